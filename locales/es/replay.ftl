### Volver a ver una partida terminada.

page-replay = La partida otra vez
page-replay-bad = Esto no es el registro de una partida, o no es uno que esta página pueda leer.
page-replay-not-over = Esta partida aún no ha terminado. Podrás volver a verla cuando acabe.
page-replay-not-sound = Este registro no es lo que se jugó: una entrada no coincide con su comprobación, o la suerte no es la prometida.
page-replay-at = Momento { $number } de { $count }
page-replay-slider = Momento de la partida
page-replay-first = Al principio
page-replay-back = Un paso atrás
page-replay-run = Reproducir
page-replay-stop = Parar
page-replay-on = Un paso adelante
page-replay-last = Al final
page-replay-speed-label = Velocidad
page-replay-speed = Velocidad × { $factor }
page-replay-eyes = Con los ojos de quién
page-replay-eyes-all = Verlo todo
page-replay-eyes-watcher = Como espectador
page-replay-eyes-seat = Como { $name } la ve
page-replay-link = Enlace a este momento
page-replay-download = Guardar el registro
page-replay-watch = Volver a verla
page-replay-import = Ver una partida guardada
page-replay-coming = Trayendo la partida …
page-replay-file = El registro guardado
page-letters-hidden = ocultas
page-verify-good = La suerte es limpia: comprobado aquí
page-verify-bad = Esta no es la suerte que se prometió
page-verify-sound = El registro es coherente; su promesa no se vio aquí
page-verify-kept = Antes del reparto se mostró a este navegador una promesa, y la guardó. La semilla revelada al final encaja con ella, y cada entrada se deduce de ella.
page-verify-other = Antes del reparto se mostró a este navegador una promesa distinta de la de este registro. Quien lleva la mesa tiene algo que explicar.
page-verify-unkept = La semilla encaja con la promesa de este registro, y cada entrada se deduce de ella. Este navegador no estaba antes del reparto y no puede decir si la promesa es la que se mostró entonces.
page-verify-means = Esto demuestra que la suerte no se eligió después. No demuestra que nadie mirara las manos: quien lleva el servidor puede hacerlo.

## La pantalla grande

page-screen-coming = Un momento …
page-screen-gathering = ¿Quién juega?
page-screen-invite = Escanea y siéntate, o mira.

## El final de una partida

page-next-game = A la siguiente partida
page-nobody-won = La partida termina sin ganador
page-ended-agreed = Todos acordaron terminarla.
page-ended-conceded = { $name } se ha rendido.
