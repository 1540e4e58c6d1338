### Schätze des Tempels: Plättchen, die einmal helfen.
### Feste Wörter: treasure = Schatz, take = nehmen, use up = verbrauchen, secret passage = Geheimgang, teleport = teleportieren.

## Namen

temple-treasure = { $treasure ->
    [restoring_mask] Heilende Maske
    [secret_passage] Geheimgang
    [double_torch] Doppelte Fackel
    [teleport] Teleporter
    [double_key] Doppelter Schlüssel
   *[stone_conjurer] Steinbeschwörer
}
# Was er tut, in einem Satz.
temple-treasure-does = { $treasure ->
    [restoring_mask] Befreit alle gesperrten Würfel von allen im Tempel.
    [secret_passage] Öffnet eine Wand zwischen zwei Kammern, die nebeneinander liegen.
    [double_torch] Zählt als zwei Fackeln für eine Aktion, die eine Fackel braucht.
    [teleport] Bringt eine Figur zu einer anderen, die nicht in derselben oder der nächsten Kammer ist.
    [double_key] Zählt als zwei Schlüssel für eine Aktion, die einen Schlüssel braucht.
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
temple-at-start = Eingang
temple-at-exit = Ausgang

## Fragen

temple-ask-consent = Jemand aus eurem Team will dich teleportieren. Bist du einverstanden?

## Was geschieht

temple-fact-treasure-laid = Hier liegt ein Schatz, { temple-treasure }: { temple-chamber }.
temple-fact-took = { $seat } nimmt einen Schatz: { temple-treasure }.
temple-fact-spent = { $seat } bezahlt mit einem Schatz: { temple-treasure }.
temple-fact-restored = { $seat } setzt die heilende Maske ein: Alle gesperrten Würfel sind frei!
temple-fact-conjured = { $seat } beschwört einen magischen Stein aus dem Schrein!
temple-fact-wall-opened = { $seat } öffnet einen Geheimgang nach { temple-dir }, von { $cell } aus.
temple-fact-teleport-offered = { $seat } will { $whose } teleportieren: { temple-chamber }.
temple-fact-teleport-declined = { $whose } wird nicht teleportiert, { $seat } behält den Schatz.
temple-fact-teleported = { $seat } setzt einen Teleporter ein. { $whose } ist jetzt hier: { temple-chamber }.

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

temple-why-no-treasure-here = Schätze liegen in den Kammern, die einen zeigen, bis jemand sie nimmt (§1.11).
temple-why-no-such-treasure = Einen Schatz nutzt nur, wer ihn hat; getauscht wird nicht (§1.11).
temple-why-not-needed = Eine doppelte Fackel oder ein doppelter Schlüssel bezahlt eine Aktion, die mindestens ein solches Symbol braucht (§1.11, §1.19).
temple-why-no-wall = Ein Geheimgang öffnet die Kante zwischen zwei Kammern, die nebeneinander liegen und dort keinen offenen Durchgang haben (§1.11).
temple-why-not-inside = Nur Figuren im Tempel lassen sich bewegen (§1.11).
temple-why-nobody-there = Ein Teleporter endet in einer Kammer, in der mindestens eine andere Figur steht (§1.11).
temple-why-too-near = Die beiden Kammern dürfen keine Kante gemeinsam haben, ob mit oder ohne Wand (§1.11).
temple-why-mate-is-asked = Wer teleportiert werden soll, hat keine andere offene Frage, außer der Abstimmung (§1.19).
temple-why-already-offered = Solange jemand darüber nachdenkt, lässt sich der Schatz nicht anders nutzen (§1.20).

## Optionen

temple-option-treasures = Schätze
temple-help-treasures = In manchen Kammern liegt ein Schatz, der einmal hilft. Ihn zu nehmen kostet zwei Schlüssel.

## Was in jedem Augenblick gilt

temple-invariant-no-treasure-comes-from-nowhere = es gibt nie mehr Schätze als in der Schachtel
temple-invariant-treasures-lie-where-they-are-shown = Schätze liegen nur in Kammern, die einen zeigen
temple-invariant-treasures-leave-with-their-owner = wer entkommen ist, hat keine Schätze mehr
temple-invariant-every-offer-to-teleport-has-its-treasure = niemand bietet mehr Teleporter an, als er hat
