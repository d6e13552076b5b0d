### Studien, eine Seite, die diese Texte selbst lädt.

studies-add = Kapitel hinzufügen
studies-adding = { $n } von { $of } Partien gelesen …
studies-addnow = Hinzufügen
studies-all = Studien
studies-alone = Wieder allein bearbeiten
studies-alonedone = Jetzt kannst nur du die Studie bearbeiten.
studies-arrowto = Pfeil nach
studies-badrecord = Partie { $n }: { $why }
studies-chapter = Dieses Kapitel
studies-chapters =
    { $n ->
        [one] { $n } Kapitel
       *[other] { $n } Kapitel
    }
studies-color = Farbe
studies-color-blue = blau
studies-color-green = grün
studies-color-red = rot
studies-color-yellow = gelb
studies-comment = Kommentar
studies-contents = Kapitel
studies-delete = Kapitel löschen
studies-deletestudy = Studie löschen
studies-down = Nach unten
studies-empty = Die Studie hat noch keine Kapitel.
studies-export = Studie herunterladen
studies-exportchapter = Kapitel herunterladen
studies-extract = Neues Kapitel aus dieser Zugfolge
studies-gone = Dieses Kapitel wurde gelöscht.
studies-handed = Die Partie, die du angesehen hast, wird ein Kapitel der Studie, die du jetzt anlegst oder öffnest.
studies-invite = Link zum gemeinsamen Bearbeiten
studies-invited = Alle, die diesen Link haben, können die Studie bearbeiten
studies-lead = Kapitel von Partien mit Varianten, Kommentaren, Pfeilen und Markierungen: allein oder gemeinsam, auch ohne Verbindung.
studies-lineof = Zugfolge aus { $title }
studies-link-away = Keine Verbindung: Du kannst weitermachen, Änderungen werden später gesendet
studies-link-connecting = Verbindung wird hergestellt …
studies-link-ended = Nicht verbunden
studies-link-local = Nur in diesem Browser
studies-link-sending = Verbunden, Änderungen werden gesendet
studies-link-synced = Verbunden, alle Änderungen sind gespeichert
studies-listaway = Der Server ist nicht erreichbar: Es wird nur gezeigt, was dieser Browser gespeichert hat.
studies-lost = Diese Änderungen waren nicht möglich:
studies-make = Studie anlegen
studies-mark = Zeichen des Zuges
studies-mine = Deine Studien
studies-new = Neue Studie
studies-nochapter = Dieses Kapitel ist noch nicht in diesem Browser, und es gibt keine Verbindung.
studies-none = Noch keine.
studies-notstored = Dieser Browser kann die Studie nicht speichern: { $why }
studies-notyours = Die Studie wurde gelöscht, oder ihr Besitzer zeigt sie nicht mehr.
studies-onlyread = Du kannst diese Studie nur lesen.
studies-opening = Wird geöffnet …
studies-otherpage = Die Studie ist in einer anderen Seite dieses Browsers offen: Ändere sie dort.
studies-paste = Aufzeichnungen oder eine Partie in ihrer Notation; leer für ein Kapitel ohne Züge
studies-place = Ort
studies-public = Öffentliche Studien
studies-quiz = Quiz
studies-quiz-ask = Welchen Zug hat das Kapitel hier? Spiele ihn.
studies-quiz-end = Die Zugfolge endet hier.
studies-quiz-right = Richtig. Welcher Zug kommt jetzt?
studies-quiz-variation = Das Kapitel hat diesen Zug als Variante, aber die Hauptlinie ist ein anderer.
studies-quiz-wrong = Das Kapitel hat hier einen anderen Zug. Versuche es noch einmal.
studies-reading = Du kannst diese Studie nur lesen. Züge probieren kannst du auf dem Analysebrett.
studies-readonly = du kannst lesen
studies-seen = Ich habe das gesehen
studies-shape = Zeichnen oder wegnehmen
studies-shapes = Pfeile und Markierungen
studies-shapeshelp = Mit der Maus: rechte Taste drücken und über das Brett ziehen; ein Klick markiert einen Ort. Oder nenne Orte, wie das Brett sie nennt:
studies-share = Dateien und Teilen
studies-shared = Beim Server gespeichert.
studies-studytitle = Titel der Studie
studies-sure = Wirklich löschen
studies-title = Titel
studies-toomany = Zu viele Änderungen warten auf eine Verbindung.
studies-unshape = { $places } wegnehmen
studies-untitled = Kapitel
studies-up = Nach oben
studies-waiting =
    { $n ->
        [one] { $n } Änderung wartet
       *[other] { $n } Änderungen warten
    }
studies-where = Sichtbar für
studies-where-local = nur diesen Browser
studies-where-private = mich und die, die ich einlade
studies-where-public = alle
studies-where-unlisted = alle mit dem Link
