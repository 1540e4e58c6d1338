### What is told after a game of the Temple. Words as in temple.ftl; $at, $from and $to are times since the start word, such as 6:12.

## The headline

temple-story-won = Won with { $left } left
temple-story-lost = Buried in the temple
temple-story-broken-off = Broken off after { $length }
temple-story-title-narrow = By a hair’s breadth
temple-story-title-unscathed = Without a scratch
temple-story-title-swift = In and out like the wind
temple-story-title-helpful = Nobody is left behind
temple-story-title-every-stone = Down to the last stone
temple-story-title-escape = Out into the light
temple-story-title-no-chalice = The chalice stayed behind
temple-story-title-one-missing = Only one was missing
temple-story-title-not-all = Not all came home
temple-story-title-cursed = Under the spell of the black mask
temple-story-title-dark = Lost in the dark
temple-story-title-heavy = Too heavy an ark
temple-story-title-buried = Swallowed by the temple
temple-story-title-broken-off = An expedition without an end

## What decided it

temple-story-fact-by-stones = { $stones ->
    [one] { $at }: the stone of { $seats }. From then on everybody inside always had a die to throw, and dice enough for the way out.
   *[other] { $at }: the { $stones } stones of { $seats }. From then on everybody inside always had a die to throw, and dice enough for the way out.
}
temple-story-fact-by-exit = { $at }: { $seat } finds the exit. From then on everybody inside always had a die to throw, and dice enough for the way out.
temple-story-fact-by-rescue = { $at }: { $seat } frees { $whose }. From then on everybody inside always had a die to throw, and dice enough for the way out.
temple-story-fact-by-goddess = { $at }: the goddess hears { $seat }. From then on everybody inside always had a die to throw, and dice enough for the way out.
temple-story-fact-by-mask = { $at }: the restoring mask of { $seat }. From then on everybody inside always had a die to throw, and dice enough for the way out.
temple-story-fact-by-die-back = { $at }: the broken die of { $seat } is whole again. From then on everybody inside always had a die to throw, and dice enough for the way out.
temple-story-fact-by-leaving = { $at }: { $seat } gets out without a die to leave behind. From then on everybody inside always had a die to throw, and dice enough for the way out.
temple-story-fact-by-gift = { $at }: { $seat } gets out and leaves { $whose } a die. From then on everybody inside always had a die to throw, and dice enough for the way out.
temple-story-fact-narrow = { $seat } was the last one out, with { $left } on the clock.
temple-story-fact-no-chalice = { $found ->
    [yes] Everybody was out, but nobody had carried the chalice into the exit chamber.
   *[no] Everybody was out, but the treasure chamber with the chalice was never found.
}
temple-story-fact-nobody-throws = From { $at } on nobody inside had a die left to throw.
temple-story-fact-no-exit = { $chambers ->
    [one] The exit was not found: it was the last chamber in the pile.
   *[other] The exit was not found: it lay among the last { $chambers } chambers in the pile.
}
temple-story-fact-left-locked = { $seat } could throw nothing from { $at } on, for { $lasted }, and was not freed.
temple-story-fact-too-dear = { $most ->
    [one] In the end the way out cost { $keys } keys, and nobody inside had more than 1 die.
   *[other] In the end the way out cost { $keys } keys, and nobody inside had more than { $most } dice.
}
temple-story-fact-too-late = { $keys ->
    [one] Time ran out for { $seats }: one key would have opened the exit.
   *[other] Time ran out for { $seats }: { $keys } keys would have opened the exit.
}
temple-story-fact-costly-slam = The slam at { $at } cost { $seats } a die each.
temple-story-fact-drought = From { $from } to { $to } no chamber was discovered, no stone was activated, and nobody got out.

## The curve

temple-story-curve = Stones in the ark
temple-story-curve-label = Stones in the ark: { $first } at the start, { $last } at the end. The table below has the numbers.
temple-story-locked = Locked dice
temple-story-mark-gong = gong
temple-story-mark-slam = slam
temple-story-mark-goddess = goddess
temple-story-mark-decided = decided
temple-story-table = Numbers over time
temple-story-time = Time
temple-story-ark = Stones
temple-story-chambers = Chambers
temple-story-dice = Locked

## Who did what

temple-story-who = Who did what
temple-story-honour-rescuer = The rescuer: freed most dice of others
temple-story-honour-pathfinder = The pathfinder: found the exit
temple-story-honour-stone-bearer = The stone bearer: put most dice into stones
temple-story-honour-door-opener = The door opener: discovered most chambers
temple-story-honour-last-out = The good shepherd: last one out
temple-story-honour-first-out = The vanguard: first one out
temple-story-honour-caller = The voice: called the goddess
temple-story-honour-walker = The walker: went through most doors
temple-story-honour-thrower = The hot hand: threw most often
temple-story-honour-unbroken = The escape artist: was locked up and got out all the same
temple-story-honour-uncursed = The charmed one: never locked up
temple-story-honour-punctual = The punctual one: at the entrance at every slam
temple-story-honour-companion = The companion: one of the expedition
temple-story-deed-chambers = { $count ->
    [one] 1 chamber discovered
   *[other] { $count } chambers discovered
}
temple-story-deed-stones = { $count ->
    [one] 1 die for stones
   *[other] { $count } dice for stones
}
temple-story-deed-freed = { $count ->
    [one] 1 die of others freed
   *[other] { $count } dice of others freed
}
temple-story-deed-locked = { $count ->
    [one] locked up once
   *[other] locked up { $count } times
}
temple-story-deed-lost = { $count ->
    [one] 1 die lost
   *[other] { $count } dice lost
}
temple-story-deed-throws = { $count ->
    [one] 1 throw
   *[other] { $count } throws
}
temple-story-deed-out = out at { $at }
temple-story-deed-inside = still inside

## What happened when

temple-story-lines = What happened when
temple-story-watch = Watch this moment
temple-story-fact-discovered = { $seat } discovers chamber { $tile }.
temple-story-fact-exit-found = { $seat } finds the exit!
temple-story-fact-stones = { $stones ->
    [one] A stone in chamber { $tile }: { $seats }.
   *[other] { $stones } stones in chamber { $tile }: { $seats }.
}
temple-story-fact-linked = { $stones ->
    [one] { $seat } links the alliance chambers, and a stone is activated: { $seats }.
   *[other] { $seat } links the alliance chambers, and { $stones } stones are activated: { $seats }.
}
temple-story-fact-conjured = { $seat } conjures a stone out of the ark.
temple-story-fact-restored = { $freed ->
    [one] { $seat } uses the restoring mask: 1 die is free again.
   *[other] { $seat } uses the restoring mask: { $freed } dice are free again.
}
temple-story-fact-die-back = The broken die of { $seat } is whole again.
temple-story-fact-locked-up = { $seat } is locked up.
temple-story-fact-rescued = { $locked_up ->
    [yes] { $freed ->
        [one] { $seat } comes to the rescue of { $whose }: 1 die is free again.
       *[other] { $seat } comes to the rescue of { $whose }: { $freed } dice are free again.
    }
   *[no] { $freed ->
        [one] { $seat } frees 1 die of { $whose }.
       *[other] { $seat } frees { $freed } dice of { $whose }.
    }
}
temple-story-fact-goddess = { $freed ->
    [one] { $seat } calls the goddess: 1 die is free again, and a stone goes into the ark.
   *[other] { $seat } calls the goddess: { $freed } dice are free again, and a stone goes into the ark.
}
temple-story-fact-not-called = { $seat } wants to call the goddess, but not everybody agrees.
temple-story-fact-gong = { $times ->
    [1] The gong sounds.
    [2] The gong sounds twice.
   *[3] The gong sounds three times.
}
temple-story-fact-slam = { $count ->
    [0] The doors slam, and nobody loses a die.
   *[other] The doors slam. A die is lost by { $seats }.
}
temple-story-fact-last-out = { $seat } is out, the last one!
temple-story-fact-out = { $seat } is out and leaves { $whose } a die.
temple-story-fact-out-without-dice = { $seat } is out, without a die to leave behind.
temple-story-fact-chalice-left = The chalice stays behind in the temple.
temple-story-fact-collapsed = The temple collapses over { $seats }.

## What now

temple-story-harder = Play again, harder
