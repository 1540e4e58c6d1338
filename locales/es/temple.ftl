### Escape: La maldición del templo, diez minutos de dados, piedras y portazos.
### Palabras fijas: chamber = cámara, stone = piedra, activate = activar, ark = arca, goddess = diosa, gong = gong,
### slam = las puertas se cierran de golpe, gold mask = máscara dorada, black mask = máscara negra, locked = bloqueado,
### free = liberar, blank = en blanco, opening = abertura, passage = paso, access = acceso, pile = pila, share = compartir.

## Dados, direcciones y cámaras

# Un símbolo solo.
temple-symbol = { $symbol ->
    [A] Aventurero
    [T] Antorcha
    [K] Llave
    [G] Máscara dorada
   *[X] Máscara negra
}
# Cuántos de un símbolo, en la lista de lo que alguien saca.
temple-face = { $face ->
    [A] { $count ->
        [one] un aventurero
       *[other] { $count } aventureros
    }
    [T] { $count ->
        [one] una antorcha
       *[other] { $count } antorchas
    }
    [K] { $count ->
        [one] una llave
       *[other] { $count } llaves
    }
    [G] { $count ->
        [one] una máscara dorada
       *[other] { $count } máscaras doradas
    }
    [fell] { $count ->
        [one] un dado que se cae de la mesa
       *[other] { $count } dados que se caen de la mesa
    }
   *[X] { $count ->
        [one] una máscara negra
       *[other] { $count } máscaras negras
    }
}
# Cuántos dados, como lo que se libera o se aporta.
temple-dice = { $count ->
    [one] un dado
   *[other] { $count } dados
}
temple-dir = { $dir ->
    [N] norte
    [E] este
    [S] sur
   *[W] oeste
}
# Una cámara sola.
temple-chamber = { $tile ->
    [START] Cámara de entrada
    [EXIT] Cámara de salida
    [S01] Cámara de piedras S01 (llaves)
    [S02] Cámara de piedras S02 (llaves)
    [S03] Cámara de piedras S03 (antorchas)
    [S04] Cámara de piedras S04 (antorchas)
    [B08] Cámara B08 (una piedra, antorchas)
    [B09] Cámara B09 (una piedra, antorchas)
    [B10] Cámara B10 (una piedra, antorchas)
    [B11] Cámara B11 (una piedra, llaves)
    [B12] Cámara B12 (una piedra, llaves)
    [B13] Cámara B13 (una piedra, llaves)
    [C08] Cámara C08 (una piedra, antorchas)
    [C09] Cámara C09 (una piedra, antorchas)
    [C10] Cámara C10 (una piedra, antorchas)
    [C11] Cámara C11 (una piedra, llaves)
    [C12] Cámara C12 (una piedra, llaves)
    [C13] Cámara C13 (una piedra, llaves)
    [IT1] Cámara de las ilusiones IT1 (una piedra, antorchas)
    [IT2] Cámara de las ilusiones IT2 (una piedra, antorchas)
    [IT3] Cámara de las ilusiones IT3 (una piedra, antorchas)
    [IK1] Cámara de las ilusiones IK1 (una piedra, llaves)
    [IK2] Cámara de las ilusiones IK2 (una piedra, llaves)
    [IK3] Cámara de las ilusiones IK3 (una piedra, llaves)
    [L1] Cámara de la alianza L1 (antorchas)
    [L2] Cámara de la alianza L2 (llaves)
    [L3] Cámara de la alianza L3 (antorchas)
    [D1] Doble cámara D1
    [D1-back] Parte trasera de la doble cámara D1 (dos piedras, llaves)
    [D2] Doble cámara D2
    [D2-back] Parte trasera de la doble cámara D2 (dos piedras, antorchas)
    [TC] Cámara del tesoro
    [PIT] Cámara del abismo
   *[other] Cámara { $tile }
}
# Una cámara dentro de una frase.
temple-chamber-inline = { $tile ->
    [START] la cámara de entrada
    [EXIT] la cámara de salida
    [S01] la cámara de piedras S01 (llaves)
    [S02] la cámara de piedras S02 (llaves)
    [S03] la cámara de piedras S03 (antorchas)
    [S04] la cámara de piedras S04 (antorchas)
    [B08] la cámara B08 (una piedra, antorchas)
    [B09] la cámara B09 (una piedra, antorchas)
    [B10] la cámara B10 (una piedra, antorchas)
    [B11] la cámara B11 (una piedra, llaves)
    [B12] la cámara B12 (una piedra, llaves)
    [B13] la cámara B13 (una piedra, llaves)
    [C08] la cámara C08 (una piedra, antorchas)
    [C09] la cámara C09 (una piedra, antorchas)
    [C10] la cámara C10 (una piedra, antorchas)
    [C11] la cámara C11 (una piedra, llaves)
    [C12] la cámara C12 (una piedra, llaves)
    [C13] la cámara C13 (una piedra, llaves)
    [IT1] la cámara de las ilusiones IT1 (una piedra, antorchas)
    [IT2] la cámara de las ilusiones IT2 (una piedra, antorchas)
    [IT3] la cámara de las ilusiones IT3 (una piedra, antorchas)
    [IK1] la cámara de las ilusiones IK1 (una piedra, llaves)
    [IK2] la cámara de las ilusiones IK2 (una piedra, llaves)
    [IK3] la cámara de las ilusiones IK3 (una piedra, llaves)
    [L1] la cámara de la alianza L1 (antorchas)
    [L2] la cámara de la alianza L2 (llaves)
    [L3] la cámara de la alianza L3 (antorchas)
    [D1] la doble cámara D1
    [D1-back] la parte trasera de la doble cámara D1 (dos piedras, llaves)
    [D2] la doble cámara D2
    [D2-back] la parte trasera de la doble cámara D2 (dos piedras, antorchas)
    [TC] la cámara del tesoro
    [PIT] la cámara del abismo
   *[other] la cámara { $tile }
}

## Jugadas, tal como las ofrecen los botones

temple-move-answer = { $with ->
    [ready] Ya puedo empezar
    [yes] Sí, de acuerdo
   *[no] No, ahora no
}
temple-move-throw = Lanzar { $dice }
temple-move-free = Liberar a { $seat } con una máscara dorada
temple-move-free-own = Liberar tus dados con una máscara dorada
temple-move-enter = Ir al { temple-dir }{ temple-carry }{ temple-pay }
temple-move-discover = Descubrir qué hay al { temple-dir }
temple-move-activate = { $tier ->
    [one] Activar una piedra
   *[other] Activar { $tier } piedras
}{ temple-pay }
temple-move-escape = Escapar y dejarle un dado a { $gift }{ temple-pay }
temple-move-escape-no-gift = Escapar{ temple-pay }
temple-move-goddess = Llamar a la diosa
temple-move-share = { $on ->
    [yes] Compartir tus dados
   *[no] Guardarte tus dados
}

## Preguntas

temple-ask-start = ¿Empezamos? El reloj corre cuando todos estén listos.
temple-ask-goddess = ¿Llamamos a la diosa? Libera todos los dados bloqueados, pero el arca recibe una piedra más.

## Dónde se está, en palabras

temple-around-here = Estás aquí: { temple-chamber }.
temple-around-exit = { $count ->
    [one] Salir te cuesta una llave.
   *[other] Salir te cuesta { $count } llaves.
}
temple-around-stones = { $stones ->
    [one] Una piedra cuesta aquí { temple-face }.
   *[other] { $stones } piedras cuestan aquí { temple-face }.
}
temple-around-price = { $price ->
    [AA] dos aventureros
    [AT] un aventurero y una antorcha
   *[AK] un aventurero y una llave
}
temple-around-enter = Al { temple-dir }: { temple-chamber }. Precio: { temple-around-price }.
temple-around-discover = Al { temple-dir }: desconocido. Descubrirlo cuesta dos aventureros.
temple-around-way = { $what ->
    [start] La entrada
    [exit] La salida
    [dark] El acceso desconocido más cercano
   *[stones] Las piedras más cercanas
}: { $count ->
    [one] justo al lado, al { temple-dir }
   *[other] a { $count } salas, primero al { temple-dir }
}.

## Lo que ocurre

temple-fact-laid = Junto a la entrada está { temple-chamber-inline }.
temple-fact-ready = { $seat } puede empezar.
temple-fact-clock-set = Todo el mundo está listo: ¡empieza!
temple-fact-thrown = { $seat } saca { $faces }.
temple-fact-freed = { $seat } usa una máscara dorada: { $whose } recupera { $dice }.
temple-fact-entered = { $seat } entra en { temple-chamber-inline }.
temple-fact-put-back = Esta habría cerrado el templo, así que vuelve a la pila: { temple-chamber-inline }.
temple-fact-discovered = { $seat } descubre { temple-chamber-inline }.
temple-fact-paid = { $seat } aporta { $dice }.
temple-fact-activated = { $stones ->
    [one] { $seat } activa una piedra en { temple-chamber-inline }.
   *[other] { $seat } activa { $stones } piedras en { temple-chamber-inline }.
}
temple-fact-escaped = ¡{ $seat } sale del templo!
temple-fact-gave = { $seat } le deja un dado a { $whose }.
temple-fact-called = ¡{ $seat } quiere llamar a la diosa!
temple-fact-voted = { $yes ->
    [yes] { $seat } está a favor de llamar a la diosa.
   *[no] { $seat } está en contra de llamar a la diosa.
}
temple-fact-goddess-helped = La diosa libera todos los dados bloqueados, y el arca recibe una piedra más.
temple-fact-goddess-not-called = No hay acuerdo: nadie llama a la diosa.
temple-fact-gong = { $times ->
    [1] Suena el gong: ¡rápido, de vuelta a la entrada!
    [2] Suena el gong dos veces: ¡rápido, otra vez a la entrada!
   *[3] Suena el gong tres veces: ¡todo el mundo fuera, el templo está a punto de derrumbarse!
}
temple-fact-slam = { $times ->
    [1] Las puertas se cierran de golpe por primera vez.
   *[2] Las puertas se cierran de golpe por segunda vez.
}
temple-fact-lost-die = { $seat } no está en la entrada y pierde un dado.
temple-fact-collapsed = ¡El templo se derrumba!
temple-fact-ended = { $won ->
    [yes] Todo el mundo está fuera: ¡habéis ganado!
   *[no] No todo el mundo ha salido: habéis perdido.
}

## Lo que resulta de ello y merece unas palabras

temple-fact-locked-up = { $count ->
    [one] { $seat } no puede seguir: ¡su último dado está bloqueado!
   *[other] { $seat } no puede seguir: ¡sus { $count } dados están bloqueados!
}
temple-fact-exit-found = ¡Habéis encontrado la salida!
temple-fact-ark-empty = El arca está vacía: ¡con una llave por persona estáis fuera!
temple-fact-all-safe = Todo el mundo está en la entrada: nadie pierde ningún dado.

## Negativas

temple-refusal-over = La expedición ha terminado.
temple-refusal-ask-closed = Esa pregunta ya está cerrada o no es para ti.
temple-refusal-no-answer = Eso no responde a esta pregunta.
temple-refusal-not-started = Todavía no: empezamos cuando todo el mundo lo diga.
temple-refusal-escaped = Ya estás fuera del templo. Relájate y anima a los demás.
temple-refusal-not-throwable = Eso no se puede lanzar. Elige al menos uno de tus dados, y ninguno bloqueado.
temple-refusal-not-here = Desde tu cámara no llegas hasta { $seat }.
temple-refusal-nothing-locked = { $seat } no tiene ningún dado bloqueado.
temple-refusal-no-passage = Al { temple-dir } no hay ningún paso.
temple-refusal-no-access = Al { temple-dir } no hay nada que descubrir.
temple-refusal-pile-empty = No quedan cámaras por descubrir.
temple-refusal-no-stones = En esta cámara no hay piedras.
temple-refusal-stones-used = Las piedras de esta cámara ya se han usado.
temple-refusal-no-such-tier = La lista de esta cámara no tiene ninguna fila { $tier }.
temple-refusal-ark-empty = El arca está vacía: todas las piedras están activadas. ¡Corre a la salida!
temple-refusal-not-at-exit = Solo puedes salir del templo desde la cámara de salida.
temple-refusal-gift-needed = Di quién recibe uno de tus dados: aún queda alguien dentro.
temple-refusal-no-gift = Tu dado solo puede ser para otra persona que siga dentro.
temple-refusal-no-goddess = Ya no queda ninguna piedra para llamar a la diosa.
temple-refusal-vote-open = Ya se está votando si llamar a la diosa.
temple-refusal-nobody-locked = Nadie tiene dados bloqueados, así que deja dormir a la diosa.
temple-refusal-no-change = Ya es así.
temple-refusal-early = Un momento: aún no puedes hacer eso.
temple-refusal-too-few-symbols = Eso cuesta { $faces }, y los dados aún no lo muestran. ¡Sigue lanzando!

## La regla detrás de cada negativa

temple-why-over = La expedición termina cuando sale la última persona o cuando el templo se derrumba (§1.6).
temple-why-ask-closed = Una pregunta está abierta un tiempo limitado y solo para quienes la reciben (§1.20).
temple-why-no-answer = Antes de empezar avisas de que ya puedes; a la llamada a la diosa respondes sí o no (§1.20).
temple-why-not-started = El reloj arranca cuando todo el mundo ha avisado o cuando se acaba el tiempo para hacerlo (§1.20).
temple-why-escaped = Quien ha escapado puede mirar y hablar, pero no lanzar, ayudar ni votar (§1.8).
temple-why-not-throwable = Lanzas los dados tuyos que quieras, cuantas veces quieras, salvo los que bloquea una máscara negra (§1.3).
temple-why-not-here = Una máscara dorada te ayuda a ti o a alguien de la misma cámara (§1.3).
temple-why-nothing-locked = Una máscara dorada libera uno o dos dados bloqueados; si no los hay, se desperdiciaría (§1.8).
temple-why-no-passage = Puedes pasar por donde dos cámaras tienen sus aberturas una junto a otra (§1.1).
temple-why-no-access = Una cámara nueva va donde una abertura de la tuya da a lo desconocido (§1.4).
temple-why-pile-empty = Cuando se acaba la pila, el templo no tiene más cámaras (§1.8).
temple-why-no-stones = Las piedras se activan en las cámaras que las muestran (§1.4).
temple-why-stones-used = Cada cámara sirve una sola vez; las piedras que dejéis allí se pierden (§1.4).
temple-why-no-such-tier = Cuatro símbolos activan una piedra; en las cámaras de piedras, siete activan dos y diez activan tres (§1.4).
temple-why-ark-empty = Lo que activáis sale del arca, así que tiene que quedar alguna piedra en ella (§1.8).
temple-why-not-at-exit = La cámara de salida es la única forma de salir (§1.4).
temple-why-gift-needed = Quien escapa le da un dado a alguien que sigue dentro (§1.4, §1.8).
temple-why-no-gift = Solo recibe un dado quien sigue dentro; quien sale en último lugar no regala ninguno (§1.8).
temple-why-no-goddess = La diosa ayuda dos veces como mucho, y en el nivel de explorador nato, ninguna (§1.4, §1.7).
temple-why-vote-open = Cada llamada se vota por separado, en cinco segundos (§1.9).
temple-why-nobody-locked = La diosa libera dados bloqueados, así que alguien dentro tiene que tener alguno (§1.19).
temple-why-no-change = O compartes tus dados con tu cámara o no; pedirlo otra vez no cambia nada (§1.19).
temple-why-early = Después de lanzar tienes las manos ocupadas un momento, y después de andar o descubrir también (§3.8); cuando no se ha llamado a la diosa, pasan cinco segundos hasta el próximo intento (§1.9).
temple-why-too-few-symbols = Todos los símbolos tienen que verse a la vez. Para las piedras aportan todos los de la cámara que comparten; lo demás lo pagas tú (§1.4, §1.19).

## Opciones

temple-option-difficulty = Dificultad
temple-help-difficulty = Cuántas piedras hay en el arca y si la diosa ayuda.
temple-value-difficulty-pioneer = Pionero
temple-value-difficulty-seasoned = Veterano: tres piedras más
temple-value-difficulty-born = Explorador nato: seis piedras más y sin diosa
temple-option-track = Banda sonora
temple-help-track = Cuándo suena el gong, se cierran las puertas de golpe y se derrumba el templo. Una banda sonora propia son seis tiempos en segundos: gong, puertas, gong, puertas, gong, derrumbe.
temple-value-track-a = A: primer gong a los 3 minutos
temple-value-track-b = B: primer gong a los 3 minutos y medio
temple-value-track-off = Práctica: sin reloj
temple-value-track = Propia, en segundos: { $value }
temple-option-pace = Ritmo
temple-help-pace = Cuánto tardas en poder actuar otra vez después de lanzar, andar o descubrir; igual para personas y bots.
temple-value-pace-paced = Tan rápido como las manos
temple-value-pace-free = Sin freno
temple-value-pace-act-ms = Tiempos propios
temple-option-intro-ms = Introducción
temple-help-intro-ms = Cuánto dura el relato entre el último aviso y el comienzo, en milisegundos.
temple-value-intro-ms = { $value ->
    [0] Ninguna
    [one] 1 milisegundo
   *[other] { $value } milisegundos
}

## Reglas de una banda sonora propia

temple-rule-six-numbers-each-above-the-one-before = Tienen que ser seis tiempos mayores que cero, cada uno posterior al anterior.

## Lo que cuenta al final

temple-part-time-left = Tiempo restante
temple-part-stones-left = Piedras que quedan en el arca
temple-part-dice-lost = Dados perdidos

## Lo que se cumple en todo momento

temple-invariant-options-are-lawful = las opciones están permitidas
temple-invariant-every-chamber-is-in-one-place = cada cámara está en un único lugar
temple-invariant-only-stones-can-be-used = solo pueden estar usadas las cámaras con piedras
temple-invariant-the-goddess-has-at-most-two-stones = la diosa tiene como mucho dos piedras, y ninguna en el nivel de explorador nato
temple-invariant-no-stones-come-from-nowhere = en el arca nunca hay más piedras que en juego
temple-invariant-dice-leave-with-their-owner = quien ha escapado ya no tiene dados en el templo
temple-invariant-every-seat-has-its-dice-and-gifts = nadie ha recibido más ni menos dados que los repartidos y regalados
temple-invariant-it-is-won-when-everybody-is-out = se gana cuando todo el mundo está fuera
temple-invariant-it-is-lost-when-somebody-is-inside = se pierde si al final queda alguien dentro
temple-invariant-the-clock-starts-when-all-are-ready = el reloj arranca cuando todo el mundo ha avisado
temple-invariant-asks-wait-for-somebody-inside = toda pregunta abierta tiene un plazo y espera a alguien que está dentro
temple-invariant-asks-are-numbered = las preguntas están numeradas por orden
temple-invariant-a-vote-needs-a-stone-and-a-running-clock = para votar si llamar a la diosa hacen falta una piedra y el reloj en marcha
temple-invariant-six-things-happen-by-the-clock = el reloj trae tres gongs, dos cierres de puertas y el derrumbe

## Cómo se perdió una partida

temple-ending-locked-before-exit-was-found = alguien quedó atrapado antes de hallar la salida
temple-ending-exit-not-found = no se encontró la salida
temple-ending-too-many-stones = quedaban demasiadas piedras en el arca
temple-ending-locked-on-the-way-out = alguien quedó atrapado de camino a la salida
temple-ending-too-late-at-the-exit = alguien llegó tarde a la salida
temple-ending-chalice-left-behind = todos estaban fuera, pero el cáliz se quedó atrás
temple-ending-chalice-not-found = todos estaban fuera, pero el cáliz nunca apareció
