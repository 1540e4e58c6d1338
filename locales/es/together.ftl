### Varias personas con un solo dispositivo.

together-title = Varias personas, un dispositivo
together-help = Os pasáis el dispositivo después de cada turno. Un telón tapa lo que es secreto.
together-how-many = Cuántos sois
together-people = { $count } personas
together-name = Nombre del jugador { $number }
together-player = Jugador { $number }
together-play = Empezar
together-hand-on = Pasa el dispositivo a { $name }
together-ready = Soy { $name }
