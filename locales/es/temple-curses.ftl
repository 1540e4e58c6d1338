### Maldiciones del templo: cartas que complican la partida a quien las roba hasta que las rompe.
### Palabras fijas: curse = maldición, break = romper, mask = máscara lila, set aside = apartado, card = carta.

## Nombres

temple-curse = { $curse ->
    [trap] Trampa
    [silence] Silencio
    [broken_die] Dado quebrado
    [lost_die] Dado extraviado
    [masquerade] Mascarada
   *[bewitched_hand] Mano embrujada
}
# Lo que hace, en una frase.
temple-curse-does = { $curse ->
    [trap] No puedes entrar en ninguna cámara ni descubrirla.
    [silence] No puedes hablar: el chat, la voz y las señales están cerrados.
    [broken_die] Uno de tus dados queda apartado hasta que rompas la maldición.
    [lost_die] Los dados que se te caigan de la mesa al lanzarlos se pierden.
    [masquerade] Cada máscara dorada tuya libera un solo dado.
   *[bewitched_hand] Solo puedes lanzar mientras mantengas pulsada la tecla o la esquina de la mano.
}

## Jugadas

temple-move-break = Romper la maldición «{ temple-curse }»{ temple-pay }
temple-move-hand = { $on ->
    [yes] Ponerte la mano en la cabeza
   *[no] Quitarte la mano de la cabeza
}

## Lo que ocurre

temple-fact-cursed = { $seat } roba la maldición «{ temple-curse }». Se rompe con { $faces }.
temple-fact-curse-discarded = { $seat } roba la maldición «{ temple-curse }», que no tiene efecto y se descarta.
temple-fact-set-aside = A { $seat } se le quiebra un dado, que queda apartado.
temple-fact-curse-broken = ¡{ $seat } rompe la maldición «{ temple-curse }»!

## Negativas

temple-refusal-trapped = Has caído en una trampa: hasta que rompas la maldición no puedes entrar en ninguna cámara ni descubrirla.
temple-refusal-no-such-curse = No tienes la maldición «{ temple-curse }».
temple-refusal-hand-off = Tu mano está embrujada: póntela en la cabeza y podrás lanzar.

temple-why-trapped = Una trampa impide entrar en cámaras y descubrirlas hasta que sus tres símbolos la rompen (§1.10).
temple-why-no-such-curse = Solo quien tiene la carta delante la sufre y puede romperla (§1.10).
temple-why-hand-off = Con la mano embrujada se lanza con una sola mano: la otra está en la tecla o en la esquina (§3.7).

## Opciones

temple-option-curses = Maldiciones
temple-help-curses = Las cámaras con máscara traen una maldición a quien las descubre.

## Lo que se cumple en todo momento

temple-invariant-every-curse-is-in-one-place = cada carta de maldición está en un solo sitio
temple-invariant-curses-lie-before-those-inside = las maldiciones solo afectan a quien sigue dentro
temple-invariant-a-broken-die-sets-one-die-aside = un dado quebrado aparta un dado como mucho
