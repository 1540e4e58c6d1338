### Tables of others, and the page of whoever runs the server.

page-lobby = Open tables
page-lobby-filter-label = Which tables are shown
page-lobby-filter = { $which ->
    [free] With a free seat
   *[all] All of them
}
page-lobby-full = All seats are taken just now.
page-lobby-free = { $count ->
   *[0] no free seat
    [one] 1 seat free
    [other] { $count } seats free
}
page-lobby-join = Join in
page-lobby-watch = Watch
