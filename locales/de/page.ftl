### Die Seite im Browser.

page-tagline = Vier Wege zu entkommen
page-subline = Mit Freunden oder gegen Bots, gleich hier im Browser. Nichts zu installieren, kein Konto.
page-unofficial = Escapement ist ein unabhängiges, inoffizielles Projekt und gehört zu keinem Verlag.
page-language = Sprache
page-home = Zur Startseite
page-reload = Neu laden

## Wer man ist

page-name = Dein Name
page-name-bad = Ein Name hat 1 bis 24 sichtbare Zeichen.
page-guest = Gast { $number }
page-you = du

## Die Startseite

page-practice = Ohne Uhr üben
page-play-now = Jetzt spielen
page-open = Tisch eröffnen
page-open-seats = Plätze am Tisch
page-seats = { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
}
page-join-title = An den Tisch von Freunden
page-join-help = Tipp die sechs Zeichen des Codes ein oder füg den Link ein, den du bekommen hast.
page-code = Code oder Link
page-code-bad = Das ist kein Code: Er hat sechs Buchstaben und Ziffern, ohne 0, 1, I und O. Ein Link zu einem Tisch geht auch.
page-join = Dazukommen
page-level-label = Wie gut der Bot spielt
page-level = { $level ->
    [novice] gemütlich
    [normal] normal
    [good] gewitzt
    [expert] ausgebufft
   *[other] „{ $level }“
}

## Die Verbindung

page-link-connecting = Verbinde …
page-link-connected = Verbunden
page-link-local = In diesem Browser
page-link-reconnecting = Verbinde wieder …
page-link-offline = Kein Netz
page-link-frozen = Dieser Tisch ist kaputt und steht still
page-link-outdated = Es gibt eine neue Version
page-outdated = Diese Seite ist älter als der Server. Lade sie neu.
page-part-coming = Einen Moment …
page-part-failed = Dieser Teil der Seite konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal. Von deiner Partie geht nichts verloren.
page-part-again = Noch einmal versuchen
page-table = Tisch { $table }
page-coming = Auf dem Weg an Tisch { $table } …
page-no-such-table = Einen Tisch { $table } gibt es nicht. Vielleicht ist der Code verschrieben, oder der Tisch wurde weggeräumt.
page-other-game = Dieses Spiel kann die Seite noch nicht zeigen.

## Zusammenkommen

page-seat-free = Freier Platz
page-seat-you = { $name } (du)
page-seat-bot = { $name } · { $level }
page-bot-name = Bot Nr. { $number }
page-here = da
page-away = nicht da
page-sit = Hier sitzen
page-stand = Aufstehen
page-free = Freimachen
page-add-bot = Bot dazu
page-start = Anfangen
page-start-ready = Alle Plätze sind besetzt.
page-start-host = Alle Plätze sind besetzt. Wer den Tisch eröffnet hat, fängt das Spiel an.
page-start-free = { $count ->
    [one] Ein Platz ist noch frei: Dort muss jemand sitzen, und sei es ein Bot.
   *[other] { $count } Plätze sind noch frei: Dort muss jemand sitzen, und seien es Bots.
}
page-watchers = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
page-share = Andere einladen
page-share-link = Link zu diesem Tisch
page-copy = Kopieren
page-copied = Kopiert
page-qr = Der Link als Bild, für die Kamera eines Telefons

## Spielen

page-dealing = Das Spiel wird aufgebaut …
page-turn-yours = Du bist am Zug
page-turn-theirs = { $name } ist am Zug
page-pick-yours = Wähle deine Zelle
page-pick-theirs = { $name } wählt eine Zelle
page-over = Das Spiel ist aus
page-round = Runde { $round } von { $limit }
page-left = { $count ->
    [one] Noch ein Schritt
   *[other] Noch { $count } Schritte
}
page-board = Das Brett. Wähle eine Figur, dann ein Feld. Pfeiltasten bewegen die gewählte Figur, Escape legt sie zurück.
page-field = Feld { $field }
page-field-watched = Feld { $field }, bewacht
page-pawn = Figur von Spieler { $number } auf { $place }
page-piece = { $piece ->
    [G1] Wächter 1 auf { $place }
    [G2] Wächter 2 auf { $place }
   *[other] Schlüssel { $piece } auf { $place }
}
page-piece-locked = { $piece }, in diesem Zug gesperrt
page-hint-piece = Tippe deine Figur, einen Wächter oder einen Schlüssel an.
page-hint-field = Wähle jetzt eines der markierten Felder.
page-hint-cell = Wähle eine der markierten Ecken.
page-field-cost = { $count ->
    [one] { $field }, ein Schritt
   *[other] { $field }, { $count } Schritte
}
page-seconds-left = { $count ->
    [one] Noch eine Sekunde
   *[other] Noch { $count } Sekunden
}
page-moves = Alle möglichen Schritte
page-no-moves = Gerade gibt es für dich nichts zu tun.
page-move = { $count ->
    [one] { $piece } nach { $field }
   *[other] { $piece } nach { $field } ({ $count } Schritte)
}
page-move-cell = Zelle { $cell } nehmen
page-why = Warum? Zur Regel
page-my-letters = Deine Buchstaben
page-letters = Buchstaben: { $letters }
page-closer = Näher heran
page-further = Weiter weg
page-watching = Du schaust zu.
page-since = Als du weg warst
page-since-scene = { $now } von { $all }
page-since-next = Weiter
page-since-end = Überspringen
page-undo = Zurücknehmen
page-players = Mitspielende
page-log = Was geschah

## Das Ende

page-you-won = Du hast gewonnen!
page-won = { $count ->
    [one] { $names } hat gewonnen!
   *[other] { $names } haben gemeinsam gewonnen!
}
page-again = Noch einmal

## Von hier nach dort

page-back = Zurück
page-nowhere = Hier entkommt niemand
page-nowhere-why = Unter dieser Adresse gibt es nichts. Vielleicht ist der Link alt oder der Code verschrieben.
page-offline-home = Kein Netz: Gegen Bots kannst du trotzdem spielen, Tische mit Freunden müssen warten.
page-offline-why = Kein Netz. Sobald es wieder da ist, geht es an Tisch { $table }.

## Die vier Spiele

page-facts = { $game ->
    [cells] 2 bis 4 Spielende · halbe Stunde · reihum
    [temple] 1 bis 6 Spielende · zehn Minuten · alle zugleich, miteinander
    [master] 2 bis 4 Spielende · Minuten · schnell und alle zugleich
   *[plan] 1 bis 5 Spielende · zwei Stunden · reihum
}
page-for = für
page-against = { $game ->
    [temple] mit
   *[other] gegen
}
page-bots = { $count ->
   *[0] keine Bots
    [one] 1 Bot
    [other] { $count } Bots
}
page-bots-label = Wie viele Bots mitspielen
page-open-form = Optionen

## Wer du bist

page-who = Wer du bist
page-name-why = So sehen dich die anderen.
page-name-stays = Ein Name darf nicht leer sein: Du heißt weiter { $name }.
page-sign = Dein Zeichen
page-sign-name = { $number ->
    [1] Oranger Kreis
    [2] Blaues Quadrat
    [3] Grünes Dreieck
    [4] Rosa Raute
    [5] Goldenes Kreuz
   *[6] Grauer Stern
}

## Weiter, wo ich war

page-recent = Weiterspielen
page-recent-all = Alle { $count } zeigen
page-recent-with = { $game } mit { $names }
page-recent-phase = { $phase ->
    [gathering] Wartet auf den Anfang
    [playing] Läuft
   *[over] Zu Ende
}
page-recent-local = auf diesem Gerät
page-ago = { $unit ->
    [minutes] vor { $count } Min.
    [hours] vor { $count } Std.
    [days] { $count ->
        [one] gestern
       *[other] vor { $count } Tagen
    }
   *[moment] gerade eben
}
page-forget = Tisch { $table } vergessen

## Einstellungen

page-settings = Einstellungen
page-settings-kept = All das bleibt nur auf diesem Gerät.
page-look = Aussehen
page-theme = Hell oder dunkel
page-theme-name = { $theme ->
    [light] Hell
    [dark] Dunkel
   *[system] Wie das Gerät
}
page-motion = Bewegung
page-motion-help = Was gezogen wird, gleitet an seinen Platz, statt dorthin zu springen.
page-sound-title = Ton
page-sound = Klänge und Musik
page-sound-help = Schritte, Schlüssel, Wächter, und ein Gong, wenn du am Zug bist.
page-volume = Lautstärke
page-soundtrack = Musik zum Spiel
page-music = Musik
page-music-help = Im Tempel: Trommeln, die vor dem Zuschlagen eilen. Gongs und Türen hörst du trotzdem.
page-voice = Karten ansagen
page-voice-help = In Escape Master sagt eine Stimme den englischen Namen jeder Karte, die du spielst.
page-notify = Benachrichtigen
page-notify-help = Eine Meldung deines Systems, wenn du am Zug bist und die Seite hinter anderen liegt.
page-vibration = Vibration
page-vibration-help = Ein kurzes Zittern, wenn du am Zug bist; im Tempel bei Gongs, zufallenden Türen und Masken.
page-install = Escapement auf diesem Gerät installieren
page-plain-http = Diese Seite kam über einfaches http. Darum lässt der Browser sie weder installieren noch ohne Netz öffnen noch Links weitergeben. Wer den Server betreibt, schaltet https mit --tls-cert und --tls-key ein.
page-playing = Beim Spielen
page-hints = Hinweise
page-hints-help = Zeigt, wohin etwas ziehen kann und was die Wächter sehen.
page-left-handed = Für Linkshänder
page-left-handed-help = Was du am meisten brauchst, ist links.
page-shake = Schütteln zum Würfeln
page-shake-help = Im Tempel würfelst du, indem du das Handy schüttelst.

## Regeln

page-rules = Spielregeln
page-rules-of = Die Regeln von { $game }
page-rules-coming = Die Regeln kommen gleich …
page-rules-missing = Die Regeln von { $game } ließen sich nicht laden. Versuch es noch einmal, wenn es ein Netz gibt.
page-contents = Inhalt

## Einen Tisch eröffnen

page-open-who = Wer mitspielt
page-fill = Bots zu Beginn
page-fill-help = Sie bekommen die letzten Plätze. Am Tisch kannst du das noch ändern.
page-listed = Offen für alle
page-listed-help = Sonst kommt nur, wer den Link oder den Code hat.
page-stand-ins = Ein Bot springt ein, wenn jemand die Verbindung verliert
page-stand-ins-help = Nur bis zur Rückkehr: Der Platz bleibt reserviert.
page-options = Wie ihr spielt
page-options-more = Weitere Optionen
page-options-changed = { $count ->
    [one] 1 geändert
   *[other] { $count } geändert
}
page-presets = Fertige Auswahl
page-other-number = Andere Zahl …
page-summary-layout = { $layout ->
    [classic] Klassisch
    [wide] Weit
    [tight] Eng
   *[custom] Eigene Aufstellung
}
page-summary-letters = { $open ->
    [yes] offene Buchstaben
   *[no] geheime Buchstaben
}
page-summary-clock = { $seconds ->
    [0] ohne Uhr
   *[other] { $seconds } s je Zug
}
page-summary-more = { $count ->
    [one] 1 Sonderregel
   *[other] { $count } Sonderregeln
}
page-share-button = Link verschicken
page-share-home = Dieser Link geht nur auf diesem Computer. Öffne die Seite für Freunde unter der Adresse, die das Programm beim Start gezeigt hat.
page-code-spelled = Der Code des Tisches: { $code }
page-watchers-besides = { $count ->
    [one] Außer dir schaut eine Person zu.
   *[other] Außer dir schauen { $count } Personen zu.
}
