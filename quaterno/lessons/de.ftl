### Texte des Kurses von Quaterno.

## By key

quaterno-lesson-aim-title = Zwei Figuren gewinnen
quaterno-lesson-aim-text = Du bist der Gast mit den hellen Spielsteinen. Die lange grüne Linie ist dein Spiegel. Der helle und der dunkle Kompass, die die andere Linie verbindet, spiegeln einander an ihr: Das ist eine Figur, und die zweite Figur gewinnt.
quaterno-lesson-aim-task = Bewege deinen Fächer, den roten Halbkreis links, dorthin, wo er das Spiegelbild des dunklen Fächers rechts ist, und gewinne.
quaterno-lesson-aim-hint = Falte das Brett in Gedanken an der langen grünen Linie: Wohin fällt der dunkle Fächer? Dein Fächer geht schräg nach rechts oben dorthin.
quaterno-lesson-aim-done = Zwei Figuren: Die Partie ist zu Ende, und du hast gewonnen.
quaterno-lesson-aim-missed = Das ist keine zweite Figur: Nur auf einem Punkt liegt das Spiegelbild des dunklen Fächers.
quaterno-lesson-aim-miss-sides = Das spiegelt den dunklen Fächer von rechts nach links. Der Spiegel ist die lange grüne Linie.
quaterno-lesson-aim-miss-centre = Das liegt dem dunklen Fächer über die Mitte hinweg gegenüber. Der Spiegel ist die lange grüne Linie.

quaterno-lesson-lines-title = Wie Steine sich bewegen
quaterno-lesson-lines-text = Spielsteine stehen auf Punkten, dort, wo sich Linien kreuzen. Ein Spielstein bewegt sich in einer Reihe, einer Spalte oder einer Diagonale, so weit du willst, aber nicht an einem anderen vorbei.
quaterno-lesson-lines-task = Bewege deinen Anker in die Mitte des Bretts.
quaterno-lesson-lines-hint = Die Mitte ist der mittlere Punkt des Bretts, gerade über deinem Anker.
quaterno-lesson-lines-missed = Der Anker soll in der Mitte des Bretts stehen.
quaterno-lesson-lines-miss-far = Das ist jenseits der Mitte. Ein Spielstein darf auf jedem Punkt seines Weges anhalten.

quaterno-lesson-moon-title = Der Mond fliegt
quaterno-lesson-moon-text = Der Mond bewegt sich auf denselben Linien, und nur er fliegt über andere Spielsteine hinweg.
quaterno-lesson-moon-task = Fliege mit deinem Mond über einen Spielstein.
quaterno-lesson-moon-hint = Über deinem Mond steht ein Spielstein und links von ihm ein anderer. Geh weiter, auf einen Punkt dahinter.
quaterno-lesson-moon-missed = Dieser Zug fliegt über keinen Spielstein.
quaterno-lesson-moon-miss-before = Der Mond bleibt vor dem Spielstein stehen. Er kann weiter, über ihn hinweg.

quaterno-lesson-axis-title = Deine Achse
quaterno-lesson-axis-text = Die beiden langen Diagonalen durch die Mitte sind die Hauptdiagonalen. Solange deine Sonne und dein Mond beide auf einer davon stehen, ist sie deine Achse: dein Spiegel.
quaterno-lesson-axis-task = Mach dir eine Achse. Die Sonne bewegt sich nie von selbst, also bring deinen Mond auf ihre Diagonale.
quaterno-lesson-axis-hint = Deine Sonne steht auf der Diagonale, die von links unten nach rechts oben steigt.
quaterno-lesson-axis-done = Die Linie, die du nun siehst, ist deine Achse. Die Achse des Gastes ist grün, die des Gastgebers blau und gestrichelt. In den Regeln heißt die steigende Diagonale y=x und die fallende y=-x.
quaterno-lesson-axis-missed = Deine Sonne und dein Mond stehen nicht auf derselben Hauptdiagonale.
quaterno-lesson-axis-miss-other = Das ist die andere Hauptdiagonale. Deine Sonne steht nicht auf ihr.

quaterno-lesson-figure-title = Eine Figur
quaterno-lesson-figure-text = Eine Figur sind ein Spielstein von dir und der gegnerische derselben Art, die einander an deiner Achse spiegeln. In dieser Partie steht deine Sonne unten rechts, also ist deine Achse die fallende Diagonale.
quaterno-lesson-figure-task = Mach eine Figur mit deinem Stab.
quaterno-lesson-figure-hint = Der Stab ist aus Bambus. Suche den Punkt, der an der Linie das Spiegelbild des dunklen Stabs ist: Deiner geht gerade nach unten dorthin.
quaterno-lesson-figure-missed = Das ist keine Figur: Dein Stab ist nicht das Spiegelbild des dunklen Stabs.
quaterno-lesson-figure-miss-kind = Der Punkt stimmt, aber das ist dein Anker. Eine Figur braucht zwei Spielsteine derselben Art.
quaterno-lesson-figure-miss-sides = Das spiegelt den dunklen Stab von rechts nach links. Der Spiegel ist deine Achse.

quaterno-lesson-used-title = Jede Art einmal
quaterno-lesson-used-text = Eine Figur bleibt deine, auch wenn ihre Spielsteine weiterziehen, aber ihre Art ist für beide verbraucht. In dieser Partie hast du schon eine mit den Fächern gemacht, und sie sind weitergezogen.
quaterno-lesson-used-task = Mach deine zweite Figur, mit einer anderen Art.
quaterno-lesson-used-hint = Dein Stab kann nach oben gehen, wo er das Spiegelbild des dunklen Stabs ist.
quaterno-lesson-used-missed = Das ist keine Figur. Welcher deiner Spielsteine kann den dunklen derselben Art spiegeln?
quaterno-lesson-used-miss-used = Die Fächer spiegeln einander wieder, aber sie sind verbraucht und ergeben keine zweite Figur.

quaterno-lesson-swap-title = Der Fächer tauscht
quaterno-lesson-swap-text = Statt sich zu bewegen, kann ein Spielstein auf den nächsten Spielstein in einer seiner Linien einwirken, hell oder dunkel: sein Ziel. Die Aktion des Fächers heißt Tauschen: Fächer und Ziel tauschen die Plätze.
quaterno-lesson-swap-task = Lass deinen Fächer und den dunklen Kompass die Plätze tauschen.
quaterno-lesson-swap-hint = Wähle deinen Fächer und dann den dunklen Kompass in derselben Reihe.
quaterno-lesson-swap-missed = Dein Fächer und der dunkle Kompass haben nicht die Plätze getauscht.
quaterno-lesson-swap-miss-moves = Hier bewegt sich der Fächer nur. Wähle nach dem Fächer den dunklen Kompass selbst.

quaterno-lesson-push-title = Der Stab schiebt
quaterno-lesson-push-text = Die Aktion des Stabs heißt Wegschieben: Das Ziel geht gerade vom Stab weg, so weit du willst, bis vor den nächsten Spielstein.
quaterno-lesson-push-task = Schieb den dunklen Anker mit deinem Stab weg.
quaterno-lesson-push-hint = Wähle deinen Stab, dann den dunklen Anker darüber, dann einen Punkt weiter oben.
quaterno-lesson-push-missed = Der dunkle Anker wurde nicht geschoben.
quaterno-lesson-push-miss-moves = Hier bewegt sich der Stab nur. Wähle nach dem Stab den dunklen Anker selbst.

quaterno-lesson-draw-near-title = Der Anker holt heran
quaterno-lesson-draw-near-text = Die Aktion des Ankers heißt Heranholen: Das Ziel geht auf einen Punkt zwischen sich und dem Anker.
quaterno-lesson-draw-near-task = Hol den dunklen Stab mit deinem Anker heran.
quaterno-lesson-draw-near-hint = Wähle deinen Anker, dann den dunklen Stab in derselben Reihe, dann einen Punkt zwischen beiden.
quaterno-lesson-draw-near-missed = Der dunkle Stab ist nicht näher gekommen.
quaterno-lesson-draw-near-miss-moves = Hier bewegt sich der Anker nur. Wähle nach dem Anker den dunklen Stab selbst.

quaterno-lesson-behind-title = Hinter den Kompass
quaterno-lesson-behind-text = Die Aktion des Kompasses heißt Dahinterstellen: Das Ziel geht gerade hinüber auf die andere Seite des Kompasses, so weit du willst, bis vor den nächsten Spielstein.
quaterno-lesson-behind-task = Stell den dunklen Fächer hinter deinen Kompass.
quaterno-lesson-behind-hint = Der dunkle Fächer steht gerade über deinem Kompass, also ist dahinter gerade darunter.
quaterno-lesson-behind-missed = Der dunkle Fächer steht nicht hinter deinem Kompass.
quaterno-lesson-behind-miss-moves = Hier bewegt sich der Kompass nur. Wähle nach dem Kompass den dunklen Fächer selbst.

quaterno-lesson-orbit-title = Die Sonne schickt fort
quaterno-lesson-orbit-text = Die Aktion der Sonne heißt Umkreisen: Das Ziel geht auf einen beliebigen freien Punkt, der ebenso viele Schritte von der Sonne entfernt ist wie vorher. Ein Schritt führt auf einen Nachbarpunkt, auch einen schrägen, und so bilden diese Punkte ein Quadrat um die Sonne.
quaterno-lesson-orbit-task = Lass den dunklen Anker um deine Sonne kreisen.
quaterno-lesson-orbit-hint = Der dunkle Anker ist drei Schritte von deiner Sonne entfernt. Wähle die Sonne und dann den Anker: Das Brett markiert die Punkte mit diesem Abstand.
quaterno-lesson-orbit-missed = Der dunkle Anker ist nicht um deine Sonne gekreist.

quaterno-lesson-soldier-title = Der Soldat hält fest
quaterno-lesson-soldier-text = Ein Soldat hält gegnerische Spielsteine direkt über, unter, links oder rechts von sich fest, solange er dort steht: Sie können sich weder bewegen noch handeln. Soldat und Mond haben keine Aktion: Der eine hält stattdessen fest, und der andere fliegt.
quaterno-lesson-soldier-task = Halte den dunklen Kompass mit deinem Soldaten fest.
quaterno-lesson-soldier-hint = Dein Soldat kann auf den Punkt direkt unter dem dunklen Kompass gehen.
quaterno-lesson-soldier-done = Sonnen, Monde und Soldaten werden genauso festgehalten. Ein festgehaltener Soldat hält weiter fest.
quaterno-lesson-soldier-missed = Der dunkle Kompass ist nicht festgehalten.
quaterno-lesson-soldier-miss-diagonal = Dein Soldat steht schräg neben dem Kompass. Er hält nur fest, was direkt über, unter, links oder rechts von ihm steht.

quaterno-lesson-free-title = Einen Stein befreien
quaterno-lesson-free-text = Ein festgehaltener Spielstein kann immer noch ein Ziel sein. Also kann ein anderer ihn freischieben oder heranholen, oder den Soldaten fortschicken.
quaterno-lesson-free-task = Der dunkle Soldat hält deinen Fächer fest. Befreie ihn.
quaterno-lesson-free-hint = Dein Stab steht gerade unter dem Fächer.
quaterno-lesson-free-missed = Der dunkle Soldat hält deinen Fächer immer noch fest.
quaterno-lesson-free-miss-moves = Hier bewegt sich der Stab nur. Wähle nach dem Stab deinen Fächer selbst.

quaterno-lesson-place-title = Wie eine Partie beginnt
quaterno-lesson-place-text = Eine Partie beginnt nur mit den Sonnen und Monden. Gast und Gastgeber setzen abwechselnd ihre fünf anderen Spielsteine, immer einen, und bis alle stehen, bewegt sich keiner.
quaterno-lesson-place-task = Setze einen deiner Spielsteine.
quaterno-lesson-place-hint = Wähle einen Spielstein neben dem Brett und dann einen Punkt nahe am Rand.

quaterno-lesson-where-title = Wohin du setzt
quaterno-lesson-where-text = Gesetzt wird mindestens vier Schritte von der Mitte und nicht auf eine Hauptdiagonale.
quaterno-lesson-where-task = Setze einen Spielstein gerade über die Mitte, so nah an sie, wie du darfst.
quaterno-lesson-where-hint = Zähle von der Mitte vier Schritte nach oben.
quaterno-lesson-where-missed = Der nächste erlaubte Punkt gerade über der Mitte ist noch leer.
quaterno-lesson-where-miss-far = Das sind fünf Schritte. Du darfst einen Schritt näher heran.

quaterno-lesson-quarters-title = Vier Viertel
quaterno-lesson-quarters-text = Die Hauptdiagonalen teilen das Brett in vier Viertel: Norden, Osten, Süden und Westen. Wer in einem Viertel zuerst setzt, hält es vom anderen frei, bis alle Spielsteine stehen.
quaterno-lesson-quarters-task = Nimm ein Viertel, in dem noch niemand gesetzt hat.
quaterno-lesson-quarters-hint = Norden ist oben. Dein Fächer steht im Norden und der des Gastgebers im Westen, also sind Osten und Süden frei.
quaterno-lesson-quarters-missed = Dieses Viertel hat schon jemand.
quaterno-lesson-quarters-miss-own = Der Norden gehört dir schon: Dein Fächer steht dort. Nimm ein weiteres Viertel.

quaterno-lesson-plan-title = Setze mit Plan
quaterno-lesson-plan-text = Setze deine Spielsteine dorthin, wo sie an einer Hauptdiagonale dunkle derselben Art spiegeln. Sobald sie deine Achse ist, ist jedes dieser Paare eine Figur.
quaterno-lesson-plan-task = Setze deinen Fächer dorthin, wo er den dunklen Fächer an einer Hauptdiagonale spiegelt.
quaterno-lesson-plan-hint = Zu jeder Hauptdiagonale gehört ein solcher Punkt: Einer ist im Norden, der andere im Süden.
quaterno-lesson-plan-missed = Dein Fächer spiegelt den dunklen an keiner Hauptdiagonale.
quaterno-lesson-plan-miss-sides = Das spiegelt den dunklen Fächer von rechts nach links. Der Spiegel muss eine der beiden Hauptdiagonalen sein.

quaterno-lesson-double-title = Zwei auf einmal
quaterno-lesson-double-text = Ein Zug, der deine Achse herstellt, macht auch aus jedem Paar eine Figur, das sich schon an ihr spiegelt.
quaterno-lesson-double-task = Dein Anker und dein Stab spiegeln die dunklen schon an der steigenden Diagonale. Gewinne mit einem Zug.
quaterno-lesson-double-hint = Nur die Achse fehlt. Wo erreicht dein Mond die steigende Diagonale?
quaterno-lesson-double-missed = Du hast immer noch keine Achse, und damit keine Figur.
quaterno-lesson-double-miss-other = Dein Mond steht immer noch auf der fallenden Diagonale, und deine Sonne steht auf der steigenden.

quaterno-lesson-push-figure-title = Den anderen Stein bewegen
quaterno-lesson-push-figure-text = Für eine Figur ist es gleich, welcher der beiden Spielsteine sich bewegt: Du kannst auch den dunklen dorthin schicken, wo er deinen spiegelt.
quaterno-lesson-push-figure-task = Schieb den dunklen Kompass dorthin, wo er deinen Kompass spiegelt.
quaterno-lesson-push-figure-hint = Dein Stab steht in einer Reihe mit dem dunklen Kompass. Suche in dieser Reihe den Punkt, der deinen Kompass an der Linie spiegelt.
quaterno-lesson-push-figure-missed = Die beiden Kompasse spiegeln einander noch nicht.
quaterno-lesson-push-figure-miss-short = Fast: Das Spiegelbild deines Kompasses liegt einen Punkt weiter.
quaterno-lesson-push-figure-miss-beyond = Das ist einen Punkt zu weit.

quaterno-lesson-whose-title = Wessen Figur?
quaterno-lesson-whose-text = Eine Figur gehört dem, der die Achse hat, ganz gleich, wer gezogen hat. Du kannst deinem Gegner also aus Versehen eine Figur schenken.
quaterno-lesson-whose-task = Hier hat nur der Gastgeber eine Achse, blau und gestrichelt. Probiere es aus: Schenk ihm mit deinem Anker eine Figur.
quaterno-lesson-whose-hint = Der Punkt, der den dunklen Anker spiegelt, liegt gerade über deinem Anker.
quaterno-lesson-whose-done = Eine Figur für den Gastgeber, durch deinen Zug! Sieh in einer Partie auf die Achse deines Gegners, bevor du ziehst.
quaterno-lesson-whose-missed = Das schenkt dem Gastgeber keine Figur. In einer Partie ist das gut, aber hier probiere es aus.
quaterno-lesson-whose-miss-beyond = Das ist einen Punkt zu weit: Die Anker spiegeln einander nicht.

quaterno-lesson-both-title = Beide haben die Achse
quaterno-lesson-both-text = Ist dieselbe Diagonale die Achse beider, so hat sie eine grüne und eine blaue Linie, und eine Figur gehört dem, der zieht.
quaterno-lesson-both-task = Mach mit deinem Anker eine Figur, bevor der Gastgeber sie macht.
quaterno-lesson-both-hint = Der Punkt, der den dunklen Anker spiegelt, liegt gerade über deinem Anker.
quaterno-lesson-both-missed = Die beiden Anker spiegeln einander noch nicht.
quaterno-lesson-both-miss-beyond = Das ist einen Punkt zu weit: Die Anker spiegeln einander nicht.

quaterno-lesson-break-title = Zerbrich die Achse
quaterno-lesson-break-text = Der Gastgeber hat schon eine Figur mit den Fächern und macht mit dem nächsten Zug die zweite. Ohne Achse gibt es keine Figur, also schick seinen Mond von der Diagonale weg.
quaterno-lesson-break-task = Zerbrich die Achse des Gastgebers.
quaterno-lesson-break-hint = Deine Sonne und der Mond des Gastgebers stehen auf einer Linie. Die Sonne lässt ihr Ziel kreisen.
quaterno-lesson-break-done = Keine Achse, keine Figur. Der Gastgeber braucht erst einen Zug für eine neue Achse.
quaterno-lesson-break-missed = Der Gastgeber hat die Achse immer noch.
quaterno-lesson-break-miss-anchor = Die Anker sind nun sicher, aber der Gastgeber hat noch die Achse und gewinnt mit dem Kompass.

quaterno-lesson-two-turns-title = Einen Zug voraus
quaterno-lesson-two-turns-text = Du hast schon eine Figur mit den Stäben. Dein Soldat hält die Sonne und den Fächer des Gastgebers fest, also kann keiner von beiden die zweite verhindern.
quaterno-lesson-two-turns-task = Gewinne in zwei Zügen: Bring deinen Fächer nah an den Punkt, der den dunklen Fächer spiegelt, und dann auf ihn.
quaterno-lesson-two-turns-hint = Dieser Punkt liegt schräg rechts unter der Sonne des Gastgebers. Stell dich auf eine Linie mit ihm, ohne Platz für einen Spielstein dazwischen.
quaterno-lesson-two-turns-done = So gewinnt man: Halte zuerst fest, was dich aufhalten könnte.
quaterno-lesson-two-turns-missed = Nach diesem Zug kann der Gastgeber dich aufhalten, oder du stehst nicht auf einer Linie mit dem Punkt.
quaterno-lesson-two-turns-miss-between = Du stehst auf einer Linie mit dem Punkt, aber der Anker des Gastgebers kann dazwischengehen. Komm näher.
quaterno-lesson-two-turns-miss-slow = Von dort erreicht dein Fächer den Punkt mit dem nächsten Zug nicht.

quaterno-lesson-repetition-title = Unentschieden
quaterno-lesson-repetition-text = Kommt eine Stellung zum dritten Mal vor, ist die Partie unentschieden: Niemand gewinnt.
quaterno-lesson-repetition-task = Beide Fächer sind hin und her gegangen. Stell dieselbe Stellung noch einmal her: Geh mit deinem Fächer dorthin zurück, wo er vorher stand.
quaterno-lesson-repetition-hint = Dein Fächer stand einen Punkt weiter rechts.
quaterno-lesson-repetition-missed = Diese Stellung ist neu, also geht die Partie weiter.
quaterno-lesson-repetition-miss-other = Diese Stellung ist neu, also geht die Partie weiter. Der Fächer kam von der anderen Seite.

quaterno-lesson-first-game-title = Deine erste Partie
quaterno-lesson-first-game-text = Jetzt weißt du alles: Setze fünf Spielsteine, mach dir eine Achse, und mach zwei Figuren, bevor es dein Gegner tut.
