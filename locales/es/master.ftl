### Escape Master, el juego de cartas rápido.
### Palabras fijas: pila, mazo, mano, tribu, sabiduría, callejón sin salida, trampa, escape, soltar (cartas especiales), descartar, líder,
### don, historia, experiencia, modo bestia, tropiezo, punto de ruptura, maestro fatal, alianza, modo tranquilo. J es Salto, Q Silencio, K Chispa.

## Cartas y tribus

# Una carta de una tribu, solo su rango.
master-rank = { $rank ->
    [J] Salto (J)
    [Q] Silencio (Q)
    [K] Chispa (K)
   *[other] { $rank }
}
# Una carta, también dentro de una frase. Lo que no es una carta propia ni una sabiduría empieza pilas.
master-card = { $card ->
    [DE] callejón sin salida
    [P3] +3
    [UP] «solo subir»
    [DN] «solo bajar»
    [ES] escape
    [ED] escape −1
    [DMJ] maestro fatal J
    [DMQ] maestro fatal Q
    [DMK] maestro fatal K
   *[other] { $sign ->
        [A] { master-rank } de los Pepes
        [T] { master-rank } de los Adolescentes
        [M] { master-rank } de los Ratones
        [R] { master-rank } de los Robots
        [L] { master-rank } de los Leñadores
        [N] { master-rank } de los Ninjas
        [W] sabiduría
       *[start] 7 de inicio
    }
}
# Lo mismo donde hay poco sitio.
master-card-short = { $card ->
    [DE] callejón
    [P3] +3
    [UP] subir
    [DN] bajar
    [ES] escape
    [ED] escape −1
    [DMJ] fatal J
    [DMQ] fatal Q
    [DMK] fatal K
   *[other] { $sign ->
        [A] Pepe { $rank }
        [T] Adolescente { $rank }
        [M] Ratón { $rank }
        [R] Robot { $rank }
        [L] Leñador { $rank }
        [N] Ninja { $rank }
        [W] sabiduría
       *[start] siete
    }
}
# Qué es una carta.
master-kind = { $kind ->
    [number] Carta de número
    [start] Carta de inicio
    [wisdom] Sabiduría
    [dead_end] Callejón sin salida
    [plus_three] Trampa: +3
    [up] Trampa: solo subir
    [down] Trampa: solo bajar
    [escape] Un escape
    [escape_minus] Un escape −1
   *[doom] Maestro fatal
}
# Qué hace, en una frase.
master-kind-help = { $kind ->
    [number] Va sobre una carta que valga uno más o uno menos.
    [start] Empieza una pila y va sobre un 6, un 8 o una sabiduría.
    [wisdom] Va sobre cualquier carta de número y empieza pilas, y cualquier carta de número va sobre ella.
    [dead_end] Cierra una pila para el resto de la ronda.
    [plus_three] Un rival roba tres cartas, si no responde a tiempo con un escape.
    [up] Un rival solo puede jugar cartas más altas por ahora.
    [down] Un rival solo puede jugar cartas más bajas por ahora.
    [escape] Quita una trampa que tienes delante.
    [escape_minus] Quita una trampa, descarta otra carta o las dos cosas.
   *[doom] Se juega como una J, una Q o una K, y cuesta 3 tropiezos si te queda.
}
master-tribe = { $tribe ->
    [joe] Pepe
    [teen] Adolescente
    [mouse] Ratón
    [robot] Robot
    [ninja] Ninja
   *[lumberjack] Leñador
}
master-tribes = { $tribe ->
    [joe] los Pepes
    [teen] los Adolescentes
    [mouse] los Ratones
    [robot] los Robots
    [lumberjack] los Leñadores
   *[ninja] los Ninjas
}
# Una carta del mazo por una de la mano.
master-swaps = la { $place } por { $card }
# Una carta para alguien.
master-gifts = { $card } a { $seat }

## Líderes

master-gift = { $gift ->
    [lean] Ligereza
    [blend] Mezcla
    [burden] Carga
    [vanish] Desaparición
    [pose] Pose
   *[cap] Tope
}
# Qué puede hacer un líder cada ronda.
master-gift-help = { $gift ->
    [lean] Empiezas con 1 carta menos.
    [blend] Una carta del 1 al 5 de los Adolescentes puede sumarse con otra del 1 al 5 de otra tribu.
    [burden] Puedes empezar con 1 carta más, y otra persona se lleva 1 tropiezo al momento.
    [vanish] Puedes descartar tu última carta y estás fuera.
    [cap] Te llevas 5 tropiezos como mucho en una ronda.
   *[pose] Nada de nada. ¡Espera a la bestia!
}
# Qué puede hacer en su lugar en modo bestia.
master-gift-beast = { $gift ->
    [lean] Empiezas con 2 cartas menos y, si quieres, alguien más también.
    [blend] Pueden sumarse dos cartas cualesquiera del 1 al 5, sean de la tribu que sean.
    [burden] Otra persona se lleva 2 tropiezos al momento, y tú no tomas ninguna carta de más.
    [vanish] Puedes descartar tus últimas 1 o 2 cartas y estás fuera.
    [cap] En esta ronda te llevas 3 tropiezos como mucho.
   *[pose] Una pose ninja quita una trampa que tienes delante: mantenla pulsada durante un segundo.
}
master-beast-mode = Modo bestia

## Historias

master-story = { $story ->
    [1] Equipaje pesado
    [2] Cambio de papeles
    [3] Por la cerradura
    [4] Queso para los Ratones
    [5] Un regalito
    [6] Apagón
    [7] De puntillas
    [8] Todo cambia
    [9] Borrón y cuenta nueva
    [10] Bola de cristal
    [11] Palabras sabias
   *[12] Bestia por un día
}
# Una historia como pago.
master-story-card = la historia { $story }
master-story-help = { $story ->
    [1] Empiezas con 2 cartas más.
    [2] Cambia tu líder con alguien, toma otro del montón o quédate con el tuyo.
    [3] Después del reparto miras las 2 primeras cartas del mazo y puedes cambiarlas; un Adolescente mira 3.
    [4] Empiezas con 1 carta menos; un rival con el Ratón empieza con 1 más.
    [5] Mira tu mano y da después a alguien 1 de sus cartas; un Leñador da 2.
    [6] Elige a otra persona: su líder descansa en esta ronda. Un Robot elige a 2.
    [7] Empiezas con 2 cartas menos; un Ninja empieza con 7 en vez de 10.
    [8] Se barajan todos los líderes y se reparten de nuevo.
    [9] 1 tropiezo menos en tu total; un Pepe, 4 menos.
    [10] Di qué otra persona saldrá primero. Si aciertas, se resta de tu total el número de jugadores; si no, recibes otro líder.
    [11] Cada vez que juegas una sabiduría, tienes 5 segundos para descartar otra carta, si quieres.
   *[12] Modo bestia en esta ronda, gratis.
}

## Qué se está haciendo

master-stage = { $stage ->
    [story_drawer] ¿Quién roba la historia?
    [stories] La historia de esta ronda
    [beasts] ¿Quién quiere el modo bestia?
    [leaders] Lo que hacen los líderes
    [hands] Un vistazo a las cartas
    [ready] Quien reparte da la señal
    [countdown] Preparados, listos…
    [play] ¡Ya!
    [photo] Foto finish
   *[over] La partida se ha acabado
}

## Jugadas, como las ofrecen los botones

master-move-answer-start = ¡Ya!
master-move-answer-story-drawer = { $seat } se queda la historia
master-move-answer-story-drawer-own = Me quedo la historia
master-move-answer-story2 = { $value ->
    [redraw] Tomar otro líder del montón
    [keep] Quedarte con tu líder
   *[other] Cambiar el líder con { $swap }
}
master-move-answer-story6 = { $count ->
    [one] Que descanse el líder de { $seats }
   *[other] Que descansen los líderes de { $seats }
}
master-move-answer-story10 = { $seat } saldrá primero
master-move-answer-beast = Modo bestia, pagado con { $cards }
master-move-answer-beast-no-cards = Esta vez, sin modo bestia
master-move-answer-burden = Una Carga para { $seat }
master-move-answer-burden-no-seat = Sin Carga
master-move-answer-lean-partner = Más ligero también para { $seat }
master-move-answer-lean-partner-no-seat = Más ligero solo para mí
master-move-answer-story3 = Cambiar { $swaps }
master-move-answer-story3-no-swaps = No cambiar nada
master-move-answer-story5 = Dar { $gifts }
master-move-place = { $on ->
    [new] Pila nueva: { $cards }
   *[other] Pila { $on }: { $cards }
}
master-move-deadend = Cerrar la pila { $stack }
master-move-trap = Trampa para { $target }: { $card }
master-move-escape = Quitar { $trap } y descartar { $discard } con { $card }
master-move-escape-no-trap = Descartar { $discard } con { $card }
master-move-escape-no-discard = Quitar { $trap } con { $card }
master-move-drop = Soltar { $card }
master-move-drop-no-card = Soltar todas las cartas especiales
master-move-draw = Robar una carta
master-move-calldraw = Decir «¡A robar!»
master-move-takethree = Tomar tres cartas
master-move-vanish = ¡Desaparecer!
master-move-pose = Pose ninja contra { $trap }
master-move-story11 = Descartar { $card }
master-move-story11-no-card = No descartar nada
master-move-pass = Pasar

## Preguntas

master-ask-story-drawer = ¿Quién de los dos se queda la historia?
master-ask-story2 = ¿Quieres otro líder?
master-ask-story6 = ¿Qué líder debe descansar en esta ronda?
master-ask-story10 = ¿Qué otra persona saldrá primero?
master-ask-beast = ¿Pasa tu líder al modo bestia? Cuesta 2 puntos de experiencia.
master-ask-burden = ¿Para quién es la Carga? Si no eres bestia, tú también empiezas con una carta más.
master-ask-lean-partner = ¿Quién más debe empezar con menos cartas?
master-ask-story3 = Estas son las primeras cartas del mazo. ¿Cuáles quieres cambiar?
master-ask-story5 = ¿Qué das y a quién?
master-ask-start = ¿Estáis todos? Tú dices cuándo se empieza.

## Lo que pasa

master-fact-round = Ronda { $round }: reparte { $dealer }.
master-fact-leader = { $seat } encabeza a { master-tribes }.
master-fact-story-drawn = { $seat } roba la historia { $story }: { master-story }.
master-fact-leaders-swapped = { $seat } y { $whose } se cambian los líderes.
master-fact-leaders-dealt = Historia de { $seat }: se reparten de nuevo todos los líderes.
master-fact-relieved = { $points ->
    [one] { $seat }: 1 tropiezo menos, ahora { $total }.
   *[other] { $seat }: { $points } tropiezos menos, ahora { $total }.
}
master-fact-silenced = { $seat } decide: el líder de { $whose } descansa en esta ronda.
master-fact-named = { $seat } dice que { $whose } saldrá primero.
master-fact-named-by-luck = El azar decide por { $seat }: { $whose } tiene que salir primero.
master-fact-beast = ¡{ $seat } está en modo bestia, pagado con { $cards }!
master-fact-beast-by-story = ¡{ $seat } está en modo bestia, gratis!
master-fact-burdened = { $blunders ->
    [one] Carga de { $seat } para { $whose }: 1 tropiezo, ahora { $total }.
   *[other] Carga de { $seat } para { $whose }: { $blunders } tropiezos, ahora { $total }.
}
master-fact-lean = { $seat } se lo pone más ligero también a { $whose }: 2 cartas menos.
master-fact-hand = Mano de { $seat }: { $cards }.
master-fact-dealt = { $count ->
    [one] { $seat } recibe 1 carta.
   *[other] { $seat } recibe { $count } cartas.
}
master-fact-peeked = { $seat } ve en lo alto del mazo: { $cards }.
master-fact-peeks = { $count ->
    [one] { $seat } mira la primera carta del mazo.
   *[other] { $seat } mira las { $count } primeras cartas del mazo.
}
master-fact-exchanged = { $count ->
    [0] { $seat } no cambia nada.
    [one] { $seat } cambia 1 carta.
   *[other] { $seat } cambia { $count } cartas.
}
master-fact-gave = { $seat } da una carta a { $whose }: { $card }.
master-fact-gave-a-card = { $seat } da una carta a { $whose }.
master-fact-starts = { $seat } dice: ¡preparados!
master-fact-started = ¡La ronda está en marcha!
master-fact-placed = { $fresh ->
    [yes] { $seat }: { $cards } en la nueva pila { $stack }.
   *[no] { $seat }: { $cards } en la pila { $stack }.
}
master-fact-lifted = La sabiduría libera a { $seat }: adiós a { $trap }.
master-fact-closed = { $seat }: callejón sin salida, pila { $stack } cerrada.
master-fact-trapped = { $seat } pone una trampa a { $whose }: { $card }.
master-fact-escaped = { $seat }: { $card } contra { $trap } delante de { $whose }.
master-fact-slipped = { $seat }: { $card }, para librarse de una carta.
master-fact-discarded = { $seat } descarta: { $card }.
master-fact-discarded-a-card = { $seat } descarta una carta.
master-fact-dropped = { $seat } suelta: { $cards }.
master-fact-dropped-cards = { $count ->
    [one] { $seat } suelta una carta especial.
   *[other] { $seat } suelta { $count } cartas especiales.
}
master-fact-drew = { $seat } roba: { $card }.
master-fact-drew-a-card = { $seat } roba una carta.
master-fact-draw-called = { $seat } dice «¡A robar!»: todos roban.
master-fact-draw-objected = «¡A robar!» Pero alguien puede jugar.
master-fact-draw-by-itself = Nadie puede jugar: todos roban.
master-fact-took = { $count ->
    [0] { $trap }: { $seat } no toma cartas, el mazo está vacío.
    [one] { $trap }: { $seat } toma 1 carta.
   *[other] { $trap }: { $seat } toma { $count } cartas.
}
master-fact-vanished = { $count ->
    [one] ¡{ $seat } desaparece con la última carta!
   *[other] ¡{ $seat } desaparece con las últimas { $count } cartas!
}
master-fact-posed = Pose ninja de { $seat }: ¡adiós a { $trap }!
master-fact-passed = { $seat } pasa.
master-fact-out = { $seat } está fuera: ¡Escape Master!
master-fact-alliance = { $seats } están fuera: ¡Escape Alliance!
master-fact-photo = Foto finish: ¡última oportunidad de salir!
master-fact-stalling = { $why ->
    [blocked] Nadie puede jugar: la ronda está a punto de acabarse.
   *[last_call] Último aviso: ¡jugad o robad, o la ronda se acaba!
}
master-fact-unstalled = { $why ->
    [blocked] Se puede volver a jugar: la ronda sigue.
   *[last_call] La ronda sigue.
}
master-fact-blocked = La ronda se ha acabado y nadie está fuera.
master-fact-scored = { $added ->
    [0] { $seat }: ningún tropiezo, { $total } en total.
    [one] { $seat }: 1 tropiezo, { $total } en total.
   *[other] { $seat }: { $added } tropiezos, { $total } en total.
}
master-fact-doomed = Sale del juego: { $card }.
master-fact-bet = { $right ->
    [yes] { $seat } ha acertado quién salía primero: ahora, { $total } tropiezos.
   *[no] { $seat } no ha acertado quién salía primero y recibe otro líder.
}
master-fact-learned = { $seat } tiene ahora la historia { $story } como experiencia.
master-fact-forgot = { $seat } tiene demasiada experiencia: vuelve al montón la historia { $story }.
master-fact-tied = Empate: otra ronda entre { $seats }.
master-fact-won = { $count ->
    [one] ¡{ $seats } gana!
   *[other] ¡{ $seats } comparten la victoria!
}

## Por qué no

master-refusal-over = La partida se ha acabado.
master-refusal-ask-closed = Esa pregunta ya está cerrada o no es para ti.
master-refusal-no-answer = Esa no es una respuesta a esta pregunta.
master-refusal-wrong-seat = Aquí no se puede elegir a { $seat }.
master-refusal-wrong-payment = El modo bestia cuesta exactamente 2 puntos de tu propia experiencia.
master-refusal-wrong-swap = Cada carta se puede cambiar una vez, en el orden del mazo.
master-refusal-wrong-gift = No es tanto como pide la historia.
master-refusal-not-started = Todavía no: la ronda no ha empezado.
master-refusal-not-in-round = Esta ronda la juegan los demás. Relájate y mira.
master-refusal-you-are-out = Ya estás fuera. ¡Bien hecho!
master-refusal-round-over = Alguien está fuera: ya solo vale lo que vacíe tu mano.
master-refusal-answer-plus-three = Primero el +3: responde con un escape o toma las cartas.
master-refusal-not-your-turn = Un momento: es el turno de { $seat }.
master-refusal-somebody-answers = Un momento: antes tiene que responder { $seat }.
master-refusal-not-in-hand = No tienes esta carta en la mano: { $card }.
master-refusal-wrong-number = Juega una carta, o dos como combinación.
master-refusal-no-combinations = En esta partida no hay combinaciones: carta a carta.
master-refusal-not-a-combination = No son una combinación: { $one } y { $other }.
master-refusal-cannot-start = Una pila se empieza con un 7, con una sabiduría o, donde hay combinaciones, con dos cartas que suman 7; no con esto: { $card }.
master-refusal-sum-cannot-start = La suma es { $sum }. Solo una suma de 7 puede empezar una pila, si así se ha acordado.
master-refusal-no-such-stack = No hay ninguna pila { $stack }.
master-refusal-stack-closed = La pila { $stack } está cerrada: callejón sin salida.
master-refusal-stack-changed = La pila { $stack } ya no está como la viste.
master-refusal-seen-not-asked = Aquí no se pregunta cuántas cartas tenía una pila.
master-refusal-does-not-fit = { $value ->
    [11] No encaja: J sobre { $top }.
    [12] No encaja: Q sobre { $top }.
    [13] No encaja: K sobre { $top }.
   *[other] No encaja: { $value } sobre { $top }.
}
master-refusal-trap-forbids = Tienes una trampa: { $trap }. Así que no sobre esto: { $top }.
master-refusal-seven-only-starts = En esta mesa un 7 solo empieza pilas o va sobre una sabiduría.
master-refusal-wisdom-on-wisdom = Nada de sabiduría sobre sabiduría.
master-refusal-not-on-stacks = Esto no se puede poner ahí: { $card }.
master-refusal-not-a-trap = Esto no es una trampa: { $card }.
master-refusal-wrong-target = A { $seat } no se le puede poner una trampa. Elige a un rival que siga dentro.
master-refusal-already-trapped = { $seat } ya tiene delante «solo subir» o «solo bajar».
master-refusal-not-an-escape = Esto no es un escape: { $card }.
master-refusal-no-such-trap = No tienes nada que ver con esta trampa: { $trap }.
master-refusal-escape-needs-trap = Un escape necesita una trampa que quitar.
master-refusal-escape-does-nothing = Di una trampa o una carta: un escape −1 tiene que hacer algo.
master-refusal-plain-escape = Solo un escape −1 descarta una carta.
master-refusal-cannot-discard = Esta carta no se puede descartar: { $card }.
master-refusal-cannot-drop = Solo se pueden soltar cartas especiales, no esta: { $card }.
master-refusal-nothing-to-drop = No tienes cartas especiales que soltar.
master-refusal-drop-by-name = Solo tienes una carta especial: suelta esa.
master-refusal-can-play = Puedes jugar algo, así que no puedes robar.
master-refusal-pile-empty = El mazo está vacío.
master-refusal-plus-three-open = Hay un +3 pendiente de respuesta. Di «¡A robar!» después.
master-refusal-called-before = Ya has dicho «¡A robar!» en este turno. Haz otra cosa.
master-refusal-no-such-gift = Tu líder no puede hacer esto ahora: { master-gift }.
master-refusal-only-as-beast = Solo en modo bestia: { master-gift }.
master-refusal-too-many-cards = { $most ->
    [one] Solo puedes desaparecer con tu última carta.
   *[other] Solo puedes desaparecer con tus últimas { $most } cartas.
}
master-refusal-posed-before = Una pose por ronda, y ya la has hecho.
master-refusal-no-credit = No has jugado ninguna sabiduría por la que puedas descartar ahora una carta.
master-refusal-not-calm = En esta partida no hay turnos, así que no hay nada que pasar.
master-refusal-early = Un momento: todavía no puedes hacerlo.

## La regla que hay detrás

master-why-over = La partida se acaba después de la ronda en la que alguien llega al punto de ruptura (EM-6).
master-why-ask-closed = Las preguntas antes de una ronda están abiertas un tiempo, y solo para quienes son (R-40).
master-why-no-answer = Cada pregunta antes de una ronda tiene sus propias respuestas (R-40).
master-why-wrong-seat = Elige a alguien que juegue en esta ronda; a ti, solo donde decides por tu pareja (R-39).
master-why-wrong-payment = Antes de una ronda puedes pagar exactamente 2 puntos con historias que ya han pasado (R-42).
master-why-wrong-swap = Las cartas del mazo y de tu mano se cambian el sitio (R-38).
master-why-wrong-gift = A las historias 5 y 6 no puedes negarte: das o eliges tanto como dicen (R-39).
master-why-not-started = Puedes mirar tus cartas, pero nadie juega antes del comienzo (R-19).
master-why-not-in-round = Solo siguen jugando quienes empatan con el total más bajo (R-44).
master-why-you-are-out = Quien se queda sin cartas está fuera (EM-3).
master-why-round-over = Durante un instante aún vale lo que encaje y vacíe tu mano, y nada más (R-13).
master-why-answer-plus-three = Mientras tengas un +3 pendiente, solo puedes responder o tomar las cartas (R-50).
master-why-not-your-turn = En el modo tranquilo jugáis por turnos, en el sentido de las agujas del reloj (§11.1).
master-why-somebody-answers = En el modo tranquilo todos esperan la respuesta a una pregunta (§11.1).
master-why-not-in-hand = Solo juegas cartas de tu propia mano (EM-10).
master-why-wrong-number = Carta a carta, o dos como combinación (EM-14).
master-why-no-combinations = Las combinaciones llegan con el nivel medio, o por separado en las opciones (EM-14).
master-why-not-a-combination = Dos cartas del 1 al 5 de una tribu, o dos J, Q o K; nunca con un maestro fatal (EM-15, EM-16).
master-why-cannot-start = Una pila nueva se empieza con un 7, con una sabiduría o con una suma de 7 (EM-10, R-8).
master-why-sum-cannot-start = Una suma de 7 cuenta como un 7 y puede empezar una pila (R-8).
master-why-no-such-stack = Una carta empieza una pila o va sobre una que ya está (EM-10).
master-why-stack-closed = En una pila con un callejón sin salida ya no juega nadie en esta ronda (EM-22).
master-why-stack-changed = En esta mesa una carta se queda solo si la pila está como la viste: la jugada dice cuántas cartas había (R-10).
master-why-seen-not-asked = Solo se pregunta donde las cartas tardías siempre vuelven, y nunca de una pila nueva (R-10).
master-why-does-not-fit = Uno más o uno menos que la carta de arriba; después de la K viene el 1 (EM-11).
master-why-trap-forbids = Con «solo subir» juegas solo cartas más altas; con «solo bajar», más bajas (EM-23, R-4).
master-why-seven-only-starts = Si un 7 va también sobre un 6 o un 8 se acuerda antes de la partida (R-1).
master-why-wisdom-on-wisdom = La sabiduría va sobre cualquier carta de número, pero no sobre otra sabiduría (R-3).
master-why-not-on-stacks = Las cartas especiales no tienen valor: un callejón sin salida cierra una pila que ya está, las trampas son para los rivales (EM-22, EM-23).
master-why-not-a-trap = Hay tres trampas: solo subir, solo bajar y +3 (EM-23).
master-why-wrong-target = Las trampas son para rivales que siguen dentro, nunca para ti ni para tu pareja (EM-23).
master-why-already-trapped = Solo se puede tener un «solo subir» o un «solo bajar» a la vez (EM-23).
master-why-not-an-escape = Solo un escape o un escape −1 quita una trampa (EM-25).
master-why-no-such-trap = Un +3 lo toma quien lo tiene delante; un escape quita una trampa que tienes delante; en una alianza, también la de tu pareja (EM-23, EM-25).
master-why-escape-needs-trap = Un escape que no hace nada no se puede jugar; pero puedes soltarlo (R-22).
master-why-escape-does-nothing = Un escape −1 quita una trampa, descarta una carta o las dos cosas (EM-26).
master-why-plain-escape = Un escape quita una trampa y nada más (EM-25).
master-why-cannot-discard = La sabiduría no se descarta nunca (EM-28), y un maestro fatal, solo con un escape −1 (R-27).
master-why-cannot-drop = Las cartas de número, la sabiduría y los maestros fatales hay que jugarlos (EM-21).
master-why-nothing-to-drop = El callejón sin salida, las trampas y los escapes son cartas especiales; solo ellas se pueden soltar (EM-21).
master-why-drop-by-name = Las cartas especiales se sueltan de una en una o todas a la vez (EM-21).
master-why-can-play = Solo puede robar quien no tiene nada que jugar; con un 7 o una sabiduría siempre se puede empezar una pila (EM-18).
master-why-pile-empty = Cuando el mazo se acaba, no se vuelve a barajar nada (EM-29).
master-why-plus-three-open = Puedes decir «¡A robar!» si no hay ningún +3 pendiente (R-18).
master-why-called-before = En el modo tranquilo puedes decir «¡A robar!» una vez en cada turno (R-18).
master-why-no-such-gift = Cada líder tiene un don, y en una ronda puede tener que descansar (R-20).
master-why-only-as-beast = Cada ronda este líder no puede nada de nada; la bestia sí (R-32).
master-why-too-many-cards = Desapareces con la última carta; en modo bestia, con las dos últimas (R-28).
master-why-posed-before = En esta mesa una pose ninja vale una vez en la ronda (R-32).
master-why-no-credit = Historia 11: con cada sabiduría que juegas puedes descartar una carta; en el juego rápido, en 5 segundos (R-52).
master-why-not-calm = Todos juegan a la vez; los turnos son del modo tranquilo (§11.1).
master-why-early = Una mano, una carta: entre dos cartas tiene que pasar un instante (R-12), y entre dos avisos también (R-18); y nadie juega antes del comienzo (R-19).

## Opciones

master-option-level = Nivel
master-help-level = Fácil: números, sietes y sabiduría. Medio: también combinaciones y cartas especiales. Difícil: además líderes, historias y maestros fatales.
master-value-level-easy = Fácil
master-value-level-medium = Medio
master-value-level-hard = Difícil
master-value-level-custom = A vuestro gusto
master-option-combos = Combinaciones
master-option-specials = Cartas especiales
master-option-leaders = Líderes
master-option-story = Historias
master-option-doom = Maestros fatales
master-option-seats = Número de jugadores
master-option-teams = Alianza
master-help-teams = Dos contra dos; las parejas se sientan frente a frente y se ven las manos.
master-option-breaking-point = Punto de ruptura
master-help-breaking-point = Con cuántos tropiezos se acaba la partida.
master-value-breaking-point = { $value ->
    [one] 1 tropiezo
   *[other] { $value } tropiezos
}
master-option-set-rounds = Rondas fijas
master-help-set-rounds = Si la partida se acaba al cabo de tantas rondas y no en el punto de ruptura.
master-value-set-rounds = { $value ->
    [0] No: hasta el punto de ruptura
    [one] 1 ronda
   *[other] { $value } rondas
}
master-option-early-ending = Final temprano
master-help-early-ending = Si los maestros fatales que quedan en una mano salen del juego y el tercero lo acaba.
master-option-calm-mode = Modo tranquilo
master-help-calm-mode = Por turnos y sin prisas.
master-option-turn-limit-s = Tiempo por turno
master-help-turn-limit-s = En el modo tranquilo: cuánto puede durar un turno o una respuesta.
master-value-turn-limit-s = { $value ->
    [0] Sin límite
    [one] 1 segundo
   *[other] { $value } segundos
}
master-option-seven-on-stacks = El 7 sobre pilas
master-help-seven-on-stacks = Si un 7 va también sobre un 6 o un 8.
master-option-wisdom-on-wisdom = Sabiduría sobre sabiduría
master-help-wisdom-on-wisdom = Si una sabiduría puede ir sobre otra.
master-option-combo-starts = Una suma de 7 empieza
master-help-combo-starts = Si una combinación que suma 7 puede empezar una pila.
master-option-combo-blocks-draw = Las combinaciones impiden robar
master-help-combo-blocks-draw = Si no puedes robar mientras encaje una combinación tuya.
master-option-wrap-under-trap = K y 1 con una trampa
master-help-wrap-under-trap = Qué significan «solo subir» y «solo bajar» entre K y 1.
master-value-wrap-under-trap-numeric = Por su número: K sobre 1 sube
master-value-wrap-under-trap-no-wrap = Sin paso entre ellos
master-option-doom-strict = Los maestros fatales se quedan
master-help-doom-strict = Si solo un escape −1 puede descartar a un maestro fatal.
master-option-leader-map = Dones de los líderes
master-help-leader-map = Qué don tiene cada tribu.
master-value-leader-map-usual = Como en las reglas
master-value-leader-map-pose-to-ninja = Pepe y Ninja los intercambian
master-value-leader-map-swap-robot-ninja = Robot y Ninja los intercambian
master-option-cap-scope = Para qué vale el Tope
master-help-cap-scope = Si el Tope vale para todos los tropiezos de una ronda o solo para la mano.
master-value-cap-scope-round = Toda la ronda
master-value-cap-scope-hand = Las cartas que quedan en la mano
master-option-pose-limit = Poses ninja
master-help-pose-limit = Cuántas veces vale una pose en una ronda.
master-value-pose-limit-none = Cuantas veces quieras
master-value-pose-limit-once = Una vez en la ronda
master-option-score-floor = Total más bajo
master-help-score-floor = Si los totales pueden bajar de cero.
master-value-score-floor-none = También por debajo de cero
master-value-score-floor-zero = Nunca por debajo de 0
master-option-race-mode = Cartas que llegan tarde
master-help-race-mode = Qué pasa con una carta si alguien ha sido más rápido en esa pila.
master-value-race-mode-revalidate = Se queda si encaja sobre la nueva de arriba
master-value-race-mode-strict = Vuelve a la mano
master-option-min-gap-ms = Entre dos cartas
master-help-min-gap-ms = Cuánto tienes que esperar entre dos cartas, en milisegundos.
master-value-min-gap-ms = { master-milliseconds }
master-option-photo-finish-ms = Foto finish
master-help-photo-finish-ms = Cuánto más tarde puede salir aún otra persona, en milisegundos.
master-value-photo-finish-ms = { master-milliseconds }
master-option-call-gap-ms = Entre dos avisos
master-help-call-gap-ms = Cuánto tienes que esperar entre dos avisos «¡A robar!», en milisegundos.
master-value-call-gap-ms = { master-milliseconds }
master-option-plus3-window-ms = Tiempo para un +3
master-help-plus3-window-ms = Cuánto tiempo hay para responder a un +3, en milisegundos.
master-value-plus3-window-ms = { master-milliseconds }
master-option-stall-ms = Cuenta atrás si nadie puede jugar
master-help-stall-ms = Cuánto espera la mesa antes de que se acabe la ronda, en milisegundos.
master-value-stall-ms = { master-milliseconds }
master-option-idle-ms = Cuando no pasa nada
master-help-idle-ms = Cuánto tarda el juego en echar una mano, en milisegundos.
master-value-idle-ms = { master-milliseconds }
master-option-start-countdown-s = Cuenta atrás del comienzo
master-help-start-countdown-s = Cuántos segundos pasan entre «¡Ya!» y la primera carta.
master-value-start-countdown-s = { $value ->
    [0] Ninguna
    [one] 1 segundo
   *[other] { $value } segundos
}
master-milliseconds = { $value ->
    [0] Nada
    [one] 1 milisegundo
   *[other] { $value } milisegundos
}

## Opciones que no van juntas

master-bad-options-conflict-story = Las historias necesitan líderes.
master-bad-options-conflict-early-ending = El final temprano necesita maestros fatales.
master-bad-options-conflict-teams = Una alianza necesita cuatro jugadores.

## Lo que cuenta al final

master-part-team = Tropiezos de la pareja

## Lo que es verdad en todo momento

master-invariant-options-are-lawful = las opciones están permitidas
master-invariant-every-card-is-in-one-place = cada carta está en un solo sitio
master-invariant-counts-are-true = las cartas de manos y montones están bien contadas
master-invariant-only-doom-masters-leave-the-game = solo los maestros fatales salen del juego
master-invariant-nobody-plays-without-a-seat = nadie juega sin sitio
master-invariant-a-wisdom-is-never-discarded = una sabiduría no se descarta nunca
master-invariant-traps-are-where-they-belong = las trampas están delante de quienes siguen dentro
master-invariant-whoever-is-out-has-no-cards = quien está fuera no tiene cartas
master-invariant-who-does-not-play-has-no-cards = quien no juega en esta ronda no tiene cartas
master-invariant-a-discard-needs-a-story = solo la historia 11 deja descartar una carta por una sabiduría
master-invariant-experience-has-a-limit = nadie tiene más de 4 puntos de experiencia
master-invariant-every-story-is-in-one-place = cada historia está en un solo sitio
master-invariant-every-leader-is-in-one-place = cada líder está en un solo sitio
master-invariant-one-story-a-round = en una ronda hay una historia como mucho
master-invariant-asks-are-open-before-a-round = las preguntas están abiertas antes de una ronda, y solo entonces
master-invariant-turns-are-for-calm-games = solo hay turnos en las partidas tranquilas
master-invariant-clocks-run-while-cards-are-played = las cuentas atrás corren solo mientras se juega
master-invariant-somebody-is-in = alguien sigue dentro mientras se juega
master-invariant-the-end-has-places = al final cada cual tiene un puesto
master-invariant-what-was-seen-lies-on-top = lo que alguien ha visto está en lo alto del mazo
