kishogi-lesson-aim-title = Das Ziel
kishogi-lesson-aim-text = Du spielst mit Würfeln, und einer davon ist dein Gyoku, der König. Wer keinen erlaubten Zug mehr hat, verliert: Hier ist der weiße Gyoku angegriffen und kann nicht weg, also hat Schwarz gewonnen. Die leeren Felder um ihn helfen nicht: Ein Gyoku muss immer genau zwei Schritte vom anderen entfernt bleiben, und er darf nicht dorthin, wo er angegriffen wird. Goldene Marken zeigen den letzten Zug.

kishogi-lesson-ring-title = Die beiden Gyoku
kishogi-lesson-ring-text = Es gibt kein Brett: Die Felder gehen in alle Richtungen weiter. Das Spiel beginnt mit den beiden Gyoku, die immer genau zwei Schritte voneinander entfernt bleiben.
kishogi-lesson-ring-task = Jetzt bist du Weiß. Setz deinen Gyoku zwei Schritte vom schwarzen entfernt.
kishogi-lesson-ring-hint = Sechzehn Felder sind zwei Schritte entfernt, in einem Ring um den dunklen Gyoku. Alle sind markiert, und jedes ist recht.
kishogi-lesson-ring-done = Von jetzt an bleiben die beiden Gyoku zwei Schritte auseinander.

kishogi-lesson-drop-title = Einen Würfel einsetzen
kishogi-lesson-drop-text = In einem Zug setzt du einen Würfel aus der Hand ein oder ziehst mit einem. Eingesetzt wird neben dem eigenen Gyoku, mit einer beliebigen der sechs Seiten nach oben.
kishogi-lesson-drop-task = Setz einen Würfel ein: Drück auf einen in deiner Hand, wähl eine Seite und drück auf ein markiertes Feld.
kishogi-lesson-drop-hint = Deine Hand ist unter dem Brett. Die Felder neben deinem dunklen Gyoku sind markiert, sobald du eine Seite gewählt hast.
kishogi-lesson-drop-done = Die Seite, die oben liegt, sagt, wie der Würfel zieht. Das kleine zweite Zeichen ist die Seite, die unten liegt; sie kommt nach oben, wenn der Würfel zieht.
kishogi-lesson-drop-miss-gyoku = Dein Gyoku hat gezogen, und das ist erlaubt. Setz hier aber einen Würfel aus der Hand ein.

kishogi-lesson-closed-title = Gesperrte Felder
kishogi-lesson-closed-text = Die Felder neben dem gegnerischen Gyoku sind gesperrt: Dort wird nichts eingesetzt, auch wenn sie zugleich neben deinem eigenen Gyoku liegen.
kishogi-lesson-closed-task = Sieh dir an, wie es abgelehnt wird: Wähl einen Würfel und eine Seite und drück auf ein Feld zwischen den beiden Gyoku.
kishogi-lesson-closed-hint = Das Feld gerade vor deinem Gyoku liegt neben beiden Gyoku. Es ist nicht markiert: Drück trotzdem darauf.
kishogi-lesson-closed-done = Das Brett nennt dir die Regel, wann immer du auf ein Feld drückst, auf das du nicht kannst.
kishogi-lesson-closed-miss-open = Dieses Feld ist frei. Versuch eines, das auch neben dem hellen Gyoku liegt.

kishogi-lesson-harmless-title = Einsetzen gibt kein Schach
kishogi-lesson-harmless-text = Ein Würfel, den du einsetzt, darf den gegnerischen Gyoku nicht gleich angreifen. Der Hi gleitet gerade, also täte er es in einer Linie mit diesem Gyoku.
kishogi-lesson-harmless-task = Setz einen Würfel mit der Seite Hi dort ein, wo er den weißen Gyoku nicht angreift.
kishogi-lesson-harmless-hint = Rechts von deinem Gyoku sähe der Hi geradewegs auf den hellen. Versuch es auf der anderen Seite.
kishogi-lesson-harmless-done = Noch greift er nichts an, aber das kommt, wenn er zieht.
kishogi-lesson-harmless-miss-face = Das ist erlaubt: Diese Seite reicht nicht bis zum hellen Gyoku. Setz hier denselben Würfel mit der Seite Hi ein.

kishogi-lesson-faces-title = Seiten
kishogi-lesson-faces-text = Ein Würfel zieht, wie seine Seite es sagt, und wird dann umgedreht: Die Seite, die unten war, liegt oben. Das kleine Zeichen unter dem Namen zeigt sie. Ein Cho geht einen Schritt gerade und wird zum Hi, der gleitet.
kishogi-lesson-faces-task = Geh mit dem Cho einen Schritt, vorwärts oder rückwärts.
kishogi-lesson-faces-hint = Der Cho ist der dunkle Würfel links von deinem Gyoku. Drück auf ihn und dann auf ein markiertes Feld.
kishogi-lesson-faces-done = Aus dem Cho ist ein Hi geworden: Das nächste Mal gleitet er, so weit du willst.
kishogi-lesson-faces-missed = Das ist ein anderer Würfel. Zieh hier mit dem Cho.
kishogi-lesson-faces-miss-gyoku = Dein Gyoku ist weggegangen, und der Cho blieb zurück. Dazu bald mehr; zieh hier mit dem Cho selbst.

kishogi-lesson-slide-title = Gleiten
kishogi-lesson-slide-text = Ein Hi gleitet gerade über beliebig viele leere Felder, aber nicht durch einen anderen Würfel. Dann wird er zum Cho, der nur einen Schritt geht: Nach einem starken Zug liegt ein schwacher Würfel da.
kishogi-lesson-slide-task = Lass den Hi nach vorn gleiten, zwei Felder weit.
kishogi-lesson-slide-hint = Der Hi steht links hinter deinem Gyoku. Nach rechts steht ihm dein Myou im Weg, nach vorn ist der Weg frei.
kishogi-lesson-slide-done = Der Hi ist zum Cho geworden. Nach seinem nächsten Zug gleitet er wieder.
kishogi-lesson-slide-missed = So gleitet der Hi nicht zwei Felder weit. Lass ihn hier nach vorn gleiten, so weit es geht.
kishogi-lesson-slide-miss-kaku = Der Myou hat gezogen und ist zum Kaku geworden. Lass hier den Hi gleiten.

kishogi-lesson-near-title = In der Nähe bleiben
kishogi-lesson-near-text = Jeder Würfel braucht Halt: Sein Zug muss neben einem der beiden Gyoku enden, neben deinem oder dem des Gegners. Auf andere Felder darf er nicht.
kishogi-lesson-near-task = Lass den Hi weit nach vorn gleiten, an die Seite des weißen Gyoku.
kishogi-lesson-near-hint = In der Spalte des Hi liegt ein Feld, das den hellen Gyoku berührt. Einen Schritt weiter stünde er allein.
kishogi-lesson-near-done = Auch der gegnerische Gyoku gibt deinen Würfeln Halt.
kishogi-lesson-near-missed = Das ist erlaubt, aber nicht der weite Zug. Bring hier den Hi neben den weißen Gyoku.

kishogi-lesson-cards-title = Zwölf Seiten
kishogi-lesson-cards-text = Deine beiden Würfel haben zwölf Seiten, und jede zieht auf ihre Art. Die Karte eines Würfels sagt, wie: Lass den Finger kurz auf ihm, oder die Maus über ihm ruhen.
kishogi-lesson-cards-task = Sieh nach, wie dein Ga zieht, und geh mit ihm nach vorn.
kishogi-lesson-cards-hint = Ein Ga geht einen Schritt, schräg nach vorn oder gerade zurück. Nur eines der beiden Felder vor ihm liegt neben einem Gyoku.
kishogi-lesson-cards-done = Du musst die Seiten nicht auswendig lernen: Die Karte beschreibt die Züge, und Marken zeigen die Felder.
kishogi-lesson-cards-missed = Nichts ist nach vorn gegangen. Zieh hier mit dem Ga.
kishogi-lesson-cards-miss-back = Auch so zieht der Ga, aber zurück. Geh hier mit ihm nach vorn.
kishogi-lesson-cards-miss-cube = Das ist ein anderer Würfel. Zieh hier mit dem Ga.

kishogi-lesson-capture-title = Schlagen
kishogi-lesson-capture-text = Ein Würfel, der auf einen gegnerischen zieht, schlägt ihn und wird nicht umgedreht, sondern bekommt eine neue Seite. Ein Kaku wird Ga oder Ken, wie du willst; bei manchen Seiten gibt es keine Wahl. Der geschlagene Würfel kommt in deine Hand.
kishogi-lesson-capture-task = Schlag den weißen Hi mit deinem Kaku, der schräg gleitet.
kishogi-lesson-capture-hint = Der Kaku steht rechts vor deinem Gyoku. Der weiße Hi steht am Ende einer Schrägen, links oben.
kishogi-lesson-capture-done = Jetzt gehört dieser Hi-Würfel dir.
kishogi-lesson-capture-missed = Damit schlägst du nichts. Lass den Kaku nach links oben gleiten, bis zum weißen Hi.

kishogi-lesson-captive-title = Geschlagene Würfel
kishogi-lesson-captive-text = Ein geschlagener Würfel gehört dir: Du setzt ihn ein wie deine eigenen, mit einer beliebigen Seite nach oben.
kishogi-lesson-captive-task = Setz den geschlagenen Hi-Würfel neben deinem Gyoku ein.
kishogi-lesson-captive-hint = Er ist der einzige Würfel in deiner Hand. Offen sind die Felder neben deinem Gyoku, die nicht neben dem weißen liegen.
kishogi-lesson-captive-done = Mit einem Würfel in der Hand muss der Gegner immer rechnen.
kishogi-lesson-captive-missed = Das ist erlaubt, aber nimm hier den geschlagenen Würfel aus deiner Hand.

kishogi-lesson-orbit-title = Schritte des Gyoku
kishogi-lesson-orbit-text = Ein Gyoku geht einen Schritt in eine beliebige Richtung, aber nur auf ein Feld, das wieder genau zwei Schritte vom anderen Gyoku entfernt ist.
kishogi-lesson-orbit-task = Geh einen Schritt mit deinem Gyoku.
kishogi-lesson-orbit-hint = Drück auf deinen Gyoku: Drei Felder sind markiert. Gerade nach vorn käme er zu nah, gerade nach hinten zu weit weg.
kishogi-lesson-orbit-done = So kreisen die beiden das ganze Spiel umeinander.
kishogi-lesson-orbit-miss-cube = Du hast einen Würfel eingesetzt. Geh hier mit dem Gyoku.

kishogi-lesson-behind-title = Lass niemanden zurück
kishogi-lesson-behind-text = Ist dein Zug zu Ende, so kommt jeder deiner Würfel, der neben keinem Gyoku steht, in die Hand des Gegners. Sieh dich also um, bevor dein Gyoku geht.
kishogi-lesson-behind-task = Geh mit deinem Gyoku zur Seite, ohne dass der Cho seinen Halt verliert.
kishogi-lesson-behind-hint = Der Cho steht rechts hinter deinem Gyoku. Geh auf seine Seite.
kishogi-lesson-behind-done = Der Cho steht noch neben deinem Gyoku und ist sicher.
kishogi-lesson-behind-missed = Das ist kein Schritt des Gyoku. Geh hier mit ihm zur Seite und behalt den Cho neben ihm.
kishogi-lesson-behind-miss-left = Dein Gyoku hat den Cho zurückgelassen, und jetzt hat ihn Weiß. Geh zur anderen Seite.

kishogi-lesson-left-alone-title = Gegnerische Würfel
kishogi-lesson-left-alone-text = Lässt dein Zug einen gegnerischen Würfel neben keinem Gyoku stehen, so bleibt er vorerst. Der Gegner hat einen Zug, um ihm wieder Halt zu geben; sonst kommt er in deine Hand.
kishogi-lesson-left-alone-task = Geh mit deinem Gyoku so, dass der Cho von Weiß allein bleibt.
kishogi-lesson-left-alone-hint = Der Cho steht links hinter deinem Gyoku. Geh von ihm weg.
kishogi-lesson-left-alone-done = Gibt Weiß dem Cho nicht mit dem nächsten Zug wieder Halt, so gehört er dir.
kishogi-lesson-left-alone-missed = Der Cho steht noch neben deinem Gyoku. Geh von ihm weg.

kishogi-lesson-check-title = Schach
kishogi-lesson-check-text = Ein Gyoku, den ein gegnerischer Würfel mit seinem nächsten Zug schlagen könnte, steht im Schach. Dabei zählt die neue Seite: Was nach dem Zug oben liegt, greift an.
kishogi-lesson-check-task = Gib Schach: Zieh mit einem Würfel so, dass er den weißen Gyoku angreift.
kishogi-lesson-check-hint = Dein Cho wird zum Hi, der gerade gleitet. Er muss in der Spalte des hellen Gyoku bleiben.
kishogi-lesson-check-done = Weiß muss etwas dagegen tun.
kishogi-lesson-check-missed = Jetzt greift nichts den hellen Gyoku an. Zieh mit dem Cho so, dass er als Hi auf ihn sieht.
kishogi-lesson-check-miss-quiet = Einsetzen gibt nie Schach. Zieh lieber mit dem Cho.

kishogi-lesson-answer-title = Aus dem Schach
kishogi-lesson-answer-text = Du darfst deinen Gyoku nie angegriffen lassen: Im Schach gehst du weg, schlägst den Angreifer oder stellst einen Würfel dazwischen.
kishogi-lesson-answer-task = Du bist Weiß, und der Hi greift deinen Gyoku an. Komm aus dem Schach.
kishogi-lesson-answer-hint = Dein Gyoku kann aus der Spalte des Hi gehen. Oder ein Würfel kommt zwischen die beiden.
kishogi-lesson-answer-done = Dein Gyoku ist wieder sicher.

kishogi-lesson-mate-title = Gewinnen
kishogi-lesson-mate-text = Ein Schach, gegen das der Gegner nichts tun kann, gewinnt das Spiel.
kishogi-lesson-mate-task = Der weiße Gyoku kann kaum noch gehen. Gib ein Schach, das gewinnt.
kishogi-lesson-mate-hint = Der linke Hi kann nach vorn an die Seite des hellen Gyoku gleiten. Als Cho greift er zur Seite an, und dein Ga deckt ihn.
kishogi-lesson-mate-done = Der weiße Gyoku könnte nur den Cho schlagen, und den deckt dein Ga. So enden die meisten Partien.
kishogi-lesson-mate-missed = Weiß hat noch eine Antwort. Bring den linken Hi an die Seite des hellen Gyoku.
kishogi-lesson-mate-miss-capture = Ein Würfel mehr, aber Weiß hat eine Antwort. Hier gewinnt ein Zug sofort.

kishogi-lesson-no-turn-title = Kein Zug mehr
kishogi-lesson-no-turn-text = Wer keinen erlaubten Zug hat, verliert, ob im Schach oder nicht. Du kannst also auch gewinnen, indem du dem Gegner die letzten Züge nimmst.
kishogi-lesson-no-turn-task = Du bist Weiß. Setz deinen Würfel so ein, dass Schwarz keinen erlaubten Zug mehr hat.
kishogi-lesson-no-turn-hint = Der schwarze Gyoku kann nur auf wenige Felder. Ein Hi bewacht ganze Linien: Setz ihn so ein, dass er auch diese bewacht.
kishogi-lesson-no-turn-done = Der schwarze Gyoku könnte auf zwei Felder gehen, und jedes bewacht ein Hi. Jeder Ken würde sich mit jedem Schritt vom Gyoku entfernen, der ihm allein Halt gibt. Nichts greift den schwarzen Gyoku an, und Schwarz hat trotzdem verloren.
kishogi-lesson-no-turn-missed = Schwarz hat noch einen Zug. Setz den Würfel mit der Seite Hi ganz links ein.

kishogi-lesson-two-turns-title = In zwei Zügen gewinnen
kishogi-lesson-two-turns-text = Jetzt alles zusammen: Gib Schach, warte auf die Antwort und gewinn mit deinem zweiten Zug. Ein rotes Kreuz steht dort, wo ein Würfel verloren ging.
kishogi-lesson-two-turns-task = Gewinn in zwei Zügen. Beginn mit einem Schach, und nutz den Würfel, den Weiß zurücklässt: Er kommt in deine Hand.
kishogi-lesson-two-turns-hint = Geh zuerst mit dem Ga auf das Feld gerade vor deinem Gyoku. Der weiße Gyoku muss in die Mitte fliehen; dann nimm ihm die beiden Felder neben ihm.
kishogi-lesson-two-turns-done = Weiß hat keinen Würfel mehr, und du greifst jedes Feld an, auf das der Gyoku gehen könnte. Ein Schach, ein zurückgelassener Würfel und ein Einsetzen: Du kannst Ki Shogi spielen.
kishogi-lesson-two-turns-missed = Danach kann Weiß sich noch halten. Der Ga kann Schach geben; setz dann den Hi-Würfel so ein, dass kein Zug mehr bleibt.
kishogi-lesson-two-turns-miss-quiet = Jetzt kann Weiß sich erholen. Beginn mit einem Schach durch den Ga.

kishogi-lesson-again-title = Noch einmal dasselbe
kishogi-lesson-again-text = Kommt dieselbe Stellung zum vierten Mal vor, ist die Partie unentschieden. Hat aber ein Spieler dazwischen mit jedem Zug Schach gegeben, so verliert er.
kishogi-lesson-again-task = Die beiden Gyoku sind hin und her gegangen. Geh noch einmal zurück und mach es unentschieden.
kishogi-lesson-again-hint = Dein Gyoku ging zuletzt nach rechts. Geh nach links.
kishogi-lesson-again-done = Wer gewinnen will, spielt rechtzeitig etwas anderes.
kishogi-lesson-again-missed = Das ist eine neue Stellung, und die Partie geht weiter. Geh hier gerade nach links.
kishogi-lesson-again-miss-other = So vermeidest du das Unentschieden. Geh hier aber mit dem Gyoku zurück und sieh es dir an.

kishogi-lesson-borders-title = Eine Fläche mit Rand
kishogi-lesson-borders-text = Ihr könnt euch auch auf eine Fläche von zum Beispiel sieben mal sieben Feldern einigen. Nichts verlässt sie, also hat ein Gyoku am Rand weniger Schritte.
kishogi-lesson-borders-task = Geh mit deinem Gyoku am Rand entlang.
kishogi-lesson-borders-hint = Dein Gyoku steht am linken Rand. Gerade nach vorn und nach hinten ist Platz, und der Abstand bleibt.
kishogi-lesson-borders-done = Am Rand wird ein Gyoku schneller gefangen.
kishogi-lesson-borders-missed = Das ist erlaubt, aber geh hier mit dem Gyoku.

kishogi-lesson-unicorn-title = Der Ki-Würfel
kishogi-lesson-unicorn-text = Mit den Ki-Würfeln hat jeder einen Würfel mehr. Er kann über das nächste Feld springen und darf zwei Felder von einem Gyoku entfernt stehen. Wie ein Gyoku gibt er den Würfeln neben ihm Halt, eigenen und gegnerischen.
kishogi-lesson-unicorn-task = Du bist Weiß. Spring schräg mit deinem Hou, einer Seite des Ki-Würfels: über das nächste Feld hinweg auf das dahinter.
kishogi-lesson-unicorn-hint = Der Hou steht rechts von deinem Gyoku. Nach links unten springt er an den Würfeln vorbei und greift als Ki über den Kaku hinweg an.
kishogi-lesson-unicorn-done = Lass die Ki-Würfel in deiner ersten Partie weg.
kishogi-lesson-unicorn-missed = Das ist kein Sprung. Spring hier mit dem Hou auf ein Feld, das schräg zwei Felder entfernt ist.
kishogi-lesson-unicorn-miss-step = Der Hou geht auch einen Schritt gerade. Spring hier mit ihm.

kishogi-lesson-first-game-title = Deine erste Partie
kishogi-lesson-first-game-text = Du weißt alles, was du brauchst. Spiel eine ganze Partie gegen den Computer auf der ersten Stufe: Er macht Fehler, und du darfst Züge zurücknehmen.
