### Meldungen von Quaterno.
###
### Spielsteine und Spieler haben mit case den bestimmten Artikel in diesem Fall (nom, acc, dat, gen),
### ohne case keinen; prep: "von" macht "vom" und "von der". Wie im Englischen: part: "kind" ist der
### Name allein, number: "plural" die Mehrzahl. whose: "opponent" fügt "des Gegners" hinzu.

## Artikel, mit dem Leerzeichen danach

quaterno-der = { $prep ->
        [von] vom{ " " }
       *[none] { $case ->
            [nom] der{ " " }
            [acc] den{ " " }
            [dat] dem{ " " }
            [gen] des{ " " }
           *[none] { "" }
        }
    }
quaterno-die = { $prep ->
        [von] von der{ " " }
       *[none] { $case ->
            [nom] die{ " " }
            [acc] die{ " " }
            [dat] der{ " " }
            [gen] der{ " " }
           *[none] { "" }
        }
    }
quaterno-die-viele = { $case ->
        [nom] die{ " " }
        [acc] die{ " " }
        [dat] den{ " " }
        [gen] der{ " " }
       *[none] { "" }
    }

## By key: players and tiles

quaterno-seat-first = { quaterno-der }{ $case ->
        [gen] Gastes
       *[other] Gast
    }
quaterno-seat-second = { quaterno-der }{ $case ->
        [gen] Gastgebers
       *[other] Gastgeber
    }

quaterno-piece =
    { $part ->
        [kind] { $name }
       *[whole]
            { $name }{ $owner ->
                [first] { " " }des Gastes
                [second] { " " }des Gastgebers
               *[none] { $whose ->
                    [opponent] { " " }des Gegners
                   *[nobody] { "" }
                }
            }{ $place ->
                [none] { "" }
               *[somewhere] { " " }auf { $place }
            }
    }
quaterno-piece-Sun = { quaterno-die }Sonne
    .gender = f
quaterno-piece-Moon = { quaterno-der }{ $case ->
        [gen] Mondes
       *[other] Mond
    }
    .gender = m
quaterno-piece-Fan = { $number ->
        [plural] { quaterno-die-viele }{ $case ->
            [dat] Fächern
           *[other] Fächer
        }
       *[single] { quaterno-der }{ $case ->
            [gen] Fächers
           *[other] Fächer
        }
    }
    .gender = m
quaterno-piece-Anchor = { $number ->
        [plural] { quaterno-die-viele }{ $case ->
            [dat] Ankern
           *[other] Anker
        }
       *[single] { quaterno-der }{ $case ->
            [gen] Ankers
           *[other] Anker
        }
    }
    .gender = m
quaterno-piece-Stick = { $number ->
        [plural] { quaterno-die-viele }{ $case ->
            [dat] Stäben
           *[other] Stäbe
        }
       *[single] { quaterno-der }{ $case ->
            [gen] Stabs
           *[other] Stab
        }
    }
    .gender = m
quaterno-piece-Compass = { $number ->
        [plural] { quaterno-die-viele }{ $case ->
            [dat] Kompassen
           *[other] Kompasse
        }
       *[single] { quaterno-der }{ $case ->
            [gen] Kompasses
           *[other] Kompass
        }
    }
    .gender = m
quaterno-piece-Soldier = { $number ->
        [plural] { quaterno-die-viele }Soldaten
       *[single] { quaterno-der }{ $case ->
            [acc] Soldaten
            [dat] Soldaten
            [gen] Soldaten
           *[other] Soldat
        }
    }
    .gender = m
quaterno-note-seized = festgehalten

## By key: phases, quarters and actions

quaterno-phase-placement = Setzphase
quaterno-phase-play = Zugphase

## By key: fields of position texts

quaterno-label-figures = Gemachte Figuren
quaterno-label-passes = Zuletzt gepasst

# Nach "im": "das Viertel im Norden".
quaterno-quarter-north = Norden
quaterno-quarter-east = Osten
quaterno-quarter-south = Süden
quaterno-quarter-west = Westen

quaterno-action-swap = Tauschen
quaterno-action-orbit = Umkreisen
quaterno-action-draw-near = Heranholen
quaterno-action-push = Wegschieben
quaterno-action-place-behind = Dahinterstellen

## By key: about the game

quaterno-blurb = Schieben, heranholen, tauschen: Nichts wird genommen, und zwei Spiegelbilder gewinnen
quaterno-duration = 15 bis 30 Minuten
quaterno-difficulty = mittelschwer zu lernen
quaterno-win-figures = { $winner } gewinnt mit zwei oder mehr Figuren: Paaren von Spielsteinen, die sich an der Achse spiegeln

## By key: the rules that a turn can break

quaterno-rule-turn-text = ein Zug ist Fan@x,y, x,y-x,y, x,y>x,y-x,y, x,y<>x,y oder pass
quaterno-rule-game-over = nach dem Ende gibt es keine Züge mehr
quaterno-rule-phase = erst wird gesetzt, dann bewegt und gehandelt
quaterno-rule-hand = gesetzt wird aus der eigenen Hand
quaterno-rule-own-tile = bewegt und gehandelt wird mit eigenen Spielsteinen
quaterno-rule-sun = die Sonne bewegt sich nicht
quaterno-rule-action = der Fächer tauscht, Mond und Soldat haben keine Aktion, die anderen schicken ihr Ziel an einen Punkt
quaterno-rule-target = das Ziel einer Aktion ist ein anderer Spielstein
quaterno-rule-line = ein Spielstein reicht auf acht Linien bis zum ersten Spielstein; der Mond geht über Spielsteine hinweg
quaterno-rule-orbit = Umkreisen bewahrt den Abstand des Ziels von der Sonne
quaterno-rule-draw-near = Heranholen bringt das Ziel näher an den Anker
quaterno-rule-push = Wegschieben bringt das Ziel geradeaus weiter, bis vor den ersten Spielstein
quaterno-rule-place-behind = Dahinterstellen bringt das Ziel gerade hinter den Kompass, bis vor den ersten Spielstein
quaterno-rule-distance = gesetzt wird im Abstand 4 oder mehr von 0,0
quaterno-rule-diagonal = gesetzt wird nicht auf eine Hauptdiagonale
quaterno-rule-quarter = gesetzt wird nicht in ein Viertel, das der Gegner beherrscht
quaterno-rule-empty-point = ein Spielstein geht auf einen leeren Punkt; eingenommen wird nichts
quaterno-rule-seize = waagerecht oder senkrecht neben einem feindlichen Soldaten kann ein Spielstein sich nicht bewegen und nicht handeln
quaterno-rule-pass = nur wer keinen anderen Zug hat, passt

## By key: was Neulinge erfahren: das Ziel, was man in einer Phase tun kann, was ein Spielstein tut

quaterno-goal = bilde zwei Figuren: Dein Spielstein und der gleiche des Gegners spiegeln sich an deiner Achse, einer Diagonale, auf die du deine Sonne und deinen Mond bringst
quaterno-next-placement = setz einen Spielstein mindestens vier Schritte von der Mitte: Der erste in einem Viertel hält den Gegner von dort fern, bis alle gesetzt sind
quaterno-next-play = bewege einen Spielstein oder nutze seine Aktion: Bring Sonne und Mond auf eine Hauptdiagonale, deine Achse, und zwei gleiche Spielsteine auf Punkte, die sich an ihr spiegeln
quaterno-card-Sun = bewegt sich nie, schickt aber einen Spielstein, den sie sieht, auf einen anderen Punkt mit demselben Abstand; mit dem Mond auf derselben Hauptdiagonale bildet sie die Achse ihrer Seite
quaterno-card-Moon = geht auf einer Linie, auch über Spielsteine hinweg, und hat keine Aktion; mit der Sonne auf derselben Hauptdiagonale bildet er die Achse seiner Seite
quaterno-card-Fan = geht auf einer Linie bis vor den ersten Spielstein oder tauscht mit diesem den Platz
quaterno-card-Anchor = geht auf einer Linie bis vor den ersten Spielstein oder holt diesen näher heran
quaterno-card-Stick = geht auf einer Linie bis vor den ersten Spielstein oder schiebt diesen geradeaus von sich weg
quaterno-card-Compass = geht auf einer Linie bis vor den ersten Spielstein oder stellt diesen hinter sich, auf die andere Seite
quaterno-card-Soldier = geht auf einer Linie bis vor den ersten Spielstein; gegnerische Spielsteine waagerecht oder senkrecht neben ihm können sich weder bewegen noch handeln

## What a turn does

quaterno-steps = { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
quaterno-places = { FORM($seat, case: "nom") } setzt { FORM($tile, case: "acc") } auf { $point }, in das Viertel im { $quarter }
quaterno-takes-quarter = { FORM($seat, case: "nom") } beherrscht das Viertel im { $quarter }, bis alle Spielsteine gesetzt sind: { CAPITAL(FORM($opponent, case: "nom")) } kann dorthin nichts setzen
quaterno-play-begins = alle Spielsteine stehen auf dem Brett: Jetzt wird bewegt und gehandelt, und { FORM($seat, case: "nom") } beginnt
quaterno-moves = { FORM($tile, case: "nom") } geht von { $from } nach { $to }
quaterno-moves-over = { FORM($tile, case: "nom") } geht von { $from } nach { $to }, über { FORM($passed, case: "acc") } hinweg
quaterno-swaps = { FORM($tile, case: "nom") } und { FORM($target, case: "nom") } tauschen die Plätze
quaterno-orbits = { FORM($sun, case: "nom") } lässt { FORM($target, case: "acc") } nach { $to } kreisen; der Abstand von der Sonne bleibt { $distance }
quaterno-draws = { FORM($tile, case: "nom") } holt { FORM($target, case: "acc") } heran, nach { $to }
quaterno-pushes = { FORM($tile, case: "nom") } schiebt { FORM($target, case: "acc") } weg, nach { $to }
quaterno-puts-behind = { FORM($tile, case: "nom") } stellt { FORM($target, case: "acc") } hinter sich, auf { $to }
quaterno-is-seized = { FORM($tile, case: "nom") } wird { FORM($soldier, case: "dat", prep: "von") } festgehalten: keine Bewegung, keine Aktion
quaterno-freed = { FORM($tile, case: "nom") } wird nicht mehr { FORM($soldier, case: "dat", prep: "von") } festgehalten
quaterno-passes = { FORM($seat, case: "nom") } passt, weil kein Spielstein { FORM($seat, case: "gen") } sich bewegen oder handeln kann
quaterno-seizes = { FORM($soldier, case: "nom") } hält { COUNT($tiles) ->
        [1] einen Spielstein
       *[other] diese Spielsteine
    } fest: { FORM($tiles, case: "acc") }
quaterno-idle = { COUNT($tiles) ->
        [1] { FORM($tiles, case: "nom") } kann sich nicht bewegen und hat kein Ziel für eine Aktion
       *[other] diese Spielsteine können sich nicht bewegen und haben kein Ziel für eine Aktion: { FORM($tiles, case: "nom") }
    }

## Axes and figures

quaterno-axis = die Sonne { FORM($seat, case: "gen") } auf { $sun } und sein Mond auf { $moon } stehen auf der Hauptdiagonale { $axis }: Sie ist die Achse { FORM($seat, case: "gen") }
quaterno-axis-lost = { FORM($seat, case: "nom") } verliert die Achse { $axis }, denn { FORM($tile, case: "nom") } steht nicht mehr darauf
quaterno-figure = { FORM($tile, case: "nom") } und { FORM($image, case: "nom") } spiegeln einander an der Achse { FORM($seat, case: "gen") } ({ $axis }): { CAPITAL(FORM($seat, case: "nom")) } hat damit seine { $nth ->
        [1] erste
        [2] zweite
        [3] dritte
        [4] vierte
       *[5] fünfte
    } Figur, und { FORM($kind, number: "plural", case: "nom") } sind verbraucht
quaterno-wins = { FORM($seat, case: "nom") } hat { $figures } Figuren und gewinnt

## The end of the game

quaterno-won = { FORM($seat, case: "nom") } gewinnt mit { $figures } Figuren, gemacht mit { FORM($kinds, number: "plural", case: "dat") }
quaterno-figure-stands = { FORM($tile, case: "nom") } und { FORM($image, case: "nom") } spiegeln einander an der Achse { FORM($seat, case: "gen") }
quaterno-figure-made = { FORM($tile, case: "nom") } und { FORM($image, case: "nom") } spiegeln einander an der Achse { FORM($seat, case: "gen") }; diese Figur entstand mit Zug { $turn }
quaterno-figure-passed = mit Zug { $turn } entstand eine Figur: { CAPITAL(FORM($tile, case: "nom")) } und { FORM($image, case: "nom") } spiegelten einander an der Achse { FORM($seat, case: "gen") } ({ $axis }); inzwischen hat sich die Achse oder einer der beiden bewegt
quaterno-figure-before = die Figur mit { FORM($kind, number: "plural", case: "dat") } gab es schon, als diese Stellung aufgestellt wurde; jetzt spiegeln { FORM($tile, case: "nom") } und { FORM($image, case: "nom") } einander nicht an der Achse { FORM($seat, case: "gen") }
quaterno-no-share-without-axis = dieselben Spielsteine sind für { FORM($seat, case: "acc") } keine Figur, denn { FORM($seat, case: "nom") } hat keine Achse: Die Sonne auf { $sun } und der Mond auf { $moon } stehen nicht auf derselben Hauptdiagonale
quaterno-no-share-across-other = dieselben Spielsteine sind für { FORM($seat, case: "acc") } keine Figur: Die Achse { FORM($seat, case: "gen") } ist die andere Hauptdiagonale { $axis }, und an ihr spiegeln sie einander nicht
quaterno-no-share-of-axis = { FORM($seat, case: "nom") } hat dieselbe Achse, aber die Spielsteine einer Art ergeben nur eine Figur, und { FORM($winner, case: "nom") } kam zuerst
quaterno-no-figure = { FORM($seat, case: "nom") } hat keine Figur
quaterno-one-figure = { FORM($seat, case: "nom") } hat eine Figur, gemacht mit { FORM($kind, number: "plural", case: "dat") }
quaterno-figure-late = { FORM($tile, case: "nom") } und { FORM($image, case: "nom") } spiegeln einander an der Achse { FORM($seat, case: "gen") } ({ $axis }), aber { FORM($winner, case: "nom") } hat gezogen und zuerst gewonnen
quaterno-both-pass = beide Spieler haben nacheinander gepasst: Die Partie ist unentschieden
quaterno-both-passed = { FORM($first, case: "nom") } und { FORM($second, case: "nom") } haben nacheinander gepasst, weil keiner einen anderen Zug hatte: Die Partie ist unentschieden
quaterno-occurs-again = diese Stellung gab es schon { $when }: Kommt sie noch einmal vor, ist die Partie unentschieden
quaterno-occurs-third = diese Stellung gab es schon { $when }: Sie kommt jetzt zum dritten Mal vor, und die Partie ist unentschieden
quaterno-occurred = die Stellung mit den Monden auf { $guest } und { $host } und { FORM($seat, case: "dat") } am Zug gab es dreimal, { $when }: Die Partie ist unentschieden
quaterno-at-start = am Anfang
quaterno-after-turns = { COUNT($turns) ->
        [1] nach Zug
       *[other] nach den Zügen
    } { $turns }
quaterno-at-start-and-after = am Anfang und { COUNT($turns) ->
        [1] nach Zug
       *[other] nach den Zügen
    } { $turns }

## Why a turn is refused: its text

quaterno-unknown-tile = { $word } ist kein Spielstein des Spiels; gesetzt werden Fan (Fächer), Anchor (Anker), Stick (Stab), Compass (Kompass) und Soldier (Soldat)
quaterno-not-turn = { $text } ist kein Zug: Ein Zug wird geschrieben wie Fan@5,-3 oder 5,-3-5,0, und hier ist zum Beispiel { $example } erlaubt
quaterno-turn-begun = { $text } ist nur der Anfang eines Zuges; ein ganzer Zug ist zum Beispiel { $example }
quaterno-turn-lacks = { $text } ist kein Zug: Nach { $start } fehlt { $missing }, wie in { $example }
quaterno-mark-and-point = ein { $mark } und ein Punkt
quaterno-exact-point = ein Punkt x,y ohne Leerzeichen und ohne führende Nullen
quaterno-turn-goes-on = in { $text } steht nach dem Zug { $turn } noch etwas
quaterno-no-point = das Brett hat keinen Punkt { $point }; der nächste ist { $nearest }

## Why a turn is refused: entries in words, a notation in English words

quaterno-example = ein Zug ist zum Beispiel "{ $words }"
quaterno-entry-points = { $entry } nennt mehr als { $most } Punkte; { $example }
quaterno-entry-unclear = { $entry } ist ab { $rest } nicht zu verstehen; { $example }
quaterno-entry-actions = { $entry } nennt zwei Aktionen; { $example }
quaterno-entry-tiles = { $entry } nennt mehr als zwei Spielsteine; { $example }
quaterno-entry-word = { $word } ist kein Wort eines Zuges; { $example }
quaterno-entry-passes = { $entry } passt und nennt zugleich einen Spielstein oder einen Punkt; { $example }
quaterno-entry-no-tile = { $entry } nennt keinen Spielstein; { $example }
quaterno-entry-too-much = die Eingabe nennt mehr Punkte, als der Zug braucht; { $example }
quaterno-entry-fits-none = { $entry } passt zu keinem Zug { FORM($tile, case: "gen") }; { $example }
quaterno-entry-fits-several = { $entry } passt zu { $n } Zügen: { $turns }
quaterno-entry-fits-many = { $entry } passt zu { $n } Zügen: { $turns }; und noch { $more }
quaterno-not-to-pass = am Zug ist { FORM($seat, case: "nom") }: { CAPITAL(FORM($opponent, case: "nom")) } kann jetzt nicht passen
quaterno-not-in-turn = am Zug ist { FORM($seat, case: "nom") }: { CAPITAL(FORM($tile, case: "nom")) } kann sich nicht bewegen und nicht handeln
quaterno-other-action = die Aktion { FORM($tile, case: "gen") } ist { $action }, nicht { $other }

## Why a turn is refused: phase, hand and tile

quaterno-must-place = { FORM($seat, case: "nom") } muss { FORM($tiles, case: "acc", join: "or") } setzen
quaterno-pass-early = gepasst wird erst, wenn alle Spielsteine auf dem Brett stehen; { $must }
quaterno-tile-early = { FORM($tile, case: "nom") } kann sich erst bewegen und handeln, wenn alle Spielsteine auf dem Brett stehen; { $must }
quaterno-act-early = bewegt und gehandelt wird erst, wenn alle Spielsteine auf dem Brett stehen; { $must }
quaterno-place-late = alle Spielsteine stehen auf dem Brett, und gesetzt wird nichts mehr: { CAPITAL(FORM($tile, case: "nom")) } steht auf { $point }
quaterno-no-tile = auf { $point } steht kein Spielstein; ein Zug beginnt mit einem Spielstein { FORM($seat, case: "gen") }, zum Beispiel mit dem Mond auf { $moon }
quaterno-not-own = { FORM($tile, case: "nom") } kann sich nicht bewegen und nicht handeln, wenn { FORM($seat, case: "nom") } am Zug ist, sondern nur das Ziel eines Spielsteins { FORM($seat, case: "gen") } sein
quaterno-seized = { FORM($tile, case: "nom") } steht waagerecht oder senkrecht neben { FORM($soldier, case: "dat") } und ist festgehalten: keine Bewegung, keine Aktion
quaterno-near-centre = { $point } ist nur { $distance } von 0,0 entfernt; gesetzt wird mindestens { $least } entfernt
quaterno-on-diagonal = { $point } liegt auf der Hauptdiagonale { $diagonal }, und auf Hauptdiagonalen wird nicht gesetzt
quaterno-in-quarter = { $point } liegt im Viertel im { $quarter }, das { FORM($opponent, case: "nom") } mit { FORM($tile, case: "dat") } beherrscht; { FORM($seat, case: "nom") } muss im Viertel im { FORM($open, join: "or") } setzen
quaterno-never-placed = { FORM($tile, case: "nom") } steht von Anfang an auf { $point } und wird nicht gesetzt; { $must }
quaterno-other-left = { FORM($tile, case: "nom") } steht schon auf { $point }; nur { FORM($left, case: "nom") } ist noch nicht gesetzt
quaterno-placed-already = { FORM($tile, case: "nom") } steht schon auf { $point }; { $must }
quaterno-pass-refused = { FORM($seat, case: "nom") } kann nur passen, wenn kein Spielstein sich bewegen oder handeln kann; jetzt hat er { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }, zum Beispiel { $example } mit { FORM($tile, case: "dat") }
quaterno-occupied = { FORM($tile, case: "nom") } steht auf { $point }; ein Spielstein geht auf einen leeren Punkt, denn eingenommen wird nichts

## Why a turn is refused: what a tile reaches

quaterno-sun-stays = { FORM($tile, case: "nom") } kann sich nicht bewegen: Sie lässt andere Spielsteine um sich kreisen, und nur eine Aktion kann sie selbst bewegen
quaterno-cannot-swap = { FORM($tile, case: "nom") } kann nicht tauschen; die Aktion heißt { $action } und wird { $from }>{ $target }-x,y geschrieben
quaterno-only-swaps = { FORM($tile, case: "nom") } kann keinen Spielstein an einen Punkt schicken, sondern tauscht den Platz mit einem; das wird { $from }<>{ $target } geschrieben
quaterno-own-target = { FORM($tile, case: "nom") } kann nicht auf sich selbst wirken
quaterno-no-target = auf { $point } steht kein Spielstein, auf den { FORM($tile, case: "nom") } wirken könnte
quaterno-soldier-acts = { FORM($tile, case: "nom") } hat keine Aktion: Er bewegt sich, und er hält gegnerische Spielsteine neben sich fest
quaterno-moon-acts = { FORM($tile, case: "nom") } hat keine Aktion: Er bewegt sich nur
quaterno-already-there = { FORM($tile, case: "nom") } steht schon auf { $point }
quaterno-off-lines = { $point } liegt auf keiner der acht Linien { FORM($tile, case: "gen") }
quaterno-blocked = { FORM($blocker, case: "nom") } steht zwischen { FORM($tile, case: "dat") } und { $to }
quaterno-blocked-with-goals = { FORM($blocker, case: "nom") } steht zwischen { FORM($tile, case: "dat") } und { $to }; { $goals }
quaterno-orbit-distance = { FORM($target, case: "nom") } ist { $was } { FORM($sun, case: "dat", prep: "von") } entfernt und muss diesen Abstand behalten; { $to } ist { $would } von der Sonne entfernt
quaterno-not-between = { $to } liegt nicht zwischen { FORM($tile, case: "dat") } und { FORM($target, case: "dat") }; { $goals }
quaterno-not-behind = { $to } liegt, { FORM($seen, case: "dat", prep: "von") } aus gesehen, nicht gerade hinter { FORM($tile, case: "dat") }; { $goals }
quaterno-goals = diese Aktion kann { FORM($target, part: "kind", case: "acc") } auf { FORM($points, join: "or") } bringen
quaterno-goals-in-line = diese Aktion kann { FORM($target, part: "kind", case: "acc") } auf jeden Punkt von { $first } bis { $last } bringen
quaterno-no-goals = diese Aktion kann { FORM($target, part: "kind", case: "acc") } auf keinen Punkt bringen
quaterno-nothing-to-use = { FORM($tile, case: "nom") } hat keine Aktion, die auf { FORM($target, case: "acc") } wirkt, und geht nur auf leere Punkte
quaterno-sun-alone = { FORM($tile, case: "nom") } kann sich nicht bewegen und erreicht keinen Spielstein, den sie kreisen lassen könnte
quaterno-shut-in = { FORM($tile, case: "nom") } kann auf keinen leeren Punkt gehen
quaterno-shut-in-with-action = { FORM($tile, case: "nom") } kann auf keinen leeren Punkt gehen und hat kein Ziel für die Aktion { $action }
quaterno-orbit-full = alle Punkte, die { $distance } { FORM($sun, case: "dat", prep: "von") } entfernt sind, sind besetzt; { FORM($target, case: "nom") } kann nicht kreisen
quaterno-near-already = { FORM($target, case: "nom") } steht schon neben { FORM($tile, case: "dat") }, und näher heran geht es nicht
quaterno-push-blocked = { FORM($tile, case: "nom") } kann { FORM($target, case: "acc") } nicht wegschieben: Gleich dahinter steht { FORM($blocker, case: "nom") }
quaterno-push-rim = { FORM($tile, case: "nom") } kann { FORM($target, case: "acc") } nicht wegschieben: Gleich dahinter ist der Rand des Bretts
quaterno-behind-blocked = { FORM($tile, case: "nom") } kann { FORM($target, case: "acc") } nicht hinter sich stellen: Gleich dahinter steht { FORM($blocker, case: "nom") }
quaterno-behind-rim = { FORM($tile, case: "nom") } kann { FORM($target, case: "acc") } nicht hinter sich stellen: Gleich dahinter ist der Rand des Bretts

## Picks

quaterno-pick-unknown = { $text } ist weder ein Spielstein noch ein Punkt; ein Zug ist zum Beispiel { $example }
quaterno-pick-after-turn = der Zug ist vollständig: Es gibt nichts mehr zu wählen
quaterno-pick-point-now = { FORM($tile, case: "nom") } ist schon gewählt: Als Nächstes wird der Punkt gewählt, auf den er gesetzt wird
quaterno-pick-tile-first = zuerst wird ein Spielstein aus der Hand { FORM($seat, case: "gen") } gewählt, { FORM($tiles, case: "nom", join: "or") }; dann der Punkt, auf den er gesetzt wird, zum Beispiel { $point }
quaterno-pick-pass = Passen
quaterno-pick-pass-spoken = passen, denn einen anderen Zug gibt es nicht
quaterno-pick-tile = { $tile }
quaterno-pick-hand-spoken = { FORM($tile, case: "acc") } setzen
quaterno-pick-tile-spoken = { quaterno-own } { $tile }
quaterno-pick-point = { $point }
quaterno-pick-site-spoken = { $point }, im Viertel im { $quarter }
quaterno-pick-move-spoken = nach { $point } gehen
quaterno-pick-goal-spoken = { FORM($tile, case: "nom") } geht nach { $point }
quaterno-pick-target = { $action }: { $tile }
quaterno-pick-own-target-spoken = { $action }: { quaterno-own } { $tile }
quaterno-pick-other-target-spoken = { $action }: { FORM($tile, whose: "opponent") }
quaterno-own = { ATTRIBUTE($tile, name: "gender") ->
        [f] eigene
       *[m] eigener
    }

## What is seen on the board

quaterno-controls = { FORM($seat, case: "nom") } beherrscht { COUNT($quarters) ->
        [1] das
       *[other] die
    } Viertel im { $quarters }
quaterno-figures-so-far = { $seat }: { $n } von { $needed } Figuren ({ $kinds })
quaterno-figures-all = { $seat }: { $n } Figuren ({ $kinds })
quaterno-figures-none = { $seat }: noch keine Figur
quaterno-progress = Figuren
quaterno-used-up = verbraucht: { $kinds }
quaterno-has-passed = { FORM($seat, case: "nom") } hat gepasst

## Why a position is refused

quaterno-field-empty = das Feld { $field } ist leer: Sonne und Mond stehen immer auf dem Brett
quaterno-field-tile = { $item } im Feld { $field } ist kein Spielstein mit seinem Punkt wie Fan@3,8; die Spielsteine sind { $tiles }
quaterno-field-point = { $item } im Feld { $field }: { $point } ist kein Punkt des Bretts
quaterno-named-twice = { FORM($tile, case: "nom") } ist zweimal genannt
quaterno-both-there = { FORM($tile, case: "nom") } und { FORM($other, case: "nom") } stehen beide auf { $point }
quaterno-field-to-move = das Feld to-move muss first oder second sein, nicht { $value }
quaterno-field-figure = eine Figur ist ein Spielstein und wer sie gemacht hat, wie Fan:first, nicht { $item }
quaterno-field-figure-kind = { $item } ist keine Figur: Sonne und Mond machen keine Figuren
quaterno-figure-twice = die Figur { FORM($kind, number: "plural", case: "gen") } ist zweimal genannt; jede Art wird nur einmal verbraucht
quaterno-field-passes = das Feld passes muss 0, 1 oder 2 sein, nicht { $value }
quaterno-missing = { FORM($tile, case: "nom") } fehlt: Sonne und Mond stehen von Anfang an auf dem Brett
quaterno-start-elsewhere = { FORM($tile, case: "nom") } steht auf { $at }; bis alle Spielsteine gesetzt sind, muss es { $start } sein
quaterno-placed-near = { FORM($tile, case: "nom") } ist auf { $at } gesetzt, im Abstand { $distance } von 0,0; nötig sind { $least } oder mehr
quaterno-placed-on-diagonal = { FORM($tile, case: "nom") } ist auf { $at } gesetzt, auf eine Hauptdiagonale
quaterno-both-in-quarter = beide Spieler haben in das Viertel im { $quarter } gesetzt
quaterno-hands-differ = das Feld to-move kann nicht { $seat } sein: Der Gast hat { $guest ->
        [one] { $guest } Spielstein
       *[other] { $guest } Spielsteine
    } in der Hand und der Gastgeber { $host }; der Gast setzt zuerst, und dann geht es abwechselnd
quaterno-figures-early = Figuren entstehen erst, wenn alle Spielsteine gesetzt sind
quaterno-passes-early = gepasst wird erst, wenn alle Spielsteine gesetzt sind
quaterno-figure-missing = die beiden { FORM($kind, number: "plural") } spiegeln einander an der Achse { FORM($seat, case: "gen") }; also hat { FORM($seat, case: "nom") } diese Figur gemacht, oder sie war schon verbraucht
quaterno-over-before-turn = { FORM($seat, case: "nom") } hat { $n } Figuren, von denen jetzt { $standing ->
        [one] { $standing } steht
       *[other] { $standing } stehen
    }: Die Partie war vor dem letzten Zug zu Ende
quaterno-over-before-pass = { FORM($seat, case: "nom") } hat { $n } Figuren: Die Partie war vor dem Passen zu Ende
quaterno-both-won = beide Spieler haben zwei Figuren oder mehr, aber die Partie endet, sobald einer zwei hat
quaterno-passed-wrongly = { FORM($seat, case: "nom") } hat gepasst, obwohl { $n ->
        [one] { $n } Zug erlaubt war
       *[other] { $n } Züge erlaubt waren
    }

## Was in der Bewertung einer Stellung zählt

quaterno-term-race = Züge bis zu den Figuren, die gewinnen, etwa: Gast { $first }, Gastgeber { $second }
quaterno-term-race-meaning = zwei Figuren gewinnen; wer weniger Züge dafür braucht, wenn der Gegner nichts tut, liegt vorn
quaterno-term-spare = { $by }: weitere Paare in Reichweite eines Zuges: { $n }
quaterno-term-spare-meaning = wenn der Gegner ein Paar zerstört, kann stattdessen eines dieser weiteren Paare eine Figur werden
quaterno-term-diagonal = { $by }: nur eine Diagonale ist aussichtsreich
quaterno-term-diagonal-meaning = Figuren brauchen eine Achse, und die andere Diagonale bietet weniger; der Gegner muss also nur die Achse auf der besseren verhindern
quaterno-term-tempo = { $by }: am Zug
quaterno-term-tempo-meaning = im Wettlauf zu zwei Figuren zählt jeder Zug, und wer am Zug ist, hat den nächsten
quaterno-term-mirrors = { $by }: Paare für den ersten Zug nach dem Setzen
quaterno-term-mirrors-meaning = der Gast macht den ersten Zug nach dem Setzen; bildet der eine Achse, so sind Paare, die sich an ihr spiegeln, Figuren
