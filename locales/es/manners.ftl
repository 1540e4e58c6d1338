### Lo que se pide y se dice en una mesa.

manners-menu = Mesa
manners-paused = La partida está en pausa. Los relojes no corren.
manners-resume = Seguir
manners-pause = Proponer una pausa
manners-pause-wish = { $name } quiere una pausa.
manners-pause-asked = Has propuesto una pausa. Empieza cuando todos estén de acuerdo.
manners-end = Proponer terminar la partida
manners-end-wish = { $name } quiere terminar la partida sin ganador.
manners-end-asked = Has propuesto terminar la partida. Termina cuando todos estén de acuerdo.
manners-agree = De acuerdo
manners-decline = Mejor no
manners-withdraw = Da igual
manners-concede = Rendirse
manners-concede-sure = ¿Rendirte? Pulsa otra vez para confirmar
manners-play-for-me = Que un bot juegue por mí
manners-bot-plays = Un bot está jugando por ti.
manners-take = Recuperar mi asiento
manners-away = { $name } lleva un rato ausente.
manners-stand-in = Que juegue un bot hasta que vuelva
manners-pass = Llevar mi asiento a otro dispositivo
manners-pass-help = Quien abra este enlace tendrá tu asiento. Sirve una vez, durante diez minutos.
manners-pass-qr = El enlace a tu asiento como imagen
manners-pass-link = El enlace a tu asiento
manners-screen = Mostrar en una pantalla grande
manners-make-public = Anunciar esta mesa a todos
manners-make-private = Solo con enlace
manners-let-watch = Dejar que otros miren
manners-close-watch = Cerrar a los espectadores
manners-let-stand-in = Que un bot juegue por quien pierda la conexión
manners-no-stand-ins = Ningún bot por quien pierda la conexión
manners-race-fairly = Compensar las conexiones lentas
manners-race-by-arrival = Quien llega primero es primero
manners-hand-over = Hacer anfitrión a { $name }
manners-take-over = Pasar a ser anfitrión

## Hablar

talk-title = { $count ->
    [0] Charla
   *[other] Charla ({ $count })
}
talk-none = Mientras las letras son secretas nadie habla. Antes y después de la partida, sí.
talk-line = Di algo
talk-say = Decirlo
talk-hello = ¡Hola!
talk-good-luck = ¡Suerte!
talk-well-played = ¡Bien jugado!
talk-thanks = ¡Gracias!
talk-one-moment = Un momentito …
talk-hurry = ¡Date prisa!
talk-oops = ¡Vaya!
talk-again = ¿Otra?
talk-help-me = ¡Ayuda!
talk-come-here = ¡Venid aquí!
talk-i-stay = Me quedo
talk-everybody-out = ¡Todos fuera!
