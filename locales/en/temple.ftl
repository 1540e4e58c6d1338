### Escape: The Curse of the Temple, ten minutes of dice, stones and slamming doors.
### Fixed words: chamber, stone, activate, ark, goddess, gong, slam, gold mask, black mask, locked, free, blank, opening,
### passage, access, pile, share.

## Dice, directions and chambers

# A symbol by itself.
temple-symbol = { $symbol ->
    [A] Adventurer
    [T] Torch
    [K] Key
    [G] Gold mask
   *[X] Black mask
}
# So many of one symbol, in a list of what somebody throws.
temple-face = { $face ->
    [A] { $count ->
        [one] an adventurer
       *[other] { $count } adventurers
    }
    [T] { $count ->
        [one] a torch
       *[other] { $count } torches
    }
    [K] { $count ->
        [one] a key
       *[other] { $count } keys
    }
    [G] { $count ->
        [one] a gold mask
       *[other] { $count } gold masks
    }
    [fell] { $count ->
        [one] a die that falls off the table
       *[other] { $count } dice that fall off the table
    }
   *[X] { $count ->
        [one] a black mask
       *[other] { $count } black masks
    }
}
# So many dice, as what is freed or used.
temple-dice = { $count ->
    [one] a die
   *[other] { $count } dice
}
temple-dir = { $dir ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
# A chamber by itself.
temple-chamber = { $tile ->
    [START] Entrance chamber
    [EXIT] Exit chamber
    [S01] Stone chamber S01 (keys)
    [S02] Stone chamber S02 (keys)
    [S03] Stone chamber S03 (torches)
    [S04] Stone chamber S04 (torches)
    [B08] Chamber B08 (one stone, torches)
    [B09] Chamber B09 (one stone, torches)
    [B10] Chamber B10 (one stone, torches)
    [B11] Chamber B11 (one stone, keys)
    [B12] Chamber B12 (one stone, keys)
    [B13] Chamber B13 (one stone, keys)
    [C08] Chamber C08 (one stone, torches)
    [C09] Chamber C09 (one stone, torches)
    [C10] Chamber C10 (one stone, torches)
    [C11] Chamber C11 (one stone, keys)
    [C12] Chamber C12 (one stone, keys)
    [C13] Chamber C13 (one stone, keys)
    [IT1] Illusion chamber IT1 (one stone, torches)
    [IT2] Illusion chamber IT2 (one stone, torches)
    [IT3] Illusion chamber IT3 (one stone, torches)
    [IK1] Illusion chamber IK1 (one stone, keys)
    [IK2] Illusion chamber IK2 (one stone, keys)
    [IK3] Illusion chamber IK3 (one stone, keys)
    [L1] Alliance chamber L1 (torches)
    [L2] Alliance chamber L2 (keys)
    [L3] Alliance chamber L3 (torches)
    [D1] Double chamber D1
    [D1-back] Back half of double chamber D1 (two stones, keys)
    [D2] Double chamber D2
    [D2-back] Back half of double chamber D2 (two stones, torches)
    [TC] Treasure chamber
    [PIT] Abyss
   *[other] Chamber { $tile }
}
# A chamber inside a sentence.
temple-chamber-inline = { $tile ->
    [START] the entrance chamber
    [EXIT] the exit chamber
    [S01] stone chamber S01 (keys)
    [S02] stone chamber S02 (keys)
    [S03] stone chamber S03 (torches)
    [S04] stone chamber S04 (torches)
    [B08] chamber B08 (one stone, torches)
    [B09] chamber B09 (one stone, torches)
    [B10] chamber B10 (one stone, torches)
    [B11] chamber B11 (one stone, keys)
    [B12] chamber B12 (one stone, keys)
    [B13] chamber B13 (one stone, keys)
    [C08] chamber C08 (one stone, torches)
    [C09] chamber C09 (one stone, torches)
    [C10] chamber C10 (one stone, torches)
    [C11] chamber C11 (one stone, keys)
    [C12] chamber C12 (one stone, keys)
    [C13] chamber C13 (one stone, keys)
    [IT1] illusion chamber IT1 (one stone, torches)
    [IT2] illusion chamber IT2 (one stone, torches)
    [IT3] illusion chamber IT3 (one stone, torches)
    [IK1] illusion chamber IK1 (one stone, keys)
    [IK2] illusion chamber IK2 (one stone, keys)
    [IK3] illusion chamber IK3 (one stone, keys)
    [L1] alliance chamber L1 (torches)
    [L2] alliance chamber L2 (keys)
    [L3] alliance chamber L3 (torches)
    [D1] double chamber D1
    [D1-back] the back half of double chamber D1 (two stones, keys)
    [D2] double chamber D2
    [D2-back] the back half of double chamber D2 (two stones, torches)
    [TC] the treasure chamber
    [PIT] the abyss
   *[other] chamber { $tile }
}

## Moves, as buttons offer them

temple-move-answer = { $with ->
    [ready] I am ready
    [yes] Yes, I agree
   *[no] No, not now
}
temple-move-throw = Throw { $dice }
temple-move-free = Free { $seat } with a gold mask
temple-move-free-own = Free your own dice with a gold mask
temple-move-enter = Walk { temple-dir }{ temple-carry }{ temple-pay }
temple-move-discover = Discover what lies to the { temple-dir }
temple-move-activate = { $tier ->
    [one] Activate a stone
   *[other] Activate { $tier } stones
}{ temple-pay }
temple-move-escape = Escape and leave a die for { $gift }{ temple-pay }
temple-move-escape-no-gift = Escape{ temple-pay }
temple-move-goddess = Call the goddess
temple-move-share = { $on ->
    [yes] Share your dice
   *[no] Keep your dice to yourself
}

## Questions

temple-ask-start = Are you ready? The clock starts when everybody is.
temple-ask-goddess = Shall we call the goddess? She frees every locked die, but one more stone goes into the ark.

## Where you are, in words

temple-around-here = You are in { temple-chamber-inline }.
temple-around-exit = { $count ->
    [one] Getting out costs you a key.
   *[other] Getting out costs you { $count } keys.
}
temple-around-stones = { $stones ->
    [one] Here { temple-face } activate a stone.
   *[other] Here { temple-face } activate { $stones } stones.
}
temple-around-price = { $price ->
    [AA] two adventurers
    [AT] an adventurer and a torch
   *[AK] an adventurer and a key
}
temple-around-enter = To the { temple-dir }: { temple-chamber-inline }. Price: { temple-around-price }.
temple-around-discover = To the { temple-dir }: unknown. Discover it for two adventurers.
temple-around-way = { $what ->
    [start] The entrance
    [exit] The exit
    [dark] The nearest unknown opening
   *[stones] The nearest stones
}: { $count ->
    [one] next door, to the { temple-dir }
   *[other] { $count } rooms away, first to the { temple-dir }
}.

## Facts

temple-fact-laid = Next to the entrance lies { temple-chamber-inline }.
temple-fact-ready = { $seat } is ready.
temple-fact-clock-set = Everybody is ready: it begins!
temple-fact-thrown = { $seat } throws { $faces }.
temple-fact-freed = { $seat } uses a gold mask: { $whose } gets { $dice } back.
temple-fact-entered = { $seat } enters { temple-chamber-inline }.
temple-fact-put-back = This one would have closed the temple, so it goes back into the pile: { temple-chamber-inline }.
temple-fact-discovered = { $seat } discovers { temple-chamber-inline }.
temple-fact-paid = { $seat } puts in { $dice }.
temple-fact-activated = { $stones ->
    [one] { $seat } activates a stone in { temple-chamber-inline }.
   *[other] { $seat } activates { $stones } stones in { temple-chamber-inline }.
}
temple-fact-escaped = { $seat } is out of the temple!
temple-fact-gave = { $seat } leaves a die for { $whose }.
temple-fact-called = { $seat } wants to call the goddess!
temple-fact-voted = { $yes ->
    [yes] { $seat } is for calling the goddess.
   *[no] { $seat } is against calling the goddess.
}
temple-fact-goddess-helped = The goddess frees every locked die, and one more stone goes into the ark.
temple-fact-goddess-not-called = Not everybody agreed, so the goddess is not called.
temple-fact-gong = { $times ->
    [1] The gong sounds: hurry back to the entrance!
    [2] The gong sounds twice: hurry back to the entrance once more!
   *[3] The gong sounds three times: get out, the temple is about to collapse!
}
temple-fact-slam = { $times ->
    [1] The doors slam for the first time.
   *[2] The doors slam for the second time.
}
temple-fact-lost-die = { $seat } is not at the entrance and loses a die.
temple-fact-collapsed = The temple collapses!
temple-fact-ended = { $won ->
    [yes] Everybody is out: you have won!
   *[no] Not everybody got out: you have lost.
}

## What becomes of it, worth a word of its own

temple-fact-locked-up = { $count ->
    [one] { $seat } is locked up: the last die shows a black mask!
   *[other] { $seat } is locked up: all { $count } dice!
}
temple-fact-exit-found = The exit is found!
temple-fact-ark-empty = The ark is empty: one key each, and you are out!
temple-fact-all-safe = Everybody is at the entrance: nobody loses a die.

## Refusals

temple-refusal-over = The expedition is over.
temple-refusal-ask-closed = That question is closed, or it is not for you.
temple-refusal-no-answer = That is no answer to this question.
temple-refusal-not-started = Not yet: it starts when everybody is ready.
temple-refusal-escaped = You are out of the temple already. Lean back and cheer the others on.
temple-refusal-not-throwable = That cannot be thrown. Pick at least one of your dice, and none that is locked.
temple-refusal-not-here = You cannot reach { $seat } from your chamber.
temple-refusal-nothing-locked = { $seat } has no locked die.
temple-refusal-no-passage = There is no way through to the { temple-dir }.
temple-refusal-no-access = There is nothing to discover to the { temple-dir }.
temple-refusal-pile-empty = No chambers are left to discover.
temple-refusal-no-stones = There are no stones in this chamber.
temple-refusal-stones-used = The stones of this chamber have been used.
temple-refusal-no-such-tier = The list of this chamber has no row { $tier }.
temple-refusal-ark-empty = The ark is empty: all stones are activated. Run for the exit!
temple-refusal-not-at-exit = You can only leave the temple from the exit chamber.
temple-refusal-gift-needed = Say who gets one of your dice: somebody is still inside.
temple-refusal-no-gift = Your die can only go to somebody else who is still inside.
temple-refusal-no-goddess = There is no stone left to call the goddess with.
temple-refusal-vote-open = The vote on the goddess is on already.
temple-refusal-nobody-locked = Nobody has a locked die, so let the goddess sleep.
temple-refusal-no-change = That is how it is already.
temple-refusal-early = One moment: you cannot do that yet.
temple-refusal-too-few-symbols = That costs { $faces }, and the dice do not show it yet. Keep throwing!

## The rule behind each refusal

temple-why-over = The expedition ends when the last adventurer is out, or with the collapse (§1.6).
temple-why-ask-closed = A question is open for a limited time, and only to those it was put to (§1.20).
temple-why-no-answer = Before the start you say that you are ready; to the call for the goddess you say yes or no (§1.20).
temple-why-not-started = The clock starts when everybody has said ready, or when the time for that is up (§1.20).
temple-why-escaped = Whoever has escaped may watch and talk, but not throw, help or vote (§1.8).
temple-why-not-throwable = You throw any of your own dice as often as you like, except those that a black mask has locked (§1.3).
temple-why-not-here = A gold mask helps you, or one adventurer in the same chamber (§1.3).
temple-why-nothing-locked = A gold mask frees one or two locked dice; without any it would be wasted (§1.8).
temple-why-no-passage = You can walk where two chambers have their openings side by side (§1.1).
temple-why-no-access = A new chamber goes where an opening of yours leads into the unknown (§1.4).
temple-why-pile-empty = When the pile is used up, the temple has no more chambers (§1.8).
temple-why-no-stones = Stones are activated in the chambers that show them (§1.4).
temple-why-stones-used = A chamber works once; stones that you leave there are lost (§1.4).
temple-why-no-such-tier = Four symbols activate one stone; in the stone chambers seven activate two, and ten activate three (§1.4).
temple-why-ark-empty = What you activate comes from the ark, so there has to be a stone in it (§1.8).
temple-why-not-at-exit = The exit chamber is the only way out (§1.4).
temple-why-gift-needed = Whoever escapes gives one die to somebody who is still inside (§1.4, §1.8).
temple-why-no-gift = Dice are given to adventurers inside; the last one out gives none (§1.8).
temple-why-no-goddess = The goddess helps twice at most, and born explorers not at all (§1.4, §1.7).
temple-why-vote-open = Each call is voted on by itself, within five seconds (§1.9).
temple-why-nobody-locked = The goddess frees locked dice, so somebody inside has to have one (§1.19).
temple-why-no-change = You share your dice with your chamber or you do not; asking again changes nothing (§1.19).
temple-why-early = After a throw your hands are busy for a moment, and so they are after walking or discovering (§3.8); when the goddess was not called, five seconds pass before the next try (§1.9).
temple-why-too-few-symbols = All symbols have to show at the same moment. For stones everybody in the chamber who shares chips in; the rest you pay alone (§1.4, §1.19).

## Options

temple-option-difficulty = Difficulty
temple-help-difficulty = How many stones lie in the ark, and whether the goddess helps.
temple-value-difficulty-pioneer = Pioneers
temple-value-difficulty-seasoned = Seasoned explorers: three more stones
temple-value-difficulty-born = Born explorers: six more stones, no goddess
temple-option-track = Soundtrack
temple-help-track = When the gong sounds, the doors slam and the temple collapses. Your own soundtrack is six times in seconds: gong, doors, gong, doors, gong, collapse.
temple-value-track-a = A: first gong after 3 minutes
temple-value-track-b = B: first gong after 3½ minutes
temple-value-track-off = Practice: no clock
temple-value-track = Your own, in seconds: { $value }
temple-option-pace = Pace
temple-help-pace = How soon you can act again after throwing, walking or discovering; people and bots alike.
temple-value-pace-paced = As fast as hands are
temple-value-pace-free = No brake
temple-value-pace-act-ms = Your own times
temple-option-intro-ms = Introduction
temple-help-intro-ms = How long the story is told between the last “ready” and the start, in milliseconds.
temple-value-intro-ms = { $value ->
    [0] None
    [one] 1 millisecond
   *[other] { $value } milliseconds
}

## Rules of a soundtrack of one’s own

temple-rule-six-numbers-each-above-the-one-before = It takes six times above zero, each later than the one before.

## What counts at the end

temple-part-time-left = Time left
temple-part-stones-left = Stones left in the ark
temple-part-dice-lost = Dice lost

## What is true at every moment

temple-invariant-options-are-lawful = the options are allowed
temple-invariant-every-chamber-is-in-one-place = every chamber is in exactly one place
temple-invariant-only-stones-can-be-used = only chambers with stones can be used up
temple-invariant-the-goddess-has-at-most-two-stones = the goddess has at most two stones, and none for born explorers
temple-invariant-no-stones-come-from-nowhere = the ark never holds more stones than are in play
temple-invariant-dice-leave-with-their-owner = whoever has escaped has no dice in the temple
temple-invariant-every-seat-has-its-dice-and-gifts = nobody got more or fewer dice than dealt and given
temple-invariant-it-is-won-when-everybody-is-out = it is won when everybody is out
temple-invariant-it-is-lost-when-somebody-is-inside = it is lost when somebody is inside at the end
temple-invariant-the-clock-starts-when-all-are-ready = the clock starts when everybody is ready
temple-invariant-asks-wait-for-somebody-inside = every open question has a deadline and waits for somebody inside
temple-invariant-asks-are-numbered = questions are numbered in order
temple-invariant-a-vote-needs-a-stone-and-a-running-clock = a vote on the goddess needs a stone and a running clock
temple-invariant-six-things-happen-by-the-clock = the clock brings three gongs, two slams and the collapse

## How a game was lost

temple-ending-locked-before-exit-was-found = somebody was locked up before the exit was found
temple-ending-exit-not-found = the exit was not found
temple-ending-too-many-stones = too many stones were left in the ark
temple-ending-locked-on-the-way-out = somebody was locked up on the way out
temple-ending-too-late-at-the-exit = somebody was too late at the exit
temple-ending-chalice-left-behind = everybody was out, but the chalice stayed behind
temple-ending-chalice-not-found = everybody was out, but the chalice was never found
