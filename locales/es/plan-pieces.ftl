### El gran plan de fuga: cómo se llaman las cartas, las fichas y los lugares, y en pocas palabras qué hacen.
### Palabras fijas: tile = loseta, area = zona, location = lugar, contact = contacto, fixer tile = recurso, asset = baza,
### belt = cinturón, stash = alijo, slot = casilla, extra action disc = disco extra, gas can = bidón, income = ingresos,
### notoriety = notoriedad, level = nivel, line = línea, officer = agente, wound = herida, handcuffs = esposas,
### safe house = piso franco, locker = taquilla, exit tile = ficha de salida, plan card = plan de fuga, fee = tasa.

## Contactos

plan-contact-snitch-red = Soplón (federal)
plan-contact-snitch-red-does = Retiras a un agente federal de cualquier loseta
plan-contact-snitch-blue = Soplón (condado)
plan-contact-snitch-blue-does = Retiras a un agente del condado de cualquier loseta
plan-contact-snitch-black = Soplón (SWAT)
plan-contact-snitch-black-does = Retiras a un agente del SWAT de cualquier loseta
plan-contact-fighter = Luchador
plan-contact-fighter-does = Esquivas a todos en una loseta que has abandonado
plan-contact-boxer = Boxeadora
plan-contact-boxer-does = Esquivas a todos en una loseta que has abandonado
plan-contact-ninja = Ninja
plan-contact-ninja-does = Esquivas a todos en una loseta que has abandonado
plan-contact-dirty-cop = Policía corrupto
plan-contact-dirty-cop-does = Esquivas hasta a dos agentes de cualquier tipo en una loseta
plan-contact-hacker = Pirata informática
plan-contact-hacker-does = Mueves a un agente de cualquier tipo a una loseta sin ese tipo
plan-contact-driver = Conductor
plan-contact-driver-does = +2 puntos de movimiento en este turno
plan-contact-pilot = Piloto
plan-contact-pilot-does = Vuelas una vez desde un helipuerto, por 1 punto de movimiento
plan-contact-fixer-contact = Conseguidora
plan-contact-fixer-contact-does = Recibes un disco extra
plan-contact-informant = Informante
plan-contact-informant-does = Pierdes 1 de notoriedad
plan-contact-mule = Mula
plan-contact-mule-does = Recibes ingresos
plan-contact-doctor = Doctora
plan-contact-doctor-does = Curas una herida
plan-contact-broker = Intermediario
plan-contact-broker-does = Desbloqueas una baza
plan-contact-locksmith = Cerrajera
plan-contact-locksmith-does = Vale como llave de cualquier color
plan-contact-lawyer = Abogado
plan-contact-lawyer-does = Quitas tus esposas de más a la izquierda

## Recursos

plan-fixer-helicopter = Helicóptero
plan-fixer-helicopter-does = Vuelas una vez desde un helipuerto, por 1 punto de movimiento
plan-fixer-safe = Caja fuerte
plan-fixer-safe-does = Recibes ingresos
plan-fixer-disguise = Disfraz
plan-fixer-disguise-does = Pierdes 1 de notoriedad
plan-fixer-id-card = Carné
plan-fixer-id-card-does = Recibes un disco extra
plan-fixer-first-aid-kit = Botiquín
plan-fixer-first-aid-kit-does = Curas una herida
plan-fixer-motorcycle = Motocicleta
plan-fixer-motorcycle-does = Haces lo que puede hacer un miembro de una banda
plan-fixer-energy-drink = Bebida energética
plan-fixer-energy-drink-does = Pones boca arriba tus contactos y tu equipo
plan-fixer-telephone = Teléfono
plan-fixer-telephone-does = Tomas un contacto de la oferta

## Equipo

plan-equipment-vest = Chaleco
plan-equipment-vest-does = Esquivas a un agente federal
plan-equipment-hat = Sombrero
plan-equipment-hat-does = Esquivas a un agente del condado
plan-equipment-helmet = Casco
plan-equipment-helmet-does = Esquivas a un agente del SWAT
plan-equipment-gas-mask = Máscara antigás
plan-equipment-gas-mask-does = Esquivas a un agente del condado o del SWAT

## Bazas

plan-asset-extra-action = Acción extra
plan-asset-extra-action-does = Recibes un disco extra
plan-asset-move-federal = Desviar federal
plan-asset-move-federal-does = Mueves a un agente federal a una loseta que no tiene ninguno
plan-asset-move-county = Desviar condado
plan-asset-move-county-does = Mueves a un agente del condado a una loseta que no tiene ninguno
plan-asset-move-swat = Desviar SWAT
plan-asset-move-swat-does = Mueves a un agente del SWAT a una loseta que no tiene ninguno
plan-asset-heal = Curación
plan-asset-heal-does = Curas una herida
plan-asset-master-key = Llave maestra
plan-asset-master-key-does = Vale como llave de cualquier color
plan-asset-avoid-all = Vía libre
plan-asset-avoid-all-does = Esquivas a todos en una loseta que has abandonado

## Otras piezas

plan-piece-disc = Disco extra
plan-piece-disc-does = Un turno por la noche o de madrugada
plan-piece-gas = Bidón
plan-piece-gas-does = +1 punto de movimiento
plan-piece-gang-member = Miembro de una banda
plan-piece-gang-member-does = Pierdes 1 de notoriedad, usas un helipuerto o esquivas a todos en una loseta
plan-piece-first-aid = Primeros auxilios
plan-piece-first-aid-does = Curas una herida; listos otra vez tras un descanso
plan-piece-handcuffs = Esposas
plan-piece-handcuffs-does = La casilla de debajo no cuenta

## Lugares

plan-location-bar = Bar
plan-location-bar-does = Un cubo, tu plan de fuga y un contacto
plan-location-restaurant = Restaurante
plan-location-restaurant-does = Un cubo, tu plan de fuga y un contacto
plan-location-cinema = Cine
plan-location-cinema-does = Un cubo, tu plan de fuga y un contacto
plan-location-gym = Gimnasio
plan-location-gym-does = Un cubo, tu plan de fuga y un contacto
plan-location-casino = Casino
plan-location-casino-does = Un cubo, tu plan de fuga y un contacto
plan-location-nightclub = Discoteca
plan-location-nightclub-does = Un cubo, tu plan de fuga y un contacto
plan-location-safe-house1 = Piso franco 1
plan-location-safe-house1-does = Un cubo, tu plan de fuga, 1 de notoriedad menos, una llave roja y un recurso que comprar
plan-location-safe-house2 = Piso franco 2
plan-location-safe-house2-does = Un cubo, tu plan de fuga, 1 de notoriedad menos, una llave amarilla y un recurso que comprar
plan-location-safe-house3 = Piso franco 3
plan-location-safe-house3-does = Un cubo, tu plan de fuga, 1 de notoriedad menos, una llave verde y un recurso que comprar
plan-location-exit1 = Salida 1
plan-location-exit1-does = Abierta: ingresos. Cerrada: miras fichas de salida. Después, un contacto
plan-location-exit2 = Salida 2
plan-location-exit2-does = Abierta: ingresos. Cerrada: miras fichas de salida. Después, un contacto
plan-location-exit3 = Salida 3
plan-location-exit3-does = Abierta: ingresos. Cerrada: miras fichas de salida. Después, un contacto
plan-location-gang = Guarida de la banda
plan-location-gang-does = Contratas a los dos miembros por 3
plan-location-store = Tienda
plan-location-store-does = Un bidón, equipo que comprar y una taquilla
plan-location-clinic = Clínica
plan-location-clinic-does = Desbloqueas una baza, curas una herida y tomas un contacto
plan-location-church = Iglesia
plan-location-church-does = Desbloqueas una baza, pierdes 1 de notoriedad por 2 y tomas un contacto
plan-location-hospital = Hospital
plan-location-hospital-does = Curas una, dos o tres heridas por 1, 3 o 6 y ganas 1 de notoriedad
# Mientras no se sabe cuál es.
plan-location-business = Negocio
plan-location-safe-house = Piso franco

## Grupos de tres

plan-group-blue = Negocios azules
plan-group-blue-does = Un disco extra y 1 de notoriedad menos
plan-group-purple = Negocios morados
plan-group-purple-does = Desbloqueas una baza y 1 de notoriedad menos
plan-group-red = Pisos francos
plan-group-red-does = Un disco extra o una baza desbloqueada, y además ingresos

## La ciudad

plan-tile-h = Loseta H (hospital)
plan-tile-s1 = Loseta S1 (banda, negocio)
plan-tile-s2 = Loseta S2 (tienda, negocio)
plan-tile-c1 = Loseta C1 (salida 1)
plan-tile-c2 = Loseta C2 (salida 2)
plan-tile-c3 = Loseta C3 (salida 3)
plan-tile-c4 = Loseta C4 (negocio, tienda)
plan-tile-c5 = Loseta C5 (negocio, banda)
plan-tile-c6 = Loseta C6 (negocio, clínica)
plan-tile-c7 = Loseta C7 (negocio, iglesia)
plan-tile-c8 = Loseta C8 (piso franco)
plan-tile-c9 = Loseta C9 (piso franco)
plan-tile-c10 = Loseta C10 (piso franco, tienda)
plan-tile-c11 = Loseta C11 (banda)
plan-tile-c12 = Loseta C12 (banda)
plan-terrain-industrial = Zona industrial
plan-terrain-commercial = Zona comercial
plan-terrain-residential = Zona residencial
plan-terrain-water = Agua
plan-symbol-subway = Estación de metro
plan-symbol-helipad = Helipuerto
plan-symbol-ferry = Ferri

## Policía

plan-officer-county = Agente del condado
plan-officer-federal = Agente federal
plan-officer-swat = Agente del SWAT
plan-officer-sandra = Inspectora Sandra

## El día

plan-phase-income = Ingresos
plan-phase-patrol = Patrulla
plan-phase-city = Ciudad
plan-phase-turn-order = Orden de turno
plan-phase-actions = Acciones
plan-phase-change-of-day = Cambio de día
plan-period-morning = Mañana
plan-period-afternoon = Tarde
plan-period-evening = Anochecer
plan-period-night = Noche
plan-period-dawn = Madrugada
# Cuándo se puede usar algo.
plan-when-any = cuando quieras
plan-when-travel = trayecto
plan-when-avoid = esquivar
plan-when-key = llave
plan-when-by-ability = según el uso

## Llaves, taquillas y fichas de salida

# El color de una llave, una taquilla o una ficha: siempre en femenino.
plan-colour-green = verde
plan-colour-yellow = amarilla
plan-colour-red = roja
plan-colour-grey = gris
plan-colour-black = negra
plan-colour-blue = azul
plan-colour-purple = morada
plan-key-green = Llave verde
plan-key-yellow = Llave amarilla
plan-key-red = Llave roja
plan-vault-green = Taquilla verde
plan-vault-yellow = Taquilla amarilla
plan-vault-red = Taquilla roja
plan-vault-grey-exit = Ficha de salida gris
plan-vault-black-exit = Ficha de salida negra

## Planes de fuga

plan-plan-p1 = Plan de fuga 1
plan-plan-p2 = Plan de fuga 2
plan-plan-p3 = Plan de fuga 3
plan-plan-p4 = Plan de fuga 4
plan-plan-p5 = Plan de fuga 5
plan-plan-p6 = Plan de fuga 6
plan-plan-p7 = Plan de fuga 7
plan-plan-p8 = Plan de fuga 8
plan-plan-p9 = Plan de fuga 9

## Puntuación final

plan-part-cash = Efectivo
plan-part-loot = Plan de fuga
plan-part-lockers = Taquillas
plan-part-exits = Fichas de salida
plan-part-contacts = Contactos
plan-part-assets = Bazas usadas
plan-part-notoriety = Notoriedad
plan-part-wounds = Heridas
plan-part-total = Total
# Rangos del juego a solas, desde el más bajo.
plan-rank-pickpocket = Carterista
plan-rank-burglar = Ladrón de pisos
plan-rank-safecracker = Reventador de cajas
plan-rank-getaway-artist = Artista de la fuga
plan-rank-mastermind = Cerebro del golpe
plan-rank-legend = Leyenda
