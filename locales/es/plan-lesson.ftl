### El primer día guiado de Escape Plan. Cada texto se dice una vez, cuando aparece aquello de lo que habla.

plan-lesson-about = Habéis atracado un banco, el botín está escondido por toda la ciudad y la policía se acerca. Quedan tres días para recogerlo y salir.
plan-lesson-how = Juegas una partida de verdad contra dos bots. Cuando algo es nuevo, un bocadillo te lo explica; puedes seguir sin ellos en cualquier momento.
plan-lesson-begin = Empezar el primer día
plan-lesson-next = Entendido

## Antes del primer turno

plan-lesson-city = Esta es la ciudad. Estás en el hospital, en el centro, igual que los demás.
plan-lesson-plan = Tu plan de fuga secreto: lo que te da cada lugar. Un número es dinero al final; el billete son ingresos al momento.
plan-lesson-friend = Elige a alguien que te ayude. Cada contacto sabe hacer algo y además vale dinero al final.
plan-lesson-exits = Estas son las tres salidas. Una vigilada puede cerrarse pronto: dos se cerrarán, y la última es la salida del día 3.
plan-lesson-tile = La ciudad crece cuatro losetas al día, con los agentes que llevan encima. Elige una de ellas.
plan-lesson-gap = Ahora toca un hueco. La loseta tiene que tocar otras dos, y en algún lado debe juntarse tierra igual.
plan-lesson-turned = Gírala como quieras y ponla. Conviene que los lugares de tu plan queden cerca.
plan-lesson-site = En tu loseta cabe un lugar, y tú dices cuál. Mira en tu plan lo que vale para ti.

## Un turno

plan-lesson-day = El día tiene tres partes, y en cada una todos tienen un turno: te desplazas y visitas un lugar, o descansas.
plan-lesson-travel = Toca un lugar iluminado para mirarlo antes. Para empezar va bien este: { $place }.
plan-lesson-trip = Lo que da el lugar, lo lejos que está y a quién dejas atrás: los agentes solo hacen daño cuando sales de su loseta. Si te conviene, ve allí.
plan-lesson-rest = En vez de desplazarte puedes descansar, una vez al día: las cartas usadas vuelven a estar listas y se desbloquea una baza.
plan-lesson-key = El lugar está cerrado: ya han pasado demasiados. Con una llave entras.
plan-lesson-flight = Para volar necesitas a alguien o algo. Después queda gastado.
plan-lesson-avoid = Has salido de losetas con agentes. Usa lo que ayude contra ellos, o recibe una herida por cada uno.
plan-lesson-wound = Estás herido. Tres heridas son el máximo; la siguiente trae esposas. Los primeros auxilios, la clínica y el hospital curan, y al final las heridas cuestan dinero.
plan-lesson-cuffs = Las esposas tapan una casilla de contactos, y el contacto de debajo no vale nada. Con las sextas te detienen.
plan-lesson-notoriety = Tu notoriedad. Cambia tras cada momento del día: quien más tiene empieza, pero los demás pueden enviarle agentes, y al final cuesta dinero.
plan-lesson-end = Aún puedes usar contactos, bazas o primeros auxilios. Cuando acabes, termina tu turno.

## Una visita

plan-lesson-cube = Ahora hay un cubo tuyo allí, así que el lugar paga solo una vez. Con cada cubo pueden bajar tus ingresos.
plan-lesson-contact = La visita te da un contacto. Toma el que más te ayude en tu camino.
plan-lesson-put = Ponlo en una casilla libre. También puedes sustituir algo, pero eso te da más notoriedad.
plan-lesson-asset = Elige una baza que tape una casilla. Pasa a tu cinturón, donde puedes usarla una vez, y la casilla queda libre.
plan-lesson-equipment = El equipo esquiva a un agente de su tipo, una y otra vez: tras un descanso vuelve a estar listo.
plan-lesson-locker = En las taquillas hay dinero para el final. Necesitas una llave de un piso franco y bastantes contactos y notoriedad.
plan-lesson-fixer = Un recurso sirve una vez, cuando lo necesites.
plan-lesson-gang = Los dos miembros de la banda te sacan volando, te libran de los agentes de una loseta o te quitan notoriedad. Cada uno una vez.
plan-lesson-church = Por algo de dinero sales de aquí con menos notoriedad.
plan-lesson-hospital = Aquí te curan por dinero. Pero la gente habla: ganas notoriedad.
plan-lesson-look = Esta salida está cerrada, pero hay dinero que encontrar. Cuantos más contactos tengas, más fichas puedes mirar.
plan-lesson-keep = Solo tú ves estas. Quédate con la que más valga.
plan-lesson-bonus = Los tres del grupo son tuyos: elige tu premio.
plan-lesson-cash = Tu efectivo, en miles de dólares. Solo lo ves tú, y con él pagas contactos, equipo y recursos.

## Qué más se pregunta

plan-lesson-disc = Un disco extra te da otro turno de noche. También puedes guardarlo.
plan-lesson-sent = Alguien se ha hecho demasiado famoso. Puedes acercarle un agente: toca uno y después adónde debe ir.
plan-lesson-officer = Toca al agente en la ciudad.
plan-lesson-unlock = Quien apenas es conocido puede desbloquear una baza por 3 por la mañana.

## El final de un día

plan-lesson-income = El primer día ha terminado. Cada día nuevo empieza con ingresos, con patrullas en las salidas y con cuatro losetas más.
plan-lesson-wayout = El día 3 solo queda abierta una salida. Llega allí y escapa: quien sale primero no paga nada, los siguientes cada vez más. A quien siga en la ciudad al final lo detienen.
plan-lesson-done = Ya sabes cómo va un día. Sigue jugando a tu gusto; a partir de ahora solo hablo cuando algo sea nuevo.
plan-lesson-lastday = El último día: solo está abierta la salida { $exit }. Llega allí antes de que acabe el anochecer, con algo de efectivo.
plan-lesson-escape = Estás en la salida abierta. Paga y sal; aún tienes que esquivar a los agentes de esta loseta.
