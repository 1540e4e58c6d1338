### Escape Plan: what happens, what can be done, and why not.
### Names of cards, tiles and places stand in plan-pieces.ftl, and the fixed words too.

## Places and police, as they stand in a sentence

# A location, or an area of a tile. Tile C11 has two of a kind: their sides are counted as in the rules.
plan-at-hospital = the hospital
plan-at-gang = the gang headquarters on { $tile }
plan-at-business = the business on { $tile }
plan-at-safe-house = the safe house on { $tile }
plan-at-store = the store on { $tile }
plan-at-clinic = the clinic
plan-at-church = the church
plan-at-exit1 = exit 1
plan-at-exit2 = exit 2
plan-at-exit3 = exit 3
plan-at-bar = the Bar
plan-at-restaurant = the Restaurant
plan-at-cinema = the Cinema
plan-at-gym = the Gym
plan-at-casino = the Casino
plan-at-nightclub = the Nightclub
plan-at-safe-house1 = safe house 1
plan-at-safe-house2 = safe house 2
plan-at-safe-house3 = safe house 3
plan-at-i = the industrial area on { $tile }
plan-at-c = { $tile ->
    [C11] the commercial area on { $tile } (side { $side })
   *[other] the commercial area on { $tile }
}
plan-at-r = { $tile ->
    [C11] the residential area on { $tile } (side { $side })
   *[other] the residential area on { $tile }
}
plan-at-w = the water on { $tile }
plan-police-federal = a Federal officer
plan-police-county = a County officer
plan-police-swat = a SWAT officer
plan-police-sandra = Inspector Sandra
plan-tile-inline = { $tile ->
    [H] tile H (hospital)
    [S1] tile S1 (gang, business)
    [S2] tile S2 (store, business)
    [C1] tile C1 (exit 1)
    [C2] tile C2 (exit 2)
    [C3] tile C3 (exit 3)
    [C4] tile C4 (business, store)
    [C5] tile C5 (business, gang)
    [C6] tile C6 (business, clinic)
    [C7] tile C7 (business, church)
    [C8] tile C8 (safe house)
    [C9] tile C9 (safe house)
    [C10] tile C10 (safe house, store)
    [C11] tile C11 (gang)
   *[C12] tile C12 (gang)
}
plan-key-inline = { $colour ->
    [green] a green key
    [yellow] a yellow key
   *[red] a red key
}
# One tile of a pile, and several.
plan-pile-one = { $pile ->
    [green] a green locker
    [yellow] a yellow locker
    [red] a red locker
    [grey_exit] a grey exit tile
   *[black_exit] a black exit tile
}
plan-pile-some = { $pile ->
    [green] green lockers
    [yellow] yellow lockers
    [red] red lockers
    [grey_exit] grey exit tiles
   *[black_exit] black exit tiles
}

## With what somebody flies, opens or avoids, and where things go

plan-means-gang = member of the gang on { $tile }
plan-means-helicopter = { plan-fixer-helicopter }
plan-means-motorcycle = { plan-fixer-motorcycle }
plan-means-pilot = { plan-contact-pilot } in slot { $slot }, for 1
plan-opener-master-key = { plan-asset-master-key }, at its price
plan-opener-locksmith = { plan-contact-locksmith } in slot { $slot }, for 3
plan-item-contact = contact in slot { $slot }
plan-item-equipment = equipment in slot { $slot }
plan-item-gang = member of the gang on { $tile }
plan-item-motorcycle = { plan-fixer-motorcycle }
plan-item-avoid-all = { plan-asset-avoid-all }
plan-into-replace = slot { $slot }

## Moves, as buttons offer them

plan-move-start-contact = Start with contact { $display } of the display
plan-move-unlock = Unlock: { $asset }
plan-move-pass = Pass
plan-move-place-tile = Place the tile of stack { $stack } at { $q }, { $r }, { $rotation ->
    [0] not turned
    [one] turned by one side
   *[other] turned by { $rotation } sides
}
plan-move-site = Here is { $name }
plan-move-use-disc = Use a disc for a turn
plan-move-decline = Keep the disc
plan-move-rest = Rest: everything face up, unlock an asset
plan-move-travel = Travel with 3 movement points
plan-move-escape = Pay and escape
plan-move-end-turn = End the turn
plan-move-step = Go to { $to }, leaving police behind on { $left }
plan-move-step-no-left = Go to { $to }
plan-move-ride = Subway to { $to } (+1 movement point), leaving police behind on { $left }
plan-move-ride-no-left = Subway to { $to } (+1 movement point)
plan-move-fly = Fly to { $to }, leaving police behind on { $left }
plan-move-fly-no-left = Fly to { $to }
plan-move-by = Fly with: { $means }
plan-move-gas = Use a gas can: +1 movement point
plan-move-key = Open with: { $with }
plan-move-contact = Use the contact in slot { $slot }
plan-move-fixer = Use the fixer tile in slot { $slot }
plan-move-asset = { $place ->
    [1] Use the asset in place 1 of the belt, for 5
    [2] Use the asset in place 2 of the belt, for 4
    [3] Use the asset in place 3 of the belt, for 3
    [4] Use the asset in place 4 of the belt, for 2
   *[5] Use the asset in place { $place } of the belt, for 1
}
plan-move-gang = Send a member back to the gang on { $tile }: 1 notoriety less
plan-move-first-aid = First Aid: heal a wound
plan-move-officer = Move { $officer } from { $from } to { $to }
plan-move-remove = Remove the officer from { $from }
plan-move-avoid = Avoid { $officers } on { $tile } with: { $item }
plan-move-avoid-no-officers = Avoid everybody on { $tile } with: { $item }
plan-move-take-wounds = Take the wounds
plan-move-take-contact = Take contact { $display } of the display
plan-move-pay = Pay 2: 1 notoriety less
plan-move-no = No, thanks
plan-move-heal = { $wounds ->
    [0] Heal nothing
    [1] Heal one wound for 1
    [2] Heal two wounds for 3
   *[3] Heal three wounds for 6
}
plan-move-hire = Hire both members for 3
plan-move-buy-fixer = { $name ->
    [helicopter] Buy for 1: { plan-fixer-helicopter }
    [safe] Buy for 3: { plan-fixer-safe }
    [disguise] Buy for 2: { plan-fixer-disguise }
    [id_card] Buy for 4: { plan-fixer-id-card }
    [first_aid_kit] Buy for 1: { plan-fixer-first-aid-kit }
    [motorcycle] Buy for 2: { plan-fixer-motorcycle }
    [energy_drink] Buy for 2: { plan-fixer-energy-drink }
   *[telephone] Buy for 2: { plan-fixer-telephone }
}
plan-move-buy-equipment = { $kind ->
    [vest] Buy for 2: { plan-equipment-vest }
    [hat] Buy for 2: { plan-equipment-hat }
    [helmet] Buy for 2: { plan-equipment-helmet }
   *[gas_mask] Buy for 3: { plan-equipment-gas-mask }
}
plan-move-done = That is all
plan-move-open-locker = { $colour ->
    [green] Open a green locker with: { $with }
    [yellow] Open a yellow locker with: { $with }
   *[red] Open a red locker with: { $with }
}
plan-move-look = Look at the tiles and keep one
plan-move-keep = Keep tile { $index }
plan-move-put-discard = Throw it away
plan-move-put-slot = Put it in the first empty slot
plan-move-put-replace = Replace what lies in { $into }: 1 notoriety more
plan-move-bonus-disc = Take an extra action disc
plan-move-bonus-asset = Unlock an asset
plan-move-move-officer = Send { $officer } from { $from } to { $to }

## Questions

plan-ask-start-contact = Which contact do you start with?
plan-ask-income-unlock = Do you pay 3 to unlock an asset? Which one?
plan-ask-place-tile = Which tile do you place, where, and how turned?
plan-ask-site = Which business or safe house stands on { $site }?
plan-ask-use-disc = Do you use an extra action disc for a turn now?
plan-ask-act = Your turn: do you travel or rest? Before that you can use what you have.
plan-ask-unlock = Which asset do you unlock? Its slot becomes free.
plan-ask-travel = Where do you go next?
plan-ask-by = With what do you fly to { $by }?
plan-ask-key = The business is closed. What do you open it with?
plan-ask-avoid = Whom do you avoid, and with what? Everybody else gives you a wound.
plan-ask-take-contact = Which contact do you take from the display?
plan-ask-church = Do you pay 2 to lose 1 notoriety?
plan-ask-hospital = How many wounds shall the hospital heal? One costs 1, two cost 3, three cost 6.
plan-ask-hire = Do you hire both members of the gang on { $tile } for 3?
plan-ask-buy-fixer = Do you buy a fixer tile? Each works once.
plan-ask-buy-equipment = { $buy_equipment ->
    [one] Do you buy equipment? One more piece is possible.
   *[other] Do you buy equipment? Up to { $buy_equipment } pieces are possible.
}
plan-ask-open-locker = Do you open a locker? It takes a key of its colour.
plan-ask-look = { $look ->
    [grey_exit] Do you look at grey exit tiles and keep one? Only once in the game.
   *[black_exit] Do you look at black exit tiles and keep one? Only once in the game.
}
plan-ask-keep = { $keep ->
    [green] Which green locker do you keep?
    [yellow] Which yellow locker do you keep?
    [red] Which red locker do you keep?
    [grey_exit] Which grey exit tile do you keep?
   *[black_exit] Which black exit tile do you keep?
}
plan-ask-put = Where do you put this: { $put }?
plan-ask-bonus = All three safe houses: do you take a disc, or unlock an asset?
plan-ask-end = Is your turn over? You can still use what you have.
plan-ask-move-officer = { $for_sandra ->
    [yes] { $towards } has crossed a line: which officer do you send closer for Inspector Sandra?
   *[no] { $towards } has crossed a line: do you send an officer closer?
}
plan-ask-officer = Which officer do you move, and to which tile? Possible: { $officer }.
plan-ask-remove = From which tile do you remove { $remove }?

## Facts: the day

plan-fact-plan-dealt = Dealt to { $seat }: { $card }.
plan-fact-ordered = The order: { $order }.
plan-fact-day-begins = { $day ->
    [1] Day 1 begins: the city is waking up.
    [2] Day 2 begins.
   *[3] Day 3 begins, the last one: get out of the city!
}
plan-fact-period-begins = { $period ->
    [morning] It is morning.
    [afternoon] It is afternoon.
    [evening] It is evening.
    [night] It is night: a turn costs a disc.
   *[dawn] It is dawn: a turn costs a disc.
}
plan-fact-patrolled = A patrol card is shown for exit { $exit }.
plan-fact-exit-closed = { $tiles ->
    [grey_exit] Exit { $exit } is closed. The grey exit tiles lie there now.
   *[black_exit] Exit { $exit } is closed. The black exit tiles lie there now.
}
plan-fact-tile-shown = Stack { $stack } shows { plan-tile-inline }. Police on it: { $police }.
plan-fact-tile-shown-no-police = Stack { $stack } shows { plan-tile-inline }, without police.
plan-fact-tile-placed = { $seat } places { plan-tile-inline }.
plan-fact-site-named = On { $tile } there is { $site } now.
plan-fact-contact-shown = New on display: { $contact }.

## Facts: money and turns

plan-fact-paid = { $seat } pays { $amount }.
plan-fact-received = { $seat } receives { $amount }.
plan-fact-disc-used = { $seat } uses an extra action disc.
plan-fact-declined = { $seat } does without an extra turn.
plan-fact-rested = { $seat } rests: contacts, equipment and First Aid are ready again.
plan-fact-passed = { $seat } passes.
plan-fact-turn-ended = { $seat } is done.
plan-fact-stepped = { $seat } goes to { $to } and leaves police behind on { $left }.
plan-fact-stepped-no-left = { $seat } goes to { $to }.
plan-fact-rode = { $seat } takes the subway to { $to } and leaves police behind on { $left }.
plan-fact-rode-no-left = { $seat } takes the subway to { $to }.
plan-fact-flew = { $seat } flies to { $to } and leaves police behind on { $left }.
plan-fact-flew-no-left = { $seat } flies to { $to }.
plan-fact-gas-used = { $seat } uses a gas can: 1 movement point more.
plan-fact-key-flipped = { $seat } uses { plan-key-inline }.
plan-fact-contact-used = { $seat } uses a contact: { $contact }.
plan-fact-fixer-used = { $seat } uses a fixer tile: { $fixer }.
plan-fact-equipment-used = { $seat } uses equipment: { $equipment }.
plan-fact-asset-used = { $seat } uses an asset: { $asset }.
plan-fact-member-used = { $seat } sends a member back to the gang on { $tile }.
plan-fact-first-aid-used = { $seat } uses First Aid.
plan-fact-avoided = { $seat } avoids the police on { $tile }: { $officers }.
plan-fact-avoided-no-officers = { $seat } avoids everybody on { $tile }.
plan-fact-wounded = { $wounds ->
    [one] { $seat } is wounded.
   *[other] { $seat } is wounded again and has { $wounds } wounds now.
}
plan-fact-handcuffed = { $handcuffs ->
    [one] { $seat } gets handcuffs.
   *[other] { $seat } gets handcuffs once more: { $handcuffs } slots lie under them.
}
plan-fact-handcuffs-removed = { $handcuffs ->
    [0] { $seat } has got rid of the last handcuffs.
    [one] { $seat } gets rid of handcuffs: one slot still lies under them.
   *[other] { $seat } gets rid of handcuffs: { $handcuffs } slots still lie under them.
}
plan-fact-arrested = { $seat } is arrested!
plan-fact-notorious = { $by ->
    [-1] { $seat } loses 1 notoriety (this period: { $net }).
   *[1] { $seat } gains 1 notoriety (this period: { $net }).
}
plan-fact-officer-moved = The police move from { $from } to { $to }: { $officer }.
plan-fact-officer-removed = The police withdraw from { $from }: { $officer }.
plan-fact-healed = { $wounds ->
    [0] { $seat } is healed and has no wound any more.
    [one] { $seat } is healed and has one wound left.
   *[other] { $seat } is healed and has { $wounds } wounds left.
}
plan-fact-disc-taken = { $seat } gets an extra action disc.
plan-fact-refreshed = { $seat } turns contacts and equipment face up.
plan-fact-unlocked = { $seat } unlocks an asset: { $asset }.
plan-fact-asset-lost = { $seat } loses an asset: { $asset }.

## Facts: a visit

plan-fact-visited = { $seat } visits { $at }.
plan-fact-looted = { $income ->
    [yes] { $seat } places a cube on { $site }: Income at once.
   *[no] { $seat } places a cube on { $site }: money at the end.
}
plan-fact-group-done = { $seat } has all three of a group: { $group }!
plan-fact-key-taken = { $seat } gets { plan-key-inline }.
plan-fact-gas-taken = { $seat } gets a gas can.
plan-fact-hired = { $seat } hires the gang on { $tile }.
plan-fact-gang-back = { $seat } has no member of the gang on { $tile } any more, so anybody can hire it.
plan-fact-contact-taken = { $seat } takes a contact: { $contact }.
plan-fact-fixer-bought = { $seat } buys a fixer tile: { $fixer }.
plan-fact-equipment-bought = { $seat } buys equipment: { $equipment }.
plan-fact-looked = { $count ->
    [one] { $seat } looks at { plan-pile-one }.
   *[other] { $seat } looks at { $count } { plan-pile-some }.
}
plan-fact-saw = { $seat } sees { plan-pile-some } worth { $values }.
plan-fact-kept = { $seat } keeps { plan-pile-one }.
plan-fact-discarded = { $seat } throws away: { $what }.
plan-fact-stored = { $seat } puts in slot { $slot }: { $what }.
plan-fact-replaced = { $seat } replaces what lay in slot { $slot }: { $what }.

## Facts: notoriety, the Inspector and the end

plan-fact-booked = { $who } is on level { $level } of notoriety now.
plan-fact-line-crossed = { $line ->
    [1] { $seat } crosses the first line of notoriety: one asset to unlock.
    [2] { $seat } crosses the second line of notoriety: two assets to unlock.
   *[3] { $seat } crosses the third line of notoriety: two assets to unlock, and a disc.
}
plan-fact-sandra-moved = Inspector Sandra goes to { $to }.
plan-fact-sandra-stays = Inspector Sandra stays where she is.
plan-fact-sandra-looted = Inspector Sandra places a cube on { $site }.
plan-fact-sandra-uses-disc = Inspector Sandra uses a disc.
plan-fact-sandra-takes-disc = Inspector Sandra gets a disc.
plan-fact-contact-removed = Inspector Sandra removes a contact: { $contact }.
plan-fact-fixer-removed = Inspector Sandra removes a fixer tile: { $fixer }.
plan-fact-equipment-removed = Inspector Sandra removes equipment: { $equipment }.
plan-fact-key-removed = Inspector Sandra removes { plan-key-inline }.
plan-fact-gas-removed = Inspector Sandra removes a gas can.
plan-fact-exit-tile-removed = Inspector Sandra removes { plan-pile-one }.
plan-fact-escaped = { $place ->
    [1] { $seat } escapes from the city, the first to do so!
   *[other] { $seat } escapes from the city, as number { $place }!
}
plan-fact-scored = { $seat } has { $total } in the end.

## Refusals

plan-refusal-over = The game is over.
plan-refusal-not-your-turn = One moment: { $seat } is deciding.
plan-refusal-not-asked = Something else is asked of you now.
plan-refusal-no-cash = That takes { $needs } in cash, and you do not have as much.
plan-refusal-no-such-contact = There is no contact in that place of the display. Take another one.
plan-refusal-not-locked = That asset covers no slot any more: { $asset }. Take another one.
plan-refusal-empty-stack = That stack shows no tile. Take another stack.
plan-refusal-occupied = A tile lies there already. Pick an empty space.
plan-refusal-too-far-out = That is too far out: tiles lie at most { $most } steps from the hospital.
plan-refusal-touches-too-few = A new tile has to touch two others. Pick a space next to more tiles.
plan-refusal-no-matching-edge = No edge of the tile matches like this. Turn it, or pick another space.
plan-refusal-no-such-rotation = A tile can be turned in six ways only.
plan-refusal-site-taken = That one stands in the city already. Pick something other than { $site }.
plan-refusal-wrong-site = This tile has no room for { $site }. Businesses and safe houses have spaces of their own.
plan-refusal-rested-before = You have rested today. Tomorrow you can rest again.
plan-refusal-leads-nowhere = From there you could not reach any location. Take another way, or get more movement points.
plan-refusal-can-go = You can still rest or travel, so you cannot pass.
plan-refusal-too-early = Nobody escapes before day 3.
plan-refusal-not-at-open-exit = You can escape only from the exit that is still open. Travel there first.
plan-refusal-no-movement = You have no movement points left. A gas can or a Driver would help.
plan-refusal-not-a-step = That is more than one step away. Go step by step.
plan-refusal-wrong-tiles-left = That way would not leave those tiles. Choose one of the ways that are offered.
plan-refusal-ridden-before = You have taken the subway in this turn.
plan-refusal-no-station = The subway does not take you there: you need a station in your area and another one as your goal.
plan-refusal-no-helipad = There is no helipad here from which you could fly there. A flight goes one or two tiles far.
plan-refusal-no-means = You have nothing to fly with. It takes a gang member, the Helicopter, the Motorcycle or a Pilot.
plan-refusal-no-gas = You have no gas can. Stores have some.
plan-refusal-too-many-cans = You can use two gas cans a turn, and you have.
plan-refusal-no-key = You have no key that fits. You get keys in safe houses.
plan-refusal-empty-slot = Nothing lies there that you could use.
plan-refusal-handcuffed = That contact lies under handcuffs. A Lawyer would help.
plan-refusal-face-down = That lies face down. Rest, and you can use contacts and equipment again.
plan-refusal-not-now = That cannot be used at this moment.
plan-refusal-no-member = You have no member of that gang.
plan-refusal-first-aid-used = First Aid is used up. After a rest it is ready again.
plan-refusal-not-wounded = You have no wound, so there is nothing to heal.
plan-refusal-too-many-discs = You have two discs, and there is no room for a third.
plan-refusal-nothing-locked = All your assets are unlocked.
plan-refusal-low-enough = Your notoriety cannot get any lower in this period.
plan-refusal-nothing-face-down = All your contacts and equipment lie face up.
plan-refusal-no-handcuffs = You have no handcuffs to get rid of.
plan-refusal-display-empty = No contact is on display.
plan-refusal-no-officer-to-move = There is no officer that this could move or remove.
plan-refusal-no-such-officer = No such officer is on { $tile }.
plan-refusal-wrong-type = This does not work on officers of that type.
plan-refusal-not-in-city = { $tile } does not lie in the city yet.
plan-refusal-already-there = There is an officer of that type on { $tile } already. Pick another tile.
plan-refusal-hospital-is-safe = No officer enters the hospital. Pick another tile.
plan-refusal-not-closer = The officer has to get closer to the pawn.
plan-refusal-must-move = You decide for Inspector Sandra, and she does not do without it: move an officer.
plan-refusal-tile-not-left = You have not left { $tile }, so there is nobody to avoid.
plan-refusal-does-not-avoid = That does not help against these officers.
plan-refusal-wrong-number = { $avoids ->
    [0] That avoids everybody on the tile: name nobody in particular.
    [one] That avoids one officer here: name exactly one.
   *[other] That avoids { $avoids } officers here: name exactly as many.
}
plan-refusal-too-many-healed = { $wounds ->
    [0] You have no wounds.
    [one] You have only one wound.
   *[other] You have only { $wounds } wounds.
}
plan-refusal-not-for-sale = That is not for sale any more.
plan-refusal-vault-empty = There is none of these left.
plan-refusal-locker-needs = Your contacts and your level have to make { $needs } together. Take contacts, or get more notorious.
plan-refusal-too-few-contacts = You have too few contacts to look at even one. Take more contacts.
plan-refusal-no-such-tile = You do not see such a tile.
plan-refusal-no-room = You have no empty slot. Replace something, throw it away, or unlock an asset next time.
plan-refusal-slot-closed = An asset or handcuffs lie on that slot. Pick an open one.
plan-refusal-no-use = That would bring you nothing.

## The rule behind each refusal

plan-why-over = The game ends when nobody is left in the city, at the latest after Dawn of day 3 (§1.12).
plan-why-not-your-turn = You play in the order of notoriety, and one decides at a time (§1.6).
plan-why-not-asked = Every moment of a turn has its own decisions, one after the other (§1.15).
plan-why-no-cash = What you cannot pay you cannot do (§3.8).
plan-why-no-such-contact = Contacts are taken from the display (§1.2).
plan-why-not-locked = Only assets that still cover a slot can be unlocked (§1.9).
plan-why-empty-stack = You place one of the tiles that lie face up on the stacks (§1.5).
plan-why-occupied = Tiles lie side by side, never on top of each other (§1.5).
plan-why-too-far-out = The city ends three steps from the hospital, or four if you agreed on it (§1.5).
plan-why-touches-too-few = A new tile touches at least two tiles of the city, the hospital among them (§1.5).
plan-why-no-matching-edge = On at least one edge a new tile has the terrain of its neighbour, and it is land (§1.5).
plan-why-no-such-rotation = A tile has six edges, so it can be turned in six ways (§1.5).
plan-why-site-taken = Every business and every safe house is there once (§1.5).
plan-why-wrong-site = Businesses stand on spaces for businesses, safe houses on spaces for safe houses (§1.5).
plan-why-rested-before = You can rest once a day (§1.7).
plan-why-leads-nowhere = You have to arrive at another location, so a step after which you could not is not allowed (§1.7).
plan-why-can-go = You pass only if you have rested today and cannot reach any location (§1.7, §1.15).
plan-why-too-early = The exit opens for you on day 3 (§1.12).
plan-why-not-at-open-exit = You escape from the one exit that is still open, at the start or at the end of your turn (§1.12).
plan-why-no-movement = A turn has 3 movement points, and gas cans, Drivers and the subway add some (§1.7).
plan-why-not-a-step = One movement point leads to a neighbouring area, or into a location or out of it (§3.1).
plan-why-wrong-tiles-left = You choose among the ways that do not pass more police than necessary (§3.1).
plan-why-ridden-before = The subway is there once a turn (§1.7).
plan-why-no-station = The subway goes from a station in your area straight to any other station (§1.7).
plan-why-no-helipad = From a tile with a helipad you fly to a location one or two tiles away (§1.7).
plan-why-no-means = Every flight needs something to fly with (§1.7).
plan-why-no-gas = A gas can is one movement point more, and you have to hand it in (§1.7).
plan-why-too-many-cans = You can use two gas cans a turn (§1.7).
plan-why-no-key = A closed business opens with a key of any colour, a locker with one of its own colour (§1.8).
plan-why-empty-slot = You use what lies on your board (§1.9).
plan-why-handcuffed = A contact under handcuffs does not count and cannot be used (§1.9).
plan-why-face-down = What you have used lies face down; a rest turns contacts and equipment up, but no fixer tile (§1.7).
plan-why-not-now = Every card and tile has its moment: any time, on the way, when you avoid, or for a lock (§1.15).
plan-why-no-member = Members work for whoever has hired the gang (§1.7).
plan-why-first-aid-used = First Aid heals one wound between two rests (§1.7).
plan-why-not-wounded = What would change nothing cannot be used (§1.15).
plan-why-too-many-discs = You can have two extra action discs (§1.9).
plan-why-nothing-locked = Unlocking takes an asset off a slot, so there has to be one (§1.9).
plan-why-low-enough = In a period you lose 4 notoriety at most (§1.10).
plan-why-nothing-face-down = It turns contacts and equipment face up; if all are, it would be wasted (§3.9).
plan-why-no-handcuffs = The Lawyer takes handcuffs away, so there have to be some (§1.9).
plan-why-display-empty = When the deck is used up, the display runs dry (§1.15).
plan-why-no-officer-to-move = There has to be an officer of the type, and a tile without that type to go to (§3.9).
plan-why-no-such-officer = You name officers that are on that tile (§3.9).
plan-why-wrong-type = Each of these cards and tiles says which officers it moves or removes (§3.9).
plan-why-not-in-city = Officers on tiles of the stacks cannot be touched (§1.10).
plan-why-already-there = No tile has two officers of the same type (§1.2).
plan-why-hospital-is-safe = The tile of the hospital never has police (§1.2).
plan-why-not-closer = Whoever crosses a line has officers sent closer (§1.10).
plan-why-must-move = The Inspector always moves an officer if she can; you only choose which (§1.13).
plan-why-tile-not-left = Only officers on tiles that you have left matter (§1.7).
plan-why-does-not-avoid = Every piece of equipment helps against certain officers (§3.4).
plan-why-wrong-number = Equipment avoids one officer, the Dirty cop two, others the whole tile (§3.4).
plan-why-too-many-healed = The hospital heals one, two or three wounds that you have (§1.8).
plan-why-not-for-sale = There are four of each kind of equipment, and one of each fixer tile (§1.2).
plan-why-vault-empty = There are five of each colour (§3.5).
plan-why-locker-needs = Contacts that count and your level together open lockers: 2 for green, 5 for yellow, 8 for red (§3.5).
plan-why-too-few-contacts = Contacts that count say how many you may look at: one more for green, one less for red (§3.5).
plan-why-no-such-tile = You keep one of those you have looked at (§1.8).
plan-why-no-room = What you receive goes into the first open empty slot, or in place of something else (§1.7).
plan-why-slot-closed = A slot is open if neither an asset nor handcuffs lie on it (§1.9).
plan-why-no-use = A third disc does not exist, and unlocking needs a locked asset (§1.15).

## Options

plan-option-arrest-on-6th-handcuffs = Arrest at the sixth handcuffs
plan-help-arrest-on-6th-handcuffs = Handcuffs on all five slots, and more to come: that is the end for you. Otherwise nothing happens.
plan-option-land-match-required = Land must match
plan-help-land-match-required = A new tile has to continue land of a neighbour. Otherwise water is enough.
plan-option-max-radius = Size of the city
plan-help-max-radius = How many steps from the hospital tiles may lie.
plan-value-max-radius = { $value ->
    [one] One step
   *[other] { $value } steps
}
plan-option-start-contact = A contact to start with
plan-help-start-contact = Before day 1 everybody takes a contact from the display, the last one first.
plan-option-initial-cash-k = Cash to start with
plan-help-initial-cash-k = What everybody has in the beginning, in thousands of dollars.
plan-value-initial-cash-k = { $value ->
    [0] Nothing
   *[other] { $value } thousand dollars
}
plan-option-answer-s = Time to send an officer
plan-help-answer-s = How long one may think when somebody has crossed a line. After that no officer is sent.
plan-value-answer-s = { $value ->
    [0] As long as one likes
    [one] One second
   *[other] { $value } seconds
}

## What is true at every moment

plan-invariant-options-are-lawful = the options are allowed
plan-invariant-plan-cards-agree-with-what-was-shown = plan cards agree with what everybody saw of them
plan-invariant-every-plan-card-is-dealt-once = every plan card is dealt once
plan-invariant-loot-has-a-value = every locker and exit tile in a stash has its value
plan-invariant-what-is-kept-is-put-away = a tile that is kept is put away at once
plan-invariant-what-is-looked-at-is-in-its-pile = tiles that are looked at belong to their pile
plan-invariant-counts-are-true = all counts are true
plan-invariant-every-tile-is-in-one-place = every tile is in exactly one place
plan-invariant-tiles-lie-where-they-may = tiles lie where they may
plan-invariant-officers-are-counted = no officer gets lost
plan-invariant-sites-stand-where-they-may = businesses and safe houses stand on their spaces
plan-invariant-contacts-are-counted = no contact gets lost
plan-invariant-gas-cans-are-counted = there are six gas cans at most
plan-invariant-keys-are-counted = there are three keys of each colour at most
plan-invariant-equipment-is-counted = there are four of each kind of equipment at most
plan-invariant-there-is-one-fixer-of-a-kind = there is one fixer tile of each kind
plan-invariant-gangs-are-counted = every gang has two members
plan-invariant-pawns-are-in-the-city = pawns are in the city
plan-invariant-one-cube-a-site = nobody has two cubes on one site
plan-invariant-cubes-lie-in-the-city = cubes lie on sites of the city
plan-invariant-everybody-has-a-place-in-the-order = everybody has one place in the order
plan-invariant-the-inspector-is-there-for-two = the Inspector is there with one or two players only
plan-invariant-somebody-is-asked-until-the-end = somebody is asked until the game is over
plan-invariant-a-turn-belongs-to-a-seat = a turn belongs to somebody in the city
plan-invariant-windows-are-open-in-a-turn = actions are asked for in a turn only
plan-invariant-every-window-opens-once-in-a-turn = every action window of a turn is asked for once
plan-invariant-nobody-plays-without-a-seat = nobody plays who is not at the table
plan-invariant-only-moving-an-officer-has-a-limit = only sending an officer has a time limit
plan-invariant-the-inspector-is-in-the-city = the Inspector is in the city
plan-invariant-slots-are-open-that-are-filled = slots with something in them are open
plan-invariant-every-asset-is-in-one-place = every asset is in one place
plan-invariant-two-cards-close-an-exit = two patrol cards close an exit
plan-invariant-questions-are-about-what-there-is = questions are about things that are there
