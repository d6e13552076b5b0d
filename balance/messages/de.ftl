### Meldungen von Balance Pai Sho.

# Optionen: case "nom", "acc", "dat", "gen" mit bestimmtem Artikel, sonst ohne; prep "von", "zu", "in";
# article "none", "indef", "neg"; count "plural"; stands wie im englischen Text und "onto" für "auf das
# Rad auf c9".

balance-seat-first = { $case ->
        [nom] der Gast
        [acc] den Gast
        [dat] dem Gast
        [gen] des Gastes
       *[none] Gast
    }
balance-seat-second = { $case ->
        [nom] der Gastgeber
        [acc] den Gastgeber
        [dat] dem Gastgeber
        [gen] des Gastgebers
       *[none] Gastgeber
    }

balance-piece = { $name }{ $place ->
        [none] { "" }
       *[other] { $stands ->
            [wheel] { " auf dem Rad auf " }{ $place }
            [onto] { " auf das Rad auf " }{ $place }
            [short] { " " }{ $place }
           *[other] { " auf " }{ $place }
        }
    }

# Artikel vor dem Namen eines Spielsteins, mit dem Leerzeichen.
balance-artikel-die = { $article ->
        [none] { "" }
        [indef] { "eine " }
        [neg] { "keine " }
       *[def] { $prep ->
            [von] { "von der " }
           *[none] { $case ->
                [nom] { "die " }
                [acc] { "die " }
                [dat] { "der " }
               *[none] { "" }
            }
        }
    }
balance-artikel-der = { $article ->
        [none] { "" }
        [indef] { "ein " }
        [neg] { $case ->
            [acc] { "keinen " }
           *[nom] { "kein " }
        }
       *[def] { $prep ->
            [von] { "vom " }
           *[none] { $case ->
                [nom] { "der " }
                [acc] { "den " }
                [dat] { "dem " }
               *[none] { "" }
            }
        }
    }
balance-artikel-das = { $article ->
        [none] { "" }
        [indef] { "ein " }
        [neg] { "kein " }
       *[def] { $prep ->
            [von] { "vom " }
           *[none] { $case ->
                [nom] { "das " }
                [acc] { "das " }
                [dat] { "dem " }
               *[none] { "" }
            }
        }
    }
balance-piece-Rose = { $count ->
        [plural] Rosen
       *[single] { balance-artikel-die }Rose
    }
    .gender = f
balance-piece-Lotus = { $count ->
        [plural] Lotus
       *[single] { balance-artikel-der }Lotus
    }
    .gender = m
balance-piece-Orchid = { $count ->
        [plural] Orchideen
       *[single] { balance-artikel-die }Orchidee
    }
    .gender = f
balance-piece-Lily = { $count ->
        [plural] Lilien
       *[single] { balance-artikel-die }Lilie
    }
    .gender = f
balance-piece-Wheel = { $count ->
        [plural] Räder
       *[single] { balance-artikel-das }Rad
    }
    .gender = n

balance-note-fixed = gebunden
balance-note-on-point = auf einem Punkt, bewegt sich nie
balance-phase-deal = Austeilen
balance-phase-blossoming = Aufblühen
balance-phase-moving = Zugphase

## By key: fields of position texts

balance-label-last = Letzte Bewegung
balance-label-passes = Zuletzt gepasst
balance-label-stalled = Züge ohne Änderung

balance-der-rote = { $prep ->
        [zu] zum roten
        [in] im roten
       *[none] { $case ->
            [acc] den roten
            [dat] dem roten
           *[nom] der rote
        }
    } Garten
balance-der-weisse = { $prep ->
        [zu] zum weißen
        [in] im weißen
       *[none] { $case ->
            [acc] den weißen
            [dat] dem weißen
           *[nom] der weiße
        }
    } Garten
balance-der-gelbe = { $prep ->
        [zu] zum gelben
        [in] im gelben
       *[none] { $case ->
            [acc] den gelben
            [dat] dem gelben
           *[nom] der gelbe
        }
    } Garten
balance-die = { $prep ->
        [zu] zur
        [in] in der
       *[none] { $case ->
            [dat] der
           *[nom] die
        }
    }
balance-garden-north-east-red = { balance-der-rote } im Nordosten
balance-garden-south-east-white = { balance-der-weisse } im Südosten
balance-garden-south-west-red = { balance-der-rote } im Südwesten
balance-garden-north-west-white = { balance-der-weisse } im Nordwesten
balance-garden-north-east-yellow = { balance-der-gelbe } im Nordosten
balance-garden-south-east-yellow = { balance-der-gelbe } im Südosten
balance-garden-south-west-yellow = { balance-der-gelbe } im Südwesten
balance-garden-north-west-yellow = { balance-der-gelbe } im Nordwesten
balance-garden-north-gate-east = { balance-die } Osthälfte des Nordgatters
balance-garden-east-gate-north = { balance-die } Nordhälfte des Ostgatters
balance-garden-east-gate-south = { balance-die } Südhälfte des Ostgatters
balance-garden-south-gate-east = { balance-die } Osthälfte des Südgatters
balance-garden-south-gate-west = { balance-die } Westhälfte des Südgatters
balance-garden-west-gate-south = { balance-die } Südhälfte des Westgatters
balance-garden-west-gate-north = { balance-die } Nordhälfte des Westgatters
balance-garden-north-gate-west = { balance-die } Westhälfte des Nordgatters

balance-rule-turn-text = ein Zug ist ein Austeilen, ein Setzen, ein Bewegen oder ein Passen, auf eine einzige Weise geschrieben
balance-rule-game-over = nach dem Ende gibt es keine Züge mehr
balance-rule-stage = erst das Austeilen, dann das Aufblühen mit elf Spielsteinen, dann die Zugphase
balance-rule-deal = der Gast bekommt sechs Spielsteine des Satzes
balance-rule-hand = beim Aufblühen wird aus der eigenen Hand gesetzt
balance-rule-tile = bewegt wird der obere Spielstein eines Feldes; Spielsteine auf Punkten bewegen sich nie
balance-rule-wheel-square = das Rad kommt auf ein Feld
balance-rule-line = ein Spielstein bewegt sich waagerecht oder senkrecht
balance-rule-way = ein Spielstein geht nicht über einen anderen hinweg
balance-rule-free = der Platz ist frei: kein Spielstein dort, oder für eine Blume nur das Rad
balance-rule-harm = eine Blume darf sich nur bewegen, wenn ihre Gärten auch ohne sie gleich viele Gleichgewichte haben
balance-rule-no-undo = die letzte Bewegung darf nicht gleich zurückgenommen werden
balance-rule-must-balance = wer die Zahl der Gleichgewichte erhöhen kann, muss es tun
balance-rule-pass = nur wer keinen erlaubten Zug hat, passt

balance-blurb = bringt zehn Blumen ins Gleichgewicht. Wer die letzte hineinbringt, gewinnt
balance-duration = 20 bis 40 Minuten
balance-difficulty = mittelschwer zu lernen
balance-win-balance = { $winner } gewinnt: Jede Blume ist im Gleichgewicht
balance-draw-dead = unentschieden: Die Rose kann nie mehr beide Lotus ins Gleichgewicht bringen
balance-draw-stalled = unentschieden: Seit hundert Zügen hat sich die Zahl der Gleichgewichte nicht geändert
balance-option-no-undo = kein Zurück
balance-option-no-undo-means = ein Zug darf den vorigen nicht rückgängig machen
balance-option-must-balance = Balancepflicht
balance-option-must-balance-means = wer die Zahl der Gleichgewichte erhöhen kann, muss es tun
balance-option-matching = Paarung
balance-option-matching-means = welche Blumen miteinander im Gleichgewicht sind. Bei der ersten Paarung enden sorgfältige Partien meist unentschieden; die zweite entscheidet mehr
balance-option-matching-value-classic = Lotus mit Rose, Orchidee mit Lilie
balance-option-matching-value-opposites = Rose und Lotus mit Orchidee und Lilie

balance-goal = bring die letzte der zehn Blumen ins Gleichgewicht: In einem Garten halten { $matching ->
    [opposites] Rose und Lotus die Orchidee und die Lilie im Gleichgewicht
   *[classic] sich Rose und Lotus im Gleichgewicht, ebenso Orchidee und Lilie
 }
balance-next-deal = der Zufall teilt die elf Spielsteine aus: sechs an den Gast, fünf an den Gastgeber
balance-next-blossoming = setz einen Spielstein: Eine Blume im selben Garten wie ihr Partner ist im Gleichgewicht, und auf einer Linie zwischen Gärten gehört sie zu beiden
balance-next-blossoming-wheel = setz deinen letzten Spielstein, das Rad, auf ein leeres Feld: Eine Blume, die auf das Rad kommt, zählt in jedem ihrer Gärten doppelt
balance-next-moving = bewege eine Blume in einen Garten, in dem sie einen Partner findet; wo dabei ein Gleichgewicht verloren ginge, bleibt sie gebunden
balance-card-Rose = hält { $matching ->
    [opposites] Orchideen und Lilien
   *[classic] Lotus
} desselben Gartens im Gleichgewicht; es gibt nur eine Rose
balance-card-Lotus = hält { $matching ->
    [opposites] eine Orchidee oder eine Lilie
   *[classic] die Rose
} desselben Gartens im Gleichgewicht
balance-card-Orchid = hält { $matching ->
    [opposites] die Rose oder einen Lotus
   *[classic] eine Lilie
} desselben Gartens im Gleichgewicht
balance-card-Lily = hält { $matching ->
    [opposites] die Rose oder einen Lotus
   *[classic] eine Orchidee
} desselben Gartens im Gleichgewicht
balance-card-Wheel = eine Blume darauf zählt in jedem ihrer Gärten doppelt

balance-tile = { $tile }
balance-tile-on-wheel = { FORM($tile, stands: "wheel") }
balance-tiles = { $n ->
        [one] { $tile ->
            [Rose] { $tile }
            [Wheel] { $tile }
           *[other] 1 { FORM($tile, article: "none") }
        }
       *[other] { $n } { FORM($tile, count: "plural") }
    }
balance-partners-in = { $partners } { FORM($gardens, prep: "in") }
balance-refusal-and-now = { $refusal }; { $now }

balance-now-deal = jetzt wird ausgeteilt, zum Beispiel { $turn }
balance-now-place = jetzt setzt { FORM($by, case: "nom") } einen Spielstein aus der Hand: { FORM($hand, case: "acc") }
balance-now-place-example = jetzt setzt { FORM($by, case: "nom") } einen Spielstein aus der Hand: { FORM($hand, case: "acc") }, zum Beispiel { $turn }
balance-now-pass = jetzt passt { FORM($by, case: "nom") }, weil weder { FORM($rose, case: "nom") } noch ein anderer Spielstein sich bewegen darf
balance-now-pass-example = jetzt passt { FORM($by, case: "nom") }, weil weder { FORM($rose, case: "nom") } noch ein anderer Spielstein sich bewegen darf; der Zug ist { $turn }
balance-now-move = jetzt bewegt { FORM($by, case: "nom") } einen Spielstein auf dem Brett
balance-now-move-example = jetzt bewegt { FORM($by, case: "nom") } einen Spielstein auf dem Brett, zum Beispiel { $turn }

balance-is-dealt = { FORM($to, case: "nom") } bekommt { FORM($hand, case: "acc") }
balance-gets-others = { FORM($to, case: "nom") } bekommt die anderen fünf: { FORM($hand, case: "acc") }
balance-begins-blossoming = { FORM($next, case: "nom") } beginnt das Aufblühen
balance-places = { FORM($by, case: "nom") } setzt { FORM($tile, case: "acc") }
# "auf das Rad", nicht "auf dem Rad".
balance-places-on-wheel = { FORM($by, case: "nom") } setzt { FORM($tile, case: "acc", stands: "onto") }
balance-square-belongs = das Feld { $at } gehört { COUNT($gardens) ->
        [one] { FORM($gardens, prep: "zu") }
       *[other] zu { COUNT($gardens) } Gärten: { FORM($gardens, case: "dat") }
    }
balance-point-belongs = der Punkt { $at } gehört { COUNT($gardens) ->
        [one] { FORM($gardens, prep: "zu") }
       *[other] zu { COUNT($gardens) } Gärten: { FORM($gardens, case: "dat") }
    }
balance-moves = { FORM($by, case: "nom") } bewegt { FORM($tile, case: "acc") } von { $from } nach { $to }
balance-moves-off-wheel = { FORM($by, case: "nom") } bewegt { FORM($tile, case: "acc") } vom Rad auf { $from } nach { $to }
balance-moves-onto-wheel = { FORM($by, case: "nom") } bewegt { FORM($tile, case: "acc") } von { $from } auf das Rad auf { $to }
balance-changes-gardens = der Spielstein { $changes }
balance-leaves = verlässt { FORM($gardens, case: "acc") }
balance-comes-to = kommt in { FORM($gardens, case: "acc") }
balance-stays-in = bleibt { FORM($gardens, prep: "in") }
balance-counts-twice = auf dem Rad kann die Blume in jedem ihrer Gärten zwei Gleichgewichte bilden
balance-makes-balances = { FORM($garden, prep: "in") } ist die Blume im Gleichgewicht mit { FORM($partners, case: "dat") }: { $n ->
        [one] 1 Gleichgewicht
       *[other] { $n } Gleichgewichte
    } statt { $was }
balance-total-rises = die Gesamtzahl steigt von { $was } auf { $n ->
        [one] 1 Gleichgewicht
       *[other] { $n } Gleichgewichte
    }
balance-total-stays = die Gesamtzahl bleibt bei { $n ->
        [one] 1 Gleichgewicht
       *[other] { $n } Gleichgewichten
    }
balance-total-stays-for = die Gesamtzahl bleibt bei { $n ->
        [one] 1 Gleichgewicht
       *[other] { $n } Gleichgewichten
    }; seit { $turns ->
        [one] 1 Zug
       *[other] { $turns } Zügen
    } hat sie sich nicht geändert, und nach { $limit } ist die Partie unentschieden
balance-balanced-now = jetzt sind { $n } von { $of } Blumen im Gleichgewicht
balance-balanced-now-except = jetzt sind { $n } von { $of } Blumen im Gleichgewicht; ohne Partner: { FORM($alone, join: "comma", article: "none", stands: "short") }
balance-stands-on-point = die Blume steht auf einem Punkt und bewegt sich nie wieder
balance-is-fixed-now = die Blume ist vorerst gebunden: Ohne sie gäbe es weniger Gleichgewichte { FORM($gardens, prep: "in") }
balance-is-not-fixed = die Blume ist nicht gebunden: Kein Garten verlöre ohne sie ein Gleichgewicht
balance-fixes-others = das bindet auch { FORM($tiles, case: "acc") }
balance-frees-others = { FORM($tiles, case: "nom") } { COUNT($tiles) ->
        [one] ist
       *[other] sind
    } nicht mehr gebunden
balance-passes = { FORM($by, case: "nom") } passt, denn kein Spielstein darf sich bewegen
balance-ends-blossoming = alle elf Spielsteine stehen auf dem Brett: Das Aufblühen ist vorbei, und { FORM($next, case: "nom") } macht die erste Bewegung
balance-second-pass-draws = muss auch { FORM($next, case: "nom") } passen, ist die Partie unentschieden
balance-second-occurrence = diese Stellung gab es schon einmal; beim dritten Mal ist die Partie unentschieden
balance-will-pass = { FORM($next, case: "nom") } hat keine erlaubte Bewegung und wird passen
balance-not-straight-back = { FORM($next, case: "nom") } darf den Spielstein nicht gleich nach { $to } zurückbewegen

balance-wins = { FORM($winner, case: "nom") } bringt alle zehn Blumen ins Gleichgewicht und gewinnt; die Gärten haben zusammen { $n ->
        [one] 1 Gleichgewicht
       *[other] { $n } Gleichgewichte
    }
balance-balances-others = { FORM($tile, case: "nom") } ist im Gleichgewicht mit { FORM($partners, case: "dat") }
balance-rose-is-dead = niemand kann mehr gewinnen, denn { FORM($rose, case: "nom") } kann nie mit beiden Lotus im Gleichgewicht sein
balance-rose-in-one-garden = sie gehört nur { FORM($garden, prep: "zu") } und steht nicht auf dem Rad, also bildet sie höchstens ein Gleichgewicht
balance-rose-on-point = sie steht auf einem Punkt und bewegt sich nie
balance-rose-is-fixed = sie bewegt sich auch nie, denn sie ist dort im Gleichgewicht mit { FORM($lotus, case: "dat") }, und ohne sie verlöre der Garten dieses Gleichgewicht
balance-both-passed = beide Spieler haben nacheinander gepasst, denn kein Spielstein darf sich bewegen
balance-tiles-on-points = { COUNT($tiles) ->
        [one] dieser Spielstein steht auf einem Punkt und bewegt sich nie
       *[other] diese Spielsteine stehen auf Punkten und bewegen sich nie
    }: { FORM($tiles, case: "nom") }
balance-third-occurrence = dieselbe Stellung steht zum dritten Mal auf dem Brett, { $when }, jedes Mal mit { FORM($next, case: "dat") } am Zug und { FORM($rose, case: "dat") }
balance-first-time = das erste Mal war vor { $turns ->
        [one] 1 Zug
       *[other] { $turns } Zügen
    }, { $when }
balance-second-time = das zweite Mal war vor { $turns ->
        [one] 1 Zug
       *[other] { $turns } Zügen
    }, { $when }
balance-at-set-up = als sie aufgestellt wurde
balance-after = nachdem { $done }
# Nebensätze, nach "nachdem" und "seit".
balance-did-move = { FORM($by, case: "nom") } { FORM($tile, case: "acc") } von { $from } nach { $to } bewegt hat
balance-did-place = { FORM($by, case: "nom") } { FORM($tile, case: "acc") } gesetzt hat
balance-did-pass = { FORM($by, case: "nom") } gepasst hat
balance-is-stalled = in { $turns } Zügen nacheinander hat niemand die Zahl der Gleichgewichte geändert; sie ist { $n }
balance-stalled-since = so ist es, seit { $done }
balance-remain-alone = { COUNT($tiles) ->
        [one] diese Blume hat kein Gleichgewicht
       *[other] diese Blumen haben kein Gleichgewicht
    }: { FORM($tiles, case: "nom") }

balance-no-turn = { $text } ist kein Zug
balance-no-deal = { $text } ist kein Austeilen: Die sechs Spielsteine des Gastes sind Buchstaben in der Reihenfolge R L O Y W
balance-empty-deal = hinter deal= fehlen die sechs Spielsteine des Gastes
balance-no-tile = { $text } ist kein Spielstein: Es gibt Rose, Lotus, Orchid (Orchidee), Lily (Lilie) und Wheel (Rad)
balance-no-place = { $text } ist weder ein Feld des Bretts wie j10 noch ein Punkt wie 0,7
balance-no-move-from = { $text } ist keine Bewegung: Der Spielstein auf { $from } geht nur auf ein Feld des Bretts, wie j10
balance-no-move-of-point = { $text } ist keine Bewegung: Ein Spielstein geht von Feld zu Feld, und auf Punkten bewegt sich keiner

balance-not-understood = { $text } ist nicht zu verstehen
balance-pass-and-more = { $text } passt und nennt zugleich einen Spielstein oder einen Platz
balance-no-word = { $text } ist kein Wort eines Zuges
balance-two-tiles-named = es sind zwei Spielsteine genannt, { $first } und { $second }
balance-deal-too-long = beim Austeilen werden die { $n } Spielsteine des Gastes genannt, hier aber mehr, als das Spiel hat
balance-deal-wrong-length = beim Austeilen werden die { $n } Spielsteine des Gastes genannt, hier aber { $named }
balance-move-has-two-places = bewegt wird von einem Feld auf ein anderes
balance-placement-has-one-place = gesetzt wird auf einen Platz
balance-no-goal-named = es fehlt, wohin der Spielstein auf { $from } geht
balance-no-tile-named = es fehlt, welcher Spielstein auf { $at } kommt
balance-wheel-in-hand = das Rad ist noch nicht auf dem Brett, also kann keine Blume darauf stehen
balance-wheel-elsewhere = das Rad steht nicht auf { $named }, sondern auf { $at }
balance-other-tile-there = auf { $from } steht { FORM($kind, article: "neg", case: "nom") }, sondern { FORM($there, case: "nom") }
balance-several-tiles-can-go = nach { $to } kann mehr als ein Spielstein ziehen: { $entries }
balance-several-of-kind-can-go = nach { $to } kann mehr als { FORM($kind, article: "indef") } ziehen: { $entries }
balance-no-tile-can-go = kein Spielstein kann nach { $to } ziehen: { CAPITAL($refusal) }
balance-none-of-kind-can-go = { FORM($kind, article: "neg", case: "nom") } kann nach { $to } ziehen: { CAPITAL($refusal) }
balance-none-of-kind-on-square = auf keinem Feld steht { FORM($kind, article: "indef") }, also kann { ATTRIBUTE($kind, name: "gender") ->
        [m] keiner
        [n] keines
       *[f] keine
    } nach { $to } ziehen

balance-deal-comes-first = alle Spielsteine sind noch im Beutel: Zuerst wird ausgeteilt
balance-deal-comes-first-example = alle Spielsteine sind noch im Beutel: Zuerst wird ausgeteilt, zum Beispiel { $turn }
balance-tile-in-bag = { FORM($tile, case: "nom") } ist noch im Beutel: Zuerst wird ausgeteilt
balance-dealt-already = die Spielsteine sind schon ausgeteilt
balance-none-left-to-place = alle elf Spielsteine stehen auf dem Brett, und keiner ist mehr zu setzen
balance-no-moves-yet = bewegt wird erst, wenn alle elf Spielsteine auf dem Brett stehen
balance-no-passes-yet = beim Aufblühen wird nicht gepasst
balance-tile-not-moved-yet = { FORM($tile, case: "nom") } bewegt sich erst, wenn alle elf Spielsteine auf dem Brett stehen
balance-none-in-hand = { FORM($kind, article: "neg", case: "nom") } ist mehr in einer Hand, denn alle elf Spielsteine stehen auf dem Brett
balance-tile-before-place = vor dem Platz { $place } wird ein Spielstein gewählt
balance-tile-picked-already = { FORM($tile, case: "nom") } ist schon gewählt; jetzt kommt ein freier Platz dafür
balance-turn-complete = der Zug ist vollständig; danach wird nichts mehr gewählt
balance-no-tile-no-place = { $text } ist kein Spielstein und kein Platz des Bretts
balance-set-has-fewer = { $letters } verlangt { FORM($tiles, case: "acc") }, aber der Satz hat nur { $has }
balance-other-holds-it = { FORM($by, case: "nom") } hat { FORM($kind, article: "neg", case: "acc") } zu setzen, aber { FORM($other, case: "nom") } hat noch { FORM($tiles, case: "acc") }; { FORM($by, case: "nom") } hat noch { FORM($hand, case: "acc") }
balance-all-placed = { FORM($kind, article: "neg", case: "nom") } ist mehr zu setzen, denn { COUNT($tiles) ->
        [one] es gibt nur { FORM($tiles, case: "acc") }
       *[other] { FORM($tiles, case: "nom") } sind alle, die es gibt
    }; { FORM($by, case: "nom") } hat noch { FORM($hand, case: "acc") }
balance-wheel-not-on-point = das Rad kommt auf ein Feld, und { $at } ist ein Punkt
balance-wheel-beside-point = das Rad kommt auf ein Feld, und { $at } ist ein Punkt; daneben ist das Feld { $square } frei
balance-wheel-not-under-flower = { FORM($there, case: "nom") } ist schon dort, und das Rad kommt nie unter eine Blume
balance-wheel-carries-one = { FORM($there, case: "nom") } ist schon dort, und das Rad trägt nur eine Blume
balance-place-taken = { FORM($there, case: "nom") } ist schon dort; ein Spielstein geht nur auf einen freien Platz
balance-must-raise = { $refusal }, aber { FORM($by, case: "nom") } muss eines bilden, solange es geht: { CAPITAL($better) } erhöht die Zahl der Gleichgewichte von { $was } auf { $n }
balance-better-placement = { FORM($tile, case: "nom") }
balance-better-move = { FORM($tile, case: "acc") } von { $from } nach { $to } zu bewegen,
balance-placement-makes-none = { FORM($tile, case: "nom") } brächte kein Gleichgewicht
balance-move-makes-none = { FORM($tile, case: "acc") } von { $from } nach { $to } zu bewegen, brächte kein Gleichgewicht
balance-no-move-makes-one = keine Bewegung { FORM($tile, prep: "von") } bildet ein Gleichgewicht
balance-no-place-makes-one = kein Platz für { FORM($tile, case: "acc") } bringt ein Gleichgewicht

balance-no-tile-there = auf { $at } steht kein Spielstein
balance-already-there = { FORM($tile, case: "nom") } ist schon dort; eine Bewegung führt auf ein anderes Feld
balance-off-the-lines = { FORM($tile, case: "nom") } bewegt sich in Reihe { $rank } oder Spalte { $file }, und { $to } liegt in keiner von beiden
balance-goal-is-point = { FORM($tile, case: "nom") } bewegt sich von Feld zu Feld, und { $to } ist ein Punkt
balance-wheel-in-way = { FORM($tile, case: "nom") } kommt nicht nach { $to }, denn das Rad auf { $wheel } ist im Weg; eine Blume, die zum Rad kommt, hält darauf an
balance-blocked-at-once = { FORM($tile, case: "nom") } kommt nicht nach { $to }, denn { FORM($blocker, case: "nom") } steht in dieser Richtung direkt daneben
balance-blocked = { FORM($tile, case: "nom") } kommt nicht nach { $to }, denn { FORM($blocker, case: "nom") } steht im Weg; weiter als { $end } geht es nicht
balance-never-moves-on-point = { FORM($tile, case: "nom") } steht auf dem Punkt { $at }, und Spielsteine auf Punkten bewegen sich nie
balance-wheel-is-mounted = das Rad auf { $at } bewegt sich nur, solange keine Blume darauf steht, und jetzt steht dort { FORM($tile, case: "nom") }
balance-is-fixed = { FORM($tile, case: "nom") } ist gebunden, durch das Gleichgewicht mit { FORM($partners, case: "dat") }: Ohne diese Blume hätte { FORM($garden, case: "nom") } { $n ->
        [one] 1 Gleichgewicht
       *[other] { $n } Gleichgewichte
    } statt { $was }
balance-takes-back = { FORM($by, case: "nom") } hat gerade { FORM($tile, case: "acc") } von { $from } nach { $to } bewegt, und { FORM($next, case: "nom") } darf das nicht gleich zurücknehmen
balance-is-shut-in = { FORM($tile, case: "nom") } ist eingeschlossen { FORM($tiles, prep: "von") }
balance-only-way-is-back = { FORM($tile, case: "nom") } kann nur nach { $to }, und das nähme die letzte Bewegung zurück
balance-has-legal-moves = { FORM($by, case: "nom") } darf nur ohne erlaubte Bewegung passen, hat aber { $n ->
        [one] 1 erlaubte Bewegung
       *[other] { $n } erlaubte Bewegungen
    }, zum Beispiel { $turn }

balance-pick-letters = { $letters }
balance-pick-deal = { FORM($first, case: "nom") } bekommt { FORM($hand, case: "acc") }; { FORM($second, case: "nom") } bekommt { FORM($others, case: "acc") }
balance-pick-tile = { $tile } ×{ $n }
balance-pick-tile-spoken = { $tile }, { $n } in der Hand
balance-pick-place = { $place }
balance-pick-goal = { $tile } nach { $to }
balance-pick-wheel-goal = { $tile } nach { $to }, auf das Rad
balance-pick-start = { $tile }
balance-pick-pass = passen
balance-pick-pass-spoken = passen: Es gibt keine erlaubte Bewegung

balance-progress = Blumen im Gleichgewicht
balance-none-balanced = noch ist keine Blume im Gleichgewicht
balance-flowers-balanced = { $n } von { $of } Blumen im Gleichgewicht
balance-without-partner = ohne Partner: { FORM($alone, join: "comma", article: "none", stands: "short") }
balance-balances = { $n ->
        [one] 1 Gleichgewicht
       *[other] { $n } Gleichgewichte
    }
balance-last-was-pass = zuletzt wurde gepasst
balance-turns-without-change = { $n } von { $limit } Zügen ohne Änderung der Gleichgewichte
balance-placement-number = Spielstein { $n } von { $of } wird gesetzt
balance-placement-after-deal = Spielstein { $n } von { $of } wird gesetzt (Zug 1 war das Austeilen)

balance-has-partners = die Blume ist im Gleichgewicht mit { FORM($partners, case: "dat") }
balance-no-partner-near = die Blume hat noch keinen Partner: Es gibt { FORM($kinds, article: "neg", case: "acc") } { FORM($gardens, join: "or", prep: "in") }
balance-partners-taken = die Blume hat noch keinen Partner: { CAPITAL(FORM($tiles, case: "nom")) } { COUNT($tiles) ->
        [one] ist in einem ihrer Gärten, aber im Gleichgewicht mit anderen Blumen
       *[other] sind in ihren Gärten, aber im Gleichgewicht mit anderen Blumen
    }

balance-wrong-seat = { $field }={ $text }: Am Zug ist first, second oder chance
balance-wrong-hand = { $field }={ $text }: Eine Hand besteht aus den Buchstaben R L O Y W oder ist -
balance-empty-hand = { $field } ist leer: Eine Hand ohne Spielsteine ist -
balance-no-tile-on-place = { $text } ist kein Spielstein auf einem Platz: Erwartet wird Art@Platz
balance-wrong-last = { $field }={ $text }: Erwartet wird eine Bewegung von Feld zu Feld oder -
balance-wrong-count = { $field }={ $text }: Erwartet wird eine Zahl von 0 bis { $most }
balance-wheel-stands-on-point = das Rad steht auf dem Punkt { $at }; es kommt nur auf Felder
balance-two-on-a-place = { FORM($first, case: "nom") } und { FORM($second, case: "nom") } stehen beide auf { $at }
balance-wrong-number-of-kind = { $n ->
        [one] 1 Spielstein
       *[other] { $n } Spielsteine
    } der Art { $tile } auf dem Brett und in den Händen, aber der Satz hat { $has }
balance-chance-too-late = chance ist vor dem Austeilen am Zug, wenn alle Spielsteine im Beutel sind
balance-last-too-early = { $field }: Bewegt wird erst, wenn alle Spielsteine gesetzt sind
balance-passes-too-early = { $field }={ $n }: Gepasst wird erst, wenn alle Spielsteine gesetzt sind
balance-stalled-too-early = { $field }={ $n }: Gezählt werden die Züge erst, wenn alle Spielsteine gesetzt sind
balance-wrong-hand-size = { $field } hat { $n ->
        [one] 1 Spielstein
       *[other] { $n } Spielsteine
    }; wenn { $placed ->
        [one] 1 gesetzt ist
       *[other] { $placed } gesetzt sind
    }, müssen es { $want } sein
balance-wrong-seat-after = { $seat } ist am Zug, aber wenn { $placed ->
        [one] 1 Spielstein gesetzt ist
       *[other] { $placed } Spielsteine gesetzt sind
    }, ist es { $want }
balance-more-passes-than-turns = { $passes }={ $n } ist mehr als { $stalled }={ $turns }, und dort zählt das Passen mit
balance-move-and-pass = { $last } und { $passes }: Zuletzt wurde entweder bewegt oder gepasst
balance-second-moves-first = { $seat } ist am Zug, aber ohne letzte Bewegung und ohne Passen beginnt second
balance-stalled-without-turn = { $field }={ $n } ohne letzte Bewegung und ohne Passen
balance-last-tile-missing = { $field }: Auf { $at } steht kein Spielstein
balance-last-start-taken = { $field }: Auf { $at }, woher die Bewegung kam, steht ein Spielstein
balance-over-before-move = { $field }: Vor dieser Bewegung war die Partie schon zu Ende ({ $outcome })
balance-over-before-pass = { $field }={ $n }: Vor dem Passen war die Partie schon zu Ende ({ $outcome })
balance-last-not-legal = { $field }: Die Bewegung war nicht erlaubt: { CAPITAL($refusal) }
balance-last-changed-balances = { $field }={ $n }, aber die letzte Bewegung hat die Zahl der Gleichgewichte geändert
balance-last-kept-balances = { $field }=0, aber die letzte Bewegung hat die Zahl der Gleichgewichte nicht geändert
balance-had-legal-move = { $field }={ $n }: Wer gepasst hat, hatte eine erlaubte Bewegung

## Was in der Bewertung einer Stellung zählt

balance-term-trial-won = { $by }: vollendet das Gleichgewicht in einer Probepartie mit den übrigen Spielsteinen
balance-term-trial-won-meaning = der Computer setzt die übrigen Spielsteine schnell für beide Spieler; wer dabei das Gleichgewicht vollendet, hat wohl bessere Aussichten
balance-term-safe = { $by }: muss ziehen; sichere Bewegungen: { $safe } von { $all }
balance-term-safe-meaning = nach jeder anderen Bewegung kann der Gegner das Gleichgewicht vollenden und gewinnen; wenige sichere Bewegungen sind also schlecht
