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

## The page of the host

page-host = Your server
page-host-asking = Asking the server …
page-host-no-key = This page is for whoever runs the server: open it with the link that the program printed when it started.
page-host-wrong-key = The key in this link is not the one of this server: open the page with the link that the program printed when it started.
page-host-too-many = Too many wrong keys were tried; wait a minute and open the link again.
page-host-no-answer = The server does not answer; try again in a moment.
page-host-disk = Room
page-host-size = on the disk
page-host-open = open
page-host-over = finished
page-host-awake = in memory
page-host-free = { $size } of it are free for what is to come.
page-host-keeping = Keeping
page-host-retention = Finished tables
page-host-retention-help = Whatever is older is deleted, once a day.
page-host-days = { $count ->
   *[0] for ever
    [365] for a year
    [one] for a day
    [other] for { $count } days
}
page-host-copy = A copy of everything
page-host-copy-help = It holds what is hidden in running games too: keep it safe.
page-host-back-up = Back up
page-host-tables = All tables
page-host-search = Code, game or name
page-host-state-label = Which of the tables
page-host-state = { $state ->
    [open] Open
    [over] Finished
   *[all] All
}
page-host-none = There is no such table.
page-host-more = Show more
page-host-unreadable = cannot be read
page-host-phase = { $phase ->
    [gathering] Gathering
    [playing] Under way
    [over] Over
   *[frozen] Broken
}
page-host-nobody = Nobody sits here.
page-host-close = Close
page-host-close-sure = Delete it for good?
page-host-forget = Forget
page-host-forget-sure = Forget everywhere?
page-host-closed = Table { $table } is gone.
page-host-forgotten = { $count ->
    [one] Forgotten at one table. Backups that you made earlier still have the name.
   *[other] Forgotten at { $count } tables. Backups that you made earlier still have the name.
}
page-host-left = Forgotten, but these tables are damaged and may still have the name: { $tables }. Close them if that must not be.
page-host-copying = The copy is being made …
page-host-copied = The copy is with your downloads.
page-host-busy = Somebody is making a copy already.
page-host-failed = That did not work. The log of the program says why.
