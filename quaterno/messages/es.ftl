### Mensajes de Quaterno.
###
### Las fichas y los jugadores llevan el artículo con article: "def", y la preposición con prep: "de" o
### "a" ("del", "de la", "al", "a la"); si no, ninguno. Como en inglés: part: "kind" es solo el nombre,
### number: "plural" el plural. whose: "opponent" añade "del rival".

## Artículos, con el espacio que los sigue

quaterno-el = { $prep ->
        [de] del{ " " }
        [a] al{ " " }
       *[none] { $article ->
            [def] el{ " " }
           *[none] { "" }
        }
    }
quaterno-la = { $prep ->
        [de] de la{ " " }
        [a] a la{ " " }
       *[none] { $article ->
            [def] la{ " " }
           *[none] { "" }
        }
    }
quaterno-los = { $prep ->
        [de] de los{ " " }
        [a] a los{ " " }
       *[none] { $article ->
            [def] los{ " " }
           *[none] { "" }
        }
    }
quaterno-las = { $prep ->
        [de] de las{ " " }
        [a] a las{ " " }
       *[none] { $article ->
            [def] las{ " " }
           *[none] { "" }
        }
    }

## By key: players and tiles

quaterno-seat-first = { quaterno-el }Invitado
quaterno-seat-second = { quaterno-el }Anfitrión

quaterno-piece =
    { $part ->
        [kind] { $name }
       *[whole]
            { $name }{ $owner ->
                [first] { " " }del Invitado
                [second] { " " }del Anfitrión
               *[none] { $whose ->
                    [opponent] { " " }del rival
                   *[nobody] { "" }
                }
            }{ $place ->
                [none] { "" }
               *[somewhere] { " " }en { $place }
            }
    }
quaterno-piece-Sun = { quaterno-el }Sol
    .gender = m
quaterno-piece-Moon = { quaterno-la }Luna
    .gender = f
quaterno-piece-Fan = { $number ->
        [plural] { quaterno-los }Abanicos
       *[single] { quaterno-el }Abanico
    }
    .gender = m
# Femenino, pero "el Ancla".
quaterno-piece-Anchor = { $number ->
        [plural] { quaterno-las }Anclas
       *[single] { quaterno-el }Ancla
    }
    .gender = f
quaterno-piece-Stick = { $number ->
        [plural] { quaterno-los }Bastones
       *[single] { quaterno-el }Bastón
    }
    .gender = m
quaterno-piece-Compass = { $number ->
        [plural] { quaterno-las }Brújulas
       *[single] { quaterno-la }Brújula
    }
    .gender = f
quaterno-piece-Soldier = { $number ->
        [plural] { quaterno-los }Soldados
       *[single] { quaterno-el }Soldado
    }
    .gender = m
quaterno-note-seized = retenida

## By key: phases, quarters and actions

quaterno-phase-placement = colocación
quaterno-phase-play = juego

## By key: fields of position texts

quaterno-label-figures = Figuras hechas
quaterno-label-passes = Pases seguidos

quaterno-quarter-north = norte
quaterno-quarter-east = este
quaterno-quarter-south = sur
quaterno-quarter-west = oeste

quaterno-action-swap = Intercambiar
quaterno-action-orbit = Orbitar
quaterno-action-draw-near = Acercar
quaterno-action-push = Empujar
quaterno-action-place-behind = Poner detrás

## By key: about the game

quaterno-blurb = empuja, acerca e intercambia fichas: nada se captura, y ganan dos imágenes reflejadas
quaterno-duration = de 15 a 30 minutos
quaterno-difficulty = dificultad media
quaterno-win-figures = victoria de { $winner } con dos figuras o más: pares de fichas que se reflejan a través del eje

## By key: the rules that a turn can break

quaterno-rule-turn-text = una jugada es Fan@x,y, x,y-x,y, x,y>x,y-x,y, x,y<>x,y o pass
quaterno-rule-game-over = después del final no hay más jugadas
quaterno-rule-phase = primero se colocan las fichas; solo después se mueven y actúan
quaterno-rule-hand = se coloca una ficha de la propia mano
quaterno-rule-own-tile = solo se mueve y se actúa con fichas propias
quaterno-rule-sun = el Sol no puede moverse
quaterno-rule-action = el Abanico intercambia; la Luna y el Soldado no tienen acción; las demás acciones llevan el objetivo a un punto
quaterno-rule-target = el objetivo de una acción es otra ficha
quaterno-rule-line = una ficha alcanza ocho líneas hasta la primera ficha; la Luna pasa por encima de las fichas
quaterno-rule-orbit = Orbitar mantiene la distancia del objetivo al Sol
quaterno-rule-draw-near = Acercar pone el objetivo entre el lugar donde está y el Ancla
quaterno-rule-push = Empujar lleva el objetivo en línea recta, hasta la primera ficha
quaterno-rule-place-behind = Poner detrás lleva el objetivo detrás de la Brújula, en línea recta, hasta la primera ficha
quaterno-rule-distance = las fichas se colocan a distancia 4 o más de 0,0
quaterno-rule-diagonal = las fichas no se colocan en una diagonal principal
quaterno-rule-quarter = las fichas no se colocan en un cuarto que domina el rival
quaterno-rule-empty-point = una ficha va a un punto vacío; no se captura nada
quaterno-rule-seize = una ficha junto a un Soldado enemigo, en horizontal o en vertical, ni se mueve ni actúa
quaterno-rule-pass = solo se pasa cuando no hay otra jugada

## By key: lo que se dice a quien empieza: el objetivo, qué se puede hacer en una fase, qué hace una pieza

quaterno-goal = forma dos figuras: tu ficha y la del mismo tipo del rival se reflejan a través de tu eje, una diagonal a la que llevas tu Sol y tu Luna
quaterno-next-placement = coloca una ficha a cuatro pasos o más del centro: la primera en un cuarto cierra el paso allí al rival hasta que estén todas
quaterno-next-play = mueve una ficha o usa su acción: lleva tu Sol y tu Luna a una misma diagonal principal, tu eje, y dos fichas del mismo tipo a puntos que se reflejen a través de él
quaterno-card-Sun = nunca se mueve, pero envía una ficha que ve a otro punto a la misma distancia; con la Luna en la misma diagonal principal forma el eje de su bando
quaterno-card-Moon = se mueve en línea, también por encima de otras fichas, y no tiene acción; con el Sol en la misma diagonal principal forma el eje de su bando
quaterno-card-Fan = se mueve en línea hasta la primera ficha, o cambia de sitio con ella
quaterno-card-Anchor = se mueve en línea hasta la primera ficha, o la acerca
quaterno-card-Stick = se mueve en línea hasta la primera ficha, o la empuja en línea recta lejos de sí
quaterno-card-Compass = se mueve en línea hasta la primera ficha, o la pone detrás de sí, al otro lado
quaterno-card-Soldier = se mueve en línea hasta la primera ficha; las fichas rivales que están arriba, abajo o a los lados no pueden moverse ni actuar

## What a turn does

quaterno-steps = { $n ->
        [one] { $n } paso
       *[other] { $n } pasos
    }
quaterno-places = { FORM($seat, article: "def") } coloca { FORM($tile, article: "def") } en { $point }, en el cuarto { $quarter }
quaterno-takes-quarter = { FORM($seat, article: "def") } domina el cuarto { $quarter } hasta que todas las fichas estén colocadas: { FORM($opponent, article: "def") } no puede colocar nada allí
quaterno-play-begins = todas las fichas están en el tablero: ahora se mueven y actúan, y empieza { FORM($seat, article: "def") }
quaterno-moves = { FORM($tile, article: "def") } va de { $from } a { $to }
quaterno-moves-over = { FORM($tile, article: "def") } va de { $from } a { $to }, por encima { FORM($passed, prep: "de") }
quaterno-swaps = { FORM($tile, article: "def") } y { FORM($target, article: "def") } cambian de sitio
quaterno-orbits = { FORM($sun, article: "def") } hace orbitar { FORM($target, article: "def") } hasta { $to }; la distancia al Sol sigue siendo de { $distance }
quaterno-draws = { FORM($tile, article: "def") } acerca { FORM($target, article: "def") } a { $to }
quaterno-pushes = { FORM($tile, article: "def") } empuja { FORM($target, article: "def") } a { $to }
quaterno-puts-behind = { FORM($tile, article: "def") } pone { FORM($target, article: "def") } detrás de sí, en { $to }
quaterno-is-seized = { FORM($soldier, article: "def") } retiene { FORM($tile, article: "def") }, que no puede moverse ni actuar
quaterno-freed = { FORM($soldier, article: "def") } ya no retiene { FORM($tile, article: "def") }
quaterno-passes = { FORM($seat, article: "def") } pasa, porque ninguna de sus fichas puede moverse ni actuar
quaterno-seizes = { FORM($soldier, article: "def") } retiene { COUNT($tiles) ->
        [1] { FORM($tiles, article: "def") }
       *[other] estas fichas: { FORM($tiles, article: "def") }
    }
quaterno-idle = { COUNT($tiles) ->
        [1] { FORM($tiles, article: "def") } no tiene ningún punto al que ir ni ningún objetivo para una acción
       *[other] estas fichas no tienen ningún punto al que ir ni ningún objetivo para una acción: { FORM($tiles, article: "def") }
    }

## Axes and figures

quaterno-axis = el Sol { FORM($seat, prep: "de") } en { $sun } y su Luna en { $moon } están en la diagonal principal { $axis }, que es el eje { FORM($seat, prep: "de") }
quaterno-axis-lost = { FORM($seat, article: "def") } pierde el eje { $axis }, porque { FORM($tile, article: "def") } ya no está en él
quaterno-figure = { FORM($tile, article: "def") } y { FORM($image, article: "def") } se reflejan a través del eje { $axis } { FORM($seat, prep: "de") }: es la { $nth ->
        [1] primera
        [2] segunda
        [3] tercera
        [4] cuarta
       *[5] quinta
    } figura { FORM($seat, prep: "de") }, y { FORM($kind, number: "plural", article: "def") } quedan { ATTRIBUTE($kind, name: "gender") ->
        [f] agotadas
       *[m] agotados
    }
quaterno-wins = { FORM($seat, article: "def") } tiene { $figures } figuras y gana

## The end of the game

quaterno-won = { FORM($seat, article: "def") } gana con { $figures } figuras, formadas con { FORM($kinds, number: "plural", article: "def") }
quaterno-figure-stands = { FORM($tile, article: "def") } y { FORM($image, article: "def") } se reflejan a través del eje { FORM($seat, prep: "de") }
quaterno-figure-made = { FORM($tile, article: "def") } y { FORM($image, article: "def") } se reflejan a través del eje { FORM($seat, prep: "de") }; la jugada { $turn } formó esta figura
quaterno-figure-passed = la jugada { $turn } formó una figura: { FORM($tile, article: "def") } y { FORM($image, article: "def") } se reflejaban a través del eje { $axis } { FORM($seat, prep: "de") }; desde entonces se han movido estas fichas o el eje
quaterno-figure-before = la figura { FORM($kind, number: "plural", prep: "de") } se formó antes de preparar esta posición; ahora { FORM($tile, article: "def") } y { FORM($image, article: "def") } no se reflejan a través del eje { FORM($seat, prep: "de") }
quaterno-no-share-without-axis = las mismas fichas no forman ninguna figura para { FORM($seat, article: "def") }, que no tiene eje: el Sol en { $sun } y la Luna en { $moon } no están en la misma diagonal principal
quaterno-no-share-across-other = las mismas fichas no forman ninguna figura para { FORM($seat, article: "def") }: el eje { FORM($seat, prep: "de") } es la otra diagonal principal, { $axis }, y no se reflejan a través de él
quaterno-no-share-of-axis = { FORM($seat, article: "def") } tiene el mismo eje, pero las fichas de un tipo forman una sola figura, y { FORM($winner, article: "def") } llegó antes
quaterno-no-figure = { FORM($seat, article: "def") } no tiene ninguna figura
quaterno-one-figure = { FORM($seat, article: "def") } tiene una figura, formada con { FORM($kind, number: "plural", article: "def") }
quaterno-figure-late = { FORM($tile, article: "def") } y { FORM($image, article: "def") } se reflejan a través del eje { $axis } { FORM($seat, prep: "de") }, pero la jugada era { FORM($winner, prep: "de") }, que ha ganado antes
quaterno-both-pass = los dos jugadores han pasado, uno tras otro: la partida termina en tablas
quaterno-both-passed = { FORM($first, article: "def") } y { FORM($second, article: "def") } han pasado, uno tras otro, porque ninguno tenía otra jugada: la partida termina en tablas
quaterno-occurs-again = la misma posición ya se ha dado { $when }: si se da otra vez, la partida termina en tablas
quaterno-occurs-third = la misma posición ya se ha dado { $when }: ahora se da por tercera vez, y la partida termina en tablas
quaterno-occurred = la posición con las Lunas en { $guest } y { $host } y el turno { FORM($seat, prep: "de") } se ha dado tres veces, { $when }: la partida termina en tablas
quaterno-at-start = al principio
quaterno-after-turns = después de { COUNT($turns) ->
        [1] la jugada
       *[other] las jugadas
    } { $turns }
quaterno-at-start-and-after = al principio y después de { COUNT($turns) ->
        [1] la jugada
       *[other] las jugadas
    } { $turns }

## Why a turn is refused: its text

quaterno-unknown-tile = { $word } no es una ficha del juego; las fichas que se colocan son Fan (Abanico), Anchor (Ancla), Stick (Bastón), Compass (Brújula) y Soldier (Soldado)
quaterno-not-turn = { $text } no es una jugada: una jugada se escribe como Fan@5,-3 o 5,-3-5,0; aquí es legal, por ejemplo, { $example }
quaterno-turn-begun = { $text } es solo el comienzo de una jugada; una jugada completa es, por ejemplo, { $example }
quaterno-turn-lacks = { $text } no es una jugada: después de { $start } falta { $missing }, como en { $example }
quaterno-mark-and-point = un { $mark } y un punto
quaterno-exact-point = un punto x,y sin espacios ni ceros delante
quaterno-turn-goes-on = { $text } tiene más texto después de la jugada { $turn }
quaterno-no-point = el tablero no tiene ningún punto { $point }; el más cercano es { $nearest }

## Why a turn is refused: entries in words, a notation in English words

quaterno-example = una jugada es, por ejemplo, "{ $words }"
quaterno-entry-points = { $entry } nombra más de { $most } puntos; { $example }
quaterno-entry-unclear = { $entry } no se entiende a partir de { $rest }; { $example }
quaterno-entry-actions = { $entry } nombra dos acciones; { $example }
quaterno-entry-tiles = { $entry } nombra más de dos fichas; { $example }
quaterno-entry-word = { $word } no es una palabra de una jugada; { $example }
quaterno-entry-passes = { $entry } pasa y a la vez nombra una ficha o un punto; { $example }
quaterno-entry-no-tile = { $entry } no nombra ninguna ficha; { $example }
quaterno-entry-too-much = la entrada nombra más puntos de los que necesita la jugada; { $example }
quaterno-entry-fits-none = { $entry } no corresponde a ninguna jugada { FORM($tile, prep: "de") }; { $example }
quaterno-entry-fits-several = { $entry } corresponde a { $n } jugadas: { $turns }
quaterno-entry-fits-many = { $entry } corresponde a { $n } jugadas: { $turns }; y { $more } más
quaterno-not-to-pass = es el turno { FORM($seat, prep: "de") }: { FORM($opponent, article: "def") } no puede pasar ahora
quaterno-not-in-turn = es el turno { FORM($seat, prep: "de") }: { FORM($tile, article: "def") } no puede moverse ni actuar
quaterno-other-action = la acción { FORM($tile, prep: "de") } es { $action }, no { $other }

## Why a turn is refused: phase, hand and tile

quaterno-must-place = { FORM($seat, article: "def") } debe colocar { FORM($tiles, article: "def", join: "or") }
quaterno-pass-early = nadie puede pasar hasta que todas las fichas estén en el tablero; { $must }
quaterno-tile-early = { FORM($tile, article: "def") } no puede moverse ni actuar hasta que todas las fichas estén en el tablero; { $must }
quaterno-act-early = ninguna ficha puede moverse ni actuar hasta que todas estén en el tablero; { $must }
quaterno-place-late = todas las fichas están en el tablero, así que ya no se coloca ninguna: { FORM($tile, article: "def") } está en { $point }
quaterno-no-tile = en { $point } no hay ninguna ficha; una jugada empieza con una ficha { FORM($seat, prep: "de") }, por ejemplo la Luna en { $moon }
quaterno-not-own = { FORM($tile, article: "def") } no puede moverse ni actuar en el turno { FORM($seat, prep: "de") }; solo puede ser el objetivo de una ficha { FORM($seat, prep: "de") }
quaterno-seized = { FORM($tile, article: "def") } está junto { FORM($soldier, prep: "a") }, en horizontal o en vertical: está { ATTRIBUTE($tile, name: "gender") ->
        [f] retenida
       *[m] retenido
    } y no puede moverse ni actuar
quaterno-near-centre = { $point } está a { $distance } de 0,0; las fichas se colocan a { $least } o más
quaterno-on-diagonal = { $point } está en la diagonal principal { $diagonal }, y en una diagonal principal no se colocan fichas
quaterno-in-quarter = { $point } está en el cuarto { $quarter }, que domina { FORM($opponent, article: "def") } con { FORM($tile, article: "def") }; { FORM($seat, article: "def") } debe colocar en el cuarto { FORM($open, join: "or") }
quaterno-never-placed = { FORM($tile, article: "def") } está en { $point } desde el principio y no se coloca; { $must }
quaterno-other-left = { FORM($tile, article: "def") } ya está en { $point }; solo falta por colocar { FORM($left, article: "def") }
quaterno-placed-already = { FORM($tile, article: "def") } ya está en { $point }; { $must }
quaterno-pass-refused = { FORM($seat, article: "def") } solo puede pasar cuando ninguna ficha puede moverse ni actuar; ahora tiene { $n ->
        [one] { $n } jugada
       *[other] { $n } jugadas
    }, por ejemplo { $example } con { FORM($tile, article: "def") }
quaterno-occupied = { FORM($tile, article: "def") } está en { $point }; una ficha va a un punto vacío, porque no se captura nada

## Why a turn is refused: what a tile reaches

quaterno-sun-stays = { FORM($tile, article: "def") } no puede moverse: hace orbitar otras fichas, y solo una acción puede moverlo a él
quaterno-cannot-swap = { FORM($tile, article: "def") } no puede intercambiar; su acción es { $action }, que se escribe { $from }>{ $target }-x,y
quaterno-only-swaps = { FORM($tile, article: "def") } no puede llevar una ficha a un punto; cambia de sitio con una ficha, lo que se escribe { $from }<>{ $target }
quaterno-own-target = { FORM($tile, article: "def") } no puede ser su propio objetivo
quaterno-no-target = en { $point } no hay ninguna ficha, así que { FORM($tile, article: "def") } no tiene allí ningún objetivo
quaterno-soldier-acts = { FORM($tile, article: "def") } no tiene acción: se mueve y retiene las fichas del rival que están junto a él
quaterno-moon-acts = { FORM($tile, article: "def") } no tiene acción: solo se mueve
quaterno-already-there = { FORM($tile, article: "def") } ya está en { $point }
quaterno-off-lines = { $point } no está en ninguna de las ocho líneas { FORM($tile, prep: "de") }
quaterno-blocked = { FORM($blocker, article: "def") } está entre { FORM($tile, article: "def") } y { $to }
quaterno-blocked-with-goals = { FORM($blocker, article: "def") } está entre { FORM($tile, article: "def") } y { $to }; { $goals }
quaterno-orbit-distance = { FORM($target, article: "def") } está a { $was } { FORM($sun, prep: "de") } y debe mantener esta distancia; { $to } está a { $would } del Sol
quaterno-not-between = { $to } no está entre { FORM($tile, article: "def") } y { FORM($target, article: "def") }; { $goals }
quaterno-not-behind = { $to } no está en línea recta detrás { FORM($tile, prep: "de") }, visto desde { FORM($seen, article: "def") }; { $goals }
quaterno-goals = esta acción puede llevar { FORM($target, part: "kind", article: "def") } a { FORM($points, join: "or") }
quaterno-goals-in-line = esta acción puede llevar { FORM($target, part: "kind", article: "def") } a cualquier punto de { $first } a { $last }
quaterno-no-goals = esta acción no puede llevar { FORM($target, part: "kind", article: "def") } a ningún punto
quaterno-nothing-to-use = { FORM($tile, article: "def") } no tiene ninguna acción para { FORM($target, article: "def") } y solo va a puntos vacíos
quaterno-sun-alone = { FORM($tile, article: "def") } no puede moverse ni alcanza ninguna ficha a la que pueda hacer orbitar
quaterno-shut-in = { FORM($tile, article: "def") } no tiene ningún punto vacío al que ir
quaterno-shut-in-with-action = { FORM($tile, article: "def") } no tiene ningún punto vacío al que ir ni ningún objetivo para su acción { $action }
quaterno-orbit-full = todos los puntos que están a { $distance } { FORM($sun, prep: "de") } están ocupados, así que { FORM($target, article: "def") } no puede orbitar
quaterno-near-already = { FORM($target, article: "def") } está ya junto { FORM($tile, prep: "a") } y no puede acercarse más
quaterno-push-blocked = { FORM($tile, article: "def") } no puede empujar { FORM($target, article: "def") }: justo detrás está { FORM($blocker, article: "def") }
quaterno-push-rim = { FORM($tile, article: "def") } no puede empujar { FORM($target, article: "def") }: justo detrás está el borde del tablero
quaterno-behind-blocked = { FORM($tile, article: "def") } no puede poner { FORM($target, article: "def") } detrás de sí: justo detrás está { FORM($blocker, article: "def") }
quaterno-behind-rim = { FORM($tile, article: "def") } no puede poner { FORM($target, article: "def") } detrás de sí: justo detrás está el borde del tablero

## Picks

quaterno-pick-unknown = { $text } no es ni una ficha ni un punto; una jugada es, por ejemplo, { $example }
quaterno-pick-after-turn = la jugada está completa: no hay nada más que elegir
quaterno-pick-point-now = { FORM($tile, article: "def") } ya está { ATTRIBUTE($tile, name: "gender") ->
        [f] elegida
       *[m] elegido
    }: ahora elige el punto en el que se coloca
quaterno-pick-tile-first = elige primero una ficha de la mano { FORM($seat, prep: "de") }, { FORM($tiles, article: "def", join: "or") }; luego elige el punto en el que se coloca, por ejemplo { $point }
quaterno-pick-pass = Pasar
quaterno-pick-pass-spoken = pasar, porque no hay otra jugada
quaterno-pick-tile = { $tile }
quaterno-pick-hand-spoken = colocar { FORM($tile, article: "def") }
quaterno-pick-tile-spoken = tu { $tile }
quaterno-pick-point = { $point }
quaterno-pick-site-spoken = { $point }, en el cuarto { $quarter }
quaterno-pick-move-spoken = ir a { $point }
quaterno-pick-goal-spoken = { FORM($tile, article: "def") } va a { $point }
quaterno-pick-target = { $action }: { $tile }
quaterno-pick-own-target-spoken = { $action }: tu { $tile }
quaterno-pick-other-target-spoken = { $action }: { FORM($tile, whose: "opponent") }

## What is seen on the board

quaterno-controls = { FORM($seat, article: "def") } domina { COUNT($quarters) ->
        [1] el cuarto
       *[other] los cuartos
    } { $quarters }
quaterno-figures-so-far = { $seat }: { $n } de { $needed } figuras ({ $kinds })
quaterno-figures-all = { $seat }: { $n } figuras ({ $kinds })
quaterno-figures-none = { $seat }: ninguna figura todavía
quaterno-progress = figuras
quaterno-used-up = tipos agotados: { $kinds }
quaterno-has-passed = { FORM($seat, article: "def") } ha pasado

## Why a position is refused

quaterno-field-empty = el campo { $field } está vacío: el Sol y la Luna están siempre en el tablero
quaterno-field-tile = { $item } en el campo { $field } no es una ficha con su punto, como Fan@3,8; las fichas son { $tiles }
quaterno-field-point = { $item } en el campo { $field }: { $point } no es un punto del tablero
quaterno-named-twice = { FORM($tile, article: "def") } aparece dos veces
quaterno-both-there = { FORM($tile, article: "def") } y { FORM($other, article: "def") } están a la vez en { $point }
quaterno-field-to-move = el campo to-move debe ser first o second, no { $value }
quaterno-field-figure = una figura es una ficha y quién la formó, como Fan:first, no { $item }
quaterno-field-figure-kind = { $item } no es una figura: el Sol y la Luna no forman figuras
quaterno-figure-twice = la figura { FORM($kind, number: "plural", prep: "de") } aparece dos veces; cada tipo se agota una sola vez
quaterno-field-passes = el campo passes debe ser 0, 1 o 2, no { $value }
quaterno-missing = falta { FORM($tile, article: "def") }: está en el tablero desde el principio
quaterno-start-elsewhere = { FORM($tile, article: "def") } está en { $at }; hasta que todas las fichas estén colocadas debe estar en { $start }
quaterno-placed-near = { FORM($tile, article: "def") } está en { $at }, a distancia { $distance } de 0,0; debe ser { $least } o más
quaterno-placed-on-diagonal = { FORM($tile, article: "def") } está en { $at }, en una diagonal principal
quaterno-both-in-quarter = los dos jugadores han colocado fichas en el cuarto { $quarter }
quaterno-hands-differ = el campo to-move no puede ser { $seat }: el Invitado tiene { $guest ->
        [one] { $guest } ficha
       *[other] { $guest } fichas
    } en la mano y el Anfitrión tiene { $host }; el Invitado coloca primero, y luego se alternan
quaterno-figures-early = las figuras solo se forman cuando todas las fichas están colocadas
quaterno-passes-early = nadie pasa antes de que todas las fichas estén colocadas
quaterno-figure-missing = { ATTRIBUTE($kind, name: "gender") ->
        [f] las dos
       *[m] los dos
    } { FORM($kind, number: "plural") } se reflejan a través del eje { FORM($seat, prep: "de") }, así que { FORM($seat, article: "def") } ha formado esta figura, o ya estaba agotada
quaterno-over-before-turn = { FORM($seat, article: "def") } tiene { $n } figuras, de las que ahora hay { $standing } en el tablero: la partida había terminado antes de la última jugada
quaterno-over-before-pass = { FORM($seat, article: "def") } tiene { $n } figuras: la partida había terminado antes del pase
quaterno-both-won = los dos jugadores tienen dos figuras o más, pero la partida termina cuando el primero tiene dos
quaterno-passed-wrongly = { FORM($seat, article: "def") } ha pasado con { $n ->
        [one] { $n } jugada legal
       *[other] { $n } jugadas legales
    }

## Lo que cuenta en la evaluación de una posición

quaterno-term-race = jugadas hasta las figuras que ganan, unas: Invitado { $first }, Anfitrión { $second }
quaterno-term-race-meaning = dos figuras ganan; quien necesita menos jugadas para ellas, si el rival no hace nada, va por delante
quaterno-term-spare = { $by }: más parejas al alcance de una jugada: { $n }
quaterno-term-spare-meaning = si el rival estropea una pareja, una de estas otras puede ser una figura en su lugar
quaterno-term-diagonal = { $by }: solo una diagonal promete
quaterno-term-diagonal-meaning = las figuras necesitan un eje, y la otra diagonal ofrece menos; así que el rival solo tiene que impedir el eje en la mejor
quaterno-term-tempo = { $by }: le toca jugar
quaterno-term-tempo-meaning = en la carrera hacia dos figuras cuenta cada jugada, y la próxima es de quien tiene el turno
quaterno-term-mirrors = { $by }: parejas para la primera jugada tras las colocaciones
quaterno-term-mirrors-meaning = el Invitado hace la primera jugada tras las colocaciones; si forma un eje, las parejas que se reflejan en él son figuras
