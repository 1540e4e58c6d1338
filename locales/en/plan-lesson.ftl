### The guided first day of Escape Plan. Each text is said once, when what it speaks of comes up.

plan-lesson-about = You have robbed a bank, the loot is hidden all over the city, and the police are closing in. Three days are left to collect it and get out.
plan-lesson-how = You play a real game against two bots. Whenever something is new, a bubble explains it; you can go on without them at any time.
plan-lesson-begin = Begin the first day
plan-lesson-next = Got it

## Before the first turn

plan-lesson-city = This is the city. You stand in the hospital, in the middle, and so do the others.
plan-lesson-plan = Your secret plan: what each place brings you. A number is money at the end; the banknote is Income at once.
plan-lesson-friend = Choose somebody who helps you. Each contact can do something, and is worth money at the end as well.
plan-lesson-exits = These are the three exits. A watched one may close soon: two of them will, and the last one is the way out on day 3.
plan-lesson-tile = The city grows by four tiles a day, with the officers on them. Choose one of the tiles.
plan-lesson-gap = Now touch a gap. The tile must touch two others, and land of the same kind must meet somewhere.
plan-lesson-turned = Turn it as you like, then place it. Short ways to the places of your plan are good.
plan-lesson-site = There is room for a place on your tile, and you say which. Look at your plan for what it is worth to you.

## A turn

plan-lesson-day = The day has three parts, and in each of them everybody has one turn: you travel and visit a place, or you rest.
plan-lesson-travel = Touch a place that lights up to look at it first. { $place } is a good one to begin with.
plan-lesson-trip = What the place brings, how far it is, and whom you leave behind: officers only hurt when you leave their tile. If it suits you, go there.
plan-lesson-rest = Instead of travelling you can rest, once a day: used cards are ready again, and an asset is unlocked.
plan-lesson-key = The place is closed: too many have been there. A key lets you in.
plan-lesson-flight = A flight needs somebody or something to fly with. That is used up.
plan-lesson-avoid = You have left tiles with officers. Use what helps against them, or take a wound for each one.
plan-lesson-wound = You are hurt. Three wounds are the most; the next one means handcuffs. First Aid, the clinic and the hospital heal, and at the end wounds cost money.
plan-lesson-cuffs = Handcuffs cover a contact slot, and the contact under them is worth nothing. A sixth pair, and you are arrested.
plan-lesson-notoriety = Notoriety. It moves after each part of the day: whoever has most of it goes first, but the others may send officers, and at the end it costs money.
plan-lesson-end = Now you can still use contacts, assets or First Aid. When you are done, end your turn.

## A visit

plan-lesson-cube = One of your cubes is on that place now, so it pays you once. With every cube your Income may fall.
plan-lesson-contact = The visit brings you a contact. Take the one that helps you most on your way.
plan-lesson-put = Put it into a free slot. You can replace something, but that makes you more notorious.
plan-lesson-asset = Choose an asset that covers a slot. It goes on your belt, where you can use it once, and the slot is free.
plan-lesson-equipment = Equipment avoids an officer of its type, again and again: it is ready once more after a rest.
plan-lesson-locker = Lockers hold money for the end. You need a key from a safe house, and enough contacts and notoriety.
plan-lesson-fixer = A fixer tile works once, whenever you need it.
plan-lesson-gang = The two gang members fly you out, clear a tile of officers for you, or make you less notorious. Each of them once.
plan-lesson-church = For some money you leave here less notorious.
plan-lesson-hospital = Here you are healed for money. But people talk: you become more notorious.
plan-lesson-look = This exit is closed, but there is money to be found. The more contacts you have, the more tiles you may look at.
plan-lesson-keep = Only you see these. Keep the one that is worth most.
plan-lesson-bonus = All three of the group are yours: choose your bonus.
plan-lesson-cash = Your cash, in thousands of dollars. Only you see it, and contacts, equipment and fixers are paid with it.

## What else is asked

plan-lesson-disc = A disc buys you an extra turn by night. You may also keep it.
plan-lesson-sent = Somebody has made too big a name. You may send an officer closer: touch one, then where he shall go.
plan-lesson-officer = Touch the officer in the city.
plan-lesson-unlock = Who is hardly known may unlock an asset for 3 in the morning.

## The end of a day

plan-lesson-income = The first day is over. Each new day begins with Income, with patrols at the exits and with four more tiles.
plan-lesson-wayout = On day 3 only one exit is open. Be there and escape: the first one out pays nothing, later ones more and more. Whoever is still in the city at the end is arrested.
plan-lesson-done = Now you know how a day goes. Play on as you like; from here on I only speak up when something is new.
plan-lesson-lastday = The last day: only exit { $exit } is open. Be there before the evening is over, with some cash left.
plan-lesson-escape = You stand at the open exit. Pay and get out; the officers on this tile still want to be avoided.
