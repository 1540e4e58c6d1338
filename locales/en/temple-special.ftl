### Illusions and special chambers of the temple.
### Fixed words: illusion chamber, vanish, alliance chamber, link, double chamber, treasure chamber, chalice, carry.

## Moves

# What comes along, after the name of a move.
temple-carry = { $carry ->
    [yes] {" "}and carry the chalice along
   *[other] {""}
}
temple-move-link = Link the alliance chambers{ temple-pay }

## Facts

temple-fact-outside = { $count ->
    [0] Nobody is outside the safe chamber.
    [one] { $seats } is outside the safe chamber.
   *[other] { $seats } are outside the safe chamber.
}
temple-fact-vanished = An illusion dissolves: { temple-chamber-inline }.
temple-fact-sent-home = { $seat } is suddenly in { temple-chamber-inline }.
temple-fact-chalice-sent-home = The chalice is suddenly in { temple-chamber-inline }.
temple-fact-linked = { $stones ->
    [one] { $seat } links the alliance chambers: a stone is activated!
   *[other] { $seat } links the alliance chambers: { $stones } stones are activated!
}
temple-fact-chalice-found = { $seat } has found the chalice! Carry it to the exit.
temple-fact-chalice-carried = { $seat } carries the chalice into { temple-chamber-inline }.
temple-fact-chalice-delivered = { $seat } brings the chalice to the exit!
temple-fact-chalice-left = Everybody is out, but the chalice stayed behind: you have lost.

## Refusals

temple-refusal-no-alliance-here = This is no alliance chamber.
temple-refusal-already-linked = The alliance chambers have been linked already.
temple-refusal-not-primed = A second alliance chamber has to show its symbols at the same moment.
temple-refusal-link-instead = The stone of an alliance chamber is activated by linking it with another one.
temple-refusal-no-chalice-here = The chalice is not in this chamber.
temple-refusal-too-few-black-masks = { $count ->
    [one] It takes a locked die of your own.
   *[other] It takes { $count } locked dice of your own.
}

temple-why-no-alliance-here = Alliance chambers are linked from inside one of them (§1.13).
temple-why-already-linked = Alliance chambers can be linked once in a game; a chamber that was left out stays dark (§1.13).
temple-why-not-primed = A link needs at least two alliance chambers whose symbols are shown by players inside them, at the same moment (§1.13).
temple-why-link-instead = An alliance chamber works together with another one, never alone (§1.13).
temple-why-no-chalice-here = You can carry the chalice on from the chamber where it stands (§1.13).
temple-why-too-few-black-masks = In the abyss one player alone has to show five black masks. They stay locked (§1.16).

## Options

temple-option-illusions = Illusion chambers
temple-help-illusions = Six chambers vanish whenever the doors slam, with everybody who stands in them.
temple-option-illusion-masks = Illusions bring curses
temple-help-illusion-masks = With curses, an illusion chamber brings one whenever it is discovered.
temple-option-alliance = Alliance chambers
temple-help-alliance = Three chambers that only give their stones when two of them are linked.
temple-option-double = Double chambers
temple-help-double = Two chambers with a wall inside. The two stones lie in the back, which you enter from another side.
temple-option-treasure-chamber = Treasure chamber
temple-help-treasure-chamber = Somewhere stands a chalice. You only win if you carry it to the exit.
temple-bad-options-conflict-alliance = Alliance chambers need at least two players.
temple-bad-options-conflict-doomed = “Doomed” needs curses or treasures.
temple-bad-options-unwinnable = This cannot be won: of { $stones } stones, no more than { $most } can be activated, and nobody could pay for the way out. Choose an easier difficulty, or add treasures, alliance chambers, double chambers or the abyss.
temple-option-abyss = Abyss
temple-help-abyss = A chamber whose two stones take five black masks; with curses also the cards Lost treasure and Double curse.
temple-option-doomed = Doomed
temple-help-doomed = The treasure Counterspell and the curses Doomed and Upright.
temple-option-extra-cards = More cards
temple-help-extra-cards = The curse Soul swap and the treasure Giant torch. If nothing is chosen, they come with illusions and special chambers.

## What is true at every moment

temple-invariant-a-link-uses-alliance-chambers = alliance chambers are used up by a link and by nothing else
temple-invariant-the-chalice-is-where-it-can-be = the chalice is hidden, in a chamber, or at the exit
