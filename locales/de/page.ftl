### Die Seite im Browser.

page-tagline = Brettspiele namens Escape, mit Freunden oder gegen Bots.
page-unofficial = Escapement ist ein unabhängiges Projekt und gehört zu keinem Verlag.
page-language = Sprache
page-home = Zur Startseite
page-reload = Neu laden

## Wer man ist

page-name = Dein Name
page-name-bad = Ein Name hat 1 bis 24 sichtbare Zeichen.
page-guest = Gast { $number }
page-you = du

## Die Startseite

page-play-now = Gleich gegen einen Bot spielen
page-open = Tisch eröffnen
page-open-seats = Plätze am Tisch
page-seats = { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
}
page-join-title = An den Tisch von Freunden
page-code = Code des Tisches
page-code-bad = Ein Code hat sechs Buchstaben und Ziffern, ohne 0, 1, I und O.
page-join = Dazukommen
page-level-label = Wie gut der Bot spielt
page-level = { $level ->
    [novice] Anfänger
    [normal] Normal
    [good] Gut
    [expert] Meisterlich
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
page-hint-piece = Tippe an, was ziehen soll: deine Figur, einen Wächter oder einen Schlüssel.
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
page-watching = Du schaust zu.
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
