### What the command prints.

## Lines that the referee cannot take

cli-error-bad-json = This line is not valid JSON. Write one JSON object per line.
cli-error-too-deep = This line is nested too deeply.
cli-error-line-too-long = This line is too long.
cli-error-unknown-command = There is no command “{ $name }”.
cli-error-missing = “{ $field }” is missing.
cli-error-bad-field = “{ $field }” cannot be read: { $why }
cli-error-unknown-game = There is no game “{ $name }”. On the shelf: { $games }.
cli-error-no-game = There is no game on the table yet. Deal one first.
cli-error-bad-options = No game can be dealt like this. { $why }
cli-error-bad-move = This move cannot be read: { $why }
cli-error-bad-state = This position cannot be read: { $why }
cli-error-broken-invariant = This position cannot come up in a game. It breaks “{ $invariant }” ({ $detail }).
cli-error-no-such-seat = There is no such seat at this table.
cli-error-unknown-field = This command does not take “{ $field }”.
cli-error-set-up-by-hand = This position was set up by hand, so there is no log that leads to it.

## Files that are no log

cli-error-cannot-read = { $file } cannot be read: { $why }
cli-error-not-a-log = { $file } is not the log of a game.
cli-error-log-form = This log is written in a form that this program does not know. Try a newer version of the program.
cli-error-log-other-game = This is the log of another game: { $game }.
cli-error-log-header = The beginning of the log cannot be read: { $why }
cli-error-log-truncated = The log stops in the middle of entry { $entry }. Was the whole file copied?
cli-error-log-entry = Entry { $entry } of the log cannot be read: { $why }
cli-error-log-too-long = The log has more entries than a log may have.
cli-error-no-seed = The log holds no seed: either the game is not over, or the log was cut off.

## verify

cli-verify-good = { $entries ->
    [one] The log of { $game } is sound: its one entry comes out as it is written.
   *[other] The log of { $game } is sound: all { $entries } entries come out as they are written.
}
cli-verify-luck = If the commitment is the one you were shown before the deal, nobody has chosen the luck afterwards; what this does not prove is that the host, who can see everything hidden, kept it to themselves.
cli-verify-other-commitment = You were shown the commitment { $expected }, but this log has { $found }. It is not the log of that game.
cli-verify-breaks = The log breaks at entry { $entry }. { $why }

## replay

cli-replay-title = { $game }, { $seats ->
    [one] 1 player
   *[other] { $seats } players
}, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}
cli-replay-winner = The win goes to { $names }.
cli-replay-undone = { $name } takes the last move back.
cli-replay-bot-sits = The bot { $bot } sits down for { $name }.
cli-replay-person-sits = { $name } sits down.

## sim

cli-sim-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $finished } finished
cli-sim-unknown-bot = There is no bot “{ $name }” for this game. There are: { $known }.
cli-sim-together = won together
cli-sim-seat = seat { $number }
cli-sim-quartiles = Smallest, quarter, middle, three quarters, largest:
cli-sim-moves = moves in a game
cli-sim-seconds = seconds in a game
cli-sim-seconds-to-win = seconds to win
cli-sim-wins-by-leader = Games won, by the leader dealt at the start:
cli-sim-blunders-by-leader = Blunders in a round, by leader:
cli-sim-blunders-by-story = Blunders in a round, by the story drawn for it:
cli-sim-rounds = Rounds in a game, and seconds in a round:
cli-sim-money-by-plan = Money at the end of those who escaped, by plan card:
cli-sim-money-by-group = The same, by the colour that was complete first:
cli-sim-money-by-part = Where that money comes from:
cli-sim-arrests-by-plan = Arrests, by plan card:

cli-serve-ready = Escapement is ready. Everything is kept in { $data }. Open one of these:
cli-serve-scan = Phones in the same network: scan this, or type { $link }
cli-serve-host = For the host alone: { $link }
cli-serve-no-page = This program was built without the page; only the socket at /api/socket answers.
cli-serve-how-to-stop = Ctrl-C stops it; nothing is lost.
cli-serve-stopping = Stopping.
cli-serve-cannot = Cannot serve: { $why }

## load

cli-load-cannot = No load: { $why }
cli-load-who = { $tables } tables of { $game }, { $players } people and { $bots } bots at each, { $sockets } sockets each
cli-load-moves = { $rate } moves/s accepted, durable and seen by everybody at the table, over { $seconds } s
cli-load-offered = { $rate } moves/s were to be made
cli-load-seen = from move to seen by all: p50 { $p50 } ms, p99 { $p99 } ms, longest { $max } ms
cli-load-kept = from move to “it is on disk”: p50 { $p50 } ms, p99 { $p99 } ms, longest { $max } ms
cli-load-server = server: { $micros } µs of processor time per move, { $cores } processors busy, { $memory } MiB of memory; generator: { $own } processors
cli-load-back = { $tables } tables were cut off; a move was accepted again after: half { $p50 } ms, 99 % { $p99 } ms, all { $max } ms
cli-load-idle = { $count } idle sockets, { $bytes } bytes of the server's memory each
cli-load-idle-fewer = Not all of them came: { $why }
cli-load-refused = refused: { $code }, { $count } times
cli-load-checked = { $acknowledged } moves acknowledged, { $tables } tables looked at anew: { $lost } with something lost, { $differing } that differ, { $silent } silent
cli-load-odd = { $gaps } gaps, { $takenback } taken back, { $unseen } not seen in time, { $resyncs } resyncs, { $reconnects } reconnects, { $opened } tables opened

## backup and restore

cli-backup-done = { $tables ->
    [one] Everything is in { $file }: 1 table.
   *[other] Everything is in { $file }: { $tables } tables.
}
cli-backup-nothing = Nothing is kept in { $data }. Say with --data where the server keeps everything.
cli-backup-in-use = A server is using { $data }. Download the backup from its host page (“serve” prints the link), or stop the server first.
cli-backup-exists = { $file } is there already and is not overwritten. Choose another name.
cli-backup-cannot = No backup: { $why }
cli-restore-done = { $tables ->
    [one] { $data } now holds 1 table, { $unfinished } of them not over. Start the server with this folder, and the games go on.
   *[other] { $data } now holds { $tables } tables, { $unfinished } of them not over. Start the server with this folder, and the games go on.
}
cli-restore-missing = There is no file { $file }.
cli-restore-exists = Something is kept in { $data } already. With --force it is overwritten.
cli-restore-in-use = A server is using { $data }. Stop it first.
cli-restore-foreign = { $file } is not a backup of this program. Nothing was changed.
cli-restore-newer = { $file } was written by a newer version of this program. Nothing was changed; install that version.
cli-restore-damaged = { $file } is damaged or not whole ({ $why }). Nothing was changed.
cli-restore-cannot = Not restored: { $why }
