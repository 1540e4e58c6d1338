### Ilusiones y cámaras especiales del templo.
### Palabras fijas: illusion chamber = cámara de las ilusiones, vanish = desaparecer, alliance chamber = cámara de la alianza,
### link = vincular, double chamber = doble cámara, treasure chamber = cámara del tesoro, chalice = cáliz, carry = llevar.

## Jugadas

# Lo que viene también, tras el nombre de una jugada.
temple-carry = { $carry ->
    [yes] {" "}llevando el cáliz
   *[other] {""}
}
temple-move-link = Vincular las cámaras de la alianza{ temple-pay }

## Lo que ocurre

temple-fact-outside = { $count ->
    [0] Nadie está fuera de la cámara segura.
    [one] { $seats } está fuera de la cámara segura.
   *[other] { $seats } están fuera de la cámara segura.
}
temple-fact-vanished = Una ilusión se desvanece: { temple-chamber-inline }.
temple-fact-sent-home = { $seat } aparece de pronto en { temple-chamber-inline }.
temple-fact-chalice-sent-home = El cáliz aparece de pronto en { temple-chamber-inline }.
temple-fact-linked = { $stones ->
    [one] { $seat } vincula las cámaras de la alianza: ¡se activa una piedra!
   *[other] { $seat } vincula las cámaras de la alianza: ¡se activan { $stones } piedras!
}
temple-fact-chalice-found = ¡{ $seat } ha encontrado el cáliz! Llevadlo a la salida.
temple-fact-chalice-carried = { $seat } lleva el cáliz a { temple-chamber-inline }.
temple-fact-chalice-delivered = ¡{ $seat } lleva el cáliz a la salida!
temple-fact-chalice-left = Todo el mundo está fuera, pero el cáliz se ha quedado dentro: habéis perdido.

## Negativas

temple-refusal-no-alliance-here = Esta no es una cámara de la alianza.
temple-refusal-already-linked = Las cámaras de la alianza ya se han vinculado.
temple-refusal-not-primed = Una segunda cámara de la alianza tiene que mostrar sus símbolos en ese mismo momento.
temple-refusal-link-instead = La piedra de una cámara de la alianza se activa al vincularla con otra.
temple-refusal-no-chalice-here = El cáliz no está en esta cámara.
temple-refusal-too-few-black-masks = { $count ->
    [one] Hace falta un dado tuyo bloqueado.
   *[other] Hacen falta { $count } dados tuyos bloqueados.
}

temple-why-no-alliance-here = Las cámaras de la alianza se vinculan desde dentro de una de ellas (§1.13).
temple-why-already-linked = Las cámaras de la alianza se vinculan una sola vez por partida; la que queda fuera ya no funciona (§1.13).
temple-why-not-primed = Para vincular hacen falta al menos dos cámaras de la alianza cuyos símbolos se vean dentro a la vez (§1.13).
temple-why-link-instead = Una cámara de la alianza funciona junto con otra, nunca sola (§1.13).
temple-why-no-chalice-here = El cáliz se lleva desde la cámara en la que está (§1.13).
temple-why-too-few-black-masks = En el abismo, una sola persona tiene que mostrar cinco máscaras negras. Siguen bloqueadas (§1.16).

## Opciones

temple-option-illusions = Cámaras de las ilusiones
temple-help-illusions = Seis cámaras desaparecen cada vez que se cierran las puertas, aunque haya alguien dentro.
temple-option-illusion-masks = Las ilusiones traen maldiciones
temple-help-illusion-masks = Con maldiciones, una cámara de las ilusiones trae una cada vez que se descubre.
temple-option-alliance = Cámaras de la alianza
temple-help-alliance = Tres cámaras que solo dan sus piedras cuando se vinculan al menos dos.
temple-option-double = Dobles cámaras
temple-help-double = Dos salas con una pared dentro. Las dos piedras están detrás, y se llega por otro lado.
temple-option-treasure-chamber = Cámara del tesoro
temple-help-treasure-chamber = En algún sitio hay un cáliz. Solo ganáis si lo lleváis a la salida.
temple-bad-options-conflict-alliance = Las cámaras de la alianza necesitan al menos dos jugadores.
temple-bad-options-conflict-doomed = «Condenados» necesita maldiciones o tesoros.
temple-bad-options-unwinnable = Así no se puede ganar: de { $stones } piedras solo se pueden activar { $most }, y nadie podría pagar la salida. Elegid una dificultad menor, o añadid tesoros, cámaras de la alianza, dobles cámaras o el abismo.
temple-option-abyss = Abismo
temple-help-abyss = Una cámara cuyas dos piedras cuestan cinco máscaras negras; con maldiciones, también las cartas «Tesoro perdido» y «Doble maldición».
temple-option-doomed = Condenados
temple-help-doomed = El tesoro «Contrahechizo» y las maldiciones «Condenados» y «Enderezados».
temple-option-extra-cards = Más cartas
temple-help-extra-cards = La maldición «Intercambio de almas» y el tesoro «Antorcha gigante». Si no se elige nada, vienen con las ilusiones y las cámaras especiales.

## Lo que se cumple en todo momento

temple-invariant-a-link-uses-alliance-chambers = solo vincular gasta las cámaras de la alianza
temple-invariant-the-chalice-is-where-it-can-be = el cáliz está oculto, en una cámara o en la salida
