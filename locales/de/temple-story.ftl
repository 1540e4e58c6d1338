### Was nach einem Spiel im Tempel erzählt wird. Wörter wie in temple.ftl; $at, $from und $to sind Zeiten seit dem Startwort, etwa 6:12.

## Die Überschrift

temple-story-won = Gewonnen, { $left } vor dem Einsturz
temple-story-lost = Im Tempel begraben
temple-story-broken-off = Abgebrochen nach { $length }
temple-story-title-narrow = Um Haaresbreite
temple-story-title-unscathed = Ohne einen Kratzer
temple-story-title-swift = Schnell wie der Wind
temple-story-title-helpful = Niemand bleibt zurück
temple-story-title-every-stone = Bis zum letzten Stein
temple-story-title-escape = Hinaus ins Licht
temple-story-title-no-chalice = Der Kelch blieb zurück
temple-story-title-one-missing = Nur eine Person hat gefehlt
temple-story-title-not-all = Nicht alle kamen heim
temple-story-title-cursed = Im Bann der schwarzen Maske
temple-story-title-dark = Verloren im Dunkel
temple-story-title-heavy = Ein zu schwerer Schrein
temple-story-title-buried = Vom Tempel verschlungen
temple-story-title-broken-off = Eine Expedition ohne Ende

## Was entschieden hat

temple-story-fact-by-stones = { $stones ->
    [one] { $at }: der Stein von { $seats }. Von da an hatten alle im Tempel immer einen Würfel zum Werfen, und genug Würfel für den Weg hinaus.
   *[other] { $at }: die { $stones } Steine von { $seats }. Von da an hatten alle im Tempel immer einen Würfel zum Werfen, und genug Würfel für den Weg hinaus.
}
temple-story-fact-by-exit = { $at }: { $seat } findet den Ausgang. Von da an hatten alle im Tempel immer einen Würfel zum Werfen, und genug Würfel für den Weg hinaus.
temple-story-fact-by-rescue = { $at }: { $seat } befreit { $whose }. Von da an hatten alle im Tempel immer einen Würfel zum Werfen, und genug Würfel für den Weg hinaus.
temple-story-fact-by-goddess = { $at }: Die Göttin erhört { $seat }. Von da an hatten alle im Tempel immer einen Würfel zum Werfen, und genug Würfel für den Weg hinaus.
temple-story-fact-by-mask = { $at }: die heilende Maske von { $seat }. Von da an hatten alle im Tempel immer einen Würfel zum Werfen, und genug Würfel für den Weg hinaus.
temple-story-fact-by-die-back = { $at }: Der zerbrochene Würfel von { $seat } ist wieder ganz. Von da an hatten alle im Tempel immer einen Würfel zum Werfen, und genug Würfel für den Weg hinaus.
temple-story-fact-by-leaving = { $at }: { $seat } entkommt, ohne einen Würfel zu verschenken. Von da an hatten alle im Tempel immer einen Würfel zum Werfen, und genug Würfel für den Weg hinaus.
temple-story-fact-by-gift = { $at }: { $seat } entkommt, und ein Würfel geht an { $whose }. Von da an hatten alle im Tempel immer einen Würfel zum Werfen, und genug Würfel für den Weg hinaus.
temple-story-fact-narrow = { $seat } kam zuletzt hinaus, { $left } vor dem Einsturz.
temple-story-fact-no-chalice = { $found ->
    [yes] Alle waren draußen, aber niemand hatte den Kelch in die Ausgangskammer getragen.
   *[no] Alle waren draußen, aber die Schatzkammer mit dem Kelch wurde nie gefunden.
}
temple-story-fact-nobody-throws = Ab { $at } hatte im Tempel niemand mehr einen Würfel zum Werfen.
temple-story-fact-no-exit = { $chambers ->
    [one] Der Ausgang wurde nicht gefunden: Er war die letzte Kammer im Stapel.
   *[other] Der Ausgang wurde nicht gefunden: Er lag unter den letzten { $chambers } Kammern im Stapel.
}
temple-story-fact-left-locked = { $seat } konnte ab { $at } nichts mehr werfen, { $lasted } lang, und wurde nicht befreit.
temple-story-fact-too-dear = { $most ->
    [one] Am Ende kostete der Weg hinaus { $keys } Schlüssel, und im Tempel hatte niemand mehr als 1 Würfel.
   *[other] Am Ende kostete der Weg hinaus { $keys } Schlüssel, und im Tempel hatte niemand mehr als { $most } Würfel.
}
temple-story-fact-too-late = { $keys ->
    [one] Für { $seats } war die Zeit um: Ein Schlüssel hätte den Ausgang geöffnet.
   *[other] Für { $seats } war die Zeit um: { $keys } Schlüssel hätten den Ausgang geöffnet.
}
temple-story-fact-costly-slam = Als bei { $at } die Türen zuschlugen, kostete das { $seats } je einen Würfel.
temple-story-fact-drought = Von { $from } bis { $to } wurde keine Kammer entdeckt und kein Stein aktiviert, und niemand entkam.

## Die Kurve

temple-story-curve = Steine im Schrein
temple-story-curve-label = Steine im Schrein: { $first } zu Beginn, { $last } am Ende. Die Zahlen stehen in der Tabelle darunter.
temple-story-locked = Gesperrte Würfel
temple-story-mark-gong = Gong
temple-story-mark-slam = Türen zu
temple-story-mark-goddess = Göttin
temple-story-mark-decided = entschieden
temple-story-table = Zahlen im Verlauf
temple-story-time = Zeit
temple-story-ark = Steine
temple-story-chambers = Kammern
temple-story-dice = Gesperrt

## Wer was getan hat

temple-story-who = Wer was getan hat
temple-story-honour-rescuer = Hilft immer: hat anderen die meisten Würfel befreit
temple-story-honour-pathfinder = Spürnase: hat den Ausgang gefunden
temple-story-honour-stone-bearer = Starke Schultern: hat die meisten Würfel für Steine gegeben
temple-story-honour-door-opener = Offene Türen: hat die meisten Kammern entdeckt
temple-story-honour-last-out = Guter Hirte: kam als Letztes hinaus
temple-story-honour-first-out = Vorhut: kam als Erstes hinaus
temple-story-honour-caller = Starke Stimme: hat die Göttin gerufen
temple-story-honour-walker = Flinke Füße: ging durch die meisten Türen
temple-story-honour-thrower = Heiße Hand: hat am häufigsten geworfen
temple-story-honour-unbroken = Entfesselt: war gesperrt und kam doch hinaus
temple-story-honour-uncursed = Glückskind: war nie ganz gesperrt
temple-story-honour-punctual = Pünktlich: war am Eingang, wann immer die Türen zuschlugen
temple-story-honour-companion = Gefährte: war Teil der Expedition
temple-story-deed-chambers = { $count ->
    [one] 1 Kammer entdeckt
   *[other] { $count } Kammern entdeckt
}
temple-story-deed-stones = { $count ->
    [one] 1 Würfel für Steine
   *[other] { $count } Würfel für Steine
}
temple-story-deed-freed = { $count ->
    [one] 1 Würfel anderer befreit
   *[other] { $count } Würfel anderer befreit
}
temple-story-deed-locked = { $count ->
    [one] einmal ganz gesperrt
   *[other] { $count } Mal ganz gesperrt
}
temple-story-deed-lost = { $count ->
    [one] 1 Würfel verloren
   *[other] { $count } Würfel verloren
}
temple-story-deed-throws = { $count ->
    [one] 1 Wurf
   *[other] { $count } Würfe
}
temple-story-deed-out = draußen bei { $at }
temple-story-deed-inside = noch im Tempel

## Was wann geschah

temple-story-lines = Was wann geschah
temple-story-watch = Diesen Moment ansehen
temple-story-fact-discovered = { $seat } entdeckt Kammer { $tile }.
temple-story-fact-exit-found = { $seat } findet den Ausgang!
temple-story-fact-stones = { $stones ->
    [one] Ein Stein in Kammer { $tile }: { $seats }.
   *[other] { $stones } Steine in Kammer { $tile }: { $seats }.
}
temple-story-fact-linked = { $stones ->
    [one] { $seat } verbindet die Bündniskammern, und ein Stein ist aktiviert: { $seats }.
   *[other] { $seat } verbindet die Bündniskammern, und { $stones } Steine sind aktiviert: { $seats }.
}
temple-story-fact-conjured = { $seat } beschwört einen Stein aus dem Schrein.
temple-story-fact-restored = { $freed ->
    [one] { $seat } setzt die heilende Maske ein: 1 Würfel ist wieder frei.
   *[other] { $seat } setzt die heilende Maske ein: { $freed } Würfel sind wieder frei.
}
temple-story-fact-die-back = Der zerbrochene Würfel von { $seat } ist wieder ganz.
temple-story-fact-locked-up = Bei { $seat } sind alle Würfel gesperrt.
temple-story-fact-rescued = { $locked_up ->
    [yes] { $freed ->
        [one] { $seat } rettet { $whose }: 1 Würfel ist wieder frei.
       *[other] { $seat } rettet { $whose }: { $freed } Würfel sind wieder frei.
    }
   *[no] { $freed ->
        [one] { $seat } befreit 1 Würfel von { $whose }.
       *[other] { $seat } befreit { $freed } Würfel von { $whose }.
    }
}
temple-story-fact-goddess = { $freed ->
    [one] { $seat } ruft die Göttin: 1 Würfel ist wieder frei, und ein Stein kommt in den Schrein.
   *[other] { $seat } ruft die Göttin: { $freed } Würfel sind wieder frei, und ein Stein kommt in den Schrein.
}
temple-story-fact-not-called = { $seat } will die Göttin rufen, aber nicht alle sind dafür.
temple-story-fact-gong = { $times ->
    [1] Der Gong ertönt.
    [2] Der Gong ertönt zweimal.
   *[3] Der Gong ertönt dreimal.
}
temple-story-fact-slam = { $count ->
    [0] Die Türen schlagen zu, und niemand verliert einen Würfel.
   *[other] Die Türen schlagen zu. Einen Würfel kostet das: { $seats }.
}
temple-story-fact-last-out = { $seat } ist draußen, als Letztes von allen!
temple-story-fact-out = { $seat } ist draußen und lässt einen Würfel für { $whose } da.
temple-story-fact-out-without-dice = { $seat } ist draußen und hatte keinen Würfel zu verschenken.
temple-story-fact-chalice-left = Der Kelch bleibt im Tempel zurück.
temple-story-fact-collapsed = Der Tempel stürzt ein über { $seats }.

## Was nun

temple-story-harder = Noch einmal, schwerer
