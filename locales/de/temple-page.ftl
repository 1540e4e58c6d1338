### The Curse of the Temple on the page. Words as in temple.ftl.

## The clock

temple-page-left = Restzeit
temple-page-time-left = Restzeit: { $time }
temple-page-next = { $what ->
    [gong] Nächster Gong
    [slam] Türen zu in
   *[collapse] Einsturz in
}
temple-page-stones = Im Schrein
temple-page-ark = { $count ->
    [one] 1 Stein im Schrein
   *[other] { $count } Steine im Schrein
}
temple-page-goddess = Göttin
temple-page-goddess-stones = { $count ->
    [0] Die Göttin kann nicht mehr gerufen werden
    [one] Die Göttin kann noch einmal gerufen werden
   *[other] Die Göttin kann noch { $count } Mal gerufen werden
}
temple-page-practice = Übung
temple-page-no-clock = ohne Uhr
temple-page-ask-practice = Bist du bereit? Es gibt keine Uhr: Lass dir Zeit.
temple-page-pause = Pause (Taste P)

## The dice

temple-page-tray = Deine Würfel
temple-page-throw = { $count ->
    [0] Würfeln
    [one] 1 Würfel werfen
   *[other] { $count } Würfel werfen
}
temple-page-hint = Tipp Würfel an, die bleiben, und die Karte, wo sie leuchtet.
temple-page-hint-wait = Es geht los, sobald alle bereit sind.
temple-page-hint-stuck = Nichts zu werfen: Lass einen Würfel los.
temple-page-hint-locked = Alle Würfel sind gesperrt: Warte auf eine goldene Maske oder ruf die Göttin.
temple-page-hint-hand = Deine Hand ist verhext: Halt die Ecke oder die Taste H, dann würfle.
temple-page-side = { $side ->
    [A] Abenteurer
    [T] Fackel
    [K] Schlüssel
    [G] goldene Maske
    [X] schwarze Maske
   *[blank] leer
}
temple-page-die = { $state ->
    [kept] Würfel { $number }, { temple-page-side }, behalten
    [X] Würfel { $number }, { temple-page-side }, gesperrt
   *[other] Würfel { $number }, { temple-page-side }
}

## What can be done

temple-page-strip = Was deine Würfel können
temple-page-activate = { $stones ->
    [one] 1 Stein aktivieren: { temple-face }
   *[other] { $stones } Steine aktivieren: { temple-face }
}
temple-page-activate-abyss = Mit fünf schwarzen Masken zwei Steine aktivieren
temple-page-activate-best = Aktiviere so viele Steine wie möglich
temple-page-free = { $mine ->
    [yes] { $count ->
        [one] Befreie deinen Würfel
       *[other] Befreie { $count } deiner Würfel
    }
   *[no] { $count ->
        [one] Befreie einen Würfel von { $name }
       *[other] Befreie { $count } Würfel von { $name }
    }
}
temple-page-keys = Tasten: 1 bis 9 behalten Würfel, die Leertaste wirft, die Pfeile gehen und entdecken, H hält eine verhexte Hand, Esc legt einen Schatz zurück, P macht Pause.

## Flüche und Schätze

temple-page-breaks = Man bricht ihn mit: { $faces }. Deine Würfel zeigen { $count } von 3.
temple-page-breaks-now = Jetzt brechen mit: { $faces }.
temple-page-set-aside = Ein zerbrochener Würfel, beiseitegelegt
temple-page-silenced = Schweigen: Niemand hört dich, bis du den Fluch brichst.
temple-page-hold = Halten · H: Leg die Hand hierhin, solange du würfelst
temple-page-hold-short = Halten · H
temple-page-treasures = Deine Schätze
temple-page-pays-itself = Er bezahlt von selbst, wo deine Würfel nicht reichen.
temple-page-choose-target = Wähle auf der Karte, wo.
temple-page-open-wall = Geheimgang öffnen: { $one } – { $other }
temple-page-no-target = Im Moment gibt es dafür kein Ziel.
temple-page-whose = Wessen Figur
temple-page-yourself = Du
temple-page-put-back = Zurücklegen (Esc)
temple-page-offered = Du hast { $name } einen Teleport angeboten und wartest auf die Antwort…
temple-page-consent = { $name } will dich teleportieren, Ziel: { temple-chamber }. Bist du einverstanden?

## The map and those on it

temple-page-map = Karte des Tempels
temple-page-follow = Zurück zu deiner Figur
temple-page-mate = { $locked ->
    [0] Würfel: { $dice }
   *[other] Würfel: { $dice }, gesperrt: { $locked }
}
temple-page-here = hier bei dir
temple-page-out = draußen
temple-page-inside = im Tempel
temple-page-at-start = Eingang
temple-page-at-exit = Ausgang
temple-page-steps = { $count ->
    [one] 1 Kammer weit
   *[other] { $count } Kammern weit
}

## The end

temple-page-safe = Du bist draußen! Sieh zu, wie es den anderen ergeht.
temple-page-won = Ihr habt es alle geschafft!
temple-page-lost-practice = Alle Würfel sind für immer gesperrt.
temple-page-escaped = Entkommen
temple-page-out-of = { $out } von { $all }
temple-page-way-home = { $count ->
    [one] 1 Schritt zum Eingang
   *[other] { $count } Schritte zum Eingang
}
temple-page-way-out = { $count ->
    [one] 1 Schritt zum Ausgang
   *[other] { $count } Schritte zum Ausgang
}
temple-page-calls = Den anderen zurufen

# The soundtrack for the box.
temple-page-soundtrack-note = Für die Schachtel auf deinem Tisch: Leg dieses Telefon daneben. Es spielt die Musik, schlägt die Gongs und lässt die Türen zufallen; du würfelst.
temple-page-soundtrack-next = { $what ->
    [start] Es beginnt in
    [gong] Gong in
    [slam] Zurück zum Eingang! Die Türen fallen zu in
   *[collapse] Raus hier! Einsturz in
}
temple-page-soundtrack-over = Der Tempel ist eingestürzt.
temple-page-soundtrack-a = A · Trommeln und Flöte · Gongs bei { $first }, { $second }, { $third }
temple-page-soundtrack-b = B · Saiten, dunkler · Gongs bei { $first }, { $second }, { $third }
temple-page-soundtrack-start = Los
temple-page-soundtrack-pause = Anhalten
temple-page-soundtrack-on = Weiter
temple-page-soundtrack-again = Von vorn
temple-page-soundtrack-save = Als Tondatei sichern
temple-page-soundtrack-saving = { $percent } % sind fertig …
