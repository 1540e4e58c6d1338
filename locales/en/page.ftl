### The page in the browser.

page-tagline = Four ways to escape
page-subline = With friends or against bots, right here in the browser. Nothing to install, no account.
page-unofficial = Escapement is an independent, unofficial project and has no ties to any publisher.
page-language = Language
page-home = To the front page
page-reload = Load again

## Who one is

page-name = Your name
page-name-bad = A name has 1 to 24 letters that can be seen.
page-guest = Guest { $number }
page-you = you

## The front page

page-practice = Practise without the clock
page-play-now = Play now
page-open = Open a table
page-open-seats = Seats at the table
page-seats = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
page-join-title = Come to a friend’s table
page-join-help = Type the six letters of the code, or paste the link that you were sent.
page-code = Code or link
page-code-bad = That is no code: it has six letters and digits, without 0, 1, I and O. A link to a table works too.
page-join = Join
page-level-label = How well the bot plays
page-level = { $level ->
    [novice] easy-going
    [normal] normal
    [good] clever
    [expert] cunning
   *[other] { $level }
}

## The connection

page-link-connecting = Connecting …
page-link-connected = Connected
page-link-local = In this browser
page-link-reconnecting = Reconnecting …
page-link-offline = No network
page-link-frozen = This table is broken and stands still
page-link-outdated = There is a new version
page-outdated = This page is older than the server. Load it again.
page-part-coming = One moment…
page-part-failed = This part of the page did not load. Check your connection and try again. Nothing of your game is lost.
page-part-again = Try again
page-table = Table { $table }
page-coming = Going to table { $table } …
page-no-such-table = There is no table { $table }. Perhaps the code is misspelt, or the table was cleared away.
page-other-game = This page cannot show this game yet.

## Gathering

page-seat-free = Free seat
page-seat-you = { $name } (you)
page-seat-bot = { $name } ({ $level })
page-bot-name = Bot { $number }
page-here = here
page-away = away
page-sit = Sit here
page-stand = Stand up
page-free = Free up
page-add-bot = Add a bot
page-start = Begin
page-start-ready = Everybody has a seat.
page-start-host = Everybody has a seat. Whoever opened the table begins the game.
page-start-free = { $count ->
    [one] One seat is still free: somebody must sit there, or a bot.
   *[other] { $count } seats are still free: somebody must sit there, or bots.
}
page-watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
page-share = Invite others
page-share-link = Link to this table
page-copy = Copy
page-copied = Copied
page-qr = The link as a picture, for the camera of a phone

## Playing

page-dealing = The game is being set up …
page-turn-yours = Your turn
page-turn-theirs = { $name } is moving
page-pick-yours = Pick your cell
page-pick-theirs = { $name } is picking a cell
page-over = The game is over
page-round = Round { $round } of { $limit }
page-left = { $count ->
    [one] One move left
   *[other] { $count } moves left
}
page-board = The board. Choose a piece, then a field. Arrow keys move the chosen piece, Escape lets it go.
page-field = Field { $field }
page-field-watched = Field { $field }, watched by a guard
page-pawn = Pawn of player { $number } on { $place }
page-piece = { $piece ->
    [G1] Guard 1 on { $place }
    [G2] Guard 2 on { $place }
   *[other] Key { $piece } on { $place }
}
page-piece-locked = { $piece }, locked for this turn
page-hint-piece = Choose a piece: your pawn, a guard or a key.
page-hint-field = Now choose one of the marked fields.
page-hint-cell = Choose one of the marked corners.
page-field-cost = { $count ->
    [one] { $field }, one move
   *[other] { $field }, { $count } moves
}
page-seconds-left = { $count ->
    [one] One second left
   *[other] { $count } seconds left
}
page-moves = All possible moves
page-no-moves = Just now there is nothing for you to do.
page-move = { $count ->
    [one] { $piece } to { $field }
   *[other] { $piece } to { $field } ({ $count } moves)
}
page-move-cell = Take cell { $cell }
page-why = Why? See the rule
page-my-letters = Your letters
page-letters = Letters: { $letters }
page-closer = Closer
page-further = Further away
page-watching = You are watching.
page-since = While you were away
page-since-scene = { $now } of { $all }
page-since-next = Next
page-since-end = Skip it
page-undo = Take back
page-players = Players
page-log = What happened

## The end

page-you-won = You have won!
page-won = { $count ->
    [one] { $names } has won!
   *[other] { $names } share the win!
}
page-again = Play again

## Getting around

page-back = Back
page-nowhere = Nobody escapes through here
page-nowhere-why = There is nothing at this address. Perhaps the link is old or the code misspelt.
page-offline-home = There is no network: against bots you can play all the same, tables for friends have to wait.
page-offline-why = No network. You will be taken to table { $table } as soon as it is back.

## The four games

page-facts = { $game ->
    [cells] 2 to 4 players · half an hour · turn by turn
    [temple] 1 to 6 players · ten minutes · all at once, together
    [master] 2 to 4 players · minutes · fast and all at once
   *[plan] 1 to 5 players · two hours · turn by turn
}
page-for = for
page-against = { $game ->
    [temple] with
   *[other] against
}
page-bots = { $count ->
   *[0] no bots
    [one] 1 bot
    [other] { $count } bots
}
page-bots-label = How many bots play along
page-open-form = Options

## Who you are

page-who = Who you are
page-name-why = This is how others see you.
page-name-stays = A name cannot be empty: you are still called { $name }.
page-sign = Your sign
page-sign-name = { $number ->
    [1] Orange circle
    [2] Blue square
    [3] Green triangle
    [4] Pink diamond
    [5] Golden cross
   *[6] Grey star
}

## Continue where I was

page-recent = Continue
page-recent-all = Show all { $count }
page-recent-with = { $game } with { $names }
page-recent-phase = { $phase ->
    [gathering] Waiting to begin
    [playing] Under way
   *[over] Over
}
page-recent-local = on this device
page-ago = { $unit ->
    [minutes] { $count } min ago
    [hours] { $count } h ago
    [days] { $count ->
        [one] yesterday
       *[other] { $count } days ago
    }
   *[moment] just now
}
page-forget = Forget table { $table }

## Settings

page-settings = Settings
page-settings-kept = All of this is kept on this device only.
page-look = Look
page-theme = Light or dark
page-theme-name = { $theme ->
    [light] Light
    [dark] Dark
   *[system] As the device
}
page-motion = Motion
page-motion-help = Pieces glide to their places instead of jumping there.
page-sound-title = Sound
page-sound = Sounds and music
page-sound-help = Steps, keys, guards, and a gong when it is your turn.
page-volume = Volume
page-soundtrack = Soundtrack
page-music = Music
page-music-help = In the Temple: drums that hurry before a slam. Gongs and doors are heard all the same.
page-voice = Say the cards
page-voice-help = In Escape Master a voice says the English title of each card you play.
page-notify = Notify me
page-notify-help = A note of your system when it is your turn and the page lies behind others.
page-vibration = Vibrate
page-vibration-help = A short tremble when it is your turn; in the Temple at gongs, slams and masks.
page-install = Install Escapement on this device
page-plain-http = This page came over plain http, so the browser lets it neither be installed nor open without a network nor hand links on. Whoever runs the server turns on https with --tls-cert and --tls-key.
page-playing = Playing
page-hints = Hints
page-hints-help = Shows where a piece can go and what the guards see.
page-left-handed = Left-handed
page-left-handed-help = Puts the buttons that you need most on the left.
page-shake = Shake to throw
page-shake-help = In the Temple, shaking the phone throws the dice.

## Rules

page-rules = Rules
page-rules-of = Rules of { $game }
page-rules-coming = The rules are coming …
page-rules-missing = The rules of { $game } could not be loaded. Try again when there is a network.
page-contents = Contents

## Opening a table

page-open-who = Who plays
page-fill = Bots to begin with
page-fill-help = They take the last seats. You can change that at the table.
page-listed = Open to everybody
page-listed-help = Otherwise only those come who have the link or the code.
page-stand-ins = A bot plays for whoever drops out
page-stand-ins-help = Only until they are back: their seat stays theirs.
page-options = How you play
page-options-more = More options
page-options-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
}
page-presets = Ready-made choices
page-other-number = Another number …
page-summary-layout = { $layout ->
    [classic] Classic
    [wide] Wide
    [tight] Tight
   *[custom] Custom start
}
page-summary-letters = { $open ->
    [yes] open letters
   *[no] hidden letters
}
page-summary-clock = { $seconds ->
    [0] no clock
   *[other] { $seconds } s per turn
}
page-summary-more = { $count ->
    [one] 1 special rule
   *[other] { $count } special rules
}
page-share-button = Send the link
page-share-home = This link works on this computer only. For friends, open the page at the address that the program printed when it started.
page-code-spelled = Code of the table: { $code }
page-watchers-besides = { $count ->
    [one] Besides you one person is watching.
   *[other] Besides you { $count } people are watching.
}
