### Was Ki Shogi sagt, auf Deutsch.
###
### Jeder Würfel und jede Seite ist männlich: der Hi, ein Cho. Formen eines Würfels:
### case "nom", "acc", "dat", "gen" mit bestimmtem Artikel; prep "von" mit "vom";
### bei einer Seite allein auch article "def", "indef", "neg" und compound "yes" (Hi- oder Kaku-Würfel).

## By key: seats

kishogi-seat-first = Schwarz
kishogi-seat-second = Weiß

## By key: pieces

kishogi-piece =
    { $owner ->
        [none]
            { $place ->
                [none] { kishogi-face-name }
               *[other] { kishogi-der } { $name } auf { $place }
            }
       *[other]
            { kishogi-der } { $owner ->
                [first] schwarze{ kishogi-endung }
               *[second] weiße{ kishogi-endung }
            } { $place ->
                [none] { $name }
               *[other] { $name } auf { $place }
            }
    }
kishogi-face-name =
    { $article ->
        [def] { kishogi-der } { $name }
        [indef] { kishogi-ein } { $name }
        [neg] k{ kishogi-ein } { $name }
       *[none]
            { $compound ->
                [yes] { $name }-
               *[no] { $name }
            }
    }
kishogi-der =
    { $prep ->
        [von] vom
       *[none]
            { $case ->
                [acc] den
                [dat] dem
                [gen] des
               *[nom] der
            }
    }
kishogi-ein =
    { $case ->
        [acc] einen
        [dat] einem
        [gen] eines
       *[nom] ein
    }
# Die Endung nach schwarze-, weiße-.
kishogi-endung =
    { $prep ->
        [von] n
       *[none]
            { $case ->
                [acc] n
                [dat] n
                [gen] n
               *[nom] {""}
            }
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

kishogi-note-stranded = gestrandet

## By key: phases

kishogi-phase-placement = Setzen
kishogi-phase-play = Spiel

## By key: rules

kishogi-rule-turn-text = ein Zug ist eine Zeile Text
kishogi-rule-game-over = nach dem Ende gibt es keine Züge mehr
kishogi-rule-placement = das Spiel beginnt mit den beiden Gyoku
kishogi-rule-hand = eingesetzt wird, was du in der Hand hast
kishogi-rule-field = alles bleibt auf der Spielfläche
kishogi-rule-own-cube = bewegt werden nur eigene Würfel
kishogi-rule-face-moves = ein Würfel bewegt sich, wie seine Seite es sagt
kishogi-rule-path = Gleiten braucht leere Felder
kishogi-rule-orbit = die Gyoku bleiben genau zwei Schritte voneinander entfernt
kishogi-rule-drop-zone = eingesetzt wird neben dem eigenen Gyoku oder Ki
kishogi-rule-occupied = auf einem Feld steht nur ein Würfel
kishogi-rule-capture = wie man schlägt
kishogi-rule-promotion = umdrehen und befördern
kishogi-rule-shared-cell = neben dem gegnerischen Gyoku wird nicht eingesetzt
kishogi-rule-drop-check = Einsetzen gibt kein Schach
kishogi-rule-support = Würfel brauchen Halt
kishogi-rule-check = der eigene Gyoku bleibt nie angegriffen

## By key: texts about the game

kishogi-blurb = Würfel zeigen mit jedem Zug eine andere Seite. Treib den anderen Gyoku in die Enge, ganz ohne Brett
kishogi-duration = 10 bis 30 Minuten
kishogi-difficulty = mittelschwer; leichter für alle, die Schach kennen
kishogi-newcomer = Matt, eingesetzte Würfel und ein Brett, das es nicht gibt: für alle, die Schach mögen
kishogi-signs = N, E, S und W sind Norden, Osten (East), Süden und Westen, wie Schwarz das Brett sieht
kishogi-win-no-legal-turn = { $winner } gewinnt: { $loser } hat keinen erlaubten Zug mehr
kishogi-draw-repetition = unentschieden: Dieselbe Stellung ist zum vierten Mal entstanden
kishogi-win-perpetual-check = { $winner } gewinnt: { $loser } hat immer wieder Schach gegeben
kishogi-option-ki = Ki-Würfel
kishogi-option-ki-means = auch mit den Ki-Würfeln (Einhorn) spielen. Für die erste Partie lass sie weg
kishogi-option-field = Spielfläche
kishogi-option-field-means = wie weit die Spielfläche reicht: ohne Grenzen oder nur so viele Spalten und Reihen; 7x7 ist eng
kishogi-option-field-value-open = ohne Grenzen

## By key: was Neulinge erfahren: das Ziel, was man in einer Phase tun kann, was ein Spielstein tut

kishogi-goal = treib den Gyoku, den König des Gegners, in die Enge: Wer keinen erlaubten Zug hat, verliert
kishogi-next-placement = setz deinen Gyoku: Die beiden bleiben das ganze Spiel über genau zwei Schritte voneinander entfernt
kishogi-next-play = bewege einen Würfel oder setz einen aus der Hand ein: Ein Zug dreht den Würfel auf eine andere Seite, die sich anders bewegt
-kishogi-support = ; andere Würfel dürfen daneben stehen
kishogi-card-Gyoku = geht ein Feld in jede Richtung, aber immer auf ein Feld genau zwei Schritte vom anderen Gyoku
kishogi-card-Hi = gleitet vorwärts, rückwärts, nach links und nach rechts
kishogi-card-Cho = geht ein Feld vorwärts, rückwärts, nach links oder nach rechts
kishogi-card-Han = gleitet vorwärts und rückwärts
kishogi-card-Chuu = geht ein Feld vorwärts oder rückwärts
kishogi-card-Ou = gleitet nach links und rechts oder geht ein Feld vorwärts oder rückwärts
kishogi-card-Shu = gleitet vorwärts und rückwärts oder geht ein Feld nach links oder rechts
kishogi-card-Kaku = gleitet schräg in alle vier Richtungen
kishogi-card-Myou = geht ein Feld schräg in alle vier Richtungen
kishogi-card-Hon = gleitet rückwärts und schräg vorwärts
kishogi-card-Ga = geht ein Feld rückwärts oder schräg vorwärts
kishogi-card-Zou = gleitet vorwärts und schräg rückwärts
kishogi-card-Ken = geht ein Feld vorwärts oder schräg rückwärts
kishogi-card-Ki = geht ein Feld schräg oder springt zwei Felder vorwärts, rückwärts, nach links oder nach rechts{ -kishogi-support }
kishogi-card-Hou = geht ein Feld vorwärts, rückwärts, nach links oder nach rechts oder springt zwei Felder schräg{ -kishogi-support }
kishogi-card-Ro = geht ein Feld nach links oder rechts oder springt zwei Felder vorwärts oder rückwärts{ -kishogi-support }
kishogi-card-Ja = geht ein Feld nach links oder rechts oder springt zwei Felder vorwärts oder schräg rückwärts{ -kishogi-support }
kishogi-card-Ba = springt wie ein Springer im Schach, zwei Felder vorwärts oder rückwärts und eines zur Seite{ -kishogi-support }
kishogi-card-Ryuu = springt zwei Felder schräg{ -kishogi-support }

## State

kishogi-progress = Felder, auf die der Gyoku gehen kann
kishogi-in-check = { $gyoku } steht im Schach
kishogi-occurrence =
    { $n ->
        [2] diese Stellung steht zum zweiten Mal
        [3] diese Stellung steht zum dritten Mal
       *[other] diese Stellung steht zum vierten Mal
    }

## Picks

kishogi-cell = { $cell }
kishogi-face = { $face }
kishogi-face-on = { $face } auf { $cell }
kishogi-pick-drop = { $face } auf { $to } einsetzen
kishogi-pick-hand = { $cube }-Würfel aus der Hand
kishogi-pick-as = als { $face }: { $moves }
kishogi-pick-becomes = wird zu { $face }: { $moves }
kishogi-pick-to = nach { $to }
kishogi-pick-to-becomes = nach { $to }, wird zu { $face }
kishogi-pick-takes = schlägt { $face } auf { $to }

## How a face moves

kishogi-goes-steps = geht { $ways }
kishogi-goes-slides = gleitet { $ways }
kishogi-goes-leaps = springt zwei Felder { $ways }
kishogi-goes-knight = springt zwei Felder vorwärts oder rückwärts und eines zur Seite
kishogi-goes-both = { $first }, { $second }
kishogi-goes-facing =
    { $by ->
        [first] { $moves } (vorwärts heißt für Schwarz nach Norden)
       *[second] { $moves } (vorwärts heißt für Weiß nach Süden)
    }

kishogi-way-all = in alle Richtungen
kishogi-way-diagonal = schräg
kishogi-way-forward = vorwärts
kishogi-way-forward-left = schräg vorwärts nach links
kishogi-way-forward-right = schräg vorwärts nach rechts
kishogi-way-left = nach links
kishogi-way-right = nach rechts
kishogi-way-backward = rückwärts
kishogi-way-backward-left = schräg rückwärts nach links
kishogi-way-backward-right = schräg rückwärts nach rechts

## What a turn does

kishogi-places-first = Schwarz setzt den Gyoku auf { $to }
kishogi-places-second = Weiß setzt den Gyoku auf { $to }, zwei Schritte { FORM($gyoku, prep: "von") }
kishogi-drops-beside = { $by } setzt einen { $cube }-Würfel als { $face } auf { $to } ein, neben { FORM($anchor, case: "dat") }
kishogi-drops-two-cells-away = { $by } setzt einen { $cube }-Würfel als { $face } auf { $to } ein, zwei Felder { FORM($anchor, prep: "von") }
kishogi-steps = { $cube } geht von { $from } nach { $to }
kishogi-steps-and-turns = { $cube } geht von { $from } nach { $to } und wird zu { $face }
kishogi-slides-and-turns = { $cube } gleitet von { $from } nach { $to } und wird zu { $face }
kishogi-leaps-and-turns = { $cube } springt von { $from } nach { $to } und wird zu { $face }
kishogi-captures = { $cube } schlägt { FORM($victim, case: "acc") }
kishogi-captures-and-becomes = { $cube } schlägt { FORM($victim, case: "acc") } und wird zu { $face }
kishogi-captured-to-hand = der geschlagene { $cube }-Würfel kommt in die Hand von { $by }
kishogi-taken = { $cube } wird weggenommen und kommt in die Hand von { $other }, denn { $reason }
kishogi-stands-unsupported = er steht { $where }
kishogi-not-saved = er war gestrandet und wird nicht gerettet
kishogi-support-gone = { $gone }, und sonst gibt ihm nichts Halt
kishogi-has-left = { $cube } hat { $cell } verlassen
kishogi-is-taken = { $cube } wird weggenommen
kishogi-is-stranded = { $cube } ist selbst gestrandet
kishogi-saved = { $cube } war gestrandet und hat wieder Halt: durch { FORM($supports, case: "acc") }
kishogi-hangs = { $cube } hat keinen Halt mehr; { $by } hat einen Zug, um ihn zu retten
kishogi-hangs-because = { $cube } hat keinen Halt mehr, denn { $gone }; { $by } hat einen Zug, um ihn zu retten
kishogi-relieved = { $gyoku } ist nicht mehr angegriffen
kishogi-gives-check = Schach: { CAPITAL($cube) } greift { FORM($gyoku, case: "acc") } an
kishogi-gives-check-opened = Schach: { CAPITAL($cube) } greift { FORM($gyoku, case: "acc") } an, denn { $cell } ist jetzt leer
kishogi-repeats =
    { $n ->
        [2] dieselbe Stellung steht zum zweiten Mal; beim vierten Mal endet die Partie
       *[other] dieselbe Stellung steht zum dritten Mal; beim vierten Mal endet die Partie
    }

## What decided a game

kishogi-wins-without-check = { $winner } gewinnt: { $loser } hat keinen erlaubten Zug, obwohl { $gyoku } nicht angegriffen ist
kishogi-wins-with-check = { $winner } gewinnt: { CAPITAL($gyoku) } wird { FORM($by, prep: "von") } angegriffen, und { $loser } hat keinen erlaubten Zug
kishogi-ends-in-draw =
    dieselbe Stellung ist viermal entstanden: { $when }; damit ist die Partie unentschieden{ $shifted ->
        [none] {""}
       *[other] . { CAPITAL($shifted) }
    }
kishogi-ends-by-checks =
    dieselbe Stellung ist viermal entstanden: { $when }; damit verliert { $loser } durch Dauerschach{ $shifted ->
        [none] {""}
       *[other] . { CAPITAL($shifted) }
    }
kishogi-shifted-is-same = auf offener Spielfläche gilt auch eine verschobene Stellung als dieselbe
kishogi-at-beginning = am Anfang
kishogi-after-turn = nach Zug { $n } ({ $turn })
kishogi-turn = Zug { $n } ({ $turn })
kishogi-both-checked = beide haben dazwischen mit jedem Zug Schach gegeben, darum verliert keiner durch Dauerschach
kishogi-nobody-checked = niemand verliert durch Dauerschach: Schwarz gab mit { $first } kein Schach und Weiß nicht mit { $second }
kishogi-always-checked = von { $first } bis { $last } gaben alle { $n } Züge von { $loser } Schach, zuletzt durch { FORM($by, case: "acc") } gegen { FORM($gyoku, case: "acc") }
kishogi-gave-no-check = { $by } gab mit { $turn } kein Schach

## Why a cube cannot move or be dropped

kishogi-gyoku-step-occupied = der Gyoku kann nicht nach { $to } gehen: Dort steht { $cube }
kishogi-gyoku-step-attacked = der Gyoku kann nicht nach { $to } gehen: Dort würde er { FORM($by, prep: "von") } angegriffen
kishogi-gyoku-step-uncovered = der Gyoku kann nicht nach { $to } gehen: Dort würde er { FORM($by, prep: "von") } angegriffen, denn { $because }
kishogi-gyoku-capture-attacked = der Gyoku kann { FORM($victim, case: "acc") } nicht schlagen: Dort würde er { FORM($by, prep: "von") } angegriffen
kishogi-gyoku-capture-uncovered = der Gyoku kann { FORM($victim, case: "acc") } nicht schlagen: Dort würde er { FORM($by, prep: "von") } angegriffen, denn { $because }
kishogi-would-have-no-support =
    { COUNT($gone) ->
        [one] { $gone } hätte keinen Halt und würde weggenommen
       *[other] { $gone } hätten keinen Halt und würden weggenommen
    }
kishogi-gyoku-orbit =
    { COUNT($cells) ->
        [one] die beiden Gyoku bleiben immer genau zwei Schritte voneinander entfernt: { $cells } liegt nicht zwei Schritte { FORM($gyoku, prep: "von") }
       *[other] die beiden Gyoku bleiben immer genau zwei Schritte voneinander entfernt: { $cells } liegen nicht zwei Schritte { FORM($gyoku, prep: "von") }
    }
kishogi-gyoku-field =
    { COUNT($cells) ->
        [one] der Gyoku bleibt auf der Spielfläche: { $cells } liegt außerhalb
       *[other] der Gyoku bleibt auf der Spielfläche: { $cells } liegen außerhalb
    }
kishogi-gyoku-cannot-move = { $gyoku } kann nicht ziehen
kishogi-and-then = { $first }. { CAPITAL($next) }
kishogi-cannot-move = { $cube } kann nicht ziehen: { CAPITAL($reasons) }
kishogi-and-also = { $first }; { $next }
kishogi-outside =
    { COUNT($cells) ->
        [one] { $cells } liegt außerhalb der Spielfläche
       *[other] { $cells } liegen außerhalb der Spielfläche
    }
kishogi-in-the-way =
    { COUNT($cubes) ->
        [one] { $cubes } steht im Weg
       *[other] { $cubes } stehen im Weg
    }
kishogi-beside-gyoku =
    { COUNT($cells) ->
        [one] { $cells } liegt neben { FORM($gyoku, case: "dat") }
       *[other] { $cells } liegen neben { FORM($gyoku, case: "dat") }
    }
kishogi-leaves-attacked = auf { $cells } bliebe { $gyoku } { FORM($by, prep: "von") } angegriffen
kishogi-leaves-uncovered = auf { $cells } wäre { $gyoku } { FORM($by, prep: "von") } angegriffen, denn { $because }
kishogi-would-attack = auf { $cells } griffe er { FORM($gyoku, case: "acc") } an
kishogi-without-support = auf { $cells } stünde er ohne Halt
kishogi-without-support-elsewhere = wohin er sonst gleiten könnte, stünde er ohne Halt
kishogi-support-means = Halt hat ein Würfel neben einem der beiden Gyoku: Wo er keinen hätte, darf er nicht hin, und verliert er ihn, so kommt er in die Hand des Gegners
kishogi-support-means-with-ki = Halt hat ein Würfel neben einem Gyoku oder einem Ki-Würfel, ein Ki-Würfel auch zwei Felder neben einem Gyoku: Wo er keinen hätte, darf er nur hin, um zu schlagen, und verliert er ihn, so kommt er in die Hand des Gegners
kishogi-hand-empty = { $by } hat keinen Würfel zum Einsetzen in der Hand
kishogi-cannot-drop = { $by } kann den { FORM($cubes, join: "or", compound: "yes") }Würfel aus der Hand nicht { $zone } einsetzen: { CAPITAL($reasons) }
kishogi-cannot-drop-as = { $by } kann den { $cube }-Würfel nicht als { $face } einsetzen: { CAPITAL($reasons) }
kishogi-zone-beside = neben { FORM($gyoku, case: "dat") }
kishogi-zone-within-two = einen oder zwei Schritte { FORM($gyoku, prep: "von") }
kishogi-zone-or-ki = { $zone } oder neben { FORM($ki, case: "dat", join: "or") }

## Refusals

kishogi-open-field-origin = auf offener Spielfläche heißt das Feld des schwarzen Gyoku 0,0; der erste Zug ist also Gyoku*0,0 und nicht { $turn }
kishogi-second-on-first = der weiße Gyoku muss genau zwei Schritte vom schwarzen gesetzt werden, aber auf { $to } steht der schwarze selbst
kishogi-second-distance =
    { $n ->
        [1] der weiße Gyoku muss genau zwei Schritte vom schwarzen auf { $from } gesetzt werden, und { $to } ist nur einen Schritt entfernt
       *[other] der weiße Gyoku muss genau zwei Schritte vom schwarzen auf { $from } gesetzt werden, und { $to } ist { $n } Schritte entfernt
    }
kishogi-place-second = zuallererst setzt Weiß einen Gyoku genau zwei Schritte { FORM($gyoku, prep: "von") }
kishogi-place-first-open = das Spiel beginnt mit den beiden Gyoku: Zuerst setzt Schwarz einen
kishogi-place-first-bounded = das Spiel beginnt mit den beiden Gyoku: Zuerst setzt Schwarz einen auf ein beliebiges Feld
kishogi-off-field = { $cell } liegt außerhalb der Spielfläche mit den Feldern 0,0 bis { $last }
kishogi-gyoku-placed = ein Gyoku wird nicht mehr eingesetzt: { CAPITAL($first) } und { $second } stehen schon
kishogi-not-in-zone = { $by } kann einen { $cube }-Würfel nur { $zone } einsetzen, und { $to } liegt nicht dort
kishogi-drop-occupied = eingesetzt wird auf ein leeres Feld, aber auf { $to } steht { $cube }
kishogi-drop-beside-gyoku = { $to } liegt neben { FORM($gyoku, case: "dat") }, und neben dem gegnerischen Gyoku wird nicht eingesetzt
kishogi-drop-attacks = { FORM($face, article: "def") } auf { $to } würde { FORM($gyoku, case: "acc") } angreifen, und Einsetzen darf kein Schach geben
kishogi-without-ki = { $face } ist eine Seite des Ki-Würfels, und diese Partie wird ohne die Ki-Würfel gespielt
kishogi-not-in-hand = { $by } hat keinen { $cube }-Würfel in der Hand: { CAPITAL($where) }
kishogi-face-not-in-hand = { $face } ist eine Seite des { $cube }-Würfels, und { $by } hat keinen in der Hand: { CAPITAL($where) }
kishogi-both-in-hand = beide hat { $other } in der Hand
kishogi-one-in-hand = einer ist { $cube }, und den anderen hat { $other } in der Hand
kishogi-both-on-field = einer ist { $first }, und der andere ist { $second }
kishogi-empty-cell = auf { $cell } steht kein Würfel; auf der Spielfläche hat { $by } { FORM($cubes, case: "acc") }
kishogi-empty-cell-pick = auf { $cell } steht kein Würfel. Um einen einzusetzen, wähl zuerst einen Würfel in der Hand; auf der Spielfläche hat { $by } { FORM($cubes, case: "acc") }
kishogi-not-own-cube = { FORM($cube, case: "acc") } darf { $by } nicht ziehen
kishogi-face-does-not-go = { $cube } kommt nicht nach { $to }: { $face } { $moves }
kishogi-path-blocked = { $cube } gleitet nur über leere Felder, und auf dem Weg nach { $to } steht { $blocker }
kishogi-leaves-orbit =
    { $n ->
        [1] die beiden Gyoku bleiben genau zwei Schritte voneinander entfernt, und { $to } liegt nur einen Schritt { FORM($gyoku, prep: "von") }
       *[other] die beiden Gyoku bleiben genau zwei Schritte voneinander entfernt, und { $to } liegt { $n } Schritte { FORM($gyoku, prep: "von") }
    }
kishogi-nothing-to-capture = auf { $to } steht kein Würfel, den { $cube } schlagen könnte; dorthin zu ziehen schreibt man { $turn }
kishogi-goal-occupied = { $cube } kann nicht nach { $to }: Dort steht { $there }
kishogi-is-capture = auf { $to } steht { $there }; dorthin zu ziehen heißt schlagen, geschrieben { FORM($turns, join: "or") }
kishogi-gyoku-keeps-face = { $gyoku } hat nur eine Seite und bleibt, was er ist; das Schlagen schreibt man { $turn }
kishogi-becomes-by-capture = { $cube } wird beim Schlagen zu { FORM($faces, join: "or") }: Schreib { FORM($turns, join: "or") }
kishogi-cannot-become = { $cube } wird beim Schlagen zu { FORM($faces, join: "or") } und nicht zu { $face }
kishogi-taken-at-once = { $cube } würde sofort weggenommen: Er stünde { $where }
kishogi-beside-neither = weder neben { FORM($first, case: "dat") } noch neben { FORM($second, case: "dat") }
kishogi-beside-neither-nor-ki = weder neben { FORM($first, case: "dat") } noch neben { FORM($second, case: "dat") } noch neben einem Ki-Würfel
kishogi-beside-stranded-ki = weder neben { FORM($first, case: "dat") } noch neben { FORM($second, case: "dat") }, und { $ki } daneben gibt ihm keinen Halt, denn er ist selbst gestrandet
kishogi-far-from-both = weder einen oder zwei Schritte { FORM($first, prep: "von") } noch { FORM($second, prep: "von") }, und auch nicht neben einem anderen Ki-Würfel
kishogi-far-with-stranded-ki = weder einen oder zwei Schritte { FORM($first, prep: "von") } noch { FORM($second, prep: "von") }, und { $ki } daneben gibt ihm keinen Halt, denn er ist selbst gestrandet
kishogi-would-be-attacked = { $gyoku } würde { FORM($by, prep: "von") } angegriffen
kishogi-would-still-be-attacked = { $gyoku } wäre noch immer { FORM($by, prep: "von") } angegriffen
kishogi-would-be-uncovered = { $gyoku } würde { FORM($by, prep: "von") } angegriffen, denn { $because }
kishogi-would-be-opened = { $gyoku } würde { FORM($by, prep: "von") } angegriffen, sobald { FORM($face, article: "def") } { $from } verlässt

## Picks that are not offered

kishogi-pick-too-many = { $pick } kann nicht gewählt werden: Der Zug ist vollständig
kishogi-pick-gyoku-cell = { $by } setzt jetzt den Gyoku: Wähle das Feld dafür
kishogi-pick-cube-first = { $face } ist eine Seite des { $cube }-Würfels: Wähle erst diesen Würfel in der Hand
kishogi-pick-nothing = { $pick } ist weder ein Feld x,y noch ein Würfel in der Hand: { $by } wählt einen Würfel zum Ziehen oder Einsetzen
kishogi-pick-goal = { $pick } ist kein Feld: Wähle das Feld, auf das { $cube } zieht
kishogi-pick-new-face = { $pick } ist keine Seite: Wähle, ob { $cube } zu { FORM($faces, join: "or") } wird
kishogi-pick-drop-cell = { $pick } ist kein Feld: Wähle das Feld, auf das { FORM($face, article: "def") } eingesetzt wird
kishogi-pick-other-cube = { $pick } ist keine Seite des { $cube }-Würfels: Seine Seiten sind { $faces }
kishogi-pick-face-first = { $cell } kommt später: Wähle erst, mit welcher Seite der { $cube }-Würfel dort eingesetzt wird

## Turn texts

kishogi-turn-forms = { $wrong }; Einsetzen schreibt man wie Cho*1,0, Bewegen wie 1,0-1,1, Schlagen wie 1,0x1,1=Ou, mit dem Gyoku 0,0x1,1
kishogi-text-empty = da steht kein Zug
kishogi-text-unknown-face = { $name } ist keine Seite eines Würfels
kishogi-text-drop-cell = hinter { $start } steht { $rest }, und das ist kein Feld x,y
kishogi-text-start = { $text } beginnt weder mit einer Seite und * noch mit einem Feld x,y
kishogi-text-middle = hinter dem Feld { $cell } von { $text } steht weder - noch x
kishogi-text-second-cell = { $text } geht nicht mit einem zweiten Feld x,y weiter, sondern mit { $rest }
kishogi-text-rest = { $text } endet mit { $rest }, was dort nichts bedeutet
kishogi-text-place-gyoku = { $text } ist kein Zug: { $by } setzt jetzt den Gyoku, geschrieben { $turn }
kishogi-text-perhaps = { $text } ist kein Zug: gemeint ist vielleicht { $turn }

## Position texts

kishogi-setup-to-move = das Feld to-move muss first oder second sein, nicht { $value }
kishogi-setup-cube = ein Würfel im Feld { $field } wird Seite@x,y geschrieben, nicht { $value }
kishogi-setup-hand = im Feld { $field } stehen Hi, Kaku oder Ki mit Kommas dazwischen, nicht { $value }
kishogi-setup-order = zuerst setzt Schwarz einen Gyoku, dann Weiß
kishogi-setup-gyoku = { $by } hat { $n } Gyoku auf der Spielfläche, möglich ist höchstens einer
kishogi-setup-second-alone = der weiße Gyoku steht ohne den schwarzen, der zuerst gesetzt wird
kishogi-setup-too-early = andere Würfel stehen schon, bevor beide Gyoku stehen
kishogi-setup-count =
    { $n ->
        [one] auf der Spielfläche und in den Händen ist { $n } { $cube }-Würfel, nicht { $want }
       *[other] auf der Spielfläche und in den Händen sind { $n } { $cube }-Würfel, nicht { $want }
    }
kishogi-setup-one-each = bevor beide Gyoku stehen, hat jeder einen { $cube }-Würfel in der Hand
kishogi-setup-outside = { $cube } liegt außerhalb der Spielfläche von { $size }
kishogi-setup-coordinates = { $cube }: Koordinaten gehen bis { $most }
kishogi-setup-same-cell = { $first } und { $second } stehen beide auf { $cell }
kishogi-setup-distance = die Gyoku auf { $first } und { $second } sind nicht zwei Schritte voneinander entfernt
kishogi-setup-unsupported = { $cube } hat keinen Halt und wäre am Ende des Zugs von { $by } weggenommen worden
kishogi-setup-attacked = { $cube } greift den Gyoku von { $by } an, obwohl { $by } gerade gezogen hat
kishogi-setup-too-far = { $cube } ist zu weit von beiden Gyoku weg: Ein einziger Zug kann ihn dort nicht zurückgelassen haben

## The author's notation

kishogi-smith-second = der weiße Gyoku wird mit einer von 16 Himmelsrichtungen gesetzt, seinem Platz auf dem Ring zwei Schritte um { FORM($gyoku, case: "acc") }, z. B. *Gyoku NNE
kishogi-smith-first = der schwarze Gyoku wird zuerst gesetzt: Noch steht nichts, von dem aus man { $word } zählen könnte
kishogi-smith-first-bounded = auf einer Spielfläche mit Rand wird der schwarze Gyoku mit seinem Feld gesetzt, z. B. { $turn }
kishogi-smith-drop-place = *{ $face } braucht den Platz, auf den der Würfel fällt, { FORM($gyoku, prep: "von") } aus gesehen: eine von 8 Himmelsrichtungen wie in *{ $face } E oder einen Abstand wie in *{ $face } (0,2)
kishogi-smith-cube-place = hinter @ steht der Platz des Würfels, { FORM($gyoku, prep: "von") } aus gesehen: eine von 8 Himmelsrichtungen wie in @E oder ein Abstand wie in @(2,1)
kishogi-smith-leap = { $word } ist ein Sprung des Ba und hat keine Zahl
kishogi-smith-would-be = der Zug wäre { $turn }, aber { $wrong }
kishogi-smith-gyoku-face = ein Gyoku hat nur eine Seite: Lass die Klammern hinter ihm weg
kishogi-smith-face-missing = { FORM($face, article: "indef") }, der zieht, ohne zu schlagen, wird zu { $next }, und das steht in Klammern: Schreib { $entry }
kishogi-smith-face-wrong = { FORM($face, article: "indef") }, der zieht, ohne zu schlagen, wird zu { $next }, nicht zu { $said }: Schreib { $entry }
kishogi-smith-no-such-cube = { $by } hat { FORM($face, article: "neg", case: "acc") } auf der Spielfläche; dort hat { $by } { FORM($cubes, case: "acc") }
kishogi-smith-no-such-victim = { $other } hat auf der Spielfläche { FORM($face, article: "neg", case: "acc") }, den { $cube } schlagen könnte; dort hat { $other } { FORM($cubes, case: "acc") }
kishogi-smith-cube-elsewhere = { $word } { FORM($gyoku, prep: "von") } aus ist { $cell }; dort steht { FORM($face, article: "neg") } von { $by }, wohl aber auf { $cells }
kishogi-smith-other-victim = { $word } { FORM($cube, prep: "von") } aus ist { $cell }; dort steht { $there } und { FORM($face, article: "neg") } von { $other }
kishogi-smith-no-victim = { $word } { FORM($cube, prep: "von") } aus ist { $cell }; dort steht nichts, was geschlagen werden könnte
kishogi-smith-several = { $entry } passt zu { $n } Zügen: { $turns }
kishogi-smith-entry-turn = { $entry } ({ $turn })
kishogi-smith-forms = { $entry } ist nicht die Notation des Autors: { $wrong }; Einsetzen schreibt man *Cho E, Bewegen Cho(Hi) S, Schlagen Hi(Chuu) x Kaku
kishogi-smith-rest = { $rest } bedeutet hier nichts mehr
kishogi-smith-behind-turn = hinter dem Zug { $entry } steht noch { $rest }
kishogi-smith-gives-check = der Zug gibt Schach, man schreibt ihn { $entry }
kishogi-smith-gives-no-check = der Zug gibt kein Schach, man schreibt ihn { $entry }
kishogi-smith-written = man schreibt den Zug { $entry }
kishogi-smith-bracket = die Klammer hinter { $face } ist nicht geschlossen
kishogi-smith-way-missing = hinter { $start } wird eine Himmelsrichtung wie N2 erwartet oder ein x und die geschlagene Seite
kishogi-smith-cube-place-missing = hinter @ muss ein Platz wie E oder (2,1) stehen
kishogi-smith-face-expected = erwartet wird eine Seite
kishogi-smith-new-face-expected = erwartet wird die neue Seite
kishogi-smith-captured-face-expected = erwartet wird die geschlagene Seite
kishogi-smith-not-face = { $name } ist keine Seite eines Würfels
kishogi-smith-not-new-face = { $name } ist kein Name einer Seite: Hier steht die neue
kishogi-smith-not-captured-face = { $name } ist kein Name einer Seite: Hier steht die geschlagene

## Was in der Bewertung einer Stellung zählt

kishogi-term-cube = { $cube }
kishogi-term-cube-meaning = Würfel auf dem Spielfeld greifen an und decken; wie viel sie zählen, hängt von ihrer Seite, ihrem Platz und ihren Zielen ab
kishogi-term-hanging = { $cube }, angegriffen und nicht gedeckt
kishogi-term-hanging-meaning = der Gegner könnte diesen Würfel schlagen, und nichts könnte zurückschlagen; also zählt er weniger
kishogi-term-contested = { $cube }, angegriffen und gedeckt
kishogi-term-contested-meaning = der Gegner könnte diesen Würfel schlagen, aber dann könnte der Angreifer geschlagen werden
kishogi-term-stranded = { $cube } braucht in diesem Zug Halt
kishogi-term-stranded-meaning = Halt gibt meist ein Gyoku daneben; ohne Halt am Ende dieses Zuges bekommt der Gegner den Würfel
kishogi-term-hand = { $by }: Würfel in der Hand: { $n }
kishogi-term-hand-meaning = ein Würfel in der Hand kann mit jeder Seite nach oben eingesetzt werden, also bald angreifen oder decken
kishogi-term-gyoku = { $by }: sichere Schritte des Gyoku: { $n }
kishogi-term-gyoku-meaning = sichere Schritte führen den Gyoku aus dem Schach, aber wenn er viele hat, stehen weniger eigene Würfel neben ihm
kishogi-term-orbit = { $by }: angegriffene Felder neben dem gegnerischen Gyoku: { $n }
kishogi-term-orbit-meaning = der gegnerische Gyoku kann nicht auf diese Felder gehen, und wer keinen erlaubten Zug hat, verliert
kishogi-term-tempo = { $by }: am Zug
kishogi-term-tempo-meaning = wer am Zug ist, kann zuerst angreifen, schlagen oder decken
