### The page in the browser.

page-tagline = Board games called Escape, with friends or against bots.
page-unofficial = Escapement is an independent project and has no ties to any publisher.
page-language = Language
page-home = To the front page
page-reload = Load again

## Who one is

page-name = Your name
page-name-bad = A name has 1 to 24 letters that can be seen.
page-guest = Guest { $number }
page-you = you

## The front page

page-play-now = Play now against a bot
page-open = Open a table
page-open-seats = Seats at the table
page-seats = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
page-join-title = Come to a friend’s table
page-code = Code of the table
page-code-bad = A code has six letters and digits, without 0, 1, I and O.
page-join = Join
page-level-label = How well the bot plays
page-level = { $level ->
    [novice] Novice
    [normal] Normal
    [good] Good
    [expert] Expert
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
page-watching = You are watching.
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
