### Eine beendete Partie noch einmal ansehen.

page-replay = Die Partie noch einmal
page-replay-bad = Das ist kein Protokoll einer Partie, oder keines, das diese Seite lesen kann.
page-replay-not-over = Diese Partie läuft noch. Danach kann man sie noch einmal ansehen.
page-replay-not-sound = Dieses Protokoll ist nicht das, was gespielt wurde: Ein Eintrag passt nicht zu seiner Prüfzahl, oder das Glück ist nicht das versprochene.
page-replay-at = Moment { $number } von { $count }
page-replay-slider = Zeitpunkt der Partie
page-replay-first = Zum Anfang
page-replay-back = Einen Schritt zurück
page-replay-run = Abspielen
page-replay-stop = Anhalten
page-replay-on = Einen Schritt weiter
page-replay-last = Zum Ende
page-replay-speed-label = Tempo
page-replay-speed = { $factor } × Tempo
page-replay-eyes = Mit wessen Augen
page-replay-eyes-all = Alles sehen
page-replay-eyes-watcher = Als Zuschauer
page-replay-eyes-seat = Als { $name }
page-replay-link = Link zu diesem Moment
page-replay-download = Protokoll sichern
page-replay-watch = Noch einmal ansehen
page-replay-import = Gesicherte Partie ansehen
page-replay-coming = Die Partie wird geholt …
page-replay-file = Das gesicherte Protokoll
page-letters-hidden = verdeckt
page-verify-good = Faires Glück: hier nachgeprüft
page-verify-bad = Das ist nicht das versprochene Glück
page-verify-sound = Das Protokoll stimmt in sich; das Versprechen wurde hier nicht gesehen
page-verify-kept = Vor dem Austeilen wurde diesem Browser ein Versprechen gezeigt, und er hat es behalten. Der am Ende aufgedeckte Startwert passt dazu, und jeder Eintrag folgt daraus.
page-verify-other = Vor dem Austeilen wurde diesem Browser ein anderes Versprechen gezeigt als das in diesem Protokoll. Wer den Tisch betreibt, hat etwas zu erklären.
page-verify-unkept = Der Startwert passt zum Versprechen in diesem Protokoll, und jeder Eintrag folgt daraus. Dieser Browser war vor dem Austeilen nicht dabei und kann nicht sagen, ob damals dasselbe Versprechen gezeigt wurde.
page-verify-means = Das beweist, dass das Glück nicht nachträglich ausgesucht wurde. Es beweist nicht, dass niemand in die Karten sah: Wer den Server betreibt, kann das.

## Der große Bildschirm

page-screen-coming = Einen Moment …
page-screen-gathering = Wer spielt mit?
page-screen-invite = Scannen und mitspielen, oder zuschauen.

## Das Ende einer Partie

page-next-game = Zur nächsten Partie
page-nobody-won = Die Partie endet ohne Sieger
page-ended-agreed = Alle waren einverstanden, sie zu beenden.
page-ended-conceded = { $name } hat aufgegeben.
