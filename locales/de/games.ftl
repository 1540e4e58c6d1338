### Wie die Spiele heißen und worum es geht. Die Startseite zeigt es, bevor von einem Spiel etwas da ist.

cells-name = ESCAPE!
cells-description = Sammle die sechs Buchstaben von E S C A P E! schneller als die anderen, und bleib den Wächtern aus den Augen.

temple-name = Escape: Der Fluch des Tempels
temple-description = Würfelt alle gleichzeitig, aktiviert gemeinsam die magischen Steine, und seid alle draußen, bevor der Tempel einstürzt.

master-name = Escape Master
master-description = Werde deine Karten vor den anderen los: Alle spielen gleichzeitig, auf dieselben Stapel, so schnell sie können.

plan-name = Der große Fluchtplan
plan-description = Sammle in der ganzen Stadt deinen Anteil der Beute ein, schüttle die Polizei ab und sei weg, bevor der letzte Ausgang schließt.
