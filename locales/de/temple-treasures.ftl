### Schätze des Tempels: Plättchen, die einmal helfen.
### Feste Wörter: treasure = Schatz, take = nehmen, use up = verbrauchen, secret passage = Geheimgang, teleport = teleportieren.

## Namen

temple-treasure = { $treasure ->
    [restoring_mask] Heilende Maske
    [secret_passage] Geheimgang
    [double_torch] Doppelte Fackel
    [teleport] Teleporter
    [double_key] Doppelter Schlüssel
    [giant_torch] Riesenfackel
    [counterspell] Gegenzauber
   *[stone_conjurer] Steinbeschwörer
}
# Was er tut, in einem Satz.
temple-treasure-does = { $treasure ->
    [restoring_mask] Befreit alle gesperrten Würfel von allen im Tempel.
    [secret_passage] Öffnet eine Wand zwischen zwei Kammern, die nebeneinander liegen.
    [double_torch] Zählt als zwei Fackeln für eine Aktion, die eine Fackel braucht.
    [teleport] Bringt eine Figur zu einer anderen, die nicht in derselben oder der nächsten Kammer ist.
    [double_key] Zählt als zwei Schlüssel für eine Aktion, die einen Schlüssel braucht.
    [giant_torch] Macht deine Kammer für alle zur sicheren, anstelle des Eingangs, bis die Türen zuschlagen.
    [counterspell] Nimmt irgendjemandem einen Fluch ab.
   *[stone_conjurer] Holt einen magischen Stein aus dem Schrein.
}
# Was außer Würfeln bezahlt, hinter dem Namen eines Zuges.
temple-pay = { $double_torch ->
    [yes] , mit doppelter Fackel und doppeltem Schlüssel
   *[other] { $pay ->
        [double_torch] , mit doppelter Fackel
        [double_key] , mit doppeltem Schlüssel
       *[other] {""}
    }
}

## Züge

temple-move-take = Den Schatz nehmen{ temple-pay }
temple-move-restore = Die heilende Maske einsetzen
temple-move-conjure = Einen magischen Stein beschwören
temple-move-openwall = Geheimgang öffnen: nach { temple-dir } von { $cell }
temple-move-teleport = { $seat } teleportieren: { $to }
temple-move-teleport-own = Dich selbst teleportieren: { $to }
temple-move-planttorch = Die Riesenfackel hier aufstellen
temple-move-counterspell = Den Fluch „{ temple-curse }“ aufheben
temple-move-answer-treasure = Abgeben: { temple-treasure }
temple-at-start = Eingang
temple-at-exit = Ausgang

## Fragen

temple-ask-consent = Jemand aus eurem Team will dich teleportieren. Bist du einverstanden?
temple-ask-give-up = Welchen Schatz gibst du ab?

## Was geschieht

temple-fact-treasure-laid = Hier liegt ein Schatz, { temple-treasure }: { temple-chamber }.
temple-fact-took = { $seat } nimmt einen Schatz: { temple-treasure }.
temple-fact-spent = { $seat } bezahlt mit einem Schatz: { temple-treasure }.
temple-fact-restored = { $seat } setzt die heilende Maske ein: Alle gesperrten Würfel sind frei!
temple-fact-conjured = { $seat } beschwört einen magischen Stein aus dem Schrein!
temple-fact-wall-opened = { $seat } öffnet einen Geheimgang!
temple-fact-teleport-offered = { $seat } will { $whose } teleportieren: { temple-chamber }.
temple-fact-teleport-declined = { $whose } wird nicht teleportiert, { $seat } behält den Schatz.
temple-fact-teleported = { $seat } setzt einen Teleporter ein. { $whose } ist jetzt hier: { temple-chamber }.
temple-fact-gave-up = { $seat } gibt einen Schatz ab: { temple-treasure }.
temple-fact-countered = { $seat } setzt einen Gegenzauber ein: { $whose } ist frei vom Fluch „{ temple-curse }“!
temple-fact-torch-planted = { $seat } stellt eine Riesenfackel auf: { temple-chamber }. Bis die Türen zuschlagen, ist nur diese Kammer sicher!
temple-fact-torch-out = Die Riesenfackel erlischt.

## Ablehnungen

temple-refusal-no-treasure-here = In dieser Kammer liegt kein Schatz.
temple-refusal-no-such-treasure = Diesen Schatz hast du nicht: { temple-treasure }.
temple-refusal-not-needed = Diesen Schatz brauchst du hier nicht: { temple-treasure }.
temple-refusal-no-wall = Nach { temple-dir } ist keine Wand, die ein Geheimgang öffnen könnte.
temple-refusal-not-inside = { $seat } ist nicht im Tempel.
temple-refusal-nobody-there = Dort ist sonst niemand. Ein Teleporter führt zu jemand anderem.
temple-refusal-too-near = Das ist zu nah. Ein Teleporter führt nicht in dieselbe oder die nächste Kammer.
temple-refusal-mate-is-asked = { $seat } muss erst eine andere Frage beantworten.
temple-refusal-already-offered = Du hast deinen Teleporter schon jemandem angeboten.
temple-refusal-curse-not-on-table = Der Fluch „{ temple-curse }“ liegt auf niemandem.
temple-refusal-no-torch-here = In einer Illusion kann keine Riesenfackel stehen.
temple-refusal-torch-stands = Es brennt schon eine Riesenfackel.
temple-refusal-torch-too-late = Die Türen schlagen nicht mehr zu, also nützt eine Riesenfackel nichts mehr.

temple-why-no-treasure-here = Schätze liegen in den Kammern, die einen zeigen, bis jemand sie nimmt (§1.11).
temple-why-no-such-treasure = Einen Schatz nutzt nur, wer ihn hat; getauscht wird nicht (§1.11).
temple-why-not-needed = Eine doppelte Fackel oder ein doppelter Schlüssel bezahlt eine Aktion, die mindestens ein solches Symbol braucht (§1.11, §1.19).
temple-why-no-wall = Ein Geheimgang öffnet die Kante zwischen zwei Kammern, die nebeneinander liegen und dort keinen offenen Durchgang haben (§1.11).
temple-why-not-inside = Nur Figuren im Tempel lassen sich bewegen (§1.11).
temple-why-nobody-there = Ein Teleporter endet in einer Kammer, in der mindestens eine andere Figur steht (§1.11).
temple-why-too-near = Die beiden Kammern dürfen keine Kante gemeinsam haben, ob mit oder ohne Wand (§1.11).
temple-why-mate-is-asked = Wer teleportiert werden soll, hat keine andere offene Frage, außer der Abstimmung (§1.19).
temple-why-already-offered = Solange jemand darüber nachdenkt, lässt sich der Schatz nicht anders nutzen (§1.20).
temple-why-curse-not-on-table = Ein Gegenzauber hebt einen Fluch auf, der vor jemandem liegt (§1.16).
temple-why-no-torch-here = Eine Illusion verschwindet, wenn die Türen zuschlagen, und die Fackel mit ihr (§1.13).
temple-why-torch-stands = Es steht immer nur eine Riesenfackel (§1.13).
temple-why-torch-too-late = Eine Riesenfackel gilt für das nächste Zuschlagen der Türen, und das geschieht zweimal (§1.13).

## Optionen

temple-option-treasures = Schätze
temple-help-treasures = In manchen Kammern liegt ein Schatz, der einmal hilft. Ihn zu nehmen kostet zwei Schlüssel.
# Several options with one press.
temple-preset-first-game = Erstes Spiel
temple-preset-curses-and-treasures = Flüche und Schätze

## Was in jedem Augenblick gilt

temple-invariant-no-treasure-comes-from-nowhere = es gibt nie mehr Schätze als in der Schachtel
temple-invariant-treasures-lie-where-they-are-shown = Schätze liegen nur in Kammern, die einen zeigen
temple-invariant-treasures-leave-with-their-owner = wer entkommen ist, hat keine Schätze mehr
temple-invariant-every-offer-to-teleport-has-its-treasure = niemand bietet mehr Teleporter an, als er hat
temple-invariant-a-giant-torch-stands-in-a-chamber-that-stays = eine Riesenfackel steht in einer Kammer, die nicht verschwindet
