### Escape: Der Fluch des Tempels, zehn Minuten voller Würfel, Steine und zuschlagender Türen.
### Feste Wörter: chamber = Kammer, stone = magischer Stein, activate = aktivieren, ark = Schrein, goddess = Göttin,
### gong = Gong, slam = die Türen schlagen zu, gold mask = goldene Maske, black mask = schwarze Maske, locked = gesperrt,
### free = befreien, blank = leer, opening = Öffnung, passage = Durchgang, access = Zugang, pile = Stapel, share = teilen.

## Würfel, Richtungen und Kammern

# Ein Symbol allein.
temple-symbol = { $symbol ->
    [A] Abenteurer
    [T] Fackel
    [K] Schlüssel
    [G] Goldene Maske
   *[X] Schwarze Maske
}
# So viele von einem Symbol, in der Liste dessen, was jemand würfelt.
temple-face = { $face ->
    [A] { $count ->
        [one] einen Abenteurer
       *[other] { $count } Abenteurer
    }
    [T] { $count ->
        [one] eine Fackel
       *[other] { $count } Fackeln
    }
    [K] { $count ->
        [one] einen Schlüssel
       *[other] { $count } Schlüssel
    }
    [G] { $count ->
        [one] eine goldene Maske
       *[other] { $count } goldene Masken
    }
    [fell] { $count ->
        [one] einen Würfel, der vom Tisch fällt
       *[other] { $count } Würfel, die vom Tisch fallen
    }
   *[X] { $count ->
        [one] eine schwarze Maske
       *[other] { $count } schwarze Masken
    }
}
# So viele Würfel, als das, was befreit oder eingesetzt wird.
temple-dice = { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
}
temple-dir = { $dir ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
}
# Eine Kammer allein.
temple-chamber = { $tile ->
    [START] Eingangskammer
    [EXIT] Ausgangskammer
    [S01] Steinkammer S01 (Schlüssel)
    [S02] Steinkammer S02 (Schlüssel)
    [S03] Steinkammer S03 (Fackeln)
    [S04] Steinkammer S04 (Fackeln)
    [B08] Kammer B08 (ein Stein, Fackeln)
    [B09] Kammer B09 (ein Stein, Fackeln)
    [B10] Kammer B10 (ein Stein, Fackeln)
    [B11] Kammer B11 (ein Stein, Schlüssel)
    [B12] Kammer B12 (ein Stein, Schlüssel)
    [B13] Kammer B13 (ein Stein, Schlüssel)
    [C08] Kammer C08 (ein Stein, Fackeln)
    [C09] Kammer C09 (ein Stein, Fackeln)
    [C10] Kammer C10 (ein Stein, Fackeln)
    [C11] Kammer C11 (ein Stein, Schlüssel)
    [C12] Kammer C12 (ein Stein, Schlüssel)
    [C13] Kammer C13 (ein Stein, Schlüssel)
    [IT1] Illusionskammer IT1 (ein Stein, Fackeln)
    [IT2] Illusionskammer IT2 (ein Stein, Fackeln)
    [IT3] Illusionskammer IT3 (ein Stein, Fackeln)
    [IK1] Illusionskammer IK1 (ein Stein, Schlüssel)
    [IK2] Illusionskammer IK2 (ein Stein, Schlüssel)
    [IK3] Illusionskammer IK3 (ein Stein, Schlüssel)
    [L1] Bündniskammer L1 (Fackeln)
    [L2] Bündniskammer L2 (Schlüssel)
    [L3] Bündniskammer L3 (Fackeln)
    [D1] Doppelkammer D1
    [D1-back] Doppelkammer D1 von hinten (zwei Steine, Schlüssel)
    [D2] Doppelkammer D2
    [D2-back] Doppelkammer D2 von hinten (zwei Steine, Fackeln)
    [TC] Schatzkammer
    [PIT] Abgrundkammer
   *[other] Kammer { $tile }
}
# Eine Kammer im Satz; im ersten und im vierten Fall gleich.
temple-chamber-inline = die { temple-chamber }

## Züge, wie Knöpfe sie anbieten

temple-move-answer = { $with ->
    [ready] Ich bin bereit
    [yes] Ja, einverstanden
   *[no] Nein, jetzt nicht
}
temple-move-throw = { $dice } werfen
temple-move-free = { $seat } mit einer goldenen Maske befreien
temple-move-free-own = Eigene Würfel mit einer goldenen Maske befreien
temple-move-enter = Nach { temple-dir } gehen{ temple-carry }{ temple-pay }
temple-move-discover = Im { temple-dir } eine Kammer entdecken
temple-move-activate = { $tier ->
    [one] Einen magischen Stein aktivieren
   *[other] { $tier } magische Steine aktivieren
}{ temple-pay }
temple-move-escape = Entkommen und { $gift } einen Würfel dalassen{ temple-pay }
temple-move-escape-no-gift = Entkommen{ temple-pay }
temple-move-goddess = Die Göttin rufen
temple-move-share = { $on ->
    [yes] Deine Würfel teilen
   *[no] Deine Würfel für dich behalten
}

## Fragen

temple-ask-start = Bist du bereit? Die Uhr läuft, sobald alle es sind.
temple-ask-goddess = Rufen wir die Göttin? Sie befreit alle gesperrten Würfel, aber ein magischer Stein mehr kommt in den Schrein.

## Wo man ist, in Worten

temple-around-here = Du bist hier: { temple-chamber }.
temple-around-exit = { $count ->
    [one] Hinaus kommst du mit einem Schlüssel.
   *[other] Hinaus kommst du mit { $count } Schlüsseln.
}
temple-around-stones = { $stones ->
    [one] Ein Stein kostet hier { temple-face }.
   *[other] { $stones } Steine kosten hier { temple-face }.
}
temple-around-price = { $price ->
    [AA] zwei Abenteurer
    [AT] ein Abenteurer und eine Fackel
   *[AK] ein Abenteurer und ein Schlüssel
}
temple-around-enter = Nach { temple-dir }: { temple-chamber }. Preis: { temple-around-price }.
temple-around-discover = Nach { temple-dir }: unbekannt. Entdecken kostet zwei Abenteurer.
temple-around-way = { $what ->
    [start] Der Eingang
    [exit] Der Ausgang
    [dark] Der nächste unbekannte Zugang
   *[stones] Die nächsten Steine
}: { $count ->
    [one] gleich nebenan, nach { temple-dir }
   *[other] { $count } Räume weit, zuerst nach { temple-dir }
}.

## Was geschieht

temple-fact-laid = Neben dem Eingang liegt { temple-chamber-inline }.
temple-fact-ready = { $seat } ist bereit.
temple-fact-clock-set = Alle sind bereit: Es geht los!
temple-fact-thrown = { $seat } würfelt { $faces }.
temple-fact-freed = { $seat } setzt eine goldene Maske ein: { $whose } bekommt { $dice } zurück.
temple-fact-entered = { $seat } betritt { temple-chamber-inline }.
temple-fact-put-back = Diese Kammer hätte den Tempel verschlossen und kommt zurück in den Stapel: { temple-chamber }.
temple-fact-discovered = { $seat } entdeckt { temple-chamber-inline }.
temple-fact-paid = { $seat } steuert { $dice } bei.
temple-fact-activated = { $stones ->
    [one] { $seat } aktiviert einen magischen Stein: { temple-chamber }.
   *[other] { $seat } aktiviert { $stones } magische Steine: { temple-chamber }.
}
temple-fact-escaped = { $seat } ist draußen!
temple-fact-gave = { $seat } lässt { $whose } einen Würfel da.
temple-fact-called = { $seat } will die Göttin rufen!
temple-fact-voted = { $yes ->
    [yes] { $seat } ist dafür, die Göttin zu rufen.
   *[no] { $seat } ist dagegen, die Göttin zu rufen.
}
temple-fact-goddess-helped = Die Göttin befreit alle gesperrten Würfel, und ein magischer Stein mehr kommt in den Schrein.
temple-fact-goddess-not-called = Nicht alle waren dafür: Die Göttin wird nicht gerufen.
temple-fact-gong = { $times ->
    [1] Der Gong ertönt: schnell zurück zum Eingang!
    [2] Der Gong ertönt zweimal: noch einmal schnell zurück zum Eingang!
   *[3] Der Gong ertönt dreimal: nichts wie raus, der Tempel stürzt gleich ein!
}
temple-fact-slam = { $times ->
    [1] Die Türen schlagen zum ersten Mal zu.
   *[2] Die Türen schlagen zum zweiten Mal zu.
}
temple-fact-lost-die = { $seat } ist nicht am Eingang und verliert einen Würfel.
temple-fact-collapsed = Der Tempel stürzt ein!
temple-fact-ended = { $won ->
    [yes] Alle sind draußen: Ihr habt gewonnen!
   *[no] Nicht alle sind herausgekommen: Ihr habt verloren.
}

## Was daraus wird und eigene Worte verdient

temple-fact-locked-up = { $count ->
    [one] { $seat } sitzt fest: Der letzte Würfel zeigt eine schwarze Maske!
   *[other] { $seat } sitzt fest: alle { $count } Würfel!
}
temple-fact-exit-found = Der Ausgang ist gefunden!
temple-fact-ark-empty = Der Schrein ist leer: Mit je einem Schlüssel seid ihr draußen!
temple-fact-all-safe = Alle sind am Eingang: Niemand verliert einen Würfel.

## Ablehnungen

temple-refusal-over = Die Expedition ist zu Ende.
temple-refusal-ask-closed = Diese Frage ist nicht mehr offen, oder sie gilt nicht dir.
temple-refusal-no-answer = Das ist keine Antwort auf diese Frage.
temple-refusal-not-started = Noch nicht: Es geht los, wenn alle bereit sind.
temple-refusal-escaped = Du bist schon draußen. Lehn dich zurück und feuere die anderen an.
temple-refusal-not-throwable = Das kannst du nicht werfen. Nimm mindestens einen deiner Würfel, und keinen gesperrten.
temple-refusal-not-here = An { $seat } kommst du von deiner Kammer aus nicht heran.
temple-refusal-nothing-locked = { $seat } hat keinen gesperrten Würfel.
temple-refusal-no-passage = Im { temple-dir } ist kein Durchgang.
temple-refusal-no-access = Im { temple-dir } gibt es nichts zu entdecken.
temple-refusal-pile-empty = Es gibt keine Kammern mehr zu entdecken.
temple-refusal-no-stones = In dieser Kammer gibt es keine magischen Steine.
temple-refusal-stones-used = Die magischen Steine dieser Kammer sind verbraucht.
temple-refusal-no-such-tier = Die Liste dieser Kammer hat keine Zeile { $tier }.
temple-refusal-ark-empty = Der Schrein ist leer: Alle magischen Steine sind aktiviert. Ab zum Ausgang!
temple-refusal-not-at-exit = Hinaus kommst du nur aus der Ausgangskammer.
temple-refusal-gift-needed = Sag, wer einen deiner Würfel bekommt: Es ist noch jemand im Tempel.
temple-refusal-no-gift = Deinen Würfel kann nur bekommen, wer außer dir noch im Tempel ist.
temple-refusal-no-goddess = Es gibt keinen magischen Stein mehr, um die Göttin zu rufen.
temple-refusal-vote-open = Über die Göttin wird gerade schon abgestimmt.
temple-refusal-nobody-locked = Niemand hat einen gesperrten Würfel, also lass die Göttin schlafen.
temple-refusal-no-change = So ist es schon.
temple-refusal-early = Einen Moment: Das geht noch nicht.
temple-refusal-too-few-symbols = Das kostet { $faces }, und das zeigen die Würfel noch nicht. Würfle weiter!

## Die Regel hinter jeder Ablehnung

temple-why-over = Die Expedition endet, wenn die Letzten draußen sind oder der Tempel einstürzt (§1.6).
temple-why-ask-closed = Eine Frage ist nur eine Zeit lang offen, und nur für die, denen sie gestellt ist (§1.20).
temple-why-no-answer = Vor dem Start meldest du dich bereit; zum Ruf nach der Göttin sagst du ja oder nein (§1.20).
temple-why-not-started = Die Uhr läuft los, wenn sich alle bereit gemeldet haben oder die Zeit dafür um ist (§1.20).
temple-why-escaped = Wer entkommen ist, darf zusehen und mitreden, aber nicht würfeln, helfen oder abstimmen (§1.8).
temple-why-not-throwable = Du wirfst beliebige eigene Würfel, so oft du willst, nur nicht die, die eine schwarze Maske sperrt (§1.3).
temple-why-not-here = Eine goldene Maske hilft dir selbst oder jemandem in derselben Kammer (§1.3).
temple-why-nothing-locked = Eine goldene Maske befreit einen oder zwei gesperrte Würfel; ohne solche wäre sie verschwendet (§1.8).
temple-why-no-passage = Gehen kannst du, wo zwei Kammern ihre Öffnungen nebeneinander haben (§1.1).
temple-why-no-access = Eine neue Kammer kommt dorthin, wo eine Öffnung deiner Kammer ins Unbekannte führt (§1.4).
temple-why-pile-empty = Ist der Stapel aufgebraucht, hat der Tempel keine weiteren Kammern (§1.8).
temple-why-no-stones = Magische Steine aktivierst du in den Kammern, die welche zeigen (§1.4).
temple-why-stones-used = Jede Kammer wirkt nur einmal; was ihr dort liegen lasst, ist verloren (§1.4).
temple-why-no-such-tier = Vier Symbole aktivieren einen magischen Stein; in den Steinkammern aktivieren sieben zwei und zehn drei (§1.4).
temple-why-ark-empty = Was ihr aktiviert, kommt aus dem Schrein, also muss noch ein magischer Stein darin sein (§1.8).
temple-why-not-at-exit = Die Ausgangskammer ist der einzige Weg hinaus (§1.4).
temple-why-gift-needed = Wer entkommt, gibt einen Würfel an jemanden, der noch im Tempel ist (§1.4, §1.8).
temple-why-no-gift = Würfel bekommt nur, wer noch im Tempel ist; wer zuletzt geht, verschenkt keinen (§1.8).
temple-why-no-goddess = Die Göttin hilft höchstens zweimal, und Entdeckernaturen gar nicht (§1.4, §1.7).
temple-why-vote-open = Über jeden Ruf wird einzeln abgestimmt, in fünf Sekunden (§1.9).
temple-why-nobody-locked = Die Göttin befreit gesperrte Würfel, also muss im Tempel jemand einen haben (§1.19).
temple-why-no-change = Entweder teilst du deine Würfel mit deiner Kammer oder nicht; noch einmal darum zu bitten ändert nichts (§1.19).
temple-why-early = Nach einem Wurf sind deine Hände kurz beschäftigt, nach dem Gehen und dem Entdecken auch (§3.8); wurde die Göttin nicht gerufen, vergehen fünf Sekunden bis zum nächsten Versuch (§1.9).
temple-why-too-few-symbols = Alle Symbole müssen gleichzeitig zu sehen sein. Für magische Steine legen alle in der Kammer zusammen, die teilen; alles andere bezahlst du allein (§1.4, §1.19).

## Einstellungen

temple-option-difficulty = Schwierigkeit
temple-help-difficulty = Wie viele magische Steine im Schrein liegen und ob die Göttin hilft.
temple-value-difficulty-pioneer = Pioniere
temple-value-difficulty-seasoned = Erfahrene: drei magische Steine mehr
temple-value-difficulty-born = Entdeckernaturen: sechs magische Steine mehr, keine Göttin
temple-option-track = Tonspur
temple-help-track = Wann der Gong ertönt, die Türen zuschlagen und der Tempel einstürzt. Eine eigene Tonspur besteht aus sechs Zeiten in Sekunden: Gong, Türen, Gong, Türen, Gong, Einsturz.
temple-value-track-a = A: erster Gong nach 3 Minuten
temple-value-track-b = B: erster Gong nach 3½ Minuten
temple-value-track-off = Übung: ohne Uhr
temple-value-track = Eigene, in Sekunden: { $value }
temple-option-pace = Tempo
temple-help-pace = Wie bald du nach dem Würfeln, Gehen oder Entdecken wieder handeln kannst; für Menschen und Bots gleich.
temple-value-pace-paced = So schnell wie Hände
temple-value-pace-free = Ungebremst
temple-value-pace-act-ms = Eigene Zeiten
temple-option-intro-ms = Einleitung
temple-help-intro-ms = Wie lange zwischen dem letzten „Bereit“ und dem Start erzählt wird, in Millisekunden.
temple-value-intro-ms = { $value ->
    [0] Keine
    [one] 1 Millisekunde
   *[other] { $value } Millisekunden
}

## Regeln einer eigenen Tonspur

temple-rule-six-numbers-each-above-the-one-before = Es müssen sechs Zeiten über null sein, jede später als die davor.

## Was am Ende zählt

temple-part-time-left = Übrige Zeit
temple-part-stones-left = Magische Steine im Schrein
temple-part-dice-lost = Verlorene Würfel

## Was in jedem Augenblick gilt

temple-invariant-options-are-lawful = die Einstellungen sind erlaubt
temple-invariant-every-chamber-is-in-one-place = jede Kammer ist an genau einem Ort
temple-invariant-only-stones-can-be-used = nur Kammern mit magischen Steinen können verbraucht sein
temple-invariant-the-goddess-has-at-most-two-stones = die Göttin hat höchstens zwei magische Steine, für Entdeckernaturen keinen
temple-invariant-no-stones-come-from-nowhere = im Schrein sind nie mehr magische Steine, als im Spiel sind
temple-invariant-dice-leave-with-their-owner = wer entkommen ist, hat keine Würfel mehr im Tempel
temple-invariant-every-seat-has-its-dice-and-gifts = alle haben so viele Würfel bekommen, wie ausgeteilt und verschenkt wurden
temple-invariant-it-is-won-when-everybody-is-out = gewonnen ist, wenn alle draußen sind
temple-invariant-it-is-lost-when-somebody-is-inside = verloren ist, wenn am Ende noch jemand im Tempel ist
temple-invariant-the-clock-starts-when-all-are-ready = die Uhr läuft los, wenn alle bereit sind
temple-invariant-asks-wait-for-somebody-inside = jede offene Frage hat eine Frist und wartet auf jemanden im Tempel
temple-invariant-asks-are-numbered = die Fragen sind der Reihe nach nummeriert
temple-invariant-a-vote-needs-a-stone-and-a-running-clock = für eine Abstimmung über die Göttin braucht es einen magischen Stein und eine laufende Uhr
temple-invariant-six-things-happen-by-the-clock = die Uhr bringt drei Gongs, zweimal zuschlagende Türen und den Einsturz

## Wie ein Spiel verloren ging

temple-ending-locked-before-exit-was-found = jemand saß fest, bevor der Ausgang gefunden war
temple-ending-exit-not-found = der Ausgang wurde nicht gefunden
temple-ending-too-many-stones = zu viele Steine lagen noch im Schrein
temple-ending-locked-on-the-way-out = jemand saß auf dem Weg hinaus fest
temple-ending-too-late-at-the-exit = jemand kam zu spät zum Ausgang
temple-ending-chalice-left-behind = alle waren draußen, aber der Kelch blieb zurück
temple-ending-chalice-not-found = alle waren draußen, aber der Kelch wurde nie gefunden
