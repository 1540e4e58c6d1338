### The Curse of the Temple on the page. Words as in temple.ftl.

## The clock

temple-page-left = Queda
temple-page-time-left = Tiempo que queda: { $time }
temple-page-next = { $what ->
    [gong] Próximo gong
    [slam] Portazo en
   *[collapse] Derrumbe en
}
temple-page-stones = En el arca
temple-page-ark = { $count ->
    [one] 1 piedra en el arca
   *[other] { $count } piedras en el arca
}
temple-page-goddess = Diosa
temple-page-goddess-stones = { $count ->
    [0] Ya no se puede llamar a la diosa
    [one] Se puede llamar a la diosa una vez
   *[other] Se puede llamar a la diosa { $count } veces
}
temple-page-practice = Práctica
temple-page-no-clock = sin reloj
temple-page-ask-practice = ¿Todo listo? No hay reloj: tómate tu tiempo.
temple-page-pause = Pausa (tecla P)

## The dice

temple-page-tray = Tus dados
temple-page-throw = { $count ->
    [0] Tirar
    [one] Tirar 1 dado
   *[other] Tirar { $count } dados
}
temple-page-hint = Toca un dado para guardarlo, y el mapa donde brilla.
temple-page-hint-wait = Se empieza cuando todos estén listos.
temple-page-hint-stuck = Nada que tirar: suelta un dado.
temple-page-hint-locked = Todos tus dados están bloqueados: espera una máscara dorada o llama a la diosa.
temple-page-hint-hand = Tu mano está embrujada: mantén pulsada la esquina o la tecla H y lanza.
temple-page-side = { $side ->
    [A] aventurero
    [T] antorcha
    [K] llave
    [G] máscara dorada
    [X] máscara negra
   *[blank] en blanco
}
temple-page-die = { $state ->
    [kept] Dado { $number }, { temple-page-side }, guardado
    [X] Dado { $number }, { temple-page-side }, bloqueado
   *[other] Dado { $number }, { temple-page-side }
}

## What can be done

temple-page-strip = Lo que pueden tus dados
temple-page-activate = { $stones ->
    [one] Activar 1 piedra: { temple-face }
   *[other] Activar { $stones } piedras: { temple-face }
}
temple-page-activate-abyss = Activar dos piedras con cinco máscaras negras
temple-page-activate-best = Activa todas las piedras que puedas
temple-page-free = { $mine ->
    [yes] { $count ->
        [one] Libera tu dado
       *[other] Libera { $count } de tus dados
    }
   *[no] { $count ->
        [one] Libera un dado de { $name }
       *[other] Libera { $count } dados de { $name }
    }
}
temple-page-keys = Teclas: del 1 al 9 guardan dados, el espacio tira, las flechas andan y descubren, H sujeta la mano embrujada, Esc devuelve un tesoro a su sitio, P hace una pausa.

## Maldiciones y tesoros

temple-page-breaks = Se rompe con: { $faces }. Tus dados muestran { $count } de 3.
temple-page-breaks-now = Rómpela ahora con: { $faces }.
temple-page-set-aside = Un dado quebrado, apartado
temple-page-silenced = Silencio: nadie te oye hasta que rompas la maldición.
temple-page-hold = Pulsa · H: deja la mano aquí mientras lanzas
temple-page-hold-short = Pulsa · H
temple-page-treasures = Tus tesoros
temple-page-pays-itself = Paga por sí solo donde no lleguen tus dados.
temple-page-choose-target = Elige dónde en el mapa.
temple-page-open-wall = Abrir un pasadizo secreto: { $one } – { $other }
temple-page-no-target = Ahora mismo no hay dónde usarlo.
temple-page-whose = El aventurero de quién
temple-page-yourself = Tú
temple-page-put-back = Devolver a su sitio (Esc)
temple-page-offered = Has ofrecido a { $name } una teletransportación. Esperando su respuesta…
temple-page-consent = { $name } quiere teletransportarte a { temple-chamber-inline }. ¿Te parece bien?

## The map and those on it

temple-page-map = Mapa del templo
temple-page-follow = Vuelve a tu peón
temple-page-mate = { $locked ->
    [0] dados: { $dice }
   *[other] dados: { $dice }, bloqueados: { $locked }
}
temple-page-here = aquí contigo
temple-page-out = fuera
temple-page-inside = dentro
temple-page-at-start = entrada
temple-page-at-exit = salida
temple-page-steps = { $count ->
    [one] a 1 cámara
   *[other] a { $count } cámaras
}

## The end

temple-page-safe = ¡Estás fuera! Mira cómo les va a los demás.
temple-page-won = ¡Lo habéis conseguido todos!
temple-page-lost-practice = Todos los dados están bloqueados para siempre.
temple-page-escaped = Han salido
temple-page-out-of = { $out } de { $all }
temple-page-way-home = { $count ->
    [one] 1 paso hasta la entrada
   *[other] { $count } pasos hasta la entrada
}
temple-page-way-out = { $count ->
    [one] 1 paso hasta la salida
   *[other] { $count } pasos hasta la salida
}
temple-page-calls = Llamar a los demás

# The soundtrack for the box.
temple-page-soundtrack-note = Para la caja en tu mesa: pon este teléfono al lado. Toca la música, golpea los gongs y cierra las puertas; tú tiras los dados.
temple-page-soundtrack-next = { $what ->
    [start] Empieza en
    [gong] Gong dentro de
    [slam] ¡Vuelve a la entrada! Portazo en
   *[collapse] ¡Sal de ahí! Derrumbe en
}
temple-page-soundtrack-over = El templo se ha derrumbado.
temple-page-soundtrack-a = A · tambores y flauta · gongs a { $first }, { $second }, { $third }
temple-page-soundtrack-b = B · cuerdas, más oscura · gongs a { $first }, { $second }, { $third }
temple-page-soundtrack-start = Empezar
temple-page-soundtrack-pause = Detener
temple-page-soundtrack-on = Seguir
temple-page-soundtrack-again = Desde el principio
temple-page-soundtrack-save = Guardar como archivo de sonido
temple-page-soundtrack-saving = { $percent } % hecho …
