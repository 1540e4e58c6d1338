### La página en el navegador.

page-tagline = Juegos de mesa llamados Escape, con amigos o contra bots.
page-unofficial = Escapement es un proyecto independiente, sin relación con ninguna editorial.
page-language = Idioma
page-home = A la portada
page-reload = Volver a cargar

## Quién es uno

page-name = Tu nombre
page-name-bad = Un nombre tiene de 1 a 24 caracteres visibles.
page-guest = Invitado { $number }
page-you = tú

## La portada

page-play-now = Jugar ya contra un bot
page-open = Abrir una mesa
page-open-seats = Asientos de la mesa
page-seats = { $count ->
    [one] 1 asiento
   *[other] { $count } asientos
}
page-join-title = A la mesa de un amigo
page-code = Código de la mesa
page-code-bad = Un código tiene seis letras y cifras, sin 0, 1, I ni O.
page-join = Entrar
page-level-label = Cómo de bien juega el bot
page-level = { $level ->
    [novice] Principiante
    [normal] Normal
    [good] Bueno
    [expert] Experto
   *[other] «{ $level }»
}

## La conexión

page-link-connecting = Conectando…
page-link-connected = Conectado
page-link-local = En este navegador
page-link-reconnecting = Reconectando…
page-link-offline = Sin red
page-link-frozen = Esta mesa está averiada y parada
page-link-outdated = Hay una versión nueva
page-outdated = Esta página es más antigua que el servidor. Vuelve a cargarla.
page-coming = De camino a la mesa { $table }…
page-no-such-table = No hay ninguna mesa { $table }. Quizá el código esté mal escrito, o la mesa se haya recogido.
page-other-game = La página todavía no puede mostrar este juego.

## La reunión

page-seat-free = Asiento libre
page-seat-you = { $name } (tú)
page-seat-bot = { $name }: { $level }
page-bot-name = Bot n.º { $number }
page-here = presente
page-away = ausente
page-sit = Sentarse aquí
page-stand = Levantarse
page-free = Liberar
page-add-bot = Añadir un bot
page-start = Empezar
page-start-ready = Todos tienen asiento.
page-start-host = Todos tienen asiento. Quien abrió la mesa empieza la partida.
page-start-free = { $count ->
    [one] Queda un asiento libre: debe ocuparlo alguien, o un bot.
   *[other] Quedan { $count } asientos libres: debe ocuparlos alguien, o bots.
}
page-watchers = { $count ->
    [one] Una persona está mirando.
   *[other] { $count } personas están mirando.
}
page-share = Invitar a otros
page-share-link = Enlace a esta mesa
page-copy = Copiar
page-copied = Copiado
page-qr = El enlace como imagen, para la cámara de un teléfono

## La partida

page-dealing = Se está preparando la partida…
page-turn-yours = Te toca
page-turn-theirs = Juega { $name }
page-pick-yours = Elige tu celda
page-pick-theirs = { $name } elige una celda
page-over = La partida ha terminado
page-left = { $count ->
    [one] Queda un movimiento
   *[other] Quedan { $count } movimientos
}
page-board = El tablero. Elige una pieza y luego una casilla. Las flechas mueven la pieza elegida, Escape la suelta.
page-field = Casilla { $field }
page-field-watched = Casilla { $field }, vigilada
page-pawn = Peón del jugador { $number } en { $place }
page-piece = { $piece ->
    [G1] Guardia 1 en { $place }
    [G2] Guardia 2 en { $place }
   *[other] Llave { $piece } en { $place }
}
page-piece-locked = { $piece }, bloqueada en este turno
page-hint-piece = Elige una pieza: tu peón, un guardia o una llave.
page-hint-field = Ahora elige una de las casillas marcadas.
page-hint-cell = Elige una de las esquinas marcadas.
page-field-cost = { $count ->
    [one] { $field }, un movimiento
   *[other] { $field }, { $count } movimientos
}
page-seconds-left = { $count ->
    [one] Queda un segundo
   *[other] Quedan { $count } segundos
}
page-moves = Todos los movimientos posibles
page-no-moves = Ahora mismo no tienes nada que hacer.
page-move = { $count ->
    [one] { $piece } a { $field }
   *[other] { $piece } a { $field } ({ $count } movimientos)
}
page-move-cell = Ocupar la celda { $cell }
page-why = ¿Por qué? Ver la regla
page-my-letters = Tus letras
page-letters = Letras: { $letters }
page-watching = Estás mirando.
page-undo = Deshacer
page-players = Jugadores
page-log = Qué ha pasado

## El final

page-you-won = ¡Has ganado!
page-won = { $count ->
    [one] ¡Ha ganado { $names }!
   *[other] ¡Han ganado juntos { $names }!
}
page-again = Otra partida
