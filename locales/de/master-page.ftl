### Escape Master auf der Seite.

master-page-hand = Deine Karten
master-page-stacks = Stapel
master-page-stack = Stapel { $number }: { $card }{ $closed ->
    [yes] , geschlossen
   *[no] {""}
}, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
master-page-new = Neuen Stapel beginnen
master-page-strip = Was du tun kannst
master-page-hint = { $what ->
    [nowhere] Diese Karte passt gerade nirgends.
    [whom] Tippe an, wer in die Falle soll.
    [escape] Was soll sie tun?
    [escape-minus] Tippe eine zweite Karte an, um sie abzuwerfen, oder wähle unten.
    [pair] Tippe einen Stapel an. Die zuletzt berührte Karte liegt oben.
   *[where] Tippe einen Stapel an.
}
master-page-faster = { $name } war schneller. Deine Karte ist wieder auf deiner Hand.
master-page-round = Runde { $round }
master-page-total = { $total ->
    [one] Du: 1 Patzer
   *[other] Du: { $total } Patzer
}
master-page-turn = { $mine ->
    [yes] Du bist am Zug
   *[no] { $name } ist am Zug
}
master-page-leader = { $beast ->
    [yes] Bestienmodus!
   *[no] { master-tribe }
}
master-page-pile = { $count ->
    [0] Der Nachziehstapel ist leer
    [one] Karte ziehen; 1 ist noch da
   *[other] Karte ziehen; { $count } sind noch da
}
master-page-rival = { $name }: { $out ->
    [yes] draußen
   *[no] { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
}, { $total ->
    [one] 1 Patzer
   *[other] { $total } Patzer
}
master-page-trapped = { $card ->
    [P3] +3! Spiel eine Flucht oder nimm drei.
    [UP] Nur aufwärts!
   *[other] Nur abwärts!
}
master-page-waits = { $question ->
    [start] { $names } startet die Runde.
   *[other] { $names } wählt gerade.
}
master-page-done = Fertig
master-page-for = für { $card }
master-page-give = An { $name }
master-page-choose-gift = { $count ->
    [one] Tippe eine Handkarte an.
   *[other] Tippe eine Handkarte an; { $count } sind zu verschenken.
}
master-page-after = Nach Runde { $round }
master-page-got = { $count ->
    [0] keine
   *[other] +{ $count } Patzer
}
master-page-scores = Punktestand
master-page-round-column = Runde
master-page-limit = Bei { $points } Patzern ist das Spiel zu Ende.
master-page-rounds = { $rounds ->
    [one] Nach 1 Runde ist das Spiel zu Ende.
   *[other] Nach { $rounds } Runden ist das Spiel zu Ende.
}
master-page-out = { $name } ist draußen: Escape Master!
master-page-alliance = { $names } sind draußen: Escape Alliance!
master-page-out-first = { $name } ist draußen: Escape Master! { $mate } spielt weiter.
master-page-fits = { $what }, passt
# Was sonst noch über jemanden am Tisch zu sagen ist.
master-page-also = { $what ->
    [partner] spielt mit dir
    [dealer] gibt
    [turn] ist gerade dran
   *[leader] Anführer: { master-tribe }
}
master-page-hit = Von { $name }!
master-page-go = Los!
master-page-countdown = { $what ->
    [start] Gleich geht es los
    [blocked] Niemand kann spielen: Die Runde endet gleich
   *[last-call] Letzte Gelegenheit: spielen oder ziehen
}
master-page-close = Schließen
master-page-silenced = Der Anführer ruht in dieser Runde.
master-page-experience = { $points ->
    [one] 1 Punkt Erfahrung
   *[other] { $points } Punkte Erfahrung
}
master-page-in-trap = In einer Falle: { $card }
master-page-piles = { $cards ->
    [one] 1 Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}, { $history ->
    [one] 1 in der Ablage
   *[other] { $history } in der Ablage
}
master-page-team-total = { $total ->
    [one] Team: 1 Patzer
   *[other] Team: { $total } Patzer
}
