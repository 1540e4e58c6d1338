### Der große Fluchtplan: was geschieht, was man tun kann, und warum nicht.
### Wie Karten, Stadtteile und Orte heißen, steht in plan-pieces.ftl, auch die festen Wörter.

## Orte und Polizei, wie sie in einem Satz stehen

# Ein Ort oder ein Gebiet eines Stadtteils, im Akkusativ. C11 hat zwei gleiche: Die Seiten sind gezählt wie in den Regeln.
plan-at-hospital = das Krankenhaus
plan-at-gang = das Bandenquartier auf { $tile }
plan-at-business = das Geschäft auf { $tile }
plan-at-safe-house = das Versteck auf { $tile }
plan-at-store = den Laden auf { $tile }
plan-at-clinic = die Klinik
plan-at-church = die Kirche
plan-at-exit1 = Ausgang 1
plan-at-exit2 = Ausgang 2
plan-at-exit3 = Ausgang 3
plan-at-bar = die Bar
plan-at-restaurant = das Restaurant
plan-at-cinema = das Kino
plan-at-gym = das Fitnessstudio
plan-at-casino = das Casino
plan-at-nightclub = den Nachtklub
plan-at-safe-house1 = Versteck 1
plan-at-safe-house2 = Versteck 2
plan-at-safe-house3 = Versteck 3
plan-at-i = das Industriegebiet auf { $tile }
plan-at-c = { $tile ->
    [C11] das Gewerbegebiet auf { $tile } (Seite { $side })
   *[other] das Gewerbegebiet auf { $tile }
}
plan-at-r = { $tile ->
    [C11] das Wohngebiet auf { $tile } (Seite { $side })
   *[other] das Wohngebiet auf { $tile }
}
plan-at-w = das Wasser auf { $tile }
plan-police-federal = ein Bundespolizist
plan-police-county = ein Bezirkspolizist
plan-police-swat = ein SWAT-Polizist
plan-police-sandra = Inspektorin Sandra
plan-tile-inline = { $tile ->
    [H] Stadtteil H (Krankenhaus)
    [S1] Stadtteil S1 (Bande, Geschäft)
    [S2] Stadtteil S2 (Laden, Geschäft)
    [C1] Stadtteil C1 (Ausgang 1)
    [C2] Stadtteil C2 (Ausgang 2)
    [C3] Stadtteil C3 (Ausgang 3)
    [C4] Stadtteil C4 (Geschäft, Laden)
    [C5] Stadtteil C5 (Geschäft, Bande)
    [C6] Stadtteil C6 (Geschäft, Klinik)
    [C7] Stadtteil C7 (Geschäft, Kirche)
    [C8] Stadtteil C8 (Versteck)
    [C9] Stadtteil C9 (Versteck)
    [C10] Stadtteil C10 (Versteck, Laden)
    [C11] Stadtteil C11 (Bande)
   *[C12] Stadtteil C12 (Bande)
}
plan-key-inline = { $colour ->
    [green] einen grünen Schlüssel
    [yellow] einen gelben Schlüssel
   *[red] einen roten Schlüssel
}
# Eins von einem Haufen, und mehrere.
plan-pile-one = { $pile ->
    [green] ein grünes Schließfach
    [yellow] ein gelbes Schließfach
    [red] ein rotes Schließfach
    [grey_exit] ein graues Ausgangsplättchen
   *[black_exit] ein schwarzes Ausgangsplättchen
}
plan-pile-some = { $pile ->
    [green] grüne Schließfächer
    [yellow] gelbe Schließfächer
    [red] rote Schließfächer
    [grey_exit] graue Ausgangsplättchen
   *[black_exit] schwarze Ausgangsplättchen
}

## Womit jemand fliegt, öffnet oder ausweicht, und wohin etwas kommt

plan-means-gang = Mitglied der Bande auf { $tile }
plan-means-helicopter = { plan-fixer-helicopter }
plan-means-motorcycle = { plan-fixer-motorcycle }
plan-means-pilot = { plan-contact-pilot } auf Feld { $slot }, für 1
plan-opener-master-key = { plan-asset-master-key }, zu seinem Preis
plan-opener-locksmith = { plan-contact-locksmith } auf Feld { $slot }, für 3
plan-item-contact = Kontakt auf Feld { $slot }
plan-item-equipment = Ausrüstung auf Feld { $slot }
plan-item-gang = Mitglied der Bande auf { $tile }
plan-item-motorcycle = { plan-fixer-motorcycle }
plan-item-avoid-all = { plan-asset-avoid-all }
plan-into-replace = Feld { $slot }

## Spielzüge, wie Schaltflächen sie anbieten

plan-move-start-contact = Mit Kontakt { $display } der Auslage beginnen
plan-move-unlock = Freischalten: { $asset }
plan-move-pass = Passen
plan-move-place-tile = Stadtteil von Stapel { $stack } bei { $q }, { $r } anlegen, { $rotation ->
    [0] nicht gedreht
    [one] um eine Seite gedreht
   *[other] um { $rotation } Seiten gedreht
}
plan-move-site = Hier gibt es { $name }
plan-move-use-disc = Eine Zusatzscheibe für einen Zug abgeben
plan-move-decline = Die Zusatzscheibe behalten
plan-move-rest = Pause: alles aufdecken, einen Trumpf freischalten
plan-move-travel = Mit 3 Bewegungspunkten losfahren
plan-move-escape = Bezahlen und fliehen
plan-move-end-turn = Zug beenden
plan-move-step = Weiter in { $to }, Polizei bleibt zurück auf { $left }
plan-move-step-no-left = Weiter in { $to }
plan-move-ride = Mit der U-Bahn in { $to } (+1 Bewegungspunkt), Polizei bleibt zurück auf { $left }
plan-move-ride-no-left = Mit der U-Bahn in { $to } (+1 Bewegungspunkt)
plan-move-fly = Flug in { $to }, Polizei bleibt zurück auf { $left }
plan-move-fly-no-left = Flug in { $to }
plan-move-by = Fliegen mit: { $means }
plan-move-gas = Einen Kanister abgeben: +1 Bewegungspunkt
plan-move-key = Öffnen mit: { $with }
plan-move-contact = Den Kontakt auf Feld { $slot } einsetzen
plan-move-fixer = Das Hilfsmittel auf Feld { $slot } einsetzen
plan-move-asset = { $place ->
    [1] Den Trumpf auf Platz 1 des Gürtels einsetzen, für 5
    [2] Den Trumpf auf Platz 2 des Gürtels einsetzen, für 4
    [3] Den Trumpf auf Platz 3 des Gürtels einsetzen, für 3
    [4] Den Trumpf auf Platz 4 des Gürtels einsetzen, für 2
   *[5] Den Trumpf auf Platz { $place } des Gürtels einsetzen, für 1
}
plan-move-gang = Ein Mitglied zur Bande auf { $tile } zurückschicken: 1 Bekanntheit weniger
plan-move-first-aid = Erste Hilfe: eine Wunde heilen
plan-move-officer = Versetzen von { $from } nach { $to }: { $officer }
plan-move-remove = Den Polizisten von { $from } entfernen
plan-move-avoid = Auf { $tile } ausweichen ({ $officers }) mit: { $item }
plan-move-avoid-no-officers = Auf { $tile } allen ausweichen mit: { $item }
plan-move-take-wounds = Die Wunden hinnehmen
plan-move-take-contact = Kontakt { $display } der Auslage nehmen
plan-move-pay = 2 bezahlen: 1 Bekanntheit weniger
plan-move-no = Nein, danke
plan-move-heal = { $wounds ->
    [0] Nichts heilen
    [1] Eine Wunde heilen, für 1
    [2] Zwei Wunden heilen, für 3
   *[3] Drei Wunden heilen, für 6
}
plan-move-hire = Beide Mitglieder anheuern, für 3
plan-move-buy-fixer = { $name ->
    [helicopter] Kaufen für 1: { plan-fixer-helicopter }
    [safe] Kaufen für 3: { plan-fixer-safe }
    [disguise] Kaufen für 2: { plan-fixer-disguise }
    [id_card] Kaufen für 4: { plan-fixer-id-card }
    [first_aid_kit] Kaufen für 1: { plan-fixer-first-aid-kit }
    [motorcycle] Kaufen für 2: { plan-fixer-motorcycle }
    [energy_drink] Kaufen für 2: { plan-fixer-energy-drink }
   *[telephone] Kaufen für 2: { plan-fixer-telephone }
}
plan-move-buy-equipment = { $kind ->
    [vest] Kaufen für 2: { plan-equipment-vest }
    [hat] Kaufen für 2: { plan-equipment-hat }
    [helmet] Kaufen für 2: { plan-equipment-helmet }
   *[gas_mask] Kaufen für 3: { plan-equipment-gas-mask }
}
plan-move-done = Das ist alles
plan-move-open-locker = { $colour ->
    [green] Ein grünes Schließfach öffnen mit: { $with }
    [yellow] Ein gelbes Schließfach öffnen mit: { $with }
   *[red] Ein rotes Schließfach öffnen mit: { $with }
}
plan-move-look = Plättchen ansehen und eins behalten
plan-move-keep = Plättchen { $index } behalten
plan-move-put-discard = Wegwerfen
plan-move-put-slot = Auf das erste leere Feld legen
plan-move-put-replace = Ersetzen, was auf { $into } liegt: 1 Bekanntheit mehr
plan-move-bonus-disc = Eine Zusatzscheibe nehmen
plan-move-bonus-asset = Einen Trumpf freischalten
plan-move-move-officer = Losschicken von { $from } nach { $to }: { $officer }

## Fragen

plan-ask-start-contact = Mit welchem Kontakt beginnst du?
plan-ask-income-unlock = Bezahlst du 3, um einen Trumpf freizuschalten? Und welchen?
plan-ask-place-tile = Welchen Stadtteil legst du wohin, und wie gedreht?
plan-ask-site = Welches Geschäft oder Versteck steht auf { $site }?
plan-ask-use-disc = Gibst du jetzt eine Zusatzscheibe für einen Zug ab?
plan-ask-act = Du bist am Zug: Fährst du los, oder machst du Pause? Vorher kannst du einsetzen, was du hast.
plan-ask-unlock = Welchen Trumpf schaltest du frei? Sein Feld wird offen.
plan-ask-travel = Wohin geht es weiter?
plan-ask-by = Du fliegst in { $by }. Womit?
plan-ask-key = Das Geschäft ist geschlossen. Womit öffnest du es?
plan-ask-avoid = Wem weichst du aus, und womit? Alle anderen bringen dir eine Wunde.
plan-ask-take-contact = Welchen Kontakt nimmst du aus der Auslage?
plan-ask-church = Bezahlst du 2, um 1 Bekanntheit zu verlieren?
plan-ask-hospital = Wie viele Wunden soll das Krankenhaus heilen? Eine kostet 1, zwei kosten 3, drei kosten 6.
plan-ask-hire = Heuerst du für 3 beide Mitglieder der Bande auf { $tile } an?
plan-ask-buy-fixer = Kaufst du ein Hilfsmittel? Jedes wirkt einmal.
plan-ask-buy-equipment = { $buy_equipment ->
    [one] Kaufst du Ausrüstung? Ein Teil ist noch möglich.
   *[other] Kaufst du Ausrüstung? Bis zu { $buy_equipment } Teile sind möglich.
}
plan-ask-open-locker = Öffnest du ein Schließfach? Es braucht einen Schlüssel seiner Farbe.
plan-ask-look = { $look ->
    [grey_exit] Siehst du dir graue Ausgangsplättchen an und behältst eins? Das geht nur einmal im Spiel.
   *[black_exit] Siehst du dir schwarze Ausgangsplättchen an und behältst eins? Das geht nur einmal im Spiel.
}
plan-ask-keep = { $keep ->
    [green] Welches grüne Schließfach behältst du?
    [yellow] Welches gelbe Schließfach behältst du?
    [red] Welches rote Schließfach behältst du?
    [grey_exit] Welches graue Ausgangsplättchen behältst du?
   *[black_exit] Welches schwarze Ausgangsplättchen behältst du?
}
plan-ask-put = Wohin damit: { $put }?
plan-ask-bonus = Alle drei Verstecke: Nimmst du eine Zusatzscheibe, oder schaltest du einen Trumpf frei?
plan-ask-end = Ist dein Zug zu Ende? Noch kannst du einsetzen, was du hast.
plan-ask-move-officer = { $for_sandra ->
    [yes] { $towards } hat eine Linie überschritten: Welchen Polizisten schickst du für Inspektorin Sandra näher heran?
   *[no] { $towards } hat eine Linie überschritten: Schickst du einen Polizisten näher heran?
}
plan-ask-officer = Welchen Polizisten versetzt du, und in welchen Stadtteil? Möglich: { $officer }.
plan-ask-remove = Aus welchem Stadtteil verschwindet { $remove }?

## Was geschieht: der Tag

plan-fact-plan-dealt = { $seat } bekommt { $card }.
plan-fact-ordered = Die Reihenfolge: { $order }.
plan-fact-day-begins = { $day ->
    [1] Tag 1 beginnt: Die Stadt erwacht.
    [2] Tag 2 beginnt.
   *[3] Tag 3 beginnt, der letzte: Raus aus der Stadt!
}
plan-fact-period-begins = { $period ->
    [morning] Es ist Morgen.
    [afternoon] Es ist Nachmittag.
    [evening] Es ist Abend.
    [night] Es ist Nacht: Ein Zug kostet eine Zusatzscheibe.
   *[dawn] Der Morgen graut: Ein Zug kostet eine Zusatzscheibe.
}
plan-fact-patrolled = Eine Streifenkarte für Ausgang { $exit } wird aufgedeckt.
plan-fact-exit-closed = { $tiles ->
    [grey_exit] Ausgang { $exit } ist geschlossen. Dort liegen jetzt die grauen Ausgangsplättchen.
   *[black_exit] Ausgang { $exit } ist geschlossen. Dort liegen jetzt die schwarzen Ausgangsplättchen.
}
plan-fact-tile-shown = Stapel { $stack } zeigt { plan-tile-inline }. Polizei darauf: { $police }.
plan-fact-tile-shown-no-police = Stapel { $stack } zeigt { plan-tile-inline }, ohne Polizei.
plan-fact-tile-placed = { $seat } legt { plan-tile-inline } an.
plan-fact-site-named = Auf { $tile } gibt es jetzt { $site }.
plan-fact-contact-shown = Neu in der Auslage: { $contact }.

## Was geschieht: Geld und Züge

plan-fact-paid = { $seat } bezahlt { $amount }.
plan-fact-received = { $seat } bekommt { $amount }.
plan-fact-disc-used = { $seat } gibt eine Zusatzscheibe ab.
plan-fact-declined = { $seat } verzichtet auf einen zusätzlichen Zug.
plan-fact-rested = { $seat } macht Pause: Kontakte, Ausrüstung und Erste Hilfe sind wieder bereit.
plan-fact-passed = { $seat } passt.
plan-fact-turn-ended = { $seat } ist fertig.
plan-fact-stepped = { $seat } erreicht { $to } und lässt Polizei zurück auf { $left }.
plan-fact-stepped-no-left = { $seat } erreicht { $to }.
plan-fact-rode = { $seat } nimmt die U-Bahn, erreicht { $to } und lässt Polizei zurück auf { $left }.
plan-fact-rode-no-left = { $seat } nimmt die U-Bahn und erreicht { $to }.
plan-fact-flew = { $seat } fliegt los, erreicht { $to } und lässt Polizei zurück auf { $left }.
plan-fact-flew-no-left = { $seat } fliegt los und erreicht { $to }.
plan-fact-gas-used = { $seat } gibt einen Kanister ab: 1 Bewegungspunkt mehr.
plan-fact-key-flipped = { $seat } benutzt { plan-key-inline }.
plan-fact-contact-used = { $seat } setzt einen Kontakt ein: { $contact }.
plan-fact-fixer-used = { $seat } setzt ein Hilfsmittel ein: { $fixer }.
plan-fact-equipment-used = { $seat } setzt Ausrüstung ein: { $equipment }.
plan-fact-asset-used = { $seat } setzt einen Trumpf ein: { $asset }.
plan-fact-member-used = { $seat } schickt ein Mitglied zur Bande auf { $tile } zurück.
plan-fact-first-aid-used = { $seat } nutzt die Erste Hilfe.
plan-fact-avoided = { $seat } weicht der Polizei auf { $tile } aus: { $officers }.
plan-fact-avoided-no-officers = { $seat } weicht allen auf { $tile } aus.
plan-fact-wounded = { $wounds ->
    [one] { $seat } wird verwundet.
   *[other] { $seat } wird noch einmal verwundet und hat jetzt { $wounds } Wunden.
}
plan-fact-handcuffed = { $handcuffs ->
    [one] { $seat } bekommt Handschellen.
   *[other] { $seat } bekommt noch einmal Handschellen: Sie liegen auf { $handcuffs } Feldern.
}
plan-fact-handcuffs-removed = { $handcuffs ->
    [0] { $seat } ist die letzten Handschellen los.
    [one] { $seat } wird Handschellen los: Sie liegen noch auf einem Feld.
   *[other] { $seat } wird Handschellen los: Sie liegen noch auf { $handcuffs } Feldern.
}
plan-fact-arrested = { $seat } wird verhaftet!
plan-fact-notorious = { $by ->
    [-1] { $seat } verliert 1 Bekanntheit (in dieser Tageszeit: { $net }).
   *[1] { $seat } gewinnt 1 Bekanntheit (in dieser Tageszeit: { $net }).
}
plan-fact-officer-moved = Die Polizei wechselt von { $from } nach { $to }: { $officer }.
plan-fact-officer-removed = Die Polizei zieht ab von { $from }: { $officer }.
plan-fact-healed = { $wounds ->
    [0] { $seat } wird geheilt und hat keine Wunde mehr.
    [one] { $seat } wird geheilt und hat noch eine Wunde.
   *[other] { $seat } wird geheilt und hat noch { $wounds } Wunden.
}
plan-fact-disc-taken = { $seat } bekommt eine Zusatzscheibe.
plan-fact-refreshed = { $seat } deckt Kontakte und Ausrüstung auf.
plan-fact-unlocked = { $seat } schaltet einen Trumpf frei: { $asset }.
plan-fact-asset-lost = { $seat } verliert einen Trumpf: { $asset }.

## Was geschieht: ein Besuch

plan-fact-visited = { $seat } besucht { $at }.
plan-fact-looted = { $income ->
    [yes] { $seat } legt ein Klötzchen auf { $site }: Einkommen sofort.
   *[no] { $seat } legt ein Klötzchen auf { $site }: Geld am Ende.
}
plan-fact-group-done = { $seat } hat alle drei einer Gruppe: { $group }!
plan-fact-key-taken = { $seat } bekommt { plan-key-inline }.
plan-fact-gas-taken = { $seat } bekommt einen Kanister.
plan-fact-hired = { $seat } heuert die Bande auf { $tile } an.
plan-fact-gang-back = { $seat } hat kein Mitglied der Bande auf { $tile } mehr, also können alle sie wieder anheuern.
plan-fact-contact-taken = { $seat } nimmt einen Kontakt: { $contact }.
plan-fact-fixer-bought = { $seat } kauft ein Hilfsmittel: { $fixer }.
plan-fact-equipment-bought = { $seat } kauft Ausrüstung: { $equipment }.
plan-fact-looked = { $count ->
    [one] { $seat } sieht sich { plan-pile-one } an.
   *[other] { $seat } sieht sich { $count } { plan-pile-some } an.
}
plan-fact-saw = { $seat } sieht { plan-pile-some } im Wert von { $values }.
plan-fact-kept = { $seat } behält { plan-pile-one }.
plan-fact-discarded = { $seat } wirft weg: { $what }.
plan-fact-stored = { $seat } legt auf Feld { $slot }: { $what }.
plan-fact-replaced = { $seat } ersetzt, was auf Feld { $slot } lag: { $what }.

## Was geschieht: Bekanntheit, die Inspektorin und das Ende

plan-fact-booked = { $who } ist jetzt auf Stufe { $level } der Bekanntheit.
plan-fact-line-crossed = { $line ->
    [1] { $seat } überschreitet die erste Linie der Bekanntheit: ein Trumpf zum Freischalten.
    [2] { $seat } überschreitet die zweite Linie der Bekanntheit: zwei Trümpfe zum Freischalten.
   *[3] { $seat } überschreitet die dritte Linie der Bekanntheit: zwei Trümpfe zum Freischalten und eine Zusatzscheibe.
}
plan-fact-sandra-moved = Inspektorin Sandra erreicht { $to }.
plan-fact-sandra-stays = Inspektorin Sandra bleibt, wo sie ist.
plan-fact-sandra-looted = Inspektorin Sandra legt ein Klötzchen auf { $site }.
plan-fact-sandra-uses-disc = Inspektorin Sandra gibt eine Zusatzscheibe ab.
plan-fact-sandra-takes-disc = Inspektorin Sandra bekommt eine Zusatzscheibe.
plan-fact-contact-removed = Inspektorin Sandra entfernt einen Kontakt: { $contact }.
plan-fact-fixer-removed = Inspektorin Sandra entfernt ein Hilfsmittel: { $fixer }.
plan-fact-equipment-removed = Inspektorin Sandra entfernt Ausrüstung: { $equipment }.
plan-fact-key-removed = Inspektorin Sandra entfernt { plan-key-inline }.
plan-fact-gas-removed = Inspektorin Sandra entfernt einen Kanister.
plan-fact-exit-tile-removed = Inspektorin Sandra entfernt { plan-pile-one }.
plan-fact-escaped = { $place ->
    [1] { $seat } flieht aus der Stadt, vor allen anderen!
   *[other] { $seat } flieht als Nummer { $place } aus der Stadt!
}
plan-fact-scored = { $seat } hat am Ende { $total }.

## Ablehnungen

plan-refusal-over = Das Spiel ist vorbei.
plan-refusal-not-your-turn = Einen Moment noch: { $seat } entscheidet gerade.
plan-refusal-not-asked = Jetzt ist etwas anderes gefragt.
plan-refusal-no-cash = Dafür brauchst du { $needs } Bargeld, und so viel hast du nicht.
plan-refusal-no-such-contact = An dieser Stelle der Auslage liegt kein Kontakt. Nimm einen anderen.
plan-refusal-not-locked = Dieser Trumpf verdeckt kein Feld mehr: { $asset }. Nimm einen anderen.
plan-refusal-empty-stack = Dieser Stapel zeigt keinen Stadtteil. Nimm einen anderen Stapel.
plan-refusal-occupied = Dort liegt schon ein Stadtteil. Such dir eine leere Stelle aus.
plan-refusal-too-far-out = Das ist zu weit draußen: Stadtteile liegen höchstens { $most } Schritte vom Krankenhaus entfernt.
plan-refusal-touches-too-few = Ein neuer Stadtteil muss zwei andere berühren. Such dir eine Stelle mit mehr Nachbarn aus.
plan-refusal-no-matching-edge = So passt keine Seite. Dreh den Stadtteil, oder such dir eine andere Stelle aus.
plan-refusal-no-such-rotation = Ein Stadtteil lässt sich nur auf sechs Arten drehen.
plan-refusal-site-taken = Das steht schon in der Stadt. Such dir etwas anderes aus als { $site }.
plan-refusal-wrong-site = Dieser Stadtteil hat keinen Platz für { $site }. Geschäfte und Verstecke haben je eigene Stellen.
plan-refusal-rested-before = Du hast heute schon Pause gemacht. Morgen geht es wieder.
plan-refusal-leads-nowhere = Von dort könntest du keinen Ort mehr erreichen. Nimm einen anderen Weg, oder besorg dir mehr Bewegungspunkte.
plan-refusal-can-go = Du kannst noch Pause machen oder losfahren, also kannst du nicht passen.
plan-refusal-too-early = Vor Tag 3 flieht niemand.
plan-refusal-not-at-open-exit = Fliehen kannst du nur durch den Ausgang, der noch offen ist. Fahr zuerst dorthin.
plan-refusal-no-movement = Du hast keine Bewegungspunkte mehr. Ein Kanister oder ein Fahrer würde helfen.
plan-refusal-not-a-step = Das ist mehr als einen Schritt entfernt. Fahr Schritt für Schritt.
plan-refusal-wrong-tiles-left = Auf diesem Weg verlässt du andere Stadtteile. Nimm einen der Wege, die angeboten werden.
plan-refusal-ridden-before = Du bist in diesem Zug schon mit der U-Bahn gefahren.
plan-refusal-no-station = Die U-Bahn bringt dich nicht dorthin: Du brauchst eine Station in deinem Gebiet und eine andere als Ziel.
plan-refusal-no-helipad = Hier ist kein Landeplatz, von dem du dorthin fliegen könntest. Ein Flug führt einen oder zwei Stadtteile weit.
plan-refusal-no-means = Du hast nichts zum Fliegen. Es braucht ein Bandenmitglied, den Hubschrauber, das Motorrad oder eine Pilotin.
plan-refusal-no-gas = Du hast keinen Kanister. In Läden gibt es welche.
plan-refusal-too-many-cans = Du kannst im Zug zwei Kanister abgeben, und das hast du getan.
plan-refusal-no-key = Du hast keinen Schlüssel, der passt. Schlüssel gibt es in Verstecken.
plan-refusal-empty-slot = Dort liegt nichts, was du einsetzen könntest.
plan-refusal-handcuffed = Auf diesem Kontakt liegen Handschellen. Eine Anwältin würde helfen.
plan-refusal-face-down = Das liegt verdeckt. Nach einer Pause kannst du Kontakte und Ausrüstung wieder einsetzen.
plan-refusal-not-now = Das lässt sich in diesem Augenblick nicht einsetzen.
plan-refusal-no-member = Du hast kein Mitglied dieser Bande.
plan-refusal-first-aid-used = Die Erste Hilfe ist verbraucht. Nach einer Pause ist sie wieder bereit.
plan-refusal-not-wounded = Du hast keine Wunde, also gibt es nichts zu heilen.
plan-refusal-too-many-discs = Du hast zwei Zusatzscheiben, für eine dritte ist kein Platz.
plan-refusal-nothing-locked = Alle deine Trümpfe sind schon frei.
plan-refusal-low-enough = Deine Bekanntheit kann in dieser Tageszeit nicht weiter sinken.
plan-refusal-nothing-face-down = Alle deine Kontakte und deine Ausrüstung liegen offen.
plan-refusal-no-handcuffs = Du hast keine Handschellen, die du loswerden könntest.
plan-refusal-display-empty = In der Auslage liegt kein Kontakt.
plan-refusal-no-officer-to-move = Es gibt keinen Polizisten, den das versetzen oder entfernen könnte.
plan-refusal-no-such-officer = Auf { $tile } steht kein solcher Polizist.
plan-refusal-wrong-type = Bei dieser Art von Polizisten wirkt das nicht.
plan-refusal-not-in-city = { $tile } liegt noch nicht in der Stadt.
plan-refusal-already-there = Auf { $tile } steht schon ein Polizist dieser Art. Such dir einen anderen Stadtteil aus.
plan-refusal-hospital-is-safe = Das Krankenhaus betritt kein Polizist. Such dir einen anderen Stadtteil aus.
plan-refusal-not-closer = Der Polizist muss der Figur näher kommen.
plan-refusal-must-move = Du entscheidest für Inspektorin Sandra, und sie verzichtet nicht: Versetze einen Polizisten.
plan-refusal-tile-not-left = Du hast { $tile } nicht verlassen, also gibt es dort niemanden, dem du ausweichen müsstest.
plan-refusal-does-not-avoid = Gegen diese Polizisten hilft das nicht.
plan-refusal-wrong-number = { $avoids ->
    [0] Damit weichst du allen im Stadtteil aus: Nenne niemand Bestimmten.
    [one] Damit weichst du hier einem Polizisten aus: Nenne genau einen.
   *[other] Damit weichst du hier { $avoids } Polizisten aus: Nenne genau so viele.
}
plan-refusal-too-many-healed = { $wounds ->
    [0] Du hast keine Wunden.
    [one] Du hast nur eine Wunde.
   *[other] Du hast nur { $wounds } Wunden.
}
plan-refusal-not-for-sale = Das gibt es nicht mehr zu kaufen.
plan-refusal-vault-empty = Davon ist keins mehr da.
plan-refusal-locker-needs = Deine Kontakte und deine Stufe müssen zusammen { $needs } ergeben. Nimm Kontakte, oder werde bekannter.
plan-refusal-too-few-contacts = Du hast zu wenige Kontakte, um auch nur eins anzusehen. Nimm mehr Kontakte.
plan-refusal-no-such-tile = So ein Plättchen siehst du nicht.
plan-refusal-no-room = Du hast kein leeres Feld. Ersetze etwas, wirf es weg, oder schalte beim nächsten Mal einen Trumpf frei.
plan-refusal-slot-closed = Auf diesem Feld liegt ein Trumpf, oder es liegen Handschellen darauf. Such dir ein offenes aus.
plan-refusal-no-use = Das würde dir nichts bringen.

## Die Regel hinter jeder Ablehnung

plan-why-over = Das Spiel endet, wenn niemand mehr in der Stadt ist, spätestens nach dem Morgengrauen von Tag 3 (§1.12).
plan-why-not-your-turn = Ihr spielt in der Reihenfolge eurer Bekanntheit, und immer entscheidet nur eine Person (§1.6).
plan-why-not-asked = Jeder Augenblick eines Zuges hat seine eigenen Entscheidungen, eine nach der anderen (§1.15).
plan-why-no-cash = Was du nicht bezahlen kannst, kannst du nicht tun (§3.8).
plan-why-no-such-contact = Kontakte werden aus der Auslage genommen (§1.2).
plan-why-not-locked = Freischalten lassen sich nur Trümpfe, die noch ein Feld verdecken (§1.9).
plan-why-empty-stack = Du legst einen der Stadtteile, die offen auf den Stapeln liegen (§1.5).
plan-why-occupied = Stadtteile liegen nebeneinander, nie übereinander (§1.5).
plan-why-too-far-out = Die Stadt endet drei Schritte vom Krankenhaus, oder vier, wenn ihr das vereinbart habt (§1.5).
plan-why-touches-too-few = Ein neuer Stadtteil berührt mindestens zwei andere, das Krankenhaus zählt mit (§1.5).
plan-why-no-matching-edge = An mindestens einer Seite ist das Gelände dasselbe wie nebenan, und zwar Land (§1.5).
plan-why-no-such-rotation = Ein Stadtteil hat sechs Seiten, also lässt er sich auf sechs Arten drehen (§1.5).
plan-why-site-taken = Jedes Geschäft und jedes Versteck gibt es einmal (§1.5).
plan-why-wrong-site = Geschäfte stehen, wo Platz für Geschäfte ist, Verstecke, wo Platz für Verstecke ist (§1.5).
plan-why-rested-before = Pause machst du einmal am Tag (§1.7).
plan-why-leads-nowhere = Du musst an einem anderen Ort ankommen; ein Schritt, nach dem das nicht mehr ginge, ist nicht erlaubt (§1.7).
plan-why-can-go = Du passt nur, wenn du heute Pause gemacht hast und keinen Ort erreichen kannst (§1.7, §1.15).
plan-why-too-early = Hinaus geht es erst an Tag 3 (§1.12).
plan-why-not-at-open-exit = Du fliehst durch den einen Ausgang, der noch offen ist, am Anfang oder am Ende deines Zuges (§1.12).
plan-why-no-movement = Ein Zug hat 3 Bewegungspunkte; Kanister, Fahrer und die U-Bahn bringen mehr (§1.7).
plan-why-not-a-step = Ein Bewegungspunkt führt in ein benachbartes Gebiet, in einen Ort hinein oder aus ihm heraus (§3.1).
plan-why-wrong-tiles-left = Du wählst unter den Wegen, die nicht unnötig an mehr Polizei vorbeiführen (§3.1).
plan-why-ridden-before = Die U-Bahn nimmst du höchstens einmal im Zug (§1.7).
plan-why-no-station = Die U-Bahn fährt von einer Station in deinem Gebiet geradewegs zu einer beliebigen anderen (§1.7).
plan-why-no-helipad = Aus einem Stadtteil mit Landeplatz fliegst du zu einem Ort, der einen oder zwei Stadtteile entfernt ist (§1.7).
plan-why-no-means = Jeder Flug braucht etwas zum Fliegen (§1.7).
plan-why-no-gas = Ein Kanister ist ein Bewegungspunkt mehr, und du musst ihn abgeben (§1.7).
plan-why-too-many-cans = Im Zug kannst du zwei Kanister abgeben (§1.7).
plan-why-no-key = Ein geschlossenes Geschäft öffnet jeder Schlüssel, ein Schließfach nur einer seiner Farbe (§1.8).
plan-why-empty-slot = Du setzt ein, was auf deinem Tableau liegt (§1.9).
plan-why-handcuffed = Ein Kontakt unter Handschellen zählt nicht und lässt sich nicht einsetzen (§1.9).
plan-why-face-down = Was du eingesetzt hast, liegt verdeckt; eine Pause deckt Kontakte und Ausrüstung auf, aber kein Hilfsmittel (§1.7).
plan-why-not-now = Jede Karte und jedes Plättchen hat seinen Augenblick: jederzeit, auf der Fahrt, beim Ausweichen oder für ein Schloss (§1.15).
plan-why-no-member = Mitglieder arbeiten für die, die ihre Bande angeheuert haben (§1.7).
plan-why-first-aid-used = Die Erste Hilfe heilt eine Wunde zwischen zwei Pausen (§1.7).
plan-why-not-wounded = Was nichts ändern würde, kannst du nicht einsetzen (§1.15).
plan-why-too-many-discs = Du kannst zwei Zusatzscheiben haben (§1.9).
plan-why-nothing-locked = Freischalten nimmt einen Trumpf von einem Feld, also muss noch einer da liegen (§1.9).
plan-why-low-enough = In einer Tageszeit verlierst du höchstens 4 Bekanntheit (§1.10).
plan-why-nothing-face-down = Es deckt Kontakte und Ausrüstung auf; liegt schon alles offen, wäre es verschwendet (§3.9).
plan-why-no-handcuffs = Die Anwältin nimmt Handschellen weg, also müssen welche da sein (§1.9).
plan-why-display-empty = Ist der Nachziehstapel verbraucht, leert sich die Auslage (§1.15).
plan-why-no-officer-to-move = Es braucht einen Polizisten dieser Art, und zum Versetzen einen Stadtteil ohne diese Art (§3.9).
plan-why-no-such-officer = Du nennst Polizisten, die in diesem Stadtteil stehen (§3.9).
plan-why-wrong-type = Jede dieser Karten sagt, welche Polizisten sie versetzt oder entfernt (§3.9).
plan-why-not-in-city = Polizisten auf den Stapeln sind tabu (§1.10).
plan-why-already-there = In keinem Stadtteil stehen zwei Polizisten derselben Art (§1.2).
plan-why-hospital-is-safe = Im Stadtteil mit dem Krankenhaus steht nie Polizei (§1.2).
plan-why-not-closer = Wer eine Linie überschreitet, bekommt Polizisten näher geschickt (§1.10).
plan-why-must-move = Die Inspektorin versetzt immer einen Polizisten, wenn sie kann; du suchst nur aus, welchen (§1.13).
plan-why-tile-not-left = Es zählen nur Polizisten in Stadtteilen, die du verlassen hast (§1.7).
plan-why-does-not-avoid = Jedes Ausrüstungsplättchen hilft gegen bestimmte Polizisten (§3.4).
plan-why-wrong-number = Ausrüstung weicht einem Polizisten aus, der Korrupte Polizist zweien, anderes dem ganzen Stadtteil (§3.4).
plan-why-too-many-healed = Das Krankenhaus heilt eine, zwei oder drei Wunden, die du hast (§1.8).
plan-why-not-for-sale = Von jeder Ausrüstung gibt es vier, von jedem Hilfsmittel eins (§1.2).
plan-why-vault-empty = Von jeder Farbe gibt es fünf (§3.5).
plan-why-locker-needs = Kontakte, die zählen, und deine Stufe öffnen zusammen Schließfächer: 2 für grün, 5 für gelb, 8 für rot (§3.5).
plan-why-too-few-contacts = Kontakte, die zählen, sagen, wie viele du ansehen darfst: bei grün eins mehr, bei rot eins weniger (§3.5).
plan-why-no-such-tile = Du behältst eins von denen, die du angesehen hast (§1.8).
plan-why-no-room = Was du bekommst, kommt auf das erste offene leere Feld, oder es ersetzt etwas (§1.7).
plan-why-slot-closed = Ein Feld ist offen, wenn weder ein Trumpf noch Handschellen darauf liegen (§1.9).
plan-why-no-use = Für eine dritte Zusatzscheibe ist kein Platz, und Freischalten braucht einen Trumpf, der noch ein Feld verdeckt (§1.15).

## Optionen

plan-option-arrest-on-6th-handcuffs = Verhaftung bei den sechsten Handschellen
plan-help-arrest-on-6th-handcuffs = Handschellen auf allen fünf Feldern, und es kämen noch welche: Damit ist für dich Schluss. Sonst geschieht nichts.
plan-option-land-match-required = Land muss passen
plan-help-land-match-required = Ein neuer Stadtteil muss Land eines Nachbarn fortsetzen. Sonst genügt auch Wasser.
plan-option-max-radius = Größe der Stadt
plan-help-max-radius = Wie viele Schritte vom Krankenhaus entfernt Stadtteile liegen dürfen.
plan-value-max-radius = { $value ->
    [one] Ein Schritt
   *[other] { $value } Schritte
}
plan-option-start-contact = Ein Kontakt zu Beginn
plan-help-start-contact = Vor Tag 1 nehmen alle einen Kontakt aus der Auslage, die letzte Person zuerst.
plan-option-initial-cash-k = Bargeld zu Beginn
plan-help-initial-cash-k = Was alle am Anfang haben, in tausend Dollar.
plan-value-initial-cash-k = { $value ->
    [0] Nichts
   *[other] { $value } tausend Dollar
}
plan-option-answer-s = Zeit, einen Polizisten zu schicken
plan-help-answer-s = Wie lange man überlegen darf, wenn jemand eine Linie überschritten hat. Danach wird kein Polizist geschickt.
plan-value-answer-s = { $value ->
    [0] So lange man will
    [one] Eine Sekunde
   *[other] { $value } Sekunden
}

## Was in jedem Augenblick stimmt

plan-invariant-options-are-lawful = die Optionen sind erlaubt
plan-invariant-plan-cards-agree-with-what-was-shown = Fluchtpläne stimmen mit dem überein, was alle davon sahen
plan-invariant-every-plan-card-is-dealt-once = jeder Fluchtplan ist einmal vergeben
plan-invariant-loot-has-a-value = jedes Schließfach und Ausgangsplättchen in einem Rucksack hat seinen Wert
plan-invariant-what-is-kept-is-put-away = ein behaltenes Plättchen wird sofort abgelegt
plan-invariant-what-is-looked-at-is-in-its-pile = angesehene Plättchen gehören zu ihrem Haufen
plan-invariant-counts-are-true = alle Zahlen stimmen
plan-invariant-every-tile-is-in-one-place = jeder Stadtteil ist an genau einer Stelle
plan-invariant-tiles-lie-where-they-may = Stadtteile liegen, wo sie dürfen
plan-invariant-officers-are-counted = kein Polizist geht verloren
plan-invariant-sites-stand-where-they-may = Geschäfte und Verstecke stehen, wo sie hingehören
plan-invariant-contacts-are-counted = kein Kontakt geht verloren
plan-invariant-gas-cans-are-counted = es gibt höchstens sechs Kanister
plan-invariant-keys-are-counted = es gibt höchstens drei Schlüssel jeder Farbe
plan-invariant-equipment-is-counted = es gibt höchstens vier von jeder Ausrüstung
plan-invariant-there-is-one-fixer-of-a-kind = jedes Hilfsmittel gibt es einmal
plan-invariant-gangs-are-counted = jede Bande hat zwei Mitglieder
plan-invariant-pawns-are-in-the-city = Figuren sind in der Stadt
plan-invariant-one-cube-a-site = niemand hat zwei Klötzchen auf demselben Ort
plan-invariant-cubes-lie-in-the-city = Klötzchen liegen auf Orten der Stadt
plan-invariant-everybody-has-a-place-in-the-order = alle haben eine Stelle in der Reihenfolge
plan-invariant-the-inspector-is-there-for-two = die Inspektorin ist nur zu zweit und allein dabei
plan-invariant-somebody-is-asked-until-the-end = bis zum Ende wird immer jemand gefragt
plan-invariant-a-turn-belongs-to-a-seat = ein Zug gehört jemandem in der Stadt
plan-invariant-windows-are-open-in-a-turn = nach Aktionen wird nur in einem Zug gefragt
plan-invariant-every-window-opens-once-in-a-turn = nach jedem Aktionsfenster eines Zuges wird einmal gefragt
plan-invariant-nobody-plays-without-a-seat = niemand spielt, der nicht am Tisch sitzt
plan-invariant-only-moving-an-officer-has-a-limit = nur das Schicken eines Polizisten ist befristet
plan-invariant-the-inspector-is-in-the-city = die Inspektorin ist in der Stadt
plan-invariant-slots-are-open-that-are-filled = belegte Felder sind offen
plan-invariant-every-asset-is-in-one-place = jeder Trumpf ist an einer Stelle
plan-invariant-two-cards-close-an-exit = zwei Streifenkarten schließen einen Ausgang
plan-invariant-questions-are-about-what-there-is = Fragen gelten dem, was da ist
