# Escape Plan auf der Seite.
plan-page-city = Die Stadt
plan-page-me = Meine Figur ansehen
plan-page-all = Die ganze Stadt zeigen
plan-page-gap = Lücke bei { $q }, { $r }
plan-page-officer-on = { $officer } auf { $tile }
plan-page-on-tile = { $name } auf { $tile }
plan-page-day = Tag { $day } · { $period }
plan-page-exit = { $state ->
    [closed] Ausgang { $number } zu
    [watched] Ausgang { $number } bewacht
   *[open] Ausgang { $number } offen
}
plan-page-waiting = { $name } denkt nach.
plan-page-hint-travel = Tippe auf einen Ort in der Stadt, dann siehst du, wie du hinkommst und wem du ausweichen müsstest.
plan-page-hint-tile = Wähle einen der Stadtteile.
plan-page-hint-gap = Wähle jetzt, wo in der Stadt er liegen soll.
plan-page-hint-officer = Tippe auf einen Polizisten in der Stadt.
plan-page-hint-target = Tippe jetzt auf den Stadtteil, in den der Polizist gehen soll.
plan-page-turn-tile = Drehen
plan-page-place-tile = Hierhin legen
plan-page-close = Schließen
plan-page-go = Hinfahren
plan-page-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
plan-page-cans = { $count ->
    [one] ein Kanister
   *[other] { $count } Kanister
}
plan-page-drivers = { $count ->
    [one] ein Fahrer
   *[other] { $count } Fahrer
}
plan-page-flies = durch die Luft
plan-page-needs-key = braucht einen Schlüssel
plan-page-nobody = Niemand im Weg
plan-page-threats = { $count ->
    [one] Einem Polizisten ausweichen, oder eine Wunde
   *[other] { $count } Polizisten ausweichen, oder ebenso viele Wunden
}
plan-page-you-are-here = Hier bist du. Eine Fahrt muss an einen anderen Ort führen.
plan-page-with = Zum Ausweichen: { $names }
plan-page-with-nothing = Du hast nichts, um ihnen auszuweichen.
plan-page-no-way = Dorthin kommst du in diesem Zug nicht: Es ist zu weit für { $count ->
    [one] deinen einen Schritt
   *[other] deine { $count } Schritte
}. Kanister und Fahrer bringen dich weiter.
plan-page-use = Einsetzen
plan-page-cuffed-does = Handschellen versperren dieses Feld, bis du sie loswirst.
plan-page-not-now = In deinem Zug siehst du hier, wie du hinkommst.
plan-page-closed = Geschlossen: Du brauchst jedes Mal einen Schlüssel.
plan-page-entry-amount = Dein Plan: { $amount } am Ende
plan-page-entry-income = Dein Plan: sofort Einkommen, jetzt { $amount }
plan-page-priced = { $name } für { $price }
plan-page-worth = { $name } im Wert von { $price }
plan-page-income-now = Einkommen
plan-page-been = besucht
plan-page-empty = leer
plan-page-cash = { $count } Bargeld
plan-page-income = Einkommen { $count }
plan-page-level = Bekanntheit { $count }
plan-page-net = Die Bekanntheit ändert sich nach dieser Tageszeit um { $count }
plan-page-wounds = { $count ->
    [one] { $count } Wunde
   *[other] { $count } Wunden
}
plan-page-handcuffs = Handschellen: { $count }
plan-page-discs = { $count ->
    [one] { $count } Zusatzscheibe
   *[other] { $count } Zusatzscheiben
}
plan-page-gas = { $count ->
    [one] { $count } Benzinkanister
   *[other] { $count } Benzinkanister
}
plan-page-keys = { $count ->
    [one] { $count } Schlüssel
   *[other] { $count } Schlüssel
}
plan-page-members = { $count ->
    [one] { $count } Bandenmitglied
   *[other] { $count } Bandenmitglieder
}
plan-page-rested = Hat heute schon Pause gemacht
plan-page-not-rested = Kann heute noch Pause machen
plan-page-aid-ready = Erste Hilfe ist bereit
plan-page-aid-used = Erste Hilfe ist verbraucht
plan-page-contacts = Kontakte
plan-page-stash = Rucksack
plan-page-belt = Gürtel
plan-page-plan = Dein Fluchtplan
plan-page-escaped = entkommen
plan-page-arrested = verhaftet
plan-page-nobody-escaped = Niemand ist entkommen. Alle sitzen im Gefängnis.
plan-page-solo-escaped = Du bist aus der Stadt heraus!
