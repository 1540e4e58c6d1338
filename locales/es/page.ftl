### La página en el navegador.

page-tagline = Cuatro maneras de escapar
page-subline = Con amigos o contra bots, aquí mismo en el navegador. Sin instalar nada y sin cuenta.
page-unofficial = Escapement es un proyecto independiente y no oficial, sin relación con ninguna editorial.
page-language = Idioma
page-home = A la portada
page-reload = Volver a cargar

## Quién es uno

page-name = Tu nombre
page-name-bad = Un nombre tiene de 1 a 24 caracteres visibles.
page-guest = Invitado { $number }
page-you = tú

## La portada

page-practice = Practicar sin reloj
page-play-now = Jugar ya
page-open = Abrir una mesa
page-open-seats = Asientos de la mesa
page-seats = { $count ->
    [one] 1 asiento
   *[other] { $count } asientos
}
page-join-title = A la mesa de un amigo
page-join-help = Escribe los seis caracteres del código o pega el enlace que te enviaron.
page-code = Código o enlace
page-code-bad = Eso no es un código: tiene seis letras y cifras, sin 0, 1, I ni O. También vale el enlace de una mesa.
page-join = Entrar
page-level-label = Cómo de bien juega el bot
page-level = { $level ->
    [novice] tranquilo
    [normal] corriente
    [good] listo
    [expert] astuto
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
page-part-coming = Un momento…
page-part-failed = Esta parte de la página no se ha podido cargar. Comprueba tu conexión e inténtalo otra vez. No se pierde nada de tu partida.
page-part-again = Intentarlo otra vez
page-table = Mesa { $table }
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
page-round = Ronda { $round } de { $limit }
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
page-closer = Más cerca
page-further = Más lejos
page-watching = Estás mirando.
page-since = Mientras no estabas
page-since-scene = { $now } de { $all }
page-since-next = Siguiente
page-since-end = Saltar
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

## De un sitio a otro

page-back = Volver
page-nowhere = Por aquí no escapa nadie
page-nowhere-why = En esta dirección no hay nada. Quizá el enlace sea antiguo o el código esté mal escrito.
page-offline-home = No hay red: contra bots puedes jugar igual, las mesas con amigos tendrán que esperar.
page-offline-why = Sin red. En cuanto vuelva, irás a la mesa { $table }.

## Los cuatro juegos

page-facts = { $game ->
    [cells] De 2 a 4 jugadores · media hora · por turnos
    [temple] De 1 a 6 jugadores · diez minutos · todos a la vez y juntos
    [master] De 2 a 4 jugadores · minutos · rápido y todos a la vez
   *[plan] De 1 a 5 jugadores · dos horas · por turnos
}
page-for = para
page-against = { $game ->
    [temple] con
   *[other] contra
}
page-bots = { $count ->
   *[0] ningún bot
    [one] un bot
    [other] { $count } bots
}
page-bots-label = Cuántos bots juegan
page-open-form = Opciones

## Quién eres

page-who = Quién eres
page-name-why = Así te ven los demás.
page-name-stays = Un nombre no puede estar vacío: sigues llamándote { $name }.
page-sign = Tu señal
page-sign-name = { $number ->
    [1] Círculo naranja
    [2] Cuadrado azul
    [3] Triángulo verde
    [4] Rombo rosa
    [5] Cruz dorada
   *[6] Estrella gris
}

## Seguir donde estaba

page-recent = Seguir jugando
page-recent-all = Ver las { $count }
page-recent-with = { $game } con { $names }
page-recent-phase = { $phase ->
    [gathering] Por empezar
    [playing] En juego
   *[over] Terminada
}
page-recent-local = en este dispositivo
page-ago = { $unit ->
    [minutes] hace { $count } min
    [hours] hace { $count } h
    [days] { $count ->
        [one] ayer
       *[other] hace { $count } días
    }
   *[moment] ahora mismo
}
page-forget = Olvidar la mesa { $table }

## Ajustes

page-settings = Ajustes
page-settings-kept = Todo esto se guarda solo en este dispositivo.
page-look = Aspecto
page-theme = Claro u oscuro
page-theme-name = { $theme ->
    [light] Claro
    [dark] Oscuro
   *[system] Como el dispositivo
}
page-motion = Movimiento
page-motion-help = Las piezas se deslizan hasta su sitio en vez de saltar.
page-sound-title = Sonido
page-sound = Sonidos y música
page-sound-help = Pasos, llaves, guardias y un gong cuando te toca.
page-volume = Volumen
page-soundtrack = Banda sonora
page-music = Música
page-music-help = En el templo: tambores que se aceleran antes del portazo. Los gongs y las puertas se oyen igual.
page-voice = Decir las cartas
page-voice-help = En Escape Master una voz dice el título en inglés de cada carta que juegas.
page-notify = Notificaciones
page-notify-help = Un aviso de tu sistema cuando te toca y la página está detrás de otras.
page-vibration = Vibración
page-vibration-help = Una breve vibración cuando te toca; en el templo, con gongs, portazos y máscaras.
page-install = Instalar Escapement en este dispositivo
page-plain-http = Esta página ha llegado por http sin cifrar, así que el navegador no deja instalarla, abrirla sin red ni pasar enlaces. Quien lleva el servidor activa https con --tls-cert y --tls-key.
page-playing = Al jugar
page-hints = Pistas
page-hints-help = Muestra adónde puede ir una pieza y qué ven los guardias.
page-left-handed = Para zurdos
page-left-handed-help = Pone a la izquierda los botones que más usas.
page-shake = Agitar para lanzar
page-shake-help = En el Templo, agitar el teléfono lanza los dados.

## Reglas

page-rules = Reglas
page-rules-of = Reglas de { $game }
page-rules-coming = Las reglas están llegando…
page-rules-missing = No se han podido cargar las reglas de { $game }. Inténtalo de nuevo cuando haya red.
page-contents = Contenido

## Abrir una mesa

page-open-who = Quién juega
page-fill = Bots desde el principio
page-fill-help = Ocupan los últimos asientos. Puedes cambiarlo en la mesa.
page-listed = Abierta a todos
page-listed-help = Si no, solo vienen quienes tengan el enlace o el código.
page-stand-ins = Un bot juega por quien pierda la conexión
page-stand-ins-help = Solo hasta que vuelva: su sitio sigue siendo suyo.
page-options = Cómo jugáis
page-options-more = Más opciones
page-options-changed = { $count ->
    [one] 1 cambiada
   *[other] { $count } cambiadas
}
page-presets = Opciones preparadas
page-other-number = Otro número…
page-summary-layout = { $layout ->
    [classic] Clásica
    [wide] Amplia
    [tight] Estrecha
   *[custom] Posición propia
}
page-summary-letters = { $open ->
    [yes] letras a la vista
   *[no] letras ocultas
}
page-summary-clock = { $seconds ->
    [0] sin reloj
   *[other] { $seconds } s por turno
}
page-summary-more = { $count ->
    [one] 1 regla especial
   *[other] { $count } reglas especiales
}
page-share-button = Enviar el enlace
page-share-home = Este enlace solo funciona en este ordenador. Para tus amigos, abre la página en la dirección que mostró el programa al arrancar.
page-code-spelled = Código de la mesa: { $code }
page-watchers-besides = { $count ->
    [one] Además de ti, una persona está mirando.
   *[other] Además de ti, { $count } personas están mirando.
}
