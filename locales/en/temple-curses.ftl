### Curses of the temple: cards that make one player's life harder until they are broken.
### Fixed words: curse, break a curse, mask, set aside, card.

## Names

temple-curse = { $curse ->
    [trap] Trap
    [silence] Silence
    [broken_die] Broken die
    [lost_die] Lost die
    [masquerade] Masquerade
    [soul_swap] Soul swap
    [lost_treasure] Lost treasure
    [double_curse] Double curse
    [doomed] Doomed
    [upright] Upright
   *[bewitched_hand] Bewitched hand
}
# What it does, in one sentence.
temple-curse-does = { $curse ->
    [trap] You cannot enter or discover chambers.
    [silence] You cannot talk: chat, voice and signs are closed.
    [broken_die] One of your dice is set aside until the curse is broken.
    [lost_die] A die that falls off the table when you roll is lost.
    [masquerade] Your gold masks free only one die each.
    [soul_swap] You and a teammate steer each other’s pawn.
    [lost_treasure] You hand over one of your treasures.
    [double_curse] Anybody who has to draw a curse draws two.
    [doomed] You cannot escape.
    [upright] You can only roll while you stand: stand up at least every six seconds.
   *[bewitched_hand] You can only roll while you hold the key or the corner for your hand.
}

## Moves

temple-move-break = Break the curse { temple-curse }{ temple-pay }
temple-move-hand = { $on ->
    [yes] Put your hand on your head
   *[no] Take your hand off your head
}
temple-move-stand = Stand up
temple-move-answer-seat = Swap with { $seat }

## Questions

temple-ask-partner = With whom do you swap pawns?

## Facts

temple-fact-cursed = { $seat } draws the curse { temple-curse }. It is broken with { $faces }.
temple-fact-curse-discarded = { $seat } draws the curse { temple-curse }, which has no effect and is discarded.
temple-fact-set-aside = A die of { $seat } is broken and set aside.
temple-fact-curse-broken = { $seat } breaks the curse { temple-curse }!
temple-fact-swapped = { $seat } and { $whose } swap souls: each now steers the other’s pawn!
temple-fact-swapped-back = { $seat } and { $whose } steer their own pawns again.
temple-fact-lost-treasure = { $seat } draws the curse Lost treasure and has to hand over a treasure.

## Refusals

temple-refusal-trapped = You are trapped: you cannot leave this chamber or discover another until you break the curse.
temple-refusal-no-such-curse = The curse { temple-curse } is not on you.
temple-refusal-hand-off = Your hand is bewitched: keep it on your head, then you can roll.
temple-refusal-answer-first = Answer your question first.
temple-refusal-not-standing = You have to stand to roll. Stand up!
temple-refusal-doomed = You are doomed: you cannot escape until you break the curse.

temple-why-trapped = A trap forbids entering and discovering, until its three symbols break it (§1.10).
temple-why-no-such-curse = Only the player who has the card in front of them suffers from it and can break it (§1.10).
temple-why-hand-off = With a bewitched hand you roll one-handed: the other one is on the key or in the corner (§3.7).
temple-why-answer-first = A player who has to choose a partner or a treasure can do nothing else until that is done (§1.20).
temple-why-not-standing = You stand for six seconds each time; when they are over, you have to stand up again and wait a moment (§3.7).
temple-why-doomed = A doomed player cannot escape (§1.16).

## Options

temple-option-curses = Curses
temple-help-curses = Chambers with a mask bring a curse to the player who discovers them.

## What is true at every moment

temple-invariant-every-curse-is-in-one-place = every curse card is in exactly one place
temple-invariant-curses-lie-before-those-inside = curses are on players who are inside
temple-invariant-a-broken-die-sets-one-die-aside = a broken die sets aside one die at most
temple-invariant-a-soul-swap-is-between-two-who-are-inside = a soul swap is between two players who are inside
