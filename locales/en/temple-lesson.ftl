### The guided first game of the Temple, eleven steps. Words as in temple.ftl. The dice come up with what each step needs.

# How the pupil and the mate are called.
temple-lesson-you = You
temple-lesson-mate = Mira
temple-lesson-play = Play with three bots
temple-lesson-practice = Practise without the clock

## Dice and chambers

temple-lesson-1 = Throw your dice: press the big button.
temple-lesson-1-well = Each die shows a symbol.
temple-lesson-1-hint = Begin with the big button below your dice.
temple-lesson-2 = The chamber to the east costs an adventurer and a torch. Touch the adventurer to keep it.
temple-lesson-2-well = Kept: the next throw leaves it alone.
temple-lesson-2-hint = Keep the adventurer first: touch the die with the figure on it.
temple-lesson-3 = Throw the others for a torch, then touch the chamber that lights up.
temple-lesson-3-well = You are in. What paid is blank now and must be thrown again.
temple-lesson-3-hint = An adventurer and a torch have to lie there at the same moment: then the chamber to the east lights up.
temple-lesson-4 = Two adventurers open the dark: throw, and touch the question mark that lights up.
temple-lesson-4-well = A new chamber, and there is a stone in it.
temple-lesson-4-hint = This time the way is to the east, for two adventurers.

## Masks

temple-lesson-5 = Throw again: there is a side that you do not know yet.
temple-lesson-5-well = Black masks! Those dice are locked and cannot be thrown.
temple-lesson-5-hint = Just throw once more.
temple-lesson-6 = A gold mask frees two locked dice. Throw the others, then use it.
temple-lesson-6-well = Free again. Mates in your chamber can free you as well.
temple-lesson-6-hint = As soon as a gold mask lies there, a button frees your dice.

## Stones

temple-lesson-7 = Walk into the new chamber with two adventurers, throw four keys there, and activate its stone.
temple-lesson-7-well = One stone less in the ark: that makes the way out cheaper.
temple-lesson-7-hint = First two adventurers for the chamber to the east, then four keys for its stone.
temple-lesson-8 = { temple-lesson-mate } stands beside you with four keys. Add three of yours: seven activate two stones.
temple-lesson-8-well = In one chamber the dice of all count together.
temple-lesson-8-hint = Throw until three of your dice show keys, then press the button for two stones.

## The clock

temple-lesson-9 = The gong! Back to the entrance before the doors slam, or you lose a die: throw and walk, twice.
temple-lesson-9-well = Just in time: the doors slam, and you keep all your dice.
temple-lesson-9-late = The doors slammed while you were on your way: that costs you a die for good.
temple-lesson-9-hint = South for an adventurer and a torch, then west for two adventurers.
temple-lesson-10 = Now all your dice are locked. Call the goddess: she frees everybody, but puts a stone into the ark.
temple-lesson-10-well = { temple-lesson-mate } said yes, and all dice are free.
temple-lesson-10-hint = The button is above your dice: call the goddess.

## Out

temple-lesson-11 = Some minutes and stones later you stand at the exit, with one stone in the ark: a key for it and one more makes two. Throw them and get out!
temple-lesson-11-well = You are out, and { temple-lesson-mate } got one of your dice. You all win when everybody is out before the temple collapses.
temple-lesson-11-hint = Throw until two dice show keys, then press the button.
