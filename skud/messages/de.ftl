### Meldungen von Skud Pai Sho.
###
### Ein Spielstein hat mit case: "nom", "acc" oder "dat" den bestimmten Artikel, mit article: "indef"
### oder "neg" einen anderen, mit prep: "von" das Verhältniswort dazu und sonst keinen. Ein Beispiel
### eines Zuges hat mit order: "verb" das Verb am Anfang, für ein Wort davor.

## Artikel, mit dem Leerzeichen danach

skud-die = { $prep ->
    [von] von der{" "}
   *[none] { $article ->
        [indef] { $case ->
            [dat] einer{" "}
           *[nom] eine{" "}
        }
        [neg] keine{" "}
       *[def] { $case ->
            [nom] die{" "}
            [acc] die{" "}
            [dat] der{" "}
           *[none] {""}
        }
    }
 }
skud-der = { $prep ->
    [von] vom{" "}
   *[none] { $article ->
        [indef] { $case ->
            [acc] einen{" "}
            [dat] einem{" "}
           *[nom] ein{" "}
        }
        [neg] keinen{" "}
       *[def] { $case ->
            [nom] der{" "}
            [acc] den{" "}
            [dat] dem{" "}
           *[none] {""}
        }
    }
 }
skud-das = { $prep ->
    [von] vom{" "}
   *[none] { $article ->
        [indef] { $case ->
            [dat] einem{" "}
           *[nom] ein{" "}
        }
        [neg] kein{" "}
       *[def] { $case ->
            [nom] das{" "}
            [acc] das{" "}
            [dat] dem{" "}
           *[none] {""}
        }
    }
 }

## By key: Spieler

skud-seat-first = { $case ->
    [nom] der Gast
    [acc] den Gast
    [dat] dem Gast
    [gen] des Gastes
   *[none] Gast
 }
skud-seat-second = { $case ->
    [nom] der Gastgeber
    [acc] den Gastgeber
    [dat] dem Gastgeber
    [gen] des Gastgebers
   *[none] Gastgeber
 }

## By key: Spielsteine

skud-piece = { $name }{ $owner ->
    [first] {" "}des Gastes
    [second] {" "}des Gastgebers
   *[none] {""}
 }{ $place ->
    [none] {""}
   *[other] {" "}auf { $place }
 }
skud-piece-R3 = { skud-die }Rose
skud-piece-R4 = { skud-die }Chrysantheme
skud-piece-R5 = { skud-der }Rhododendron
skud-piece-W3 = { skud-der }Jasmin
skud-piece-W4 = { skud-die }Lilie
skud-piece-W5 = { $prep ->
    [von] von der Weißen Jade
   *[none] { $case ->
        [dat] { skud-die }Weißen Jade
       *[nom] { skud-die }Weiße Jade
    }
 }
# Jeder hat nur einen: der Artikel ist auch mit article: "indef" der bestimmte.
skud-piece-L = { $prep ->
    [von] vom Weißen Lotus
   *[none] { $article ->
        [neg] keinen Weißen Lotus
       *[def] { $case ->
            [nom] der Weiße Lotus
            [acc] den Weißen Lotus
            [dat] dem Weißen Lotus
           *[none] Weißer Lotus
        }
    }
 }
skud-piece-O = { $article ->
    [indef] { $case ->
        [dat] der Orchidee
       *[nom] die Orchidee
    }
   *[def] { skud-die }Orchidee
 }
skud-piece-B = { $number ->
    [plural] Boote
   *[singular] { skud-das }Boot
 }
skud-piece-K = { $number ->
    [plural] Knöteriche
   *[singular] { skud-der }Knöterich
 }
skud-piece-R = { $number ->
    [plural] Steine
   *[singular] { skud-der }Stein
 }
skud-piece-W = { $number ->
    [plural] Räder
   *[singular] { skud-das }Rad
 }

## By key: Zustände von Spielsteinen

skud-note-growing = wachsend
skud-note-trapped = festgesetzt

## By key: Phasen

skud-phase-accents = Wahl der Aktionsspielsteine
skud-phase-first-flower = erste Blume
skud-phase-play = Zugphase
skud-phase-harmony-bonus = Harmonie-Bonus

## By key: fields of position texts

skud-label-phase = Phase
skud-label-phase-accents = Wahl der Aktionsspielsteine
skud-label-phase-opening = erste Blumen
skud-label-phase-play = Zugphase
skud-label-passes = Zuletzt gepasst

## By key: Regeln

skud-rule-turn-text = wie ein Zug geschrieben wird
skud-rule-game-over = nach dem Ende gibt es keine Züge mehr
skud-rule-phase = erst die Aktionsspielsteine, dann für jeden die erste Blume, dann normale Züge
skud-rule-pass = nur wer keinen anderen Zug hat, passt
skud-rule-hand = gepflanzt und gespielt wird aus der eigenen Hand
skud-rule-own-flower = bewegt werden nur eigene Blumen
skud-rule-trap = neben einer blühenden Orchidee des Gegners sitzt eine Blume fest
skud-rule-gate = gepflanzt wird in offene Gatter; sonst kommt nichts in ein Gatter
skud-rule-reach = eine Blume geht über leere Punkte, mindestens einen Schritt und höchstens ihre Reichweite
skud-rule-capture = welche gegnerischen Blumen eine Blume einnimmt
skud-rule-garden = weiße Blumen meiden die roten Gärten, rote die weißen
skud-rule-disharmony = zwei Blumen in Disharmonie dürfen nicht in einer Linie stehen
skud-rule-harmony-bonus = den Harmonie-Bonus gibt es für eine neue eigene Harmonie
skud-rule-bonus-planting = eine Bonus-Blume braucht ein offenes Gatter; eine Standardblume pflanzt nur, wer keine wachsende Blume hat
skud-rule-empty-point = Stein, Rad und Knöterich kommen auf einen leeren Punkt
skud-rule-wheel = was ein Rad drehen darf
skud-rule-boat = was ein Boot bewegen oder entfernen darf

## By key: Texte über das Spiel

skud-blurb = Pflanz Blumen in die Gatter und schließ einen Ring aus Harmonien um die Mitte.
skud-duration = 30 bis 60 Minuten
skud-difficulty = braucht ein paar Partien
skud-newcomer = Beginnt langsam und bleibt jahrelang spannend: der Klassiker.
skud-win-ring = { $winner } gewinnt: Ein Ring aus Harmonien schließt sich um die Mitte.
skud-draw-ring = Unentschieden: Beide haben einen Ring aus Harmonien geschlossen.
skud-win-last-flower = { $winner } gewinnt nach der Zählung: Eine Hand hat keine Standardblume mehr.
skud-draw-last-flower = Unentschieden: Eine Hand hat keine Standardblume mehr, und die Zählung ist gleich.
skud-option-edition = Fassung
skud-option-edition-means = Die Regeln der deutschen Übersetzung oder die der Website, auf der das Spiel heute gespielt wird.
skud-option-edition-value-german = deutsche Übersetzung
skud-option-edition-value-garden-gate = The Garden Gate, wie im Netz
skud-option-accents = Aktionsspielsteine
skud-option-accents-means = Wer die vier Aktionsspielsteine jedes Spielers wählt.
skud-option-accents-value-each = jeder seine eigenen
skud-option-accents-value-host = der Gastgeber, für beide
skud-option-opening = Eröffnung
skud-option-opening-means = Die erste Blume des Gastgebers. Disharmonie macht das Spiel schneller.
skud-option-opening-value-same = von der gleichen Art wie die des Gastes
skud-option-opening-value-clash = von der Art, die mit ihr in Disharmonie ist

## By key: was Neulinge erfahren: das Ziel, was man in einer Phase tun kann, was ein Spielstein tut

skud-goal = schließ einen Ring aus deinen Harmonien um die Mitte: Eine Harmonie verbindet zwei Blumen, die zueinander passen, in einer Linie
skud-next-accents = wähl die vier Aktionsspielsteine, die du später nutzen kannst; einer von jeder Art ist ein guter Anfang
skud-next-first-flower = pflanz deine erste Blume in dein Gatter: Später geht sie auf das Brett und blüht
skud-next-play = pflanz eine Blume in ein offenes Gatter, oder bring eine Blume in eine Linie mit einer eigenen, die zu ihr passt: Für eine neue Harmonie gibt es einen Bonus
skud-next-harmony-bonus = für deine neue Harmonie gibt es einen Bonus: Pflanz noch eine Blume, nutz einen Aktionsspielstein, oder beende den Zug
-skud-flower = geht bis zu { $reach } Schritte und darf nicht in den { $garden } Gärten anhalten; in einer Linie mit { $one } oder { $other } derselben Seite entsteht eine Harmonie; kann { $foe } einnehmen, darf aber nie in einer Linie damit stehen
skud-card-R3 = { -skud-flower(reach: 3, garden: "weißen", one: "einer Chrysantheme", other: "einer Weißen Jade", foe: "jeden Jasmin") }
skud-card-R4 = { -skud-flower(reach: 4, garden: "weißen", one: "einer Rose", other: "einem Rhododendron", foe: "jede Lilie") }
skud-card-R5 = { -skud-flower(reach: 5, garden: "weißen", one: "einer Chrysantheme", other: "einem Jasmin", foe: "jede Weiße Jade") }
skud-card-W3 = { -skud-flower(reach: 3, garden: "roten", one: "einem Rhododendron", other: "einer Lilie", foe: "jede Rose") }
skud-card-W4 = { -skud-flower(reach: 4, garden: "roten", one: "einem Jasmin", other: "einer Weißen Jade", foe: "jede Chrysantheme") }
skud-card-W5 = { -skud-flower(reach: 5, garden: "roten", one: "einer Lilie", other: "einer Rose", foe: "jeden Rhododendron") }
skud-card-L = geht bis zu 2 Schritte; jede Standardblume in einer Linie damit bildet eine Harmonie für den, dem die Blume gehört
skud-card-O = geht bis zu 6 Schritte; gegnerische Blumen daneben sitzen fest, und solange der Weiße Lotus ihrer Seite blüht, nimmt die Orchidee Standardblumen ein und kann selbst eingenommen werden
skud-card-B = schickt eine blühende Blume auf einen Punkt neben ihr und bleibt an ihrem Platz, oder verlässt zusammen mit einem anderen Aktionsspielstein das Spiel
skud-card-K = die Spielsteine auf den acht Punkten ringsum bilden keine Harmonie
skud-card-R = hebt alle Harmonien in seiner Reihe und seiner Spalte auf
skud-card-W = dreht die Spielsteine auf den acht Punkten ringsum um einen Punkt im Uhrzeigersinn weiter

## Teile von Sätzen

skud-gate-south = Südgatter { $gate }
skud-gate-west = Westgatter { $gate }
skud-gate-east = Ostgatter { $gate }
skud-gate-north = Nordgatter { $gate }
skud-accents-of-kind = { $n ->
    [1] { FORM($tile, article: "indef") }
   *[2] zwei { FORM($tile, number: "plural") }
 }
skud-open-gates = { COUNT($open) ->
    [0] kein Gatter ist jetzt offen
    [one] offen ist nur { $open }
   *[other] offen sind { $open }
 }
skud-first-flower-gate = die erste Blume { FORM($by, case: "gen") } kommt in { $gate }
skud-example-plant = { $order ->
    [verb] kann { FORM($by, case: "nom") }
   *[subject] { FORM($by, case: "nom") } kann
 } { FORM($tile, article: "indef", case: "acc") } ins { $gate } pflanzen
skud-example-arrange = { $order ->
    [verb] kann { FORM($by, case: "nom") }
   *[subject] { FORM($by, case: "nom") } kann
 } { FORM($tile, case: "acc") } bewegen, zum Beispiel nach { $to }
skud-example-pass = { $order ->
    [verb] kann { FORM($by, case: "nom") }
   *[subject] { FORM($by, case: "nom") } kann
 } nur passen

## Was ein Zug bewirkt

skud-keeps = { FORM($by, case: "nom") } behält { FORM($accents, case: "acc") }
skud-keeps-for-both = { FORM($by, case: "nom") } wählt { FORM($accents, case: "acc") } für beide Spieler
skud-plants = { FORM($by, case: "nom") } pflanzt { FORM($tile, article: "indef", case: "acc") } ins { $gate }, als wachsende Blume
skud-passes = { FORM($by, case: "nom") } passt: { CAPITAL($reason) }
skud-stuck-no-flower = kein Gatter ist offen, und es gibt keine eigene Blume zu bewegen
skud-stuck-flower = kein Gatter ist offen, und { FORM($tile, case: "nom") } kann nirgendwohin
skud-stuck-flowers = kein Gatter ist offen, und keine der { $n } Blumen { FORM($by, case: "gen") } kann irgendwohin
skud-bonus-unused = { FORM($by, case: "nom") } nutzt den Harmonie-Bonus nicht
skud-arranges = { FORM($tile, case: "nom") } geht { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
 } von { $from } nach { $to }
skud-arranges-and-blooms = { FORM($tile, case: "nom") } geht { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
 } von { $from } nach { $to } und blüht
skud-captures = { FORM($tile, case: "nom") } wird eingenommen und verlässt das Spiel
skud-no-new-harmony = { FORM($by, case: "nom") } bildet keine neue Harmonie, also gibt es keinen Harmonie-Bonus
skud-earns-bonus = { FORM($by, case: "nom") } bekommt einen Harmonie-Bonus
skud-earns-bonus-in-vain = { FORM($by, case: "nom") } bekommt einen Harmonie-Bonus, kann aber jetzt nichts aus der Hand dafür nutzen
skud-harmonies-now = { FORM($by, case: "nom") } hat jetzt { $n ->
    [one] { $n } Harmonie
   *[other] { $n } Harmonien
 } statt { $before }
skud-second-occurrence = Brett, Hände und Spieler am Zug sind zum zweiten Mal gleich; beim dritten Mal ist es unentschieden
skud-bonus-rock = { FORM($by, case: "nom") } nutzt den Bonus für einen Stein auf { $at }: In seiner Reihe und seiner Spalte gilt keine Harmonie
skud-bonus-knotweed = { FORM($by, case: "nom") } nutzt den Bonus für einen Knöterich auf { $at }: Die Spielsteine ringsum bilden keine Harmonie
skud-bonus-plants = { FORM($by, case: "nom") } pflanzt als Bonus { FORM($tile, article: "indef", case: "acc") } ins { $gate }, als wachsende Blume
skud-bonus-boat-takes = { FORM($by, case: "nom") } nutzt den Bonus für ein Boot und entfernt damit { FORM($tile, case: "acc") }; beide verlassen das Spiel
skud-bonus-boat-moves = { FORM($by, case: "nom") } nutzt den Bonus für ein Boot auf { $at }; von dort geht { FORM($tile, case: "nom") } nach { $to }, und das Boot bleibt
skud-bonus-wheel = { FORM($by, case: "nom") } nutzt den Bonus für ein Rad auf { $at }; es dreht { $turned }
skud-turned = { FORM($tile, case: "acc") } von { $from } nach { $to }
skud-bonus-wheel-nothing = { FORM($by, case: "nom") } nutzt den Bonus für ein Rad auf { $at }, wo es nichts zu drehen gibt
skud-harmony-made = { FORM($a, case: "nom") } und { FORM($b, case: "nom") } sind jetzt in Harmonie
skud-harmony-broken = { FORM($a, case: "nom") } und { FORM($b, case: "nom") } sind nicht mehr in Harmonie: { CAPITAL($reason) }
skud-broken-by-capture = { FORM($tile, case: "nom") } wurde eingenommen
skud-broken-by-accent = { FORM($tile, case: "nom") } hebt sie auf
skud-broken-by-gate = dazwischen liegt ein Gatter
skud-broken-by-tile = dazwischen steht { FORM($tile, case: "nom") }
skud-broken-off-line = sie stehen nicht mehr in einer Linie
skud-trapped = { FORM($tile, case: "nom") } ist jetzt durch { FORM($orchid, case: "acc") } festgesetzt
skud-freed = { FORM($tile, case: "nom") } ist nicht mehr festgesetzt
skud-orchid-captures = weil { FORM($lotus, case: "nom") } blüht, kann { FORM($orchid, case: "nom") } einnehmen und eingenommen werden
skud-orchid-protected = ohne blühenden Weißen Lotus kann { FORM($orchid, case: "nom") } nur { FORM($enemy, case: "acc") } einnehmen und nur von ihr eingenommen werden

## Wie die Partie zu Ende gegangen ist

skud-ring = { FORM($by, case: "nom") } hat einen Ring aus { $n ->
    [one] { $n } Harmonie
   *[other] { $n } Harmonien
 } um die Mitte: { FORM($start, prep: "von") } über { FORM($others, case: "acc") } zurück zum Anfang
skud-ring-wins = { FORM($by, case: "nom") } gewinnt mit einem Ring aus { $n ->
    [one] { $n } Harmonie
   *[other] { $n } Harmonien
 } um die Mitte: { FORM($start, prep: "von") } über { FORM($others, case: "acc") } zurück zum Anfang
skud-ring-lotus = { FORM($lotus, case: "nom") } zählt im Ring { FORM($by, case: "gen") } mit, denn ein Weißer Lotus steht mit den Standardblumen beider Spieler in Harmonie
skud-both-rings = beide Spieler haben einen Ring: Die Partie ist unentschieden
skud-ring-of-other = gezogen hat { FORM($by, case: "nom") }; ein Ring gewinnt für den, dem er gehört, gleich wer ihn schließt
skud-more-accents = { FORM($by, case: "nom") } gewinnt mit mehr unbenutzten Aktionsspielsteinen: Der Gast hat { $guest }{ COUNT($guestTiles) ->
    [0] {""}
   *[other] {" "}({ FORM($guestTiles, case: "acc") })
 }, der Gastgeber { $host }{ COUNT($hostTiles) ->
    [0] {""}
   *[other] {" "}({ FORM($hostTiles, case: "acc") })
 }
skud-equal-accents = gezählt werden die Harmonien, weil beide gleich viele unbenutzte Aktionsspielsteine haben: { $n }
skud-last-flower = die Partie ist zu Ende, weil { FORM($by, case: "nom") } keine Standardblume (Rose bis Weiße Jade) mehr in der Hand hat
skud-last-flower-planted = die Partie ist zu Ende, weil { FORM($by, case: "nom") } keine Standardblume (Rose bis Weiße Jade) mehr in der Hand hat: Die letzte wurde auf { $gate } gepflanzt
skud-equal-harmonies = die Partie ist unentschieden: Gast und Gastgeber haben je { $n ->
    [one] { $n } Harmonie
   *[other] { $n } Harmonien
 }
skud-equal-crossings = die Partie ist unentschieden: Gast und Gastgeber haben je { $n ->
    [one] { $n } Harmonie
   *[other] { $n } Harmonien
 } über eine Mittellinie hinweg
skud-more-harmonies = { FORM($by, case: "nom") } gewinnt mit mehr Harmonien: Der Gast hat { $guest }, der Gastgeber { $host }
skud-more-crossings = { FORM($by, case: "nom") } gewinnt mit mehr Harmonien über eine Mittellinie hinweg: Der Gast hat { $guest }, der Gastgeber { $host }
skud-repetition = Brett, Hände und Spieler am Zug ({ $seat }) sind zum dritten Mal gleich, { $when }: Die Partie ist unentschieden
skud-repetition-with = mit { FORM($tile, case: "dat") } sind Brett, Hände und Spieler am Zug ({ $seat }) zum dritten Mal gleich, { $when }: Die Partie ist unentschieden
skud-occurrences = nach den Zügen { $turns }
skud-occurrences-from-beginning = am Anfang und nach den Zügen { $turns }
skud-both-passed = die Partie ist unentschieden: Erst hatte { FORM($first, case: "nom") }, dann { FORM($second, case: "nom") } keinen erlaubten Zug und hat gepasst, weil in allen vier Gattern Blumen wachsen
skud-can-do-nothing = { FORM($by, case: "nom") } kann nichts tun: { CAPITAL($reason) }

## Warum ein Zug nicht erlaubt ist

skud-may-not-pass = { FORM($by, case: "nom") } darf nicht passen, solange es einen anderen Zug gibt: { CAPITAL($example) }
skud-accents-first = { FORM($by, case: "nom") } wählt zuerst vier Aktionsspielsteine aus Boot, Knöterich, Stein und Rad
skud-guest-begins = der Gast beginnt mit einer Standardblume in { $gate }, zum Beispiel mit einer Rose
skud-host-answers = der Gastgeber antwortet auf { FORM($flower, case: "acc") } mit { FORM($answer, article: "indef", case: "dat") } in { $gate }
skud-accents-chosen = die Aktionsspielsteine sind gewählt, und { FORM($by, case: "nom") } hat { COUNT($accents) ->
    [0] keine mehr
   *[other] noch { FORM($accents, case: "acc") }
 }; jetzt { FORM($example, order: "verb") }
skud-bonus-only = { FORM($tile, article: "indef", case: "nom") } kommt nur als Harmonie-Bonus ins Spiel, nach einer Bewegung, die eine neue Harmonie bildet; ein Zug ohne Bewegung kann nur eine Standardblume pflanzen
skud-no-gate = { $at } ist kein Gatter: Die Gatter sind { $gates }
skud-gate-taken = { FORM($tile, case: "nom") } wächst schon im Gatter, und eine Blume braucht ein offenes: { CAPITAL($open) }
skud-no-accent-left = { FORM($by, case: "nom") } hat { FORM($tile, article: "neg") } mehr{ COUNT($accents) ->
    [0] {" "}und auch sonst keine Aktionsspielsteine in der Hand
   *[other] ; an Aktionsspielsteinen sind noch in der Hand: { $accents }
 }
skud-no-special-left = { FORM($by, case: "nom") } hat { FORM($tile, article: "neg") } mehr in der Hand; jeder hat davon nur einen Spielstein
skud-no-flower-left = { FORM($by, case: "nom") } hat { FORM($tile, article: "neg") } mehr in der Hand{ COUNT($flowers) ->
    [0] {" "}und auch sonst keine Standardblume
   *[other] ; die Standardblumen dort: { $flowers }
 }
skud-no-bonus = wenn { FORM($tile, case: "nom") } nach { $to } geht, bildet { FORM($by, case: "nom") } keine neue Harmonie und bekommt keinen Harmonie-Bonus
skud-no-tile = auf { $at } liegt kein Spielstein, den { FORM($by, case: "nom") } bewegen könnte
skud-accent-stays = { FORM($tile, case: "nom") } ist ein Aktionsspielstein: Nur ein Rad kann ihn bewegen
skud-not-own = { FORM($by, case: "nom") } kann nur eigene Blumen bewegen, nicht { FORM($tile, case: "acc") }
skud-trapped-stays = { FORM($tile, case: "nom") } kann nicht bewegt werden: festgesetzt durch { FORM($orchid, case: "acc") } daneben
skud-into-gate = { FORM($tile, case: "nom") } kann nicht nach { $to }: Kein Spielstein zieht in ein Gatter
skud-no-step = { FORM($tile, case: "nom") } muss auf einen anderen Punkt gehen
skud-too-far = { FORM($tile, case: "nom") } hat eine Reichweite von { $reach } Schritten; bis { $to } sind es { $steps } Schritte
skud-no-way = { FORM($tile, case: "nom") } hat keinen freien Weg von höchstens { $reach } Schritten nach { $to }
skud-red-flower-in-white = { FORM($tile, case: "nom") } ist eine rote Blume und darf nicht auf { $to } enden, in einem weißen Garten
skud-white-flower-in-red = { FORM($tile, case: "nom") } ist eine weiße Blume und darf nicht auf { $to } enden, in einem roten Garten
skud-would-clash = mit { FORM($tile, case: "dat") } gäbe es eine Disharmonie zwischen { FORM($a, case: "dat") } und { FORM($b, case: "dat") }
skud-no-capture = { FORM($tile, case: "nom") } kann { FORM($prey, case: "acc") } nicht einnehmen: { CAPITAL($reason) }
skud-captures-none = Blumen dieser Art kann man damit nicht einnehmen
skud-captures-not-own = beide gehören { FORM($by, case: "dat") }
skud-captures-no-accent = Aktionsspielsteine werden nicht eingenommen
skud-captures-no-lotus = der Weiße Lotus wird nie eingenommen
skud-no-lotus-in-bloom = { FORM($by, case: "nom") } hat keinen blühenden Weißen Lotus
skud-captures-only = damit einnehmen kann man nur { FORM($prey, case: "acc") } und eine Orchidee, deren Besitzer einen blühenden Weißen Lotus hat

## Warum ein Bonus nicht erlaubt ist

skud-bonus-in-gate = { FORM($tile, case: "nom") } kann nicht ins Gatter { $at } gesetzt werden
skud-bonus-on-tile = { FORM($tile, case: "nom") } braucht einen leeren Punkt, aber auf { $at } steht { FORM($blocker, case: "nom") }
skud-bonus-still-growing = { FORM($tile, case: "nom") } wächst noch: Nur wer keine wachsende Blume hat, pflanzt als Bonus eine Standardblume
skud-wheel-growing = das Rad auf { $at } würde { FORM($tile, case: "acc") } drehen, aber eine wachsende Blume wird nicht gedreht
skud-wheel-rock = ein Rad kann nicht auf { $at } neben { FORM($tile, case: "acc") } gesetzt werden: Einen Stein kann es nicht drehen
skud-wheel-rim = das Rad auf { $at } würde { FORM($tile, case: "acc") } vom Brett drehen
skud-wheel-gate = das Rad auf { $at } würde { FORM($tile, case: "acc") } ins Gatter { $gate } drehen
skud-wheel-into-red = das Rad auf { $at } würde { FORM($tile, case: "acc") } nach { $to } drehen, in einen roten Garten
skud-wheel-into-white = das Rad auf { $at } würde { FORM($tile, case: "acc") } nach { $to } drehen, in einen weißen Garten
skud-wheel-clash = das Rad auf { $at } würde eine Disharmonie zwischen { FORM($a, case: "dat") } und { FORM($b, case: "dat") } bewirken
skud-boat-on-nothing = ein Boot wird auf eine blühende Blume oder einen Aktionsspielstein gesetzt, aber auf { $at } liegt kein Spielstein
skud-boat-moves-no-accent = ein Boot entfernt { FORM($tile, case: "acc") } und bewegt nichts nach { $to }
skud-boat-growing = { FORM($tile, case: "nom") } wächst: Ein Boot bewegt nur blühende Blumen
skud-boat-where = es fehlt der Punkt, auf den das Boot { FORM($tile, case: "acc") } bewegt
skud-boat-too-far = ein Boot bewegt { FORM($tile, case: "acc") } auf einen Punkt ringsum, nicht nach { $to }
skud-boat-into-gate = ein Boot kann { FORM($tile, case: "acc") } nicht ins Gatter { $gate } bewegen
skud-boat-onto-tile = ein Boot bewegt { FORM($tile, case: "acc") } auf einen leeren Punkt, aber auf { $to } steht { FORM($blocker, case: "nom") }
skud-boat-into-white = ein Boot kann { FORM($tile, case: "acc") } nicht nach { $to } bewegen: Eine rote Blume darf nicht in einem weißen Garten stehen
skud-boat-into-red = ein Boot kann { FORM($tile, case: "acc") } nicht nach { $to } bewegen: Eine weiße Blume darf nicht in einem roten Garten stehen
skud-boat-clash = das Boot würde eine Disharmonie zwischen { FORM($a, case: "dat") } und { FORM($b, case: "dat") } bewirken
skud-boat-takes-no-boat = ein Boot entfernt einen Stein, ein Rad oder einen Knöterich, nicht aber { FORM($tile, case: "acc") }
skud-boat-opens-clash = ohne { FORM($tile, case: "acc") } gäbe es eine Disharmonie zwischen { FORM($a, case: "dat") } und { FORM($b, case: "dat") }

## Warum etwas nicht gewählt werden kann

skud-pick-not-tile = wähle jetzt { $want }, nicht { FORM($tile, case: "acc") }
skud-pick-not-text = wähle jetzt { $want }, nicht { $picked }
skud-want-point = den Punkt, auf den { FORM($tile, case: "nom") } geht
skud-want-boat-point = den Punkt, auf den das Boot { FORM($tile, case: "acc") } bewegt
skud-want-bonus = einen Spielstein aus der Hand { FORM($by, case: "gen") } für den Harmonie-Bonus oder das Ende des Zuges
skud-want-place = den Platz für { FORM($tile, case: "acc") }
skud-want-gate = das Gatter für { FORM($tile, case: "acc") } ({ $open })
skud-pick-flower-first = das Gatter { $gate } ist leer: Um dort eine Blume zu pflanzen, wähle sie zuerst in der Hand
skud-no-turn-to-end = es gibt noch keinen Zug zu beenden: { CAPITAL($example) }
skud-neither-place-nor-tile = { $picked } ist weder ein Platz noch ein Spielstein: { CAPITAL($example) }
skud-no-open-gate = für { FORM($tile, case: "acc") } gibt es kein offenes Gatter: Blumen wachsen in { $gates }
skud-no-room = { FORM($tile, case: "nom") } kann nirgendwohin: Daneben ist kein Punkt frei, und einzunehmen gibt es dort nichts
skud-no-legal-point = { FORM($tile, case: "nom") } kann nirgendwohin: { $n ->
    [one] In Reichweite ist nur ein Punkt, und der ist verboten
   *[other] In Reichweite sind { $n } Punkte, und jeder ist verboten
 }; zum Beispiel: { CAPITAL($reason) }
skud-nothing-for-boat = es gibt keine Blume, die ein Boot bewegen könnte, und keinen Aktionsspielstein, den es entfernen könnte
skud-nothing-for-wheel = es gibt keinen Punkt, auf den ein Rad gesetzt werden könnte
skud-boat-no-room = ein Boot kann { FORM($tile, case: "acc") } nicht bewegen: Ringsum ist kein Punkt leer
skud-boat-no-legal-point = ein Boot kann { FORM($tile, case: "acc") } auf keinen Punkt ringsum bewegen; zum Beispiel: { CAPITAL($reason) }
skud-complete-without-arrange = der Zug ist vollständig: Nur eine Bewegung bringt einen Harmonie-Bonus
skud-complete-with-bonus = der Zug ist vollständig: In einem Zug gibt es nur einen Harmonie-Bonus
skud-complete = der Zug ist vollständig, mehr gibt es nicht zu wählen

## Zugtexte

skud-text-unfinished = { $text } ist nicht fertig: Am Ende fehlt { $expected }
skud-text-unexpected = { $text } ist ab { $rest } nicht zu lesen: Dort fehlt { $expected }
skud-expect-sign = das Zeichen { $sign }, wie in { $example }
skud-expect-point = ein Punkt wie { $example }
skud-expect-tile = ein Kürzel ({ FORM($codes, join: "or") })
skud-text-too-long = { $text } beginnt mit einem ganzen Zug, { $read }; was folgt, { $rest }, ist zu viel
skud-no-such-point = den Punkt { $point } aus { $text } hat das Brett nicht: Dort ist x²+y² höchstens 80, wie bei 4,8
skud-accents-order = schreib die vier Buchstaben in der Reihenfolge B K R W: { $turn }
skud-no-choice-of-accents = { $letters } ist keine Wahl von Aktionsspielsteinen: Behalte vier aus Boot (B), Knöterich (K), Stein (R) und Rad (W), keinen öfter als zweimal, in dieser Reihenfolge, zum Beispiel accents=BKRW
skud-text-empty = da steht kein Zug: Eine Rose pflanzt man mit R3@0,-8 und bewegt sie mit 0,-8-1,-7, andere Blumen ebenso
skud-text-no-turn = { $text } ist kein Zug: Eine Rose pflanzt man mit R3@0,-8 und bewegt sie mit 0,-8-1,-7, andere Blumen ebenso

## Was gewählt werden kann

skud-pick-pass = Passen
skud-pick-pass-spoken = passen: Es gibt keinen anderen Zug
skud-pick-accents = { FORM($accents, case: "acc") } behalten
skud-pick-label = { $label }
skud-pick-tile = { $tile }
skud-pick-hand = { $tile } aus der Hand
skud-pick-to = nach { $to }
skud-pick-capture = { FORM($tile, case: "acc") } einnehmen
skud-pick-no-bonus = Kein Bonus
skud-pick-no-bonus-spoken = den Zug ohne Bonus beenden
skud-pick-boat-moves = Boot auf { FORM($tile, case: "acc") }: Die Blume geht auf einen Punkt ringsum, und das Boot bleibt
skud-pick-boat-takes = Boot auf { FORM($tile, case: "acc") }: Beide verlassen das Spiel

## Was zu sehen ist

skud-harmonies = Harmonien: Gast { $guest }, Gastgeber { $host }
skud-progress = Harmonien
skud-must-pass = { FORM($by, case: "nom") } hat keinen erlaubten Zug und passt
skud-has-passed = { FORM($by, case: "nom") } hat gepasst
skud-second-time = diese Stellung zum zweiten Mal: Beim dritten Mal ist es unentschieden

## Stellungstexte

skud-setup-to-move = to-move={ $value }: erwartet wird first oder second
skud-setup-phase = phase={ $value }: erwartet wird { FORM($phases, join: "or") }
skud-setup-passes = passes={ $value }: erwartet wird 0, 1 oder 2
skud-setup-board = { $field }={ $value }: erwartet wird Spielstein@x,y, ein Kürzel ({ FORM($codes, join: "or") }) auf einem Punkt des Bretts
skud-setup-hand = { $field }={ $value }: erwartet werden Spielsteine ({ FORM($codes, join: "or") }) mit Kommas dazwischen
skud-setup-clash = auf dem Brett ist eine Disharmonie: { FORM($a, case: "nom") } und { FORM($b, case: "nom") }
skud-setup-two-tiles = auf { $at } stehen zwei Spielsteine
skud-setup-accent-in-gate = { FORM($tile, case: "nom") } steht im Gatter { $gate }
skud-setup-in-white = { FORM($tile, case: "nom") } steht auf { $at }, in einem weißen Garten
skud-setup-in-red = { FORM($tile, case: "nom") } steht auf { $at }, in einem roten Garten
skud-setup-too-many = { FORM($by, case: "nom") } hat { $n } Spielsteine { $code } ({ $tile }); es gibt { $most }
skud-setup-accents = { FORM($by, case: "nom") } hat { $n } Aktionsspielsteine; behalten werden vier
skud-setup-other-accents = mit accents=host behalten beide dieselben vier Aktionsspielsteine; der Gast hat { $guest } und der Gastgeber { $host }
skud-setup-accents-gone = { $n ->
    [one] { $n } von acht Aktionsspielsteinen ist
   *[other] { $n } von acht Aktionsspielsteinen sind
 } nicht mehr im Spiel, und das kann nicht sein: Jeder geht zusammen mit dem Boot, das ihn wegnimmt
skud-setup-early-pass = passes={ $n }: Vor dem ersten normalen Zug passt niemand
skud-setup-guest-chooses = mit accents=host wählt der Gast keine Aktionsspielsteine
skud-setup-guest-flower = vor der ersten Blume des Gastgebers hat der Gast einen Spielstein auf dem Brett, eine Standardblume auf { $gate }
skud-setup-early-tiles = { FORM($by, case: "nom") } hat vor der ersten Blume schon Spielsteine auf dem Brett
skud-setup-hand-flowers = in der Hand { FORM($by, case: "gen") } sind nicht alle Blumen, die nicht auf dem Brett stehen
skud-setup-hand-accents = { FORM($by, case: "nom") } hat { $n } Aktionsspielsteine in der Hand statt { $want }
skud-setup-no-first-flowers = bei diesen Händen können beide ihre ersten Blumen nicht gepflanzt haben
skud-setup-no-basic = { FORM($by, case: "nom") } ist am Zug und hat keine Standardblume in der Hand: Die Partie war schon früher zu Ende
skud-setup-pass-after-end = passes={ $n }, aber vor dem Passen war die Partie zu Ende ({ $outcome })
skud-setup-needless-pass = { FORM($by, case: "nom") } hat gepasst, konnte aber pflanzen oder bewegen

## Die Notation der Website

skud-site-first = { $entry } kann nicht der erste Eintrag sein: Eine Partie beginnt mit den Aktionsspielsteinen des Gastgebers, zum Beispiel 0H.R,W,K,B
skud-site-order = { $entry } steht, wo der Eintrag { $due } hingehört
skud-site-form = { $entry } ist kein Eintrag der Website: Pflanzen schreibt man R3(0,-8), Bewegen (0,-8)-(2,-5), einen Bonus dahinter +R(3,3) oder +B(0,3)-(1,3)
skud-site-several = { $entry } ist mehr als ein Eintrag: Nimm nur { $half }
skud-site-too-often = { $entry } nennt zu oft { FORM($tile, article: "indef", case: "acc") }: Jeder hat je zwei und behält vier von R, W, K und B, zum Beispiel R,W,K,B
skud-site-not-four = { $entry } nennt nicht vier Aktionsspielsteine wie R,W,K,B
skud-site-written = man schreibt { $written }
skud-site-bonus-skipped = der Bonus { $bonus } war nicht verdient und wird weggelassen, wie auf der Website
skud-site-same-accents = der Gast behält dieselben vier Aktionsspielsteine wie der Gastgeber, der für beide gewählt hat: { FORM($accents, case: "acc") }
skud-site-next = der nächste Eintrag ist { $due }, nicht { $read }: { CAPITAL($task) }
skud-task-accents = { FORM($by, case: "nom") } wählt vier Aktionsspielsteine
skud-task-guest-flower = der Gast pflanzt die erste Blume ins Gatter { $gate }
skud-task-host-flower = der Gastgeber pflanzt { FORM($tile, case: "acc") } ins Gatter { $gate }
skud-task-turn = { FORM($by, case: "nom") } pflanzt oder bewegt

## Was in der Bewertung einer Stellung zählt

skud-term-tempo = { $by }: am Zug
skud-term-tempo-meaning = wer am Zug ist, kann eine Gelegenheit nutzen, bevor der Gegner sie verhindert
skud-term-ring = { $by }: Züge bis zu einem Ring, etwa: { $turns }
skud-term-ring-meaning = ein geschlossener Ring aus Harmonien um die Mitte gewinnt; etwa so viele Züge fehlen noch, wenn der Gegner nichts tut
skud-term-harmonies = { $by }: Harmonien, die einem Ring nützen: { $n }
skud-term-harmonies-meaning = ein Ring besteht aus Harmonien, also kann jede von diesen ein Teil davon werden; die durch den Mittelpunkt können es nicht
skud-term-axes = { $by }: Halbachsen, die diese Harmonien kreuzen: { $n }
skud-term-axes-meaning = vier Halbachsen laufen von der Mitte zu den Gattern, und ein Ring um die Mitte muss alle vier kreuzen
skud-term-bloom = { $by }: blühende Blumen: { $n }
skud-term-bloom-meaning = diese Standardblumen haben ihr Gatter verlassen, und nur blühende Blumen können Harmonien bilden
skud-term-growing = { $by }: Blumen, die in einem Gatter wachsen: { $n }
skud-term-growing-meaning = eine Blume im Gatter kann nicht eingenommen werden, bildet aber keine Harmonien, bis sie hinauszieht
skud-term-trapped = { $by }: festgesetzte Blumen: { $n }
skud-term-trapped-meaning = eine gegnerische Orchidee daneben hält diese Blumen fest: Sie können nicht gehen und nichts einnehmen, behalten aber ihre Harmonien
skud-term-in-play = { $by }: { $tile } im Spiel
skud-term-lotus-meaning = ein blühender Weißer Lotus bildet Harmonien mit den Standardblumen beider Spieler, kann also auch dem Gegner nützen
skud-term-orchid-meaning = eine blühende Orchidee hält gegnerische Blumen neben sich fest: Diese können nicht gehen und nichts einnehmen
skud-term-basic = { $by }: Standardblumen in der Hand: { $n }
skud-term-basic-meaning = eine Standardblume muss erst gepflanzt werden, um Harmonien zu bilden; wer die letzte pflanzt, beendet die Partie
skud-term-accents = { $by }: unbenutzte Aktionsspielsteine: { $n }
skud-term-accents-meaning = als Bonus für eine neue Harmonie darf ein Aktionsspielstein benutzt werden, etwa um Harmonien des Gegners aufzuheben
skud-term-capturable = { $by }: Blumen, die als Nächstes eingenommen werden können: { $n }
skud-term-capturable-meaning = ein Zug kann eine dieser gegnerischen Blumen einnehmen, wenn der Weg frei ist; damit enden auch ihre Harmonien
skud-term-threat = { $by }: droht, einen Ring zu schließen
skud-term-threat-meaning = diese Seite schließt mit ihrem nächsten Zug einen Ring und gewinnt, wenn der Gegner es jetzt nicht verhindert
skud-term-count = { $by }: voraus in der Zählung bei der letzten Blume
skud-term-count-meaning = ohne Ring beendet die letzte Standardblume die Partie: Dann entscheiden die unbenutzten Aktionsspielsteine, bei gleich vielen die Harmonien; lange vor dem Ende bedeutet das wenig
skud-term-crossings-meaning = ohne Ring beendet die letzte Standardblume die Partie: Dann entscheiden die Harmonien über die Linien zwischen gegenüberliegenden Gattern hinweg; lange vor dem Ende bedeutet das wenig
skud-term-count-even = gleich in der Zählung bei der letzten Blume
skud-term-count-even-meaning = jetzt würde niemand gewinnen, wenn die letzte Standardblume die Partie beendete; wer weniger davon in der Hand hat, kann sie früher beenden
