### Treasures of the temple: tiles that help once.
### Fixed words: treasure, take, use up, secret passage, teleport.

## Names

temple-treasure = { $treasure ->
    [restoring_mask] Restoring mask
    [secret_passage] Secret passage
    [double_torch] Double torch
    [teleport] Teleport
    [double_key] Double key
    [giant_torch] Giant torch
    [counterspell] Counterspell
   *[stone_conjurer] Stone conjurer
}
# What it does, in one sentence.
temple-treasure-does = { $treasure ->
    [restoring_mask] Frees every locked die of everybody inside.
    [secret_passage] Opens a wall between two chambers that lie side by side.
    [double_torch] Counts as two torches for one action that needs a torch.
    [teleport] Takes a pawn to another one that is not in the same or the next chamber.
    [double_key] Counts as two keys for one action that needs a key.
    [giant_torch] Makes your chamber the safe one for everybody, instead of the entrance, until the doors slam.
    [counterspell] Removes a curse from anybody.
   *[stone_conjurer] Takes a magic stone out of the ark.
}
# What pays besides dice, after the name of a move.
temple-pay = { $double_torch ->
    [yes] , with the double torch and the double key
   *[other] { $pay ->
        [double_torch] , with the double torch
        [double_key] , with the double key
       *[other] {""}
    }
}

## Moves

temple-move-take = Take the treasure{ temple-pay }
temple-move-restore = Use the restoring mask
temple-move-conjure = Conjure a stone
temple-move-openwall = Open a secret passage to the { temple-dir } of { $cell }
temple-move-teleport = Teleport { $seat } to { $to }
temple-move-teleport-own = Teleport yourself to { $to }
temple-move-planttorch = Plant the giant torch here
temple-move-counterspell = Remove the curse { temple-curse }
temple-move-answer-treasure = Hand over: { temple-treasure }
temple-at-start = the entrance
temple-at-exit = the exit

## Questions

temple-ask-consent = May your teammate teleport you?
temple-ask-give-up = Which treasure do you hand over?

## Facts

temple-fact-treasure-laid = A treasure lies in { temple-chamber-inline }: { temple-treasure }.
temple-fact-took = { $seat } takes a treasure: { temple-treasure }.
temple-fact-spent = { $seat } uses a treasure to pay: { temple-treasure }.
temple-fact-restored = { $seat } uses the restoring mask: every locked die is free!
temple-fact-conjured = { $seat } conjures a stone out of the ark!
temple-fact-wall-opened = { $seat } opens a secret passage!
temple-fact-teleport-offered = { $seat } wants to teleport { $whose } to { temple-chamber-inline }.
temple-fact-teleport-declined = { $whose } is not teleported, and { $seat } keeps the treasure.
temple-fact-teleported = { $seat } uses a teleport: { $whose } is now in { temple-chamber-inline }.
temple-fact-gave-up = { $seat } hands over a treasure: { temple-treasure }.
temple-fact-countered = { $seat } uses a counterspell: { $whose } is free of the curse { temple-curse }!
temple-fact-torch-planted = { $seat } plants a giant torch in { temple-chamber-inline }: until the doors slam, only this chamber is safe!
temple-fact-torch-out = The giant torch burns out.

## Refusals

temple-refusal-no-treasure-here = There is no treasure in this chamber.
temple-refusal-no-such-treasure = You do not have this treasure: { temple-treasure }.
temple-refusal-not-needed = Nothing here needs this treasure: { temple-treasure }.
temple-refusal-no-wall = To the { temple-dir } there is no wall that a secret passage could open.
temple-refusal-not-inside = { $seat } is not in the temple.
temple-refusal-nobody-there = Nobody else is there. A teleport leads to another player.
temple-refusal-too-near = That is too close. A teleport does not lead to the same or the next chamber.
temple-refusal-mate-is-asked = { $seat } has to answer another question first.
temple-refusal-already-offered = You have already offered your teleport to somebody.
temple-refusal-curse-not-on-table = The curse { temple-curse } is on nobody.
temple-refusal-no-torch-here = A giant torch cannot stand in an illusion.
temple-refusal-torch-stands = A giant torch is burning already.
temple-refusal-torch-too-late = The doors will not slam again, so a giant torch is of no use now.

temple-why-no-treasure-here = Treasures lie in the chambers that show one, until somebody takes them (§1.11).
temple-why-no-such-treasure = Only the player who holds a treasure can use it, and it cannot be traded (§1.11).
temple-why-not-needed = A double torch or a double key pays for an action that needs at least one of its symbol (§1.11, §1.19).
temple-why-no-wall = A secret passage opens the edge between two chambers that lie side by side and have no open passage there (§1.11).
temple-why-not-inside = Only pawns inside can be moved (§1.11).
temple-why-nobody-there = A teleport ends in a chamber where at least one other pawn is (§1.11).
temple-why-too-near = The two chambers must not have an edge in common, walls or not (§1.11).
temple-why-mate-is-asked = A mate who is to be teleported has no other open question, except the vote (§1.19).
temple-why-already-offered = While a mate thinks about it, the treasure cannot be used otherwise (§1.20).
temple-why-curse-not-on-table = A counterspell removes a curse that is in front of a player (§1.16).
temple-why-no-torch-here = An illusion vanishes when the doors slam, and the torch would vanish with it (§1.13).
temple-why-torch-stands = Only one giant torch stands at a time (§1.13).
temple-why-torch-too-late = A giant torch counts for the next time the doors slam, and that happens twice (§1.13).

## Options

temple-option-treasures = Treasures
temple-help-treasures = Some chambers hold a treasure that helps once. It costs two keys to take.
# Several options with one press.
temple-preset-first-game = First game
temple-preset-curses-and-treasures = Curses and treasures

## What is true at every moment

temple-invariant-no-treasure-comes-from-nowhere = there are never more treasures than in the box
temple-invariant-treasures-lie-where-they-are-shown = treasures lie only in chambers that show one
temple-invariant-treasures-leave-with-their-owner = a player who has escaped holds no treasures
temple-invariant-every-offer-to-teleport-has-its-treasure = a player offers no more teleports than they hold
temple-invariant-a-giant-torch-stands-in-a-chamber-that-stays = a giant torch stands in a chamber that does not vanish
