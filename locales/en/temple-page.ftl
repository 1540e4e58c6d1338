### The Curse of the Temple on the page. Words as in temple.ftl.

## The clock

temple-page-left = Time left
temple-page-time-left = Time left: { $time }
temple-page-next = { $what ->
    [gong] Next gong
    [slam] Doors slam in
   *[collapse] Collapse in
}
temple-page-stones = In the ark
temple-page-ark = { $count ->
    [one] 1 stone in the ark
   *[other] { $count } stones in the ark
}
temple-page-goddess = Goddess
temple-page-goddess-stones = { $count ->
    [0] The goddess cannot be called
    [one] The goddess can be called once
   *[other] The goddess can be called { $count } times
}
temple-page-practice = Practice
temple-page-no-clock = no clock
temple-page-ask-practice = Are you ready? There is no clock: take your time.
temple-page-pause = Pause (key P)

## The dice

temple-page-tray = Your dice
temple-page-throw = { $count ->
    [0] Throw
    [one] Throw 1 die
   *[other] Throw { $count } dice
}
temple-page-hint = Touch a die to keep it, and the map where it lights up.
temple-page-hint-wait = It starts when everybody is ready.
temple-page-hint-stuck = Nothing to throw: let a die go.
temple-page-hint-locked = All your dice are locked: wait for a gold mask, or call the goddess.
temple-page-hint-hand = Your hand is bewitched: hold the corner or the key H, then roll.
temple-page-side = { $side ->
    [A] adventurer
    [T] torch
    [K] key
    [G] gold mask
    [X] black mask
   *[blank] blank
}
temple-page-die = { $state ->
    [kept] Die { $number }, { temple-page-side }, kept
    [X] Die { $number }, { temple-page-side }, locked
   *[other] Die { $number }, { temple-page-side }
}

## What can be done

temple-page-strip = What your dice can do
temple-page-activate = { $stones ->
    [one] Activate 1 stone: { temple-face }
   *[other] Activate { $stones } stones: { temple-face }
}
temple-page-activate-abyss = Activate two stones with five black masks
temple-page-activate-best = Activate as many stones as you can
temple-page-free = { $mine ->
    [yes] { $count ->
        [one] Free your locked die
       *[other] Free { $count } of your dice
    }
   *[no] { $count ->
        [one] Free a die of { $name }
       *[other] Free { $count } dice of { $name }
    }
}
temple-page-keys = Keys: 1 to 9 keep dice, space throws, arrows walk and discover, H holds a bewitched hand, Esc puts a treasure back, P pauses.

## Curses and treasures

temple-page-breaks = It is broken with: { $faces }. Your dice show { $count } of 3.
temple-page-breaks-now = Break it now with: { $faces }.
temple-page-set-aside = A broken die, set aside
temple-page-silenced = Silence: nobody can hear you until you break the curse.
temple-page-hold = Hold · H: keep your hand here while you roll
temple-page-hold-short = Hold · H
temple-page-treasures = Your treasures
temple-page-pays-itself = It pays by itself where your dice are not enough.
temple-page-choose-target = Choose where on the map.
temple-page-open-wall = Open a secret passage: { $one } – { $other }
temple-page-no-target = There is nothing to use it on right now.
temple-page-whose = Whose pawn
temple-page-yourself = You
temple-page-put-back = Put back (Esc)
temple-page-offered = You offered { $name } a teleport. Waiting for the answer…
temple-page-consent = { $name } wants to teleport you to { temple-chamber-inline }. Do you agree?

## The map and those on it

temple-page-map = Map of the temple
temple-page-follow = Back to your pawn
temple-page-mate = { $locked ->
    [0] dice: { $dice }
   *[other] dice: { $dice }, locked: { $locked }
}
temple-page-here = here with you
temple-page-out = out
temple-page-inside = inside
temple-page-at-start = entrance
temple-page-at-exit = exit
temple-page-steps = { $count ->
    [one] 1 room away
   *[other] { $count } rooms away
}

## The end

temple-page-safe = You are out! Watch how the others get along.
temple-page-won = You have all made it!
temple-page-lost-practice = All dice are locked for good.
temple-page-escaped = Got out
temple-page-out-of = { $out } of { $all }
temple-page-way-home = { $count ->
    [one] 1 step to the entrance
   *[other] { $count } steps to the entrance
}
temple-page-way-out = { $count ->
    [one] 1 step to the exit
   *[other] { $count } steps to the exit
}
temple-page-calls = Call to the others

# The soundtrack for the box.
temple-page-soundtrack-note = For the box on your table: put this phone beside it. It plays the music, strikes the gongs and slams the doors; you roll.
temple-page-soundtrack-next = { $what ->
    [start] It starts in
    [gong] Gong in
    [slam] Back to the entrance! Doors slam in
   *[collapse] Get out! Collapse in
}
temple-page-soundtrack-over = The temple has collapsed.
temple-page-soundtrack-a = A · drums and flute · gongs at { $first }, { $second }, { $third }
temple-page-soundtrack-b = B · strings, darker · gongs at { $first }, { $second }, { $third }
temple-page-soundtrack-start = Start
temple-page-soundtrack-pause = Hold
temple-page-soundtrack-on = Go on
temple-page-soundtrack-again = From the start
temple-page-soundtrack-save = Save as a sound file
temple-page-soundtrack-saving = { $percent } % is made …
