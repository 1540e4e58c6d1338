# Escape Plan en la página.
plan-page-city = La ciudad
plan-page-me = Mirar mi peón
plan-page-all = Mostrar toda la ciudad
plan-page-gap = Hueco en { $q }, { $r }
plan-page-officer-on = { $officer } en { $tile }
plan-page-on-tile = { $name } en { $tile }
plan-page-day = Día { $day } · { $period }
plan-page-exit = { $state ->
    [closed] Salida { $number } cerrada
    [watched] Salida { $number } vigilada
   *[open] Salida { $number } abierta
}
plan-page-waiting = { $name } está pensando.
plan-page-hint-travel = Toca un lugar de la ciudad y verás cómo llegar y a quién tendrías que esquivar.
plan-page-hint-tile = Elige una de las losetas.
plan-page-hint-gap = Ahora elige dónde va en la ciudad.
plan-page-hint-officer = Toca un agente de la ciudad.
plan-page-hint-target = Ahora toca la loseta a la que debe ir el agente.
plan-page-turn-tile = Girarla
plan-page-place-tile = Ponerla aquí
plan-page-close = Cerrar
plan-page-go = Ir allí
plan-page-steps = { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
}
plan-page-cans = { $count ->
    [one] un bidón
   *[other] { $count } bidones
}
plan-page-drivers = { $count ->
    [one] un conductor
   *[other] { $count } conductores
}
plan-page-flies = por el aire
plan-page-needs-key = hace falta una llave
plan-page-nobody = Nadie en tu camino
plan-page-threats = { $count ->
    [one] Un agente que esquivar, o una herida
   *[other] { $count } agentes que esquivar, o tantas heridas
}
plan-page-you-are-here = Estás aquí. Un trayecto tiene que llevar a otro lugar.
plan-page-with = Para esquivar: { $names }
plan-page-with-nothing = No tienes nada para esquivarlos.
plan-page-no-way = No puedes llegar allí en este turno: está demasiado lejos para { $count ->
    [one] tu único paso
   *[other] tus { $count } pasos
}. Con bidones y conductores llegas más lejos.
plan-page-use = Usar
plan-page-cuffed-does = Las esposas bloquean esta casilla hasta que te libres de ellas.
plan-page-not-now = En tu turno verás aquí cómo llegar.
plan-page-closed = Cerrado: necesitas una llave cada vez.
plan-page-entry-amount = Tu plan: { $amount } al final
plan-page-entry-income = Tu plan: ingresos al momento, ahora { $amount }
plan-page-priced = { $name } por { $price }
plan-page-worth = { $name } de valor { $price }
plan-page-income-now = ingresos
plan-page-been = visitado
plan-page-empty = vacía
plan-page-cash = { $count } en efectivo
plan-page-income = Ingresos { $count }
plan-page-level = Notoriedad { $count }
plan-page-net = La notoriedad cambia en { $count } tras este momento del día
plan-page-wounds = { $count ->
    [one] { $count } herida
   *[other] { $count } heridas
}
plan-page-handcuffs = Esposas: { $count }
plan-page-discs = { $count ->
    [one] { $count } disco extra
   *[other] { $count } discos extra
}
plan-page-gas = { $count ->
    [one] { $count } bidón
   *[other] { $count } bidones
}
plan-page-keys = { $count ->
    [one] { $count } llave
   *[other] { $count } llaves
}
plan-page-members = { $count ->
    [one] { $count } miembro de la banda
   *[other] { $count } miembros de la banda
}
plan-page-rested = Ya ha descansado hoy
plan-page-not-rested = Aún puede descansar hoy
plan-page-aid-ready = Los primeros auxilios están listos
plan-page-aid-used = Los primeros auxilios están gastados
plan-page-contacts = Contactos
plan-page-stash = Alijo
plan-page-belt = Cinturón
plan-page-plan = Tu plan de fuga
plan-page-escaped = ha escapado
plan-page-arrested = detenido
plan-page-nobody-escaped = Nadie ha escapado. Todos están en la cárcel.
plan-page-solo-escaped = ¡Has salido de la ciudad!
