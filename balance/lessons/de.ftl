### The sentences of the course, as they are shown. docs/writing-lessons.md describes the parts.

## By key: aim

balance-lesson-aim-title = Die letzte Blume
balance-lesson-aim-text = Jede der zehn Blumen braucht einen Partner in ihrem Garten, einem Gebiet zwischen kräftigen Linien; eine Linie verbindet die beiden. Wer der letzten Blume ihren Partner gibt, gewinnt.
balance-lesson-aim-task = Norden ist oben. Nur die Orchidee im gelben Garten im Nordwesten ist allein: Setze ihren Partner, deine Lilie, in denselben Garten, und gewinne.
balance-lesson-aim-hint = Wie nahe die Lilie steht, ist gleich: Jeder freie Platz zwischen den kräftigen Linien um die Orchidee ist richtig.
balance-lesson-aim-done = Jetzt hat jede Blume einen Partner. Die Partie ist zu Ende, und du hast gewonnen. Was die kleinen Nadeln an Blumen bedeuten, kommt später.
balance-lesson-aim-missed = Die Orchidee im Nordwesten ist noch allein: Ihr Garten ist gelb und von kräftigen Linien umgeben.
balance-lesson-aim-miss-line = Die Lilie ist nahe bei der Orchidee, aber dazwischen liegt eine kräftige Linie: Die Lilie ist im weißen Garten.
balance-lesson-aim-miss-garden = Auch dieser Garten ist gelb, aber er liegt im Nordosten: Es gibt vier gelbe Gärten.

## By key: blossoming

balance-lesson-blossoming-title = Das Aufblühen
balance-lesson-blossoming-text = Eine Partie hat elf Spielsteine: Der Gast bekommt sechs, der Gastgeber fünf. Beim Aufblühen setzt ihr abwechselnd je einen auf einen freien Platz des Bretts.
balance-lesson-blossoming-task = Du bist der Gast: Die hellen Spielsteine unter dem Brett sind deine Hand, die dunklen darüber die des Gastgebers. Setz irgendeinen von deinen.
balance-lesson-blossoming-hint = Wähle einen Spielstein neben dem Brett und dann einen freien Platz auf dem Brett.
balance-lesson-blossoming-done = Was auf dem Brett steht, gehört euch beiden.

## By key: partners

balance-lesson-partners-title = Partner
balance-lesson-partners-text = Die rote Rose und der Lotus mit dem grünen Blatt sind Partner, ebenso die violette Orchidee und die Lilie mit sechs Blütenblättern. Zwei Partner im selben Garten sind im Gleichgewicht.
balance-lesson-partners-task = Bring die Rose ins Gleichgewicht.
balance-lesson-partners-hint = Die Rose ist im roten Garten im Nordosten. Setz ihren Partner dorthin.
balance-lesson-partners-missed = Die Rose hat noch keinen Partner in ihrem Garten.
balance-lesson-partners-miss-kind = Das ist der Garten der Rose, aber eine Lilie ist nur für Orchideen ein Partner.
balance-lesson-partners-miss-orchid = Das ist ein Gleichgewicht, aber die Orchidee hat ihren Partner gefunden. Die Rose ist noch allein.
balance-lesson-partners-miss-garden = Der Lotus ist der richtige Partner, aber er ist in einem anderen Garten als die Rose.

## By key: gardens

balance-lesson-gardens-title = Sechzehn Gärten
balance-lesson-gardens-text = Die kräftigen Linien teilen das Brett in sechzehn Gärten. In einem Garten dürfen Partner weit voneinander stehen; über eine kräftige Linie hinweg sind auch Nachbarn nicht im Gleichgewicht.
balance-lesson-gardens-task = Eine kräftige Linie trennt die Orchidee von der Lilie neben ihr. Bring die Orchidee mit einer deiner Lilien ins Gleichgewicht.
balance-lesson-gardens-hint = Die Orchidee ist im roten Garten, der von der Mitte nach Norden und nach Osten reicht.
balance-lesson-gardens-done = Zähl sie: vier Dreiecke um die Mitte, vier gelbe Flächen außen herum und acht Hälften der kleinen roten Gatter am Rand.
balance-lesson-gardens-missed = Die Orchidee hat noch keinen Partner in ihrem Garten.
balance-lesson-gardens-miss-beside = Diese Lilie ist nahe bei der Orchidee, aber im weißen Garten jenseits der Linie.
balance-lesson-gardens-miss-lily = Jetzt hat die Lilie im weißen Garten einen Partner. Die Orchidee im roten Garten ist noch allein.

## By key: points

balance-lesson-points-title = Felder und Punkte
balance-lesson-points-text = Eine Blume steht auf einem Feld zwischen den feinen Linien oder auf einem Punkt, wo sie sich kreuzen. Von einem Feld kann sie später wegziehen; auf einem Punkt bleibt sie für immer.
balance-lesson-points-task = Bring die Orchidee im Südwesten mit einer Lilie auf einem Punkt ins Gleichgewicht.
balance-lesson-points-hint = Ziele im selben gelben Garten auf die Ecke eines Feldes, nicht auf seine Mitte.
balance-lesson-points-missed = Gesucht ist eine Lilie auf einem Punkt im Garten der Orchidee im Südwesten.
balance-lesson-points-miss-square = Die beiden sind im Gleichgewicht, aber diese Lilie steht auf einem Feld.
balance-lesson-points-miss-garden = Das ist ein Punkt, aber in einem anderen Garten: Die Orchidee ist noch allein.

## By key: taken

balance-lesson-taken-title = Nur ein Partner
balance-lesson-taken-text = In einem Garten hat jede Blume nur einen Partner. Hier sind eine Orchidee und zwei Lilien beisammen, also bleibt eine Lilie übrig.
balance-lesson-taken-task = Gib auch der anderen Lilie einen Partner.
balance-lesson-taken-hint = Derselbe Garten braucht noch eine Orchidee, auf einem freien Platz.
balance-lesson-taken-missed = Eine Lilie bleibt noch übrig.
balance-lesson-taken-miss-garden = Die Orchidee ist in einem anderen Garten, also bleibt die Lilie übrig.
balance-lesson-taken-miss-kind = Jetzt bleiben zwei Lilien übrig: Sie brauchen Orchideen.

## By key: two-gardens

balance-lesson-two-gardens-title = Auf der Linie
balance-lesson-two-gardens-text = Eine Blume auf einer kräftigen Linie gehört zu den Gärten auf beiden Seiten. Sie kann in jedem von ihnen einen Partner haben.
balance-lesson-two-gardens-task = Bring beide Lilien mit einer Orchidee ins Gleichgewicht.
balance-lesson-two-gardens-hint = Zwischen den beiden Lilien verläuft eine kräftige Linie. Ein Punkt auf ihr gehört zu beiden Gärten, und ein Feld, das sie halbiert, auch.
balance-lesson-two-gardens-done = Der Satz hat vier Lilien und nur drei Orchideen, also braucht in jeder Partie eine Orchidee zwei Partner.
balance-lesson-two-gardens-missed = Mindestens eine Lilie ist noch allein.
balance-lesson-two-gardens-miss-inside = Diese Orchidee ist nur in einem Garten, also ist die andere Lilie noch allein.
balance-lesson-two-gardens-miss-kind = Der Platz stimmt, aber Lilien sind einander keine Partner.

## By key: wheel

balance-lesson-wheel-title = Das Lebensrad
balance-lesson-wheel-text = Zehn Spielsteine sind Blumen, und der elfte ist das Lebensrad. Es braucht keinen Partner und kommt auf ein Feld, nie auf einen Punkt.
balance-lesson-wheel-task = Setz das Rad in den Garten der beiden Lotus.
balance-lesson-wheel-hint = Es ist der gelbe Garten im Nordosten. Jedes freie Feld dort ist richtig.
balance-lesson-wheel-missed = Gesucht ist das Rad im Garten der beiden Lotus.
balance-lesson-wheel-miss-garden = Das Rad ist auf einem Feld, aber in einem anderen Garten als die Lotus.

## By key: twice

balance-lesson-twice-title = Eine Blume auf dem Rad
balance-lesson-twice-text = Eine Blume, die auf dem Rad steht, zählt doppelt: Sie kann in jedem ihrer Gärten zwei Partner haben.
balance-lesson-twice-task = Setz die Rose so, dass sie mit beiden Lotus im Gleichgewicht ist.
balance-lesson-twice-hint = Eine Blume darf auf das Feld gesetzt werden, auf dem das Rad ist.
balance-lesson-twice-missed = Die Rose ist nicht mit beiden Lotus im Gleichgewicht.
balance-lesson-twice-miss-beside = Neben dem Rad zählt die Rose nur einfach, also ist ein Lotus noch allein.

## By key: slide

balance-lesson-slide-title = Spielsteine gleiten
balance-lesson-slide-text = Sind alle elf Spielsteine auf dem Brett, gleitet in jedem Zug einer von ihnen, egal wer ihn gesetzt hat. Er gleitet in seiner Reihe oder Spalte, so weit du willst.
balance-lesson-slide-task = Im Westen sind eine Orchidee und eine Lilie allein. Lass eine von ihnen in den Garten der anderen gleiten und gewinne.
balance-lesson-slide-hint = Beide stehen auf Feldern derselben Spalte: Die eine geht nach oben, oder die andere nach unten.
balance-lesson-slide-missed = Die einsame Orchidee und die einsame Lilie sind noch nicht im selben Garten.
balance-lesson-slide-miss-short = Die Richtung stimmt, aber ein Spielstein darf weiter gleiten: Die Lilie ist noch nicht im Garten der Orchidee.

## By key: stay

balance-lesson-stay-title = Auf Punkten für immer
balance-lesson-stay-text = Ein Spielstein auf einem Punkt bewegt sich nie, und eine kleine Nadel zeigt es an. Nur Spielsteine auf Feldern gleiten.
balance-lesson-stay-task = Die Orchidee im Nordosten steht auf einem Punkt und ist allein. Bring ihr ihren Partner und gewinne.
balance-lesson-stay-hint = Die letzte Lilie ohne Partner steht auf einem Feld im Nordwesten.
balance-lesson-stay-missed = Die Orchidee im Nordosten ist noch allein.
balance-lesson-stay-miss-taken = Die Orchidee in diesem Garten hat schon einen Partner. Die einsame ist im Nordosten.
balance-lesson-stay-miss-wheel = Das Rad ist für keine Blume ein Partner: Die Orchidee braucht eine Lilie.

## By key: way

balance-lesson-way-title = Im Weg
balance-lesson-way-text = Ein Spielstein gleitet nicht über einen anderen auf einem Feld hinweg. Spielsteine auf Punkten stehen niemandem im Weg.
balance-lesson-way-task = Im Nordwesten ist eine Orchidee auf einer kräftigen Linie allein. Lass eine Lilie in einen ihrer beiden Gärten gleiten.
balance-lesson-way-hint = Eine andere Orchidee versperrt die Spalte der Lilie im Südwesten. Die Reihe der anderen Lilie ist frei.
balance-lesson-way-done = Die Lilie im Südwesten hätte nicht kommen können: Eine Orchidee auf einem Feld steht ihr im Weg.
balance-lesson-way-missed = Die Orchidee auf der Linie ist noch allein.
balance-lesson-way-miss-short = Dieser Weg ist frei, aber die Lilie muss weiter: Sie ist noch in keinem Garten der Orchidee.

## By key: onto-wheel

balance-lesson-onto-wheel-title = Auf das Rad
balance-lesson-onto-wheel-text = Eine Blume darf auf dem leeren Rad anhalten. Über das Rad hinweg gleitet sie nicht.
balance-lesson-onto-wheel-task = Nur die Rose und die beiden Lotus sind allein. Bring alle drei mit einem Zug ins Gleichgewicht und gewinne.
balance-lesson-onto-wheel-hint = Bei den Lotus muss die Rose doppelt zählen.
balance-lesson-onto-wheel-missed = Die Rose und die Lotus sind noch allein.
balance-lesson-onto-wheel-miss-beside = Neben dem Rad ist die Rose nur mit einem Lotus im Gleichgewicht, und der andere bleibt allein.

## By key: wheel-moves

balance-lesson-wheel-moves-title = Das Rad bewegt sich
balance-lesson-wheel-moves-text = Das leere Rad gleitet wie jeder andere Spielstein. Solange eine Blume darauf steht, bleibt es, und nur die Blume kann weggleiten.
balance-lesson-wheel-moves-task = Lass das Rad in den Garten der beiden Lotus gleiten.
balance-lesson-wheel-moves-hint = Die Lotus sind im gelben Garten im Nordosten. Die Spalte des Rades führt dorthin.
balance-lesson-wheel-moves-missed = Das Rad ist nicht im Garten der Lotus.
balance-lesson-wheel-moves-miss-away = Das Rad darf dorthin, aber die Lotus sind im Nordosten.

## By key: fixed

balance-lesson-fixed-title = Was gebraucht wird, bleibt
balance-lesson-fixed-text = Eine Blume ist gebunden und darf nicht ziehen, wenn einer ihrer Gärten ohne sie weniger Gleichgewichte hätte; auch das zeigt die Nadel an. Deshalb geht nie ein Gleichgewicht verloren.
balance-lesson-fixed-task = Zwei Lilien sind allein. Lass eine Orchidee, die nicht gebunden ist, zu einer von ihnen gleiten.
balance-lesson-fixed-hint = Im Nordwesten kommt auf zwei Orchideen nur eine Lilie, also kann eine Orchidee gehen. Die einsamen Lilien sind nahe der Mitte und weit im Osten.
balance-lesson-fixed-done = Jede der beiden Orchideen im Nordwesten durfte gehen, denn die andere hält dort die Lilie im Gleichgewicht. Die Lilie selbst wird gebraucht, also hat sie eine Nadel.
balance-lesson-fixed-missed = Beide Lilien sind noch allein.
balance-lesson-fixed-miss-short = Diese Orchidee darf gehen, aber in ihrem neuen Garten ist keine Lilie.

## By key: no-undo

balance-lesson-no-undo-title = Kein Zurück
balance-lesson-no-undo-text = Den Zug, den dein Gegner gerade gemacht hat, darfst du nicht zurücknehmen.
balance-lesson-no-undo-task = Dein Gegner hat gerade das Rad aus dem Garten der Lotus nach Westen gezogen. Bring es wieder in ihren Garten, auf ein anderes Feld.
balance-lesson-no-undo-hint = Lass das Rad in seiner Reihe nach Osten gleiten, aber nicht genau so weit, wie es gekommen ist.
balance-lesson-no-undo-done = Ist die Option „kein Zurück“ für eine Partie abgeschaltet, so darf man einen solchen Zug zurücknehmen.
balance-lesson-no-undo-missed = Das Rad ist nicht im Garten der Lotus.
balance-lesson-no-undo-miss-away = Das Rad darf dorthin, aber die Lotus sind im Nordosten.

## By key: dead

balance-lesson-dead-title = Die tote Rose
balance-lesson-dead-text = Auf eine Rose kommen zwei Lotus, also muss sie am Ende auf einer Linie zwischen deren Gärten stehen oder auf dem Rad. Eine Rose auf einem Punkt zieht nie mehr, und eine, die einen Lotus im Gleichgewicht hält, wird dort gebraucht. Ist sie so in einem Garten gefangen, dann ist sie tot, und die Partie ist unentschieden.
balance-lesson-dead-task = Die Rose ist der letzte Spielstein in deiner Hand. Setz sie so, dass die Partie weitergeht.
balance-lesson-dead-hint = Die Lotus sind in zwei Gärten mit einer kräftigen Linie dazwischen. Auch ein Feld fern von beiden ist gut, denn dort kann die Rose noch ziehen.
balance-lesson-dead-missed = Von hier aus kann die Rose nie mit beiden Lotus im Gleichgewicht sein.
balance-lesson-dead-miss-beside = Die Rose ist mit einem Lotus im Gleichgewicht, der sie von nun an braucht. Also kommt sie nie zum anderen.
balance-lesson-dead-miss-point = Von einem Punkt zieht die Rose nie weg, und dieser gehört nur zu einem Garten.

## By key: again

balance-lesson-again-title = Dreimal dasselbe
balance-lesson-again-text = Unentschieden ist eine Partie auch, wenn dieselbe Stellung zum dritten Mal vorkommt. Ebenso, wenn die Zahl der Gleichgewichte hundert Züge lang gleich geblieben ist.
balance-lesson-again-task = Dein Gegner hat das Rad hin und her gezogen und du die Rose. Mach das Unentschieden.
balance-lesson-again-hint = Die Rose im Westen ist zwei Felder nach oben gekommen. Lass sie noch einmal zurückgleiten.
balance-lesson-again-missed = Diese Stellung ist neu, also geht die Partie weiter.
balance-lesson-again-miss-other = Hier war die Rose noch nie: Diese Stellung ist neu, also geht die Partie weiter.

## By key: pass

balance-lesson-pass-title = Nichts darf ziehen
balance-lesson-pass-text = Passen darf man nur, wenn kein Spielstein ziehen darf. Passen beide nacheinander, so ist die Partie unentschieden.
balance-lesson-pass-task = Dein Gegner hat gepasst. Auch du kannst nicht ziehen, also passe.
balance-lesson-pass-hint = Nur die Rose auf dem Rad steht auf einem Feld, und beide Lotus brauchen sie. Das Passen wird neben dem Brett angeboten.

## By key: two-at-once

balance-lesson-two-at-once-title = Zwei auf einmal
balance-lesson-two-at-once-text = Ein Zug kann zwei Gleichgewichte machen. Fehlen noch zwei, so gewinnt ein solcher Zug.
balance-lesson-two-at-once-task = Eine Orchidee und zwei Lilien sind allein. Gewinne in einem Zug.
balance-lesson-two-at-once-hint = Die Orchidee im Nordosten kann nach unten gleiten, auf eine kräftige Linie zwischen den Gärten der beiden Lilien.
balance-lesson-two-at-once-missed = Mindestens eine der beiden Lilien ist noch allein.
balance-lesson-two-at-once-miss-one = Die Orchidee ist mit einer Lilie im Gleichgewicht und jetzt gebunden. Die andere Lilie bleibt allein.

## By key: wait

balance-lesson-wait-title = Warten
balance-lesson-wait-text = Hier fehlen zwei Züge, und jeder macht ein Gleichgewicht. Wer den ersten macht, schenkt dem anderen den letzten, also ist es besser zu warten.
balance-lesson-wait-task = Ein Lotus und eine Lilie im Nordwesten sind allein, und jeder könnte gleich seinen Partner finden. Mach einen Zug, der nichts ins Gleichgewicht bringt.
balance-lesson-wait-hint = Das Rad macht nie ein Gleichgewicht, wenn es gleitet.
balance-lesson-wait-done = Jetzt hat dein Gegner dieselbe Wahl: Macht er ein Gleichgewicht, so gewinnst du.
balance-lesson-wait-missed = Jetzt fehlt nur noch ein Gleichgewicht: Dein Gegner macht es und gewinnt.
balance-lesson-wait-miss-first = Jetzt fehlt nur noch ein Gleichgewicht: Dein Gegner macht es und gewinnt.

## By key: must

balance-lesson-must-title = Balancepflicht
balance-lesson-must-text = Mit der Option „Balancepflicht“ muss die Zahl der Gleichgewichte erhöhen, wer es kann. Das gilt beim Setzen und beim Gleiten.
balance-lesson-must-task = Eine Lilie ist auf dem Brett. Setz einen Spielstein, so wie du musst.
balance-lesson-must-hint = Du hast den Partner der Lilie in der Hand. Die Lilie steht auf einer kräftigen Linie, also hat sie zwei Gärten.

## By key: greedy

balance-lesson-greedy-title = Zähle die Züge
balance-lesson-greedy-text = Mit der Balancepflicht kann niemand warten, also zähle: Fehlen nach deinem Zug noch zwei, so macht dein Gegner den ersten und du den letzten.
balance-lesson-greedy-task = Mach ein Gleichgewicht, nach dem noch zwei Züge fehlen, und gewinne dann.
balance-lesson-greedy-hint = Eine Orchidee und zwei Lilien sind allein, und ein Lotus. Lass nicht zu, dass ein einziger Zug beide Lilien ins Gleichgewicht bringt, weder deiner noch der deines Gegners.
balance-lesson-greedy-done = Zuerst eine Lilie: Dann fehlen zwei Züge, dein Gegner macht einen davon, und der letzte ist deiner. Beide Lilien auf einmal hätten den letzten deinem Gegner gelassen.
balance-lesson-greedy-missed = Danach gewinnt dein Gegner, oder eine Blume kann nie mehr einen Partner finden.
balance-lesson-greedy-miss-both = Beide Lilien auf einmal sind eine zu viel: Jetzt ist nur der Lotus allein, und dein Gegner bringt ihn ins Gleichgewicht und gewinnt.
balance-lesson-greedy-miss-lotus = Jetzt zieht dein Gegner die Orchidee auf die Linie zwischen den beiden Lilien, bringt beide auf einmal ins Gleichgewicht und gewinnt.

## By key: opposites

balance-lesson-opposites-title = Andere Partner
balance-lesson-opposites-text = Die Option „Paarung“ gibt einer Partie andere Partner: Rose und Lotus sind mit Orchidee und Lilie im Gleichgewicht. Davon werden mehr Partien gewonnen, und weniger enden unentschieden.
balance-lesson-opposites-task = Dies ist eine solche Partie. Bring die Orchidee ins Gleichgewicht.
balance-lesson-opposites-hint = Die Rose oder ein Lotus im Garten der Orchidee ist richtig.
balance-lesson-opposites-missed = Die Orchidee ist noch allein.
balance-lesson-opposites-miss-old = In dieser Partie ist eine Lilie kein Partner einer Orchidee.
balance-lesson-opposites-miss-garden = Ein Lotus ist jetzt ein Partner, aber dieser ist in einem anderen Garten als die Orchidee.

## By key: first-game

balance-lesson-first-game-title = Deine erste Partie
balance-lesson-first-game-text = Spiele eine ganze Partie gegen den Computer. Halte die Rose auf einem Feld, den Weg zum Rad frei, und zähle, was noch fehlt.
