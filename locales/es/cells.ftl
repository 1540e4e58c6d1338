### ESCAPE!, el juego de las celdas, los guardias y las llaves.
### Palabras fijas: turn = turno, move = movimiento, guard = guardia, key = llave, cell = celda, pawn = peón,
### letter = letra, field = casilla, loop = recorrido, middle line = línea central, watched = vigilada, jump = salto,
### locked = bloqueada.

## Piezas y lugares

# Sola o al principio de una frase.
cells-piece = { $piece ->
    [pawn] Peón
    [G1] Guardia 1
    [G2] Guardia 2
   *[other] Llave { $piece }
}
# Dentro de una frase, como lo que se mueve.
cells-piece-inline = { $piece ->
    [pawn] el peón
    [G1] el guardia 1
    [G2] el guardia 2
   *[other] la llave { $piece }
}
# Un lugar de la línea central, después de «de».
cells-line = la línea central en { $file }

## Lo que ocurre

cells-fact-time-up = { $left ->
    [0] Se acabó el tiempo: a { $seat } le toca una celda.
    [one] Se acabó el tiempo: { $seat } pierde un movimiento.
   *[other] Se acabó el tiempo: { $seat } pierde { $left } movimientos.
}
cells-fact-cell-picked = { $seat } ocupa la celda { $cell }.
cells-fact-moved = { $piece ->
    [pawn] { $seat } va de { $from } a { $to }.
   *[other] { $seat } mueve { cells-piece-inline } de { $from } a { $to }.
}
cells-fact-jumped = { $piece ->
    [pawn] { $seat } salta de { $from } a { $to }.
   *[other] { $seat } hace que { cells-piece-inline } salte de { $from } a { $to }.
}
cells-fact-sent-home = { $by ->
    [guard] Un guardia descubre a { $seat }: ¡de vuelta a la celda!
   *[pawn] Otro peón desaloja a { $seat }: ¡de vuelta a la celda!
}
cells-fact-reached = { $taken ->
    [yes] { $seat } alcanza la llave { $key } y se lleva la letra.
   *[no] { $seat } alcanza la llave { $key }, pero ya tenía esa letra.
}
cells-fact-stuck = { $seat } no puede mover nada, así que el turno termina.
cells-fact-turn-ended = Termina el turno de { $seat }.
cells-fact-won = { $count ->
    [one] ¡{ $seats } gana! Las letras: { $letters }.
   *[other] ¡{ $seats } comparten la victoria! Las letras: { $letters }.
}

## Negativas

cells-refusal-over = La partida ha terminado.
cells-refusal-not-your-turn = Un momento: es el turno de { $turn }.
cells-refusal-wrong-phase = Ahora no: las celdas se eligen antes del primer turno y las piezas solo se mueven después.
cells-refusal-ask-closed = Esa pregunta ya está resuelta. La que sigue abierta es la número { $open }.
cells-refusal-cell-taken = { $cell } no es una celda libre. Elige una esquina que todavía no sea de nadie.
cells-refusal-piece-locked = { $piece ->
    [pawn] Tu peón está bloqueado y no puede volver a moverse en este turno.
    [G1] El guardia 1 está bloqueado y no puede volver a moverse en este turno.
    [G2] El guardia 2 está bloqueado y no puede volver a moverse en este turno.
   *[other] La llave { $piece } está bloqueada y no puede volver a moverse en este turno.
}
cells-refusal-not-in-reach = Eso queda fuera de alcance: ve a la casilla de al lado en línea recta o salta por encima de lo que se puede saltar. Los guardias no salen de su recorrido.
cells-refusal-cell-closed = La celda { $cell } está cerrada: solo puede entrar el peón al que pertenece.
cells-refusal-watched = La casilla { $field } está vigilada: tu peón no puede pararse en ella ni atravesarla.
cells-refusal-guard-in-the-way = Hay un guardia en medio.
cells-refusal-key-there = Ahí ya está la llave { $key }, y dos llaves nunca comparten casilla.
cells-refusal-guard-may-not-reverse = Este guardia ha salido en el otro sentido y ahora no puede dar la vuelta.
cells-refusal-too-few-moves = { $left ->
    [one] Ese salto cuesta { $cost } movimientos y solo te queda uno.
   *[other] Ese salto cuesta { $cost } movimientos y solo te quedan { $left }.
}

## La regla detrás de cada negativa

cells-why-over = Quien reúne primero las seis letras gana al instante (EB-22).
cells-why-not-your-turn = Los turnos siguen el sentido de las agujas del reloj (EB-2).
cells-why-wrong-phase = Cada peón tiene su celda antes de que empiece el primer turno (EB-1).
cells-why-ask-closed = Cada cual elige una celda, por orden de turno, y se la queda (EB-1).
cells-why-cell-taken = Una celda es una esquina y pertenece al mismo peón toda la partida (EB-1).
cells-why-piece-locked = Una pieza hace de una vez todos sus movimientos del turno; después queda bloqueada hasta que termina (EB-5).
cells-why-not-in-reach = Un movimiento lleva a la casilla de al lado, a lo largo o a lo ancho (EB-4); un peón salta en línea recta sobre peones y llaves (EB-11); un guardia sigue su recorrido (EB-14).
cells-why-cell-closed = En una celda no entra nada, salvo el peón que vive en ella (EB-9, EB-18).
cells-why-watched = Un peón nunca entra en una casilla vigilada ni la atraviesa (EB-8).
cells-why-guard-in-the-way = Un peón nunca pasa por un guardia (EB-8), y ni una llave (EB-18) ni el otro guardia (EB-15) pueden ir a su casilla.
cells-why-key-there = Dos llaves nunca comparten casilla, y las llaves no saltan (EB-18).
cells-why-guard-may-not-reverse = Un guardia elige el sentido al salir y lo mantiene hasta que se mueve otra pieza (EB-14).
cells-why-too-few-moves = Un salto se paga con movimientos, y solo puedes pagar con los que te quedan (EB-11, Q-27).

## Opciones

cells-option-layout = Posición inicial
cells-help-layout = Dónde están las llaves y los guardias al principio.
cells-value-layout-classic = Clásica
cells-value-layout-wide = Amplia: las llaves, más cerca del borde
cells-value-layout-tight = Estrecha: las llaves, muy juntas
cells-value-layout-custom = Personalizada
cells-option-first-seat = Primer turno
cells-help-first-seat = Quién tiene el primer turno.
cells-value-first-seat-random = Por sorteo
cells-value-first-seat = { $value }
cells-option-cell-choice = Reparto de celdas
cells-help-cell-choice = Cómo llegan los peones a sus celdas.
cells-value-cell-choice-auto = En el sentido del reloj desde a1
cells-value-cell-choice-pick = Cada cual elige
cells-option-first-turn-moves = Movimientos del primer turno
cells-help-first-turn-moves = Empezar es una ventaja; un primer turno más corto la compensa.
cells-value-first-turn-moves = { $value ->
    [one] 1 movimiento
   *[other] { $value } movimientos
}
cells-option-resume = Volver a mover una pieza bloqueada
cells-help-resume = Si una pieza bloqueada puede moverse otra vez en el mismo turno.
cells-value-resume-never = Nunca
cells-value-resume-after-two = Después de otras dos piezas
cells-option-jump-cost = Precio de un salto
cells-help-jump-cost = Cuántos movimientos cuesta un salto.
cells-value-jump-cost-per-field = Un movimiento por casilla
cells-value-jump-cost-one = Un movimiento
cells-option-jump-several = Saltos largos
cells-help-jump-several = Si un peón puede saltar por encima de más de una pieza a la vez.
cells-option-guard-reverse = Los guardias dan la vuelta
cells-help-guard-reverse = Si un guardia puede cambiar de sentido mientras se está moviendo.
cells-option-owned-key-stops = Toda llave detiene al peón
cells-help-owned-key-stops = Si tu peón queda bloqueado también en una llave cuya letra ya tienes.
cells-option-capture-stops = Desalojar detiene al peón
cells-help-capture-stops = Si tu peón queda bloqueado después de mandar a otro a su celda.
cells-option-key-onto-pawn = Llave movida sobre un peón
cells-help-key-onto-pawn = Si un peón se lleva la letra cuando la llave llega hasta él.
cells-value-key-onto-pawn-none = No da nada
cells-value-key-onto-pawn-own-turn = Te da la letra a ti
cells-value-key-onto-pawn-always = Da la letra a cualquier peón
cells-option-open-letters = Letras a la vista
cells-help-open-letters = Si se ven las letras de todos. Si no, fíjate bien: no se puede consultar después.
cells-option-turn-limit = Máximo de rondas
cells-help-turn-limit = Tras estas rondas gana quien tenga más letras; en caso de empate, la victoria se comparte.
cells-value-turn-limit-off = Sin límite
cells-value-turn-limit = { $value ->
    [one] 1 ronda
   *[other] { $value } rondas
}
cells-option-turn-seconds = Tiempo por turno
cells-help-turn-seconds = Cuánto puede durar un turno o la elección de una celda. Al acabarse el tiempo se pierden los movimientos que queden.
cells-value-turn-seconds-off = Sin límite
cells-value-turn-seconds = { $value ->
    [one] 1 segundo
   *[other] { $value } segundos
}
cells-option-undo = Deshacer movimientos
cells-help-undo = Si puedes deshacer un movimiento en tu turno, mientras nadie haya averiguado nada con él.

## Reglas de una posición inicial personalizada

cells-rule-no-key-lies-in-a-corner = No puede haber ninguna llave en una esquina.
cells-rule-guards-stand-on-the-loop-or-on-the-line = Los guardias están en su recorrido o en la línea central.
cells-rule-all-pieces-lie-on-distinct-places = Dos piezas no pueden compartir lugar.

## Lo que se cumple en toda posición

cells-invariant-options-are-lawful = las opciones están permitidas
cells-invariant-nobody-has-six-letters-before-the-end = nadie tiene seis letras antes del final
cells-invariant-whoever-has-just-reached-a-key-has-its-letter = quien acaba de alcanzar una llave tiene su letra
cells-invariant-open-letters-are-the-letters = las letras a la vista son las reunidas
cells-invariant-first-and-turn-are-seats-of-the-table = quien empezó y quien tiene el turno están sentados a la mesa
cells-invariant-one-to-four-moves-are-left-in-a-turn = en un turno quedan de uno a cuatro movimientos
cells-invariant-the-turn-limit-ends-the-game = con la última ronda termina la partida
cells-invariant-a-turn-is-timed-exactly-with-turn-seconds = un turno tiene plazo solo y siempre que su tiempo es limitado
cells-invariant-the-winners-are-seats-and-known-when-it-is-over = quien ha ganado está en la mesa, y antes del final no ha ganado nadie
cells-invariant-everybody-has-a-cell-once-picking-is-over = todos tienen celda cuando todos han elegido
cells-invariant-cells-are-picked-in-turn-order = las celdas se eligen por orden de turno
cells-invariant-cells-are-distinct-corners = cada celda es una esquina distinta
cells-invariant-a-pawn-is-on-the-board-once-it-has-a-cell = un peón está en el tablero desde que tiene celda
cells-invariant-pawns-are-on-distinct-fields = dos peones nunca comparten casilla
cells-invariant-only-the-owner-s-pawn-is-in-a-cell = en una celda solo está el peón al que pertenece
cells-invariant-no-pawn-outside-its-own-cell-is-watched = ningún peón está vigilado fuera de su celda
cells-invariant-keys-are-on-distinct-fields = dos llaves nunca comparten casilla
cells-invariant-no-key-is-in-a-cell = ninguna llave está en una celda
cells-invariant-nothing-returns-to-the-line = ninguna llave vuelve a la línea central
cells-invariant-guards-are-on-distinct-fields = los guardias no comparten casilla
cells-invariant-guards-are-on-the-loop-or-on-their-start-line = los guardias están en su recorrido o donde empezaron
cells-invariant-at-most-three-pieces-are-locked = hay como mucho tres piezas bloqueadas
cells-invariant-locks-are-of-this-turn = las piezas se bloquearon en este turno
cells-invariant-the-running-block-is-not-locked = la pieza que se está moviendo no está bloqueada
cells-invariant-only-a-moving-guard-has-a-direction = solo un guardia que se está moviendo tiene sentido de marcha
cells-invariant-nothing-moves-while-cells-are-picked = nada se mueve mientras se eligen las celdas
cells-invariant-every-block-has-used-a-move = cada tanda ha gastado un movimiento
cells-invariant-the-winners-have-most-letters = gana quien tiene más letras
cells-invariant-what-has-moved-is-on-a-field = la pieza que se mueve está en una casilla
