### Watching a finished game again.

page-replay = The game again
page-replay-bad = This is not a log of a game, or not one that this page can read.
page-replay-not-over = This game is not over yet. It can be watched again when it is.
page-replay-not-sound = This log is not what was played: an entry does not fit its check, or the luck is not the one that was promised.
page-replay-at = Moment { $number } of { $count }
page-replay-slider = Moment of the game
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-run = Play
page-replay-stop = Stop
page-replay-on = One step on
page-replay-last = To the end
page-replay-speed-label = Speed
page-replay-speed = { $factor } × speed
page-replay-eyes = Through whose eyes
page-replay-eyes-all = See everything
page-replay-eyes-watcher = As a watcher
page-replay-eyes-seat = As { $name }
page-replay-link = Link to this moment
page-replay-download = Save the log
page-replay-watch = Watch again
page-replay-import = Watch a saved game
page-replay-coming = Fetching the game …
page-replay-file = The saved log
page-letters-hidden = hidden
page-verify-good = The dice are fair: verified here
page-verify-bad = This is not the luck that was promised
page-verify-sound = The log is sound; its promise was not seen here
page-verify-kept = Before the deal this browser was shown a promise, and kept it. The seed that was laid open at the end fits it, and every entry follows from it.
page-verify-other = Before the deal this browser was shown another promise than the one in this log. Whoever ran the table has something to explain.
page-verify-unkept = The seed fits the promise in this log, and every entry follows from it. This browser was not there before the deal, so it cannot say whether the promise is the one that was shown then.
page-verify-means = This proves that the luck was not chosen afterwards. It does not prove that whoever runs the server did not look into hands: a host can.

## The big screen

page-screen-coming = One moment …
page-screen-gathering = Who plays along?
page-screen-invite = Scan and sit down, or watch.

## The end of a game

page-next-game = To the next game
page-nobody-won = The game has ended without a winner
page-ended-agreed = Everybody agreed to end it.
page-ended-conceded = { $name } has given up.
