### Maldiciones del templo: cartas que complican la partida a quien las roba hasta que las rompe.
### Palabras fijas: curse = maldición, break = romper, mask = máscara lila, set aside = apartado, card = carta.

## Nombres

temple-curse = { $curse ->
    [trap] Trampa
    [silence] Silencio
    [broken_die] Dado quebrado
    [lost_die] Dado extraviado
    [masquerade] Mascarada
    [soul_swap] Intercambio de almas
    [lost_treasure] Tesoro perdido
    [double_curse] Doble maldición
    [doomed] Condenados
    [upright] Enderezados
   *[bewitched_hand] Mano embrujada
}
# Lo que hace, en una frase.
temple-curse-does = { $curse ->
    [trap] No puedes entrar en ninguna cámara ni descubrirla.
    [silence] No puedes hablar: el chat, la voz y las señales están cerrados.
    [broken_die] Uno de tus dados queda apartado hasta que rompas la maldición.
    [lost_die] Los dados que se te caigan de la mesa al lanzarlos se pierden.
    [masquerade] Cada máscara dorada tuya libera un solo dado.
    [soul_swap] Tú y otra persona movéis cada cual el aventurero de la otra.
    [lost_treasure] Entregas uno de tus tesoros.
    [double_curse] Quien tenga que robar una maldición roba dos.
    [doomed] No puedes escapar.
    [upright] Solo puedes lanzar de pie: levántate al menos cada seis segundos.
   *[bewitched_hand] Solo puedes lanzar mientras mantengas pulsada la tecla o la esquina de la mano.
}

## Jugadas

temple-move-break = Romper la maldición «{ temple-curse }»{ temple-pay }
temple-move-hand = { $on ->
    [yes] Ponerte la mano en la cabeza
   *[no] Quitarte la mano de la cabeza
}
temple-move-stand = Ponerte de pie
temple-move-answer-seat = Intercambiar con { $seat }

## Preguntas

temple-ask-partner = ¿Con quién intercambias el aventurero?

## Lo que ocurre

temple-fact-cursed = { $seat } roba la maldición «{ temple-curse }». Se rompe con { $faces }.
temple-fact-curse-discarded = { $seat } roba la maldición «{ temple-curse }», que no tiene efecto y se descarta.
temple-fact-set-aside = A { $seat } se le quiebra un dado, que queda apartado.
temple-fact-curse-broken = ¡{ $seat } rompe la maldición «{ temple-curse }»!
temple-fact-swapped = { $seat } y { $whose } intercambian las almas: ¡cada cual mueve ahora el aventurero de la otra persona!
temple-fact-swapped-back = { $seat } y { $whose } vuelven a mover cada cual su aventurero.
temple-fact-lost-treasure = { $seat } roba la maldición «Tesoro perdido» y tiene que entregar un tesoro.

## Negativas

temple-refusal-trapped = Has caído en una trampa: hasta que rompas la maldición no puedes entrar en ninguna cámara ni descubrirla.
temple-refusal-no-such-curse = No tienes la maldición «{ temple-curse }».
temple-refusal-hand-off = Tu mano está embrujada: póntela en la cabeza y podrás lanzar.
temple-refusal-answer-first = Responde antes a tu pregunta.
temple-refusal-not-standing = Solo puedes lanzar de pie. ¡Levántate!
temple-refusal-doomed = Tienes la maldición «Condenados»: no puedes escapar hasta que la rompas.

temple-why-trapped = Una trampa impide entrar en cámaras y descubrirlas hasta que sus tres símbolos la rompen (§1.10).
temple-why-no-such-curse = Solo quien tiene la carta delante la sufre y puede romperla (§1.10).
temple-why-hand-off = Con la mano embrujada se lanza con una sola mano: la otra está en la tecla o en la esquina (§3.7).
temple-why-answer-first = Quien tiene que elegir compañero o tesoro no puede hacer otra cosa hasta haber elegido (§1.20).
temple-why-not-standing = Cada vez estás de pie seis segundos; cuando pasan, tienes que volver a levantarte y esperar un momento (§3.7).
temple-why-doomed = Con «Condenados» no se puede escapar (§1.16).

## Opciones

temple-option-curses = Maldiciones
temple-help-curses = Las cámaras con máscara traen una maldición a quien las descubre.

## Lo que se cumple en todo momento

temple-invariant-every-curse-is-in-one-place = cada carta de maldición está en un solo sitio
temple-invariant-curses-lie-before-those-inside = las maldiciones solo afectan a quien sigue dentro
temple-invariant-a-broken-die-sets-one-die-aside = un dado quebrado aparta un dado como mucho
temple-invariant-a-soul-swap-is-between-two-who-are-inside = un intercambio de almas es entre dos que siguen dentro
