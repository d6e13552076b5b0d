### Texte des Kurses von Kutai Pai Sho.

## By key

kutai-lesson-aim-title = Eine Kette für zwei
kutai-lesson-aim-text = Aus der Mitte wächst eine Kette von Blumen: Eine Linie mit einer Zahl verbindet jede Blume mit der nächsten. Die Zahlen ergeben zusammen die Gesamtharmonie, und wenn dein Spielstein sie über den Zielwert hebt, gewinnst du.
kutai-lesson-aim-task = Die Gesamtharmonie ist 2 und der Zielwert 4. Setze die Tag-Pfingstrose in eine Reihe oder Spalte mit der Blume am Ende der Kette.
kutai-lesson-aim-hint = Der Name eines Spielsteins erscheint, wenn du auf ihn zeigst oder ihn wählst. Die Tag-Pfingstrose ist eine runde rote Blume vor hellem Himmel, und ein gepunkteter Ring ist um das Ende der Kette, die obere Blume auf dem Brett.
kutai-lesson-aim-done = Das ist mehr als 4: Die Partie ist zu Ende, und du hast gewonnen. Wer die anderen Spielsteine gesetzt hat, ist gleich.
kutai-lesson-aim-missed = Die Gesamtharmonie ist nicht höher als 4.
kutai-lesson-aim-miss-line = Die Pfingstrose ist mit der Chrysantheme weder in einer Reihe noch in einer Spalte, also gibt es kein neues Glied.
kutai-lesson-aim-miss-start = Das ist in einer Reihe mit der Blume in der Mitte, und von dort geht die Kette schon zur Chrysantheme. Setze die Pfingstrose an das andere Ende.

kutai-lesson-centre-title = Das Herzstück
kutai-lesson-centre-text = Der erste Zug einer Partie setzt eine Blume in die Mitte: das Herzstück, mit dem die Kette anfängt. Danach setzen Gast und Gastgeber abwechselnd je einen Spielstein.
kutai-lesson-centre-task = Du bist der Gast: Deine Spielsteine sind unter dem Brett, die des Gastgebers darüber. Setze das Herzstück.
kutai-lesson-centre-hint = Wähle eine Blume neben dem Brett und dann die Mitte. Rad, Becher, Spaten und Zweig sind keine Blumen.

kutai-lesson-harmony-title = Harmonie
kutai-lesson-harmony-text = Ein Glied der Kette ist eine Harmonie: Zwei Spielsteine sehen einander in einer Reihe oder Spalte, ohne einen anderen dazwischen, und haben etwas gemeinsam. Bei Blumen sind das die Farbe, die Jahreszeit oder das Licht, Tag oder Nacht.
kutai-lesson-harmony-task = Setze eine Blume in Harmonie mit der Tag-Kirschblüte in der Mitte.
kutai-lesson-harmony-hint = Die Kirschblüte ist rot, also hat sie mit jeder anderen roten Blume etwas gemeinsam. Lass eine Lücke zwischen beiden.
kutai-lesson-harmony-missed = Dieser Spielstein ist nicht in Harmonie mit der Tag-Kirschblüte.
kutai-lesson-harmony-miss-line = Die beiden sehen einander nicht: Sie stehen weder in einer Reihe noch in einer Spalte.
kutai-lesson-harmony-miss-nothing = Die Nacht-Kiefer hat nichts mit der Tag-Kirschblüte gemeinsam: nicht die Farbe, nicht die Jahreszeit, nicht das Licht.
kutai-lesson-harmony-miss-beside = Direkt nebeneinander stehen diese beiden in Disharmonie; davon handelt ein späterer Schritt. Lass eine Lücke zwischen ihnen.

kutai-lesson-three-title = Bis zu drei Punkte
kutai-lesson-three-text = Zwei Blumen zählen einen Punkt für jede Eigenschaft, die sie gemeinsam haben. Farben sind Rot und Weiß, eine Sonne heißt Tag und ein Mond Nacht, und das Zeichen unten ist die Jahreszeit: ein Keim für den Frühling, Wellen für den Sommer, ein Blatt für den Herbst, eine Schneeflocke für den Winter.
kutai-lesson-three-task = Setze eine Blume, die alle drei Eigenschaften mit der Tag-Kirschblüte gemeinsam hat, damit die Gesamtharmonie 3 ist.
kutai-lesson-three-hint = Suche eine andere rote Blume mit Sonne und Keim: die Tag-Iris.
kutai-lesson-three-missed = Die Gesamtharmonie ist nicht 3.
kutai-lesson-three-miss-season = Die Tag-Chrysantheme ist rot und vom Tag, aber eine Blume des Sommers und nicht des Frühlings.
kutai-lesson-three-miss-light = Die Nacht-Iris ist eine rote Blume des Frühlings, aber von der Nacht und nicht vom Tag.
kutai-lesson-three-miss-colour = Die Tag-Glyzinie ist eine Blume des Frühlings und vom Tag, aber weiß und nicht rot.

kutai-lesson-ground-title = Roter und weißer Grund
kutai-lesson-ground-text = Rote Blumen werden auf rote oder gelbe Punkte gesetzt, weiße auf weiße oder gelbe. Ein Punkt an einer Grenze hat die Farben beider Seiten.
kutai-lesson-ground-task = Lass die Kette von der Tag-Iris zur Tag-Glyzinie weitergehen, einer weißen Blume.
kutai-lesson-ground-hint = Die Reihe der Iris ist links von ihr weiß, und an beiden Enden gelb.
kutai-lesson-ground-missed = Die Kette geht nicht zur Tag-Glyzinie weiter.
kutai-lesson-ground-miss-line = Von dort sieht die Glyzinie die Iris nicht.

kutai-lesson-same-title = Dieselbe Blume
kutai-lesson-same-text = Beide haben die gleichen Spielsteine, jede Blume einmal bei Tag und einmal bei Nacht. Aber eine Blume ist nie mit derselben Blume in Harmonie, ob bei Tag oder bei Nacht.
kutai-lesson-same-task = Lass die Kette von der Tag-Iris weitergehen.
kutai-lesson-same-hint = Nimm eine andere Blume des Frühlings, zum Beispiel eine Glyzinie, und setze sie mit einer Lücke in die Reihe der Iris.
kutai-lesson-same-missed = Die Gesamtharmonie ist nicht gestiegen.
kutai-lesson-same-miss-same = Zwei Iris sind nie in Harmonie.

kutai-lesson-stays-title = Spielsteine bleiben
kutai-lesson-stays-text = Kein Spielstein bewegt sich oder verlässt das Brett, also wird immer auf einen leeren Punkt gesetzt.
kutai-lesson-stays-task = Probiere es aus: Wähle einen Spielstein und dann den Punkt, auf dem die Tag-Iris steht.
kutai-lesson-stays-hint = Die Tag-Iris ist die obere der beiden Blumen.
kutai-lesson-stays-done = Die Regeln lehnen den Zug ab und sagen, warum. So ist es in jeder Partie, und nichts geht dabei verloren.
kutai-lesson-stays-miss-free = Dieser Punkt war leer, also ist der Zug erlaubt. Wähle den Punkt der Iris.

kutai-lesson-far-title = So weit du willst
kutai-lesson-far-text = Für eine Harmonie ist die Entfernung gleich. Aber auf einem Punkt steht nur dann ein Spielstein, wenn die vier Felder um ihn herum alle auf dem Brett liegen, also nie auf dem Rand.
kutai-lesson-far-task = Setze eine rote Blume in Harmonie mit dem Herzstück, gerade darüber und so weit weg wie möglich.
kutai-lesson-far-hint = Der Punkt liegt im roten Dreieck ganz oben, kurz unter dem Rand.
kutai-lesson-far-missed = Das ist nicht in Harmonie mit dem Herzstück, oder nicht so weit darüber wie möglich.
kutai-lesson-far-miss-near = Es geht noch einen Punkt weiter nach oben.

kutai-lesson-between-title = Ein Stein dazwischen
kutai-lesson-between-text = Steht ein Spielstein zwischen zwei anderen, so sehen sie einander nicht. Also kann ein Zug die Kette zerreißen.
kutai-lesson-between-task = Zerreiß die Kette, damit die Gesamtharmonie 0 ist.
kutai-lesson-between-hint = Setze zwischen die beiden eine Blume, die nichts mit der Tag-Kirschblüte gemeinsam hat, zum Beispiel die Nacht-Kiefer.
kutai-lesson-between-missed = Die Gesamtharmonie ist nicht 0.
kutai-lesson-between-miss-more = Die Tag-Chrysantheme ist mit beiden in Harmonie: Die Kette hat einen Spielstein mehr, und die Gesamtharmonie steigt.
kutai-lesson-between-miss-line = Das ist nicht zwischen den beiden Blumen.

kutai-lesson-best-title = Der beste Partner
kutai-lesson-best-text = Die Kette verzweigt sich nie: Jeder Spielstein führt zu dem einen Partner weiter, der noch nicht in der Kette ist und mit dem er am meisten zählt, auch wenn ein anderer näher ist. Spielsteine, die die Kette verlässt, zählen nicht mehr.
kutai-lesson-best-task = Führe die Kette von der Tag-Kirschblüte zu einem besseren Partner als dem Tag-Ahorn.
kutai-lesson-best-hint = Der Ahorn zählt mit der Kirschblüte 2, die Tag-Iris zählt 3: Setze sie in eine andere Linie der Kirschblüte.
kutai-lesson-best-missed = Die Kette geht immer noch von der Kirschblüte zum Ahorn.
kutai-lesson-best-miss-equal = Die Tag-Chrysantheme zählt auch 2, und der Ahorn ist näher.
kutai-lesson-best-miss-line = Von dort sieht die Iris die Kirschblüte nicht.

kutai-lesson-nearest-title = Der nächste Partner
kutai-lesson-nearest-text = Zählen mehrere Partner gleich viel und keiner mehr, so geht die Kette zum nächsten von ihnen.
kutai-lesson-nearest-task = Führe die Kette vom Tag-Ahorn weg, mit einer Blume, die der Tag-Kirschblüte näher ist und mit ihr 2 zählt.
kutai-lesson-nearest-hint = Der Ahorn ist fünf Schritte entfernt. Die Tag-Chrysantheme zählt auch 2.
kutai-lesson-nearest-missed = Die Kette geht nicht zu einer Blume, die 2 zählt und näher ist.
kutai-lesson-nearest-miss-far = Sie zählt 2, ist aber weiter entfernt als der Ahorn.
kutai-lesson-nearest-miss-less = Sie ist näher, zählt aber nur 1: Die Nacht-Chrysantheme hat nur die Farbe gemeinsam.

kutai-lesson-neighbours-title = Schlechte Nachbarn
kutai-lesson-neighbours-text = Spielsteine direkt nebeneinander in einer Reihe oder Spalte stehen in Disharmonie, wenn sie nicht alle drei Eigenschaften gemeinsam haben. Haben sie keine gemeinsam, kann keiner von beiden eine Harmonie haben. Nur das Herzstück behält seine Harmonien mit anderen Spielsteinen.
kutai-lesson-neighbours-task = Zerreiß die Kette: Setze direkt neben die Tag-Iris eine Blume, die nichts mit ihr gemeinsam hat.
kutai-lesson-neighbours-hint = Die Iris ist eine rote Blume des Frühlings und vom Tag. Die Nacht-Kiefer ist nichts davon, und der Punkt links von der Iris ist weiß.
kutai-lesson-neighbours-done = Ein kleines Kreuz auf einem Spielstein sagt, dass er keine Harmonie haben kann.
kutai-lesson-neighbours-missed = Direkt neben der Tag-Iris steht keine Blume, die nichts mit ihr gemeinsam hat.
kutai-lesson-neighbours-miss-diagonal = Das ist schräg neben der Iris, und nur Reihen und Spalten zählen.
kutai-lesson-neighbours-miss-day = Kiefer und Iris haben den Tag gemeinsam. Also sind Harmonien mit 3 noch möglich, und die Iris hat eine.

kutai-lesson-partly-title = Zu wenig gemeinsam
kutai-lesson-partly-text = Nachbarn mit einer gemeinsamen Eigenschaft können mit anderen Spielsteinen nur Harmonien mit 3 haben. Nachbarn mit zweien können nur solche mit 2 oder 3 haben. Miteinander haben sie keine.
kutai-lesson-partly-task = Der Tag-Ahorn hat eine Harmonie mit 2. Zerreiß sie mit einem Nachbarn, der nur eine Eigenschaft mit ihm gemeinsam hat.
kutai-lesson-partly-hint = Der Ahorn ist eine rote Blume des Herbstes und vom Tag. Die Tag-Kiefer hat nur den Tag mit ihm gemeinsam.
kutai-lesson-partly-done = Punkte oben auf einem Spielstein sagen, wie viel seine Harmonien zählen müssen.
kutai-lesson-partly-missed = Der Ahorn hat keinen Nachbarn, der nur eine Eigenschaft mit ihm gemeinsam hat.
kutai-lesson-partly-miss-two = Der Tag-Klee hat Herbst und Tag mit dem Ahorn gemeinsam, also bleibt die Harmonie mit 2.

kutai-lesson-spade-title = Der Spaten schützt
kutai-lesson-spade-text = Eine Blume direkt neben einem Spaten steht in keiner Disharmonie. Der Spaten wird auf Gelb gesetzt und hat selbst keine Harmonie. Ein Punkt, an dem Gelb auf andere Farben trifft, gilt auch als gelb.
kutai-lesson-spade-task = Beende die Disharmonie zwischen der Tag-Chrysantheme und dem Nacht-Klee.
kutai-lesson-spade-hint = Setze deinen Spaten direkt neben eine der beiden Blumen, zum Beispiel darüber.
kutai-lesson-spade-done = Eine Blume neben dem Spaten ist genug: Die Disharmonie der beiden ist für beide zu Ende.
kutai-lesson-spade-missed = Die beiden Blumen stehen immer noch in Disharmonie.
kutai-lesson-spade-miss-far = Der Spaten muss direkt neben einer der beiden Blumen stehen.

kutai-lesson-wheel-title = Das Rad
kutai-lesson-wheel-text = Das Rad hat eine Harmonie mit 2 mit Herbstblumen des Tages und mit Sommerblumen der Nacht. Es wird auf Gelb gesetzt.
kutai-lesson-wheel-task = Lass die Kette vom Tag-Ahorn, einer Blume des Herbstes, zu deinem Rad weitergehen.
kutai-lesson-wheel-hint = Die Reihe des Ahorns hat zu beiden Enden hin gelbe Punkte.
kutai-lesson-wheel-missed = Die Kette geht nicht zum Rad weiter.
kutai-lesson-wheel-miss-line = Von dort sieht das Rad den Ahorn nicht.

kutai-lesson-cup-title = Der Becher
kutai-lesson-cup-text = Der Becher hat eine Harmonie mit 2 mit Frühlingsblumen des Tages und mit Winterblumen der Nacht. Auch er wird auf Gelb gesetzt.
kutai-lesson-cup-task = Lass die Kette vom Nacht-Jasmin, einer Blume des Winters, zu deinem Becher weitergehen.
kutai-lesson-cup-hint = Die Reihe des Jasmins hat zu beiden Enden hin gelbe Punkte.
kutai-lesson-cup-missed = Die Kette geht nicht zum Becher weiter.
kutai-lesson-cup-miss-centre = Von dort sieht der Becher nur das Herzstück, und das hat einen näheren Partner, der ebenso viel zählt: den Jasmin.

kutai-lesson-twig-title = Der Zweig
kutai-lesson-twig-text = Der Zweig hat eine Harmonie mit 1 mit jeder roten und jeder weißen Blume. Auch er wird auf Gelb gesetzt.
kutai-lesson-twig-task = Lass die Kette vom Tag-Ahorn zu deinem Zweig weitergehen.
kutai-lesson-twig-hint = Die Reihe des Ahorns hat zu beiden Enden hin gelbe Punkte.
kutai-lesson-twig-missed = Die Kette geht nicht zum Zweig weiter.
kutai-lesson-twig-miss-less = Von dort sieht der Zweig nur das Herzstück, und mit dem zählt der Ahorn mehr.

kutai-lesson-lotus-title = Der Weiße Lotus
kutai-lesson-lotus-text = Eine Harmonie mit dem Weißen Lotus zählt den eigenen Wert des anderen Spielsteins, der sonst nirgends zählt. Er ist 1, 2 oder 3 und steht auf der Karte des Spielsteins: Lass den Finger auf ihm oder die Maus über ihm ruhen. Der Tag-Ahorn hat den Wert 3.
kutai-lesson-lotus-task = Lass die Kette vom Tag-Ahorn zu deinem Weißen Lotus weitergehen, auf Rot oder Weiß.
kutai-lesson-lotus-hint = Die Reihe des Ahorns ist nahe bei ihm rot und weiß.
kutai-lesson-lotus-done = Direkt neben einem Spielstein mit einem Wert unter 3 stünde der Lotus in Disharmonie.
kutai-lesson-lotus-missed = Die Kette geht nicht vom Ahorn zum Weißen Lotus weiter.
kutai-lesson-lotus-miss-centre = Dort hat die Tag-Kirschblüte, deren eigener Wert 2 ist, den Lotus als Partner: Er ist näher als der Ahorn, und die Kette verlässt den Ahorn.

kutai-lesson-bridge-title = Eine Brücke
kutai-lesson-bridge-text = Ein einziger Spielstein kann die Kette zu anderen führen, die abseits stehen, und viel mehr als 3 bringen.
kutai-lesson-bridge-task = Die Gesamtharmonie ist 2 und der Zielwert 7. Gewinne mit einem Spielstein.
kutai-lesson-bridge-hint = Rechts haben die Nacht-Lilie und das Rad eine Harmonie mit 2. Eine Pfingstrose, rot und vom Sommer, kann Chrysantheme und Lilie verbinden: Sieh nach, wo sich deren Reihe und Spalte treffen.
kutai-lesson-bridge-missed = Die Gesamtharmonie ist nicht höher als 7.
kutai-lesson-bridge-miss-alone = Die Pfingstrose zählt 3, aber die Kette endet mit ihr, und die Gesamtharmonie ist 5.

kutai-lesson-defend-title = Lass zu wenig übrig
kutai-lesson-defend-text = Die Gesamtharmonie ist 7 und der Zielwert 9, also kann eine weitere Blume für deinen Gegner gewinnen. Senke sie rechtzeitig: mit einem Spielstein dazwischen, einem schlechten Nachbarn oder einem besseren Partner.
kutai-lesson-defend-task = Senke die Gesamtharmonie auf 6 oder weniger.
kutai-lesson-defend-hint = Suche einen schlechten Nachbarn für den Tag-Rhododendron, eine rote Blume des Winters und vom Tag: Die Nacht-Lilie hat nichts mit ihm gemeinsam.
kutai-lesson-defend-done = Ein Spielstein am Ende der Kette bringt höchstens 3, und das reicht nun nicht mehr.
kutai-lesson-defend-missed = Die Gesamtharmonie ist immer noch höher als 6.
kutai-lesson-defend-miss-more = Die Gesamtharmonie steigt auf 9, und jeder weitere Punkt gewinnt.

kutai-lesson-diagonals-title = Option: Schrägen
kutai-lesson-diagonals-text = Man kann mit anderen { kutai-option-lines } spielen. Mit „{ kutai-option-lines-value-queen }“ sehen Spielsteine einander auch schräg.
kutai-lesson-diagonals-task = Setze die Tag-Chrysantheme in Harmonie mit dem Herzstück, auf die Schräge, die nach rechts steigt.
kutai-lesson-diagonals-hint = Geh von der Mitte ebenso viele Punkte nach rechts wie nach oben.
kutai-lesson-diagonals-missed = Das ist nicht die Tag-Chrysantheme auf dieser Schräge.
kutai-lesson-diagonals-miss-line = Von dort sehen die beiden einander nicht.
kutai-lesson-diagonals-miss-row = Auch das ist eine Harmonie, aber in einer Reihe. Probiere die Schräge.

kutai-lesson-sight-title = Option: jede Richtung
kutai-lesson-sight-text = Mit „{ kutai-option-lines-value-sight }“ sehen zwei Spielsteine einander immer, wenn nicht ein dritter genau auf der Linie zwischen ihnen steht.
kutai-lesson-sight-task = Setze die Tag-Iris in die oberste Reihe, aber nicht in die Spalte des Herzstücks.
kutai-lesson-sight-hint = Die oberste Reihe hat fünf Punkte, zwei auf jeder Seite der Spalte.
kutai-lesson-sight-missed = Das ist nicht die Tag-Iris in der obersten Reihe neben der Spalte.
kutai-lesson-sight-miss-column = Das ist die Spalte des Herzstücks. Probiere einen Punkt daneben.

kutai-lesson-squares-title = Option: Felder
kutai-lesson-squares-text = Spielsteine können auch { kutai-option-places-value-squares } statt { kutai-option-places-value-points } stehen. Alle anderen Regeln bleiben gleich.
kutai-lesson-squares-task = Setze eine Blume in Harmonie mit dem Herzstück.
kutai-lesson-squares-hint = Nimm eine rote Blume und ein Feld in der Reihe oder Spalte des Herzstücks, mit einer Lücke dazwischen.
kutai-lesson-squares-missed = Dieser Spielstein ist nicht in Harmonie mit dem Herzstück.
kutai-lesson-squares-miss-line = Die beiden sehen einander nicht: Sie stehen weder in einer Reihe noch in einer Spalte.

kutai-lesson-first-game-title = Deine erste Partie
kutai-lesson-first-game-text = In einer ganzen Partie ist der Zielwert 30, wenn ihr nichts anderes vereinbart. Sind alle Spielsteine gesetzt und der Zielwert nicht überstiegen, ist die Partie unentschieden.
