### Lo que dicen las reglas de Kutai Pai Sho.

## Artículos de las fichas. Sin $article queda solo el nombre; $prep es "de" o "a".

kutai-el = { $article ->
    [def] { $prep ->
        [de] del{" "}
        [a] al{" "}
       *[none] el{" "}
    }
   *[none] {""}
}
kutai-la = { $article ->
    [def] { $prep ->
        [de] de la{" "}
        [a] a la{" "}
       *[none] la{" "}
    }
   *[none] {""}
}

## El juego

kutai-blurb = Construye con tu rival una cadena de flores; gana quien la completa.
kutai-duration = de 15 a 25 minutos
kutai-difficulty = fácil de aprender
kutai-newcomer = Solo colocas fichas, y no son de nadie: el más fácil de aprender.
kutai-win-harmony = Victoria de { $winner }: la última ficha ha llevado la Armonía total por encima del objetivo.
kutai-draw-exhausted = Tablas: se han colocado todas las fichas sin superar el objetivo.
kutai-option-target = objetivo
kutai-option-target-means = La Armonía total que hay que superar para ganar; lo habitual es 30, y con 12 la partida es corta.
kutai-option-lines = líneas
kutai-option-lines-means = En qué líneas están las fichas en Armonía.
kutai-option-lines-value-orthogonal = filas y columnas
kutai-option-lines-value-queen = filas, columnas y diagonales
kutai-option-lines-value-sight = cualquier dirección
kutai-option-places = lugares
kutai-option-places-means = Dónde se colocan las fichas.
kutai-option-places-value-points = en puntos
kutai-option-places-value-squares = en casillas

## Jugadores

kutai-seat-first = { $article ->
    [def] el Invitado
   *[none] Invitado
}
kutai-seat-second = { $article ->
    [def] el Anfitrión
   *[none] Anfitrión
}

## Fases

kutai-phase-centerpiece = Pieza Central
kutai-phase-harmony = Armonía

## Reglas

kutai-rule-turn-text = Una jugada se escribe CÓDIGO@LUGAR
kutai-rule-game-over = Después del final no hay más jugadas
kutai-rule-centerpiece = La primera jugada coloca una flor en el centro
kutai-rule-own-set = Una jugada coloca una ficha del propio conjunto
kutai-rule-places = Las fichas están en los puntos válidos o en las casillas
kutai-rule-empty = Una ficha se coloca donde no hay ninguna
kutai-rule-colours = Una ficha se coloca en sus colores

## Notas de las fichas

kutai-note-centerpiece = Pieza Central
kutai-note-harmonies-2 = solo Armonías de 2 o más
kutai-note-harmonies-3 = solo Armonías de 3
kutai-note-no-harmony = ninguna Armonía

## Fichas

kutai-piece = { $article ->
    [none] { $name }
   *[def] { FORM($name, article: "def") }
}{ $owner ->
    [first] {" "}del Invitado
    [second] {" "}del Anfitrión
   *[none] {""}
}{ $place ->
    [none] {""}
   *[other] {" "}en { $place }
}

kutai-piece-CBd = { kutai-la }Flor de Cerezo de Día
kutai-piece-CBn = { kutai-la }Flor de Cerezo de Noche
kutai-piece-CHd = { kutai-el }Crisantemo de Día
kutai-piece-CHn = { kutai-el }Crisantemo de Noche
kutai-piece-IRd = { kutai-el }Iris de Día
kutai-piece-IRn = { kutai-el }Iris de Noche
kutai-piece-MAd = { kutai-el }Arce de Día
kutai-piece-MAn = { kutai-el }Arce de Noche
kutai-piece-PEd = { kutai-la }Peonía de Día
kutai-piece-PEn = { kutai-la }Peonía de Noche
kutai-piece-RHd = { kutai-el }Rododendro de Día
kutai-piece-RHn = { kutai-el }Rododendro de Noche
kutai-piece-CLd = { kutai-el }Trébol de Día
kutai-piece-CLn = { kutai-el }Trébol de Noche
kutai-piece-JAd = { kutai-el }Jazmín de Día
kutai-piece-JAn = { kutai-el }Jazmín de Noche
kutai-piece-LId = { kutai-el }Lirio de Día
kutai-piece-LIn = { kutai-el }Lirio de Noche
kutai-piece-PId = { kutai-el }Pino de Día
kutai-piece-PIn = { kutai-el }Pino de Noche
kutai-piece-WId = { kutai-el }Sauce de Día
kutai-piece-WIn = { kutai-el }Sauce de Noche
kutai-piece-WSd = { kutai-la }Glicina de Día
kutai-piece-WSn = { kutai-la }Glicina de Noche
kutai-piece-WHEEL = { kutai-la }Rueda
kutai-piece-CUP = { kutai-la }Copa
kutai-piece-SPADE = { kutai-la }Pala
kutai-piece-TWIG = { kutai-la }Ramita
kutai-piece-LOTUS = { kutai-el }Loto Blanco

## By key: lo que se dice a quien empieza: el objetivo, qué se puede hacer en una fase, qué hace una pieza

kutai-goal = coloca la ficha que lleve la Armonía total por encima de { $target }: los vecinos de la cadena cuentan 1 por cada color, luz y estación que comparten
kutai-next-centerpiece = coloca una flor en el centro: con ella comienza la cadena
kutai-next-harmony = coloca una ficha en la misma { $lines ->
    [orthogonal] fila o columna
    [queen] fila, columna o diagonal
   *[sight] línea recta
} que la última de la cadena, pero no justo a su lado: lo que ambas tienen en común, color, luz o estación, se suma al total
-kutai-flower = una flor { $colour ->
    [red] roja
   *[white] blanca
} de { $season ->
    [spring] primavera
    [summer] verano
    [autumn] otoño
   *[winter] invierno
} y de { $light ->
    [day] Día
   *[night] Noche
}: cada una de estas tres propiedades que comparta otra flor suma 1 a su Armonía, y con un Loto Blanco la Armonía tiene el valor { $value }
kutai-card-CBd = { -kutai-flower(colour: "red", season: "spring", light: "day", value: 2) }
kutai-card-CBn = { -kutai-flower(colour: "red", season: "spring", light: "night", value: 2) }
kutai-card-CHd = { -kutai-flower(colour: "red", season: "summer", light: "day", value: 2) }
kutai-card-CHn = { -kutai-flower(colour: "red", season: "summer", light: "night", value: 2) }
kutai-card-IRd = { -kutai-flower(colour: "red", season: "spring", light: "day", value: 1) }
kutai-card-IRn = { -kutai-flower(colour: "red", season: "spring", light: "night", value: 1) }
kutai-card-MAd = { -kutai-flower(colour: "red", season: "autumn", light: "day", value: 3) }
kutai-card-MAn = { -kutai-flower(colour: "red", season: "autumn", light: "night", value: 3) }
kutai-card-PEd = { -kutai-flower(colour: "red", season: "summer", light: "day", value: 1) }
kutai-card-PEn = { -kutai-flower(colour: "red", season: "summer", light: "night", value: 1) }
kutai-card-RHd = { -kutai-flower(colour: "red", season: "winter", light: "day", value: 3) }
kutai-card-RHn = { -kutai-flower(colour: "red", season: "winter", light: "night", value: 3) }
kutai-card-CLd = { -kutai-flower(colour: "white", season: "autumn", light: "day", value: 1) }
kutai-card-CLn = { -kutai-flower(colour: "white", season: "autumn", light: "night", value: 1) }
kutai-card-JAd = { -kutai-flower(colour: "white", season: "winter", light: "day", value: 2) }
kutai-card-JAn = { -kutai-flower(colour: "white", season: "winter", light: "night", value: 2) }
kutai-card-LId = { -kutai-flower(colour: "white", season: "summer", light: "day", value: 3) }
kutai-card-LIn = { -kutai-flower(colour: "white", season: "summer", light: "night", value: 3) }
kutai-card-PId = { -kutai-flower(colour: "white", season: "winter", light: "day", value: 1) }
kutai-card-PIn = { -kutai-flower(colour: "white", season: "winter", light: "night", value: 1) }
kutai-card-WId = { -kutai-flower(colour: "white", season: "autumn", light: "day", value: 2) }
kutai-card-WIn = { -kutai-flower(colour: "white", season: "autumn", light: "night", value: 2) }
kutai-card-WSd = { -kutai-flower(colour: "white", season: "spring", light: "day", value: 3) }
kutai-card-WSn = { -kutai-flower(colour: "white", season: "spring", light: "night", value: 3) }
kutai-card-WHEEL = en Armonía con las flores de otoño de Día, con las de verano de Noche y con un Loto Blanco, siempre con el valor 2
kutai-card-CUP = en Armonía con las flores de primavera de Día, con las de invierno de Noche y con un Loto Blanco, siempre con el valor 2
kutai-card-SPADE = nunca está en Armonía, pero una flor justo a su lado no está en Desarmonía
kutai-card-TWIG = en Armonía con toda flor roja o blanca con el valor 1, y con un Loto Blanco con el valor 3
kutai-card-LOTUS = una flor sin color, luz ni estación: en Armonía con flores rojas y blancas, Rueda, Copa y Ramita, cada vez con el valor propio de esa ficha, de 1 a 3

## Propiedades. $form "noun": lo que dos flores tienen en común.

kutai-red = { $form ->
    [noun] el rojo
   *[adjective] rojo
}
kutai-white = { $form ->
    [noun] el blanco
   *[adjective] blanco
}
kutai-yellow = amarillo
kutai-day = el Día
kutai-night = la Noche
kutai-spring = la primavera
kutai-summer = el verano
kutai-autumn = el otoño
kutai-winter = el invierno

## Lo que se ve

kutai-progress = Armonía total
kutai-total-and-target = Armonía total { $total }; con más de { $target } se gana
kutai-pick-code = { $code }
kutai-pick-place = { $place }
kutai-pick-tile = { FORM($tile, article: "none") }

## Lo que hace una jugada

kutai-places-centerpiece = { FORM($seat, article: "def") } coloca { $tile } en { $place } como Pieza Central
kutai-chain-begins = la cadena comienza con ella; la Armonía total es 0, y con más de { $target } se gana
kutai-places-tile = { FORM($seat, article: "def") } coloca { $tile } en { $place }

kutai-disharmony = { $placed } y { $neighbour } están en Desarmonía porque { $because }: { $effect }
kutai-nothing-in-common = no tienen nada en común
kutai-only-in-common = solo tienen en común { FORM($shared, form: "noun") }
kutai-worth-each-other = su valor mutuo es { $value }
kutai-restricts-both = { $similarity ->
    [0] ninguna de las dos fichas puede tener una Armonía
    [1] las dos fichas solo pueden tener Armonías de 3, y ninguna entre sí
   *[2] las dos fichas solo pueden tener Armonías de 2 o 3, y ninguna entre sí
}
kutai-restricts-one = { $tile } { $similarity ->
    [0] no puede tener ninguna Armonía
    [1] solo puede tener Armonías de 3
   *[2] solo puede tener Armonías de 2 o 3
}; la Pieza Central no queda afectada, pero entre sí no tienen ninguna
kutai-disharmony-prevented = { $placed } y { $neighbour } estarían en Desarmonía, pero hay una Pala junto { FORM($flower, prep: "a") }
kutai-disharmony-ended = { $one } y { $other } ya no están en Desarmonía, porque la Pala está junto { FORM($flower, prep: "a") }

kutai-spade-alone = una Pala nunca está en Armonía
kutai-no-possible-harmony = { $tile } no tiene ninguna Armonía posible
kutai-possible-harmonies = { $tile } podría estar en Armonía con { $partners }
kutai-step = { $tile } ({ $value }: { $why })

kutai-both-share = en común { FORM($shared, form: "noun") }
kutai-lotus-value = el Loto Blanco toma el valor { FORM($tile, prep: "de") }
kutai-twig-value = la Ramita y una flor con color
kutai-wheel-autumn = la Rueda y una flor de otoño de Día
kutai-wheel-summer = la Rueda y una flor de verano de Noche
kutai-cup-spring = la Copa y una flor de primavera de Día
kutai-cup-winter = la Copa y una flor de invierno de Noche

kutai-chain-grows = la cadena sigue desde { $tile } hasta { $steps }
kutai-chain-ends = la cadena termina ahora con { $tile }
kutai-chain-stays = la cadena no cambia, y la Armonía total es { $total }; con más de { $target } se gana
kutai-total-stays = la Armonía total sigue siendo { $total }; con más de { $target } se gana
kutai-total-changes = la Armonía total pasa de { $before } a { $total }; con más de { $target } se gana

kutai-chain-broken = la cadena ya no va { FORM($from, prep: "de") } { FORM($to, prep: "a") }, porque { $because }
kutai-stands-between = { $tile } está entre las dos fichas
kutai-in-disharmony = { $tile } está en Desarmonía
kutai-worth-more = { $tile } vale { $value }, más que { $less }
kutai-worth-as-much-nearer = { $tile } vale lo mismo y está más cerca
kutai-worth-as-much-as-near = { $tile } vale lo mismo y está igual de cerca, y ningún otro camino da un total mayor

## Lo que decidió la partida

kutai-won = { FORM($seat, article: "def") } gana con una Armonía total de { $total }, que supera el objetivo de { $target }
kutai-drawn = las { $tiles } fichas están colocadas y la Armonía total de { $total } no supera el objetivo de { $target }, así que la partida termina en tablas
kutai-last-tile = la última ficha fue { $tile }; antes de ella el total era { $before }
kutai-chain-of-one = la Pieza Central, { $tile }, no está en Armonía con ninguna ficha
kutai-chain-starts = la cadena comienza con la Pieza Central, { $tile }
kutai-chain-step = sigue hasta { $tile }: { $value } ({ $why }), lo que hace { $total }

## Por qué se rechaza una jugada

kutai-not-a-turn = { $text } no es una jugada; una jugada se escribe como { $example }
kutai-not-a-place = { $text } no es un lugar; una jugada se escribe como { $example }
kutai-neither-tile-nor-place = { $text } no es ni una ficha ni un lugar; una jugada se escribe como { $example }
kutai-not-a-tile = { $text } no es una ficha; códigos de fichas son, por ejemplo, CBd (Flor de Cerezo de Día), CBn (Flor de Cerezo de Noche) y WHEEL (Rueda)
kutai-not-a-code = { $text } no es el código de una ficha; quizá quieres decir { FORM($codes, join: "or") }
kutai-named-code = { $code } ({ FORM($tile, article: "none") })

kutai-occupied = { $tile } ya está en { $place }; una ficha se coloca en un lugar vacío
kutai-wrong-colour = { $tile } se coloca en un lugar { FORM($want, join: "or") }, pero { $place } es { $have }
kutai-not-centerpiece = { $tile } no puede ser la Pieza Central en { $centre }; la Pieza Central es una flor o el Loto Blanco
kutai-first-in-centre = la primera ficha, aquí { $tile }, es la Pieza Central y va en { $centre }, no en { $place }
kutai-other-has-it = { $tile } ya está en { $place }; solo { FORM($other, article: "def") } tiene todavía esta ficha
kutai-both-placed = { FORM($seat, article: "def") } ya ha colocado { $tile }; las dos fichas de este tipo están en el tablero, en { $places }
kutai-no-square = el tablero no tiene la casilla { $place }; la más cercana es { $near }
kutai-no-valid-point = en { $place } no puede haber ninguna ficha, porque alguna de las cuatro casillas que lo rodean no está en el tablero; el punto más cercano para una ficha es { $near }
kutai-no-point = el tablero no tiene el punto { $place }; el punto más cercano para una ficha es { $near }

kutai-turn-complete = la jugada está completa; no queda nada por elegir
kutai-pick-centerpiece-first = { FORM($seat, article: "def") } elige primero la Pieza Central, que es una flor o el Loto Blanco, y después su lugar, { $centre }
kutai-tiles-stay = { $tile } se queda donde está: las fichas no se mueven nunca, y { FORM($seat, article: "def") } coloca una ficha de su mano en un lugar vacío
kutai-pick-tile-first = { FORM($seat, article: "def") } elige primero una ficha de su mano y después un lugar para ella, como { $place }, que es { $have }
kutai-already-picked = ya has elegido { $tile }; ahora elige su lugar, que es { FORM($want, join: "or") }
kutai-already-picked-centerpiece = ya has elegido { $tile }; ahora elige su lugar, que es { $centre }

## Por qué se rechaza una entrada de la notación en palabras, que son inglesas

kutai-with-example = { $fault }; una jugada es, por ejemplo, "{ $example }"
kutai-entry-without-place = { $entry } no dice adónde va la ficha
kutai-entry-with-two-places = { $entry } nombra dos lugares
kutai-entry-with-two-tiles = { $entry } nombra dos fichas
kutai-entry-without-tile = { $entry } no nombra ninguna ficha
kutai-entry-not-understood = { $entry } no se entiende a partir de { $rest }
kutai-not-a-word = { $word } no es una palabra de una jugada
kutai-wrong-light = { $entry } da { FORM($tile, prep: "a") } una luz que no tiene
kutai-entry-with-two-meanings = { $entry } puede significar { COUNT($turns) } jugadas: { $turns }

## Por qué se rechaza un texto de posición

kutai-unknown-mover = to-move={ $text }: se espera first o second
kutai-item-without-tile = tiles: { $text } no comienza con una ficha, como { $example }
kutai-item-without-place = tiles: { $text } no termina con un lugar del tablero, como { $example }
kutai-hand-unknown = { $field }: { $code } no es una ficha
kutai-hand-twice = { $field }: { $code } aparece dos veces; cada jugador tiene una
kutai-wrong-count = { $code }: { $placed } en el tablero y { $left } en las manos; los jugadores tienen 2 entre los dos
kutai-wrong-mover = después de { $tiles } { $tiles ->
    [one] ficha
   *[other] fichas
} es el turno de { $want }, no de { $got }
kutai-wrong-rest = { $field } tiene todavía { $left } { $left ->
    [one] ficha
   *[other] fichas
}; después de { $turns } { $turns ->
    [one] jugada
   *[other] jugadas
} tiene { $want }
kutai-two-on-place = { $place }: { $one } y { $other } están ahí a la vez
kutai-wrong-ground = { $place }: { $code } necesita { FORM($want, join: "or") }; { $place } es { $have }
kutai-no-centerpiece = hay fichas, pero ninguna Pieza Central en { $centre }
kutai-centerpiece-no-flower = la Pieza Central es una flor; { $code } no lo es
kutai-centerpiece-still-there = first ha colocado la Pieza Central, pero todavía tiene { $code }
kutai-over-before = la partida había terminado antes de la última jugada: sea cual sea la última ficha, el total de las demás supera { $target }

## Lo que cuenta en la evaluación de una posición

kutai-term-wins = { $by }: jugadas que ganan ahora: { $n }
kutai-term-wins-meaning = cada una de estas jugadas lleva el total por encima del objetivo, y con eso se gana la partida
kutai-term-threat = { $by }: amenaza con ganar; jugadas que pueden impedirlo: { $n }
kutai-term-threat-meaning = la próxima jugada de este jugador podría superar el objetivo y ganar, así que el rival tiene que impedirlo ahora
kutai-term-best = { $by }: la mejor jugada lleva el total a { $total }; hay que superar { $target }
kutai-term-best-meaning = el total es de los dos jugadores; quien puede subirlo más en una jugada está más cerca de ganar
