### Was der Kurs von Skud Pai Sho sagt. Die Schritte stehen in course.txt.

## By key

skud-lesson-aim-title = Das Ziel
skud-lesson-aim-text = Linien verbinden deine Blumen, die in Harmonie sind. Schließe einen Ring aus solchen Linien um die Mitte des Bretts, und du gewinnst.
skud-lesson-aim-task = Du bist der Gast und hast die hellen Spielsteine; der Gastgeber hat die dunklen. Schließe den Ring: Bringe die Weiße Jade, die weiße Blume unten rechts, in eine Linie mit beiden Rosen, den roten Blumen des Rings.
skud-lesson-aim-hint = Die freie Ecke des Rings liegt unter der einen Rose und rechts von der anderen.
skud-lesson-aim-miss-one-rose = Der Ring ist noch offen: Die Weiße Jade muss mit beiden Rosen zugleich in einer Linie stehen.
skud-lesson-aim-missed = Der Ring ist noch offen: Die Weiße Jade unten rechts gehört auf seine freie Ecke.

skud-lesson-moving-title = Ziehen
skud-lesson-moving-text = Eine Blume zieht Schritt für Schritt auf den Linien, auch um Ecken, aber nur über leere Punkte. Eine Chrysantheme geht bis zu vier Schritte.
skud-lesson-moving-task = Ziehe deine rote Chrysantheme am weißen Jasmin vorbei auf den Punkt direkt unter ihm.
skud-lesson-moving-hint = Der Jasmin versperrt den geraden Weg. Geh links oder rechts um ihn herum.
skud-lesson-moving-miss-jasmine = Das war der Jasmin. Er bleibt stehen, und die Chrysantheme geht um ihn herum.
skud-lesson-moving-missed = Die Chrysantheme steht nicht auf dem Punkt direkt unter dem Jasmin.
skud-lesson-moving-done = Jede Art hat ihre Reichweite: Rose und Jasmin gehen bis zu 3 Schritte, Chrysantheme und Lilie 4, Rhododendron und Weiße Jade 5.

skud-lesson-gardens-title = Die Gärten
skud-lesson-gardens-text = Rote Blumen dürfen nicht in einem weißen Garten stehen bleiben, weiße nicht in einem roten. Hindurchgehen dürfen sie, und die Ränder sind für alle offen.
skud-lesson-gardens-task = Der Rhododendron ist eine rote Blume. Bringe ihn durch den weißen Garten auf die andere Seite.
skud-lesson-gardens-hint = Der Garten endet an der senkrechten Linie in der Mitte des Bretts. Vier oder fünf Schritte nach rechts genügen.
skud-lesson-gardens-miss-same-side = Der Rhododendron ist noch auf derselben Seite des Gartens.
skud-lesson-gardens-missed = Der Rhododendron hat den weißen Garten noch nicht durchquert.
skud-lesson-gardens-done = Rose, Chrysantheme und Rhododendron sind rot; Jasmin, Lilie und Weiße Jade sind weiß.

skud-lesson-plant-title = Pflanzen
skud-lesson-plant-text = In deinem Zug bewegst du eine Blume, oder du pflanzt eine neue in ein offenes Gatter; du passt nur, wenn beides nicht geht. Die Gatter sind die vier kleinen Dreiecke am Rand, und ein Gatter ohne Spielstein ist offen.
skud-lesson-plant-task = Pflanze eine Blume aus deiner Hand.
skud-lesson-plant-hint = Deine Hand mit den hellen Spielsteinen ist neben oder unter dem Brett. Drücke dort auf eine Blume, dann auf das Gatter links oder rechts.
skud-lesson-plant-miss-moved = So kommt die Rose aus ihrem Gatter. Pflanze diesmal eine neue Blume.
skud-lesson-plant-missed = So bewegst du eine Blume. Pflanze diesmal eine neue.
skud-lesson-plant-done = Im Gatter wächst die Blume, und nichts kann ihr geschehen. Sobald sie herauskommt, blüht sie.

skud-lesson-harmony-title = Harmonie
skud-lesson-harmony-text = Rose und Weiße Jade passen gut zusammen. Stehen deine beiden in einer Reihe oder Spalte und ist nichts dazwischen, so sind sie in Harmonie.
skud-lesson-harmony-task = Bringe deine rote Rose, rechts, und deine Weiße Jade in Harmonie.
skud-lesson-harmony-hint = Ziehe eine von beiden in die Reihe oder die Spalte der anderen, und achte darauf, was dazwischen steht.
skud-lesson-harmony-miss-diagonal = Die Weiße Jade steht neben der Spalte der Rose, nicht in ihr.
skud-lesson-harmony-miss-between = Sie stehen in einer Spalte, aber die Chrysantheme des Gastgebers steht dazwischen.
skud-lesson-harmony-missed = Rose und Weiße Jade stehen nicht in einer Reihe oder Spalte, in der nichts dazwischen ist.
skud-lesson-harmony-done = Nur blühende Blumen bilden eine Harmonie, wachsende nicht. Für eine neue Harmonie gibt es einen Bonus: Dazu bald mehr.

skud-lesson-circle-title = Der Kreis der Blumen
skud-lesson-circle-text = Die Blumen bilden einen Kreis, in der Reihenfolge deiner Hand: Rose, Chrysantheme, Rhododendron, Jasmin, Lilie, Weiße Jade und wieder die Rose. Nachbarn in diesem Kreis passen gut zusammen.
skud-lesson-circle-task = Bilde mit einem Zug zwei Harmonien.
skud-lesson-circle-hint = Der Rhododendron ist oben links, die Lilie unten rechts. Welche deiner Blumen oben rechts ist im Kreis mit beiden benachbart?
skud-lesson-circle-miss-rose = Zur Rose passen Weiße Jade und Chrysantheme, und du hast keine von beiden auf dem Brett.
skud-lesson-circle-miss-one = Das ist eine Harmonie. Der Jasmin erreicht einen Punkt, auf dem er zwei bildet.
skud-lesson-circle-missed = So entstehen keine zwei Harmonien.
skud-lesson-circle-done = Von jeder der sechs Blumen hast du drei.

skud-lesson-disharmony-title = Disharmonie
skud-lesson-disharmony-text = Gegenüber im Kreis sind in Disharmonie: Rose und Jasmin, Chrysantheme und Lilie, Rhododendron und Weiße Jade. Nach keinem Zug dürfen zwei Gegenüber in einer Linie stehen, ob sie dir oder dem Gastgeber gehören.
skud-lesson-disharmony-task = Bring deine Rose in Harmonie mit deiner Weißen Jade, aber nicht in eine Linie mit dem Jasmin des Gastgebers.
skud-lesson-disharmony-hint = Deine Rose unten darf nicht in die Spalte des Jasmins kommen, und deine Lilie muss zwischen dem Jasmin und der Rose des Gastgebers bleiben. Deine Weiße Jade ist unten rechts.
skud-lesson-disharmony-missed = Das ist erlaubt, aber du hast noch keine Harmonie.

skud-lesson-capture-title = Einnehmen
skud-lesson-capture-text = Eine Blume nimmt ihr Gegenüber ein, das dem anderen Spieler gehört, wenn sie darauf endet, und die eingenommene Blume verlässt das Spiel. Eine Blume, die noch in einem Gatter wächst, ist sicher.
skud-lesson-capture-task = Nimm eine Lilie ein, das Gegenüber deiner Chrysantheme.
skud-lesson-capture-hint = Eine der beiden Lilien des Gastgebers wächst in einem Gatter und ist sicher. Die andere blüht.
skud-lesson-capture-missed = So wird nichts eingenommen.

skud-lesson-ring-title = Ein Ring, der zählt
skud-lesson-ring-text = Ein Ring kann jede Form haben, aber er muss um den Mittelpunkt gehen, und keine seiner Linien darf durch diesen Punkt laufen.
skud-lesson-ring-task = Schließe mit einem einzigen Schritt einen Ring, und gewinne.
skud-lesson-ring-hint = Die Reihe des Mittelpunkts hilft dir nicht. Nimm die Reihe darunter: Nur die Rose links ist noch nicht dort.
skud-lesson-ring-miss-centre = Die vier Blumen stehen in Linien, aber die untere Seite läuft durch den Mittelpunkt. Dieser Ring zählt nicht.
skud-lesson-ring-missed = Es gibt noch keinen Ring.

skud-lesson-bonus-title = Der Bonus
skud-lesson-bonus-text = Ein Zug, der eine neue Harmonie schafft, bringt dir sofort einen Bonus. Zum Beispiel pflanzt du gleich noch eine Blume.
skud-lesson-bonus-task = Bringe die Weiße Jade in Harmonie mit der Rose, und pflanze als Bonus eine Blume.
skud-lesson-bonus-hint = Ziehe die Weiße Jade aus ihrem Gatter in die Reihe der Rose. Drücke dann auf eine Blume in deiner Hand und auf ein offenes Gatter.
skud-lesson-bonus-miss-unused = Sie sind in Harmonie, aber du hast den Bonus nicht genutzt: Drücke nach dem Ziehen auf eine Blume in deiner Hand und auf ein offenes Gatter.
skud-lesson-bonus-missed = Bilde erst eine Harmonie, und pflanze dann als Bonus eine Blume.
skud-lesson-bonus-done = In einem Zug gibt es einen Bonus, und du musst ihn nicht nutzen. Eine Harmonie, die erst der Bonus schafft, bringt keinen weiteren.

skud-lesson-bonus-gate-title = Pflanzen als Bonus
skud-lesson-bonus-gate-text = Die sechs Blumen des Kreises sind die Standardblumen. Als Bonus darfst du eine von ihnen nur pflanzen, solange keine Blume von dir wächst.
skud-lesson-bonus-gate-task = Bilde eine Harmonie, und pflanze als Bonus eine Blume.
skud-lesson-bonus-gate-hint = Deine Chrysantheme unten rechts und deine Weiße Jade im Gatter können beide in eine Linie mit der Rose kommen. Nimm die, nach der dein Gatter leer ist.
skud-lesson-bonus-gate-miss-unused = Sie sind in Harmonie, und keine Blume von dir wächst mehr. Nutze den Bonus: Drücke auf eine Blume in deiner Hand und auf ein offenes Gatter.
skud-lesson-bonus-gate-missed = Bilde mit der wachsenden Blume eine Harmonie, und pflanze dann als Bonus eine andere.

skud-lesson-rock-title = Der Stein
skud-lesson-rock-text = Der Bonus kann auch ein Aktionsspielstein sein, ein Spielstein, der keine Blume ist. Ein Stein kommt auf irgendeinen leeren Punkt, aber in kein Gatter, und in seiner Reihe und seiner Spalte zählt keine Harmonie.
skud-lesson-rock-task = Bringe Rose und Chrysantheme in Harmonie, und hebe die Harmonie des Gastgebers mit einem Stein auf.
skud-lesson-rock-hint = Deine Rose steht in der Mitte, und die Harmonie des Gastgebers liegt in einer Reihe weit unten. Der Stein wirkt in der ganzen Reihe.
skud-lesson-rock-miss-beside = Der Stein liegt nicht in der Reihe, in der die Harmonie des Gastgebers ist.
skud-lesson-rock-miss-unused = Sie sind in Harmonie, aber du hast den Bonus nicht genutzt: Drücke nach dem Ziehen auf den Stein in deiner Hand.
skud-lesson-rock-missed = Noch hebt kein Stein die Harmonie des Gastgebers auf.
skud-lesson-rock-done = Die gestrichelte Linie des Gastgebers zeigt die Harmonie, die nicht mehr zählt. Ein Stein wirkt auch über andere Spielsteine hinweg.

skud-lesson-knotweed-title = Der Knöterich
skud-lesson-knotweed-text = Auch der Knöterich ist ein Aktionsspielstein. Die Spielsteine auf den acht Punkten um ihn herum bilden keine Harmonie.
skud-lesson-knotweed-task = Bilde eine Harmonie, und hebe mit einem Aktionsspielstein beide Harmonien des Gastgebers auf.
skud-lesson-knotweed-hint = Die Blume des Gastgebers oben rechts gehört zu beiden Harmonien. Setze den Knöterich auf einen Punkt neben ihr.
skud-lesson-knotweed-done = Die gestrichelten Linien des Gastgebers zeigen die Harmonien, die nicht mehr zählen.
skud-lesson-knotweed-miss-rock = Der Stein hebt die Harmonie in seiner Reihe auf. Die in der Spalte zählt noch.
skud-lesson-knotweed-miss-far = Auf den acht Punkten um diesen Knöterich steht keine Blume des Gastgebers.
skud-lesson-knotweed-missed = Der Gastgeber hat noch eine Harmonie.

skud-lesson-wheel-title = Das Rad
skud-lesson-wheel-text = Ein Rad dreht alle Spielsteine auf den acht Punkten um sich herum einen Punkt weiter, im Uhrzeigersinn. Es darf keinen Stein und keine wachsende Blume drehen, und nichts dorthin, wo es nicht stehen darf.
skud-lesson-wheel-task = Bilde eine Harmonie, und drehe mit einem Rad eine Blume des Gastgebers aus seiner Harmonie heraus.
skud-lesson-wheel-hint = Die beiden Blumen des Gastgebers stehen in einer Spalte. Finde einen Platz für das Rad, bei dem eine von ihnen diese Spalte verlässt.
skud-lesson-wheel-done = Die gestrichelte Linie des Gastgebers zeigt die Harmonie, die nicht mehr zählt.
skud-lesson-wheel-miss-along = Die Weiße Jade hat sich gedreht, steht aber noch in der Spalte der Rose.
skud-lesson-wheel-miss-nothing = Auf den Punkten um dieses Rad steht kein Spielstein.
skud-lesson-wheel-missed = Die beiden Blumen des Gastgebers sind noch in Harmonie.

skud-lesson-boat-title = Das Boot
skud-lesson-boat-text = Ein Boot schickt eine blühende Blume, deine oder eine des Gastgebers, auf einen leeren Punkt neben ihr und bleibt an ihrem Platz.
skud-lesson-boat-task = Sorge mit deinem Zug und dem Boot für zwei Harmonien.
skud-lesson-boat-hint = Die Chrysantheme nahe am Gatter kann in die Spalte der Rose kommen. Die Weiße Jade, rechts, ist einen Punkt von der Reihe der Rose entfernt.
skud-lesson-boat-miss-between = Jetzt steht die Chrysantheme zwischen Rose und Weißer Jade.
skud-lesson-boat-missed = Zwei Harmonien mit Hilfe des Boots sind die Aufgabe.

skud-lesson-lotus-title = Der Weiße Lotus
skud-lesson-lotus-text = Der Weiße Lotus passt zu den Standardblumen beider Spieler: Jede bildet mit ihm eine Harmonie für den Spieler, dem sie gehört. Der Lotus wird nie eingenommen.
skud-lesson-lotus-task = Bilde mit dem Weißen Lotus des Gastgebers eine eigene Harmonie.
skud-lesson-lotus-hint = Ziehe deinen Jasmin in die Reihe oder die Spalte des Lotus.
skud-lesson-lotus-miss-not-in-line = Der Jasmin steht weder in der Reihe noch in der Spalte des Lotus.
skud-lesson-lotus-missed = Du hast noch keine Harmonie.
skud-lesson-lotus-done = Auch du hast einen Weißen Lotus. Als Bonus kannst du ihn in ein offenes Gatter pflanzen, auch während Blumen von dir wachsen; er geht bis zu 2 Schritte.

skud-lesson-orchid-title = Die Orchidee
skud-lesson-orchid-text = Eine blühende Orchidee hält die Blumen des anderen Spielers auf den acht Punkten um sie herum fest: Sie können nicht ziehen. Ein kleines Netz zeigt jede von ihnen an, und ihre Harmonien zählen weiter.
skud-lesson-orchid-task = Halte die Lilie des Gastgebers mit deiner Orchidee fest, die bis zu 6 Schritte geht.
skud-lesson-orchid-hint = Deine Orchidee ist oben links; deine Rose sitzt selbst fest. Bringe die Orchidee auf einen Punkt neben der Lilie.
skud-lesson-orchid-miss-far = Die Orchidee ist zwei Punkte von der Lilie entfernt. Sie hält nur Blumen direkt neben ihr fest, gerade oder schräg.
skud-lesson-orchid-missed = Die Lilie des Gastgebers kann noch ziehen.
skud-lesson-orchid-done = Auch die Orchidee wird als Bonus gepflanzt, gleich was schon wächst.

skud-lesson-hunter-title = Orchidee und Lotus
skud-lesson-hunter-text = Solange dein Weißer Lotus blüht, kann deine Orchidee jede Standardblume des Gastgebers einnehmen. Dann können aber auch seine Blumen sie einnehmen.
skud-lesson-hunter-task = Nimm mit deiner Orchidee eine Blume ein.
skud-lesson-hunter-hint = Der Weiße Lotus wird nie eingenommen. Der Gastgeber hat noch eine andere Blume.
skud-lesson-hunter-missed = Die Orchidee hat nichts eingenommen.

skud-lesson-count-title = Das andere Ende
skud-lesson-count-text = Die Partie endet auch, wenn jemand seine letzte Standardblume pflanzt. Dann gewinnt, wer mehr unbenutzte Aktionsspielsteine hat; bei gleich vielen, wer mehr Harmonien hat.
skud-lesson-count-task = In deiner Hand ist noch eine Standardblume. Beende die Partie, und gewinne.
skud-lesson-count-hint = Du hast zwei unbenutzte Aktionsspielsteine, der Gastgeber einen. Behalte beide, und pflanze.
skud-lesson-count-miss-accent = Jetzt hast du nicht mehr unbenutzte Aktionsspielsteine als der Gastgeber, und die Partie geht weiter.
skud-lesson-count-miss-goes-on = Die Partie geht weiter, denn deine letzte Standardblume ist noch in deiner Hand.
skud-lesson-count-missed = Damit ist die Partie nicht zu Ende.
skud-lesson-count-done = Es gibt auch Unentschieden: wenn beide Zählungen gleich sind, wenn beide einen Ring haben und wenn eine Stellung zum dritten Mal entsteht.

skud-lesson-threat-title = Zwei Wege zugleich
skud-lesson-threat-text = In einem Zug kann der Gastgeber einen Weg zum Ring versperren, zwei kaum. Suche also einen Zug, nach dem es zwei gibt.
skud-lesson-threat-task = Du brauchst zwei Züge für einen Ring. Mach den ersten so, dass der Gastgeber den zweiten nicht verhindern kann.
skud-lesson-threat-hint = Weiße Jade und Chrysantheme passen beide auf die Ecke unten rechts. Welche Blume zieht also zuerst?
skud-lesson-threat-miss-jade = Der Rhododendron des Gastgebers kann die Weiße Jade dort einnehmen, denn sie liegen einander im Kreis gegenüber.
skud-lesson-threat-miss-chrysanthemum = Der Rhododendron des Gastgebers kann in diese Reihe treten, zwischen die Chrysantheme und die noch freie Ecke.
skud-lesson-threat-missed = Danach kann der Gastgeber dich noch aufhalten.
skud-lesson-threat-done = Weiße Jade und Chrysantheme konnten beide auf der letzten Ecke den Ring schließen, und kein einzelner Zug des Gastgebers verhindert beides.

skud-lesson-defend-title = Verteidigen
skud-lesson-defend-text = Dem Gastgeber fehlt noch ein Zug zu einem Ring. Nimm eine seiner Blumen ein, oder stell dich zwischen zwei von ihnen.
skud-lesson-defend-task = Verhindere, dass der Gastgeber den Ring schließt.
skud-lesson-defend-hint = Dein Jasmin erreicht eine Rose des Gastgebers. Deine Chrysantheme erreicht die obere Seite des Rings.
skud-lesson-defend-miss-still = Die Weiße Jade des Gastgebers unten rechts geht auf die freie Ecke und schließt den Ring.
skud-lesson-defend-missed = Der Gastgeber schließt den Ring mit dem nächsten Zug.
skud-lesson-defend-done = Der Ring bleibt offen.

skud-lesson-combination-title = Ein Boot gegen einen Stein
skud-lesson-combination-text = Ein Boot kann auch auf einen Stein, einen Knöterich oder ein Rad gesetzt werden: Dann verlassen beide das Spiel.
skud-lesson-combination-task = Ein Stein des Gastgebers hebt deine Harmonie links auf. Gewinne in einem Zug.
skud-lesson-combination-hint = Ziehe die Rose aus dem oberen Gatter auf die freie Ecke. Um den Stein kümmert sich der Bonus.
skud-lesson-combination-miss-rock = Alle vier Ecken sind da, aber der Stein des Gastgebers hebt die Harmonie links noch auf.
skud-lesson-combination-missed = Der Ring ist nicht geschlossen.

skud-lesson-options-title = Optionen
skud-lesson-options-text = Eine Partie kann Optionen haben, die die üblichen Regeln ändern: Der Gastgeber wählt die Aktionsspielsteine für beide, seine erste Blume ist das Gegenüber der des Gastes und nicht die gleiche, oder es gelten die Regeln der Website The Garden Gate.
skud-lesson-options-task = Diese Partie hat alle drei, und du bist der Gastgeber. Pflanze das Gegenüber der Rose des Gastes.
skud-lesson-options-hint = Rose und Jasmin liegen einander gegenüber. Die erste Blume des Gastgebers gehört in das Gatter im Norden.
skud-lesson-options-done = Nach den Regeln jener Website nimmt eine Orchidee sogar einen Weißen Lotus ein, und ein Boot entfernt sogar ein Boot. Nach der letzten Standardblume zählen nur Harmonien, deren Blumen auf verschiedenen Seiten der mittleren Reihe oder der mittleren Spalte stehen.

skud-lesson-begin-title = Der Anfang
skud-lesson-begin-text = Vor dem ersten Zug behält jeder Spieler vier von acht Aktionsspielsteinen: Es gibt zwei Steine, zwei Knöteriche, zwei Räder und zwei Boote. Der Gastgeber wählt zuerst.
skud-lesson-begin-task = Du bist der Gastgeber. Wähle deine vier Aktionsspielsteine.
skud-lesson-begin-hint = Einer von jeder Art ist ein guter Anfang.
skud-lesson-begin-done = Dann wählt der Gast und pflanzt eine Standardblume in das Gatter im Süden. Der Gastgeber antwortet mit der gleichen Blume im Gatter im Norden, und der Gast ist wieder am Zug.

skud-lesson-first-game-title = Deine erste Partie
skud-lesson-first-game-text = Spiele eine ganze Partie gegen den Computer, als Gast. Suche Züge, die eine neue Harmonie schaffen, und hebe dir einen Aktionsspielstein auf, bis der Ring des Gastgebers fast geschlossen ist.
