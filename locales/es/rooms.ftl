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
