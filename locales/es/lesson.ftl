### La primera partida guiada de ESCAPE!, ocho pasos en dos turnos.
### La posición en que se basa está en en/lesson.ftl.

lesson-title = Tu primera partida
lesson-start = Aprender jugando
lesson-skip = Omitir la lección
lesson-next = Siguiente
lesson-done = Ya sabes cómo se juega.
lesson-play = Jugar de verdad

## Tu primer turno

lesson-1 = ¡Hola! Ya tienes cuatro de las seis letras: toca tu peón, en la esquina a1.
lesson-1-well = Muy bien. A las casillas marcadas llega con un movimiento.
lesson-2 = Ve a una de las casillas marcadas.
lesson-2-well = Ese ha sido uno de los cuatro movimientos de tu turno.
lesson-3 = Con dos movimientos más, lleva tu peón hasta la llave C.
lesson-3-well = La letra C es tuya y la llave se queda. Tu peón está bloqueado hasta que termine el turno.
lesson-4 = Te queda un movimiento: toca el guardia de d4 y llévalo a e4, desde donde ve a tu rival.
lesson-4-well = ¡Descubierto! Tu rival vuelve a su celda, y ya has hecho tus cuatro movimientos.

## El rival

lesson-5 = Ahora le toca a tu rival: mira lo que ocurre.
lesson-5-well = La llave E está más lejos, la llave S te corta el paso y el guardia vigila la columna d.

## Tu segundo turno

lesson-6 = Te toca otra vez: toca tu peón e intenta entrar en d2, que está vigilada.
lesson-6-well = No se puede: un peón nunca entra en una casilla vigilada. Pero intentarlo no cuesta nada.
lesson-7 = Ve por otro camino: salta por encima de la llave S hasta c4.
lesson-7-well = ¡Buen salto! Un salto cuesta un movimiento por casilla; este, por tanto, dos.
lesson-8 = Solo te falta la E: lleva tu peón hasta su llave con tus dos últimos movimientos.
lesson-8-well = ¡Las seis letras son tuyas: has ganado!
