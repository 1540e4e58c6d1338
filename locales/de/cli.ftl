### Was der Befehl ausgibt.

## Zeilen, mit denen der Schiedsrichter nichts anfangen kann

cli-error-bad-json = Diese Zeile ist kein gültiges JSON. Schreib in jede Zeile ein JSON-Objekt.
cli-error-too-deep = Diese Zeile ist zu tief verschachtelt.
cli-error-line-too-long = Diese Zeile ist zu lang.
cli-error-unknown-command = Den Befehl „{ $name }“ gibt es nicht.
cli-error-missing = „{ $field }“ fehlt.
cli-error-bad-field = „{ $field }“ ist nicht lesbar: { $why }
cli-error-unknown-game = Das Spiel „{ $name }“ gibt es nicht. Im Regal: { $games }.
cli-error-no-game = Auf dem Tisch liegt noch kein Spiel. Bau erst eins auf.
cli-error-bad-options = So kann kein Spiel beginnen. { $why }
cli-error-bad-move = Dieser Schritt ist nicht lesbar: { $why }
cli-error-bad-state = Diese Stellung ist nicht lesbar: { $why }
cli-error-broken-invariant = Diese Stellung kann in keinem Spiel vorkommen. Sie verletzt „{ $invariant }“ ({ $detail }).
cli-error-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
cli-error-unknown-field = Mit „{ $field }“ kann dieser Befehl nichts anfangen.
cli-error-set-up-by-hand = Diese Stellung wurde von Hand aufgebaut, darum führt kein Protokoll zu ihr.

## Dateien, die kein Protokoll sind

cli-error-cannot-read = { $file } ist nicht lesbar: { $why }
cli-error-not-a-log = { $file } ist kein Spielprotokoll.
cli-error-log-form = Dieses Protokoll hat eine Form, die das Programm nicht kennt. Versuch es mit einer neueren Version.
cli-error-log-other-game = Das ist das Protokoll eines anderen Spiels: { $game }.
cli-error-log-header = Der Anfang des Protokolls ist nicht lesbar: { $why }
cli-error-log-truncated = Das Protokoll bricht mitten in Eintrag { $entry } ab. Wurde die ganze Datei kopiert?
cli-error-log-entry = Eintrag { $entry } des Protokolls ist nicht lesbar: { $why }
cli-error-log-too-long = Das Protokoll hat mehr Einträge, als ein Protokoll haben darf.
cli-error-no-seed = Im Protokoll steht kein Startwert: Entweder ist das Spiel nicht zu Ende, oder das Protokoll wurde abgeschnitten.

## verify

cli-verify-good = { $entries ->
    [one] Das Protokoll von { $game } ist in Ordnung: Sein einziger Eintrag stimmt.
   *[other] Das Protokoll von { $game } ist in Ordnung: Alle { $entries } Einträge stimmen.
}
cli-verify-luck = Wenn es die Festlegung ist, die dir vor dem Spiel gezeigt wurde, hat niemand den Zufall nachträglich ausgesucht; nicht bewiesen ist, dass der Gastgeber, der alles Verdeckte sehen kann, es für sich behalten hat.
cli-verify-other-commitment = Dir wurde die Festlegung { $expected } gezeigt, in diesem Protokoll steht aber { $found }. Es ist nicht das Protokoll jenes Spiels.
cli-verify-breaks = Bei Eintrag { $entry } stimmt das Protokoll nicht mehr. { $why }

## replay

cli-replay-title = { $game }, { $seats ->
    [one] 1 Person
   *[other] { $seats } Leute
}, { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträge
}
cli-replay-winner = Der Sieg geht an { $names }.
cli-replay-undone = { $name } nimmt den letzten Schritt zurück.
cli-replay-bot-sits = Der Bot { $bot } setzt sich für { $name } an den Tisch.
cli-replay-person-sits = { $name } setzt sich an den Tisch.

## sim

cli-sim-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, davon { $finished } zu Ende gespielt
cli-sim-unknown-bot = Für dieses Spiel gibt es keinen Bot „{ $name }“. Es gibt: { $known }.
cli-sim-together = gemeinsam gewonnen
cli-sim-seat = Platz { $number }
cli-sim-quartiles = Kleinster Wert, Viertel, Mitte, drei Viertel, größter Wert:
cli-sim-moves = Schritte je Partie
cli-sim-seconds = Sekunden je Partie
cli-sim-seconds-to-win = Sekunden bis zum Sieg
cli-sim-wins-by-leader = Gewonnene Partien nach dem Anführer vom Anfang:
cli-sim-blunders-by-leader = Patzer in einer Runde nach Anführer:
cli-sim-blunders-by-story = Patzer in einer Runde nach der dafür gezogenen Geschichte:
cli-sim-rounds = Runden je Partie und Sekunden je Runde:
cli-sim-money-by-plan = Geld am Ende bei denen, die entkamen, nach Plankarte:
cli-sim-money-by-group = Dasselbe nach der Farbe, die zuerst vollständig war:
cli-sim-money-by-part = Woher dieses Geld kommt:
cli-sim-arrests-by-plan = Verhaftungen nach Plankarte:

cli-serve-ready = Escapement ist bereit. Alles wird in { $data } aufbewahrt. Eine dieser Adressen öffnen:
cli-serve-scan = Handys im selben Netz: diesen Code scannen oder { $link } eintippen
cli-serve-host = Nur für den Gastgeber: { $link }
cli-serve-no-page = Dieses Programm wurde ohne die Seite gebaut; nur der Socket unter /api/socket antwortet.
cli-serve-how-to-stop = Strg-C beendet es; nichts geht verloren.
cli-serve-stopping = Wird beendet.
cli-serve-cannot = Kann nicht starten: { $why }

## load

cli-load-cannot = Keine Last: { $why }
cli-load-who = { $tables } Tische { $game } mit je { $players } Menschen und { $bots } Bots, { $sockets } Verbindungen je Tisch
cli-load-moves = { $rate } Züge/s angenommen, gesichert und von allen am Tisch gesehen, über { $seconds } s
cli-load-offered = { $rate } Züge/s sollten gemacht werden
cli-load-seen = vom Zug bis alle ihn sehen: p50 { $p50 } ms, p99 { $p99 } ms, längstens { $max } ms
cli-load-kept = vom Zug bis „auf der Platte“: p50 { $p50 } ms, p99 { $p99 } ms, längstens { $max } ms
cli-load-server = Server: { $micros } µs Rechenzeit je Zug, { $cores } Prozessoren beschäftigt, { $memory } MiB Speicher; Generator: { $own } Prozessoren
cli-load-back = { $tables } Tische wurden abgeschnitten; wieder ein Zug angenommen nach: Hälfte { $p50 } ms, 99 % { $p99 } ms, alle { $max } ms
cli-load-idle = { $count } stille Verbindungen, je { $bytes } Byte im Speicher des Servers
cli-load-idle-fewer = Nicht alle kamen: { $why }
cli-load-refused = abgelehnt: { $code }, { $count }-mal
cli-load-checked = { $acknowledged } Züge bestätigt, { $tables } Tische neu angesehen: bei { $lost } fehlt etwas, { $differing } sind anders, { $silent } stumm
cli-load-odd = { $gaps } Lücken, { $takenback } zurückgenommen, { $unseen } nicht rechtzeitig gesehen, { $resyncs } Neuabgleiche, { $reconnects } Wiederverbindungen, { $opened } Tische eröffnet

## backup und restore

cli-backup-done = { $tables ->
    [one] Alles steht in { $file }: 1 Tisch.
   *[other] Alles steht in { $file }: { $tables } Tische.
}
cli-backup-nothing = In { $data } ist nichts aufbewahrt. Sag mit --data, wo der Server alles aufbewahrt.
cli-backup-in-use = Ein Server benutzt { $data }. Lade die Sicherung von seiner Gastgeberseite herunter („serve“ zeigt den Link), oder halte den Server vorher an.
cli-backup-exists = { $file } gibt es schon und wird nicht überschrieben. Wähl einen anderen Namen.
cli-backup-cannot = Keine Sicherung: { $why }
cli-restore-done = { $tables ->
    [one] In { $data } steht jetzt 1 Tisch, davon nicht zu Ende: { $unfinished }. Starte den Server mit diesem Ordner, dann gehen die Spiele weiter.
   *[other] In { $data } stehen jetzt { $tables } Tische, davon nicht zu Ende: { $unfinished }. Starte den Server mit diesem Ordner, dann gehen die Spiele weiter.
}
cli-restore-missing = Die Datei { $file } gibt es nicht.
cli-restore-exists = In { $data } ist schon etwas aufbewahrt. Mit --force wird es überschrieben.
cli-restore-in-use = Ein Server benutzt { $data }. Halte ihn vorher an.
cli-restore-foreign = { $file } ist keine Sicherung dieses Programms. Nichts wurde geändert.
cli-restore-newer = { $file } stammt von einer neueren Version dieses Programms. Nichts wurde geändert; installiere jene Version.
cli-restore-damaged = { $file } ist beschädigt oder nicht vollständig ({ $why }). Nichts wurde geändert.
cli-restore-cannot = Nicht wiederhergestellt: { $why }
