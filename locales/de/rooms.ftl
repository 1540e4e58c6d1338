### Tische von anderen, und die Seite für die, die den Server betreiben.

page-lobby = Offene Tische
page-lobby-filter-label = Welche Tische gezeigt werden
page-lobby-filter = { $which ->
    [free] Mit freiem Platz
   *[all] Alle Tische
}
page-lobby-full = Gerade sind alle Plätze besetzt.
page-lobby-free = { $count ->
   *[0] kein Platz frei
    [one] 1 Platz frei
    [other] { $count } Plätze frei
}
page-lobby-join = Mitspielen
page-lobby-watch = Zuschauen
