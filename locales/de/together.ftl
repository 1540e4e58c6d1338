### Mehrere an einem Gerät.

together-title = Mehrere Leute, ein Gerät
together-help = Nach jedem Zug gebt ihr das Gerät weiter. Ein Vorhang verdeckt, was geheim ist.
together-how-many = Wie viele ihr seid
together-people = { $count } Leute
together-name = Name von Spieler { $number }
together-player = Spieler { $number }
together-play = Los geht’s
together-hand-on = Gib das Gerät an { $name }
together-ready = Ich bin { $name }
