### El gran plan de fuga: qué ocurre, qué se puede hacer y por qué no.
### Los nombres de cartas, losetas y lugares están en plan-pieces.ftl, y las palabras fijas también.

## Lugares y policía, como van en una frase

# Un lugar o una zona de una loseta; C11 tiene dos iguales, con los lados contados como en las reglas. Detrás de «en», «hasta» o un verbo, nunca detrás de «a» o «de».
plan-at-hospital = el hospital
plan-at-gang = la guarida de { $tile }
plan-at-business = el negocio de { $tile }
plan-at-safe-house = el piso franco de { $tile }
plan-at-store = la tienda de { $tile }
plan-at-clinic = la clínica
plan-at-church = la iglesia
plan-at-exit1 = la salida 1
plan-at-exit2 = la salida 2
plan-at-exit3 = la salida 3
plan-at-bar = el Bar
plan-at-restaurant = el Restaurante
plan-at-cinema = el Cine
plan-at-gym = el Gimnasio
plan-at-casino = el Casino
plan-at-nightclub = la Discoteca
plan-at-safe-house1 = el piso franco 1
plan-at-safe-house2 = el piso franco 2
plan-at-safe-house3 = el piso franco 3
plan-at-i = la zona industrial de { $tile }
plan-at-c = { $tile ->
    [C11] la zona comercial de { $tile } (lado { $side })
   *[other] la zona comercial de { $tile }
}
plan-at-r = { $tile ->
    [C11] la zona residencial de { $tile } (lado { $side })
   *[other] la zona residencial de { $tile }
}
plan-at-w = el agua de { $tile }
plan-police-federal = un agente federal
plan-police-county = un agente del condado
plan-police-swat = un agente del SWAT
plan-police-sandra = la inspectora Sandra
plan-tile-inline = { $tile ->
    [H] la loseta H (hospital)
    [S1] la loseta S1 (banda, negocio)
    [S2] la loseta S2 (tienda, negocio)
    [C1] la loseta C1 (salida 1)
    [C2] la loseta C2 (salida 2)
    [C3] la loseta C3 (salida 3)
    [C4] la loseta C4 (negocio, tienda)
    [C5] la loseta C5 (negocio, banda)
    [C6] la loseta C6 (negocio, clínica)
    [C7] la loseta C7 (negocio, iglesia)
    [C8] la loseta C8 (piso franco)
    [C9] la loseta C9 (piso franco)
    [C10] la loseta C10 (piso franco, tienda)
    [C11] la loseta C11 (banda)
   *[C12] la loseta C12 (banda)
}
plan-key-inline = { $colour ->
    [green] una llave verde
    [yellow] una llave amarilla
   *[red] una llave roja
}
# Una ficha de un montón, y varias.
plan-pile-one = { $pile ->
    [green] una taquilla verde
    [yellow] una taquilla amarilla
    [red] una taquilla roja
    [grey_exit] una ficha de salida gris
   *[black_exit] una ficha de salida negra
}
plan-pile-some = { $pile ->
    [green] taquillas verdes
    [yellow] taquillas amarillas
    [red] taquillas rojas
    [grey_exit] fichas de salida grises
   *[black_exit] fichas de salida negras
}

## Con qué se vuela, se abre o se esquiva, y adónde van las cosas

plan-means-gang = miembro de la banda de { $tile }
plan-means-helicopter = { plan-fixer-helicopter }
plan-means-motorcycle = { plan-fixer-motorcycle }
plan-means-pilot = { plan-contact-pilot } de la casilla { $slot }, por 1
plan-opener-master-key = { plan-asset-master-key }, a su precio
plan-opener-locksmith = { plan-contact-locksmith } de la casilla { $slot }, por 3
plan-item-contact = contacto de la casilla { $slot }
plan-item-equipment = equipo de la casilla { $slot }
plan-item-gang = miembro de la banda de { $tile }
plan-item-motorcycle = { plan-fixer-motorcycle }
plan-item-avoid-all = { plan-asset-avoid-all }
plan-into-replace = la casilla { $slot }

## Jugadas, tal como las ofrecen los botones

plan-move-start-contact = Empezar con el contacto { $display } de la oferta
plan-move-unlock = Desbloquear: { $asset }
plan-move-pass = Pasar
plan-move-place-tile = Colocar la loseta de la pila { $stack } en { $q }, { $r }, { $rotation ->
    [0] sin girar
    [one] girada un lado
   *[other] girada { $rotation } lados
}
plan-move-site = Aquí está { $name }
plan-move-use-disc = Entregar un disco extra por un turno
plan-move-decline = Guardar el disco extra
plan-move-rest = Descansar: todo boca arriba, desbloquear una baza
plan-move-travel = Desplazarte con 3 puntos de movimiento
plan-move-escape = Pagar y huir
plan-move-end-turn = Acabar el turno
plan-move-step = Ir hasta { $to }, dejando policía atrás en { $left }
plan-move-step-no-left = Ir hasta { $to }
plan-move-ride = En metro hasta { $to } (+1 punto de movimiento), dejando policía atrás en { $left }
plan-move-ride-no-left = En metro hasta { $to } (+1 punto de movimiento)
plan-move-fly = Volar hasta { $to }, dejando policía atrás en { $left }
plan-move-fly-no-left = Volar hasta { $to }
plan-move-by = Volar con: { $means }
plan-move-gas = Entregar un bidón: +1 punto de movimiento
plan-move-key = Abrir con: { $with }
plan-move-contact = Usar el contacto de la casilla { $slot }
plan-move-fixer = Usar el recurso de la casilla { $slot }
plan-move-asset = { $place ->
    [1] Usar la baza del puesto 1 del cinturón, por 5
    [2] Usar la baza del puesto 2 del cinturón, por 4
    [3] Usar la baza del puesto 3 del cinturón, por 3
    [4] Usar la baza del puesto 4 del cinturón, por 2
   *[5] Usar la baza del puesto { $place } del cinturón, por 1
}
plan-move-gang = Devolver un miembro a la banda de { $tile }: 1 de notoriedad menos
plan-move-first-aid = Primeros auxilios: curar una herida
plan-move-officer = Mover de { $from } a { $to }: { $officer }
plan-move-remove = Retirar al agente de { $from }
plan-move-avoid = Esquivar en { $tile } ({ $officers }) con: { $item }
plan-move-avoid-no-officers = Esquivar a todos en { $tile } con: { $item }
plan-move-take-wounds = Aceptar las heridas
plan-move-take-contact = Tomar el contacto { $display } de la oferta
plan-move-pay = Pagar 2: 1 de notoriedad menos
plan-move-no = No, gracias
plan-move-heal = { $wounds ->
    [0] No curar nada
    [1] Curar una herida por 1
    [2] Curar dos heridas por 3
   *[3] Curar tres heridas por 6
}
plan-move-hire = Contratar a los dos miembros por 3
plan-move-buy-fixer = { $name ->
    [helicopter] Comprar por 1: { plan-fixer-helicopter }
    [safe] Comprar por 3: { plan-fixer-safe }
    [disguise] Comprar por 2: { plan-fixer-disguise }
    [id_card] Comprar por 4: { plan-fixer-id-card }
    [first_aid_kit] Comprar por 1: { plan-fixer-first-aid-kit }
    [motorcycle] Comprar por 2: { plan-fixer-motorcycle }
    [energy_drink] Comprar por 2: { plan-fixer-energy-drink }
   *[telephone] Comprar por 2: { plan-fixer-telephone }
}
plan-move-buy-equipment = { $kind ->
    [vest] Comprar por 2: { plan-equipment-vest }
    [hat] Comprar por 2: { plan-equipment-hat }
    [helmet] Comprar por 2: { plan-equipment-helmet }
   *[gas_mask] Comprar por 3: { plan-equipment-gas-mask }
}
plan-move-done = Eso es todo
plan-move-open-locker = { $colour ->
    [green] Abrir una taquilla verde con: { $with }
    [yellow] Abrir una taquilla amarilla con: { $with }
   *[red] Abrir una taquilla roja con: { $with }
}
plan-move-look = Mirar las fichas y quedarte una
plan-move-keep = Quedarte la ficha { $index }
plan-move-put-discard = Descartarlo
plan-move-put-slot = Ponerlo en la primera casilla vacía
plan-move-put-replace = Sustituir lo que hay en { $into }: 1 de notoriedad más
plan-move-bonus-disc = Tomar un disco extra
plan-move-bonus-asset = Desbloquear una baza
plan-move-move-officer = Enviar de { $from } a { $to }: { $officer }

## Preguntas

plan-ask-start-contact = ¿Con qué contacto empiezas?
plan-ask-income-unlock = ¿Pagas 3 para desbloquear una baza? ¿Cuál?
plan-ask-place-tile = ¿Qué loseta colocas, dónde y girada cómo?
plan-ask-site = ¿Qué negocio o piso franco hay en { $site }?
plan-ask-use-disc = ¿Entregas ahora un disco extra por un turno?
plan-ask-act = Es tu turno: ¿te desplazas o descansas? Antes puedes usar lo que tienes.
plan-ask-unlock = ¿Qué baza desbloqueas? Su casilla queda abierta.
plan-ask-travel = ¿Adónde vas ahora?
plan-ask-by = ¿Con qué vuelas hasta { $by }?
plan-ask-key = El negocio está cerrado. ¿Con qué lo abres?
plan-ask-avoid = ¿A quién esquivas, y con qué? Cada uno de los demás te causa una herida.
plan-ask-take-contact = ¿Qué contacto tomas de la oferta?
plan-ask-church = ¿Pagas 2 para perder 1 de notoriedad?
plan-ask-hospital = ¿Cuántas heridas te cura el hospital? Una cuesta 1, dos cuestan 3, tres cuestan 6.
plan-ask-hire = ¿Contratas por 3 a los dos miembros de la banda de { $tile }?
plan-ask-buy-fixer = ¿Compras un recurso? Cada uno sirve una vez.
plan-ask-buy-equipment = { $buy_equipment ->
    [one] ¿Compras equipo? Puedes comprar una pieza más.
   *[other] ¿Compras equipo? Puedes comprar hasta { $buy_equipment } piezas.
}
plan-ask-open-locker = ¿Abres una taquilla? Hace falta una llave de su color.
plan-ask-look = { $look ->
    [grey_exit] ¿Miras fichas de salida grises y te quedas una? Solo una vez en la partida.
   *[black_exit] ¿Miras fichas de salida negras y te quedas una? Solo una vez en la partida.
}
plan-ask-keep = { $keep ->
    [green] ¿Qué taquilla verde te quedas?
    [yellow] ¿Qué taquilla amarilla te quedas?
    [red] ¿Qué taquilla roja te quedas?
    [grey_exit] ¿Qué ficha de salida gris te quedas?
   *[black_exit] ¿Qué ficha de salida negra te quedas?
}
plan-ask-put = ¿Dónde pones esto: { $put }?
plan-ask-bonus = Los tres pisos francos: ¿tomas un disco extra o desbloqueas una baza?
plan-ask-end = ¿Acabas el turno? Todavía puedes usar lo que tienes.
plan-ask-move-officer = { $for_sandra ->
    [yes] { $towards } ha cruzado una línea: ¿a qué agente acercas por la inspectora Sandra?
   *[no] { $towards } ha cruzado una línea: ¿acercas a un agente?
}
plan-ask-officer = ¿A qué agente mueves, y a qué loseta? Se puede: { $officer }.
plan-ask-remove = ¿De qué loseta se va { $remove }?

## Lo que ocurre: el día

plan-fact-plan-dealt = { $seat } recibe una carta: { $card }.
plan-fact-ordered = El orden: { $order }.
plan-fact-day-begins = { $day ->
    [1] Empieza el día 1: la ciudad despierta.
    [2] Empieza el día 2.
   *[3] Empieza el día 3, el último: ¡hay que salir de la ciudad!
}
plan-fact-period-begins = { $period ->
    [morning] Llega la mañana.
    [afternoon] Llega la tarde.
    [evening] Anochece.
    [night] Llega la noche: un turno cuesta un disco extra.
   *[dawn] Llega la madrugada: un turno cuesta un disco extra.
}
plan-fact-patrolled = Sale una carta de patrulla para la salida { $exit }.
plan-fact-exit-closed = { $tiles ->
    [grey_exit] La salida { $exit } está cerrada. Ahora están allí las fichas de salida grises.
   *[black_exit] La salida { $exit } está cerrada. Ahora están allí las fichas de salida negras.
}
plan-fact-tile-shown = La pila { $stack } muestra { plan-tile-inline }. Policía en ella: { $police }.
plan-fact-tile-shown-no-police = La pila { $stack } muestra { plan-tile-inline }, sin policía.
plan-fact-tile-placed = { $seat } coloca { plan-tile-inline }.
plan-fact-site-named = En { $tile } está ahora { $site }.
plan-fact-contact-shown = Nuevo en la oferta: { $contact }.

## Lo que ocurre: dinero y turnos

plan-fact-paid = { $seat } paga { $amount }.
plan-fact-received = { $seat } recibe { $amount }.
plan-fact-disc-used = { $seat } entrega un disco extra.
plan-fact-declined = { $seat } renuncia a un turno extra.
plan-fact-rested = { $seat } descansa: contactos, equipo y primeros auxilios vuelven a estar listos.
plan-fact-passed = { $seat } pasa.
plan-fact-turn-ended = { $seat } ha acabado.
plan-fact-stepped = { $seat } va hasta { $to } y deja policía atrás en { $left }.
plan-fact-stepped-no-left = { $seat } va hasta { $to }.
plan-fact-rode = { $seat } va en metro hasta { $to } y deja policía atrás en { $left }.
plan-fact-rode-no-left = { $seat } va en metro hasta { $to }.
plan-fact-flew = { $seat } vuela hasta { $to } y deja policía atrás en { $left }.
plan-fact-flew-no-left = { $seat } vuela hasta { $to }.
plan-fact-gas-used = { $seat } entrega un bidón: 1 punto de movimiento más.
plan-fact-key-flipped = { $seat } usa { plan-key-inline }.
plan-fact-contact-used = { $seat } usa un contacto: { $contact }.
plan-fact-fixer-used = { $seat } usa un recurso: { $fixer }.
plan-fact-equipment-used = { $seat } usa equipo: { $equipment }.
plan-fact-asset-used = { $seat } usa una baza: { $asset }.
plan-fact-member-used = { $seat } devuelve un miembro a la banda de { $tile }.
plan-fact-first-aid-used = { $seat } usa los primeros auxilios.
plan-fact-avoided = { $seat } esquiva a la policía en { $tile }: { $officers }.
plan-fact-avoided-no-officers = { $seat } esquiva a todos en { $tile }.
plan-fact-wounded = { $wounds ->
    [one] { $seat } recibe una herida.
   *[other] { $seat } recibe otra herida y ya tiene { $wounds }.
}
plan-fact-handcuffed = { $handcuffs ->
    [one] { $seat } recibe unas esposas.
   *[other] { $seat } recibe otras esposas: tiene { $handcuffs } casillas con esposas.
}
plan-fact-handcuffs-removed = { $handcuffs ->
    [0] { $seat } se quita las últimas esposas.
    [one] { $seat } se quita unas esposas: le queda una casilla con esposas.
   *[other] { $seat } se quita unas esposas: le quedan { $handcuffs } casillas con esposas.
}
plan-fact-arrested = ¡Detienen a { $seat }!
plan-fact-notorious = { $by ->
    [-1] { $seat } pierde 1 de notoriedad (en este momento del día: { $net }).
   *[1] { $seat } gana 1 de notoriedad (en este momento del día: { $net }).
}
plan-fact-officer-moved = La policía se mueve de { $from } a { $to }: { $officer }.
plan-fact-officer-removed = La policía se retira de { $from }: { $officer }.
plan-fact-healed = { $wounds ->
    [0] { $seat } se cura y ya no tiene heridas.
    [one] { $seat } se cura y le queda una herida.
   *[other] { $seat } se cura y le quedan { $wounds } heridas.
}
plan-fact-disc-taken = { $seat } recibe un disco extra.
plan-fact-refreshed = { $seat } pone boca arriba sus contactos y su equipo.
plan-fact-unlocked = { $seat } desbloquea una baza: { $asset }.
plan-fact-asset-lost = { $seat } pierde una baza: { $asset }.

## Lo que ocurre: una visita

plan-fact-visited = { $seat } visita { $at }.
plan-fact-looted = { $income ->
    [yes] { $seat } pone un cubo en { $site }: ingresos al momento.
   *[no] { $seat } pone un cubo en { $site }: dinero al final.
}
plan-fact-group-done = { $seat } tiene los tres de un grupo: ¡{ $group }!
plan-fact-key-taken = { $seat } recibe { plan-key-inline }.
plan-fact-gas-taken = { $seat } recibe un bidón.
plan-fact-hired = { $seat } contrata a la banda de { $tile }.
plan-fact-gang-back = { $seat } ya no tiene ningún miembro de la banda de { $tile }, así que cualquiera puede contratarla.
plan-fact-contact-taken = { $seat } toma un contacto: { $contact }.
plan-fact-fixer-bought = { $seat } compra un recurso: { $fixer }.
plan-fact-equipment-bought = { $seat } compra equipo: { $equipment }.
plan-fact-looked = { $count ->
    [one] { $seat } mira { plan-pile-one }.
   *[other] { $seat } mira { $count } { plan-pile-some }.
}
plan-fact-saw = { $seat } ve { plan-pile-some } que valen { $values }.
plan-fact-kept = { $seat } se queda { plan-pile-one }.
plan-fact-discarded = { $seat } descarta: { $what }.
plan-fact-stored = { $seat } pone en la casilla { $slot }: { $what }.
plan-fact-replaced = { $seat } sustituye lo que había en la casilla { $slot }: { $what }.

## Lo que ocurre: notoriedad, la inspectora y el final

plan-fact-booked = En el nivel { $level } de notoriedad está ahora { $who }.
plan-fact-line-crossed = { $line ->
    [1] { $seat } cruza la primera línea de notoriedad: una baza que desbloquear.
    [2] { $seat } cruza la segunda línea de notoriedad: dos bazas que desbloquear.
   *[3] { $seat } cruza la tercera línea de notoriedad: dos bazas que desbloquear y un disco extra.
}
plan-fact-sandra-moved = La inspectora Sandra va hasta { $to }.
plan-fact-sandra-stays = La inspectora Sandra se queda donde está.
plan-fact-sandra-looted = La inspectora Sandra pone un cubo en { $site }.
plan-fact-sandra-uses-disc = La inspectora Sandra entrega un disco extra.
plan-fact-sandra-takes-disc = La inspectora Sandra recibe un disco extra.
plan-fact-contact-removed = La inspectora Sandra retira un contacto: { $contact }.
plan-fact-fixer-removed = La inspectora Sandra retira un recurso: { $fixer }.
plan-fact-equipment-removed = La inspectora Sandra retira equipo: { $equipment }.
plan-fact-key-removed = La inspectora Sandra retira { plan-key-inline }.
plan-fact-gas-removed = La inspectora Sandra retira un bidón.
plan-fact-exit-tile-removed = La inspectora Sandra retira { plan-pile-one }.
plan-fact-escaped = { $place ->
    [1] ¡{ $seat } huye de la ciudad antes que nadie!
   *[other] ¡{ $seat } huye de la ciudad en el puesto { $place }!
}
plan-fact-scored = { $seat } tiene al final { $total }.

## Negativas

plan-refusal-over = La partida ha terminado.
plan-refusal-not-your-turn = Un momento: ahora decide { $seat }.
plan-refusal-not-asked = Ahora se te pregunta otra cosa.
plan-refusal-no-cash = Eso cuesta { $needs } en efectivo, y no tienes tanto.
plan-refusal-no-such-contact = En ese puesto de la oferta no hay ningún contacto. Toma otro.
plan-refusal-not-locked = Esa baza ya no tapa ninguna casilla: { $asset }. Elige otra.
plan-refusal-empty-stack = Esa pila no muestra ninguna loseta. Elige otra pila.
plan-refusal-occupied = Ahí ya hay una loseta. Elige un hueco libre.
plan-refusal-too-far-out = Está demasiado lejos: las losetas están a { $most } pasos del hospital como mucho.
plan-refusal-touches-too-few = Una loseta nueva tiene que tocar otras dos. Elige un hueco con más vecinas.
plan-refusal-no-matching-edge = Así no encaja ningún lado. Gírala o elige otro hueco.
plan-refusal-no-such-rotation = Una loseta solo se puede girar de seis maneras.
plan-refusal-site-taken = Eso ya está en la ciudad. Elige otra cosa, no { $site }.
plan-refusal-wrong-site = En esta loseta no cabe { $site }. Los negocios y los pisos francos tienen cada uno su sitio.
plan-refusal-rested-before = Hoy ya has descansado. Mañana podrás volver a hacerlo.
plan-refusal-leads-nowhere = Desde ahí no llegarías a ningún lugar. Toma otro camino o consigue más puntos de movimiento.
plan-refusal-can-go = Todavía puedes descansar o desplazarte, así que no puedes pasar.
plan-refusal-too-early = Nadie huye antes del día 3.
plan-refusal-not-at-open-exit = Solo puedes huir por la salida que sigue abierta. Ve primero hasta allí.
plan-refusal-no-movement = No te quedan puntos de movimiento. Un bidón o un Conductor te ayudaría.
plan-refusal-not-a-step = Eso está a más de un paso. Ve paso a paso.
plan-refusal-wrong-tiles-left = Por ese camino no abandonas esas losetas. Elige uno de los caminos que se ofrecen.
plan-refusal-ridden-before = En este turno ya has ido en metro.
plan-refusal-no-station = El metro no te lleva allí: necesitas una estación en tu zona y otra como destino.
plan-refusal-no-helipad = Aquí no hay ningún helipuerto desde el que volar hasta allí. Un vuelo llega a una o dos losetas.
plan-refusal-no-means = No tienes con qué volar. Hace falta un miembro de una banda, el Helicóptero, la Motocicleta o un Piloto.
plan-refusal-no-gas = No tienes ningún bidón. Los hay en las tiendas.
plan-refusal-too-many-cans = Puedes entregar dos bidones por turno, y ya lo has hecho.
plan-refusal-no-key = No tienes ninguna llave que sirva. Las llaves se consiguen en los pisos francos.
plan-refusal-empty-slot = Ahí no hay nada que puedas usar.
plan-refusal-handcuffed = Ese contacto está bajo unas esposas. Un Abogado te ayudaría.
plan-refusal-face-down = Eso está boca abajo. Tras un descanso podrás volver a usar contactos y equipo.
plan-refusal-not-now = Eso no se puede usar en este momento.
plan-refusal-no-member = No tienes ningún miembro de esa banda.
plan-refusal-first-aid-used = Los primeros auxilios están gastados. Tras un descanso vuelven a estar listos.
plan-refusal-not-wounded = No tienes ninguna herida, así que no hay nada que curar.
plan-refusal-too-many-discs = Tienes dos discos extra, y no cabe un tercero.
plan-refusal-nothing-locked = Todas tus bazas están ya desbloqueadas.
plan-refusal-low-enough = Tu notoriedad no puede bajar más en este momento del día.
plan-refusal-nothing-face-down = Todos tus contactos y todo tu equipo están boca arriba.
plan-refusal-no-handcuffs = No tienes esposas que quitarte.
plan-refusal-display-empty = No hay ningún contacto en la oferta.
plan-refusal-no-officer-to-move = No hay ningún agente al que se pueda mover o retirar así.
plan-refusal-no-such-officer = En { $tile } no hay ningún agente así.
plan-refusal-wrong-type = Eso no sirve con los agentes de ese tipo.
plan-refusal-not-in-city = { $tile } aún no está en la ciudad.
plan-refusal-already-there = En { $tile } ya hay un agente de ese tipo. Elige otra loseta.
plan-refusal-hospital-is-safe = Ningún agente entra en el hospital. Elige otra loseta.
plan-refusal-not-closer = El agente tiene que acercarse al peón.
plan-refusal-must-move = Decides por la inspectora Sandra, y ella no renuncia: mueve a un agente.
plan-refusal-tile-not-left = No has abandonado { $tile }, así que allí no hay a quién esquivar.
plan-refusal-does-not-avoid = Eso no sirve contra esos agentes.
plan-refusal-wrong-number = { $avoids ->
    [0] Con eso esquivas a todos los de la loseta: no nombres a nadie en particular.
    [one] Con eso esquivas aquí a un agente: nombra exactamente a uno.
   *[other] Con eso esquivas aquí a { $avoids } agentes: nombra exactamente a esos.
}
plan-refusal-too-many-healed = { $wounds ->
    [0] No tienes heridas.
    [one] Solo tienes una herida.
   *[other] Solo tienes { $wounds } heridas.
}
plan-refusal-not-for-sale = Eso ya no está a la venta.
plan-refusal-vault-empty = De esas ya no queda ninguna.
plan-refusal-locker-needs = Tus contactos y tu nivel tienen que sumar { $needs }. Toma contactos o gana notoriedad.
plan-refusal-too-few-contacts = Tienes muy pocos contactos para mirar siquiera una. Toma más contactos.
plan-refusal-no-such-tile = No ves ninguna ficha así.
plan-refusal-no-room = No tienes ninguna casilla vacía. Sustituye algo, descártalo o desbloquea una baza para la próxima vez.
plan-refusal-slot-closed = En esa casilla hay una baza o unas esposas. Elige una abierta.
plan-refusal-no-use = Eso no te daría nada.

## La regla que hay detrás de cada negativa

plan-why-over = La partida acaba cuando no queda nadie en la ciudad, a más tardar tras la madrugada del día 3 (§1.12).
plan-why-not-your-turn = Jugáis por orden de notoriedad y solo decide una persona cada vez (§1.6).
plan-why-not-asked = Cada momento de un turno tiene sus propias decisiones, una tras otra (§1.15).
plan-why-no-cash = Lo que no puedes pagar no lo puedes hacer (§3.8).
plan-why-no-such-contact = Los contactos se toman de la oferta (§1.2).
plan-why-not-locked = Solo se desbloquean bazas que aún tapan una casilla (§1.9).
plan-why-empty-stack = Colocas una de las losetas que están boca arriba en las pilas (§1.5).
plan-why-occupied = Las losetas van unas junto a otras, nunca encima (§1.5).
plan-why-too-far-out = La ciudad acaba a tres pasos del hospital, o a cuatro si lo habéis acordado (§1.5).
plan-why-touches-too-few = Una loseta nueva toca al menos dos de la ciudad; el hospital cuenta (§1.5).
plan-why-no-matching-edge = Al menos en un lado el terreno es el mismo que el de al lado, y es tierra (§1.5).
plan-why-no-such-rotation = Una loseta tiene seis lados, así que se puede girar de seis maneras (§1.5).
plan-why-site-taken = Cada negocio y cada piso franco existe una sola vez (§1.5).
plan-why-wrong-site = Los negocios van donde hay sitio para negocios, y los pisos francos donde lo hay para ellos (§1.5).
plan-why-rested-before = Se descansa una vez al día (§1.7).
plan-why-leads-nowhere = Tienes que llegar a otro lugar, así que no vale un paso tras el que ya no podrías (§1.7).
plan-why-can-go = Solo pasas si hoy has descansado y no puedes llegar a ningún lugar (§1.7, §1.15).
plan-why-too-early = No se sale de la ciudad hasta el día 3 (§1.12).
plan-why-not-at-open-exit = Huyes por la única salida que sigue abierta, al empezar o al acabar tu turno (§1.12).
plan-why-no-movement = Un turno tiene 3 puntos de movimiento; los bidones, los Conductores y el metro dan más (§1.7).
plan-why-not-a-step = Un punto de movimiento lleva a una zona vecina, o a entrar en un lugar o salir de él (§3.1).
plan-why-wrong-tiles-left = Eliges entre los caminos que no pasan por más policía de la necesaria (§3.1).
plan-why-ridden-before = El metro se usa una vez por turno (§1.7).
plan-why-no-station = El metro va de una estación de tu zona directamente a cualquier otra (§1.7).
plan-why-no-helipad = Desde una loseta con helipuerto vuelas hasta un lugar que está a una o dos losetas (§1.7).
plan-why-no-means = Cada vuelo necesita con qué volar (§1.7).
plan-why-no-gas = Un bidón da un punto de movimiento más, y hay que entregarlo (§1.7).
plan-why-too-many-cans = Puedes entregar dos bidones por turno (§1.7).
plan-why-no-key = Un negocio cerrado se abre con cualquier llave; una taquilla, con una de su color (§1.8).
plan-why-empty-slot = Usas lo que hay en tu tablero (§1.9).
plan-why-handcuffed = Un contacto bajo unas esposas no cuenta y no se puede usar (§1.9).
plan-why-face-down = Lo que has usado queda boca abajo; un descanso pone boca arriba contactos y equipo, pero ningún recurso (§1.7).
plan-why-not-now = Cada carta y cada ficha tiene su momento: cuando quieras, en el trayecto, al esquivar o ante una cerradura (§1.15).
plan-why-no-member = Los miembros trabajan para quien ha contratado a su banda (§1.7).
plan-why-first-aid-used = Los primeros auxilios curan una herida entre dos descansos (§1.7).
plan-why-not-wounded = No se puede usar lo que no cambiaría nada (§1.15).
plan-why-too-many-discs = Puedes tener dos discos extra (§1.9).
plan-why-nothing-locked = Desbloquear quita una baza de una casilla, así que tiene que quedar alguna (§1.9).
plan-why-low-enough = En un momento del día pierdes 4 de notoriedad como mucho (§1.10).
plan-why-nothing-face-down = Pone boca arriba contactos y equipo; si ya lo están todos, se desperdiciaría (§3.9).
plan-why-no-handcuffs = El Abogado quita esposas, así que tiene que haberlas (§1.9).
plan-why-display-empty = Cuando se acaba el mazo, la oferta se vacía (§1.15).
plan-why-no-officer-to-move = Hace falta un agente del tipo y, para moverlo, una loseta sin ese tipo (§3.9).
plan-why-no-such-officer = Nombras a agentes que están en esa loseta (§3.9).
plan-why-wrong-type = Cada una de estas cartas dice a qué agentes mueve o retira (§3.9).
plan-why-not-in-city = A los agentes de las pilas no se los puede tocar (§1.10).
plan-why-already-there = En ninguna loseta hay dos agentes del mismo tipo (§1.2).
plan-why-hospital-is-safe = En la loseta del hospital no hay nunca policía (§1.2).
plan-why-not-closer = A quien cruza una línea se le acercan los agentes (§1.10).
plan-why-must-move = La inspectora mueve siempre a un agente si puede; tú solo eliges a cuál (§1.13).
plan-why-tile-not-left = Solo cuentan los agentes de las losetas que has abandonado (§1.7).
plan-why-does-not-avoid = Cada pieza de equipo sirve contra ciertos agentes (§3.4).
plan-why-wrong-number = El equipo esquiva a un agente, el Policía corrupto a dos y otras cosas a toda la loseta (§3.4).
plan-why-too-many-healed = El hospital cura una, dos o tres de las heridas que tienes (§1.8).
plan-why-not-for-sale = De cada pieza de equipo hay cuatro, y de cada recurso uno (§1.2).
plan-why-vault-empty = De cada color hay cinco (§3.5).
plan-why-locker-needs = Los contactos que cuentan y tu nivel abren juntos las taquillas: 2 la verde, 5 la amarilla, 8 la roja (§3.5).
plan-why-too-few-contacts = Los contactos que cuentan dicen cuántas puedes mirar: una más en las verdes, una menos en las rojas (§3.5).
plan-why-no-such-tile = Te quedas una de las que has mirado (§1.8).
plan-why-no-room = Lo que recibes va en la primera casilla abierta y vacía, o sustituye a otra cosa (§1.7).
plan-why-slot-closed = Una casilla está abierta si no tiene ni baza ni esposas (§1.9).
plan-why-no-use = No existe un tercer disco extra, y para desbloquear hace falta una baza bloqueada (§1.15).

## Opciones

plan-option-arrest-on-6th-handcuffs = Detención con las sextas esposas
plan-help-arrest-on-6th-handcuffs = Si tienes esposas en las cinco casillas y te tocan otras, se acabó para ti. Si no, no ocurre nada.
plan-option-land-match-required = La tierra tiene que encajar
plan-help-land-match-required = Una loseta nueva tiene que continuar la tierra de una vecina. Si no, basta con agua.
plan-option-max-radius = Tamaño de la ciudad
plan-help-max-radius = A cuántos pasos del hospital pueden estar las losetas.
plan-value-max-radius = { $value ->
    [one] Un paso
   *[other] { $value } pasos
}
plan-option-start-contact = Un contacto para empezar
plan-help-start-contact = Antes del día 1 cada cual toma un contacto de la oferta, empezando por la última persona.
plan-option-initial-cash-k = Efectivo para empezar
plan-help-initial-cash-k = Lo que tiene cada cual al principio, en miles de dólares.
plan-value-initial-cash-k = { $value ->
    [0] Nada
   *[other] { $value } mil dólares
}
plan-option-answer-s = Tiempo para acercar a un agente
plan-help-answer-s = Cuánto se puede pensar cuando alguien ha cruzado una línea. Después no se acerca a ningún agente.
plan-value-answer-s = { $value ->
    [0] Todo el que se quiera
    [one] Un segundo
   *[other] { $value } segundos
}

## Lo que es cierto en todo momento

plan-invariant-options-are-lawful = las opciones están permitidas
plan-invariant-plan-cards-agree-with-what-was-shown = los planes de fuga concuerdan con lo que todos vieron de ellos
plan-invariant-every-plan-card-is-dealt-once = cada plan de fuga se reparte una sola vez
plan-invariant-loot-has-a-value = cada taquilla y ficha de salida de un alijo tiene su valor
plan-invariant-what-is-kept-is-put-away = una ficha elegida se guarda enseguida
plan-invariant-what-is-looked-at-is-in-its-pile = las fichas que se miran son de su montón
plan-invariant-counts-are-true = todas las cuentas cuadran
plan-invariant-every-tile-is-in-one-place = cada loseta está en un solo sitio
plan-invariant-tiles-lie-where-they-may = las losetas están donde pueden estar
plan-invariant-officers-are-counted = no se pierde ningún agente
plan-invariant-sites-stand-where-they-may = negocios y pisos francos están en su sitio
plan-invariant-contacts-are-counted = no se pierde ningún contacto
plan-invariant-gas-cans-are-counted = hay seis bidones como mucho
plan-invariant-keys-are-counted = hay tres llaves de cada color como mucho
plan-invariant-equipment-is-counted = hay cuatro piezas de cada equipo como mucho
plan-invariant-there-is-one-fixer-of-a-kind = hay un recurso de cada tipo
plan-invariant-gangs-are-counted = cada banda tiene dos miembros
plan-invariant-pawns-are-in-the-city = los peones están en la ciudad
plan-invariant-one-cube-a-site = nadie tiene dos cubos en el mismo lugar
plan-invariant-cubes-lie-in-the-city = los cubos están en lugares de la ciudad
plan-invariant-everybody-has-a-place-in-the-order = todos tienen un puesto en el orden
plan-invariant-the-inspector-is-there-for-two = la inspectora solo está con una o dos personas
plan-invariant-somebody-is-asked-until-the-end = siempre se pregunta a alguien hasta el final
plan-invariant-a-turn-belongs-to-a-seat = un turno es de alguien que está en la ciudad
plan-invariant-windows-are-open-in-a-turn = solo se piden acciones durante un turno
plan-invariant-every-window-opens-once-in-a-turn = cada ventana de acción de un turno se pide una sola vez
plan-invariant-nobody-plays-without-a-seat = no juega nadie que no esté en la mesa
plan-invariant-only-moving-an-officer-has-a-limit = solo acercar a un agente tiene límite de tiempo
plan-invariant-the-inspector-is-in-the-city = la inspectora está en la ciudad
plan-invariant-slots-are-open-that-are-filled = las casillas ocupadas están abiertas
plan-invariant-every-asset-is-in-one-place = cada baza está en un solo sitio
plan-invariant-two-cards-close-an-exit = dos cartas de patrulla cierran una salida
plan-invariant-questions-are-about-what-there-is = se pregunta por lo que hay
