### Mesas de otros, y la página de quien lleva el servidor.

page-lobby = Mesas abiertas
page-lobby-filter-label = Qué mesas se ven
page-lobby-filter = { $which ->
    [free] Con asiento libre
   *[all] Todas
}
page-lobby-full = Ahora mismo no queda ningún asiento libre.
page-lobby-free = { $count ->
   *[0] sin asiento libre
    [one] 1 asiento libre
    [other] { $count } asientos libres
}
page-lobby-join = Jugar
page-lobby-watch = Mirar

## La página de quien lleva el servidor

page-host = Tu servidor
page-host-asking = Preguntando al servidor …
page-host-no-key = Esta página es para quien lleva el servidor: ábrela con el enlace que el programa mostró al arrancar.
page-host-wrong-key = La clave de este enlace no es la de este servidor: abre la página con el enlace que el programa mostró al arrancar.
page-host-too-many = Se han probado demasiadas claves equivocadas; espera un minuto y vuelve a abrir el enlace.
page-host-no-answer = El servidor no responde; vuelve a probar dentro de un momento.
page-host-disk = Espacio
page-host-size = en el disco
page-host-open = abiertas
page-host-over = terminadas
page-host-awake = en memoria
page-host-free = De ellos, { $size } están libres para lo que venga.
page-host-keeping = Conservar
page-host-retention = Mesas terminadas
page-host-retention-help = Lo más antiguo se borra, una vez al día.
page-host-days = { $count ->
   *[0] para siempre
    [365] durante un año
    [one] durante un día
    [other] durante { $count } días
}
page-host-copy = Una copia de todo
page-host-copy-help = Contiene también lo que está oculto en las partidas en curso: guárdala bien.
page-host-back-up = Hacer copia
page-host-tables = Todas las mesas
page-host-search = Código, juego o nombre
page-host-state-label = Cuáles de las mesas
page-host-state = { $state ->
    [open] Abiertas
    [over] Terminadas
   *[all] Todas
}
page-host-none = No hay ninguna mesa así.
page-host-more = Ver más
page-host-unreadable = no se puede leer
page-host-phase = { $phase ->
    [gathering] Por empezar
    [playing] En juego
    [over] Terminada
   *[frozen] Estropeada
}
page-host-nobody = Aquí no hay nadie sentado.
page-host-close = Cerrar
page-host-close-sure = ¿Borrarla del todo?
page-host-forget = Olvidar
page-host-forget-sure = ¿Olvidar en todas partes?
page-host-closed = La mesa { $table } ya no existe.
page-host-forgotten = { $count ->
    [one] Olvidado en una mesa. Las copias que hiciste antes aún tienen el nombre.
   *[other] Olvidado en { $count } mesas. Las copias que hiciste antes aún tienen el nombre.
}
page-host-left = Olvidado, pero estas mesas están dañadas y quizá aún tengan el nombre: { $tables }. Ciérralas si eso no debe ser.
page-host-copying = Se está haciendo la copia …
page-host-copied = La copia está en tus descargas.
page-host-busy = Ya se está haciendo una copia.
page-host-failed = No ha funcionado. El registro del programa dice por qué.
