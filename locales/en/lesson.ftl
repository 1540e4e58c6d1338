### The guided first game of ESCAPE!, eight steps in two turns.
### The position it is written for: two players, pawns a1 (you) and e3 (the rival, cell a8); E=c4 S=d3 C=c2 A=f6 P=|f E!=f3,
### G1=d4 G2=|h; you have S, A, P and E!. The rival answers with G1 to d4, S to c3, E to c5 and c6.

lesson-title = Your first game
lesson-start = Learn by playing
lesson-skip = Skip the lesson
lesson-next = Next
lesson-done = Now you know how it goes.
lesson-play = Play a real game

## Your first turn

lesson-1 = Welcome! Four of the six letters are yours already: tap your pawn in corner a1.
lesson-1-well = Good. The marked fields are where it can go with one move.
lesson-2 = Step onto one of the marked fields.
lesson-2-well = That was one of the four moves of your turn.
lesson-3 = With two more moves, walk your pawn onto key C.
lesson-3-well = The letter C is yours, and the key stays. Your pawn is locked until the turn ends.
lesson-4 = One move is left: tap the guard on d4 and walk it to e4, where it sees your rival.
lesson-4-well = Spotted! Your rival goes back to the cell, and your four moves are used up.

## The rival

lesson-5 = Now it is your rival’s turn: watch what happens.
lesson-5-well = Key E is further away, key S is in your way, and the guard watches column d.

## Your second turn

lesson-6 = Your turn again: tap your pawn and try to enter d2, which the guard is watching.
lesson-6-well = Not possible: pawns never enter watched fields. Trying costs you nothing, though.
lesson-7 = Take another way: jump over key S to c4.
lesson-7-well = Well jumped! A jump costs one move for each field, so this one took two.
lesson-8 = Only the E is missing: walk your pawn onto it with your last two moves.
lesson-8-well = All six letters are yours: you have won!
