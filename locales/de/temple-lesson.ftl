### Das geführte erste Spiel im Tempel, elf Schritte. Wörter wie in temple.ftl. Die Würfel zeigen, was jeder Schritt braucht.

# Wie die Lernenden und die Gefährtin heißen.
temple-lesson-you = Du
temple-lesson-mate = Mia
temple-lesson-play = Mit drei Bots spielen
temple-lesson-practice = Ohne Uhr üben

## Würfel und Kammern

temple-lesson-1 = Würfle: Drück den großen Knopf.
temple-lesson-1-well = Jeder Würfel zeigt ein Symbol.
temple-lesson-1-hint = Fang mit dem großen Knopf unter deinen Würfeln an.
temple-lesson-2 = Die Kammer im Osten kostet einen Abenteurer und eine Fackel. Tipp den Abenteurer an, um ihn zu behalten.
temple-lesson-2-well = Behalten: Der nächste Wurf lässt ihn liegen.
temple-lesson-2-hint = Behalte zuerst den Abenteurer: Tipp den Würfel mit der Figur an.
temple-lesson-3 = Wirf die anderen für eine Fackel, dann tipp auf die Kammer, die aufleuchtet.
temple-lesson-3-well = Du bist drin. Was bezahlt hat, ist jetzt leer und muss neu geworfen werden.
temple-lesson-3-hint = Ein Abenteurer und eine Fackel müssen gleichzeitig daliegen: Dann leuchtet die Kammer im Osten auf.
temple-lesson-4 = Zwei Abenteurer öffnen das Dunkel: Würfle und tipp auf das Fragezeichen, das aufleuchtet.
temple-lesson-4-well = Eine neue Kammer, und in ihr ist ein Stein.
temple-lesson-4-hint = Diesmal geht es nach Osten, für zwei Abenteurer.

## Masken

temple-lesson-5 = Würfle noch einmal: Eine Seite kennst du noch nicht.
temple-lesson-5-well = Schwarze Masken! Diese Würfel sind gesperrt und können nicht geworfen werden.
temple-lesson-5-hint = Würfle einfach noch einmal.
temple-lesson-6 = Eine goldene Maske befreit zwei gesperrte Würfel. Wirf die anderen, dann setz sie ein.
temple-lesson-6-well = Wieder frei. Auch andere in deiner Kammer können dich befreien.
temple-lesson-6-hint = Sobald eine goldene Maske daliegt, befreit ein Knopf deine Würfel.

## Steine

temple-lesson-7 = Geh mit zwei Abenteurern in die neue Kammer, wirf dort vier Schlüssel und aktiviere ihren Stein.
temple-lesson-7-well = Ein Stein weniger im Schrein: Das macht den Weg hinaus billiger.
temple-lesson-7-hint = Erst zwei Abenteurer für die Kammer im Osten, dann vier Schlüssel für ihren Stein.
temple-lesson-8 = { temple-lesson-mate } steht mit vier Schlüsseln neben dir. Leg drei dazu: Sieben aktivieren zwei Steine.
temple-lesson-8-well = In einer Kammer zählen die Würfel aller zusammen.
temple-lesson-8-hint = Würfle, bis drei deiner Würfel Schlüssel zeigen, dann drück den Knopf für zwei Steine.

## Die Uhr

temple-lesson-9 = Der Gong! Zurück zum Eingang, ehe die Türen zuschlagen, sonst verlierst du einen Würfel: würfeln und gehen, zweimal.
temple-lesson-9-well = Gerade noch: Die Türen schlagen zu, und du behältst alle Würfel.
temple-lesson-9-late = Die Türen sind zugeschlagen, als du noch unterwegs warst: Das kostet dich einen Würfel, für immer.
temple-lesson-9-hint = Nach Süden für einen Abenteurer und eine Fackel, dann nach Westen für zwei Abenteurer.
temple-lesson-10 = Jetzt sind alle deine Würfel gesperrt. Ruf die Göttin: Sie befreit alle, legt aber einen Stein in den Schrein.
temple-lesson-10-well = { temple-lesson-mate } hat ja gesagt, und alle Würfel sind frei.
temple-lesson-10-hint = Der Knopf ist über deinen Würfeln: Ruf die Göttin.

## Hinaus

temple-lesson-11 = Minuten und Steine später stehst du am Ausgang, mit einem Stein im Schrein: ein Schlüssel für ihn und noch einer, das sind zwei. Wirf sie und flieh!
temple-lesson-11-well = Du bist draußen, und { temple-lesson-mate } hat einen deiner Würfel bekommen. Gewonnen ist, wenn alle vor dem Einsturz draußen sind.
temple-lesson-11-hint = Würfle, bis zwei Würfel Schlüssel zeigen, dann drück den Knopf.
