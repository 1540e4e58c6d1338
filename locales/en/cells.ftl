### ESCAPE!, the game of cells, guards and keys.
### Fixed words: turn (of four moves), move (of one field), guard, key, cell, pawn, letter, field, loop, middle line, watched, jump, locked.

## Pieces and places

# A piece by itself, or at the beginning of a sentence.
cells-piece = { $piece ->
    [pawn] Pawn
    [G1] Guard 1
    [G2] Guard 2
   *[other] Key { $piece }
}
# A piece inside a sentence, as what is moved.
cells-piece-inline = { $piece ->
    [pawn] the pawn
    [G1] guard 1
    [G2] guard 2
   *[other] key { $piece }
}
# A place on the middle line, after "from".
cells-line = the middle line at { $file }

## Facts

cells-fact-time-up = { $left ->
    [0] Time is up: { $seat } is given a cell.
    [one] Time is up: { $seat } loses one move.
   *[other] Time is up: { $seat } loses { $left } moves.
}
cells-fact-cell-picked = { $seat } moves into cell { $cell }.
cells-fact-moved = { $piece ->
    [pawn] { $seat } goes from { $from } to { $to }.
   *[other] { $seat } moves { cells-piece-inline } from { $from } to { $to }.
}
cells-fact-jumped = { $piece ->
    [pawn] { $seat } jumps from { $from } to { $to }.
   *[other] { $seat } makes { cells-piece-inline } jump from { $from } to { $to }.
}
cells-fact-sent-home = { $by ->
    [guard] A guard spots { $seat }: back to the cell!
   *[pawn] Another pawn bumps into { $seat }: back to the cell!
}
cells-fact-reached = { $taken ->
    [yes] { $seat } reaches key { $key } and takes the letter.
   *[no] { $seat } reaches key { $key }, but has that letter already.
}
cells-fact-stuck = { $seat } cannot move anything, so the turn ends.
cells-fact-turn-ended = { $seat }’s turn is over.
cells-fact-won = { $count ->
    [one] { $seats } wins! The letters: { $letters }.
   *[other] { $seats } share the win! The letters: { $letters }.
}

## Refusals

cells-refusal-over = The game is over.
cells-refusal-not-your-turn = One moment: it is { $turn }’s turn.
cells-refusal-wrong-phase = Not now: cells are picked before the first turn, and pieces move only after that.
cells-refusal-ask-closed = That question is settled. The one that is open is number { $open }.
cells-refusal-cell-taken = { $cell } is not a free cell. Pick a corner that nobody has yet.
cells-refusal-piece-locked = { $piece ->
    [pawn] Your pawn is locked and may not move again this turn.
   *[other] { cells-piece } is locked and may not move again this turn.
}
cells-refusal-not-in-reach = That is out of reach: go to the next field in line, or jump over what may be jumped. Guards stay on their loop.
cells-refusal-cell-closed = Cell { $cell } is closed: only its owner’s pawn may go in.
cells-refusal-watched = A guard watches { $field }: your pawn may neither stop there nor pass.
cells-refusal-guard-in-the-way = A guard is in the way.
cells-refusal-key-there = Key { $key } is there already, and two keys never share a field.
cells-refusal-guard-may-not-reverse = This guard has set off the other way and may not turn round now.
cells-refusal-too-few-moves = { $left ->
    [one] That jump takes { $cost } moves, and you have only one left.
   *[other] That jump takes { $cost } moves, and you have only { $left } left.
}

## The rule behind each refusal

cells-why-over = Whoever has all six letters first wins at once (EB-22).
cells-why-not-your-turn = Turns go round clockwise (EB-2).
cells-why-wrong-phase = Every pawn has a cell before the first turn begins (EB-1).
cells-why-ask-closed = Everybody picks one cell, in turn order, and keeps it (EB-1).
cells-why-cell-taken = A cell is a corner and belongs to one player for the whole game (EB-1).
cells-why-piece-locked = A piece makes all its moves of a turn in one go; after that it is locked until the turn ends (EB-5).
cells-why-not-in-reach = A move leads one field sideways or lengthways (EB-4), a pawn jumps straight over pawns and keys (EB-11), a guard follows its loop (EB-14).
cells-why-cell-closed = Nothing may enter a cell except the pawn that lives there (EB-9, EB-18).
cells-why-watched = A pawn never enters or passes a field that a guard watches (EB-8).
cells-why-guard-in-the-way = A pawn never passes a guard (EB-8), and neither a key (EB-18) nor the other guard (EB-15) may move onto one.
cells-why-key-there = Two keys never share a field, and keys do not jump (EB-18).
cells-why-guard-may-not-reverse = A guard chooses its direction when it sets off and keeps it until another piece moves (EB-14).
cells-why-too-few-moves = A jump is paid in moves, and there is no paying with moves that are not left (EB-11, Q-27).

## Options

cells-option-layout = Start position
cells-help-layout = Where the keys and the guards are at the beginning.
cells-value-layout-classic = Classic
cells-value-layout-wide = Wide: keys nearer to the edges
cells-value-layout-tight = Tight: keys close together
cells-value-layout-custom = Custom
cells-option-first-seat = First player
cells-help-first-seat = Who has the first turn.
cells-value-first-seat-random = Drawn by lot
cells-value-first-seat = { $value }
cells-option-cell-choice = Choice of cells
cells-help-cell-choice = How the pawns come to their cells.
cells-value-cell-choice-auto = Clockwise from a1
cells-value-cell-choice-pick = Everybody picks
cells-option-first-turn-moves = Moves in the first turn
cells-help-first-turn-moves = Going first is an advantage; a shorter first turn makes up for it.
cells-value-first-turn-moves = { $value ->
    [one] 1 move
   *[other] { $value } moves
}
cells-option-resume = Move a locked piece again
cells-help-resume = Whether a locked piece may move once more in the same turn.
cells-value-resume-never = Never
cells-value-resume-after-two = After two other pieces
cells-option-jump-cost = Cost of a jump
cells-help-jump-cost = How many moves a jump takes.
cells-value-jump-cost-per-field = One move per field
cells-value-jump-cost-one = One move
cells-option-jump-several = Long jumps
cells-help-jump-several = Whether a pawn may jump over more than one piece at a time.
cells-option-guard-reverse = Guards turn round
cells-help-guard-reverse = Whether a guard may change its direction while it is being moved.
cells-option-owned-key-stops = Every key stops the pawn
cells-help-owned-key-stops = Whether your pawn is locked even when it lands on a key whose letter you have.
cells-option-capture-stops = Sending home stops the pawn
cells-help-capture-stops = Whether your pawn is locked after it has sent another one home.
cells-option-key-onto-pawn = Key moved onto a pawn
cells-help-key-onto-pawn = Whether a pawn takes the letter when the key comes to it.
cells-value-key-onto-pawn-none = Gives nothing
cells-value-key-onto-pawn-own-turn = Gives you the letter
cells-value-key-onto-pawn-always = Gives any pawn the letter
cells-option-open-letters = Open letters
cells-help-open-letters = Whether everybody sees all the letters. If not, watch closely: it cannot be looked up.
cells-option-turn-limit = Most rounds
cells-help-turn-limit = After this many rounds whoever has the most letters wins; a tie is shared.
cells-value-turn-limit-off = No limit
cells-value-turn-limit = { $value ->
    [one] 1 round
   *[other] { $value } rounds
}
cells-option-turn-seconds = Time for a turn
cells-help-turn-seconds = How long a turn or the choice of a cell may take. When time is up, the moves that are left are lost.
cells-value-turn-seconds-off = No limit
cells-value-turn-seconds = { $value ->
    [one] 1 second
   *[other] { $value } seconds
}
cells-option-undo = Take moves back
cells-help-undo = Whether you may take back a move in your turn, as long as nobody has learned anything from it.

## Rules of a custom start position

cells-rule-no-key-lies-in-a-corner = No key may lie in a corner.
cells-rule-guards-stand-on-the-loop-or-on-the-line = Guards stand on their loop or on the middle line.
cells-rule-all-pieces-lie-on-distinct-places = No two pieces may share a place.

## What is true in every position

cells-invariant-options-are-lawful = the options are allowed
cells-invariant-nobody-has-six-letters-before-the-end = nobody has six letters before the end
cells-invariant-whoever-has-just-reached-a-key-has-its-letter = whoever has just reached a key has its letter
cells-invariant-open-letters-are-the-letters = the letters shown are the letters collected
cells-invariant-first-and-turn-are-seats-of-the-table = first player and player on turn sit at the table
cells-invariant-one-to-four-moves-are-left-in-a-turn = one to four moves are left in a turn
cells-invariant-the-turn-limit-ends-the-game = the game ends at the round limit
cells-invariant-a-turn-is-timed-exactly-with-turn-seconds = a turn has a deadline exactly when its time is limited
cells-invariant-the-winners-are-seats-and-known-when-it-is-over = winners sit at the table, and there are none before the game is over
cells-invariant-everybody-has-a-cell-once-picking-is-over = everybody has a cell once all have picked
cells-invariant-cells-are-picked-in-turn-order = cells are picked in turn order
cells-invariant-cells-are-distinct-corners = every cell is a corner of its own
cells-invariant-a-pawn-is-on-the-board-once-it-has-a-cell = a pawn is on the board once it has a cell
cells-invariant-pawns-are-on-distinct-fields = no two pawns share a field
cells-invariant-only-the-owner-s-pawn-is-in-a-cell = only the owner’s pawn is in a cell
cells-invariant-no-pawn-outside-its-own-cell-is-watched = no pawn outside its own cell is watched
cells-invariant-keys-are-on-distinct-fields = no two keys share a field
cells-invariant-no-key-is-in-a-cell = no key is in a cell
cells-invariant-nothing-returns-to-the-line = no key returns to the middle line
cells-invariant-guards-are-on-distinct-fields = the guards do not share a field
cells-invariant-guards-are-on-the-loop-or-on-their-start-line = guards are on their loop or where they began
cells-invariant-at-most-three-pieces-are-locked = at most three pieces are locked
cells-invariant-locks-are-of-this-turn = pieces were locked in this turn
cells-invariant-the-running-block-is-not-locked = the piece being moved is not locked
cells-invariant-only-a-moving-guard-has-a-direction = only a guard being moved has a direction
cells-invariant-nothing-moves-while-cells-are-picked = nothing moves while cells are picked
cells-invariant-every-block-has-used-a-move = every block has used a move
cells-invariant-the-winners-have-most-letters = the winners are those with the most letters
cells-invariant-what-has-moved-is-on-a-field = a piece being moved is on a field
