### What each game is called and about. The front page shows it before anything of a game is there.

cells-name = ESCAPE!
cells-description = Collect the six letters of E S C A P E! before the others do, and stay out of the guards’ sight.

temple-name = Escape: The Curse of the Temple
temple-description = Throw dice all at once, wake the stones of the temple together, and get everybody out before it collapses.

master-name = Escape Master
master-description = Get rid of your cards before the others do: everybody plays at once, on the same stacks, as fast as they can.

plan-name = Escape Plan
plan-description = Collect your share of the loot all over the city, shake off the police, and be gone before the last exit closes.
