### Tesoros del templo: tablillas que ayudan una vez.
### Palabras fijas: treasure = tesoro, take = coger, use up = gastar, secret passage = pasadizo secreto, teleport = teletransportación.

## Nombres

temple-treasure = { $treasure ->
    [restoring_mask] Máscara restauradora
    [secret_passage] Pasadizo secreto
    [double_torch] Antorcha doble
    [teleport] Teletransportación
    [double_key] Llave doble
    [giant_torch] Antorcha gigante
    [counterspell] Contrahechizo
   *[stone_conjurer] Conjurador de piedras
}
# Lo que hace, en una frase.
temple-treasure-does = { $treasure ->
    [restoring_mask] Libera todos los dados bloqueados de quienes siguen dentro.
    [secret_passage] Abre una pared entre dos cámaras contiguas.
    [double_torch] Vale por dos antorchas en una acción que necesite una antorcha.
    [teleport] Lleva un aventurero junto a otro que no esté en la misma cámara ni en una contigua.
    [double_key] Vale por dos llaves en una acción que necesite una llave.
    [giant_torch] Convierte tu cámara en la segura para todos, en lugar de la entrada, hasta que se cierren las puertas.
    [counterspell] Retira una maldición de cualquiera.
   *[stone_conjurer] Saca una piedra mágica del arca.
}
# Lo que paga además de los dados, tras el nombre de una jugada.
temple-pay = { $double_torch ->
    [yes] , con la antorcha doble y la llave doble
   *[other] { $pay ->
        [double_torch] , con la antorcha doble
        [double_key] , con la llave doble
       *[other] {""}
    }
}

## Jugadas

temple-move-take = Coger el tesoro{ temple-pay }
temple-move-restore = Usar la máscara restauradora
temple-move-conjure = Conjurar una piedra
temple-move-openwall = Abrir un pasadizo secreto al { temple-dir } de { $cell }
temple-move-teleport = Teletransportar a { $seat }: { $to }
temple-move-teleport-own = Teletransportarte: { $to }
temple-move-planttorch = Plantar aquí la antorcha gigante
temple-move-counterspell = Retirar la maldición «{ temple-curse }»
temple-move-answer-treasure = Entregar: { temple-treasure }
temple-at-start = entrada
temple-at-exit = salida

## Preguntas

temple-ask-consent = Alguien de tu equipo quiere teletransportarte. ¿Te parece bien?
temple-ask-give-up = ¿Qué tesoro entregas?

## Lo que ocurre

temple-fact-treasure-laid = Hay un tesoro en { temple-chamber-inline }: { temple-treasure }.
temple-fact-took = { $seat } coge un tesoro: { temple-treasure }.
temple-fact-spent = { $seat } paga con un tesoro: { temple-treasure }.
temple-fact-restored = { $seat } usa la máscara restauradora: ¡todos los dados quedan libres!
temple-fact-conjured = ¡{ $seat } conjura una piedra del arca!
temple-fact-wall-opened = ¡{ $seat } abre un pasadizo secreto!
temple-fact-teleport-offered = { $seat } quiere teletransportar a { $whose } a { temple-chamber-inline }.
temple-fact-teleport-declined = { $whose } se queda donde está y { $seat } conserva el tesoro.
temple-fact-teleported = { $seat } usa la teletransportación: { $whose } está ahora en { temple-chamber-inline }.
temple-fact-gave-up = { $seat } entrega un tesoro: { temple-treasure }.
temple-fact-countered = { $seat } usa un contrahechizo: ¡{ $whose } se libra de la maldición «{ temple-curse }»!
temple-fact-torch-planted = { $seat } planta una antorcha gigante en { temple-chamber-inline }: ¡hasta que se cierren las puertas solo esa cámara es segura!
temple-fact-torch-out = La antorcha gigante se apaga.

## Negativas

temple-refusal-no-treasure-here = En esta cámara no hay ningún tesoro.
temple-refusal-no-such-treasure = No tienes este tesoro: { temple-treasure }.
temple-refusal-not-needed = Aquí no hace falta este tesoro: { temple-treasure }.
temple-refusal-no-wall = Al { temple-dir } no hay ninguna pared que un pasadizo secreto pueda abrir.
temple-refusal-not-inside = { $seat } no está en el templo.
temple-refusal-nobody-there = Allí no hay nadie más. La teletransportación lleva junto a otra persona.
temple-refusal-too-near = Está demasiado cerca. La teletransportación no lleva a la misma cámara ni a una contigua.
temple-refusal-mate-is-asked = { $seat } tiene que responder antes a otra pregunta.
temple-refusal-already-offered = Ya has ofrecido tu teletransportación a alguien.
temple-refusal-curse-not-on-table = Nadie tiene la maldición «{ temple-curse }».
temple-refusal-no-torch-here = En una ilusión no puede haber una antorcha gigante.
temple-refusal-torch-stands = Ya arde una antorcha gigante.
temple-refusal-torch-too-late = Las puertas no volverán a cerrarse, así que una antorcha gigante ya no sirve.

temple-why-no-treasure-here = Los tesoros están en las cámaras que muestran uno, hasta que alguien los coge (§1.11).
temple-why-no-such-treasure = Un tesoro solo lo usa quien lo tiene, y no se intercambia (§1.11).
temple-why-not-needed = Una antorcha doble o una llave doble paga una acción que necesite al menos un símbolo de los suyos (§1.11, §1.19).
temple-why-no-wall = Un pasadizo secreto abre el borde entre dos cámaras contiguas que no tengan allí un paso abierto (§1.11).
temple-why-not-inside = Solo se mueven aventureros que sigan dentro (§1.11).
temple-why-nobody-there = La teletransportación termina en una cámara donde haya al menos otro aventurero (§1.11).
temple-why-too-near = Las dos cámaras no pueden tener un borde en común, con pared o sin ella (§1.11).
temple-why-mate-is-asked = Quien va a ser teletransportado no tiene otra pregunta abierta, salvo la votación (§1.19).
temple-why-already-offered = Mientras alguien se lo piensa, el tesoro no puede usarse de otro modo (§1.20).
temple-why-curse-not-on-table = Un contrahechizo retira una maldición que alguien tenga delante (§1.16).
temple-why-no-torch-here = Una ilusión desaparece cuando se cierran las puertas, y la antorcha con ella (§1.13).
temple-why-torch-stands = Solo puede haber una antorcha gigante a la vez (§1.13).
temple-why-torch-too-late = Una antorcha gigante vale para el siguiente cierre de puertas, y eso ocurre dos veces (§1.13).

## Opciones

temple-option-treasures = Tesoros
temple-help-treasures = En algunas cámaras hay un tesoro que ayuda una vez. Cogerlo cuesta dos llaves.
# Several options with one press.
temple-preset-first-game = Primera partida
temple-preset-curses-and-treasures = Maldiciones y tesoros

## Lo que se cumple en todo momento

temple-invariant-no-treasure-comes-from-nowhere = nunca hay más tesoros que en la caja
temple-invariant-treasures-lie-where-they-are-shown = los tesoros solo están en cámaras que muestran uno
temple-invariant-treasures-leave-with-their-owner = quien ha escapado no tiene tesoros
temple-invariant-every-offer-to-teleport-has-its-treasure = nadie ofrece más teletransportaciones de las que tiene
temple-invariant-a-giant-torch-stands-in-a-chamber-that-stays = una antorcha gigante está en una cámara que no desaparece
