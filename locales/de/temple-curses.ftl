### Flüche des Tempels: Karten, die jemandem das Leben schwer machen, bis sie gebrochen sind.
### Feste Wörter: curse = Fluch, break = brechen, mask = Maske, set aside = beiseitegelegt, card = Karte.

## Namen

temple-curse = { $curse ->
    [trap] Falle
    [silence] Schweigen
    [broken_die] Zerbrochener Würfel
    [lost_die] Verlorener Würfel
    [masquerade] Maskerade
    [soul_swap] Seelentausch
    [lost_treasure] Verlorener Schatz
    [double_curse] Doppelter Fluch
    [doomed] Verdammt
    [upright] Aufrecht
   *[bewitched_hand] Verhexte Hand
}
# Was er tut, in einem Satz.
temple-curse-does = { $curse ->
    [trap] Du kannst keine Kammer betreten oder entdecken.
    [silence] Du kannst nicht reden: Chat, Sprache und Zeichen sind zu.
    [broken_die] Einer deiner Würfel liegt beiseite, bis der Fluch gebrochen ist.
    [lost_die] Ein Würfel, der dir vom Tisch fällt, ist verloren.
    [masquerade] Deine goldenen Masken befreien nur je einen Würfel.
    [soul_swap] Du und jemand anderes steuert jeweils die Figur des anderen.
    [lost_treasure] Du gibst einen deiner Schätze ab.
    [double_curse] Wer einen Fluch ziehen muss, zieht zwei.
    [doomed] Du kannst nicht entkommen.
    [upright] Würfeln kannst du nur im Stehen: Steh mindestens alle sechs Sekunden auf.
   *[bewitched_hand] Würfeln kannst du nur, solange du die Taste oder die Ecke für deine Hand hältst.
}

## Züge

temple-move-break = Den Fluch „{ temple-curse }“ brechen{ temple-pay }
temple-move-hand = { $on ->
    [yes] Die Hand auf den Kopf legen
   *[no] Die Hand vom Kopf nehmen
}
temple-move-stand = Aufstehen
temple-move-answer-seat = Mit { $seat } tauschen

## Fragen

temple-ask-partner = Mit wem tauschst du die Figur?

## Was geschieht

temple-fact-cursed = { $seat } zieht den Fluch „{ temple-curse }“. Man bricht ihn mit dieser Kombination: { $faces }.
temple-fact-curse-discarded = { $seat } zieht den Fluch „{ temple-curse }“. Er wirkt nicht und wird abgelegt.
temple-fact-set-aside = Ein Würfel von { $seat } ist zerbrochen und wird beiseitegelegt.
temple-fact-curse-broken = { $seat } bricht den Fluch „{ temple-curse }“!
temple-fact-swapped = { $seat } und { $whose } tauschen die Seelen: Ab jetzt steuert jeder die Figur des anderen!
temple-fact-swapped-back = { $seat } und { $whose } steuern wieder die eigenen Figuren.
temple-fact-lost-treasure = { $seat } zieht den Fluch „Verlorener Schatz“ und muss einen Schatz abgeben.

## Ablehnungen

temple-refusal-trapped = Du sitzt in der Falle: Bis du den Fluch brichst, kannst du keine Kammer betreten oder entdecken.
temple-refusal-no-such-curse = Der Fluch „{ temple-curse }“ liegt nicht auf dir.
temple-refusal-hand-off = Deine Hand ist verhext: Leg sie auf den Kopf, dann kannst du würfeln.
temple-refusal-answer-first = Beantworte erst deine Frage.
temple-refusal-not-standing = Würfeln kannst du nur im Stehen. Steh auf!
temple-refusal-doomed = Du bist verdammt: Bis du den Fluch brichst, kannst du nicht entkommen.

temple-why-trapped = Eine Falle verbietet das Betreten und Entdecken, bis ihre drei Symbole sie brechen (§1.10).
temple-why-no-such-curse = Nur wer die Karte vor sich hat, leidet unter ihr und kann sie brechen (§1.10).
temple-why-hand-off = Mit einer verhexten Hand würfelst du einhändig: Die andere liegt auf der Taste oder in der Ecke (§3.7).
temple-why-answer-first = Wer jemanden zum Tauschen oder einen Schatz wählen muss, kann bis dahin nichts anderes tun (§1.20).
temple-why-not-standing = Du stehst jedes Mal sechs Sekunden; sind sie um, musst du wieder aufstehen und einen Moment warten (§3.7).
temple-why-doomed = Wer verdammt ist, kann nicht entkommen (§1.16).

## Optionen

temple-option-curses = Flüche
temple-help-curses = Kammern mit einer Maske bringen allen, die sie entdecken, einen Fluch.

## Was in jedem Augenblick gilt

temple-invariant-every-curse-is-in-one-place = jede Fluchkarte ist an genau einem Ort
temple-invariant-curses-lie-before-those-inside = Flüche liegen nur auf denen, die im Tempel sind
temple-invariant-a-broken-die-sets-one-die-aside = ein zerbrochener Würfel legt höchstens einen Würfel beiseite
temple-invariant-a-soul-swap-is-between-two-who-are-inside = ein Seelentausch gilt zwischen zweien, die im Tempel sind
