### Das begleitete erste Spiel von ESCAPE!, acht Stufen in zwei Zügen.
### Die Stellung dazu steht in en/lesson.ftl.

lesson-title = Dein erstes Spiel
lesson-start = Spielend lernen
lesson-skip = Einführung überspringen
lesson-next = Weiter
lesson-done = Jetzt weißt du, wie es geht.
lesson-play = Richtig spielen

## Dein erster Zug

lesson-1 = Willkommen! Vier der sechs Buchstaben hast du schon: Tippe auf deine Figur in der Ecke a1.
lesson-1-well = Gut. Auf die markierten Felder kommt sie mit einem Schritt.
lesson-2 = Geh auf eines der markierten Felder.
lesson-2-well = Das war einer der vier Schritte deines Zugs.
lesson-3 = Geh mit zwei weiteren Schritten auf Schlüssel C.
lesson-3-well = Das C gehört dir, und der Schlüssel bleibt liegen. Deine Figur ist bis zum Ende des Zuges gesperrt.
lesson-4 = Ein Schritt bleibt: Tippe auf den Wächter auf d4 und zieh ihn nach e4, wo er den Gegner sieht.
lesson-4-well = Entdeckt! Dein Gegner muss zurück in die Zelle, und deine vier Schritte sind verbraucht.

## Der Gegner

lesson-5 = Jetzt ist dein Gegner am Zug: Schau zu, was geschieht.
lesson-5-well = Schlüssel E liegt weiter weg, Schlüssel S liegt dir im Weg, und der Wächter bewacht Spalte d.

## Dein zweiter Zug

lesson-6 = Du bist wieder am Zug: Tippe auf deine Figur und versuche, auf das bewachte Feld d2 zu gehen.
lesson-6-well = Das geht nicht: Bewachte Felder sind für Figuren tabu. Der Versuch kostet dich aber nichts.
lesson-7 = Nimm einen anderen Weg: Spring über Schlüssel S nach c4.
lesson-7-well = Schön gesprungen! Ein Sprung kostet je Feld einen Schritt, dieser also zwei.
lesson-8 = Jetzt fehlt dir nur noch das E: Geh mit den letzten zwei Schritten auf seinen Schlüssel.
lesson-8-well = Alle sechs Buchstaben gehören dir: Du hast gewonnen!
