### Lo que se dice en cualquier mesa, sea cual sea el juego.
### Palabras fijas: turn = turno, move = movimiento, log = registro, seed = semilla, commitment = compromiso.


## Nombres y listas

seat-name = Jugador { $number }
seats-none = nadie
list-none = nada
list-and = { $most } y { $last }
# Cuando la última palabra empieza por el sonido «i».
list-and-i = { $most } e { $last }
list-per-seat = { $name } ({ $list })
clock = { $minutes }:{ $seconds },{ $tenths }
value-yes = Sí
value-no = No

## Lo que pasa en cualquier mesa

fact-stood-in = { $seat } ha perdido la conexión. Un bot juega hasta su vuelta.
fact-came-back = { $seat } ha vuelto.

## Negativas

refusal-early = Todavía no: podrás hacerlo a partir de { $until } en el reloj de la partida.
refusal-no-such-seat = { $seat } no existe en esta mesa.
refusal-paused = La partida está en pausa. Reanúdala primero.
refusal-not-paused = La partida no está en pausa, así que no hay nada que reanudar.
refusal-past = Demasiado tarde: el reloj de la partida ya marca { $now }.
refusal-too-far = Eso queda demasiado lejos: el reloj de la partida marca { $now } y tendrían que pasar demasiadas cosas antes.
refusal-nothing-to-undo = Ahora mismo no puedes deshacer nada.
refusal-not-over = La semilla solo se enseña cuando termina la partida.
refusal-over = La partida ha terminado.
refusal-log-full = El registro está lleno o cerrado; ya no cabe nada más.

## Opciones con las que no se puede empezar una partida

bad-options-seats = Este juego es para entre { $min } y { $max } jugadores.
bad-options-out-of-range = «{ $option }» tiene que estar entre { $min } y { $max }.
bad-options-conflict = «{ $option }» no es compatible con «{ $with }».
bad-options-unwinnable = Así no podría ganar nadie: «{ $option }» es demasiado difícil.
bad-options-layout = «{ $option }» no funciona así. { $rule }

## Qué falla en un registro

flaw-check = La comprobación no cuadra: esta entrada, o alguna anterior, no es la que se escribió.
flaw-unlawful = Lo que pide no está permitido en este punto.
flaw-alarm = Falta una alarma, o sonó a destiempo.
flaw-order = No puede estar en este lugar o en este momento.
flaw-missing = El registro acaba antes de tiempo.
flaw-other-seed = La semilla no corresponde al compromiso.
flaw-bad-options = Con estas opciones no se puede empezar ninguna partida. { $why }
flaw-other-rules = Se hizo con la versión { $version } de las reglas, que este programa no juega.

## Las clases de entradas de un registro

entry-entropy = Aportación al azar
entry-deal = Preparación
entry-move = Movimiento
entry-ring = Alarma
entry-undo = Movimiento deshecho
entry-sit = Asiento ocupado
entry-pause = Pausa
entry-resume = Partida reanudada
entry-outage = Interrupción
entry-reveal = Semilla revelada
entry-stop = Partida terminada antes de tiempo

## Cómo acabó una partida

verdict-won = Victoria de todos
verdict-lost = Derrota
verdict-ranked = Clasificación final
place = { $place }.º puesto
place-shared = { $place }.º puesto compartido

## What the house says no to

refusal-bad-message = Este mensaje no tiene sentido aquí: { $why }
refusal-too-long = Este mensaje es demasiado largo: { $most } bytes como máximo.
refusal-too-fast = Demasiado rápido. Respira y sigue.
refusal-other-protocol = Esta página es más antigua o más nueva que el servidor. Vuelve a cargarla.
refusal-no-hello = El programa tiene que presentarse primero.
refusal-not-at-a-table = Primero entra en una mesa.
refusal-no-such-table = No hay ninguna mesa con este código.
refusal-no-such-game = A este juego no se juega aquí.
refusal-unknown-options = Estas opciones no son de este juego: { $why }
refusal-bad-move = Esto no es una jugada de este juego: { $why }
refusal-house-full = Ya hay tantas mesas como admite este servidor. Inténtalo más tarde.
refusal-table-full = Ya hay demasiada gente en esta mesa.
refusal-seat-taken = Ahí ya hay alguien sentado.
refusal-not-your-seat = Este no es tu sitio.
refusal-not-the-host = Eso solo puede hacerlo quien abrió la mesa.
refusal-no-such-bot = No existe ese bot.
refusal-begun = La partida ya ha empezado.
refusal-not-begun = La partida aún no ha empezado.
refusal-seats-empty = Todavía queda un sitio libre.
refusal-ahead = Eso aún no ha ocurrido. Vuelve a cargar la página.
refusal-stale = De eso hace demasiado tiempo.
refusal-too-late = Demasiado tarde: no llegó a tiempo a la mesa y no se ha hecho.
refusal-frozen = Algo se ha roto en esta mesa, así que está parada. No se ha perdido nada de lo que se vio.
refusal-closing = El servidor se está cerrando. No se pierde nada.
refusal-closed-to-watchers = En esta partida no se admite público.
refusal-seat-free = Ahí no hay nadie sentado.
refusal-no-free-seat = Todos los asientos están ocupados.
refusal-no-person-there = En ese asiento no hay ninguna persona.
refusal-host-is-here = Quien dirige la mesa está aquí o lo estaba hace un momento. Espera dos minutos.
refusal-not-away = Esta persona está aquí o lo estaba hace un momento. Espera un minuto.
refusal-not-seated = Eso solo puede hacerlo quien tiene asiento.
refusal-already-seated = Ya tienes un asiento en esta mesa.
refusal-still-playing = La partida todavía está en marcha.
refusal-proposal-open = Ya hay otra propuesta. Responde primero a esa.
refusal-no-proposal = No hay nada que aceptar.
refusal-already-agreed = Ya has aceptado.
refusal-only-together = En este juego se gana o se pierde en equipo. Propón terminar la partida.
refusal-no-races = En este juego nadie compite por décimas de segundo: no hay carreras que igualar.
refusal-conceded = Quien se ha rendido no vuelve a esta partida.
refusal-no-such-pass = Este código es erróneo, ha caducado o ya se ha usado.
refusal-no-talk = Ahora las reglas prohíben hablar.
