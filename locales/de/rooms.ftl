### Tische von anderen, und die Seite für die, die den Server betreiben.

page-lobby = Offene Tische
page-lobby-filter-label = Welche Tische gezeigt werden
page-lobby-filter = { $which ->
    [free] Mit freiem Platz
   *[all] Alle Tische
}
page-lobby-full = Gerade sind alle Plätze besetzt.
page-lobby-free = { $count ->
   *[0] kein Platz frei
    [one] 1 Platz frei
    [other] { $count } Plätze frei
}
page-lobby-join = Mitspielen
page-lobby-watch = Zuschauen

## Die Seite für die, die den Server betreiben

page-host = Dein Server
page-host-asking = Der Server wird gefragt …
page-host-no-key = Diese Seite ist für die, die den Server betreiben: Öffne sie mit dem Link, den das Programm beim Start ausgegeben hat.
page-host-wrong-key = Der Schlüssel in diesem Link gehört nicht zu diesem Server: Öffne die Seite mit dem Link, den das Programm beim Start ausgegeben hat.
page-host-too-many = Es wurden zu viele falsche Schlüssel probiert; warte eine Minute und öffne den Link noch einmal.
page-host-no-answer = Der Server antwortet nicht; versuch es gleich noch einmal.
page-host-disk = Speicher
page-host-size = auf der Platte
page-host-open = offen
page-host-over = beendet
page-host-awake = geladen
page-host-free = Davon sind { $size } noch frei für Neues.
page-host-keeping = Aufheben
page-host-retention = Beendete Tische
page-host-retention-help = Was älter ist, wird einmal am Tag gelöscht.
page-host-days = { $count ->
   *[0] für immer
    [365] ein Jahr lang
    [one] einen Tag lang
    [other] { $count } Tage lang
}
page-host-copy = Eine Kopie von allem
page-host-copy-help = Darin steht auch, was in laufenden Partien verdeckt ist: Heb sie sicher auf.
page-host-back-up = Sichern
page-host-tables = Alle Tische
page-host-search = Code, Spiel oder Name
page-host-state-label = Welche der Tische
page-host-state = { $state ->
    [open] Offen
    [over] Beendet
   *[all] Alle
}
page-host-none = So einen Tisch gibt es nicht.
page-host-more = Mehr zeigen
page-host-unreadable = nicht lesbar
page-host-phase = { $phase ->
    [gathering] Vor dem Anfang
    [playing] Läuft
    [over] Zu Ende
   *[frozen] Kaputt
}
page-host-nobody = Hier sitzt niemand.
page-host-close = Schließen
page-host-close-sure = Endgültig löschen?
page-host-forget = Vergessen
page-host-forget-sure = Überall vergessen?
page-host-closed = Den Tisch { $table } gibt es nicht mehr.
page-host-forgotten = { $count ->
    [one] An einem Tisch vergessen. In Kopien von früher steht der Name noch.
   *[other] An { $count } Tischen vergessen. In Kopien von früher steht der Name noch.
}
page-host-left = Vergessen, aber diese Tische sind beschädigt und nennen den Namen vielleicht noch: { $tables }. Schließ sie, wenn das nicht sein darf.
page-host-copying = Die Kopie wird gemacht …
page-host-copied = Die Kopie liegt bei deinen Downloads.
page-host-busy = Es wird schon eine Kopie gemacht.
page-host-failed = Das hat nicht geklappt. Warum, steht im Protokoll des Programms.
