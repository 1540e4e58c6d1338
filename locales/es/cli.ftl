### Lo que escribe la orden.

## Líneas que el árbitro no puede aceptar

cli-error-bad-json = Esta línea no es JSON válido. Escribe un objeto JSON en cada línea.
cli-error-too-deep = Esta línea tiene demasiados niveles.
cli-error-line-too-long = Esta línea es demasiado larga.
cli-error-unknown-command = No existe la orden «{ $name }».
cli-error-missing = Falta «{ $field }».
cli-error-bad-field = No se puede leer «{ $field }»: { $why }
cli-error-unknown-game = No existe el juego «{ $name }». En la estantería hay: { $games }.
cli-error-no-game = Todavía no hay ninguna partida en la mesa. Prepara una primero.
cli-error-bad-options = Así no se puede empezar ninguna partida. { $why }
cli-error-bad-move = No se puede leer este movimiento: { $why }
cli-error-bad-state = No se puede leer esta posición: { $why }
cli-error-broken-invariant = Esta posición no puede darse en ninguna partida. Incumple «{ $invariant }» ({ $detail }).
cli-error-no-such-seat = Ese asiento no existe en esta mesa.
cli-error-unknown-field = Esta orden no admite «{ $field }».
cli-error-set-up-by-hand = Esta posición se montó a mano, así que ningún registro lleva hasta ella.

## Archivos que no son un registro

cli-error-cannot-read = No se puede leer { $file }: { $why }
cli-error-not-a-log = { $file } no es el registro de una partida.
cli-error-log-form = Este registro tiene una forma que el programa no conoce. Prueba con una versión más nueva.
cli-error-log-other-game = Es el registro de otro juego: { $game }.
cli-error-log-header = No se puede leer el comienzo del registro: { $why }
cli-error-log-truncated = El registro se corta en mitad de la entrada { $entry }. ¿Se copió el archivo entero?
cli-error-log-entry = No se puede leer la entrada { $entry } del registro: { $why }
cli-error-log-too-long = El registro tiene más entradas de las que puede tener un registro.
cli-error-no-seed = El registro no contiene la semilla: o la partida no ha terminado, o el registro está cortado.

## verify

cli-verify-good = { $entries ->
    [one] El registro de { $game } está en orden: su única entrada cuadra.
   *[other] El registro de { $game } está en orden: sus { $entries } entradas cuadran.
}
cli-verify-luck = Si el compromiso es el que viste antes de empezar, nadie eligió el azar después; lo que esto no demuestra es que quien llevaba la mesa, que puede ver todo lo oculto, se lo guardara para sí.
cli-verify-other-commitment = Te enseñaron el compromiso { $expected }, pero en este registro figura { $found }. No es el registro de aquella partida.
cli-verify-breaks = El registro falla en la entrada { $entry }. { $why }

## replay

cli-replay-title = { $game }, { $seats ->
    [one] 1 jugador
   *[other] { $seats } jugadores
}, { $entries ->
    [one] 1 entrada
   *[other] { $entries } entradas
}
cli-replay-winner = La victoria es para { $names }.
cli-replay-undone = { $name } deshace el último movimiento.
cli-replay-bot-sits = El bot { $bot } se sienta en lugar de { $name }.
cli-replay-person-sits = { $name } se sienta a la mesa.

## sim

cli-sim-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $finished } terminadas
cli-sim-unknown-bot = Para este juego no hay ningún bot «{ $name }». Hay: { $known }.
cli-sim-together = victoria en equipo
cli-sim-seat = asiento { $number }
cli-sim-quartiles = Mínimo, primer cuarto, mitad, tercer cuarto, máximo:
cli-sim-moves = movimientos por partida
cli-sim-seconds = segundos por partida
cli-sim-seconds-to-win = segundos hasta ganar
cli-sim-wins-by-leader = Partidas ganadas según el líder del comienzo:
cli-sim-blunders-by-leader = Tropiezos por ronda según el líder:
cli-sim-blunders-by-story = Tropiezos por ronda según la historia robada para ella:
cli-sim-rounds = Rondas por partida y segundos por ronda:
cli-sim-money-by-plan = Dinero al final de quienes escaparon, por carta de plan:
cli-sim-money-by-group = Lo mismo, por el color que se completó primero:
cli-sim-money-by-part = De dónde viene ese dinero:
cli-sim-arrests-by-plan = Detenciones, por carta de plan:

cli-serve-ready = Escapement está listo. Todo se guarda en { $data }. Abre una de estas direcciones:
cli-serve-scan = Móviles en la misma red: escanea este código o escribe { $link }
cli-serve-host = Solo para el anfitrión: { $link }
cli-serve-no-page = Este programa se compiló sin la página; solo responde el socket en /api/socket.
cli-serve-how-to-stop = Ctrl-C lo detiene; no se pierde nada.
cli-serve-stopping = Deteniendo.
cli-serve-cannot = No se puede arrancar: { $why }

## load

cli-load-cannot = Sin carga: { $why }
cli-load-who = { $tables } mesas de { $game }, con { $players } personas y { $bots } bots en cada una, { $sockets } conexiones por mesa
cli-load-moves = { $rate } jugadas/s aceptadas, guardadas y vistas por todos en la mesa, durante { $seconds } s
cli-load-offered = { $rate } jugadas/s previstas
cli-load-seen = de la jugada a que todos la ven: p50 { $p50 } ms, p99 { $p99 } ms, máximo { $max } ms
cli-load-kept = de la jugada a «está en el disco»: p50 { $p50 } ms, p99 { $p99 } ms, máximo { $max } ms
cli-load-server = servidor: { $micros } µs de procesador por jugada, { $cores } procesadores ocupados, { $memory } MiB de memoria; generador: { $own } procesadores
cli-load-back = { $tables } mesas quedaron cortadas; otra jugada aceptada tras: la mitad { $p50 } ms, 99 % { $p99 } ms, todas { $max } ms
cli-load-idle = { $count } conexiones en silencio, { $bytes } bytes de la memoria del servidor cada una
cli-load-idle-fewer = No vinieron todas: { $why }
cli-load-refused = rechazada: { $code }, { $count } veces
cli-load-checked = { $acknowledged } jugadas confirmadas, { $tables } mesas vistas de nuevo: en { $lost } falta algo, { $differing } difieren, { $silent } en silencio
cli-load-odd = { $gaps } huecos, { $takenback } retiradas, { $unseen } no vistas a tiempo, { $resyncs } resincronizaciones, { $reconnects } reconexiones, { $opened } mesas abiertas

## backup y restore

cli-backup-done = { $tables ->
    [one] Todo está en { $file }: 1 mesa.
   *[other] Todo está en { $file }: { $tables } mesas.
}
cli-backup-nothing = En { $data } no hay nada guardado. Indica con --data dónde lo guarda todo el servidor.
cli-backup-in-use = Un servidor está usando { $data }. Descarga la copia desde su página de anfitrión («serve» muestra el enlace) o detén antes el servidor.
cli-backup-exists = { $file } ya existe y no se sobrescribe. Elige otro nombre.
cli-backup-cannot = No se hizo la copia: { $why }
cli-restore-done = { $tables ->
    [one] En { $data } hay ahora 1 mesa, sin terminar: { $unfinished }. Arranca el servidor con esta carpeta y las partidas continúan.
   *[other] En { $data } hay ahora { $tables } mesas, sin terminar: { $unfinished }. Arranca el servidor con esta carpeta y las partidas continúan.
}
cli-restore-missing = No existe el archivo { $file }.
cli-restore-exists = En { $data } ya hay algo guardado. Con --force se sobrescribe.
cli-restore-in-use = Un servidor está usando { $data }. Detenlo antes.
cli-restore-foreign = { $file } no es una copia de este programa. No se ha cambiado nada.
cli-restore-newer = { $file } la escribió una versión más nueva de este programa. No se ha cambiado nada; instala esa versión.
cli-restore-damaged = { $file } está dañada o incompleta ({ $why }). No se ha cambiado nada.
cli-restore-cannot = No se ha restaurado: { $why }
