### La primera partida guiada del templo, once pasos. Palabras como en temple.ftl. Los dados muestran lo que cada paso pide.

# Cómo se llaman quien aprende y su compañera.
temple-lesson-you = Tú
temple-lesson-mate = Inés
temple-lesson-play = Jugar con tres bots
temple-lesson-practice = Practicar sin reloj

## Dados y cámaras

temple-lesson-1 = Tira los dados: pulsa el botón grande.
temple-lesson-1-well = Cada dado muestra un símbolo.
temple-lesson-1-hint = Empieza con el botón grande, debajo de tus dados.
temple-lesson-2 = La cámara del este cuesta un aventurero y una antorcha. Toca el aventurero para guardarlo.
temple-lesson-2-well = Guardado: la próxima tirada lo deja en paz.
temple-lesson-2-hint = Guarda primero el aventurero: toca el dado con la figura.
temple-lesson-3 = Tira los demás en busca de una antorcha y toca después la cámara que se ilumina.
temple-lesson-3-well = Ya estás dentro. Lo que pagó queda en blanco y hay que volver a tirarlo.
temple-lesson-3-hint = Un aventurero y una antorcha tienen que verse a la vez: entonces se ilumina la cámara del este.
temple-lesson-4 = Dos aventureros abren la oscuridad: tira y toca el signo de interrogación que se ilumina.
temple-lesson-4-well = Una cámara nueva, y dentro hay una piedra.
temple-lesson-4-hint = Esta vez el camino va al este, por dos aventureros.

## Máscaras

temple-lesson-5 = Tira otra vez: hay una cara que aún no conoces.
temple-lesson-5-well = ¡Máscaras negras! Esos dados están bloqueados y no se pueden tirar.
temple-lesson-5-hint = Solo tira una vez más.
temple-lesson-6 = Una máscara dorada libera dos dados bloqueados. Tira los demás y úsala.
temple-lesson-6-well = Libres otra vez. También te puede liberar quien esté en tu cámara.
temple-lesson-6-hint = En cuanto se vea una máscara dorada, un botón libera tus dados.

## Piedras

temple-lesson-7 = Entra en la cámara nueva con dos aventureros, saca allí cuatro llaves y activa su piedra.
temple-lesson-7-well = Una piedra menos en el arca: así la salida cuesta menos.
temple-lesson-7-hint = Primero dos aventureros para la cámara del este, después cuatro llaves para su piedra.
temple-lesson-8 = { temple-lesson-mate } está a tu lado con cuatro llaves. Pon tres de las tuyas: siete activan dos piedras.
temple-lesson-8-well = En una cámara cuentan juntos los dados de todos.
temple-lesson-8-hint = Tira hasta que tres de tus dados muestren llaves y pulsa el botón de dos piedras.

## El reloj

temple-lesson-9 = ¡El gong! Vuelve a la entrada antes de que se cierren las puertas o pierdes un dado: tira y camina, dos veces.
temple-lesson-9-well = Justo a tiempo: las puertas se cierran de golpe y conservas todos tus dados.
temple-lesson-9-late = Las puertas se han cerrado cuando aún estabas en camino: eso te cuesta un dado para siempre.
temple-lesson-9-hint = Al sur por un aventurero y una antorcha, después al oeste por dos aventureros.
temple-lesson-10 = Ahora todos tus dados están bloqueados. Llama a la diosa: libera a todos, pero pone una piedra en el arca.
temple-lesson-10-well = { temple-lesson-mate } ha dicho que sí y todos los dados están libres.
temple-lesson-10-hint = El botón está encima de tus dados: llama a la diosa.

## La salida

temple-lesson-11 = Unos minutos y unas piedras después estás en la salida, con una piedra en el arca: una llave por ella y otra más, o sea dos. ¡Sácalas y sal!
temple-lesson-11-well = Estás fuera, e { temple-lesson-mate } tiene uno de tus dados. Se gana cuando todos salen antes del derrumbe.
temple-lesson-11-hint = Tira hasta que dos dados muestren llaves y pulsa el botón.
