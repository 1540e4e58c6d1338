### Lo que se cuenta tras una partida en el templo. Palabras como en temple.ftl; $at, $from y $to son tiempos desde la salida, como 6:12.

## El titular

temple-story-won = Victoria a { $left } del derrumbe
temple-story-lost = Sepultados en el templo
temple-story-broken-off = Interrumpida tras { $length }
temple-story-title-narrow = Por los pelos
temple-story-title-unscathed = Sin un rasguño
temple-story-title-swift = Rápidos como el viento
temple-story-title-helpful = Nadie se queda atrás
temple-story-title-every-stone = Hasta la última piedra
temple-story-title-escape = De vuelta a la luz
temple-story-title-no-chalice = El cáliz se quedó atrás
temple-story-title-one-missing = Solo faltó uno
temple-story-title-not-all = No todos volvieron
temple-story-title-cursed = Bajo el hechizo de la máscara negra
temple-story-title-dark = Perdidos en la oscuridad
temple-story-title-heavy = Un arca demasiado pesada
temple-story-title-buried = Devorados por el templo
temple-story-title-broken-off = Una expedición sin final

## Lo que decidió

temple-story-fact-by-stones = { $stones ->
    [one] { $at }: la piedra de { $seats }. Desde entonces todos los de dentro tuvieron siempre algún dado que lanzar, y dados suficientes para salir.
   *[other] { $at }: las { $stones } piedras de { $seats }. Desde entonces todos los de dentro tuvieron siempre algún dado que lanzar, y dados suficientes para salir.
}
temple-story-fact-by-exit = { $at }: { $seat } encuentra la salida. Desde entonces todos los de dentro tuvieron siempre algún dado que lanzar, y dados suficientes para salir.
temple-story-fact-by-rescue = { $at }: { $seat } libera a { $whose }. Desde entonces todos los de dentro tuvieron siempre algún dado que lanzar, y dados suficientes para salir.
temple-story-fact-by-goddess = { $at }: la diosa escucha a { $seat }. Desde entonces todos los de dentro tuvieron siempre algún dado que lanzar, y dados suficientes para salir.
temple-story-fact-by-mask = { $at }: la máscara sanadora de { $seat }. Desde entonces todos los de dentro tuvieron siempre algún dado que lanzar, y dados suficientes para salir.
temple-story-fact-by-die-back = { $at }: el dado roto de { $seat } vuelve a estar entero. Desde entonces todos los de dentro tuvieron siempre algún dado que lanzar, y dados suficientes para salir.
temple-story-fact-by-leaving = { $at }: { $seat } sale sin ningún dado que dejar. Desde entonces todos los de dentro tuvieron siempre algún dado que lanzar, y dados suficientes para salir.
temple-story-fact-by-gift = { $at }: { $seat } sale y deja un dado a { $whose }. Desde entonces todos los de dentro tuvieron siempre algún dado que lanzar, y dados suficientes para salir.
temple-story-fact-narrow = { $seat } fue quien salió al final, a { $left } del derrumbe.
temple-story-fact-no-chalice = { $found ->
    [yes] Todos estaban fuera, pero nadie había llevado el cáliz hasta la cámara de salida.
   *[no] Todos estaban fuera, pero la cámara del tesoro con el cáliz nunca apareció.
}
temple-story-fact-nobody-throws = Desde { $at } nadie dentro tenía ya un dado que lanzar.
temple-story-fact-no-exit = { $chambers ->
    [one] No se encontró la salida: era la última cámara de la pila.
   *[other] No se encontró la salida: estaba entre las últimas { $chambers } cámaras de la pila.
}
temple-story-fact-left-locked = { $seat } no pudo lanzar nada desde { $at }, durante { $lasted }, y no recibió ayuda.
temple-story-fact-too-dear = { $most ->
    [one] Al final salir costaba { $keys } llaves, y nadie dentro tenía más de 1 dado.
   *[other] Al final salir costaba { $keys } llaves, y nadie dentro tenía más de { $most } dados.
}
temple-story-fact-too-late = { $keys ->
    [one] El tiempo se acabó para { $seats }: una llave habría abierto la salida.
   *[other] El tiempo se acabó para { $seats }: { $keys } llaves habrían abierto la salida.
}
temple-story-fact-costly-slam = El portazo de { $at } costó un dado por cabeza: { $seats }.
temple-story-fact-drought = De { $from } a { $to } no se descubrió ninguna cámara ni se activó ninguna piedra, y nadie salió.

## La curva

temple-story-curve = Piedras en el arca
temple-story-curve-label = Piedras en el arca: { $first } al empezar, { $last } al acabar. La tabla de abajo tiene los números.
temple-story-locked = Dados bloqueados
temple-story-mark-gong = el gong
temple-story-mark-slam = portazo
temple-story-mark-goddess = la diosa
temple-story-mark-decided = decisivo
temple-story-table = Números a lo largo del tiempo
temple-story-time = Tiempo
temple-story-ark = Piedras
temple-story-chambers = Cámaras
temple-story-dice = Bloqueados

## Quién hizo qué

temple-story-who = Quién hizo qué
temple-story-honour-rescuer = Al rescate: liberó más dados ajenos que nadie
temple-story-honour-pathfinder = Buen olfato: encontró la salida
temple-story-honour-stone-bearer = Hombros fuertes: puso más dados en piedras que nadie
temple-story-honour-door-opener = Puertas abiertas: descubrió más cámaras que nadie
temple-story-honour-last-out = Buen pastor: salió al final de todos
temple-story-honour-first-out = Avanzadilla: salió antes que nadie
temple-story-honour-caller = La voz: llamó a la diosa
temple-story-honour-walker = Pies ligeros: cruzó más puertas que nadie
temple-story-honour-thrower = Mano caliente: lanzó más veces que nadie
temple-story-honour-unbroken = Escapista: se quedó sin dados libres y aun así salió
temple-story-honour-uncursed = Con estrella: nunca se quedó sin dados libres
temple-story-honour-punctual = Puntual: en la entrada en cada portazo
temple-story-honour-companion = Compañía: fue parte de la expedición
temple-story-deed-chambers = { $count ->
    [one] 1 cámara descubierta
   *[other] { $count } cámaras descubiertas
}
temple-story-deed-stones = { $count ->
    [one] 1 dado para piedras
   *[other] { $count } dados para piedras
}
temple-story-deed-freed = { $count ->
    [one] 1 dado ajeno liberado
   *[other] { $count } dados ajenos liberados
}
temple-story-deed-locked = { $count ->
    [one] sin dados libres una vez
   *[other] sin dados libres { $count } veces
}
temple-story-deed-lost = { $count ->
    [one] 1 dado perdido
   *[other] { $count } dados perdidos
}
temple-story-deed-throws = { $count ->
    [one] 1 lanzamiento
   *[other] { $count } lanzamientos
}
temple-story-deed-out = fuera a los { $at }
temple-story-deed-inside = sigue dentro

## Qué pasó y cuándo

temple-story-lines = Qué pasó y cuándo
temple-story-watch = Ver este momento
temple-story-fact-discovered = { $seat } descubre la cámara { $tile }.
temple-story-fact-exit-found = ¡{ $seat } encuentra la salida!
temple-story-fact-stones = { $stones ->
    [one] Una piedra en la cámara { $tile }: { $seats }.
   *[other] { $stones } piedras en la cámara { $tile }: { $seats }.
}
temple-story-fact-linked = { $stones ->
    [one] { $seat } une las cámaras de alianza y activa una piedra: { $seats }.
   *[other] { $seat } une las cámaras de alianza y activa { $stones } piedras: { $seats }.
}
temple-story-fact-conjured = { $seat } conjura una piedra del arca.
temple-story-fact-restored = { $freed ->
    [one] { $seat } usa la máscara sanadora: 1 dado vuelve a estar libre.
   *[other] { $seat } usa la máscara sanadora: { $freed } dados vuelven a estar libres.
}
temple-story-fact-die-back = El dado roto de { $seat } vuelve a estar entero.
temple-story-fact-locked-up = { $seat } se queda con todos los dados bloqueados.
temple-story-fact-rescued = { $locked_up ->
    [yes] { $freed ->
        [one] { $seat } rescata a { $whose }: 1 dado vuelve a estar libre.
       *[other] { $seat } rescata a { $whose }: { $freed } dados vuelven a estar libres.
    }
   *[no] { $freed ->
        [one] { $seat } libera 1 dado de { $whose }.
       *[other] { $seat } libera { $freed } dados de { $whose }.
    }
}
temple-story-fact-goddess = { $freed ->
    [one] { $seat } llama a la diosa: 1 dado vuelve a estar libre, y una piedra va al arca.
   *[other] { $seat } llama a la diosa: { $freed } dados vuelven a estar libres, y una piedra va al arca.
}
temple-story-fact-not-called = { $seat } quiere llamar a la diosa, pero no todos están de acuerdo.
temple-story-fact-gong = { $times ->
    [1] Suena el gong.
    [2] El gong suena dos veces.
   *[3] El gong suena tres veces.
}
temple-story-fact-slam = { $count ->
    [0] Las puertas se cierran de golpe, y nadie pierde un dado.
   *[other] Las puertas se cierran de golpe. Pierden un dado: { $seats }.
}
temple-story-fact-last-out = ¡{ $seat } está fuera, y ya no queda nadie!
temple-story-fact-out = { $seat } está fuera y deja un dado a { $whose }.
temple-story-fact-out-without-dice = { $seat } está fuera y no tenía ningún dado que dejar.
temple-story-fact-chalice-left = El cáliz se queda atrás en el templo.
temple-story-fact-collapsed = El templo se derrumba sobre { $seats }.

## Y ahora

temple-story-harder = Otra vez, más difícil
