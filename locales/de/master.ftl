### Escape Master, das schnelle Kartenspiel.
### Feste Wörter: Stapel, Nachziehstapel, Hand, Stamm, Weisheit, Sackgasse, Falle, Flucht, ablegen (Sonderkarten), abwerfen, Anführer,
### Gabe, Geschichte, Erfahrung, Bestienmodus, Patzer, Schmerzgrenze, Unheilsmeister, Allianz, ruhiger Modus. J ist Sprung, Q Stille, K Funke.

## Karten und Stämme

# Eine Karte eines Stamms, nur ihr Rang.
master-rank = { $rank ->
    [J] Sprung (J)
    [Q] Stille (Q)
    [K] Funke (K)
   *[other] { $rank }
}
# Eine Karte, auch im Satz. Was keine eigene Karte und keine Weisheit ist, beginnt Stapel.
master-card = { $card ->
    [DE] Sackgasse
    [P3] +3
    [UP] „nur aufwärts“
    [DN] „nur abwärts“
    [ES] Flucht
    [ED] Flucht −1
    [DMJ] Unheilsmeister J
    [DMQ] Unheilsmeister Q
    [DMK] Unheilsmeister K
   *[other] { $sign ->
        [A] { master-rank } der Ottos
        [T] { master-rank } der Teenies
        [M] { master-rank } der Mäuse
        [R] { master-rank } der Roboter
        [L] { master-rank } der Holzfäller
        [N] { master-rank } der Ninjas
        [W] Weisheit
       *[start] Start (7)
    }
}
# Dasselbe, wo wenig Platz ist.
master-card-short = { $card ->
    [DE] Sackgasse
    [P3] +3
    [UP] aufwärts
    [DN] abwärts
    [ES] Flucht
    [ED] Flucht −1
    [DMJ] Unheil J
    [DMQ] Unheil Q
    [DMK] Unheil K
   *[other] { $sign ->
        [A] Otto { $rank }
        [T] Teenie { $rank }
        [M] Maus { $rank }
        [R] Roboter { $rank }
        [L] Holzfäller { $rank }
        [N] Ninja { $rank }
        [W] Weisheit
       *[start] Sieben
    }
}
# Was eine Karte ist.
master-kind = { $kind ->
    [number] Zahlenkarte
    [start] Startkarte
    [wisdom] Weisheit
    [dead_end] Sackgasse
    [plus_three] Falle: +3
    [up] Falle: nur aufwärts
    [down] Falle: nur abwärts
    [escape] Flucht
    [escape_minus] Flucht −1
   *[doom] Unheilsmeister
}
# Was sie bewirkt, in einem Satz.
master-kind-help = { $kind ->
    [number] Passt auf eine Karte, die um eins höher oder um eins niedriger ist.
    [start] Beginnt einen Stapel und passt auf 6, 8 und Weisheit.
    [wisdom] Passt auf jede Zahlenkarte und beginnt Stapel, und jede Zahlenkarte passt darauf.
    [dead_end] Schließt einen Stapel für den Rest der Runde.
    [plus_three] Ein Gegner zieht drei Karten, wenn er nicht rechtzeitig mit einer Flucht antwortet.
    [up] Ein Gegner darf vorerst nur höhere Karten spielen.
    [down] Ein Gegner darf vorerst nur niedrigere Karten spielen.
    [escape] Nimmt eine Falle weg, die vor dir liegt.
    [escape_minus] Nimmt eine Falle weg, wirft eine weitere Karte ab oder beides.
   *[doom] Wird wie J, Q oder K gespielt und kostet 3 Patzer, wenn er übrig bleibt.
}
master-tribe = { $tribe ->
    [joe] Otto
    [teen] Teenie
    [mouse] Maus
    [robot] Roboter
    [ninja] Ninja
   *[lumberjack] Holzfäller
}
master-tribes = { $tribe ->
    [joe] die Ottos
    [teen] die Teenies
    [mouse] die Mäuse
    [robot] die Roboter
    [lumberjack] die Holzfäller
   *[ninja] die Ninjas
}
# Eine Karte des Nachziehstapels gegen eine der Hand.
master-swaps = Nummer { $place } gegen { $card }
# Eine Karte für jemanden.
master-gifts = { $card } an { $seat }

## Anführer

master-gift = { $gift ->
    [lean] Leicht
    [blend] Mixen
    [burden] Bürde
    [vanish] Verschwinden
    [pose] Pose
   *[cap] Deckel
}
# Was ein Anführer jede Runde kann.
master-gift-help = { $gift ->
    [lean] Du beginnst mit 1 Karte weniger.
    [blend] Eine 1 bis 5 der Teenies darf mit einer 1 bis 5 eines anderen Stamms eine Summe bilden.
    [burden] Du darfst mit 1 Karte mehr beginnen, und jemand anderes bekommt sofort 1 Patzer.
    [vanish] Du darfst deine letzte Karte abwerfen und bist draußen.
    [cap] Du bekommst höchstens 5 Patzer in einer Runde.
   *[pose] Gar nichts. Warte auf die Bestie!
}
# Was er stattdessen im Bestienmodus kann.
master-gift-beast = { $gift ->
    [lean] Du beginnst mit 2 Karten weniger, und wenn du magst, noch jemand.
    [blend] Zwei beliebige Karten von 1 bis 5 dürfen eine Summe bilden, gleich welche Stämme.
    [burden] Jemand anderes bekommt sofort 2 Patzer, und du nimmst keine zusätzliche Karte.
    [vanish] Du darfst deine letzten 1 oder 2 Karten abwerfen und bist draußen.
    [cap] Du bekommst in dieser Runde höchstens 3 Patzer.
   *[pose] Eine Ninja-Pose nimmt eine Falle weg, die vor dir liegt: Halte sie eine Sekunde lang gedrückt.
}
master-beast-mode = Bestienmodus

## Geschichten

master-story = { $story ->
    [1] Schweres Gepäck
    [2] Rollentausch
    [3] Durchs Schlüsselloch
    [4] Käse für die Mäuse
    [5] Ein kleines Geschenk
    [6] Stromausfall
    [7] Auf Zehenspitzen
    [8] Alles neu
    [9] Schwamm drüber
    [10] Kristallkugel
    [11] Weise Worte
   *[12] Bestie für einen Tag
}
# Eine Geschichte als Bezahlung.
master-story-card = Geschichte { $story }
master-story-help = { $story ->
    [1] Du beginnst mit 2 Karten mehr.
    [2] Tausche den Anführer mit jemandem, nimm einen neuen vom Stapel, oder behalte deinen.
    [3] Nach dem Geben siehst du dir die obersten 2 Karten des Nachziehstapels an und darfst sie tauschen; ein Teenie sieht 3.
    [4] Du beginnst mit 1 Karte weniger; ein Gegner mit der Maus beginnt mit 1 mehr.
    [5] Sieh dir deine Hand an und gib dann jemandem 1 Karte davon; ein Holzfäller gibt 2.
    [6] Wähle jemand anderen: Dieser Anführer ruht in dieser Runde. Ein Roboter wählt 2.
    [7] Du beginnst mit 2 Karten weniger; ein Ninja beginnt mit 7 statt mit 10.
    [8] Alle Anführer werden gemischt und neu verteilt.
    [9] 1 Patzer weniger auf deinem Konto; bei einem Otto 4 weniger.
    [10] Sag voraus, wer von den anderen zuerst draußen ist. Stimmt es, sinkt dein Konto um die Zahl der Mitspielenden; wenn nicht, bekommst du einen neuen Anführer.
    [11] Immer wenn du eine Weisheit spielst, darfst du innerhalb von 5 Sekunden eine weitere Karte abwerfen.
   *[12] Bestienmodus in dieser Runde, umsonst.
}

## Was gerade geschieht

master-stage = { $stage ->
    [story_drawer] Wer zieht die Geschichte?
    [stories] Die Geschichte dieser Runde
    [beasts] Wer will den Bestienmodus?
    [leaders] Was die Anführer tun
    [hands] Ein Blick auf die Karten
    [ready] Der Geber gibt das Zeichen
    [countdown] Auf die Plätze …
    [play] Los!
    [photo] Fotofinish
   *[over] Das Spiel ist zu Ende
}

## Was man tun kann, wie es auf Knöpfen steht

master-move-answer-start = Los!
master-move-answer-story-drawer = { $seat } nimmt die Geschichte
master-move-answer-story-drawer-own = Ich nehme die Geschichte
master-move-answer-story2 = { $value ->
    [redraw] Einen neuen Anführer vom Stapel nehmen
    [keep] Den Anführer behalten
   *[other] Den Anführer mit { $swap } tauschen
}
master-move-answer-story6 = { $count ->
    [one] Den Anführer von { $seats } ruhen lassen
   *[other] Die Anführer von { $seats } ruhen lassen
}
master-move-answer-story10 = { $seat } ist zuerst draußen
master-move-answer-beast = Bestienmodus, bezahlt mit { $cards }
master-move-answer-beast-no-cards = Diesmal kein Bestienmodus
master-move-answer-burden = Eine Bürde für { $seat }
master-move-answer-burden-no-seat = Keine Bürde
master-move-answer-lean-partner = Auch für { $seat } leichter
master-move-answer-lean-partner-no-seat = Nur für mich leichter
master-move-answer-story3 = Tauschen: { $swaps }
master-move-answer-story3-no-swaps = Nichts tauschen
master-move-answer-story5 = Geben: { $gifts }
master-move-place = { $on ->
    [new] { $cards }: neuer Stapel
   *[other] { $cards }: auf Stapel { $on }
}
master-move-deadend = Stapel { $stack } schließen
master-move-trap = Falle für { $target }: { $card }
master-move-escape = { $card }: { $trap } wegnehmen und abwerfen: { $discard }
master-move-escape-no-trap = { $card }: abwerfen: { $discard }
master-move-escape-no-discard = { $card }: { $trap } wegnehmen
master-move-drop = Ablegen: { $card }
master-move-drop-no-card = Alle Sonderkarten ablegen
master-move-draw = Eine Karte ziehen
master-move-calldraw = „Ziehen!“ rufen
master-move-takethree = Drei Karten nehmen
master-move-vanish = Verschwinden!
master-move-pose = Ninja-Pose gegen { $trap }
master-move-story11 = Abwerfen: { $card }
master-move-story11-no-card = Nichts abwerfen
master-move-pass = Passen

## Fragen

master-ask-story-drawer = Wer von euch nimmt die Geschichte?
master-ask-story2 = Möchtest du einen anderen Anführer?
master-ask-story6 = Wessen Anführer soll in dieser Runde ruhen?
master-ask-story10 = Wer von den anderen ist zuerst draußen?
master-ask-beast = Soll dein Anführer in den Bestienmodus? Das kostet 2 Punkte Erfahrung.
master-ask-burden = Wem legst du eine Bürde auf? Wenn du keine Bestie bist, beginnst du dafür selbst mit einer Karte mehr.
master-ask-lean-partner = Wer soll noch mit weniger Karten beginnen?
master-ask-story3 = Diese Karten liegen oben auf dem Nachziehstapel. Welche möchtest du tauschen?
master-ask-story5 = Was gibst du, und wem?
master-ask-start = Sind alle bereit? Du sagst, wann es losgeht.

## Was geschieht

master-fact-round = Runde { $round }: { $dealer } gibt.
master-fact-leader = { $seat } führt { master-tribes } an.
master-fact-story-drawn = { $seat } zieht Geschichte { $story }: { master-story }.
master-fact-leaders-swapped = { $seat } und { $whose } tauschen die Anführer.
master-fact-leaders-dealt = Geschichte von { $seat }: Alle Anführer werden neu verteilt.
master-fact-relieved = { $points ->
    [one] { $seat }: 1 Patzer weniger, jetzt { $total }.
   *[other] { $seat }: { $points } Patzer weniger, jetzt { $total }.
}
master-fact-silenced = { $seat } entscheidet: Der Anführer von { $whose } ruht in dieser Runde.
master-fact-named = { $seat } sagt voraus: { $whose } ist zuerst draußen.
master-fact-named-by-luck = Das Los entscheidet für { $seat }: { $whose } soll zuerst draußen sein.
master-fact-beast = { $seat } ist im Bestienmodus, bezahlt mit { $cards }!
master-fact-beast-by-story = { $seat } ist im Bestienmodus, umsonst!
master-fact-burdened = { $blunders ->
    [one] { $seat } legt { $whose } eine Bürde auf: 1 Patzer, jetzt { $total }.
   *[other] { $seat } legt { $whose } eine Bürde auf: { $blunders } Patzer, jetzt { $total }.
}
master-fact-lean = { $seat } macht es auch { $whose } leichter: 2 Karten weniger.
master-fact-hand = Hand von { $seat }: { $cards }.
master-fact-dealt = { $count ->
    [one] { $seat } bekommt 1 Karte.
   *[other] { $seat } bekommt { $count } Karten.
}
master-fact-peeked = { $seat } sieht oben auf dem Nachziehstapel: { $cards }.
master-fact-peeks = { $count ->
    [one] { $seat } sieht sich die oberste Karte des Nachziehstapels an.
   *[other] { $seat } sieht sich die obersten { $count } Karten des Nachziehstapels an.
}
master-fact-exchanged = { $count ->
    [0] { $seat } tauscht nichts.
    [one] { $seat } tauscht 1 Karte.
   *[other] { $seat } tauscht { $count } Karten.
}
master-fact-gave = { $seat } gibt { $whose } eine Karte: { $card }.
master-fact-gave-a-card = { $seat } gibt { $whose } eine Karte.
master-fact-starts = { $seat } sagt: Los!
master-fact-started = Die Runde läuft!
master-fact-placed = { $fresh ->
    [yes] { $seat }: { $cards } auf neuem Stapel { $stack }.
   *[no] { $seat }: { $cards } auf Stapel { $stack }.
}
master-fact-lifted = Weisheit befreit { $seat }: { $trap } ist weg.
master-fact-closed = { $seat }: Sackgasse, Stapel { $stack } ist zu.
master-fact-trapped = { $seat } legt { $whose } eine Falle: { $card }.
master-fact-escaped = { $seat }: { $card } gegen { $trap } vor { $whose }.
master-fact-slipped = { $seat }: { $card }, um eine Karte loszuwerden.
master-fact-discarded = { $seat } wirft ab: { $card }.
master-fact-discarded-a-card = { $seat } wirft eine Karte ab.
master-fact-dropped = { $seat } legt ab: { $cards }.
master-fact-dropped-cards = { $count ->
    [one] { $seat } legt eine Sonderkarte ab.
   *[other] { $seat } legt { $count } Sonderkarten ab.
}
master-fact-drew = { $seat } zieht: { $card }.
master-fact-drew-a-card = { $seat } zieht eine Karte.
master-fact-draw-called = { $seat } ruft „Ziehen!“: Alle ziehen.
master-fact-draw-objected = „Ziehen!“ Aber jemand kann spielen.
master-fact-draw-by-itself = Niemand kann spielen: Alle ziehen.
master-fact-took = { $count ->
    [0] { $trap }: { $seat } nimmt keine Karte, der Nachziehstapel ist leer.
    [one] { $trap }: { $seat } nimmt 1 Karte.
   *[other] { $trap }: { $seat } nimmt { $count } Karten.
}
master-fact-vanished = { $count ->
    [one] { $seat } verschwindet mit der letzten Karte!
   *[other] { $seat } verschwindet mit den letzten { $count } Karten!
}
master-fact-posed = { $seat } macht eine Ninja-Pose: { $trap } ist weg!
master-fact-passed = { $seat } passt.
master-fact-out = { $seat } ist draußen: Escape Master!
master-fact-alliance = { $seats } sind draußen: Escape Alliance!
master-fact-photo = Fotofinish: letzte Gelegenheit, hinauszukommen!
master-fact-stalling = { $why ->
    [blocked] Niemand kann spielen: Die Runde ist gleich zu Ende.
   *[last_call] Letzter Aufruf: Spielt oder zieht, oder die Runde ist vorbei!
}
master-fact-unstalled = { $why ->
    [blocked] Es lässt sich wieder etwas spielen: Die Runde geht weiter.
   *[last_call] Die Runde geht weiter.
}
master-fact-blocked = Die Runde ist vorbei, und niemand ist draußen.
master-fact-scored = { $added ->
    [0] { $seat }: kein Patzer, insgesamt { $total }.
    [one] { $seat }: 1 Patzer, insgesamt { $total }.
   *[other] { $seat }: { $added } Patzer, insgesamt { $total }.
}
master-fact-doomed = { $card } verlässt das Spiel.
master-fact-bet = { $right ->
    [yes] { $seat } hat richtig vorausgesagt, wer zuerst draußen ist: jetzt { $total } Patzer.
   *[no] { $seat } lag mit der Voraussage daneben und bekommt einen neuen Anführer.
}
master-fact-learned = { $seat } hat Geschichte { $story } jetzt als Erfahrung.
master-fact-forgot = { $seat } hat zu viel Erfahrung: Geschichte { $story } geht zurück.
master-fact-tied = Gleichstand: { $seats } spielen noch eine Runde.
master-fact-won = { $count ->
    [one] { $seats } gewinnt!
   *[other] { $seats } teilen sich den Sieg!
}

## Warum nicht

master-refusal-over = Das Spiel ist zu Ende.
master-refusal-ask-closed = Diese Frage ist erledigt oder nicht an dich gerichtet.
master-refusal-no-answer = Das ist keine Antwort auf diese Frage.
master-refusal-wrong-seat = { $seat } lässt sich hier nicht wählen.
master-refusal-wrong-payment = Der Bestienmodus kostet genau 2 Punkte deiner eigenen Erfahrung.
master-refusal-wrong-swap = Jede Karte lässt sich einmal tauschen, in der Reihenfolge des Stapels.
master-refusal-wrong-gift = Das ist nicht so viel, wie die Geschichte verlangt.
master-refusal-not-started = Noch nicht: Die Runde hat nicht begonnen.
master-refusal-not-in-round = Diese Runde spielen die anderen. Lehn dich zurück und schau zu.
master-refusal-you-are-out = Du bist schon draußen. Gut gemacht!
master-refusal-round-over = Jemand ist draußen: Es zählt nur noch, was deine Hand leert.
master-refusal-answer-plus-three = Zuerst die +3: Antworte mit einer Flucht, oder nimm die Karten.
master-refusal-not-your-turn = Einen Moment noch: { $seat } ist dran.
master-refusal-somebody-answers = Einen Moment noch: Erst muss { $seat } antworten.
master-refusal-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
master-refusal-wrong-number = Spiel eine Karte oder zwei als Kombination.
master-refusal-no-combinations = In diesem Spiel gibt es keine Kombinationen: eine Karte nach der anderen.
master-refusal-not-a-combination = { $one } und { $other } sind keine Kombination.
master-refusal-cannot-start = Ein Stapel beginnt mit einer 7, mit Weisheit oder, wo es Kombinationen gibt, mit zwei Karten der Summe 7; nicht hiermit: { $card }.
master-refusal-sum-cannot-start = Die Summe ist { $sum }. Nur die Summe 7 kann einen Stapel beginnen, wenn es so vereinbart ist.
master-refusal-no-such-stack = Es gibt keinen Stapel { $stack }.
master-refusal-stack-closed = Stapel { $stack } ist zu: Sackgasse.
master-refusal-stack-changed = Stapel { $stack } ist nicht mehr so, wie du ihn gesehen hast.
master-refusal-seen-not-asked = Wie viele Karten ein Stapel hatte, ist hier nicht gefragt.
master-refusal-does-not-fit = { $value ->
    [11] Das passt nicht: J auf { $top }.
    [12] Das passt nicht: Q auf { $top }.
    [13] Das passt nicht: K auf { $top }.
   *[other] Das passt nicht: { $value } auf { $top }.
}
master-refusal-trap-forbids = Du sitzt in einer Falle: { $trap }. Also nicht hierauf: { $top }.
master-refusal-seven-only-starts = An diesem Tisch beginnt eine 7 nur Stapel oder liegt auf Weisheit.
master-refusal-wisdom-on-wisdom = Keine Weisheit auf Weisheit.
master-refusal-not-on-stacks = Das lässt sich dort nicht hinlegen: { $card }.
master-refusal-not-a-trap = Das ist keine Falle: { $card }.
master-refusal-wrong-target = { $seat } kann keine Falle bekommen. Such dir einen Gegner aus, der noch dabei ist.
master-refusal-already-trapped = { $seat } hat schon „nur aufwärts“ oder „nur abwärts“ vor sich.
master-refusal-not-an-escape = Das ist keine Flucht: { $card }.
master-refusal-no-such-trap = Mit dieser Falle hast du nichts zu tun: { $trap }.
master-refusal-escape-needs-trap = Eine Flucht braucht eine Falle, die sie wegnimmt.
master-refusal-escape-does-nothing = Nenn eine Falle oder eine Karte: Eine Flucht −1 muss etwas bewirken.
master-refusal-plain-escape = Nur eine Flucht −1 wirft eine Karte ab.
master-refusal-cannot-discard = Diese Karte lässt sich nicht abwerfen: { $card }.
master-refusal-cannot-drop = Nur Sonderkarten lassen sich ablegen, nicht diese: { $card }.
master-refusal-nothing-to-drop = Du hast keine Sonderkarten zum Ablegen.
master-refusal-drop-by-name = Du hast nur eine Sonderkarte: Leg genau die ab.
master-refusal-can-play = Du kannst etwas spielen, also darfst du nicht ziehen.
master-refusal-pile-empty = Der Nachziehstapel ist leer.
master-refusal-plus-three-open = Eine +3 wartet auf Antwort. Ruf danach „Ziehen!“.
master-refusal-called-before = Du hast in diesem Zug schon „Ziehen!“ gerufen. Tu etwas anderes.
master-refusal-no-such-gift = Das kann dein Anführer gerade nicht: { master-gift }.
master-refusal-only-as-beast = Nur im Bestienmodus: { master-gift }.
master-refusal-too-many-cards = { $most ->
    [one] Verschwinden kannst du nur mit der letzten Karte.
   *[other] Verschwinden kannst du nur mit den letzten { $most } Karten.
}
master-refusal-posed-before = Eine Pose in der Runde, und die hast du schon gemacht.
master-refusal-no-credit = Du hast keine Weisheit gespielt, für die du jetzt eine Karte abwerfen könntest.
master-refusal-not-calm = In diesem Spiel gibt es keine Reihenfolge, also auch nichts zu passen.
master-refusal-early = Einen Moment noch: Das geht noch nicht.

## Die Regel dahinter

master-why-over = Das Spiel endet nach der Runde, in der jemand die Schmerzgrenze erreicht (EM-6).
master-why-ask-closed = Fragen vor einer Runde sind nur eine Zeit lang offen, und nur für die, denen sie gestellt sind (R-40).
master-why-no-answer = Jede Frage vor einer Runde hat ihre eigenen Antworten (R-40).
master-why-wrong-seat = Wähle jemanden, der in dieser Runde mitspielt; dich selbst nur, wo du für dein Team entscheidest (R-39).
master-why-wrong-payment = Vor einer Runde darfst du genau 2 Punkte bezahlen, mit Geschichten, die vorbei sind (R-42).
master-why-wrong-swap = Karten des Stapels und deiner Hand tauschen ihre Plätze (R-38).
master-why-wrong-gift = Die Geschichten 5 und 6 lassen sich nicht ablehnen: Du gibst oder wählst so viele, wie sie sagen (R-39).
master-why-not-started = Deine Karten darfst du ansehen, aber vor dem Start spielt niemand (R-19).
master-why-not-in-round = Nur wer gemeinsam die wenigsten Patzer hat, spielt weiter (R-44).
master-why-you-are-out = Wer keine Karten mehr hat, ist draußen (EM-3).
master-why-round-over = Einen Augenblick lang zählt noch, was passt und deine Hand leert, und sonst nichts (R-13).
master-why-answer-plus-three = Solange eine +3 auf dich wartet, kannst du nur antworten oder die Karten nehmen (R-50).
master-why-not-your-turn = Im ruhigen Modus kommt ihr nacheinander dran, im Uhrzeigersinn (§11.1).
master-why-somebody-answers = Im ruhigen Modus warten alle, bis eine Frage beantwortet ist (§11.1).
master-why-not-in-hand = Du spielst nur Karten von deiner eigenen Hand (EM-10).
master-why-wrong-number = Eine Karte nach der anderen, oder zwei als Kombination (EM-14).
master-why-no-combinations = Kombinationen gibt es ab der mittleren Stufe oder einzeln in den Einstellungen (EM-14).
master-why-not-a-combination = Zwei Karten von 1 bis 5 eines Stamms, oder zwei J, Q oder K; nie mit einem Unheilsmeister (EM-15, EM-16).
master-why-cannot-start = Ein neuer Stapel beginnt mit einer 7, mit einer Weisheit oder mit der Summe 7 (EM-10, R-8).
master-why-sum-cannot-start = Die Summe 7 zählt wie eine 7 und darf einen Stapel beginnen (R-8).
master-why-no-such-stack = Eine Karte beginnt einen Stapel, oder sie kommt auf einen, der da ist (EM-10).
master-why-stack-closed = Auf einem Stapel mit einer Sackgasse spielt in dieser Runde niemand mehr (EM-22).
master-why-stack-changed = An diesem Tisch bleibt eine Karte nur, wenn der Stapel so ist, wie du ihn gesehen hast: Der Zug sagt, wie viele Karten dort lagen (R-10).
master-why-seen-not-asked = Danach wird nur gefragt, wo späte Karten immer zurückkommen, und nie bei einem neuen Stapel (R-10).
master-why-does-not-fit = Eins höher oder eins niedriger als die oberste Karte; nach dem K kommt die 1 (EM-11).
master-why-trap-forbids = Mit „nur aufwärts“ spielst du nur höhere Karten, mit „nur abwärts“ nur niedrigere (EM-23, R-4).
master-why-seven-only-starts = Ob eine 7 auch auf 6 oder 8 passt, wird vor dem Spiel vereinbart (R-1).
master-why-wisdom-on-wisdom = Weisheit passt auf jede Zahlenkarte, aber nicht auf Weisheit (R-3).
master-why-not-on-stacks = Sonderkarten haben keinen Wert: Eine Sackgasse schließt einen Stapel, der da ist, Fallen bekommen die Gegner (EM-22, EM-23).
master-why-not-a-trap = Es gibt drei Fallen: nur aufwärts, nur abwärts und +3 (EM-23).
master-why-wrong-target = Fallen sind für Gegner, die noch dabei sind, nie für dich selbst oder deinen Partner (EM-23).
master-why-already-trapped = „Nur aufwärts“ und „nur abwärts“ kann man nur einmal vor sich haben (EM-23).
master-why-not-an-escape = Nur eine Flucht oder eine Flucht −1 nimmt eine Falle weg (EM-25).
master-why-no-such-trap = Eine +3 nimmt, vor wem sie liegt; eine Flucht nimmt eine Falle weg, die vor dir liegt, in einer Allianz auch vor deinem Partner (EM-23, EM-25).
master-why-escape-needs-trap = Eine Flucht, die nichts bewirkt, darfst du nicht spielen; ablegen kannst du sie (R-22).
master-why-escape-does-nothing = Eine Flucht −1 nimmt eine Falle weg, wirft eine Karte ab oder beides (EM-26).
master-why-plain-escape = Eine Flucht nimmt eine Falle weg, mehr nicht (EM-25).
master-why-cannot-discard = Weisheit wird nie abgeworfen (EM-28), ein Unheilsmeister nur mit einer Flucht −1 (R-27).
master-why-cannot-drop = Zahlenkarten, Weisheit und Unheilsmeister müssen gespielt werden (EM-21).
master-why-nothing-to-drop = Sackgasse, Fallen und Fluchtkarten sind Sonderkarten; nur sie lassen sich ablegen (EM-21).
master-why-drop-by-name = Sonderkarten legst du einzeln ab oder alle auf einmal (EM-21).
master-why-can-play = Ziehen darf nur, wer nichts spielen kann; mit 7 oder Weisheit lässt sich immer ein Stapel beginnen (EM-18).
master-why-pile-empty = Ist der Nachziehstapel leer, wird nichts zurückgemischt (EM-29).
master-why-plus-three-open = „Ziehen!“ darfst du rufen, wenn auf niemanden eine +3 wartet (R-18).
master-why-called-before = Im ruhigen Modus darfst du in jedem Zug einmal „Ziehen!“ rufen (R-18).
master-why-no-such-gift = Jeder Anführer hat eine Gabe, und in einer Runde kann sie ruhen müssen (R-20).
master-why-only-as-beast = Sonst kann dieser Anführer gar nichts; die Bestie schon (R-32).
master-why-too-many-cards = Du verschwindest mit der letzten Karte, im Bestienmodus mit den letzten beiden (R-28).
master-why-posed-before = An diesem Tisch geht eine Ninja-Pose einmal in der Runde (R-32).
master-why-no-credit = Geschichte 11: Nach jeder Weisheit, die du spielst, darfst du eine Karte abwerfen, im schnellen Spiel innerhalb von 5 Sekunden (R-52).
master-why-not-calm = Alle spielen gleichzeitig; nacheinander geht es im ruhigen Modus (§11.1).
master-why-early = Eine Hand, eine Karte: Zwischen zwei Karten muss ein Augenblick vergehen (R-12), zwischen zwei Rufen auch (R-18); und vor dem Start spielt niemand (R-19).

## Einstellungen

master-option-level = Stufe
master-help-level = Leicht: Zahlen, 7er und Weisheit. Mittel: dazu Kombinationen und Sonderkarten. Schwer: dazu noch Anführer, Geschichten und Unheilsmeister.
master-value-level-easy = Leicht
master-value-level-medium = Mittel
master-value-level-hard = Schwer
master-value-level-custom = Eigene Auswahl
master-option-combos = Kombinationen
master-option-specials = Sonderkarten
master-option-leaders = Anführer
master-option-story = Geschichten
master-option-doom = Unheilsmeister
master-option-seats = Zahl der Mitspielenden
master-option-teams = Allianz
master-help-teams = Zwei gegen zwei; Partner sitzen einander gegenüber und sehen die Hand des anderen.
master-option-breaking-point = Schmerzgrenze
master-help-breaking-point = Wie viele Patzer das Spiel beenden.
master-value-breaking-point = { $value ->
    [one] 1 Patzer
   *[other] { $value } Patzer
}
master-option-set-rounds = Feste Rundenzahl
master-help-set-rounds = Ob das Spiel nach so vielen Runden endet statt an der Schmerzgrenze.
master-value-set-rounds = { $value ->
    [0] Aus: bis zur Schmerzgrenze
    [one] 1 Runde
   *[other] { $value } Runden
}
master-option-early-ending = Frühes Ende
master-help-early-ending = Ob übrige Unheilsmeister das Spiel verlassen und der dritte es beendet.
master-option-calm-mode = Ruhiger Modus
master-help-calm-mode = Nacheinander statt um die Wette.
master-option-turn-limit-s = Zeit für einen Zug
master-help-turn-limit-s = Im ruhigen Modus: wie lange ein Zug oder eine Antwort dauern darf.
master-value-turn-limit-s = { $value ->
    [0] Ohne Grenze
    [one] 1 Sekunde
   *[other] { $value } Sekunden
}
master-option-seven-on-stacks = 7 auf Stapel
master-help-seven-on-stacks = Ob eine 7 auch auf eine 6 oder eine 8 passt.
master-option-wisdom-on-wisdom = Weisheit auf Weisheit
master-help-wisdom-on-wisdom = Ob eine Weisheit auf eine andere darf.
master-option-combo-starts = Summe 7 beginnt
master-help-combo-starts = Ob eine Kombination mit der Summe 7 einen Stapel beginnen darf.
master-option-combo-blocks-draw = Kombination verbietet Ziehen
master-help-combo-blocks-draw = Ob du nicht ziehen darfst, solange eine Kombination von dir passt.
master-option-wrap-under-trap = K und 1 in einer Falle
master-help-wrap-under-trap = Was „nur aufwärts“ und „nur abwärts“ zwischen K und 1 bedeuten.
master-value-wrap-under-trap-numeric = Nach der Zahl: K auf 1 geht aufwärts
master-value-wrap-under-trap-no-wrap = Kein Weg dazwischen
master-option-doom-strict = Unheilsmeister bleiben
master-help-doom-strict = Ob nur eine Flucht −1 einen Unheilsmeister abwerfen kann.
master-option-leader-map = Gaben der Anführer
master-help-leader-map = Welcher Stamm welche Gabe hat.
master-value-leader-map-usual = Wie in den Regeln
master-value-leader-map-pose-to-ninja = Otto und Ninja tauschen sie
master-value-leader-map-swap-robot-ninja = Roboter und Ninja tauschen sie
master-option-cap-scope = Wofür der Deckel gilt
master-help-cap-scope = Ob der Deckel für alle Patzer einer Runde gilt oder nur für die Hand.
master-value-cap-scope-round = Die ganze Runde
master-value-cap-scope-hand = Karten, die auf der Hand bleiben
master-option-pose-limit = Ninja-Posen
master-help-pose-limit = Wie oft eine Pose in einer Runde geht.
master-value-pose-limit-none = So oft du willst
master-value-pose-limit-once = Einmal in der Runde
master-option-score-floor = Niedrigstes Konto
master-help-score-floor = Ob das Konto unter null sinken darf.
master-value-score-floor-none = Auch unter null
master-value-score-floor-zero = Nie unter 0
master-option-race-mode = Karten, die zu spät kommen
master-help-race-mode = Was aus einer Karte wird, wenn jemand auf dem Stapel schneller war.
master-value-race-mode-revalidate = Sie bleibt, wenn sie auf die neue oberste passt
master-value-race-mode-strict = Sie kommt zurück
master-option-min-gap-ms = Zwischen zwei Karten
master-help-min-gap-ms = Wie lange du zwischen zwei Karten warten musst, in Millisekunden.
master-value-min-gap-ms = { master-milliseconds }
master-option-photo-finish-ms = Fotofinish
master-help-photo-finish-ms = Wie viel später jemand noch hinauskommen darf, in Millisekunden.
master-value-photo-finish-ms = { master-milliseconds }
master-option-call-gap-ms = Zwischen zwei Rufen
master-help-call-gap-ms = Wie lange du zwischen zwei Rufen „Ziehen!“ warten musst, in Millisekunden.
master-value-call-gap-ms = { master-milliseconds }
master-option-plus3-window-ms = Zeit für eine +3
master-help-plus3-window-ms = Wie lange sich eine +3 beantworten lässt, in Millisekunden.
master-value-plus3-window-ms = { master-milliseconds }
master-option-stall-ms = Herunterzählen, wenn niemand spielen kann
master-help-stall-ms = Wie lange der Tisch wartet, bevor die Runde endet, in Millisekunden.
master-value-stall-ms = { master-milliseconds }
master-option-idle-ms = Wenn nichts geschieht
master-help-idle-ms = Wie lange es dauert, bis das Spiel nachhilft, in Millisekunden.
master-value-idle-ms = { master-milliseconds }
master-option-start-countdown-s = Herunterzählen vor dem Start
master-help-start-countdown-s = Wie viele Sekunden zwischen „Los!“ und der ersten Karte vergehen.
master-value-start-countdown-s = { $value ->
    [0] Keine
    [one] 1 Sekunde
   *[other] { $value } Sekunden
}
master-milliseconds = { $value ->
    [0] Keine
    [one] 1 Millisekunde
   *[other] { $value } Millisekunden
}

## Was nicht zusammengeht

master-bad-options-conflict-story = Geschichten brauchen Anführer.
master-bad-options-conflict-early-ending = Das frühe Ende braucht Unheilsmeister.
master-bad-options-conflict-teams = Eine Allianz braucht vier Mitspielende.

## Was am Ende zählt

master-part-team = Patzer des Teams

## Was jederzeit wahr ist

master-invariant-options-are-lawful = die Einstellungen sind erlaubt
master-invariant-every-card-is-in-one-place = jede Karte ist an genau einem Ort
master-invariant-counts-are-true = Karten in Händen und Stapeln sind richtig gezählt
master-invariant-only-doom-masters-leave-the-game = nur Unheilsmeister verlassen das Spiel
master-invariant-nobody-plays-without-a-seat = niemand spielt ohne Platz
master-invariant-a-wisdom-is-never-discarded = eine Weisheit wird nie abgeworfen
master-invariant-traps-are-where-they-belong = Fallen liegen vor denen, die noch dabei sind
master-invariant-whoever-is-out-has-no-cards = wer draußen ist, hat keine Karten
master-invariant-who-does-not-play-has-no-cards = wer in dieser Runde nicht mitspielt, hat keine Karten
master-invariant-a-discard-needs-a-story = nur mit Geschichte 11 darf jemand für Weisheit eine Karte abwerfen
master-invariant-experience-has-a-limit = niemand hat mehr als 4 Punkte Erfahrung
master-invariant-every-story-is-in-one-place = jede Geschichte ist an genau einem Ort
master-invariant-every-leader-is-in-one-place = jeder Anführer ist an genau einem Ort
master-invariant-one-story-a-round = eine Runde hat höchstens eine Geschichte
master-invariant-asks-are-open-before-a-round = Fragen sind vor einer Runde offen, und nur dann
master-invariant-turns-are-for-calm-games = nur ruhige Spiele haben Züge
master-invariant-clocks-run-while-cards-are-played = heruntergezählt wird nur, solange gespielt wird
master-invariant-somebody-is-in = jemand ist dabei, solange gespielt wird
master-invariant-the-end-has-places = am Ende hat jeder einen Rang
master-invariant-what-was-seen-lies-on-top = was jemand gesehen hat, liegt oben auf dem Nachziehstapel
