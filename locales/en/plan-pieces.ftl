### Escape Plan: what the cards, tiles and places are called, and in a few words what they do.
### Fixed words: tile, area, location, contact, fixer tile, asset, belt, stash, slot, extra action disc, gas can, income, notoriety,
### level, line, officer, wound, handcuffs, safe house, locker, exit tile, plan card, fee.

## Contacts

plan-contact-snitch-red = Snitch (Federal)
plan-contact-snitch-red-does = Remove a Federal officer from any tile
plan-contact-snitch-blue = Snitch (County)
plan-contact-snitch-blue-does = Remove a County officer from any tile
plan-contact-snitch-black = Snitch (SWAT)
plan-contact-snitch-black-does = Remove a SWAT officer from any tile
plan-contact-fighter = Fighter
plan-contact-fighter-does = Avoid everybody on one tile you left
plan-contact-boxer = Boxer
plan-contact-boxer-does = Avoid everybody on one tile you left
plan-contact-ninja = Ninja
plan-contact-ninja-does = Avoid everybody on one tile you left
plan-contact-dirty-cop = Dirty cop
plan-contact-dirty-cop-does = Avoid up to two officers of any type on one tile
plan-contact-hacker = Hacker
plan-contact-hacker-does = Move an officer of any type to a tile without that type
plan-contact-driver = Driver
plan-contact-driver-does = +2 movement points this turn
plan-contact-pilot = Pilot
plan-contact-pilot-does = Fly once from a helipad, for 1 movement point
plan-contact-fixer-contact = Fixer
plan-contact-fixer-contact-does = Take an extra action disc
plan-contact-informant = Informant
plan-contact-informant-does = Lose 1 notoriety
plan-contact-mule = Mule
plan-contact-mule-does = Receive Income
plan-contact-doctor = Doctor
plan-contact-doctor-does = Heal a wound
plan-contact-broker = Broker
plan-contact-broker-does = Unlock an asset
plan-contact-locksmith = Locksmith
plan-contact-locksmith-does = Counts as a key of any colour
plan-contact-lawyer = Lawyer
plan-contact-lawyer-does = Take away your leftmost handcuffs

## Fixer tiles

plan-fixer-helicopter = Helicopter
plan-fixer-helicopter-does = Fly once from a helipad, for 1 movement point
plan-fixer-safe = Safe
plan-fixer-safe-does = Receive Income
plan-fixer-disguise = Disguise
plan-fixer-disguise-does = Lose 1 notoriety
plan-fixer-id-card = ID card
plan-fixer-id-card-does = Take an extra action disc
plan-fixer-first-aid-kit = First aid kit
plan-fixer-first-aid-kit-does = Heal a wound
plan-fixer-motorcycle = Motorcycle
plan-fixer-motorcycle-does = Do what a gang member can do
plan-fixer-energy-drink = Energy drink
plan-fixer-energy-drink-does = Turn your contacts and equipment face up
plan-fixer-telephone = Telephone
plan-fixer-telephone-does = Take a contact from the display

## Equipment

plan-equipment-vest = Vest
plan-equipment-vest-does = Avoid a Federal officer
plan-equipment-hat = Hat
plan-equipment-hat-does = Avoid a County officer
plan-equipment-helmet = Helmet
plan-equipment-helmet-does = Avoid a SWAT officer
plan-equipment-gas-mask = Gas mask
plan-equipment-gas-mask-does = Avoid a County or a SWAT officer

## Assets

plan-asset-extra-action = Extra action
plan-asset-extra-action-does = Take an extra action disc
plan-asset-move-federal = Move Federal
plan-asset-move-federal-does = Move a Federal officer to a tile without one
plan-asset-move-county = Move County
plan-asset-move-county-does = Move a County officer to a tile without one
plan-asset-move-swat = Move SWAT
plan-asset-move-swat-does = Move a SWAT officer to a tile without one
plan-asset-heal = Heal
plan-asset-heal-does = Heal a wound
plan-asset-master-key = Master key
plan-asset-master-key-does = Counts as a key of any colour
plan-asset-avoid-all = Avoid all
plan-asset-avoid-all-does = Avoid everybody on one tile you left

## Other pieces

plan-piece-disc = Extra action disc
plan-piece-disc-does = A turn in the Night or at Dawn
plan-piece-gas = Gas can
plan-piece-gas-does = +1 movement point
plan-piece-gang-member = Gang member
plan-piece-gang-member-does = Lose 1 notoriety, use a helipad, or avoid everybody on one tile
plan-piece-first-aid = First Aid
plan-piece-first-aid-does = Heal a wound; ready again after a rest
plan-piece-handcuffs = Handcuffs
plan-piece-handcuffs-does = The slot below does not count

## Locations

plan-location-bar = Bar
plan-location-bar-does = A cube, your plan card, and a contact
plan-location-restaurant = Restaurant
plan-location-restaurant-does = A cube, your plan card, and a contact
plan-location-cinema = Cinema
plan-location-cinema-does = A cube, your plan card, and a contact
plan-location-gym = Gym
plan-location-gym-does = A cube, your plan card, and a contact
plan-location-casino = Casino
plan-location-casino-does = A cube, your plan card, and a contact
plan-location-nightclub = Nightclub
plan-location-nightclub-does = A cube, your plan card, and a contact
plan-location-safe-house1 = Safe house 1
plan-location-safe-house1-does = A cube, your plan card, 1 notoriety less, a red key, and a fixer tile to buy
plan-location-safe-house2 = Safe house 2
plan-location-safe-house2-does = A cube, your plan card, 1 notoriety less, a yellow key, and a fixer tile to buy
plan-location-safe-house3 = Safe house 3
plan-location-safe-house3-does = A cube, your plan card, 1 notoriety less, a green key, and a fixer tile to buy
plan-location-exit1 = Exit 1
plan-location-exit1-does = Open: Income. Closed: look at exit tiles. Then a contact
plan-location-exit2 = Exit 2
plan-location-exit2-does = Open: Income. Closed: look at exit tiles. Then a contact
plan-location-exit3 = Exit 3
plan-location-exit3-does = Open: Income. Closed: look at exit tiles. Then a contact
plan-location-gang = Gang headquarters
plan-location-gang-does = Hire both members for 3
plan-location-store = Store
plan-location-store-does = A gas can, equipment to buy, and a locker
plan-location-clinic = Clinic
plan-location-clinic-does = Unlock an asset, heal a wound, take a contact
plan-location-church = Church
plan-location-church-does = Unlock an asset, lose 1 notoriety for 2, take a contact
plan-location-hospital = Hospital
plan-location-hospital-does = Heal one, two or three wounds for 1, 3 or 6, and gain 1 notoriety
# Where it is not yet said which one it is.
plan-location-business = Business
plan-location-safe-house = Safe house

## Groups of three

plan-group-blue = Blue businesses
plan-group-blue-does = A disc, and 1 notoriety less
plan-group-purple = Purple businesses
plan-group-purple-does = Unlock an asset, and 1 notoriety less
plan-group-red = Safe houses
plan-group-red-does = A disc or an asset unlocked, and Income

## The city

plan-tile-h = Tile H (hospital)
plan-tile-s1 = Tile S1 (gang, business)
plan-tile-s2 = Tile S2 (store, business)
plan-tile-c1 = Tile C1 (exit 1)
plan-tile-c2 = Tile C2 (exit 2)
plan-tile-c3 = Tile C3 (exit 3)
plan-tile-c4 = Tile C4 (business, store)
plan-tile-c5 = Tile C5 (business, gang)
plan-tile-c6 = Tile C6 (business, clinic)
plan-tile-c7 = Tile C7 (business, church)
plan-tile-c8 = Tile C8 (safe house)
plan-tile-c9 = Tile C9 (safe house)
plan-tile-c10 = Tile C10 (safe house, store)
plan-tile-c11 = Tile C11 (gang)
plan-tile-c12 = Tile C12 (gang)
plan-terrain-industrial = Industrial area
plan-terrain-commercial = Commercial area
plan-terrain-residential = Residential area
plan-terrain-water = Water
plan-symbol-subway = Subway station
plan-symbol-helipad = Helipad
plan-symbol-ferry = Ferry

## Police

plan-officer-county = County officer
plan-officer-federal = Federal officer
plan-officer-swat = SWAT officer
plan-officer-sandra = Inspector Sandra

## The day

plan-phase-income = Income
plan-phase-patrol = Patrol
plan-phase-city = City
plan-phase-turn-order = Turn order
plan-phase-actions = Actions
plan-phase-change-of-day = Change of day
plan-period-morning = Morning
plan-period-afternoon = Afternoon
plan-period-evening = Evening
plan-period-night = Night
plan-period-dawn = Dawn
# When something can be used.
plan-when-any = any time
plan-when-travel = travel
plan-when-avoid = avoid
plan-when-key = key
plan-when-by-ability = as it is used

## Keys, lockers and exit tiles

# The colour of a key or a locker, of a pile of exit tiles, or of a group.
plan-colour-green = green
plan-colour-yellow = yellow
plan-colour-red = red
plan-colour-grey = grey
plan-colour-black = black
plan-colour-blue = blue
plan-colour-purple = purple
plan-key-green = Green key
plan-key-yellow = Yellow key
plan-key-red = Red key
plan-vault-green = Green locker
plan-vault-yellow = Yellow locker
plan-vault-red = Red locker
plan-vault-grey-exit = Grey exit tile
plan-vault-black-exit = Black exit tile

## Plan cards

plan-plan-p1 = Plan card 1
plan-plan-p2 = Plan card 2
plan-plan-p3 = Plan card 3
plan-plan-p4 = Plan card 4
plan-plan-p5 = Plan card 5
plan-plan-p6 = Plan card 6
plan-plan-p7 = Plan card 7
plan-plan-p8 = Plan card 8
plan-plan-p9 = Plan card 9

## Final scoring

plan-part-cash = Cash
plan-part-loot = Plan card
plan-part-lockers = Lockers
plan-part-exits = Exit tiles
plan-part-contacts = Contacts
plan-part-assets = Used assets
plan-part-notoriety = Notoriety
plan-part-wounds = Wounds
plan-part-total = Total
# Ranks of the game alone, from the lowest.
plan-rank-pickpocket = Pickpocket
plan-rank-burglar = Burglar
plan-rank-safecracker = Safecracker
plan-rank-getaway-artist = Getaway artist
plan-rank-mastermind = Mastermind
plan-rank-legend = Legend
