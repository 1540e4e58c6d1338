### What is said at every table, whichever game is played.


## Names and lists

seat-name = Player { $number }
seats-none = nobody
list-none = nothing
list-and = { $most } and { $last }
# Where the last word begins with the sound "i"; only Spanish makes a difference.
list-and-i = { $most } and { $last }
list-per-seat = { $name } ({ $list })
clock = { $minutes }:{ $seconds }.{ $tenths }
value-yes = Yes
value-no = No

## What happens at every table

fact-stood-in = { $seat } has dropped out. A bot plays until they are back.
fact-came-back = { $seat } is back.

## Refusals

refusal-early = Not yet: this can be done from { $until } on the game clock.
refusal-no-such-seat = There is no { $seat } at this table.
refusal-paused = The game is paused. Resume it first.
refusal-not-paused = The game is not paused, so there is nothing to resume.
refusal-past = Too late: the game clock already shows { $now }.
refusal-too-far = That is too far ahead: the game clock shows { $now }, and too much would have to happen in between.
refusal-nothing-to-undo = There is nothing that you can take back now.
refusal-not-over = The seed is shown only after the game.
refusal-over = The game is over.
refusal-log-full = The log is full or closed; nothing more goes in.

## Options that no game can be dealt with

bad-options-seats = This game is for { $min } to { $max } players.
bad-options-out-of-range = “{ $option }” must lie between { $min } and { $max }.
bad-options-conflict = “{ $option }” does not go with “{ $with }”.
bad-options-unwinnable = Nobody could win a game like this: “{ $option }” is too hard.
bad-options-layout = “{ $option }” does not work like this. { $rule }

## What is wrong with a log

flaw-check = The check does not fit: this entry, or one before it, is not what was written.
flaw-unlawful = What it asks for is not allowed at this point.
flaw-alarm = An alarm is missing, or it rang at the wrong time.
flaw-order = It cannot stand at this place or at this time.
flaw-missing = The log ends too early.
flaw-other-seed = The seed does not belong to the commitment.
flaw-bad-options = No game can be dealt with these options. { $why }
flaw-other-rules = It was made by version { $version } of the rules, which this program does not play.

## The kinds of entries in a log

entry-entropy = Luck added
entry-deal = Deal
entry-move = Move
entry-ring = Alarm
entry-undo = Move taken back
entry-sit = Seat taken
entry-pause = Pause
entry-resume = Game resumed
entry-outage = Interruption
entry-reveal = Seed revealed
entry-stop = Game stopped

## How a game ended

verdict-won = Won together
verdict-lost = Lost
verdict-ranked = Final standings
place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
place-shared = { $place ->
    [1] shared 1st place
    [2] shared 2nd place
    [3] shared 3rd place
   *[other] shared { $place }th place
}

## What the house says no to

refusal-bad-message = This message makes no sense here: { $why }
refusal-too-long = This message is too long: { $most } bytes at most.
refusal-too-fast = Too fast. Take a breath, then go on.
refusal-other-protocol = This page is older or newer than the server. Please reload it.
refusal-no-hello = The program must say hello first.
refusal-not-at-a-table = Join a table first.
refusal-no-such-table = There is no table with this code.
refusal-no-such-game = This game is not played here.
refusal-unknown-options = These options do not belong to this game: { $why }
refusal-bad-move = This is no move of this game: { $why }
refusal-house-full = There are as many tables as this server takes. Try again later.
refusal-table-full = Too many people are at this table already.
refusal-seat-taken = Somebody is sitting there already.
refusal-not-your-seat = This is not your seat.
refusal-not-the-host = Only the host of this table may do that.
refusal-no-such-bot = There is no such bot.
refusal-begun = The game has begun.
refusal-not-begun = The game has not begun yet.
refusal-seats-empty = There is still an empty seat.
refusal-ahead = That has not happened yet. Please reload.
refusal-stale = That is too long ago.
refusal-too-late = Too late: this did not reach the table in time and was not done.
refusal-frozen = Something is broken at this table, so it stands still. Nothing that was seen is lost.
refusal-closing = The server is closing. Nothing is lost.
refusal-closed-to-watchers = This game is not open to watchers.
refusal-seat-free = Nobody is sitting there.
refusal-no-free-seat = Every seat is taken.
refusal-no-person-there = There is no person in that seat.
refusal-host-is-here = The host is here, or was a moment ago. Wait for two minutes.
refusal-not-away = This player is here, or was a moment ago. Wait for a minute.
refusal-not-seated = Only those who have a seat may do that.
refusal-already-seated = You have a seat at this table already.
refusal-still-playing = The game is still going on.
refusal-proposal-open = Something else has been proposed. Answer that first.
refusal-no-proposal = There is nothing to agree to.
refusal-already-agreed = You have already agreed.
refusal-only-together = In this game you win or lose together. Propose to end it.
refusal-no-races = In this game nobody races for a split second, so there is nothing to make fair.
refusal-conceded = Whoever has given up does not come back into this game.
refusal-no-such-pass = This code is wrong, too old or used already.
refusal-no-talk = The rules forbid talking now.
