### Escape Master en la página.

master-page-hand = Tus cartas
master-page-stacks = Pilas
master-page-stack = Pila { $number }: { $card }{ $closed ->
    [yes] , cerrada
   *[no] {""}
}, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
master-page-new = Empezar una pila nueva
master-page-strip = Lo que puedes hacer
master-page-hint = { $what ->
    [nowhere] Esta carta no encaja ahora en ningún sitio.
    [whom] Toca a quien quieras poner la trampa.
    [escape] ¿Qué debe hacer?
    [escape-minus] Toca otra carta para descartarla, o elige abajo.
    [pair] Toca una pila. La última carta tocada queda encima.
   *[where] Toca una pila.
}
master-page-faster = { $name } ha sido más rápido. Tu carta vuelve a tu mano.
master-page-round = Ronda { $round }
master-page-total = { $total ->
    [one] Tú: 1 tropiezo
   *[other] Tú: { $total } tropiezos
}
master-page-turn = { $mine ->
    [yes] Es tu turno
   *[no] Es el turno de { $name }
}
master-page-leader = { $beast ->
    [yes] ¡Modo bestia!
   *[no] { master-tribe }
}
master-page-pile = { $count ->
    [0] El mazo está vacío
    [one] Robar una carta; queda 1
   *[other] Robar una carta; quedan { $count }
}
master-page-rival = { $name }: { $out ->
    [yes] fuera
   *[no] { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
}, { $total ->
    [one] 1 tropiezo
   *[other] { $total } tropiezos
}
master-page-trapped = { $card ->
    [P3] ¡+3! Juega un escape o roba tres.
    [UP] ¡Solo hacia arriba!
   *[other] ¡Solo hacia abajo!
}
master-page-waits = { $question ->
    [start] { $names } empieza la ronda.
   *[other] { $names } está eligiendo.
}
master-page-done = Listo
master-page-for = por { $card }
master-page-give = Para { $name }
master-page-choose-gift = { $count ->
    [one] Toca una carta de tu mano.
   *[other] Toca una carta de tu mano; quedan { $count } por dar.
}
master-page-after = Tras la ronda { $round }
master-page-got = { $count ->
    [0] ninguno
   *[other] +{ $count } tropiezos
}
master-page-scores = Marcador
master-page-round-column = Ronda
master-page-limit = La partida acaba con { $points } tropiezos.
master-page-rounds = { $rounds ->
    [one] La partida acaba tras 1 ronda.
   *[other] La partida acaba tras { $rounds } rondas.
}
master-page-out = { $name } está fuera: ¡Escape Master!
master-page-alliance = { $names } están fuera: ¡Escape Alliance!
master-page-out-first = { $name } está fuera: ¡Escape Master! { $mate } sigue jugando.
master-page-fits = { $what }, encaja
# Qué más hay que decir de alguien en la mesa.
master-page-also = { $what ->
    [partner] tu pareja
    [dealer] reparte
    [turn] juega ahora
   *[leader] líder: { master-tribe }
}
master-page-hit = ¡De { $name }!
master-page-go = ¡Ya!
master-page-countdown = { $what ->
    [start] Prepárate
    [blocked] Nadie puede jugar: la ronda está a punto de acabar
   *[last-call] Última llamada: juega o roba
}
master-page-close = Cerrar
master-page-silenced = El líder descansa en esta ronda.
master-page-experience = { $points ->
    [one] 1 punto de experiencia
   *[other] { $points } puntos de experiencia
}
master-page-in-trap = En una trampa: { $card }
master-page-piles = { $cards ->
    [one] 1 carta en la mano
   *[other] { $cards } cartas en la mano
}, { $history ->
    [one] 1 en los descartes
   *[other] { $history } en los descartes
}
master-page-team-total = { $total ->
    [one] Equipo: 1 tropiezo
   *[other] Equipo: { $total } tropiezos
}
