### ESCAPE!, das Spiel um Zellen, Wächter und Schlüssel.
### Feste Wörter: turn = Zug, move = Schritt, guard = Wächter, key = Schlüssel, cell = Zelle, pawn = Figur,
### letter = Buchstabe, field = Feld, loop = Rundgang, middle line = Mittellinie, watched = bewacht, jump = Sprung,
### locked = gesperrt.

## Figuren und Orte

# Allein oder am Satzanfang.
cells-piece = { $piece ->
    [pawn] Figur
    [G1] Wächter 1
    [G2] Wächter 2
   *[other] Schlüssel { $piece }
}
# Im Satz, als das, was gezogen wird.
cells-piece-inline = { $piece ->
    [pawn] die Figur
    [G1] Wächter 1
    [G2] Wächter 2
   *[other] Schlüssel { $piece }
}
# Ein Ort auf der Mittellinie, nach „von“.
cells-line = der Mittellinie bei { $file }

## Was geschieht

cells-fact-time-up = { $left ->
    [0] Die Zeit ist um: { $seat } bekommt eine Zelle zugeteilt.
    [one] Die Zeit ist um: { $seat } verliert einen Schritt.
   *[other] Die Zeit ist um: { $seat } verliert { $left } Schritte.
}
cells-fact-cell-picked = { $seat } bezieht Zelle { $cell }.
cells-fact-moved = { $piece ->
    [pawn] { $seat } geht von { $from } nach { $to }.
   *[other] { $seat } zieht { cells-piece-inline } von { $from } nach { $to }.
}
cells-fact-jumped = { $piece ->
    [pawn] { $seat } springt von { $from } nach { $to }.
   *[other] { $seat } lässt { cells-piece-inline } von { $from } nach { $to } springen.
}
cells-fact-sent-home = { $by ->
    [guard] Ein Wächter entdeckt { $seat }: ab in die Zelle!
   *[pawn] Eine andere Figur verdrängt { $seat }: ab in die Zelle!
}
cells-fact-reached = { $taken ->
    [yes] { $seat } erreicht Schlüssel { $key } und nimmt den Buchstaben.
   *[no] { $seat } erreicht Schlüssel { $key }, hat den Buchstaben aber schon.
}
cells-fact-stuck = { $seat } kann nichts mehr bewegen, damit endet der Zug.
cells-fact-turn-ended = Der Zug von { $seat } ist zu Ende.
cells-fact-won = { $count ->
    [one] { $seats } gewinnt! Die Buchstaben: { $letters }.
   *[other] { $seats } teilen sich den Sieg! Die Buchstaben: { $letters }.
}

## Ablehnungen

cells-refusal-over = Das Spiel ist zu Ende.
cells-refusal-not-your-turn = Einen Moment noch: { $turn } ist am Zug.
cells-refusal-wrong-phase = Nicht jetzt: Zellen werden vor dem ersten Zug gewählt, und erst danach wird gezogen.
cells-refusal-ask-closed = Diese Frage ist schon beantwortet. Offen ist die Nummer { $open }.
cells-refusal-cell-taken = { $cell } ist keine freie Zelle. Such dir eine Ecke aus, die noch niemand hat.
cells-refusal-piece-locked = { $piece ->
    [pawn] Deine Figur ist gesperrt und darf in diesem Zug nicht noch einmal bewegt werden.
   *[other] { cells-piece } ist gesperrt und darf in diesem Zug nicht noch einmal bewegt werden.
}
cells-refusal-not-in-reach = Das ist zu weit: Geh auf das nächste Feld in gerader Linie, oder spring über das, was du überspringen darfst. Wächter bleiben auf ihrem Rundgang.
cells-refusal-cell-closed = Zelle { $cell } ist zu: Hinein darf nur die Figur, der sie gehört.
cells-refusal-watched = { $field } ist bewacht: Deine Figur darf dort weder hin noch hindurch.
cells-refusal-guard-in-the-way = Da ist ein Wächter im Weg.
cells-refusal-key-there = Dort liegt schon Schlüssel { $key }, und zwei Schlüssel teilen sich nie ein Feld.
cells-refusal-guard-may-not-reverse = Dieser Wächter ist andersherum losgegangen und darf jetzt nicht umkehren.
cells-refusal-too-few-moves = { $left ->
    [one] Dieser Sprung kostet { $cost } Schritte, und du hast nur noch einen.
   *[other] Dieser Sprung kostet { $cost } Schritte, und du hast nur noch { $left }.
}

## Die Regel hinter jeder Ablehnung

cells-why-over = Wer als Erstes alle sechs Buchstaben hat, gewinnt sofort (EB-22).
cells-why-not-your-turn = Es geht reihum im Uhrzeigersinn (EB-2).
cells-why-wrong-phase = Jede Figur hat eine Zelle, bevor der erste Zug beginnt (EB-1).
cells-why-ask-closed = Alle wählen der Reihe nach eine Zelle und behalten sie (EB-1).
cells-why-cell-taken = Eine Zelle ist ein Eckfeld und gehört das ganze Spiel über derselben Figur (EB-1).
cells-why-piece-locked = Was sich bewegt, macht alle seine Schritte eines Zuges am Stück; danach ist es bis zum Ende des Zuges gesperrt (EB-5).
cells-why-not-in-reach = Ein Schritt führt ein Feld weit, quer oder längs (EB-4), eine Figur springt geradeaus über Figuren und Schlüssel (EB-11), ein Wächter folgt seinem Rundgang (EB-14).
cells-why-cell-closed = In eine Zelle kommt nichts hinein außer der Figur, die dort zu Hause ist (EB-9, EB-18).
cells-why-watched = Eine Figur betritt nie ein bewachtes Feld und geht auch nicht darüber hinweg (EB-8).
cells-why-guard-in-the-way = Eine Figur kommt nie an einem Wächter vorbei (EB-8), und weder ein Schlüssel (EB-18) noch der andere Wächter (EB-15) darf auf sein Feld.
cells-why-key-there = Zwei Schlüssel teilen sich nie ein Feld, und Schlüssel springen nicht (EB-18).
cells-why-guard-may-not-reverse = Ein Wächter wählt seine Richtung, wenn er losgeht, und behält sie, bis etwas anderes gezogen wird (EB-14).
cells-why-too-few-moves = Ein Sprung wird mit Schritten bezahlt, und bezahlen kannst du nur mit denen, die übrig sind (EB-11, Q-27).

## Einstellungen

cells-option-layout = Aufstellung
cells-help-layout = Wo Schlüssel und Wächter am Anfang sind.
cells-value-layout-classic = Klassisch
cells-value-layout-wide = Weit: Schlüssel näher am Rand
cells-value-layout-tight = Eng: Schlüssel dicht beisammen
cells-value-layout-custom = Selbst gewählt
cells-option-first-seat = Erster Zug
cells-help-first-seat = Wer den ersten Zug hat.
cells-value-first-seat-random = Das Los entscheidet
cells-value-first-seat = { $value }
cells-option-cell-choice = Wahl der Zellen
cells-help-cell-choice = Wie die Figuren zu ihren Zellen kommen.
cells-value-cell-choice-auto = Im Uhrzeigersinn ab a1
cells-value-cell-choice-pick = Alle wählen selbst
cells-option-first-turn-moves = Schritte im ersten Zug
cells-help-first-turn-moves = Wer anfängt, ist im Vorteil; ein kürzerer erster Zug gleicht das aus.
cells-value-first-turn-moves = { $value ->
    [one] 1 Schritt
   *[other] { $value } Schritte
}
cells-option-resume = Gesperrtes noch einmal ziehen
cells-help-resume = Ob etwas Gesperrtes im selben Zug noch einmal gezogen werden darf.
cells-value-resume-never = Nie
cells-value-resume-after-two = Nach zwei anderen
cells-option-jump-cost = Preis eines Sprungs
cells-help-jump-cost = Wie viele Schritte ein Sprung kostet.
cells-value-jump-cost-per-field = Ein Schritt je Feld
cells-value-jump-cost-one = Ein Schritt
cells-option-jump-several = Weite Sprünge
cells-help-jump-several = Ob eine Figur über mehr als ein Hindernis auf einmal springen darf.
cells-option-guard-reverse = Wächter kehren um
cells-help-guard-reverse = Ob ein Wächter die Richtung wechseln darf, während er gezogen wird.
cells-option-owned-key-stops = Jeder Schlüssel hält die Figur an
cells-help-owned-key-stops = Ob deine Figur auch auf einem Schlüssel gesperrt wird, dessen Buchstaben du schon hast.
cells-option-capture-stops = Verdrängen hält die Figur an
cells-help-capture-stops = Ob deine Figur gesperrt ist, nachdem sie eine andere in die Zelle geschickt hat.
cells-option-key-onto-pawn = Schlüssel auf eine Figur gezogen
cells-help-key-onto-pawn = Ob eine Figur den Buchstaben bekommt, wenn der Schlüssel zu ihr kommt.
cells-value-key-onto-pawn-none = Bringt nichts
cells-value-key-onto-pawn-own-turn = Bringt dir den Buchstaben
cells-value-key-onto-pawn-always = Bringt jeder Figur den Buchstaben
cells-option-open-letters = Offene Buchstaben
cells-help-open-letters = Ob alle die Buchstaben aller sehen. Wenn nicht, pass gut auf: Nachschlagen geht nicht.
cells-option-turn-limit = Höchstzahl der Runden
cells-help-turn-limit = Nach so vielen Runden gewinnt, wer die meisten Buchstaben hat; bei Gleichstand wird geteilt.
cells-value-turn-limit-off = Ohne Grenze
cells-value-turn-limit = { $value ->
    [one] 1 Runde
   *[other] { $value } Runden
}
cells-option-turn-seconds = Zeit für einen Zug
cells-help-turn-seconds = Wie lange ein Zug oder die Wahl einer Zelle dauern darf. Ist die Zeit um, verfallen die übrigen Schritte.
cells-value-turn-seconds-off = Ohne Grenze
cells-value-turn-seconds = { $value ->
    [one] 1 Sekunde
   *[other] { $value } Sekunden
}
cells-option-undo = Schritte zurücknehmen
cells-help-undo = Ob du in deinem Zug einen Schritt zurücknehmen darfst, solange niemand etwas daraus erfahren hat.

## Regeln einer selbst gewählten Aufstellung

cells-rule-no-key-lies-in-a-corner = In einer Ecke darf kein Schlüssel liegen.
cells-rule-guards-stand-on-the-loop-or-on-the-line = Wächter stehen auf ihrem Rundgang oder auf der Mittellinie.
cells-rule-all-pieces-lie-on-distinct-places = Jeder Platz darf nur einmal belegt sein.

## Was in jeder Stellung gilt

cells-invariant-options-are-lawful = die Einstellungen sind erlaubt
cells-invariant-nobody-has-six-letters-before-the-end = niemand hat vor dem Ende sechs Buchstaben
cells-invariant-whoever-has-just-reached-a-key-has-its-letter = wer eben einen Schlüssel erreicht hat, hat seinen Buchstaben
cells-invariant-open-letters-are-the-letters = die gezeigten Buchstaben sind die gesammelten
cells-invariant-first-and-turn-are-seats-of-the-table = wer anfing und wer am Zug ist, sitzt am Tisch
cells-invariant-one-to-four-moves-are-left-in-a-turn = in einem Zug sind noch ein bis vier Schritte übrig
cells-invariant-the-turn-limit-ends-the-game = mit der letzten Runde endet das Spiel
cells-invariant-a-turn-is-timed-exactly-with-turn-seconds = ein Zug hat genau dann eine Frist, wenn seine Zeit begrenzt ist
cells-invariant-the-winners-are-seats-and-known-when-it-is-over = wer gewonnen hat, sitzt am Tisch, und vor dem Ende hat niemand gewonnen
cells-invariant-everybody-has-a-cell-once-picking-is-over = alle haben eine Zelle, sobald alle gewählt haben
cells-invariant-cells-are-picked-in-turn-order = die Zellen werden der Reihe nach gewählt
cells-invariant-cells-are-distinct-corners = jede Zelle ist eine eigene Ecke
cells-invariant-a-pawn-is-on-the-board-once-it-has-a-cell = eine Figur steht auf dem Brett, sobald sie eine Zelle hat
cells-invariant-pawns-are-on-distinct-fields = keine zwei Figuren teilen sich ein Feld
cells-invariant-only-the-owner-s-pawn-is-in-a-cell = in einer Zelle steht nur die Figur, der sie gehört
cells-invariant-no-pawn-outside-its-own-cell-is-watched = außerhalb der eigenen Zelle ist keine Figur bewacht
cells-invariant-keys-are-on-distinct-fields = keine zwei Schlüssel teilen sich ein Feld
cells-invariant-no-key-is-in-a-cell = kein Schlüssel liegt in einer Zelle
cells-invariant-nothing-returns-to-the-line = kein Schlüssel kehrt auf die Mittellinie zurück
cells-invariant-guards-are-on-distinct-fields = die Wächter teilen sich kein Feld
cells-invariant-guards-are-on-the-loop-or-on-their-start-line = Wächter sind auf ihrem Rundgang oder dort, wo sie begonnen haben
cells-invariant-at-most-three-pieces-are-locked = höchstens drei Figuren, Wächter oder Schlüssel sind gesperrt
cells-invariant-locks-are-of-this-turn = jede Sperre stammt aus diesem Zug
cells-invariant-the-running-block-is-not-locked = was gerade gezogen wird, ist nicht gesperrt
cells-invariant-only-a-moving-guard-has-a-direction = nur ein Wächter, der gerade gezogen wird, hat eine Richtung
cells-invariant-nothing-moves-while-cells-are-picked = während der Wahl der Zellen bewegt sich nichts
cells-invariant-every-block-has-used-a-move = jede Bewegung hat einen Schritt gekostet
cells-invariant-the-winners-have-most-letters = gewonnen hat, wer die meisten Buchstaben hat
cells-invariant-what-has-moved-is-on-a-field = was gezogen wird, steht auf einem Feld
