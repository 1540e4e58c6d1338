# Escape Plan in the page.
plan-page-city = The city
plan-page-me = Look at my pawn
plan-page-all = Show the whole city
plan-page-gap = Gap at { $q }, { $r }
plan-page-officer-on = { $officer } on { $tile }
plan-page-on-tile = { $name } on { $tile }
plan-page-day = Day { $day } · { $period }
plan-page-exit = { $state ->
    [closed] Exit { $number } closed
    [watched] Exit { $number } watched
   *[open] Exit { $number } open
}
plan-page-waiting = { $name } is thinking.
plan-page-hint-travel = Touch a place in the city to see how you get there and whom you would have to avoid.
plan-page-hint-tile = Choose one of the tiles.
plan-page-hint-gap = Now choose where in the city it shall lie.
plan-page-hint-officer = Touch an officer in the city.
plan-page-hint-target = Now touch the tile where the officer shall go.
plan-page-turn-tile = Turn it
plan-page-place-tile = Place it here
plan-page-close = Close
plan-page-go = Go there
plan-page-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
plan-page-cans = { $count ->
    [one] a gas can
   *[other] { $count } gas cans
}
plan-page-drivers = { $count ->
    [one] a driver
   *[other] { $count } drivers
}
plan-page-flies = by air
plan-page-needs-key = needs a key
plan-page-nobody = Nobody in your way
plan-page-threats = { $count ->
    [one] One officer to avoid, or a wound
   *[other] { $count } officers to avoid, or as many wounds
}
plan-page-you-are-here = You are here. A trip has to lead to another place.
plan-page-with = To avoid with: { $names }
plan-page-with-nothing = You have nothing to avoid them with.
plan-page-no-way = You cannot get there in this turn: it is too far for { $count ->
    [one] your one step
   *[other] your { $count } steps
}. Gas cans and drivers take you further.
plan-page-use = Use it
plan-page-cuffed-does = Handcuffs block this slot until you get rid of them.
plan-page-not-now = In your turn you see here how to get there.
plan-page-closed = Closed: you need a key every time.
plan-page-entry-amount = Your plan: { $amount } at the end
plan-page-entry-income = Your plan: income at once, now { $amount }
plan-page-priced = { $name } for { $price }
plan-page-worth = { $name }, worth { $price }
plan-page-income-now = income
plan-page-been = visited
plan-page-empty = empty
plan-page-cash = { $count } in cash
plan-page-income = Income { $count }
plan-page-level = Notoriety { $count }
plan-page-net = Notoriety moves by { $count } after this period
plan-page-wounds = { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}
plan-page-handcuffs = Handcuffs: { $count }
plan-page-discs = { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}
plan-page-gas = { $count ->
    [one] { $count } gas can
   *[other] { $count } gas cans
}
plan-page-keys = { $count ->
    [one] { $count } key
   *[other] { $count } keys
}
plan-page-members = { $count ->
    [one] { $count } gang member
   *[other] { $count } gang members
}
plan-page-rested = Has rested today
plan-page-not-rested = Can still rest today
plan-page-aid-ready = First Aid is ready
plan-page-aid-used = First Aid is used
plan-page-contacts = Contacts
plan-page-stash = Stash
plan-page-belt = Belt
plan-page-plan = Your plan
plan-page-escaped = escaped
plan-page-arrested = arrested
plan-page-nobody-escaped = Nobody has escaped. All are in prison.
plan-page-solo-escaped = You are out of the city!
