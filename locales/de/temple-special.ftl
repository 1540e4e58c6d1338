### Illusionen und besondere Kammern des Tempels.
### Feste Wörter: illusion chamber = Illusionskammer, vanish = verschwinden, alliance chamber = Bündniskammer, link = verbinden,
### double chamber = Doppelkammer, treasure chamber = Schatzkammer, chalice = Kelch, carry = tragen.

## Züge

# Was mitkommt, hinter dem Namen eines Zuges.
temple-carry = { $carry ->
    [yes] {" "}und den Kelch mitnehmen
   *[other] {""}
}
temple-move-link = Die Bündniskammern verbinden{ temple-pay }

## Was geschieht

temple-fact-outside = { $count ->
    [0] Niemand ist außerhalb der sicheren Kammer.
    [one] { $seats } ist außerhalb der sicheren Kammer.
   *[other] { $seats } sind außerhalb der sicheren Kammer.
}
temple-fact-vanished = Eine Illusion löst sich auf: { temple-chamber }.
temple-fact-sent-home = { $seat } ist plötzlich hier: { temple-chamber }.
temple-fact-chalice-sent-home = Der Kelch steht plötzlich hier: { temple-chamber }.
temple-fact-linked = { $stones ->
    [one] { $seat } verbindet die Bündniskammern: Ein magischer Stein ist aktiviert!
   *[other] { $seat } verbindet die Bündniskammern: { $stones } magische Steine sind aktiviert!
}
temple-fact-chalice-found = { $seat } hat den Kelch gefunden! Bringt ihn zum Ausgang.
temple-fact-chalice-carried = { $seat } nimmt den Kelch mit: { temple-chamber }.
temple-fact-chalice-delivered = { $seat } bringt den Kelch zum Ausgang!
temple-fact-chalice-left = Alle sind draußen, aber der Kelch ist zurückgeblieben: Ihr habt verloren.

## Ablehnungen

temple-refusal-no-alliance-here = Das ist keine Bündniskammer.
temple-refusal-already-linked = Die Bündniskammern wurden schon verbunden.
temple-refusal-not-primed = Eine zweite Bündniskammer muss ihre Symbole im selben Augenblick zeigen.
temple-refusal-link-instead = Den Stein einer Bündniskammer aktivierst du, indem du sie mit einer anderen verbindest.
temple-refusal-no-chalice-here = Der Kelch ist nicht in dieser Kammer.
temple-refusal-too-few-black-masks = { $count ->
    [one] Dafür brauchst du einen eigenen gesperrten Würfel.
   *[other] Dafür brauchst du { $count } eigene gesperrte Würfel.
}

temple-why-no-alliance-here = Bündniskammern verbindet, wer in einer von ihnen steht (§1.13).
temple-why-already-linked = Bündniskammern lassen sich einmal im Spiel verbinden; eine ausgelassene Kammer bleibt dunkel (§1.13).
temple-why-not-primed = Zum Verbinden braucht es mindestens zwei Bündniskammern, deren Symbole darin im selben Augenblick zu sehen sind (§1.13).
temple-why-link-instead = Eine Bündniskammer wirkt zusammen mit einer anderen, nie allein (§1.13).
temple-why-no-chalice-here = Mitnehmen kannst du den Kelch aus der Kammer, in der er steht (§1.13).
temple-why-too-few-black-masks = Im Abgrund muss jemand allein fünf schwarze Masken zeigen. Sie bleiben gesperrt (§1.16).

## Optionen

temple-option-illusions = Illusionskammern
temple-help-illusions = Sechs Kammern verschwinden, sooft die Türen zuschlagen, auch wenn jemand darin steht.
temple-option-illusion-masks = Illusionen bringen Flüche
temple-help-illusion-masks = Mit Flüchen bringt eine Illusionskammer jedes Mal einen, wenn sie entdeckt wird.
temple-option-alliance = Bündniskammern
temple-help-alliance = Drei Kammern, die ihre Steine erst hergeben, wenn zwei von ihnen verbunden werden.
temple-option-double = Doppelkammern
temple-help-double = Zwei Kammern mit einer Wand darin. Die beiden Steine liegen hinten, und dorthin kommt man von einer anderen Seite.
temple-option-treasure-chamber = Schatzkammer
temple-help-treasure-chamber = Irgendwo steht ein Kelch. Ihr gewinnt nur, wenn ihr ihn zum Ausgang bringt.
temple-bad-options-conflict-alliance = Bündniskammern brauchen mindestens zwei Spielende.
temple-bad-options-conflict-doomed = „Verdammte“ geht nur mit Flüchen oder Schätzen.
temple-bad-options-unwinnable = So lässt sich nicht gewinnen: Von { $stones } magischen Steinen lassen sich höchstens { $most } aktivieren, und den Weg hinaus könnte niemand bezahlen. Wählt eine leichtere Schwierigkeit, oder nehmt Schätze, Bündniskammern, Doppelkammern oder den Abgrund dazu.
temple-option-abyss = Abgrund
temple-help-abyss = Eine Kammer, deren zwei Steine fünf schwarze Masken kosten; mit Flüchen auch die Karten „Verlorener Schatz“ und „Doppelter Fluch“.
temple-option-doomed = Verdammte
temple-help-doomed = Der Schatz „Gegenzauber“ und die Flüche „Verdammt“ und „Aufrecht“.
temple-option-extra-cards = Weitere Karten
temple-help-extra-cards = Der Fluch „Seelentausch“ und der Schatz „Riesenfackel“. Ist nichts gewählt, kommen sie mit Illusionen und besonderen Kammern.

## Was in jedem Augenblick gilt

temple-invariant-a-link-uses-alliance-chambers = Bündniskammern verbraucht nur das Verbinden
temple-invariant-the-chalice-is-where-it-can-be = der Kelch ist verborgen, in einer Kammer oder am Ausgang
