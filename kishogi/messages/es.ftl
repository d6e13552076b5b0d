### Lo que dice Ki Shogi, en español.
###
### Todos los cubos y las caras son masculinos: el Hi, un Cho. Formas de un cubo: prep "a" (al) y
### "de" (del); de una cara sola, también article "def", "indef" y "neg".
### Negras y Blancas llevan el verbo en plural.

## By key: seats

kishogi-seat-first = Negras
kishogi-seat-second = Blancas

## By key: pieces

kishogi-piece =
    { $owner ->
        [none]
            { $place ->
                [none] { kishogi-face-name }
               *[other] { kishogi-el } { $name } de { $place }
            }
       *[other]
            { kishogi-el } { $name } { $owner ->
                [first] negro
               *[second] blanco
            }{ $place ->
                [none] {""}
               *[other] {" "}de { $place }
            }
    }
kishogi-face-name =
    { $article ->
        [def] { kishogi-el } { $name }
        [indef] un { $name }
        [neg] ningún { $name }
       *[none] { $name }
    }
kishogi-el =
    { $prep ->
        [a] al
        [de] del
       *[none] el
    }
kishogi-piece-Gyoku = Gyoku
kishogi-piece-Hi = Hi
kishogi-piece-Cho = Cho
kishogi-piece-Han = Han
kishogi-piece-Chuu = Chuu
kishogi-piece-Ou = Ou
kishogi-piece-Shu = Shu
kishogi-piece-Kaku = Kaku
kishogi-piece-Myou = Myou
kishogi-piece-Hon = Hon
kishogi-piece-Ga = Ga
kishogi-piece-Zou = Zou
kishogi-piece-Ken = Ken
kishogi-piece-Ki = Ki
kishogi-piece-Hou = Hou
kishogi-piece-Ro = Ro
kishogi-piece-Ja = Ja
kishogi-piece-Ba = Ba
kishogi-piece-Ryuu = Ryuu

kishogi-note-stranded = aislado

## By key: phases

kishogi-phase-placement = colocación
kishogi-phase-play = juego

## By key: rules

kishogi-rule-turn-text = una jugada es una línea de texto
kishogi-rule-game-over = después del final no hay más jugadas
kishogi-rule-placement = la partida comienza con los dos Gyoku
kishogi-rule-hand = se suelta lo que se tiene en la mano
kishogi-rule-field = hay que quedarse en el campo
kishogi-rule-own-cube = se mueven los cubos propios
kishogi-rule-face-moves = un cubo se mueve como dice su cara
kishogi-rule-path = para deslizarse hacen falta celdas vacías
kishogi-rule-orbit = los Gyoku se quedan exactamente a dos pasos
kishogi-rule-drop-zone = se suelta junto al Gyoku o al Ki propio
kishogi-rule-occupied = un cubo por celda
kishogi-rule-capture = capturar
kishogi-rule-promotion = voltear y promocionar
kishogi-rule-shared-cell = las celdas junto al Gyoku enemigo están cerradas para soltar
kishogi-rule-drop-check = soltar un cubo no da jaque
kishogi-rule-support = los cubos necesitan apoyo
kishogi-rule-check = el Gyoku nunca se deja atacado

## By key: texts about the game

kishogi-blurb = los cubos muestran otra cara con cada movimiento. Acorrala al Gyoku rival; no hay un tablero fijo
kishogi-duration = de 10 a 30 minutos
kishogi-difficulty = dificultad media; más fácil si conoces el ajedrez
kishogi-newcomer = jaque mate, piezas que se sueltan y ningún tablero fijo: para quienes disfrutan del ajedrez
kishogi-signs = N, E, S y W son norte, este, sur y oeste (West), como ven el tablero las negras
kishogi-win-no-legal-turn = victoria de { $winner }: no queda ninguna jugada legal para { $loser }
kishogi-draw-repetition = tablas: la misma posición se ha dado por cuarta vez
kishogi-win-perpetual-check = victoria de { $winner } por jaque perpetuo de { $loser }
kishogi-option-ki = cubos Ki
kishogi-option-ki-means = jugar también con los cubos Ki (Unicornio). Para una primera partida, déjalos fuera
kishogi-option-field = campo
kishogi-option-field-means = hasta dónde llega el campo: sin límites, o solo tantas columnas y filas; 7x7 es estrecho
kishogi-option-field-value-open = sin límites

## By key: lo que se dice a quien empieza: el objetivo, qué se puede hacer en una fase, qué hace una pieza

kishogi-goal = acorrala al Gyoku, el rey del rival: pierde quien no tiene ninguna jugada legal
kishogi-next-placement = coloca tu Gyoku: los dos quedan exactamente a dos pasos durante toda la partida
kishogi-next-play = mueve un cubo o suelta uno de la mano: al moverse, el cubo pasa a mostrar otra cara, que se mueve de otra manera
-kishogi-support = ; otros cubos pueden estar a su lado
kishogi-card-Gyoku = da un paso en cualquier dirección, pero siempre a una celda exactamente a dos pasos del otro Gyoku
kishogi-card-Hi = se desliza adelante, atrás, a la izquierda y a la derecha
kishogi-card-Cho = da un paso adelante, atrás, a la izquierda o a la derecha
kishogi-card-Han = se desliza adelante y atrás
kishogi-card-Chuu = da un paso adelante o atrás
kishogi-card-Ou = se desliza a la izquierda y a la derecha, o da un paso adelante o atrás
kishogi-card-Shu = se desliza adelante y atrás, o da un paso a la izquierda o a la derecha
kishogi-card-Kaku = se desliza en diagonal en las cuatro direcciones
kishogi-card-Myou = da un paso en diagonal en las cuatro direcciones
kishogi-card-Hon = se desliza atrás y en diagonal adelante
kishogi-card-Ga = da un paso atrás o en diagonal adelante
kishogi-card-Zou = se desliza adelante y en diagonal atrás
kishogi-card-Ken = da un paso adelante o en diagonal atrás
kishogi-card-Ki = da un paso en diagonal, o salta dos celdas adelante, atrás, a la izquierda o a la derecha{ -kishogi-support }
kishogi-card-Hou = da un paso adelante, atrás, a la izquierda o a la derecha, o salta dos celdas en diagonal{ -kishogi-support }
kishogi-card-Ro = da un paso a la izquierda o a la derecha, o salta dos celdas adelante o atrás{ -kishogi-support }
kishogi-card-Ja = da un paso a la izquierda o a la derecha, o salta dos celdas adelante o en diagonal atrás{ -kishogi-support }
kishogi-card-Ba = salta como el caballo del ajedrez, dos celdas adelante o atrás y una a un lado{ -kishogi-support }
kishogi-card-Ryuu = salta dos celdas en diagonal{ -kishogi-support }

## State

kishogi-progress = celdas a las que puede ir el Gyoku
kishogi-in-check = { $gyoku } está en jaque
kishogi-occurrence =
    { $n ->
        [2] esta posición se da por segunda vez
        [3] esta posición se da por tercera vez
       *[other] esta posición se da por cuarta vez
    }

## Picks

kishogi-cell = { $cell }
kishogi-face = { $face }
kishogi-face-on = { $face } en { $cell }
kishogi-pick-drop = soltar { $face } en { $to }
kishogi-pick-hand = cubo { $cube } de la mano
kishogi-pick-as = como { $face }, que { $moves }
kishogi-pick-becomes = pasa a ser { $face }, que { $moves }
kishogi-pick-to = a { $to }
kishogi-pick-to-becomes = a { $to }, pasa a ser { $face }
kishogi-pick-takes = captura { $face } en { $to }

## How a face moves

kishogi-goes-steps = da un paso { FORM($ways, join: "or") }
kishogi-goes-slides = se desliza { FORM($ways, join: "or") }
kishogi-goes-leaps = salta dos celdas { FORM($ways, join: "or") }
kishogi-goes-knight = salta dos celdas adelante o atrás y una a un lado
kishogi-goes-both = { $first } y { $second }
kishogi-goes-facing =
    { $by ->
        [first] { $moves } (para Negras, adelante es hacia el norte)
       *[second] { $moves } (para Blancas, adelante es hacia el sur)
    }

kishogi-way-all = en todas las direcciones
kishogi-way-diagonal = en diagonal
kishogi-way-forward = adelante
kishogi-way-forward-left = en diagonal adelante a la izquierda
kishogi-way-forward-right = en diagonal adelante a la derecha
kishogi-way-left = a la izquierda
kishogi-way-right = a la derecha
kishogi-way-backward = atrás
kishogi-way-backward-left = en diagonal atrás a la izquierda
kishogi-way-backward-right = en diagonal atrás a la derecha

## What a turn does

kishogi-places-first = Negras colocan el Gyoku en { $to }
kishogi-places-second = Blancas colocan el Gyoku en { $to }, a dos pasos { FORM($gyoku, prep: "de") }
kishogi-drops-beside = { $by } sueltan un cubo { $cube } como { $face } en { $to }, junto { FORM($anchor, prep: "a") }
kishogi-drops-two-cells-away = { $by } sueltan un cubo { $cube } como { $face } en { $to }, a dos celdas { FORM($anchor, prep: "de") }
kishogi-steps = { $cube } da un paso de { $from } a { $to }
kishogi-steps-and-turns = { $cube } da un paso de { $from } a { $to } y pasa a ser { $face }
kishogi-slides-and-turns = { $cube } se desliza de { $from } a { $to } y pasa a ser { $face }
kishogi-leaps-and-turns = { $cube } salta de { $from } a { $to } y pasa a ser { $face }
kishogi-captures = { $cube } captura { FORM($victim, prep: "a") }
kishogi-captures-and-becomes = { $cube } captura { FORM($victim, prep: "a") } y pasa a ser { $face }
kishogi-captured-to-hand = el cubo { $cube } capturado va a la mano de { $by }
kishogi-taken = { $cube } se retira y va a la mano de { $other }, porque { $reason }
kishogi-stands-unsupported = no está { $where }
kishogi-not-saved = estaba aislado y no se ha salvado
kishogi-support-gone = { $gone } y nada más lo apoya
kishogi-has-left = { $cube } ha dejado { $cell }
kishogi-is-taken = { $cube } ya no está
kishogi-is-stranded = { $cube } está aislado a su vez
kishogi-saved = { $cube } estaba aislado y vuelve a tener el apoyo { FORM($supports, prep: "de") }
kishogi-hangs = { $cube } se queda sin apoyo; { $by } tienen una jugada para salvarlo
kishogi-hangs-because = { $cube } se queda sin apoyo, porque { $gone }; { $by } tienen una jugada para salvarlo
kishogi-relieved = { $gyoku } ya no está atacado
kishogi-gives-check = jaque: { $cube } ataca { FORM($gyoku, prep: "a") }
kishogi-gives-check-opened = jaque: { $cube } ataca { FORM($gyoku, prep: "a") }, ahora que { $cell } está vacía
kishogi-repeats =
    { $n ->
        [2] la misma posición se da por segunda vez; a la cuarta termina la partida
       *[other] la misma posición se da por tercera vez; a la cuarta termina la partida
    }

## What decided a game

kishogi-wins-without-check = { $winner } ganan: { $loser } no tienen ninguna jugada legal, aunque { $gyoku } no está atacado
kishogi-wins-with-check = { $winner } ganan: { $gyoku } está atacado por { $by }, y { $loser } no tienen ninguna jugada legal
kishogi-ends-in-draw =
    la misma posición se ha dado cuatro veces: { $when }; por eso la partida termina en tablas{ $shifted ->
        [none] {""}
       *[other] . { CAPITAL($shifted) }
    }
kishogi-ends-by-checks =
    la misma posición se ha dado cuatro veces: { $when }; por eso { $loser } pierden por jaque perpetuo{ $shifted ->
        [none] {""}
       *[other] . { CAPITAL($shifted) }
    }
kishogi-shifted-is-same = en un campo abierto, las posiciones que solo se diferencian en un desplazamiento son la misma
kishogi-at-beginning = al comienzo
kishogi-after-turn = después de la jugada { $n } ({ $turn })
kishogi-turn = la jugada { $n } ({ $turn })
kishogi-both-checked = entretanto los dos jugadores han dado jaque con cada jugada; por eso ninguno pierde por jaque perpetuo
kishogi-nobody-checked = nadie pierde por jaque perpetuo: Negras no han dado jaque con { $first }, ni Blancas con { $second }
kishogi-always-checked = desde { $first } hasta { $last }, las { $n } jugadas de { $loser } han dado jaque; la última, con { $by } { FORM($gyoku, prep: "a") }
kishogi-gave-no-check = { $by } no han dado jaque con { $turn }

## Why a cube cannot move or be dropped

kishogi-gyoku-step-occupied = el Gyoku no puede dar un paso a { $to }, donde está { $cube }
kishogi-gyoku-step-attacked =
    { COUNT($by) ->
        [one] el Gyoku no puede dar un paso a { $to }: allí lo atacaría { $by }
       *[other] el Gyoku no puede dar un paso a { $to }: allí lo atacarían { $by }
    }
kishogi-gyoku-step-uncovered =
    { COUNT($by) ->
        [one] el Gyoku no puede dar un paso a { $to }: allí lo atacaría { $by }, porque { $because }
       *[other] el Gyoku no puede dar un paso a { $to }: allí lo atacarían { $by }, porque { $because }
    }
kishogi-gyoku-capture-attacked =
    { COUNT($by) ->
        [one] el Gyoku no puede capturar { FORM($victim, prep: "a") }: allí lo atacaría { $by }
       *[other] el Gyoku no puede capturar { FORM($victim, prep: "a") }: allí lo atacarían { $by }
    }
kishogi-gyoku-capture-uncovered =
    { COUNT($by) ->
        [one] el Gyoku no puede capturar { FORM($victim, prep: "a") }: allí lo atacaría { $by }, porque { $because }
       *[other] el Gyoku no puede capturar { FORM($victim, prep: "a") }: allí lo atacarían { $by }, porque { $because }
    }
kishogi-would-have-no-support =
    { COUNT($gone) ->
        [one] { $gone } no tendría apoyo y se retiraría
       *[other] { $gone } no tendrían apoyo y se retirarían
    }
kishogi-gyoku-orbit =
    { COUNT($cells) ->
        [one] los dos Gyoku están siempre exactamente a dos pasos uno del otro: { $cells } no está a dos pasos { FORM($gyoku, prep: "de") }
       *[other] los dos Gyoku están siempre exactamente a dos pasos uno del otro: { $cells } no están a dos pasos { FORM($gyoku, prep: "de") }
    }
kishogi-gyoku-field =
    { COUNT($cells) ->
        [one] el Gyoku se queda en el campo: { $cells } está fuera
       *[other] el Gyoku se queda en el campo: { $cells } están fuera
    }
kishogi-gyoku-cannot-move = { $gyoku } no puede moverse
kishogi-and-then = { $first }. { CAPITAL($next) }
kishogi-cannot-move = { $cube } no puede moverse: { $reasons }
kishogi-and-also = { $first }; { $next }
kishogi-outside =
    { COUNT($cells) ->
        [one] { $cells } está fuera del campo
       *[other] { $cells } están fuera del campo
    }
kishogi-in-the-way =
    { COUNT($cubes) ->
        [one] { $cubes } está en medio
       *[other] { $cubes } están en medio
    }
kishogi-beside-gyoku =
    { COUNT($cells) ->
        [one] { $cells } está junto { FORM($gyoku, prep: "a") }
       *[other] { $cells } están junto { FORM($gyoku, prep: "a") }
    }
kishogi-leaves-attacked = en { $cells } dejaría { FORM($gyoku, prep: "a") } atacado por { $by }
kishogi-leaves-uncovered = en { $cells } dejaría { FORM($gyoku, prep: "a") } atacado por { $by }, porque { $because }
kishogi-would-attack = en { $cells } atacaría { FORM($gyoku, prep: "a") }
kishogi-without-support = en { $cells } estaría sin apoyo
kishogi-without-support-elsewhere = en las demás celdas a las que podría deslizarse estaría sin apoyo
kishogi-support-means = un cubo tiene apoyo junto a cualquiera de los dos Gyoku: no puede ir a donde no lo tendría, y si lo pierde va a la mano del rival
kishogi-support-means-with-ki = un cubo tiene apoyo junto a un Gyoku o a un cubo Ki, y un cubo Ki también a dos celdas de un Gyoku: no puede ir a donde no lo tendría, salvo para capturar, y si lo pierde va a la mano del rival
kishogi-hand-empty = { $by } no tienen en la mano ningún cubo que soltar
kishogi-cannot-drop = { $by } no pueden soltar el cubo { FORM($cubes, join: "or") } de la mano { $zone }: { $reasons }
kishogi-cannot-drop-as = { $by } no pueden soltar el cubo { $cube } como { $face }: { $reasons }
kishogi-zone-beside = junto { FORM($gyoku, prep: "a") }
kishogi-zone-within-two = a uno o dos pasos { FORM($gyoku, prep: "de") }
kishogi-zone-or-ki = { $zone } o junto { FORM($ki, prep: "a", join: "or") }

## Refusals

kishogi-open-field-origin = en un campo abierto la celda del Gyoku negro se llama 0,0; la primera jugada es entonces Gyoku*0,0 y no { $turn }
kishogi-second-on-first = el Gyoku blanco debe colocarse exactamente a dos pasos del negro, pero en { $to } está el propio Gyoku negro
kishogi-second-distance =
    { $n ->
        [1] el Gyoku blanco debe colocarse exactamente a dos pasos del negro de { $from }, y { $to } está a solo un paso
       *[other] el Gyoku blanco debe colocarse exactamente a dos pasos del negro de { $from }, y { $to } está a { $n } pasos
    }
kishogi-place-second = antes que nada, Blancas colocan un Gyoku exactamente a dos pasos { FORM($gyoku, prep: "de") }
kishogi-place-first-open = la partida comienza con los dos Gyoku: primero Negras colocan uno
kishogi-place-first-bounded = la partida comienza con los dos Gyoku: primero Negras colocan uno en cualquier celda
kishogi-off-field = { $cell } está fuera del campo, cuyas celdas van de 0,0 a { $last }
kishogi-gyoku-placed = ya no se suelta ningún Gyoku: { $first } y { $second } están colocados
kishogi-not-in-zone = { $by } solo pueden soltar un cubo { $cube } { $zone }, y { $to } no está ahí
kishogi-drop-occupied = un cubo se suelta en una celda vacía, pero en { $to } está { $cube }
kishogi-drop-beside-gyoku = { $to } está junto { FORM($gyoku, prep: "a") }, y ningún cubo se suelta junto al Gyoku enemigo
kishogi-drop-attacks = { FORM($face, article: "def") } en { $to } atacaría { FORM($gyoku, prep: "a") }, y un cubo que se suelta no puede atacar al Gyoku enemigo
kishogi-without-ki = { $face } es una cara del cubo Ki, y esta partida se juega sin los cubos Ki
kishogi-not-in-hand = { $by } no tienen ningún cubo { $cube } en la mano: { $where }
kishogi-face-not-in-hand = { $face } es una cara del cubo { $cube }, y { $by } no tienen ninguno en la mano: { $where }
kishogi-both-in-hand = { $other } tienen los dos en la mano
kishogi-one-in-hand = uno es { $cube }, y { $other } tienen el otro en la mano
kishogi-both-on-field = uno es { $first }, y el otro es { $second }
kishogi-empty-cell = en { $cell } no hay ningún cubo: en el campo { $by } tienen { $cubes }
kishogi-empty-cell-pick = en { $cell } no hay ningún cubo. Para soltar uno, elige primero un cubo de la mano; en el campo { $by } tienen { $cubes }
kishogi-not-own-cube = { $by } no pueden mover { $cube }
kishogi-face-does-not-go = { $cube } no llega a { $to }: { FORM($face, article: "def") } { $moves }
kishogi-path-blocked = { $cube } solo se desliza por celdas vacías, y { $blocker } está en el camino a { $to }
kishogi-leaves-orbit =
    { $n ->
        [1] los dos Gyoku se quedan exactamente a dos pasos, y { $to } está a solo un paso { FORM($gyoku, prep: "de") }
       *[other] los dos Gyoku se quedan exactamente a dos pasos, y { $to } está a { $n } pasos { FORM($gyoku, prep: "de") }
    }
kishogi-nothing-to-capture = en { $to } no hay ningún cubo que { $cube } pueda capturar: mover allí se escribe { $turn }
kishogi-goal-occupied = { $cube } no puede ir a { $to }, donde está { $there }
kishogi-is-capture = en { $to } está { $there }, así que la jugada es una captura y se escribe { FORM($turns, join: "or") }
kishogi-gyoku-keeps-face = { $gyoku } tiene una sola cara y sigue siendo lo que es: la captura se escribe { $turn }
kishogi-becomes-by-capture = { $cube } pasa a ser { FORM($faces, join: "or") } cuando captura: escribe { FORM($turns, join: "or") }
kishogi-cannot-become = { $cube } pasa a ser { FORM($faces, join: "or") } cuando captura, y no { $face }
kishogi-taken-at-once = { $cube } se retiraría enseguida: no estaría { $where }
kishogi-beside-neither = ni junto { FORM($first, prep: "a") } ni junto { FORM($second, prep: "a") }
kishogi-beside-neither-nor-ki = ni junto { FORM($first, prep: "a") } ni junto { FORM($second, prep: "a") } ni junto a un cubo Ki
kishogi-beside-stranded-ki = ni junto { FORM($first, prep: "a") } ni junto { FORM($second, prep: "a") }, y { $ki }, a su lado, no le da apoyo, porque también está aislado
kishogi-far-from-both = ni a 2 celdas o menos { FORM($first, prep: "de") } o { FORM($second, prep: "de") }, ni junto a otro cubo Ki
kishogi-far-with-stranded-ki = ni a 2 celdas o menos { FORM($first, prep: "de") } ni { FORM($second, prep: "de") }, y { $ki }, a su lado, no le da apoyo, porque también está aislado
kishogi-would-be-attacked = { $gyoku } quedaría atacado por { $by }
kishogi-would-still-be-attacked = { $gyoku } seguiría atacado por { $by }
kishogi-would-be-uncovered = { $gyoku } quedaría atacado por { $by }, porque { $because }
kishogi-would-be-opened = { $gyoku } quedaría atacado por { $by } en cuanto { FORM($face, article: "def") } dejara { $from }

## Picks that are not offered

kishogi-pick-too-many = { $pick } no se puede elegir: la jugada está completa
kishogi-pick-gyoku-cell = { $by } colocan ahora el Gyoku: elige su celda
kishogi-pick-cube-first = { $face } es una cara del cubo { $cube }: elige primero ese cubo en la mano
kishogi-pick-nothing = { $pick } no es ni una celda x,y ni un cubo de la mano: { $by } eligen un cubo para moverlo o soltarlo
kishogi-pick-goal = { $pick } no es una celda: elige la celda a la que va { $cube }
kishogi-pick-new-face = { $pick } no es una cara: elige si { $cube } pasa a ser { FORM($faces, join: "or") }
kishogi-pick-drop-cell = { $pick } no es una celda: elige la celda en la que se suelta { FORM($face, article: "def") }
kishogi-pick-other-cube = { $pick } no es una cara del cubo { $cube }: sus caras son { $faces }
kishogi-pick-face-first = { $cell } se elige más tarde: elige primero con qué cara se suelta allí el cubo { $cube }

## Turn texts

kishogi-turn-forms = { $wrong }; soltar un cubo se escribe como Cho*1,0; mover, como 1,0-1,1; capturar, como 1,0x1,1=Ou, y con el Gyoku, 0,0x1,1
kishogi-text-empty = no hay ninguna jugada
kishogi-text-unknown-face = { $name } no es el nombre de ninguna cara
kishogi-text-drop-cell = detrás de { $start } está { $rest }, que no es una celda x,y
kishogi-text-start = { $text } no comienza ni con una cara y * ni con una celda x,y
kishogi-text-middle = detrás de la celda { $cell } de { $text } no hay ni - ni x
kishogi-text-second-cell = { $text } no sigue con una segunda celda x,y, sino con { $rest }
kishogi-text-rest = { $text } termina con { $rest }, que ahí no significa nada
kishogi-text-place-gyoku = { $text } no es una jugada: { $by } colocan ahora el Gyoku, lo que se escribe { $turn }
kishogi-text-perhaps = { $text } no es una jugada: quizá se trata de { $turn }

## Position texts

kishogi-setup-to-move = el campo to-move tiene que ser first o second, no { $value }
kishogi-setup-cube = un cubo en el campo { $field } se escribe Cara@x,y, no { $value }
kishogi-setup-hand = en el campo { $field } van Hi, Kaku o Ki con comas en medio, no { $value }
kishogi-setup-order = primero Negras colocan un Gyoku, después Blancas
kishogi-setup-gyoku = { $by } tienen { $n } Gyoku en el campo, pero como máximo es posible uno
kishogi-setup-second-alone = el Gyoku blanco está en el campo sin el negro, que se coloca primero
kishogi-setup-too-early = hay otros cubos en el campo antes de que estén los dos Gyoku
kishogi-setup-count =
    { $n ->
        [one] hay { $n } cubo { $cube } en el campo y en las manos, no { $want }
       *[other] hay { $n } cubos { $cube } en el campo y en las manos, no { $want }
    }
kishogi-setup-one-each = hasta que están los dos Gyoku, cada jugador tiene un cubo { $cube } en la mano
kishogi-setup-outside = { $cube } está fuera del campo de { $size }
kishogi-setup-coordinates = { $cube }: las coordenadas llegan hasta { $most }
kishogi-setup-same-cell = { $first } y { $second } están los dos en { $cell }
kishogi-setup-distance = los Gyoku de { $first } y { $second } no están a dos pasos
kishogi-setup-unsupported = { $cube } no tiene apoyo y se habría retirado al final de la jugada de { $by }
kishogi-setup-attacked = { $cube } ataca al Gyoku de { $by }, que acaban de mover
kishogi-setup-too-far = { $cube } está demasiado lejos de los dos Gyoku: una sola jugada no puede haberlo dejado ahí

## The author's notation

kishogi-smith-second = el Gyoku blanco se coloca con uno de 16 rumbos, su lugar en el anillo a dos pasos alrededor { FORM($gyoku, prep: "de") }, por ejemplo *Gyoku NNE
kishogi-smith-first = el Gyoku negro se coloca primero: todavía no hay nada desde donde contar { $word }
kishogi-smith-first-bounded = en un campo con límites el Gyoku negro se coloca con su celda, por ejemplo { $turn }
kishogi-smith-drop-place = *{ $face } necesita el lugar donde se suelta, visto desde { $gyoku }: uno de 8 rumbos como en *{ $face } E, o un desplazamiento como en *{ $face } (0,2)
kishogi-smith-cube-place = detrás de @ va el lugar del cubo, visto desde { $gyoku }: uno de 8 rumbos como en @E, o un desplazamiento como en @(2,1)
kishogi-smith-leap = { $word } es un salto de Ba y no lleva número
kishogi-smith-would-be = la jugada sería { $turn }, pero { $wrong }
kishogi-smith-gyoku-face = un Gyoku tiene una sola cara: quita los paréntesis que lo siguen
kishogi-smith-face-missing = { FORM($face, article: "indef") } que se mueve sin capturar pasa a ser { $next }, lo que se dice entre paréntesis: escribe { $entry }
kishogi-smith-face-wrong = { FORM($face, article: "indef") } que se mueve sin capturar pasa a ser { $next }, no { $said }: escribe { $entry }
kishogi-smith-no-such-cube = { $by } no tienen { FORM($face, article: "neg") } en el campo: ahí { $by } tienen { $cubes }
kishogi-smith-no-such-victim = { $other } no tienen en el campo { FORM($face, article: "neg") } que { $cube } pueda capturar: ahí { $other } tienen { $cubes }
kishogi-smith-cube-elsewhere = { $word } { FORM($gyoku, prep: "de") } es { $cell }: ahí { $by } no tienen { FORM($face, article: "neg") }, pero sí en { $cells }
kishogi-smith-other-victim = { $word } { FORM($cube, prep: "de") } es { $cell }, donde está { $there }: ahí { $other } no tienen { FORM($face, article: "neg") }
kishogi-smith-no-victim = { $word } { FORM($cube, prep: "de") } es { $cell }, donde no hay nada que capturar
kishogi-smith-several = { $entry } encaja con { $n } jugadas: { $turns }
kishogi-smith-entry-turn = { $entry } ({ $turn })
kishogi-smith-forms = { $entry } no es la notación del autor: { $wrong }; soltar un cubo se escribe *Cho E; mover, Cho(Hi) S; capturar, Hi(Chuu) x Kaku
kishogi-smith-rest = { $rest } ya no significa nada
kishogi-smith-behind-turn = { $rest } sigue a la jugada { $entry } y sobra
kishogi-smith-gives-check = la jugada da jaque y se escribe { $entry }
kishogi-smith-gives-no-check = la jugada no da jaque y se escribe { $entry }
kishogi-smith-written = la jugada se escribe { $entry }
kishogi-smith-bracket = el paréntesis detrás de { $face } no está cerrado
kishogi-smith-way-missing = detrás de { $start } falta un rumbo como N2, o una x y la cara capturada
kishogi-smith-cube-place-missing = después de @ tiene que haber un lugar como E o (2,1)
kishogi-smith-face-expected = falta una cara
kishogi-smith-new-face-expected = falta la cara nueva
kishogi-smith-captured-face-expected = falta la cara capturada
kishogi-smith-not-face = { $name } no es el nombre de ninguna cara
kishogi-smith-not-new-face = { $name } no es el nombre de la cara nueva
kishogi-smith-not-captured-face = { $name } no es el nombre de la cara capturada

## Lo que cuenta en la evaluación de una posición

kishogi-term-cube = { $cube }
kishogi-term-cube-meaning = los cubos del campo atacan y defienden; lo que cuentan depende de su cara, de su lugar y de las celdas a las que llegan
kishogi-term-hanging = { $cube }, atacado y sin defensa
kishogi-term-hanging-meaning = el rival podría capturar este cubo, y nada podría capturar a su vez; así que cuenta menos
kishogi-term-contested = { $cube }, atacado y defendido
kishogi-term-contested-meaning = el rival podría capturar este cubo, pero después su bando podría capturar al atacante
kishogi-term-stranded = { $cube } necesita apoyo en esta jugada
kishogi-term-stranded-meaning = el apoyo suele ser un Gyoku al lado; sin apoyo al final de esta jugada, el cubo pasa al rival
kishogi-term-hand = { $by }: cubos en la mano: { $n }
kishogi-term-hand-meaning = un cubo de la mano se puede soltar con cualquier cara arriba, así que pronto puede atacar o defender
kishogi-term-gyoku = { $by }: pasos seguros del Gyoku: { $n }
kishogi-term-gyoku-meaning = los pasos seguros sacan al Gyoku del jaque, pero si tiene muchos, hay menos cubos propios a su lado
kishogi-term-orbit = { $by }: celdas atacadas junto al Gyoku enemigo: { $n }
kishogi-term-orbit-meaning = el Gyoku enemigo no puede ir a estas celdas, y un jugador sin jugada legal pierde
kishogi-term-tempo = { $by }: les toca jugar
kishogi-term-tempo-meaning = quien tiene el turno puede atacar, capturar o defender primero
