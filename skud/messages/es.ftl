### Mensajes de Skud Pai Sho.
###
### Una ficha lleva con article: "def" o "indef" el artículo, con prep: "de" o "a" la preposición con
### el artículo, y si no, ninguno. Lo mismo vale para los jugadores, con article: "def" y prep.

## Artículos, con el espacio que los sigue

skud-el = { $prep ->
    [de] del{" "}
    [a] al{" "}
   *[none] { $article ->
        [def] el{" "}
        [indef] un{" "}
       *[none] {""}
    }
 }
skud-la = { $prep ->
    [de] de la{" "}
    [a] a la{" "}
   *[none] { $article ->
        [def] la{" "}
        [indef] una{" "}
       *[none] {""}
    }
 }

## By key: jugadores

skud-seat-first = { skud-el }Invitado
skud-seat-second = { skud-el }Anfitrión

## By key: fichas

skud-piece = { $name }{ $owner ->
    [first] {" "}del Invitado
    [second] {" "}del Anfitrión
   *[none] {""}
 }{ $place ->
    [none] {""}
   *[other] {" "}en { $place }
 }
skud-piece-R3 = { skud-la }Rosa
    .gender = f
skud-piece-R4 = { skud-el }Crisantemo
    .gender = m
skud-piece-R5 = { skud-el }Rododendro
    .gender = m
skud-piece-W3 = { skud-el }Jazmín
    .gender = m
skud-piece-W4 = { skud-el }Lirio
    .gender = m
skud-piece-W5 = { skud-el }Jade Blanco
    .gender = m
# Cada jugador tiene solo uno: el artículo es siempre el determinado.
skud-piece-L = { $article ->
    [indef] el Loto Blanco
   *[def] { skud-el }Loto Blanco
 }
    .gender = m
skud-piece-O = { $article ->
    [indef] la Orquídea
   *[def] { skud-la }Orquídea
 }
    .gender = f
skud-piece-B = { $number ->
    [plural] Barcas
   *[singular] { skud-la }Barca
 }
    .gender = f
skud-piece-K = { $number ->
    [plural] Centinodias
   *[singular] { skud-la }Centinodia
 }
    .gender = f
skud-piece-R = { $number ->
    [plural] Rocas
   *[singular] { skud-la }Roca
 }
    .gender = f
skud-piece-W = { $number ->
    [plural] Ruedas
   *[singular] { skud-la }Rueda
 }
    .gender = f

## By key: notas de fichas

skud-note-growing = creciendo
skud-note-trapped = atrapada

## By key: fases

skud-phase-accents = elección de Acentos
skud-phase-first-flower = primera flor
skud-phase-play = fase de juego
skud-phase-harmony-bonus = Bono de Armonía

## By key: fields of position texts

skud-label-phase = Fase
skud-label-phase-accents = elección de Acentos
skud-label-phase-opening = primeras flores
skud-label-phase-play = fase de juego
skud-label-passes = Pases seguidos

## By key: reglas

skud-rule-turn-text = cómo se escribe una jugada
skud-rule-game-over = después del final no hay más jugadas
skud-rule-phase = primero los Acentos, después la primera flor de cada jugador, después jugadas normales
skud-rule-pass = solo pasa quien no tiene otra jugada
skud-rule-hand = las fichas se plantan o se usan de la propia mano
skud-rule-own-flower = solo se mueven las flores propias
skud-rule-trap = una flor junto a una Orquídea florecida del rival no se puede mover
skud-rule-gate = las flores se plantan en puertas abiertas; nada más entra en una puerta
skud-rule-reach = una flor avanza por puntos vacíos, al menos 1 paso y como máximo su alcance
skud-rule-capture = qué flores del rival captura una flor
skud-rule-garden = las flores blancas no entran en los jardines rojos, ni las rojas en los blancos
skud-rule-disharmony = dos flores en Desarmonía no pueden estar en línea
skud-rule-harmony-bonus = una Armonía nueva propia da un Bono de Armonía
skud-rule-bonus-planting = una flor de bono necesita una puerta abierta; solo quien no tiene una flor creciendo planta una flor básica
skud-rule-empty-point = la Roca, la Rueda y la Centinodia se colocan en un punto vacío
skud-rule-wheel = qué puede girar una Rueda
skud-rule-boat = qué puede mover o retirar una Barca

## By key: textos sobre el juego

skud-blurb = Planta flores en las puertas y cierra un anillo de armonías alrededor del centro.
skud-duration = de 30 a 60 minutos
skud-difficulty = se aprende en unas partidas
skud-newcomer = Lento al empezar y con profundidad para años: el clásico.
skud-win-ring = Victoria de { $winner }: un anillo de armonías se cierra alrededor del centro.
skud-draw-ring = Tablas: ambos han cerrado un anillo de armonías.
skud-win-last-flower = Victoria de { $winner } en el recuento: un jugador ha plantado su última flor básica.
skud-draw-last-flower = Tablas: un jugador ha plantado su última flor básica y el recuento está igualado.
skud-option-edition = edición
skud-option-edition-means = Las reglas de la traducción alemana o las del sitio donde se juega hoy.
skud-option-edition-value-german = traducción alemana
skud-option-edition-value-garden-gate = The Garden Gate, como en la web
skud-option-accents = Acentos
skud-option-accents-means = Qué jugador elige las cuatro fichas de Acento de cada bando.
skud-option-accents-value-each = cada uno los suyos
skud-option-accents-value-host = Anfitrión, para ambos
skud-option-opening = apertura
skud-option-opening-means = La primera flor del Anfitrión. La Desarmonía acelera la partida.
skud-option-opening-value-same = del mismo tipo que la del Invitado
skud-option-opening-value-clash = del tipo en Desarmonía con ella

## By key: lo que se dice a quien empieza: el objetivo, qué se puede hacer en una fase, qué hace una pieza

skud-goal = cierra un anillo de tus Armonías alrededor del centro: una Armonía une dos flores que combinan, en una misma línea
skud-next-accents = elige los cuatro Acentos que podrás usar después; uno de cada clase es un buen comienzo
skud-next-first-flower = planta tu primera flor en tu puerta: después sale al tablero y florece
skud-next-play = planta una flor en una puerta abierta, o pon una flor en línea con otra tuya con la que tenga Armonía: una Armonía nueva da un bono
skud-next-harmony-bonus = tu Armonía nueva da un bono: planta otra flor, usa un Acento o termina la jugada
-skud-flower = avanza hasta { $reach } pasos y no puede detenerse en los jardines { $garden }; en línea con { $one } o { $other } de su propio bando forma una Armonía; captura { $foe } y no puede quedar en línea con tales flores
skud-card-R3 = { -skud-flower(reach: 3, garden: "blancos", one: "Crisantemos", other: "Jades Blancos", foe: "Jazmines") }
skud-card-R4 = { -skud-flower(reach: 4, garden: "blancos", one: "Rosas", other: "Rododendros", foe: "Lirios") }
skud-card-R5 = { -skud-flower(reach: 5, garden: "blancos", one: "Crisantemos", other: "Jazmines", foe: "Jades Blancos") }
skud-card-W3 = { -skud-flower(reach: 3, garden: "rojos", one: "Rododendros", other: "Lirios", foe: "Rosas") }
skud-card-W4 = { -skud-flower(reach: 4, garden: "rojos", one: "Jazmines", other: "Jades Blancos", foe: "Crisantemos") }
skud-card-W5 = { -skud-flower(reach: 5, garden: "rojos", one: "Lirios", other: "Rosas", foe: "Rododendros") }
skud-card-L = avanza hasta 2 pasos; toda flor básica en línea con él forma una Armonía para el dueño de la flor
skud-card-O = avanza hasta 6 pasos; las flores rivales a su lado no pueden moverse, y mientras el Loto Blanco de su bando está florecido captura flores básicas y puede ser capturada
skud-card-B = mueve una flor florecida a un punto a su lado y se queda en su sitio, o sale del juego junto con otro Acento
skud-card-K = las fichas de los ocho puntos de alrededor no forman Armonías
skud-card-R = anula todas las Armonías de su fila y de su columna
skud-card-W = gira las fichas de los ocho puntos de alrededor un punto en el sentido de las agujas del reloj

## Partes de frases

skud-gate-south = puerta sur { $gate }
skud-gate-west = puerta oeste { $gate }
skud-gate-east = puerta este { $gate }
skud-gate-north = puerta norte { $gate }
skud-accents-of-kind = { $n ->
    [1] { FORM($tile, article: "indef") }
   *[2] dos { FORM($tile, number: "plural") }
 }
skud-open-gates = { COUNT($open) ->
    [0] ahora no hay ninguna puerta abierta
    [one] solo está abierta { $open }
   *[other] están abiertas { $open }
 }
skud-first-flower-gate = la primera flor { FORM($by, prep: "de") } va en { $gate }
skud-example-plant = { FORM($by, article: "def") } puede plantar { FORM($tile, article: "indef") } en la { $gate }
skud-example-arrange = { FORM($by, article: "def") } puede mover { FORM($tile, article: "def") }, por ejemplo a { $to }
skud-example-pass = { FORM($by, article: "def") } solo puede pasar

## Qué hace una jugada

skud-keeps = { FORM($by, article: "def") } se queda con { $accents }
skud-keeps-for-both = { FORM($by, article: "def") } elige { $accents } para los dos jugadores
skud-plants = { FORM($by, article: "def") } planta { FORM($tile, article: "indef") } en la { $gate }, donde crece
skud-passes = { FORM($by, article: "def") } pasa: { $reason }
skud-stuck-no-flower = no hay ninguna puerta abierta ni ninguna flor que mover
skud-stuck-flower = no hay ninguna puerta abierta, y { FORM($tile, article: "def") } no puede ir a ningún punto
skud-stuck-flowers = no hay ninguna puerta abierta, y ninguna de las { $n } flores { FORM($by, prep: "de") } puede ir a ningún punto
skud-bonus-unused = { FORM($by, article: "def") } no usa el Bono de Armonía
skud-arranges = { FORM($tile, article: "def") } avanza { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
 } de { $from } a { $to }
skud-arranges-and-blooms = { FORM($tile, article: "def") } avanza { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
 } de { $from } a { $to } y florece
skud-captures = captura { FORM($tile, article: "def") }, que sale de la partida
skud-no-new-harmony = { FORM($by, article: "def") } no forma ninguna Armonía nueva, así que no hay Bono de Armonía
skud-earns-bonus = { FORM($by, article: "def") } gana un Bono de Armonía
skud-earns-bonus-in-vain = { FORM($by, article: "def") } gana un Bono de Armonía, pero ahora no puede usar nada de la mano para él
skud-harmonies-now = { FORM($by, article: "def") } tiene ahora { $n ->
    [one] { $n } Armonía
   *[other] { $n } Armonías
 } en lugar de { $before }
skud-second-occurrence = el tablero, las manos y el jugador en turno son los mismos por segunda vez; a la tercera son tablas
skud-bonus-rock = { FORM($by, article: "def") } usa el bono para una Roca en { $at }: en su fila y en su columna no vale ninguna Armonía
skud-bonus-knotweed = { FORM($by, article: "def") } usa el bono para una Centinodia en { $at }: las fichas a su alrededor no forman Armonías
skud-bonus-plants = { FORM($by, article: "def") } usa el bono para plantar { FORM($tile, article: "indef") } en la { $gate }, donde crece
skud-bonus-boat-takes = { FORM($by, article: "def") } usa el bono para una Barca, que retira { FORM($tile, article: "def") }; las dos fichas salen de la partida
skud-bonus-boat-moves = { FORM($by, article: "def") } usa el bono para una Barca en { $at }: { FORM($tile, article: "def") } va de allí a { $to }, y la Barca se queda
skud-bonus-wheel = { FORM($by, article: "def") } usa el bono para una Rueda en { $at }, que gira { $turned }
skud-turned = { FORM($tile, article: "def") } de { $from } a { $to }
skud-bonus-wheel-nothing = { FORM($by, article: "def") } usa el bono para una Rueda en { $at }, donde no hay nada que girar
skud-harmony-made = { FORM($a, article: "def") } y { FORM($b, article: "def") } están ahora en Armonía
skud-harmony-broken = { FORM($a, article: "def") } y { FORM($b, article: "def") } ya no están en Armonía: { $reason }
skud-broken-by-capture = { FORM($tile, article: "def") } ha sido { ATTRIBUTE($tile, name: "gender") ->
    [f] capturada
   *[m] capturado
 }
skud-broken-by-accent = { FORM($tile, article: "def") } la anula
skud-broken-by-gate = hay una puerta entre las dos fichas
skud-broken-by-tile = { FORM($tile, article: "def") } está entre las dos fichas
skud-broken-off-line = ya no están en línea
skud-trapped = { FORM($tile, article: "def") } está ahora { ATTRIBUTE($tile, name: "gender") ->
    [f] atrapada
   *[m] atrapado
 } por { FORM($orchid, article: "def") }
skud-freed = { FORM($tile, article: "def") } ya no está { ATTRIBUTE($tile, name: "gender") ->
    [f] atrapada
   *[m] atrapado
 }
skud-orchid-captures = { FORM($lotus, article: "def") } ha florecido, así que { FORM($orchid, article: "def") } puede capturar y ser capturada
skud-orchid-protected = sin un Loto Blanco florecido, { FORM($orchid, article: "def") } solo puede capturar { FORM($enemy, article: "def") } y ser capturada por ella

## Cómo ha terminado la partida

skud-ring = { FORM($by, article: "def") } tiene un anillo de { $n ->
    [one] { $n } Armonía
   *[other] { $n } Armonías
 } alrededor del centro: { FORM($start, prep: "de") }, pasando por { FORM($others, article: "def") }, de vuelta al principio
skud-ring-wins = { FORM($by, article: "def") } gana con un anillo de { $n ->
    [one] { $n } Armonía
   *[other] { $n } Armonías
 } alrededor del centro: { FORM($start, prep: "de") }, pasando por { FORM($others, article: "def") }, de vuelta al principio
skud-ring-lotus = { FORM($lotus, article: "def") } cuenta en el anillo { FORM($by, prep: "de") }, porque un Loto Blanco está en Armonía con las flores básicas de los dos jugadores
skud-both-rings = los dos jugadores tienen un anillo: la partida termina en tablas
skud-ring-of-other = la última jugada fue { FORM($by, prep: "de") }, pero un anillo gana para su dueño, lo cierre quien lo cierre
skud-more-accents = { FORM($by, article: "def") } gana con más Acentos sin usar: el Invitado tiene { $guest }{ COUNT($guestTiles) ->
    [0] {""}
   *[other] {" "}({ $guestTiles })
 } y el Anfitrión { $host }{ COUNT($hostTiles) ->
    [0] {""}
   *[other] {" "}({ $hostTiles })
 }
skud-equal-accents = se cuentan las Armonías porque los dos jugadores tienen el mismo número de Acentos sin usar: { $n }
skud-last-flower = la partida ha terminado porque { FORM($by, article: "def") } ya no tiene en la mano ninguna flor básica (de Rosa a Jade Blanco)
skud-last-flower-planted = la partida ha terminado porque { FORM($by, article: "def") } ya no tiene en la mano ninguna flor básica (de Rosa a Jade Blanco): plantó la última en { $gate }
skud-equal-harmonies = la partida termina en tablas: el Invitado y el Anfitrión tienen { $n ->
    [one] { $n } Armonía
   *[other] { $n } Armonías
 } cada uno
skud-equal-crossings = la partida termina en tablas: el Invitado y el Anfitrión tienen cada uno { $n ->
    [one] { $n } Armonía que cruza
   *[other] { $n } Armonías que cruzan
 } una línea media
skud-more-harmonies = { FORM($by, article: "def") } gana con más Armonías: el Invitado tiene { $guest } y el Anfitrión { $host }
skud-more-crossings = { FORM($by, article: "def") } gana con más Armonías que cruzan una línea media: el Invitado tiene { $guest } y el Anfitrión { $host }
skud-repetition = el tablero, las manos y el jugador en turno ({ $seat }) son los mismos por tercera vez, { $when }: la partida termina en tablas
skud-repetition-with = con { FORM($tile, article: "def") }, el tablero, las manos y el jugador en turno ({ $seat }) son los mismos por tercera vez, { $when }: la partida termina en tablas
skud-occurrences = después de las jugadas { $turns }
skud-occurrences-from-beginning = al principio y después de las jugadas { $turns }
skud-both-passed = la partida termina en tablas: primero { FORM($first, article: "def") } y después { FORM($second, article: "def") } no tenían ninguna jugada legal y pasaron, porque en las cuatro puertas crecen flores
skud-can-do-nothing = { FORM($by, article: "def") } no puede hacer nada: { $reason }

## Por qué una jugada no es legal

skud-may-not-pass = { FORM($by, article: "def") } no puede pasar mientras haya otra jugada: { $example }
skud-accents-first = { FORM($by, article: "def") } elige primero cuatro Acentos entre Barca, Centinodia, Roca y Rueda
skud-guest-begins = el Invitado empieza con una flor básica en { $gate }, por ejemplo una Rosa
skud-host-answers = el Anfitrión responde { FORM($flower, prep: "a") } con { FORM($answer, article: "indef") } en { $gate }
skud-accents-chosen = los Acentos ya están elegidos, y { FORM($by, article: "def") } { COUNT($accents) ->
    [0] ya no tiene ninguno
   *[other] tiene todavía { $accents }
 }; ahora { $example }
skud-bonus-only = { FORM($tile, article: "indef") } solo entra en juego como Bono de Armonía, después de mover y formar una Armonía nueva; una jugada sin mover solo puede plantar una flor básica
skud-no-gate = { $at } no es una puerta: las puertas son { $gates }
skud-gate-taken = { FORM($tile, article: "def") } ya crece en la puerta, y una flor necesita una puerta abierta: { $open }
skud-no-accent-left = { FORM($by, article: "def") } ya no tiene { ATTRIBUTE($tile, name: "gender") ->
    [f] ninguna
   *[m] ningún
 } { $tile }{ COUNT($accents) ->
    [0] {" "}ni ningún otro Acento en la mano
   *[other] ; los Acentos en la mano: { $accents }
 }
skud-no-special-left = { FORM($by, article: "def") } ya no tiene { FORM($tile, article: "def") } en la mano; cada jugador tiene solo { ATTRIBUTE($tile, name: "gender") ->
    [f] una
   *[m] uno
 }
skud-no-flower-left = { FORM($by, article: "def") } ya no tiene { ATTRIBUTE($tile, name: "gender") ->
    [f] ninguna
   *[m] ningún
 } { $tile } en la mano{ COUNT($flowers) ->
    [0] {" "}ni ninguna otra flor básica
   *[other] ; las flores básicas en ella: { $flowers }
 }
skud-no-bonus = si { FORM($tile, article: "def") } va a { $to }, { FORM($by, article: "def") } no forma ninguna Armonía nueva y no gana un Bono de Armonía
skud-no-tile = en { $at } no hay ninguna ficha que { FORM($by, article: "def") } pueda mover
skud-accent-stays = { FORM($tile, article: "def") } es un Acento: solo una Rueda lo puede mover
skud-not-own = { FORM($by, article: "def") } solo puede mover flores propias, no { FORM($tile, article: "def") }
skud-trapped-stays = { FORM($tile, article: "def") } no se puede mover: { ATTRIBUTE($tile, name: "gender") ->
    [f] la
   *[m] lo
 } atrapa { FORM($orchid, article: "def") }, que está al lado
skud-into-gate = { FORM($tile, article: "def") } no puede ir a { $to }: ninguna ficha se mueve a una puerta
skud-no-step = { FORM($tile, article: "def") } tiene que ir a otro punto
skud-too-far = { FORM($tile, article: "def") } tiene un alcance de { $reach } pasos; { $to } está a { $steps } pasos
skud-no-way = { FORM($tile, article: "def") } no tiene ningún camino libre de { $reach } pasos como máximo hasta { $to }
skud-red-flower-in-white = { FORM($tile, article: "def") } es una flor roja y no puede terminar en { $to }, dentro de un jardín blanco
skud-white-flower-in-red = { FORM($tile, article: "def") } es una flor blanca y no puede terminar en { $to }, dentro de un jardín rojo
skud-would-clash = con { FORM($tile, article: "def") } habría una Desarmonía entre { FORM($a, article: "def") } y { FORM($b, article: "def") }
skud-no-capture = { FORM($tile, article: "def") } no puede capturar { FORM($prey, article: "def") }: { $reason }
skud-captures-none = no captura ninguna flor de ese tipo
skud-captures-not-own = las dos fichas son { FORM($by, prep: "de") }
skud-captures-no-accent = los Acentos no se capturan
skud-captures-no-lotus = el Loto Blanco no se captura nunca
skud-no-lotus-in-bloom = { FORM($by, article: "def") } no tiene ningún Loto Blanco florecido
skud-captures-only = solo captura { FORM($prey, article: "def") } y una Orquídea cuyo dueño tenga un Loto Blanco florecido

## Por qué un bono no es legal

skud-bonus-in-gate = { FORM($tile, article: "def") } no se puede colocar en la puerta { $at }
skud-bonus-on-tile = { FORM($tile, article: "def") } necesita un punto vacío, pero en { $at } está { FORM($blocker, article: "def") }
skud-bonus-still-growing = { FORM($tile, article: "def") } todavía está creciendo: solo quien no tiene una flor creciendo planta como bono una flor básica
skud-wheel-growing = la Rueda en { $at } giraría { FORM($tile, article: "def") }, pero una flor que crece no se gira
skud-wheel-rock = no se puede colocar una Rueda en { $at } junto { FORM($tile, prep: "a") }: no puede girar una Roca
skud-wheel-rim = la Rueda en { $at } sacaría del tablero { FORM($tile, article: "def") }
skud-wheel-gate = la Rueda en { $at } llevaría { FORM($tile, article: "def") } a la puerta { $gate }
skud-wheel-into-red = la Rueda en { $at } llevaría { FORM($tile, article: "def") } a { $to }, dentro de un jardín rojo
skud-wheel-into-white = la Rueda en { $at } llevaría { FORM($tile, article: "def") } a { $to }, dentro de un jardín blanco
skud-wheel-clash = la Rueda en { $at } causaría una Desarmonía entre { FORM($a, article: "def") } y { FORM($b, article: "def") }
skud-boat-on-nothing = una Barca se coloca sobre una flor florecida o sobre un Acento, pero en { $at } no hay ninguna ficha
skud-boat-moves-no-accent = una Barca retira { FORM($tile, article: "def") } y no mueve nada a { $to }
skud-boat-growing = { FORM($tile, article: "def") } está creciendo: una Barca solo mueve flores florecidas
skud-boat-where = falta el punto al que la Barca mueve { FORM($tile, article: "def") }
skud-boat-too-far = una Barca mueve { FORM($tile, article: "def") } a un punto a su alrededor, no a { $to }
skud-boat-into-gate = una Barca no puede mover { FORM($tile, article: "def") } a la puerta { $gate }
skud-boat-onto-tile = una Barca mueve { FORM($tile, article: "def") } a un punto vacío, pero en { $to } está { FORM($blocker, article: "def") }
skud-boat-into-white = una Barca no puede mover { FORM($tile, article: "def") } a { $to }: una flor roja no puede estar dentro de un jardín blanco
skud-boat-into-red = una Barca no puede mover { FORM($tile, article: "def") } a { $to }: una flor blanca no puede estar dentro de un jardín rojo
skud-boat-clash = la Barca causaría una Desarmonía entre { FORM($a, article: "def") } y { FORM($b, article: "def") }
skud-boat-takes-no-boat = una Barca retira una Roca, una Rueda o una Centinodia, no { FORM($tile, article: "def") }
skud-boat-opens-clash = sin { FORM($tile, article: "def") } habría una Desarmonía entre { FORM($a, article: "def") } y { FORM($b, article: "def") }

## Por qué algo no se puede elegir

skud-pick-not-tile = elige ahora { $want }, no { FORM($tile, article: "def") }
skud-pick-not-text = elige ahora { $want }, no { $picked }
skud-want-point = el punto al que va { FORM($tile, article: "def") }
skud-want-boat-point = el punto al que la Barca mueve { FORM($tile, article: "def") }
skud-want-bonus = una ficha de la mano { FORM($by, prep: "de") } para el Bono de Armonía, o el final de la jugada
skud-want-place = el lugar para { FORM($tile, article: "def") }
skud-want-gate = la puerta para { FORM($tile, article: "def") } ({ $open })
skud-pick-flower-first = la puerta { $gate } está vacía: para plantar allí una flor, elígela primero en la mano
skud-no-turn-to-end = todavía no hay ninguna jugada que terminar: { $example }
skud-neither-place-nor-tile = { $picked } no es ni un lugar ni una ficha: { $example }
skud-no-open-gate = no hay ninguna puerta abierta para { FORM($tile, article: "def") }: crecen flores en { $gates }
skud-no-room = { FORM($tile, article: "def") } no puede ir a ningún punto: no hay ningún punto libre al lado y no captura nada allí
skud-no-legal-point = { FORM($tile, article: "def") } no puede ir a ningún punto: { $n ->
    [one] en el único punto a su alcance incumpliría una regla
   *[other] en cada uno de los { $n } puntos a su alcance incumpliría una regla
 }; por ejemplo: { $reason }
skud-nothing-for-boat = no hay ninguna flor que una Barca pueda mover ni ningún Acento que pueda retirar
skud-nothing-for-wheel = no hay ningún punto en el que se pueda colocar una Rueda
skud-boat-no-room = una Barca no puede mover { FORM($tile, article: "def") }: no hay ningún punto vacío a su alrededor
skud-boat-no-legal-point = una Barca no puede mover { FORM($tile, article: "def") } a ningún punto a su alrededor; por ejemplo: { $reason }
skud-complete-without-arrange = la jugada está completa: un Bono de Armonía solo se gana al mover
skud-complete-with-bonus = la jugada está completa: en una jugada solo hay un Bono de Armonía
skud-complete = la jugada está completa, no hay nada más que elegir

## Textos de jugada

skud-text-unfinished = { $text } no está completo: al final falta { $expected }
skud-text-unexpected = { $text } no se puede leer a partir de { $rest }: ahí falta { $expected }
skud-expect-sign = el signo { $sign }, como en { $example }
skud-expect-point = un punto como { $example }
skud-expect-tile = una ficha ({ FORM($codes, join: "or") })
skud-text-too-long = { $text } empieza con una jugada completa, { $read }; lo que sigue, { $rest }, sobra
skud-no-such-point = el tablero no tiene el punto { $point } de { $text }: en él x²+y² es como máximo 80, como en 4,8
skud-accents-order = escribe las cuatro letras en el orden B K R W: { $turn }
skud-no-choice-of-accents = { $letters } no es una elección de Acentos: quédate con cuatro de Barca (B), Centinodia (K), Roca (R) y Rueda (W), ninguno más de dos veces, en este orden, por ejemplo accents=BKRW
skud-text-empty = no hay ninguna jugada escrita: R3@0,-8 planta una Rosa y 0,-8-1,-7 la mueve; las otras flores, igual
skud-text-no-turn = { $text } no es una jugada: R3@0,-8 planta una Rosa y 0,-8-1,-7 la mueve; las otras flores, igual

## Qué se puede elegir

skud-pick-pass = Pasar
skud-pick-pass-spoken = pasar: no hay otra jugada
skud-pick-accents = quedarse con { $accents }
skud-pick-label = { $label }
skud-pick-tile = { $tile }
skud-pick-hand = { $tile } de la mano
skud-pick-to = a { $to }
skud-pick-capture = captura { FORM($tile, article: "def") }
skud-pick-no-bonus = Sin bono
skud-pick-no-bonus-spoken = terminar la jugada sin bono
skud-pick-boat-moves = Barca sobre { FORM($tile, article: "def") }: la flor va a un punto a su alrededor y la Barca se queda
skud-pick-boat-takes = Barca sobre { FORM($tile, article: "def") }: las dos fichas salen de la partida

## Qué se ve

skud-harmonies = Armonías: Invitado { $guest }, Anfitrión { $host }
skud-progress = Armonías
skud-must-pass = { FORM($by, article: "def") } no tiene ninguna jugada legal y pasa
skud-has-passed = { FORM($by, article: "def") } ha pasado
skud-second-time = esta posición por segunda vez: a la tercera son tablas

## Textos de posición

skud-setup-to-move = to-move={ $value }: se espera first o second
skud-setup-phase = phase={ $value }: se espera { FORM($phases, join: "or") }
skud-setup-passes = passes={ $value }: se espera 0, 1 o 2
skud-setup-board = { $field }={ $value }: se espera ficha@x,y, una ficha ({ FORM($codes, join: "or") }) en un punto del tablero
skud-setup-hand = { $field }={ $value }: se esperan fichas ({ FORM($codes, join: "or") }) separadas por comas
skud-setup-clash = hay una Desarmonía en el tablero: { FORM($a, article: "def") } y { FORM($b, article: "def") }
skud-setup-two-tiles = hay dos fichas en { $at }
skud-setup-accent-in-gate = { FORM($tile, article: "def") } está en la puerta { $gate }
skud-setup-in-white = { FORM($tile, article: "def") } está en { $at }, dentro de un jardín blanco
skud-setup-in-red = { FORM($tile, article: "def") } está en { $at }, dentro de un jardín rojo
skud-setup-too-many = { FORM($by, article: "def") } tiene { $n } fichas { $code } ({ $tile }); hay { $most }
skud-setup-accents = { FORM($by, article: "def") } tiene { $n } Acentos; cada jugador se queda con cuatro
skud-setup-other-accents = con accents=host los dos se quedan con los mismos cuatro Acentos; el Invitado tiene { $guest } y el Anfitrión { $host }
skud-setup-accents-gone = { $n ->
    [one] { $n } de los ocho Acentos está
   *[other] { $n } de los ocho Acentos están
 } fuera de la partida, lo que es imposible: cada uno sale junto con la Barca que lo retira
skud-setup-early-pass = passes={ $n }: nadie pasa antes de la primera jugada normal
skud-setup-guest-chooses = con accents=host el Invitado no elige Acentos
skud-setup-guest-flower = antes de la primera flor del Anfitrión, el Invitado tiene una ficha en el tablero, una flor básica en { $gate }
skud-setup-early-tiles = { FORM($by, article: "def") } tiene fichas en el tablero antes de la primera flor
skud-setup-hand-flowers = en la mano { FORM($by, prep: "de") } no están todas las flores que no están en el tablero
skud-setup-hand-accents = { FORM($by, article: "def") } tiene { $n } Acentos en la mano en lugar de { $want }
skud-setup-no-first-flowers = con estas manos los jugadores no pueden haber plantado sus primeras flores
skud-setup-no-basic = es el turno { FORM($by, prep: "de") }, que no tiene ninguna flor básica en la mano: la partida terminó con una jugada anterior
skud-setup-pass-after-end = passes={ $n }, pero la partida terminó antes de pasar ({ $outcome })
skud-setup-needless-pass = { FORM($by, article: "def") } ha pasado, pero podía plantar o mover

## La notación del sitio web

skud-site-first = { $entry } no puede ser la primera entrada: una partida empieza con los Acentos del Anfitrión, como en 0H.R,W,K,B
skud-site-order = { $entry } está donde corresponde la entrada { $due }
skud-site-form = { $entry } no es una entrada del sitio web: plantar se escribe R3(0,-8), mover (0,-8)-(2,-5), y un bono detrás +R(3,3) o +B(0,3)-(1,3)
skud-site-several = { $entry } es más de una entrada: lee solo { $half }
skud-site-too-often = { $entry } nombra demasiadas veces { FORM($tile, article: "def") }: cada jugador tiene dos y se queda con cuatro de R, W, K y B, como en R,W,K,B
skud-site-not-four = { $entry } no nombra cuatro Acentos, como en R,W,K,B
skud-site-written = se escribe { $written }
skud-site-bonus-skipped = el bono { $bonus } no se había ganado y se omite, como en el sitio web
skud-site-same-accents = el Invitado se queda con los mismos cuatro Acentos que el Anfitrión, que eligió para los dos: { $accents }
skud-site-next = la siguiente entrada es { $due }, no { $read }: { $task }
skud-task-accents = { FORM($by, article: "def") } elige cuatro Acentos
skud-task-guest-flower = el Invitado planta la primera flor en la puerta { $gate }
skud-task-host-flower = el Anfitrión planta { FORM($tile, article: "def") } en la puerta { $gate }
skud-task-turn = { FORM($by, article: "def") } planta o mueve

## Lo que cuenta en la evaluación de una posición

skud-term-tempo = { $by }: le toca jugar
skud-term-tempo-meaning = quien tiene el turno puede aprovechar una ocasión antes de que el rival la impida
skud-term-ring = { $by }: jugadas hasta un anillo, unas: { $turns }
skud-term-ring-meaning = un anillo cerrado de Armonías alrededor del centro gana; faltan más o menos estas jugadas si el rival no hace nada
skud-term-harmonies = { $by }: Armonías que sirven para un anillo: { $n }
skud-term-harmonies-meaning = un anillo se compone de Armonías, así que cada una de estas puede ser parte de uno; las que pasan por el centro no
skud-term-axes = { $by }: semiejes que cruzan estas Armonías: { $n }
skud-term-axes-meaning = cuatro semiejes van del centro a las puertas, y un anillo alrededor del centro tiene que cruzar los cuatro
skud-term-bloom = { $by }: flores florecidas: { $n }
skud-term-bloom-meaning = estas flores básicas han salido de su puerta, y solo las flores florecidas pueden formar Armonías
skud-term-growing = { $by }: flores que crecen en una puerta: { $n }
skud-term-growing-meaning = una flor en una puerta no se puede capturar, pero no forma Armonías hasta que sale de ella
skud-term-trapped = { $by }: flores atrapadas: { $n }
skud-term-trapped-meaning = una Orquídea rival al lado atrapa estas flores: no pueden dar pasos ni capturar, pero conservan sus Armonías
skud-term-in-play = { $by }: { $tile } en juego
skud-term-lotus-meaning = un Loto Blanco florecido forma Armonías con las flores básicas de los dos jugadores, así que también puede ayudar al rival
skud-term-orchid-meaning = una Orquídea florecida atrapa las flores rivales que tiene al lado: no pueden dar pasos ni capturar
skud-term-basic = { $by }: flores básicas en la mano: { $n }
skud-term-basic-meaning = una flor básica tiene que plantarse antes de formar Armonías; quien planta la última termina la partida
skud-term-accents = { $by }: Acentos sin usar: { $n }
skud-term-accents-meaning = como bono por una Armonía nueva se puede usar un Acento, por ejemplo para romper Armonías del rival
skud-term-capturable = { $by }: flores que se pueden capturar ahora: { $n }
skud-term-capturable-meaning = una jugada puede capturar una de estas flores rivales si el camino está libre; así se acaban también sus Armonías
skud-term-threat = { $by }: amenaza con cerrar un anillo
skud-term-threat-meaning = este jugador cierra un anillo en su próxima jugada y gana, si el rival no lo impide ahora
skud-term-count = { $by }: por delante en el recuento de la última flor
skud-term-count-meaning = sin anillo, la última flor básica termina la partida: deciden los Acentos sin usar y, si son iguales, las Armonías; mucho antes del final esto significa poco
skud-term-crossings-meaning = sin anillo, la última flor básica termina la partida: deciden las Armonías que cruzan las líneas entre puertas opuestas; mucho antes del final esto significa poco
skud-term-count-even = igualdad en el recuento de la última flor
skud-term-count-even-meaning = nadie ganaría ahora si la última flor básica terminara la partida; quien tiene menos en la mano puede terminarla antes
