### Mensajes de Balance Pai Sho.

# Opciones: article "def", "indef", "neg", sin ella no hay artículo; prep "de", "a" con el artículo
# definido; count "plural"; stands como en el texto inglés y
# "at" para "la Rosa en j10" en vez de "la Rosa de j10"; mood "subjunctive" después de "después de que".

balance-seat-first = { $prep ->
        [de] del Invitado
        [a] al Invitado
       *[none] { $article ->
            [def] el Invitado
           *[none] Invitado
        }
    }
balance-seat-second = { $prep ->
        [de] del Anfitrión
        [a] al Anfitrión
       *[none] { $article ->
            [def] el Anfitrión
           *[none] Anfitrión
        }
    }

balance-piece = { $name }{ $place ->
        [none] { "" }
       *[other] { $stands ->
            [wheel] { " sobre la Rueda de " }{ $place }
            [at] { " en " }{ $place }
            [short] { " " }{ $place }
           *[other] { " de " }{ $place }
        }
    }

# El artículo ante el nombre de una ficha, con el espacio.
balance-articulo-la = { $prep ->
        [de] { "de la " }
        [a] { "a la " }
       *[none] { $article ->
            [def] { "la " }
            [indef] { "una " }
            [neg] { "ninguna " }
           *[none] { "" }
        }
    }
balance-articulo-el = { $prep ->
        [de] { "del " }
        [a] { "al " }
       *[none] { $article ->
            [def] { "el " }
            [indef] { "un " }
            [neg] { "ningún " }
           *[none] { "" }
        }
    }
balance-piece-Rose = { $count ->
        [plural] Rosas
       *[single] { balance-articulo-la }Rosa
    }
    .gender = f
balance-piece-Lotus = { $count ->
        [plural] Lotos
       *[single] { balance-articulo-el }Loto
    }
    .gender = m
balance-piece-Orchid = { $count ->
        [plural] Orquídeas
       *[single] { balance-articulo-la }Orquídea
    }
    .gender = f
balance-piece-Lily = { $count ->
        [plural] Lirios
       *[single] { balance-articulo-el }Lirio
    }
    .gender = m
balance-piece-Wheel = { $count ->
        [plural] Ruedas
       *[single] { balance-articulo-la }Rueda
    }
    .gender = f

balance-note-fixed = fija
balance-note-on-point = en un punto, nunca se mueve
balance-phase-deal = reparto
balance-phase-blossoming = Floración
balance-phase-moving = fase de movimiento

## By key: fields of position texts

balance-label-last = Último movimiento
balance-label-passes = Pases seguidos
balance-label-stalled = Turnos sin cambios

balance-el-jardin = { $prep ->
        [a] al jardín
       *[none] el jardín
    }
balance-la-mitad = { $prep ->
        [a] a la mitad
       *[none] la mitad
    }
balance-garden-north-east-red = { balance-el-jardin } rojo del noreste
balance-garden-south-east-white = { balance-el-jardin } blanco del sureste
balance-garden-south-west-red = { balance-el-jardin } rojo del suroeste
balance-garden-north-west-white = { balance-el-jardin } blanco del noroeste
balance-garden-north-east-yellow = { balance-el-jardin } amarillo del noreste
balance-garden-south-east-yellow = { balance-el-jardin } amarillo del sureste
balance-garden-south-west-yellow = { balance-el-jardin } amarillo del suroeste
balance-garden-north-west-yellow = { balance-el-jardin } amarillo del noroeste
balance-garden-north-gate-east = { balance-la-mitad } este de la puerta norte
balance-garden-east-gate-north = { balance-la-mitad } norte de la puerta este
balance-garden-east-gate-south = { balance-la-mitad } sur de la puerta este
balance-garden-south-gate-east = { balance-la-mitad } este de la puerta sur
balance-garden-south-gate-west = { balance-la-mitad } oeste de la puerta sur
balance-garden-west-gate-south = { balance-la-mitad } sur de la puerta oeste
balance-garden-west-gate-north = { balance-la-mitad } norte de la puerta oeste
balance-garden-north-gate-west = { balance-la-mitad } oeste de la puerta norte

balance-rule-turn-text = una jugada es un reparto, una colocación, un movimiento o un pase, escrito de la única forma válida
balance-rule-game-over = después del final no hay más jugadas
balance-rule-stage = primero el reparto, después la Floración con once colocaciones, después el movimiento
balance-rule-deal = el Invitado recibe seis fichas del conjunto
balance-rule-hand = en la Floración un jugador coloca una ficha de su propia mano
balance-rule-tile = un movimiento mueve la ficha de arriba de una casilla; las fichas en puntos nunca se mueven
balance-rule-wheel-square = la Rueda se coloca en una casilla
balance-rule-line = una ficha se mueve en horizontal o en vertical
balance-rule-way = una ficha no pasa por encima de otra
balance-rule-free = el lugar está libre: sin ficha o, para una flor, con la Rueda sola
balance-rule-harm = una flor solo puede moverse si sus jardines conservan sin ella su número de equilibrios
balance-rule-no-undo = el movimiento recién hecho no se puede deshacer enseguida
balance-rule-must-balance = quien puede aumentar el número de equilibrios tiene que hacerlo
balance-rule-pass = solo pasa un jugador que no tiene ninguna jugada legal

balance-blurb = pon diez flores en equilibrio; gana quien equilibra la última
balance-duration = de 20 a 40 minutos
balance-difficulty = dificultad media
balance-win-balance = victoria de { $winner }: todas las flores están en equilibrio
balance-draw-dead = tablas: la Rosa ya nunca podrá equilibrar los dos Lotos
balance-draw-stalled = tablas: el número de equilibrios no ha cambiado en cien jugadas
balance-option-no-undo = sin deshacer
balance-option-no-undo-means = un movimiento no puede deshacer el movimiento anterior
balance-option-must-balance = equilibrio obligatorio
balance-option-must-balance-means = un jugador que puede aumentar el número de equilibrios debe hacerlo
balance-option-matching = emparejamiento
balance-option-matching-means = qué flores se equilibran entre sí. Con el primer emparejamiento, las partidas cuidadosas suelen acabar en tablas; con el segundo se deciden más
balance-option-matching-value-classic = Loto con Rosa, Orquídea con Lirio
balance-option-matching-value-opposites = Rosa y Loto con Orquídea y Lirio

balance-goal = sé quien ponga en equilibrio la última de las diez flores: en un mismo jardín { $matching ->
    [opposites] la Rosa y el Loto equilibran a la Orquídea y al Lirio
   *[classic] se equilibran la Rosa y el Loto, y también la Orquídea y el Lirio
 }
balance-next-deal = el azar reparte las once fichas: seis al Invitado y cinco al Anfitrión
balance-next-blossoming = coloca una ficha: una flor en el mismo jardín que su pareja está en equilibrio, y en una línea entre jardines pertenece a ambos
balance-next-blossoming-wheel = coloca tu última ficha, la Rueda, en una casilla vacía: una flor que llegue a ella cuenta el doble en cada uno de sus jardines
balance-next-moving = mueve una flor a un jardín donde encuentre pareja; si al irse se perdiera un equilibrio, la flor no puede moverse
balance-card-Rose = equilibra { $matching ->
    [opposites] Orquídeas y Lirios
   *[classic] Lotos
} del mismo jardín; solo hay una Rosa
balance-card-Lotus = equilibra { $matching ->
    [opposites] una Orquídea o un Lirio
   *[classic] la Rosa
} del mismo jardín
balance-card-Orchid = equilibra { $matching ->
    [opposites] la Rosa o un Loto
   *[classic] un Lirio
} del mismo jardín
balance-card-Lily = equilibra { $matching ->
    [opposites] la Rosa o un Loto
   *[classic] una Orquídea
} del mismo jardín
balance-card-Wheel = una flor sobre ella cuenta el doble en cada uno de sus jardines

balance-tile = { $tile }
balance-tile-on-wheel = { FORM($tile, stands: "wheel") }
balance-tiles = { $n ->
        [one] { $tile ->
            [Rose] { FORM($tile, article: "def") }
            [Wheel] { FORM($tile, article: "def") }
           *[other] 1 { $tile }
        }
       *[other] { $n } { FORM($tile, count: "plural") }
    }
balance-partners-in = { $partners } en { $gardens }
balance-refusal-and-now = { $refusal }; { $now }

balance-now-deal = ahora se reparten las fichas, por ejemplo { $turn }
balance-now-place = ahora { FORM($by, article: "def") } coloca una ficha de la mano: { $hand }
balance-now-place-example = ahora { FORM($by, article: "def") } coloca una ficha de la mano: { $hand }; por ejemplo { $turn }
balance-now-pass = ahora { FORM($by, article: "def") } pasa, porque ni { FORM($rose, article: "def") } ni ninguna otra ficha puede moverse
balance-now-pass-example = ahora { FORM($by, article: "def") } pasa, porque ni { FORM($rose, article: "def") } ni ninguna otra ficha puede moverse; la jugada es { $turn }
balance-now-move = ahora { FORM($by, article: "def") } mueve una ficha del tablero
balance-now-move-example = ahora { FORM($by, article: "def") } mueve una ficha del tablero, por ejemplo { $turn }

balance-is-dealt = { FORM($to, article: "def") } recibe { $hand }
balance-gets-others = { FORM($to, article: "def") } recibe las otras cinco: { $hand }
balance-begins-blossoming = { FORM($next, article: "def") } empieza la Floración
balance-places = { FORM($by, article: "def") } coloca { FORM($tile, article: "def", stands: "at") }
balance-places-on-wheel = { FORM($by, article: "def") } coloca { FORM($tile, article: "def", stands: "wheel") }
balance-square-belongs = la casilla { $at } pertenece { COUNT($gardens) ->
        [one] { FORM($gardens, prep: "a") }
       *[other] a { COUNT($gardens) } jardines: { $gardens }
    }
balance-point-belongs = el punto { $at } pertenece { COUNT($gardens) ->
        [one] { FORM($gardens, prep: "a") }
       *[other] a { COUNT($gardens) } jardines: { $gardens }
    }
balance-moves = { FORM($by, article: "def") } mueve { FORM($tile, article: "def") } de { $from } a { $to }
balance-moves-off-wheel = { FORM($by, article: "def") } mueve { FORM($tile, article: "def") } desde la Rueda de { $from } hasta { $to }
balance-moves-onto-wheel = { FORM($by, article: "def") } mueve { FORM($tile, article: "def") } de { $from } a la Rueda de { $to }
balance-changes-gardens = la ficha { $changes }
balance-leaves = deja { $gardens }
balance-comes-to = entra en { $gardens }
balance-stays-in = sigue en { $gardens }
balance-counts-twice = sobre la Rueda la flor puede formar dos equilibrios en cada uno de sus jardines
balance-makes-balances = en { $garden } la flor equilibra { FORM($partners, article: "def") }: { $n ->
        [one] 1 equilibrio
       *[other] { $n } equilibrios
    } en vez de { $was }
balance-total-rises = el total sube de { $was } a { $n ->
        [one] 1 equilibrio
       *[other] { $n } equilibrios
    }
balance-total-stays = el total sigue en { $n ->
        [one] 1 equilibrio
       *[other] { $n } equilibrios
    }
balance-total-stays-for = el total sigue en { $n ->
        [one] 1 equilibrio
       *[other] { $n } equilibrios
    }; no ha cambiado en { $turns ->
        [one] 1 jugada
       *[other] { $turns } jugadas
    }, y tras { $limit } la partida acaba en tablas
balance-balanced-now = ahora hay { $n } de { $of } flores en equilibrio
balance-balanced-now-except = ahora hay { $n } de { $of } flores en equilibrio; sin pareja: { FORM($alone, join: "comma", stands: "short") }
balance-stands-on-point = la flor está en un punto y ya nunca se mueve
balance-is-fixed-now = la flor está fija por ahora: sin ella habría menos equilibrios en { $gardens }
balance-is-not-fixed = la flor no está fija: ningún jardín perdería un equilibrio sin ella
balance-fixes-others = esto fija también { FORM($tiles, article: "def") }
balance-frees-others = { FORM($tiles, article: "def") } { COUNT($tiles) ->
        [one] ya no es una flor fija
       *[other] ya no son flores fijas
    }
balance-passes = { FORM($by, article: "def") } pasa, porque ninguna ficha puede moverse
balance-ends-blossoming = las once fichas están en el tablero: la Floración ha terminado y { FORM($next, article: "def") } empieza a mover
balance-second-pass-draws = si { FORM($next, article: "def") } también tiene que pasar, la partida acaba en tablas
balance-second-occurrence = esta posición ya se ha dado una vez; a la tercera hay tablas
balance-will-pass = { FORM($next, article: "def") } no tiene ningún movimiento legal y pasará
balance-not-straight-back = { FORM($next, article: "def") } no puede devolver la ficha enseguida a { $to }

balance-wins = { FORM($winner, article: "def") } gana al poner en equilibrio las diez flores; los jardines suman { $n ->
        [one] 1 equilibrio
       *[other] { $n } equilibrios
    }
balance-balances-others = { FORM($tile, article: "def") } equilibra { FORM($partners, article: "def") }
balance-rose-is-dead = ya nadie puede ganar, porque { FORM($rose, article: "def") } nunca podrá equilibrar los dos Lotos
balance-rose-in-one-garden = solo pertenece { FORM($garden, prep: "a") } y no está sobre la Rueda, así que forma como mucho un equilibrio
balance-rose-on-point = está en un punto y nunca se mueve
balance-rose-is-fixed = tampoco se mueve nunca, porque allí equilibra { FORM($lotus, article: "def") }, y el jardín perdería ese equilibrio sin ella
balance-both-passed = los dos jugadores han pasado seguidos, porque ninguna ficha puede moverse
balance-tiles-on-points = { COUNT($tiles) ->
        [one] esta ficha está en un punto y nunca se mueve
       *[other] estas fichas están en puntos y nunca se mueven
    }: { FORM($tiles, article: "def") }
balance-third-occurrence = { $when }, la misma posición está en el tablero por tercera vez, siempre con turno { FORM($next, prep: "de") } y con { FORM($rose, article: "def", stands: "at") }
balance-first-time = la primera vez fue hace { $turns ->
        [one] 1 jugada
       *[other] { $turns } jugadas
    }, { $when }
balance-second-time = la segunda vez fue hace { $turns ->
        [one] 1 jugada
       *[other] { $turns } jugadas
    }, { $when }
balance-at-set-up = cuando se preparó la posición
balance-after = después de que { FORM($done, mood: "subjunctive") }
balance-did-move = { FORM($by, article: "def") } { $mood ->
        [subjunctive] moviera
       *[indicative] movió
    } { FORM($tile, article: "def") } de { $from } a { $to }
balance-did-place = { FORM($by, article: "def") } { $mood ->
        [subjunctive] colocara
       *[indicative] colocó
    } { FORM($tile, article: "def", stands: "at") }
balance-did-pass = { FORM($by, article: "def") } { $mood ->
        [subjunctive] pasara
       *[indicative] pasó
    }
balance-is-stalled = nadie ha cambiado el número de equilibrios en { $turns } jugadas seguidas; es { $n }
balance-stalled-since = sigue igual desde que { $done }
balance-remain-alone = { COUNT($tiles) ->
        [one] esta flor no tiene ningún equilibrio
       *[other] estas flores no tienen ningún equilibrio
    }: { FORM($tiles, article: "def") }

balance-no-turn = { $text } no es una jugada
balance-no-deal = { $text } no es un reparto: las seis fichas del Invitado son letras en el orden R L O Y W
balance-empty-deal = faltan las seis fichas del Invitado después de deal=
balance-no-tile = { $text } no es una ficha: las fichas son Rose (Rosa), Lotus (Loto), Orchid (Orquídea), Lily (Lirio) y Wheel (Rueda)
balance-no-place = { $text } no es ni una casilla del tablero, como j10, ni un punto, como 0,7
balance-no-move-from = { $text } no es un movimiento: la ficha de { $from } solo puede moverse a una casilla del tablero, como j10
balance-no-move-of-point = { $text } no es un movimiento: una ficha se mueve de casilla a casilla, y las fichas en puntos nunca se mueven

balance-not-understood = { $text } no se entiende
balance-pass-and-more = { $text } pasa y también nombra una ficha o un lugar
balance-no-word = { $text } no es una palabra de una jugada
balance-two-tiles-named = se nombran dos fichas, { $first } y { $second }
balance-deal-too-long = un reparto nombra las { $n } fichas del Invitado, pero este nombra más fichas de las que tiene el juego
balance-deal-wrong-length = un reparto nombra las { $n } fichas del Invitado, pero este nombra { $named }
balance-move-has-two-places = una ficha se mueve de una casilla a otra
balance-placement-has-one-place = una ficha se coloca en un lugar
balance-no-goal-named = falta decir adónde va la ficha de { $from }
balance-no-tile-named = falta decir qué ficha va a { $at }
balance-wheel-in-hand = la Rueda aún no está en el tablero, así que ninguna flor puede estar sobre ella
balance-wheel-elsewhere = la Rueda no está en { $named }, sino en { $at }
balance-other-tile-there = en { $from } no hay { FORM($kind, article: "neg") }; allí está { FORM($there, article: "def") }
balance-several-tiles-can-go = más de una ficha puede ir a { $to }: { $entries }
balance-several-of-kind-can-go = más de { FORM($kind, article: "indef") } puede ir a { $to }: { $entries }
balance-no-tile-can-go = ninguna ficha puede ir a { $to }: { $refusal }
balance-none-of-kind-can-go = { FORM($kind, article: "neg") } puede ir a { $to }: { $refusal }
balance-none-of-kind-on-square = { FORM($kind, article: "neg") } está en una casilla, así que { ATTRIBUTE($kind, name: "gender") ->
        [f] ninguna
       *[m] ninguno
    } puede ir a { $to }

balance-deal-comes-first = todas las fichas están aún en la bolsa: primero va el reparto
balance-deal-comes-first-example = todas las fichas están aún en la bolsa: primero va el reparto, por ejemplo { $turn }
balance-tile-in-bag = { FORM($tile, article: "def") } está aún en la bolsa: primero va el reparto
balance-dealt-already = las fichas ya están repartidas
balance-none-left-to-place = las once fichas están en el tablero y no queda ninguna por colocar
balance-no-moves-yet = ninguna ficha se mueve hasta que las once están en el tablero
balance-no-passes-yet = en la Floración nadie pasa
balance-tile-not-moved-yet = { FORM($tile, article: "def") } no se mueve hasta que las once fichas están en el tablero
balance-none-in-hand = no queda { FORM($kind, article: "neg") } en las manos, porque las once fichas están en el tablero
balance-tile-before-place = antes del lugar { $place } se elige una ficha
balance-tile-picked-already = ya se ha elegido { FORM($tile, article: "def") }; ahora toca un lugar libre
balance-turn-complete = la jugada está completa; ya no se elige nada más
balance-no-tile-no-place = { $text } no es una ficha ni un lugar del tablero
balance-set-has-fewer = { $letters } reparte { $tiles }, pero el conjunto solo tiene { $has }
balance-other-holds-it = { FORM($by, article: "def") } no tiene { FORM($kind, article: "neg") } que colocar, pero { FORM($other, article: "def") } tiene { $tiles }; { FORM($by, prep: "a") } le queda en la mano: { $hand }
balance-all-placed = no queda { FORM($kind, article: "neg") } por colocar, porque { FORM($tiles, article: "def") } { COUNT($tiles) ->
        [one] es { ATTRIBUTE($kind, name: "gender") ->
            [f] la única que hay
           *[m] el único que hay
        }
       *[other] son { ATTRIBUTE($kind, name: "gender") ->
            [f] todas las que hay
           *[m] todos los que hay
        }
    }; { FORM($by, prep: "a") } le queda en la mano: { $hand }
balance-wheel-not-on-point = la Rueda se coloca en una casilla, y { $at } es un punto
balance-wheel-beside-point = la Rueda se coloca en una casilla, y { $at } es un punto; la casilla { $square }, a su lado, está libre
balance-wheel-not-under-flower = { FORM($there, article: "def") } ya está ahí, y la Rueda nunca va debajo de una flor
balance-wheel-carries-one = { FORM($there, article: "def") } ya está ahí, y la Rueda solo lleva una flor
balance-place-taken = { FORM($there, article: "def") } ya está ahí; una ficha solo va a un lugar libre
balance-must-raise = { $refusal }, pero { FORM($by, article: "def") } tiene que formar uno mientras pueda: { $better } aumenta el número de equilibrios de { $was } a { $n }
balance-better-placement = { FORM($tile, article: "def", stands: "at") }
balance-better-move = mover { FORM($tile, article: "def") } de { $from } a { $to }
balance-placement-makes-none = { FORM($tile, article: "def", stands: "at") } no formaría ningún equilibrio
balance-move-makes-none = mover { FORM($tile, article: "def") } de { $from } a { $to } no formaría ningún equilibrio
balance-no-move-makes-one = ningún movimiento { FORM($tile, prep: "de") } forma un equilibrio
balance-no-place-makes-one = en ningún lugar { FORM($tile, article: "def") } forma un equilibrio

balance-no-tile-there = en { $at } no hay ninguna ficha
balance-already-there = { FORM($tile, article: "def") } ya está ahí; un movimiento va a otra casilla
balance-off-the-lines = { FORM($tile, article: "def") } se mueve por la fila { $rank } o la columna { $file }, y { $to } no está en ninguna de las dos
balance-goal-is-point = { FORM($tile, article: "def") } se mueve de casilla a casilla, y { $to } es un punto
balance-wheel-in-way = { FORM($tile, article: "def") } no puede ir a { $to }, porque la Rueda de { $wheel } está en el camino; una flor que llega a la Rueda se detiene en ella
balance-blocked-at-once = { FORM($tile, article: "def") } no puede ir a { $to }, porque { FORM($blocker, article: "def") } está justo al lado en esa dirección
balance-blocked = { FORM($tile, article: "def") } no puede ir a { $to }, porque { FORM($blocker, article: "def") } está en el camino; puede llegar hasta { $end }
balance-never-moves-on-point = { FORM($tile, article: "def") } está en el punto { $at }, y las fichas en puntos nunca se mueven
balance-wheel-is-mounted = la Rueda de { $at } solo se mueve mientras no hay ninguna flor sobre ella, y ahora está allí { FORM($tile, article: "def") }
balance-is-fixed = { FORM($tile, article: "def") } es una flor fija: equilibra { FORM($partners, article: "def") }, y sin ella { $garden } tendría { $n ->
        [one] 1 equilibrio
       *[other] { $n } equilibrios
    } en vez de { $was }
balance-takes-back = { FORM($by, article: "def") } acaba de mover { FORM($tile, article: "def") } de { $from } a { $to }, y { FORM($next, article: "def") } no puede deshacerlo enseguida
balance-is-shut-in = { FORM($tile, article: "def") } no puede salir, porque alrededor { COUNT($tiles) ->
        [one] está { FORM($tiles, article: "def") }
       *[other] están { FORM($tiles, article: "def") }
    }
balance-only-way-is-back = { FORM($tile, article: "def") } solo puede ir a { $to }, y eso desharía el movimiento recién hecho
balance-has-legal-moves = { FORM($by, article: "def") } solo puede pasar si no tiene ningún movimiento legal, pero tiene { $n }, por ejemplo { $turn }

balance-pick-letters = { $letters }
balance-pick-deal = { FORM($first, article: "def") } recibe { $hand }; { FORM($second, article: "def") } recibe { $others }
balance-pick-tile = { $tile } ×{ $n }
balance-pick-tile-spoken = { $tile }, { $n } en la mano
balance-pick-place = { $place }
balance-pick-goal = { $tile } a { $to }
balance-pick-wheel-goal = { $tile } a { $to }, sobre la Rueda
balance-pick-start = { $tile }
balance-pick-pass = pasar
balance-pick-pass-spoken = pasar: no hay ningún movimiento legal

balance-progress = flores en equilibrio
balance-none-balanced = aún no hay ninguna flor en equilibrio
balance-flowers-balanced = { $n } de { $of } flores en equilibrio
balance-without-partner = sin pareja: { FORM($alone, join: "comma", stands: "short") }
balance-balances = { $n ->
        [one] 1 equilibrio
       *[other] { $n } equilibrios
    }
balance-last-was-pass = la última jugada fue un pase
balance-turns-without-change = { $n } de { $limit } jugadas sin cambio en los equilibrios
balance-placement-number = colocación { $n } de { $of }
balance-placement-after-deal = colocación { $n } de { $of } (la jugada 1 fue el reparto)

balance-has-partners = la flor equilibra { FORM($partners, article: "def") }
balance-no-partner-near = la flor aún no tiene pareja: no hay { COUNT($kinds) ->
        [one] { FORM($kinds, article: "neg") }
       *[other] { FORM($kinds, count: "plural", join: "or") }
    } en { FORM($gardens, join: "or") }
balance-partners-taken = la flor aún no tiene pareja: { FORM($tiles, article: "def") } { COUNT($tiles) ->
        [one] está en uno de sus jardines, pero equilibra
       *[other] están en sus jardines, pero equilibran
    } otras flores

balance-wrong-seat = { $field }={ $text }: el turno es de first, second o chance
balance-wrong-hand = { $field }={ $text }: una mano son letras de R L O Y W, o -
balance-empty-hand = { $field } está vacío: una mano sin fichas es -
balance-no-tile-on-place = { $text } no es una ficha en un lugar: se espera Tipo@lugar
balance-wrong-last = { $field }={ $text }: se espera un movimiento de casilla a casilla, o -
balance-wrong-count = { $field }={ $text }: se espera un número de 0 a { $most }
balance-wheel-stands-on-point = la Rueda está en el punto { $at }; solo se coloca en casillas
balance-two-on-a-place = { FORM($first, article: "def") } y { FORM($second, article: "def") } están a la vez en { $at }
balance-wrong-number-of-kind = { $n ->
        [one] 1 ficha
       *[other] { $n } fichas
    } del tipo { $tile } en el tablero y en las manos, pero el conjunto tiene { $has }
balance-chance-too-late = el turno es de chance antes del reparto, cuando todas las fichas están en la bolsa
balance-last-too-early = { $field }: nada se mueve hasta que todas las fichas están colocadas
balance-passes-too-early = { $field }={ $n }: nadie pasa hasta que todas las fichas están colocadas
balance-stalled-too-early = { $field }={ $n }: las jugadas se cuentan cuando todas las fichas están colocadas
balance-wrong-hand-size = { $field } tiene { $n ->
        [one] 1 ficha
       *[other] { $n } fichas
    }; con { $placed ->
        [one] 1 colocada
       *[other] { $placed } colocadas
    } debe tener { $want }
balance-wrong-seat-after = el turno es de { $seat }, pero con { $placed ->
        [one] 1 ficha colocada
       *[other] { $placed } fichas colocadas
    } es de { $want }
balance-more-passes-than-turns = { $passes }={ $n } es más que { $stalled }={ $turns }, que también cuenta los pases
balance-move-and-pass = { $last } y { $passes }: la última jugada fue un movimiento o un pase
balance-second-moves-first = el turno es de { $seat }, pero sin un último movimiento ni un pase empieza a mover second
balance-stalled-without-turn = { $field }={ $n } sin un último movimiento ni un pase
balance-last-tile-missing = { $field }: en { $at } no hay ninguna ficha
balance-last-start-taken = { $field }: hay una ficha en { $at }, donde empezó el movimiento
balance-over-before-move = { $field }: antes de este movimiento la partida ya había terminado ({ $outcome })
balance-over-before-pass = { $field }={ $n }: antes del pase la partida ya había terminado ({ $outcome })
balance-last-not-legal = { $field }: el movimiento no era legal: { $refusal }
balance-last-changed-balances = { $field }={ $n }, pero el último movimiento cambió el número de equilibrios
balance-last-kept-balances = { $field }=0, pero el último movimiento no cambió el número de equilibrios
balance-had-legal-move = { $field }={ $n }: el jugador que pasó tenía un movimiento legal

## Lo que cuenta en la evaluación de una posición

balance-term-trial-won = { $by }: completa el equilibrio en una partida de prueba con las fichas restantes
balance-term-trial-won-meaning = el ordenador coloca deprisa las fichas restantes de los dos jugadores; quien completa así el equilibrio tiene probablemente más posibilidades
balance-term-safe = { $by }: tiene que mover; movimientos seguros: { $safe } de { $all }
balance-term-safe-meaning = tras cualquier otro movimiento el rival puede completar el equilibrio y ganar; así que tener pocos movimientos seguros es malo
