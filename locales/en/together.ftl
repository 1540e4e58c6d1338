### Several people on one device.

together-title = Several people, one device
together-help = You hand the device on after every turn. A curtain hides what is secret.
together-how-many = How many people
together-people = { $count } people
together-name = Name of player { $number }
together-player = Player { $number }
together-play = Begin
together-hand-on = Hand the device to { $name }
together-ready = I am { $name }
