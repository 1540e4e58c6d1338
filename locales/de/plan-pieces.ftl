### Der große Fluchtplan: wie Karten, Plättchen und Orte heißen, und in wenigen Worten, was sie tun.
### Feste Wörter: tile = Stadtteil, area = Gebiet, location = Ort, contact = Kontakt, fixer tile = Hilfsmittel, asset = Trumpf,
### belt = Gürtel, stash = Rucksack, slot = Feld, extra action disc = Zusatzscheibe, gas can = Kanister, income = Einkommen,
### notoriety = Bekanntheit, level = Stufe, line = Linie, officer = Polizist, wound = Wunde, handcuffs = Handschellen,
### safe house = Versteck, locker = Schließfach, exit tile = Ausgangsplättchen, plan card = Fluchtplan, fee = Gebühr.

## Kontakte

plan-contact-snitch-red = Spitzel (Bundespolizei)
plan-contact-snitch-red-does = Entferne einen Bundespolizisten aus einem beliebigen Stadtteil
plan-contact-snitch-blue = Spitzel (Bezirkspolizei)
plan-contact-snitch-blue-does = Entferne einen Bezirkspolizisten aus einem beliebigen Stadtteil
plan-contact-snitch-black = Spitzel (SWAT)
plan-contact-snitch-black-does = Entferne einen SWAT-Polizisten aus einem beliebigen Stadtteil
plan-contact-fighter = Schläger
plan-contact-fighter-does = Weiche allen in einem Stadtteil aus, den du verlassen hast
plan-contact-boxer = Boxerin
plan-contact-boxer-does = Weiche allen in einem Stadtteil aus, den du verlassen hast
plan-contact-ninja = Ninja
plan-contact-ninja-does = Weiche allen in einem Stadtteil aus, den du verlassen hast
plan-contact-dirty-cop = Korrupter Polizist
plan-contact-dirty-cop-does = Weiche in einem Stadtteil bis zu zwei beliebigen Polizisten aus
plan-contact-hacker = Hackerin
plan-contact-hacker-does = Versetze einen beliebigen Polizisten in einen Stadtteil ohne diese Art
plan-contact-driver = Fahrer
plan-contact-driver-does = +2 Bewegungspunkte in diesem Zug
plan-contact-pilot = Pilotin
plan-contact-pilot-does = Flieg einmal von einem Landeplatz, für 1 Bewegungspunkt
plan-contact-fixer-contact = Strippenzieher
plan-contact-fixer-contact-does = Nimm eine Zusatzscheibe
plan-contact-informant = Informantin
plan-contact-informant-does = Verliere 1 Bekanntheit
plan-contact-mule = Geldkurier
plan-contact-mule-does = Du bekommst Einkommen
plan-contact-doctor = Ärztin
plan-contact-doctor-does = Heile eine Wunde
plan-contact-broker = Vermittler
plan-contact-broker-does = Schalte einen Trumpf frei
plan-contact-locksmith = Schlosserin
plan-contact-locksmith-does = Gilt als Schlüssel beliebiger Farbe
plan-contact-lawyer = Anwältin
plan-contact-lawyer-does = Nimm deine Handschellen ganz links weg

## Hilfsmittel

plan-fixer-helicopter = Hubschrauber
plan-fixer-helicopter-does = Flieg einmal von einem Landeplatz, für 1 Bewegungspunkt
plan-fixer-safe = Tresor
plan-fixer-safe-does = Du bekommst Einkommen
plan-fixer-disguise = Verkleidung
plan-fixer-disguise-does = Verliere 1 Bekanntheit
plan-fixer-id-card = Ausweis
plan-fixer-id-card-does = Nimm eine Zusatzscheibe
plan-fixer-first-aid-kit = Verbandskasten
plan-fixer-first-aid-kit-does = Heile eine Wunde
plan-fixer-motorcycle = Motorrad
plan-fixer-motorcycle-does = Tu, was ein Bandenmitglied kann
plan-fixer-energy-drink = Energietrunk
plan-fixer-energy-drink-does = Deck deine Kontakte und deine Ausrüstung auf
plan-fixer-telephone = Telefon
plan-fixer-telephone-does = Nimm einen Kontakt aus der Auslage

## Ausrüstung

plan-equipment-vest = Weste
plan-equipment-vest-does = Weiche einem Bundespolizisten aus
plan-equipment-hat = Hut
plan-equipment-hat-does = Weiche einem Bezirkspolizisten aus
plan-equipment-helmet = Helm
plan-equipment-helmet-does = Weiche einem SWAT-Polizisten aus
plan-equipment-gas-mask = Gasmaske
plan-equipment-gas-mask-does = Weiche einem Bezirks- oder SWAT-Polizisten aus

## Trümpfe

plan-asset-extra-action = Zusatzaktion
plan-asset-extra-action-does = Nimm eine Zusatzscheibe
plan-asset-move-federal = Bundespolizist versetzen
plan-asset-move-federal-does = Versetze einen Bundespolizisten in einen Stadtteil ohne einen
plan-asset-move-county = Bezirkspolizist versetzen
plan-asset-move-county-does = Versetze einen Bezirkspolizisten in einen Stadtteil ohne einen
plan-asset-move-swat = SWAT-Polizist versetzen
plan-asset-move-swat-does = Versetze einen SWAT-Polizisten in einen Stadtteil ohne einen
plan-asset-heal = Heilung
plan-asset-heal-does = Heile eine Wunde
plan-asset-master-key = Generalschlüssel
plan-asset-master-key-does = Gilt als Schlüssel beliebiger Farbe
plan-asset-avoid-all = Freie Bahn
plan-asset-avoid-all-does = Weiche allen in einem Stadtteil aus, den du verlassen hast

## Andere Teile

plan-piece-disc = Zusatzscheibe
plan-piece-disc-does = Ein Zug in der Nacht oder im Morgengrauen
plan-piece-gas = Kanister
plan-piece-gas-does = +1 Bewegungspunkt
plan-piece-gang-member = Bandenmitglied
plan-piece-gang-member-does = Verliere 1 Bekanntheit, benutze einen Landeplatz, oder weiche allen in einem Stadtteil aus
plan-piece-first-aid = Erste Hilfe
plan-piece-first-aid-does = Heile eine Wunde; nach einer Pause wieder bereit
plan-piece-handcuffs = Handschellen
plan-piece-handcuffs-does = Das Feld darunter zählt nicht

## Orte

plan-location-bar = Bar
plan-location-bar-does = Ein Klötzchen, dein Fluchtplan und ein Kontakt
plan-location-restaurant = Restaurant
plan-location-restaurant-does = Ein Klötzchen, dein Fluchtplan und ein Kontakt
plan-location-cinema = Kino
plan-location-cinema-does = Ein Klötzchen, dein Fluchtplan und ein Kontakt
plan-location-gym = Fitnessstudio
plan-location-gym-does = Ein Klötzchen, dein Fluchtplan und ein Kontakt
plan-location-casino = Casino
plan-location-casino-does = Ein Klötzchen, dein Fluchtplan und ein Kontakt
plan-location-nightclub = Nachtklub
plan-location-nightclub-does = Ein Klötzchen, dein Fluchtplan und ein Kontakt
plan-location-safe-house1 = Versteck 1
plan-location-safe-house1-does = Ein Klötzchen, dein Fluchtplan, 1 Bekanntheit weniger, ein roter Schlüssel und ein Hilfsmittel zu kaufen
plan-location-safe-house2 = Versteck 2
plan-location-safe-house2-does = Ein Klötzchen, dein Fluchtplan, 1 Bekanntheit weniger, ein gelber Schlüssel und ein Hilfsmittel zu kaufen
plan-location-safe-house3 = Versteck 3
plan-location-safe-house3-does = Ein Klötzchen, dein Fluchtplan, 1 Bekanntheit weniger, ein grüner Schlüssel und ein Hilfsmittel zu kaufen
plan-location-exit1 = Ausgang 1
plan-location-exit1-does = Offen: Einkommen. Geschlossen: Ausgangsplättchen ansehen. Dann ein Kontakt
plan-location-exit2 = Ausgang 2
plan-location-exit2-does = Offen: Einkommen. Geschlossen: Ausgangsplättchen ansehen. Dann ein Kontakt
plan-location-exit3 = Ausgang 3
plan-location-exit3-does = Offen: Einkommen. Geschlossen: Ausgangsplättchen ansehen. Dann ein Kontakt
plan-location-gang = Bandenquartier
plan-location-gang-does = Heure für 3 beide Mitglieder an
plan-location-store = Laden
plan-location-store-does = Ein Kanister, Ausrüstung zu kaufen und ein Schließfach
plan-location-clinic = Klinik
plan-location-clinic-does = Schalte einen Trumpf frei, heile eine Wunde, nimm einen Kontakt
plan-location-church = Kirche
plan-location-church-does = Schalte einen Trumpf frei, verliere 1 Bekanntheit für 2, nimm einen Kontakt
plan-location-hospital = Krankenhaus
plan-location-hospital-does = Heile eine, zwei oder drei Wunden für 1, 3 oder 6, und gewinne 1 Bekanntheit
# Solange noch nicht feststeht, welches es ist.
plan-location-business = Geschäft
plan-location-safe-house = Versteck

## Dreiergruppen

plan-group-blue = Blaue Geschäfte
plan-group-blue-does = Eine Zusatzscheibe und 1 Bekanntheit weniger
plan-group-purple = Lila Geschäfte
plan-group-purple-does = Schalte einen Trumpf frei, und 1 Bekanntheit weniger
plan-group-red = Verstecke
plan-group-red-does = Eine Zusatzscheibe oder ein Trumpf frei, und Einkommen

## Die Stadt

plan-tile-h = Stadtteil H (Krankenhaus)
plan-tile-s1 = Stadtteil S1 (Bande, Geschäft)
plan-tile-s2 = Stadtteil S2 (Laden, Geschäft)
plan-tile-c1 = Stadtteil C1 (Ausgang 1)
plan-tile-c2 = Stadtteil C2 (Ausgang 2)
plan-tile-c3 = Stadtteil C3 (Ausgang 3)
plan-tile-c4 = Stadtteil C4 (Geschäft, Laden)
plan-tile-c5 = Stadtteil C5 (Geschäft, Bande)
plan-tile-c6 = Stadtteil C6 (Geschäft, Klinik)
plan-tile-c7 = Stadtteil C7 (Geschäft, Kirche)
plan-tile-c8 = Stadtteil C8 (Versteck)
plan-tile-c9 = Stadtteil C9 (Versteck)
plan-tile-c10 = Stadtteil C10 (Versteck, Laden)
plan-tile-c11 = Stadtteil C11 (Bande)
plan-tile-c12 = Stadtteil C12 (Bande)
plan-terrain-industrial = Industriegebiet
plan-terrain-commercial = Gewerbegebiet
plan-terrain-residential = Wohngebiet
plan-terrain-water = Wasser
plan-symbol-subway = U-Bahn-Station
plan-symbol-helipad = Landeplatz
plan-symbol-ferry = Fähre

## Polizei

plan-officer-county = Bezirkspolizist
plan-officer-federal = Bundespolizist
plan-officer-swat = SWAT-Polizist
plan-officer-sandra = Inspektorin Sandra

## Der Tag

plan-phase-income = Einkommen
plan-phase-patrol = Streife
plan-phase-city = Stadt
plan-phase-turn-order = Reihenfolge
plan-phase-actions = Aktionen
plan-phase-change-of-day = Tageswechsel
plan-period-morning = Morgen
plan-period-afternoon = Nachmittag
plan-period-evening = Abend
plan-period-night = Nacht
plan-period-dawn = Morgengrauen
# Wann sich etwas einsetzen lässt.
plan-when-any = jederzeit
plan-when-travel = Fahrt
plan-when-avoid = Ausweichen
plan-when-key = Schlüssel
plan-when-by-ability = je nach Nutzung

## Schlüssel, Schließfächer und Ausgangsplättchen

# Die Farbe eines Schlüssels oder Schließfachs, eines Haufens Ausgangsplättchen oder einer Gruppe.
plan-colour-green = grün
plan-colour-yellow = gelb
plan-colour-red = rot
plan-colour-grey = grau
plan-colour-black = schwarz
plan-colour-blue = blau
plan-colour-purple = lila
plan-key-green = Grüner Schlüssel
plan-key-yellow = Gelber Schlüssel
plan-key-red = Roter Schlüssel
plan-vault-green = Grünes Schließfach
plan-vault-yellow = Gelbes Schließfach
plan-vault-red = Rotes Schließfach
plan-vault-grey-exit = Graues Ausgangsplättchen
plan-vault-black-exit = Schwarzes Ausgangsplättchen

## Fluchtpläne

plan-plan-p1 = Fluchtplan 1
plan-plan-p2 = Fluchtplan 2
plan-plan-p3 = Fluchtplan 3
plan-plan-p4 = Fluchtplan 4
plan-plan-p5 = Fluchtplan 5
plan-plan-p6 = Fluchtplan 6
plan-plan-p7 = Fluchtplan 7
plan-plan-p8 = Fluchtplan 8
plan-plan-p9 = Fluchtplan 9

## Schlusswertung

plan-part-cash = Bargeld
plan-part-loot = Fluchtplan
plan-part-lockers = Schließfächer
plan-part-exits = Ausgangsplättchen
plan-part-contacts = Kontakte
plan-part-assets = Eingesetzte Trümpfe
plan-part-notoriety = Bekanntheit
plan-part-wounds = Wunden
plan-part-total = Summe
# Ränge im Spiel allein, vom niedrigsten an.
plan-rank-pickpocket = Taschendieb
plan-rank-burglar = Einbrecher
plan-rank-safecracker = Tresorknacker
plan-rank-getaway-artist = Fluchtkünstler
plan-rank-mastermind = Meisterhirn
plan-rank-legend = Legende
