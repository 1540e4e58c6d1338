### Was an jedem Tisch gesagt wird, gleich welches Spiel.
### Feste Wörter: turn = Zug, move = Schritt, log = Protokoll, seed = Startwert, commitment = Festlegung.


## Namen und Listen

seat-name = Spieler { $number }
seats-none = niemand
list-none = nichts
list-and = { $most } und { $last }
# Wo das letzte Wort mit dem Laut „i“ beginnt; nur im Spanischen ein Unterschied.
list-and-i = { $most } und { $last }
list-per-seat = { $name } ({ $list })
clock = { $minutes }:{ $seconds },{ $tenths }
value-yes = Ja
value-no = Nein

## Was an jedem Tisch geschieht

fact-stood-in = { $seat } hat die Verbindung verloren. Bis zur Rückkehr spielt ein Bot.
fact-came-back = { $seat } ist wieder da.

## Ablehnungen

refusal-early = Noch nicht: Das geht ab { $until } auf der Spieluhr.
refusal-no-such-seat = { $seat } gibt es an diesem Tisch nicht.
refusal-paused = Das Spiel macht Pause. Setze es erst fort.
refusal-not-paused = Das Spiel macht keine Pause, also gibt es nichts fortzusetzen.
refusal-past = Zu spät: Die Spieluhr steht schon bei { $now }.
refusal-too-far = Das liegt zu weit voraus: Die Spieluhr steht bei { $now }, und bis dahin müsste zu viel geschehen.
refusal-nothing-to-undo = Du kannst gerade nichts zurücknehmen.
refusal-not-over = Den Startwert gibt es erst nach dem Spiel zu sehen.
refusal-over = Das Spiel ist zu Ende.
refusal-log-full = Das Protokoll ist voll oder abgeschlossen; es nimmt nichts mehr auf.

## Einstellungen, mit denen kein Spiel beginnen kann

bad-options-seats = Dieses Spiel ist für { $min } bis { $max } Leute.
bad-options-out-of-range = „{ $option }“ muss zwischen { $min } und { $max } liegen.
bad-options-conflict = „{ $option }“ verträgt sich nicht mit „{ $with }“.
bad-options-unwinnable = So könnte niemand gewinnen: „{ $option }“ ist zu schwer.
bad-options-layout = „{ $option }“ geht so nicht. { $rule }

## Was an einem Protokoll nicht stimmt

flaw-check = Die Prüfzahl passt nicht: Dieser Eintrag oder einer davor ist nicht der, der geschrieben wurde.
flaw-unlawful = Was er verlangt, ist an dieser Stelle nicht erlaubt.
flaw-alarm = Ein Wecker fehlt oder hat zur falschen Zeit geklingelt.
flaw-order = Er kann an dieser Stelle oder zu dieser Zeit nicht stehen.
flaw-missing = Das Protokoll hört zu früh auf.
flaw-other-seed = Der Startwert gehört nicht zur Festlegung.
flaw-bad-options = Mit diesen Einstellungen kann kein Spiel beginnen. { $why }
flaw-other-rules = Es stammt von Fassung { $version } der Regeln, die dieses Programm nicht spielt.

## Die Arten von Einträgen in einem Protokoll

entry-entropy = Beitrag zum Zufall
entry-deal = Aufbau
entry-move = Schritt
entry-ring = Wecker
entry-undo = Schritt zurückgenommen
entry-sit = Platz eingenommen
entry-pause = Pause
entry-resume = Spiel fortgesetzt
entry-outage = Unterbrechung
entry-reveal = Startwert aufgedeckt
entry-stop = Spiel beendet

## Wie ein Spiel ausging

verdict-won = Gemeinsam gewonnen
verdict-lost = Verloren
verdict-ranked = Endstand
place = { $place }. Platz
place-shared = geteilter { $place }. Platz

## What the house says no to

refusal-bad-message = Diese Nachricht ergibt hier keinen Sinn: { $why }
refusal-too-long = Diese Nachricht ist zu lang: höchstens { $most } Bytes.
refusal-too-fast = Zu schnell. Einmal durchatmen, dann geht es weiter.
refusal-other-protocol = Diese Seite ist älter oder neuer als der Server. Bitte neu laden.
refusal-no-hello = Das Programm muss sich zuerst vorstellen.
refusal-not-at-a-table = Setze dich erst an einen Tisch.
refusal-no-such-table = Es gibt keinen Tisch mit diesem Code.
refusal-no-such-game = Dieses Spiel wird hier nicht gespielt.
refusal-unknown-options = Diese Optionen gehören nicht zu diesem Spiel: { $why }
refusal-bad-move = Das ist kein Zug dieses Spiels: { $why }
refusal-house-full = Es gibt schon so viele Tische, wie dieser Server aufnimmt. Versuche es später noch einmal.
refusal-table-full = An diesem Tisch sind schon zu viele Leute.
refusal-seat-taken = Dort sitzt schon jemand.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-not-the-host = Das darf nur, wer den Tisch eröffnet hat.
refusal-no-such-bot = Einen solchen Bot gibt es nicht.
refusal-begun = Das Spiel hat schon begonnen.
refusal-not-begun = Das Spiel hat noch nicht begonnen.
refusal-seats-empty = Ein Platz ist noch frei.
refusal-ahead = Das ist noch gar nicht geschehen. Bitte neu laden.
refusal-stale = Das ist zu lange her.
refusal-too-late = Zu spät: Das kam nicht rechtzeitig am Tisch an und geschieht nicht mehr.
refusal-frozen = An diesem Tisch ist etwas kaputt, darum steht er still. Nichts, was zu sehen war, ist verloren.
refusal-closing = Der Server wird beendet. Nichts geht verloren.
refusal-closed-to-watchers = Bei diesem Spiel darf niemand zuschauen.
refusal-seat-free = Dort sitzt niemand.
refusal-no-free-seat = Alle Plätze sind besetzt.
refusal-no-person-there = Auf diesem Platz sitzt kein Mensch.
refusal-host-is-here = Wer den Tisch leitet, ist da oder war es eben noch. Warte zwei Minuten.
refusal-not-away = Diese Person ist da oder war es eben noch. Warte eine Minute.
refusal-not-seated = Das darf nur, wer einen Platz hat.
refusal-already-seated = Du hast an diesem Tisch schon einen Platz.
refusal-still-playing = Das Spiel läuft noch.
refusal-proposal-open = Es gibt schon einen anderen Vorschlag. Antworte erst auf den.
refusal-no-proposal = Es gibt nichts, dem du zustimmen könntest.
refusal-already-agreed = Du hast schon zugestimmt.
refusal-only-together = In diesem Spiel gewinnt oder verliert ihr gemeinsam. Schlage vor, es zu beenden.
refusal-no-races = In diesem Spiel gibt es keine Wettläufe um Sekunden, die gerecht sein müssten.
refusal-conceded = Wer aufgegeben hat, kommt in dieses Spiel nicht zurück.
refusal-no-such-pass = Dieser Code ist falsch, zu alt oder schon benutzt.
refusal-no-talk = Die Regeln verbieten gerade das Reden.
