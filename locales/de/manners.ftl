### Worum man einander am Tisch bittet, und was man sagt.

manners-menu = Tisch
manners-paused = Die Partie ist unterbrochen. Die Uhren stehen still.
manners-resume = Weiter
manners-pause = Pause vorschlagen
manners-pause-wish = { $name } möchte eine Pause.
manners-pause-asked = Du hast eine Pause vorgeschlagen. Sie beginnt, wenn alle zustimmen.
manners-end = Ende vorschlagen
manners-end-wish = { $name } möchte die Partie ohne Sieger beenden.
manners-end-asked = Du hast vorgeschlagen, die Partie zu beenden. Sie endet, wenn alle zustimmen.
manners-agree = Einverstanden
manners-decline = Nein
manners-withdraw = Doch nicht
manners-concede = Aufgeben
manners-concede-sure = Aufgeben? Zur Bestätigung noch einmal drücken
manners-play-for-me = Einen Bot für mich spielen lassen
manners-bot-plays = Ein Bot spielt für dich.
manners-take = Meinen Platz wieder einnehmen
manners-away = { $name } ist schon eine Weile weg.
manners-stand-in = Solange einen Bot spielen lassen
manners-pass = Meinen Platz auf ein anderes Gerät holen
manners-pass-help = Wer diesen Link öffnet, hat deinen Platz. Er gilt einmal, zehn Minuten lang.
manners-pass-qr = Der Link zu deinem Platz als Bild
manners-pass-link = Der Link zu deinem Platz
manners-screen = Auf einem großen Bildschirm zeigen
manners-make-public = Diesen Tisch für alle anzeigen
manners-make-private = Nur mit Link
manners-let-watch = Andere zuschauen lassen
manners-close-watch = Für Zuschauer schließen
manners-let-stand-in = Bots spielen lassen, wenn jemand die Verbindung verliert
manners-no-stand-ins = Keine Bots, wenn jemand die Verbindung verliert
manners-race-fairly = Langsame Leitungen ausgleichen
manners-race-by-arrival = Wer zuerst ankommt, ist zuerst
manners-hand-over = { $name } zum Gastgeber machen
manners-take-over = Gastgeber werden

## Reden

talk-title = { $count ->
    [0] Reden
   *[other] Reden ({ $count })
}
talk-none = Solange Buchstaben geheim sind, redet niemand. Vor und nach der Partie darfst du.
talk-line = Etwas sagen
talk-say = Sagen
talk-hello = Hallo!
talk-good-luck = Viel Glück!
talk-well-played = Gut gespielt!
talk-thanks = Danke!
talk-one-moment = Einen Moment bitte …
talk-hurry = Beeil dich!
talk-oops = Hoppla!
talk-again = Noch einmal?
talk-help-me = Hilfe!
talk-come-here = Kommt her!
talk-i-stay = Ich bleibe
talk-everybody-out = Alle raus!
