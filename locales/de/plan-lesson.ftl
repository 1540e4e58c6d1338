### Der geführte erste Tag von Escape Plan. Jeder Text kommt einmal, wenn das auftaucht, wovon er spricht.

plan-lesson-about = Ihr habt eine Bank ausgeraubt, die Beute liegt in der ganzen Stadt versteckt, und die Polizei rückt näher. Drei Tage bleiben, um sie einzusammeln und zu verschwinden.
plan-lesson-how = Du spielst eine echte Partie gegen zwei Bots. Ist etwas neu, erklärt es dir eine Sprechblase; du kannst jederzeit ohne sie weiterspielen.
plan-lesson-begin = Den ersten Tag beginnen
plan-lesson-next = Alles klar

## Vor dem ersten Zug

plan-lesson-city = Das ist die Stadt. Du stehst im Krankenhaus in der Mitte, die anderen auch.
plan-lesson-plan = Dein geheimer Fluchtplan: was dir jeder Ort bringt. Eine Zahl ist Geld am Ende, der Geldschein ist Einkommen sofort.
plan-lesson-friend = Wähle jemanden, der dir hilft. Jeder Kontakt kann etwas und ist außerdem am Ende Geld wert.
plan-lesson-exits = Das sind die drei Ausgänge. Ein bewachter kann bald schließen: Zwei werden es tun, und der letzte ist am 3. Tag der Weg hinaus.
plan-lesson-tile = Jeden Tag wächst die Stadt um vier Stadtteile samt den Polizisten darauf. Wähle einen davon.
plan-lesson-gap = Tippe jetzt auf eine Lücke. Der Stadtteil muss zwei andere berühren, und irgendwo muss gleiches Land aneinanderstoßen.
plan-lesson-turned = Dreh ihn, wie du magst, und leg ihn hin. Kurze Wege zu den Orten deines Plans sind gut.
plan-lesson-site = Auf deinem Stadtteil ist Platz für einen Ort, und du sagst, welcher es ist. Dein Plan zeigt, was er dir wert ist.

## Ein Zug

plan-lesson-day = Der Tag hat drei Teile, und in jedem haben alle einen Zug: Du fährst und besuchst einen Ort, oder du machst Pause.
plan-lesson-travel = Tippe auf einen Ort, der leuchtet, um ihn erst einmal anzusehen. Für den Anfang ist „{ $place }“ gut.
plan-lesson-trip = Was der Ort bringt, wie weit es ist und wen du hinter dir lässt: Polizisten schaden nur, wenn du ihren Stadtteil verlässt. Passt es dir, dann fahr hin.
plan-lesson-rest = Statt zu fahren kannst du einmal am Tag Pause machen: Benutzte Karten sind wieder bereit, und ein Trumpf wird frei.
plan-lesson-key = Der Ort ist geschlossen: Zu viele waren schon da. Ein Schlüssel bringt dich hinein.
plan-lesson-flight = Zum Fliegen brauchst du jemanden oder etwas. Das ist danach verbraucht.
plan-lesson-avoid = Du hast Stadtteile mit Polizisten verlassen. Setz ein, was gegen sie hilft, oder nimm für jeden eine Wunde.
plan-lesson-wound = Du bist verletzt. Mehr als drei Wunden gibt es nicht; die nächste bringt Handschellen. Erste Hilfe, Klinik und Krankenhaus heilen, und am Ende kosten Wunden Geld.
plan-lesson-cuffs = Handschellen liegen auf einem Kontaktfeld, und der Kontakt darunter ist nichts wert. Beim sechsten Paar wirst du verhaftet.
plan-lesson-notoriety = Deine Bekanntheit. Sie ändert sich nach jeder Tageszeit: Wer am bekanntesten ist, beginnt, aber die anderen dürfen Polizisten schicken, und am Ende kostet sie Geld.
plan-lesson-end = Jetzt kannst du noch Kontakte, Trümpfe oder Erste Hilfe einsetzen. Wenn du fertig bist, beende den Zug.

## Ein Besuch

plan-lesson-cube = Dort liegt jetzt ein Klötzchen von dir, der Ort zahlt also nur einmal. Mit jedem Klötzchen kann dein Einkommen sinken.
plan-lesson-contact = Der Besuch bringt dir einen Kontakt. Nimm den, der dir unterwegs am meisten hilft.
plan-lesson-put = Leg es auf ein freies Feld. Du kannst auch etwas ersetzen, aber das macht dich bekannter.
plan-lesson-asset = Wähle einen Trumpf, der ein Feld verdeckt. Er kommt an deinen Gürtel, wo du ihn einmal einsetzen kannst, und das Feld ist frei.
plan-lesson-equipment = Mit Ausrüstung weichst du einem Polizisten ihrer Art aus, immer wieder: Nach einer Pause ist sie erneut bereit.
plan-lesson-locker = In Schließfächern liegt Geld für das Ende. Du brauchst einen Schlüssel aus einem Versteck und genug Kontakte und Bekanntheit.
plan-lesson-fixer = Ein Hilfsmittel wirkt einmal, wann immer du es brauchst.
plan-lesson-gang = Die zwei Bandenmitglieder fliegen dich aus, halten dir alle in einem Stadtteil vom Leib oder machen dich weniger bekannt. Jedes einmal.
plan-lesson-church = Für etwas Geld gehst du hier weniger bekannt wieder hinaus.
plan-lesson-hospital = Hier wirst du für Geld geheilt. Aber es wird geredet: Du wirst bekannter.
plan-lesson-look = Dieser Ausgang ist zu, aber es gibt Geld zu finden. Je mehr Kontakte du hast, desto mehr Plättchen darfst du ansehen.
plan-lesson-keep = Nur du siehst diese. Behalte das wertvollste.
plan-lesson-bonus = Alle drei der Gruppe gehören dir: Wähle deinen Bonus.
plan-lesson-cash = Dein Bargeld, in tausend Dollar. Nur du siehst es, und du bezahlst damit Kontakte, Ausrüstung und Hilfsmittel.

## Was sonst gefragt wird

plan-lesson-disc = Eine Zusatzscheibe kauft dir nachts noch einen Zug. Du darfst sie auch behalten.
plan-lesson-sent = Jemand hat sich einen zu großen Namen gemacht. Du darfst einen Polizisten näher heranschicken: Tippe auf einen, dann dorthin, wo er hin soll.
plan-lesson-officer = Tippe in der Stadt auf den Polizisten.
plan-lesson-unlock = Wen kaum jemand kennt, der darf am Morgen für 3 einen Trumpf freischalten.

## Das Ende eines Tages

plan-lesson-income = Der erste Tag ist vorbei. Jeder neue beginnt mit Einkommen, mit Streifen an den Ausgängen und mit vier weiteren Stadtteilen.
plan-lesson-wayout = Am 3. Tag ist nur noch ein Ausgang offen. Sei dort und flieh: Wer zuerst geht, zahlt nichts, die Nächsten immer mehr. Wer am Ende noch in der Stadt ist, wird verhaftet.
plan-lesson-done = Jetzt weißt du, wie ein Tag geht. Spiel weiter, wie du magst; von nun an melde ich mich nur noch, wenn etwas neu ist.
plan-lesson-lastday = Der letzte Tag: Nur Ausgang { $exit } ist offen. Sei dort, bevor der Abend vorbei ist, und hab noch etwas Bargeld.
plan-lesson-escape = Du stehst am offenen Ausgang. Zahl und verschwinde; den Polizisten in diesem Stadtteil musst du noch ausweichen.
