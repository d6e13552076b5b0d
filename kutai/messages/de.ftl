### Was die Regeln von Kutai Pai Sho sagen.

## Artikel der Spielsteine. Ohne $article steht nur der Name da; $prep ist "von" oder "zu".

kutai-der = { $article ->
    [def] { $prep ->
        [von] vom{" "}
        [zu] zum{" "}
       *[none] { $case ->
            [acc] den{" "}
            [dat] dem{" "}
            [gen] des{" "}
           *[nom] der{" "}
        }
    }
   *[none] {""}
}
kutai-die = { $article ->
    [def] { $prep ->
        [von] von der{" "}
        [zu] zur{" "}
       *[none] { $case ->
            [dat] der{" "}
            [gen] der{" "}
           *[nom] die{" "}
        }
    }
   *[none] {""}
}
kutai-das = { $article ->
    [def] { $prep ->
        [von] vom{" "}
        [zu] zum{" "}
       *[none] { $case ->
            [dat] dem{" "}
            [gen] des{" "}
           *[nom] das{" "}
        }
    }
   *[none] {""}
}
# Die Endung des Genitivs.
kutai-s = { $case ->
    [gen] s
   *[nom] {""}
}

## Das Spiel

kutai-blurb = Gemeinsam baut ihr eine Kette aus Blumen; wer sie vollendet, gewinnt.
kutai-duration = 15 bis 25 Minuten
kutai-difficulty = leicht zu lernen
kutai-newcomer = Hier setzt du nur, und nichts gehört jemandem: am leichtesten zu lernen.
kutai-win-harmony = { $winner } gewinnt: Der letzte Spielstein hat die Gesamtharmonie über den Zielwert gebracht.
kutai-draw-exhausted = Unentschieden: Alle Spielsteine liegen, und der Zielwert ist nicht überstiegen.
kutai-option-target = Zielwert
kutai-option-target-means = Die Gesamtharmonie, die zum Gewinnen überstiegen werden muss; üblich ist 30, mit 12 wird es kurz.
kutai-option-lines = Linien
kutai-option-lines-means = Auf welchen Linien Spielsteine in Harmonie sind.
kutai-option-lines-value-orthogonal = Reihen und Spalten
kutai-option-lines-value-queen = Reihen, Spalten und Schrägen
kutai-option-lines-value-sight = jede Richtung
kutai-option-places = Plätze
kutai-option-places-means = Wo die Spielsteine stehen.
kutai-option-places-value-points = auf Punkten
kutai-option-places-value-squares = in Feldern

## Spieler

kutai-seat-first = { $case ->
    [nom] der Gast
    [acc] den Gast
    [dat] dem Gast
    [gen] des Gastes
   *[none] Gast
}
kutai-seat-second = { $case ->
    [nom] der Gastgeber
    [acc] den Gastgeber
    [dat] dem Gastgeber
    [gen] des Gastgebers
   *[none] Gastgeber
}

## Phasen

kutai-phase-centerpiece = Herzstück
kutai-phase-harmony = Harmonie

## Regeln

kutai-rule-turn-text = Ein Zug wird KÜRZEL@PLATZ geschrieben
kutai-rule-game-over = Nach dem Ende gibt es keine Züge mehr
kutai-rule-centerpiece = Der erste Zug setzt eine Blume in die Mitte
kutai-rule-own-set = Gesetzt wird aus dem eigenen Satz
kutai-rule-places = Spielsteine stehen auf den gültigen Punkten oder in den Feldern
kutai-rule-empty = Gesetzt wird, wo noch nichts steht
kutai-rule-colours = Ein Spielstein kommt auf seine Farben

## Zeichen auf Spielsteinen

kutai-note-centerpiece = Herzstück
kutai-note-harmonies-2 = nur Harmonien ab 2
kutai-note-harmonies-3 = nur Harmonien mit 3
kutai-note-no-harmony = keine Harmonie

## Spielsteine

kutai-piece = { $article ->
    [none] { $name }
   *[def] { FORM($name, article: "def") }
}{ $owner ->
    [first] {" "}des Gastes
    [second] {" "}des Gastgebers
   *[none] {""}
}{ $place ->
    [none] {""}
   *[other] {" "}auf { $place }
}

kutai-piece-CBd = { kutai-die }Tag-Kirschblüte
kutai-piece-CBn = { kutai-die }Nacht-Kirschblüte
kutai-piece-CHd = { kutai-die }Tag-Chrysantheme
kutai-piece-CHn = { kutai-die }Nacht-Chrysantheme
kutai-piece-IRd = { kutai-die }Tag-Iris
kutai-piece-IRn = { kutai-die }Nacht-Iris
kutai-piece-MAd = { kutai-der }Tag-Ahorn{ kutai-s }
kutai-piece-MAn = { kutai-der }Nacht-Ahorn{ kutai-s }
kutai-piece-PEd = { kutai-die }Tag-Pfingstrose
kutai-piece-PEn = { kutai-die }Nacht-Pfingstrose
kutai-piece-RHd = { kutai-der }Tag-Rhododendron{ kutai-s }
kutai-piece-RHn = { kutai-der }Nacht-Rhododendron{ kutai-s }
kutai-piece-CLd = { kutai-der }Tag-Klee{ kutai-s }
kutai-piece-CLn = { kutai-der }Nacht-Klee{ kutai-s }
kutai-piece-JAd = { kutai-der }Tag-Jasmin{ kutai-s }
kutai-piece-JAn = { kutai-der }Nacht-Jasmin{ kutai-s }
kutai-piece-LId = { kutai-die }Tag-Lilie
kutai-piece-LIn = { kutai-die }Nacht-Lilie
kutai-piece-PId = { kutai-die }Tag-Kiefer
kutai-piece-PIn = { kutai-die }Nacht-Kiefer
kutai-piece-WId = { kutai-die }Tag-Weide
kutai-piece-WIn = { kutai-die }Nacht-Weide
kutai-piece-WSd = { kutai-die }Tag-Glyzinie
kutai-piece-WSn = { kutai-die }Nacht-Glyzinie
kutai-piece-WHEEL = { kutai-das }Rad{ $case ->
    [gen] es
   *[nom] {""}
}
kutai-piece-CUP = { kutai-der }Becher{ kutai-s }
kutai-piece-SPADE = { kutai-der }Spaten{ kutai-s }
kutai-piece-TWIG = { kutai-der }Zweig{ kutai-s }
kutai-piece-LOTUS = { $article ->
    [def] { kutai-der }{ $prep ->
        [von] Weißen
        [zu] Weißen
       *[none] { $case ->
            [acc] Weißen
            [dat] Weißen
            [gen] Weißen
           *[nom] Weiße
        }
    }
   *[none] Weißer
} Lotus

## By key: was Neulinge erfahren: das Ziel, was man in einer Phase tun kann, was ein Spielstein tut

kutai-goal = setz den Spielstein, der die Gesamtharmonie über { $target } hebt: Nachbarn in der Kette zählen je 1 für gleiche Farbe, gleiches Licht und gleiche Jahreszeit
kutai-next-centerpiece = setz eine Blume in die Mitte: Mit ihr beginnt die Kette
kutai-next-harmony = setz einen Spielstein { $lines ->
    [orthogonal] in eine Reihe oder Spalte
    [queen] in eine Reihe, Spalte oder Schräge
   *[sight] in eine gerade Linie
} mit dem letzten der Kette, aber nicht direkt daneben: Was beide gemeinsam haben, Farbe, Licht oder Jahreszeit, erhöht die Gesamtharmonie
-kutai-flower = eine { $colour ->
    [red] rote
   *[white] weiße
} Blume { $season ->
    [spring] des Frühlings
    [summer] des Sommers
    [autumn] des Herbstes
   *[winter] des Winters
} und { $light ->
    [day] des Tages
   *[night] der Nacht
}: Jede dieser drei Eigenschaften, die eine andere Blume mit ihr teilt, erhöht ihre Harmonie um 1, und mit einem Weißen Lotus hat die Harmonie den Wert { $value }
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
kutai-card-WHEEL = in Harmonie mit Tag-Blumen des Herbstes, mit Nacht-Blumen des Sommers und mit einem Weißen Lotus, jeweils mit dem Wert 2
kutai-card-CUP = in Harmonie mit Tag-Blumen des Frühlings, mit Nacht-Blumen des Winters und mit einem Weißen Lotus, jeweils mit dem Wert 2
kutai-card-SPADE = nie in Harmonie, aber eine Blume direkt daneben steht in keiner Disharmonie
kutai-card-TWIG = in Harmonie mit jeder roten und jeder weißen Blume mit dem Wert 1 und mit einem Weißen Lotus mit dem Wert 3
kutai-card-LOTUS = eine Blume ohne Farbe, Licht und Jahreszeit: in Harmonie mit roten und weißen Blumen, Rad, Becher und Zweig, jeweils mit deren eigenem Wert von 1 bis 3

## Eigenschaften. $form "noun": das, was Blumen gemeinsam haben, im Akkusativ.

kutai-red = { $form ->
    [noun] die Farbe Rot
   *[adjective] rot
}
kutai-white = { $form ->
    [noun] die Farbe Weiß
   *[adjective] weiß
}
kutai-yellow = gelb
kutai-day = { $form ->
    [noun] den Tag
   *[name] Tag
}
kutai-night = { $form ->
    [noun] die Nacht
   *[name] Nacht
}
kutai-spring = { $form ->
    [noun] den Frühling
   *[name] Frühling
}
kutai-summer = { $form ->
    [noun] den Sommer
   *[name] Sommer
}
kutai-autumn = { $form ->
    [noun] den Herbst
   *[name] Herbst
}
kutai-winter = { $form ->
    [noun] den Winter
   *[name] Winter
}

## Was man sieht

kutai-progress = Gesamtharmonie
kutai-total-and-target = Gesamtharmonie { $total }, mehr als { $target } gewinnt
kutai-pick-code = { $code }
kutai-pick-place = { $place }
kutai-pick-tile = { FORM($tile, article: "none") }

## Was ein Zug bewirkt

kutai-places-centerpiece = { FORM($seat, case: "nom") } setzt { FORM($tile, case: "acc") } als Herzstück auf { $place }
kutai-chain-begins = damit beginnt die Kette; die Gesamtharmonie ist 0, und mehr als { $target } gewinnt
kutai-places-tile = { FORM($seat, case: "nom") } setzt { FORM($tile, case: "acc") } auf { $place }

kutai-disharmony = { $placed } und { $neighbour } stehen in Disharmonie, weil { $because }: { CAPITAL($effect) }
kutai-nothing-in-common = sie nichts gemeinsam haben
kutai-only-in-common = sie nur { FORM($shared, form: "noun") } gemeinsam haben
kutai-worth-each-other = sie einander { $value } wert sind
kutai-restricts-both = { $similarity ->
    [0] keiner der beiden kann eine Harmonie haben
    [1] beide können nur Harmonien mit Wert 3 haben, und miteinander keine
   *[2] beide können nur Harmonien mit Wert 2 oder 3 haben, und miteinander keine
}
kutai-restricts-one = { FORM($tile, case: "nom") } kann { $similarity ->
    [0] keine Harmonie
    [1] nur Harmonien mit Wert 3
   *[2] nur Harmonien mit Wert 2 oder 3
} haben; das Herzstück ist nicht betroffen, aber miteinander haben sie keine
kutai-disharmony-prevented = { $placed } und { $neighbour } stünden in Disharmonie, aber neben { FORM($flower, case: "dat") } steht ein Spaten
kutai-disharmony-ended = { $one } und { $other } stehen nicht mehr in Disharmonie, weil der Spaten neben { FORM($flower, case: "dat") } steht

kutai-spade-alone = ein Spaten ist nie in Harmonie
kutai-no-possible-harmony = { $tile } hat keine mögliche Harmonie
kutai-possible-harmonies = { $tile } könnte in Harmonie sein mit { $partners }
# Nach "mit".
kutai-step = { FORM($tile, case: "dat") } ({ $value }: { $why })

kutai-both-share = { $shared } gemeinsam
kutai-lotus-value = der Weiße Lotus übernimmt den Wert { FORM($tile, case: "gen") }
kutai-twig-value = Zweig und Blume mit Farbe
kutai-wheel-autumn = Rad und Tag-Blume des Herbstes
kutai-wheel-summer = Rad und Nacht-Blume des Sommers
kutai-cup-spring = Becher und Tag-Blume des Frühlings
kutai-cup-winter = Becher und Nacht-Blume des Winters

kutai-chain-grows = die Kette geht nach { FORM($tile, case: "dat") } weiter mit { $steps }
kutai-chain-ends = die Kette endet jetzt mit { FORM($tile, case: "dat") }
kutai-chain-stays = die Kette bleibt, wie sie ist, und die Gesamtharmonie ist { $total }; mehr als { $target } gewinnt
kutai-total-stays = die Gesamtharmonie bleibt { $total }; mehr als { $target } gewinnt
kutai-total-changes = die Gesamtharmonie geht von { $before } auf { $total }; mehr als { $target } gewinnt

kutai-chain-broken = die Kette führt nicht mehr { FORM($from, prep: "von") } { FORM($to, prep: "zu") }, denn { $because }
kutai-stands-between = { $tile } steht dazwischen
kutai-in-disharmony = { $tile } steht in Disharmonie
kutai-worth-more = { $tile } ist { $value } wert, mehr als { $less }
kutai-worth-as-much-nearer = { $tile } ist gleich viel wert und näher
kutai-worth-as-much-as-near = { $tile } ist gleich viel wert und gleich nah, und kein anderer Weg bringt eine höhere Summe

## Was die Partie entschieden hat

kutai-won = { FORM($seat, case: "nom") } gewinnt mit einer Gesamtharmonie von { $total }, mehr als der Zielwert { $target }
kutai-drawn = alle { $tiles } Spielsteine sind gesetzt, und die Gesamtharmonie von { $total } übersteigt den Zielwert { $target } nicht: Die Partie ist unentschieden
kutai-last-tile = der letzte Spielstein war { FORM($tile, case: "nom") }; davor war die Summe { $before }
kutai-chain-of-one = das Herzstück, { FORM($tile, case: "nom") }, ist mit keinem Spielstein in Harmonie
kutai-chain-starts = die Kette beginnt mit dem Herzstück, { FORM($tile, case: "dat") }
kutai-chain-step = sie geht weiter mit { FORM($tile, case: "dat") }: { $value } ({ $why }), das macht { $total }

## Warum ein Zug abgelehnt wird

kutai-not-a-turn = { $text } ist kein Zug; ein Zug wird geschrieben wie { $example }
kutai-not-a-place = { $text } ist kein Platz; ein Zug wird geschrieben wie { $example }
kutai-neither-tile-nor-place = { $text } ist weder ein Spielstein noch ein Platz; ein Zug wird geschrieben wie { $example }
kutai-not-a-tile = { $text } ist kein Spielstein; Kürzel sind zum Beispiel CBd (Tag-Kirschblüte), CBn (Nacht-Kirschblüte) und WHEEL (Rad)
kutai-not-a-code = { $text } ist kein Kürzel eines Spielsteins; gemeint ist vielleicht { FORM($codes, join: "or") }
kutai-named-code = { $code } ({ FORM($tile, article: "none") })

kutai-occupied = { $tile } steht schon auf { $place }; gesetzt wird, wo noch nichts steht
kutai-wrong-colour = { $tile } braucht einen Platz, der { FORM($want, join: "or") } ist, aber { $place } ist { $have }
kutai-not-centerpiece = { $tile } kann nicht das Herzstück auf { $centre } sein; das Herzstück ist eine Blume oder der Weiße Lotus
kutai-first-in-centre = der erste Spielstein, hier { FORM($tile, case: "nom") }, ist das Herzstück und kommt auf { $centre }, nicht auf { $place }
kutai-other-has-it = { $tile } steht schon auf { $place }; nur { FORM($other, case: "nom") } hat diesen Spielstein noch
kutai-both-placed = { FORM($seat, case: "nom") } hat { FORM($tile, case: "acc") } schon gesetzt; beide Exemplare stehen auf dem Brett, auf { $places }
kutai-no-square = das Brett hat kein Feld { $place }; das nächste ist { $near }
kutai-no-valid-point = auf { $place } kann kein Spielstein stehen, weil nicht alle vier Felder ringsum zum Brett gehören; der nächste Punkt für ihn ist { $near }
kutai-no-point = das Brett hat keinen Punkt { $place }; der nächste Punkt für einen Spielstein ist { $near }

kutai-turn-complete = der Zug ist vollständig; danach wird nichts mehr gewählt
kutai-pick-centerpiece-first = { FORM($seat, case: "nom") } wählt zuerst das Herzstück, eine Blume oder den Weißen Lotus, und dann dessen Platz, { $centre }
kutai-tiles-stay = { $tile } bleibt stehen: Spielsteine bewegen sich nie, und { FORM($seat, case: "nom") } setzt einen aus der Hand dorthin, wo noch nichts steht
kutai-pick-tile-first = { FORM($seat, case: "nom") } wählt zuerst einen Spielstein aus der Hand und dann einen Platz für ihn, zum Beispiel { $place } ({ $have })
kutai-already-picked = { $tile } ist schon gewählt; als Nächstes kommt der Platz: { FORM($want, join: "or") }
kutai-already-picked-centerpiece = { $tile } ist schon gewählt; als Nächstes kommt der Platz: { $centre }

## Warum ein Eintrag der Notation in Worten abgelehnt wird; ihre Wörter sind englisch

kutai-with-example = { $fault }; ein Zug ist zum Beispiel "{ $example }"
kutai-entry-without-place = { $entry } sagt nicht, wohin der Spielstein kommt
kutai-entry-with-two-places = { $entry } nennt zwei Plätze
kutai-entry-with-two-tiles = { $entry } nennt zwei Spielsteine
kutai-entry-without-tile = { $entry } nennt keinen Spielstein
kutai-entry-not-understood = { $entry } ist ab { $rest } nicht zu verstehen
kutai-not-a-word = { $word } ist kein Wort eines Zuges
kutai-wrong-light = in { $entry } passt das Licht nicht { FORM($tile, prep: "zu") }
kutai-entry-with-two-meanings = { $entry } passt zu { COUNT($turns) } Zügen: { $turns }

## Warum ein Stellungstext abgelehnt wird

kutai-unknown-mover = to-move={ $text }: Erwartet wird first oder second
kutai-item-without-tile = tiles: { $text } beginnt nicht mit einem Spielstein wie { $example }
kutai-item-without-place = tiles: { $text } endet nicht mit einem Platz des Bretts wie { $example }
kutai-hand-unknown = { $field }: { $code } ist kein Spielstein
kutai-hand-twice = { $field }: { $code } steht dort zweimal; jeder Spieler hat nur einen
kutai-wrong-count = { $code }: { $placed } gesetzt und { $left } in den Händen; zusammen haben die Spieler 2
kutai-wrong-mover = nach { $tiles } { $tiles ->
    [one] Spielstein
   *[other] Spielsteinen
} ist { $want } am Zug, nicht { $got }
kutai-wrong-rest = { $field } hat noch { $left } { $left ->
    [one] Spielstein
   *[other] Spielsteine
}; nach { $turns } { $turns ->
    [one] Zug
   *[other] Zügen
} sind es { $want }
kutai-two-on-place = { $place }: { $one } und { $other } stehen beide dort
kutai-wrong-ground = { $place }: { $code } braucht { FORM($want, join: "or") }; { $place } ist { $have }
kutai-no-centerpiece = es gibt Spielsteine, aber kein Herzstück auf { $centre }
kutai-centerpiece-no-flower = das Herzstück ist eine Blume; { $code } ist keine
kutai-centerpiece-still-there = first hat das Herzstück gesetzt, hat aber noch { $code }
kutai-over-before = die Partie war vor dem letzten Zug zu Ende: Welcher Spielstein auch der letzte war, die anderen haben zusammen mehr als { $target }

## Was in der Bewertung einer Stellung zählt

kutai-term-wins = { $by }: Züge, die jetzt gewinnen: { $n }
kutai-term-wins-meaning = jeder dieser Züge bringt die Gesamtharmonie über den Zielwert, und das gewinnt die Partie
kutai-term-threat = { $by }: droht zu gewinnen; Züge, die das verhindern können: { $n }
kutai-term-threat-meaning = der nächste Zug dieser Seite könnte den Zielwert übersteigen und gewinnen, also muss der Gegner es jetzt verhindern
kutai-term-best = { $by }: der beste Zug bringt die Gesamtharmonie auf { $total }; { $target } muss überstiegen werden
kutai-term-best-meaning = die Gesamtharmonie gehört beiden; wer sie in einem Zug mehr erhöhen kann, ist näher am Gewinn
