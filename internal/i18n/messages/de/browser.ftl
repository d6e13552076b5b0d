### Texte des Skripts im Browser.

board-away = Du bist offline, und dieser Browser hat die Regeln noch nicht geladen.
board-again = Von vorn
board-back = Einen Schritt zurück
board-card-both = Gehört beiden
board-change = { $label }: { $from } → { $to }
board-closer = Vergrößern
board-empty = { $place }, leer
board-entering = Dein Zug bis hierher
board-face-capture = Nach einem Schlag:
board-face-drop = Aus der Hand:
board-face-move = Nach einem Zug:
board-farther = Verkleinern
board-fit = Einpassen
board-flip = Brett drehen
board-goal = Ziel des Spiels
board-grade-gain = Gewinn
board-grade-loss = Verlust
board-grade-nothing = kein Gewinn
board-grades = Auf dem Brett sind größere Punkte Plätze, auf denen der Zug etwas gewinnt.
board-hand = In der Hand: { $player }
board-held = { $piece }, { $n } in der Hand: { $player }
board-hint-both = Wähl etwas aus deiner Hand oder einen Platz auf dem Brett.
board-hint-choose = Wähl eines davon.
board-hint-hand = Wähl etwas aus deiner Hand.
board-hint-next-both = Wähl jetzt etwas aus deiner Hand oder einen Platz auf dem Brett.
board-hint-next-hand = Wähl jetzt etwas aus deiner Hand.
board-hint-next-place = Wähl jetzt einen Platz auf dem Brett.
board-hint-place = Wähl einen Platz auf dem Brett.
board-keys = Mit den Pfeiltasten gehst du über die Plätze, mit Umschalt zu denen, die du wählen kannst. Eingabe wählt, Escape bricht ab, Pos1 geht zur Mitte.
board-noted = { $piece }, { $note }
board-offered = { $place }. { $pick }
board-on = { $place }: { $pieces }
board-owned = { $player }: { $piece }
board-places =
    { $n ->
        [one] { $n } Platz ist wählbar.
       *[other] { $n } Plätze sind wählbar.
    }
board-play = Zug spielen
board-points = Punkte
board-progress = { $label }: { $values }
board-progress-of = { $n } von { $target }
board-progress-player = { $player } { $value }
board-ready = Eingabe spielt diesen Zug, Escape bricht ab.
board-sending = Dein Zug wird gesendet.
board-set = Wähl { $n } Steine
board-set-chosen = { $chosen } von { $n } gewählt
board-set-keep = Diese { $n } behalten
board-set-piece = { $piece }, { $i } von { $n }
board-several = { $piece }, { $n } davon
board-squares = Felder
board-stopped = Die Regeln in diesem Browser antworten nicht. Versuche es noch einmal.
board-type = Zug eintippen
board-typed = Der Zug in Notation
board-walk = Mit den Pfeiltasten gehst du über die Plätze, Pos1 geht zur Mitte.
board-would = Wenn du dorthin spielst:

match-connected = Verbunden
match-turns =
    { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
match-watching =
    { $n ->
        [one] { $n } schaut zu
       *[other] { $n } schauen zu
    }
match-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
match-in-days = { $n ->
        [one] { $n } Tag
       *[other] { $n } Tagen
    }
match-hours =
    { $n ->
        [one] { $n } Stunde
       *[other] { $n } Stunden
    }
match-minutes =
    { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
match-seconds =
    { $n ->
        [one] { $n } Sekunde
       *[other] { $n } Sekunden
    }
match-periods =
    { $n ->
        [one] noch { $n } Periode
       *[other] noch { $n } Perioden
    }
match-computer = Computer ({ $level })
match-invited = Jemand mit Einladung
match-open = Ein freier Platz
match-chance = Der Zufall
match-called = { $name } ({ $role })
match-waiting = Es fehlt noch jemand.
match-chances = Der Zufall entscheidet.
match-both = { $role } ist am Zug; du spielst beide Seiten.
match-yours = Du bist am Zug.
match-theirs = { $name } ist am Zug.
match-drawn = Unentschieden.
match-aborted-why = Mindestens eine Seite hatte noch keinen Zug gespielt. Eine Seite hat die Partie abgebrochen oder nicht rechtzeitig begonnen.
match-unrated = Die Partie zählt nicht für die Wertung.
match-withdrawn = Die Herausforderung wurde zurückgezogen oder ist abgelaufen.
match-won = { $name } gewinnt.
match-draw-mine = Du bietest Remis an.
match-draw-theirs = { $name } bietet Remis an.
match-takeback-mine = Du hast darum gebeten, deinen letzten Zug zurückzunehmen.
match-takeback-theirs = { $name } möchte einen Zug zurücknehmen.
match-rematch-mine = Du möchtest eine Revanche.
match-rematch-theirs = { $name } möchte eine Revanche.
match-ended = Die Verbindung ist beendet. Lade die Seite neu, um weiterzumachen.
match-sending = Wird gesendet …
match-late = Das Brett ist noch nicht geladen; neuer Versuch
match-offline = Offline: keine Netzverbindung
match-reconnecting = Der Server antwortet nicht. Nächster Versuch in { $n } s
match-connecting = Verbindung wird hergestellt …
match-retry = Jetzt versuchen
match-turnwaits = Dein Zug wird gesendet, sobald die Verbindung wieder da ist, wenn die Stellung noch dieselbe ist
match-commandwaits = Deine Aktion wird gesendet, sobald die Verbindung wieder da ist
match-you = du
match-wins = gewinnt
match-here = online
match-seat-rated = Der Platz „{ $role }“ ist frei. Die Partie ist gewertet, deshalb brauchst du dafür ein Konto.
match-seat-account = Konto anlegen
match-away = seit { $time } weg
match-clock = Uhr: { $role }
match-hold = Du schaust zu.
match-after = Du siehst das Brett nach Zug { $ply } von { $all }.
match-beginning = Du siehst das Brett, wie es am Anfang war.
match-now = Zurück zur aktuellen Stellung
match-stale = Die Stellung hat sich geändert. Dein Zug { $turn } wurde nicht gespielt.
match-stale-play = { $turn } trotzdem spielen
match-stale-drop = Nicht spielen
match-refused = { $turn } wurde nicht gespielt: { $text }
match-unsaid = Deine Nachricht „{ $line }“ wurde nicht gesendet: { $text }
match-accept = Annehmen
match-decline = Ablehnen
match-withdraw = Zurückziehen
match-declined = Dein Angebot wurde abgelehnt.
match-paused = Die Uhr wartet noch höchstens { $n } s, bis { $name } wieder da ist.
match-given = Du hast { $n } Sekunden bekommen.
match-takenback = Ein Zug wurde zurückgenommen.
match-claim-wait = Dein Gegenüber ist weg. In { $time } kannst du den Sieg beanspruchen.
match-claim-now = Dein Gegenüber ist weg. Du kannst den Sieg beanspruchen oder warten.
match-claim = Sieg beanspruchen
match-rematch = Revanche
match-rematch-to = Zur Revanche
match-takeback = Um Rücknahme bitten
match-draw = Remis anbieten
match-give = 15 Sekunden schenken
match-resign = Aufgeben …
match-resign-means = Dann gewinnt die andere Seite.
match-resign-yes = Ja, aufgeben
match-abort = Partie abbrechen …
match-abort-means = Noch haben nicht beide gezogen: Niemand gewinnt oder verliert.
match-abort-yes = Ja, abbrechen
match-flip = Brett drehen
match-record = Aufzeichnung herunterladen
match-review = Nachspielen
match-list = Züge
match-list-none = Noch wurde kein Zug gespielt.
match-first = Anfang
match-back = Zurück
match-next = Weiter
match-last = Ende
match-chat = Chat
match-chat-none = Noch keine Nachrichten.
match-chat-hidden = Eine Nachricht von jemandem, den du blockiert hast
match-player-about = { $name } herausfordern, blockieren oder melden
match-chat-new = { $n } neu
match-chat-lines = Nachrichten
match-chat-read = Wer zuschaut, kann das lesen.
match-chat-text = Deine Nachricht
match-chat-say = Senden
match-seat-link = Schick diesen Link der Person, die als { $role } spielen soll
match-seat-once = Wer ihn zuerst öffnet, kann den Platz nehmen. Diese Seite zeigt ihn nur dir.
match-seat-friend = Der Platz „{ $role }“ ist für jemanden reserviert.
match-seat-open = Der Platz „{ $role }“ steht allen offen.
match-seat-address = Schick die Adresse dieser Seite weiter.
match-seat-free = Der Platz „{ $role }“ ist frei.
match-seat-name = Dein Name
match-seat-take = Mitspielen
match-seat-invite = Link erstellen
match-copy = Kopieren
match-copied = Kopiert
match-share = Teilen
match-share-text = Spiel { $game } mit mir
match-move = Auf ein anderes Gerät wechseln …
match-move-means = Du bekommst einen Link, der diese Partie auf einem anderen Gerät auf deinem Platz öffnet.
match-move-make = Link für { $role } erstellen
match-move-link = Öffne diesen Link innerhalb einer Stunde auf dem anderen Gerät. Wer ihn hat, kann deinen Platz nehmen.
match-failed = Das hat nicht geklappt: { $text }
match-nonetwork = der Server ist nicht erreichbar
match-turntitle = Du bist am Zug
match-underway = Dein Zug wird gesendet.

plain-again = Von vorn
plain-back = Zurücknehmen
plain-close = Zurück zum Bild
plain-playOn = Ab hier weiterspielen
plain-local-turns ={ $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
plain-local-older =
    { $n ->
        [one] { $n } ältere Partie
       *[other] { $n } ältere Partien
    }
plain-local-open = Noch nicht zu Ende
plain-local-won = Du hast gewonnen
plain-local-lost = Der Computer hat gewonnen
plain-local-drawn = Unentschieden
plain-local-resigned = Du hast aufgegeben
plain-local-resume = Weiterspielen
plain-local-resumeOf = Weiterspielen: { $game }
plain-local-review = Nachspielen
plain-local-reviewOf = Nachspielen: { $game }

engines-away = Der Computer antwortet nicht. Bist du online? Versuche es noch einmal.
play-again = Noch einmal
lobby-changed = Die offenen Plätze haben sich geändert.
seek-title = Mitspielende werden gesucht
seek-waited = Du wartest seit { $time }
seek-same = Andere, die dasselbe suchen: { $n }
seek-computer = Wenn in 20 Sekunden niemand kommt, ohne Wertung gegen den Computer spielen ({ $level })
seek-rated = Gewertet wird nur gegen Menschen: Die Suche geht weiter, bis jemand kommt oder du sie abbrichst.
seek-cancel = Abbrechen
seek-open = Platz offen lassen
seek-found = Es ist jemand da. Die Partie beginnt.
seek-again = Die Verbindung ist unterbrochen. Neuer Versuch.
seek-replaced = Diese Suche ist beendet.
play-against = Gegen den Computer ({ $level })
play-begins = beginnt
play-beginso = Diese Partie beginnen
play-chance = Die Spielsteine werden ausgeteilt
play-coach = Trainer: vor einem schlechten Zug warnen, bevor der Computer antwortet
play-coach-answer = { $name } kann mit { $turn } antworten.
play-coach-chances = Deine Gewinnchance fällt von { $from } % auf { $to } %.
play-coach-follows = Was folgen kann
play-coach-goon = Trotzdem weiter
play-coach-looks = Der Trainer sieht sich deinen Zug an
play-coach-off = Du hast eine Partie { $game } gewonnen. Der Trainer ist jetzt aus.
play-coach-on = Trainer einschalten
play-coach-warns = Sieh noch einmal hin: Dieser Zug kann dich die Partie kosten
play-coach-warns-behind = Sieh noch einmal hin: Nach diesem Zug steht die andere Seite besser
play-coach-warns-even = Sieh noch einmal hin: Mit diesem Zug holt die andere Seite auf
play-coach-warns-lead = Sieh noch einmal hin: Dieser Zug gibt viel von deinem Vorsprung ab
play-computer = Computer ({ $level })
play-drawn = Unentschieden
play-hold = Halte den Finger auf einen Spielstein, um zu lesen, was er kann.
play-earlier =
    { $n ->
        [one] Frühere Partie fortsetzen ({ $n } Zug)
       *[other] Frühere Partie fortsetzen ({ $n } Züge)
    }
play-level = Stärke des Computers (gilt sofort)
play-loading = Der Computer wird geladen
play-lost = Der Computer hat gewonnen
play-lostgame = Deine gespeicherte Partie lässt sich nicht fortsetzen: { $why }
play-new = Neue Partie
play-quick = Ein schneller Zug des Servers ({ $level }): Der Computer war noch nicht geladen.
play-reload = Neu laden
play-rematch = Noch einmal mit vertauschten Seiten
play-resign = Aufgeben …
play-resigning = Dann gewinnt der Computer.
play-resignyes = Ja, aufgeben
play-resume = Weiterdenken lassen
play-review = Diese Partie nachspielen
play-review-last = Deine letzte Partie nachspielen
play-setup = Stärke, Seite und Optionen
play-side = Du spielst
play-stopped = Der Computer wurde angehalten. Er ist am Zug.
play-takeback = Zurücknehmen
play-thinking = Der Computer ist am Zug
play-update = Eine neue Version ist da. Lade die Seite neu, wann du magst; deine Partie bleibt.
play-won = Du hast gewonnen
play-you = Du
play-yourturn = Du bist am Zug

review-after = Nach Zug { $n }: { $turn }
review-another = Eine andere Partie einfügen
review-anygame = Aus dem Text erkennen
review-arrived = { $part } von { $whole } MB
review-back = Zurück
review-begin = Zum Anfang
review-beginning = Der Anfang
review-best = Bisher am besten: { $turn }, { $chance }
review-chance = { $n } % für { $name }
review-chance-you = { $n } % für dich
review-chanceof = Gewinnchancen für { $name }
review-chanceof-you = Deine Gewinnchancen
review-chances = Gewinnchancen
review-chances-about = Die Gewinnchancen während der Partie: oben { $first }, unten { $second }. Ein Dreieck markiert einen Zug, der viel gekostet hat.
review-continue = Weiter
review-copied = Kopiert.
review-copy = Kopieren
review-deeper = Genauer: { $n } von { $all }
review-drawn = Die Partie endet unentschieden
ending-you-won = Du hast gewonnen. { $text }
ending-you-lost = Du hast verloren. { $text }
ending-you-resigned = Du hast aufgegeben. { $text }
review-embed = In die eigene Website einbetten
review-end = Zum Ende
review-even = ausgeglichen
review-fall = { $n } % weniger
review-fell = Die Chance von { $name } fiel von { $from } % auf { $to } %
review-file = Oder wähle eine Datei
review-forget = Vorschläge ausblenden
review-form = Format
review-forward = Weiter
review-game = Spiel
review-gif = Partie als GIF
review-guarded = Du spielst diese Partie, darum schlägt der Computer nichts vor, bis sie zu Ende ist.
review-judge = Gewinnchancen berechnen
review-judgeon = Weiter berechnen
review-judging = { $n } von { $all } Stellungen
review-keep = Speichern und teilen
review-keys = Tasten: ← → oder j k für die Züge, Pos1 und Ende für Anfang und Ende, ↑ ↓ für Varianten, f dreht das Brett.
review-lead = Füge eine Aufzeichnung ein oder eine Partie in der üblichen Notation, und spiel sie Zug für Zug nach.
review-legal = ist hier erlaubt.
review-level-easiest = Stufe { $n }, für die ersten Partien
review-level-greedy = mittel
review-level-greedy-does = mittel: denkt einen Zug voraus
review-level-hardest = Stufe { $n }, die stärkste
review-level-n = Stufe { $n }
review-level-random = leicht
review-level-random-does = leicht: spielt zufällige Züge
review-lines = Varianten
review-link = Link kopieren
review-loading = Der Computer wird geladen: { $part } von { $whole } MB
review-match = zur Partie
review-nofile = Die Datei konnte nicht gelesen werden. Wähle sie noch einmal.
review-nopicture = Das Bild konnte nicht erstellt werden.
review-nopicture-away = Der Server, der die Bilder erstellt, antwortet nicht. Bist du online?
review-notcopied = Der Browser hat das Kopieren nicht erlaubt.
review-notation = Notation des Spiels
review-nothreats = In dieser Stellung kann nicht die andere Seite am Zug sein:
review-notlegal = ist hier nicht erlaubt.
review-of = Zug { $n } von { $all }
review-painting = Das Bild wird erstellt …
review-pastehere = Eine Aufzeichnung oder eine Partie in der üblichen Notation
review-percent = { $n } %
review-playit = Spielen
review-points = Die entscheidenden Züge
review-points-answer = Die andere Seite konnte mit { $turn } antworten. { $does }
review-points-ask = Entscheidende Züge suchen
review-points-cost = Gewinnchance: { $from } % vorher, { $to } % danach
review-points-none = Kein einzelner Zug hat diese Partie entschieden: Sie hat sich nach und nach gewendet.
review-png = Stellung als PNG
review-practise = Deine Fehler üben
review-practise-go = Jetzt üben
review-practise-lesson = Kurs zu diesem Spiel
review-practise-making = Aufgaben entstehen: { $n } von { $all }
review-practise-proved = Mit Beweis, dass nur ein Zug richtig ist: { $n }. Vom Computer beurteilt, nicht bewiesen: { $judged }.
review-practise-full = Die Stellungen konnten nicht aufgehoben werden: Dieser Browser hat keinen Platz oder verbietet es. Sonst hat sich nichts geändert. Schaffe Platz und versuche es noch einmal.
review-practise-ready =
    { $n ->
        [one] { $n } Stellung ist zum Üben bereit. Sie kommt an späteren Tagen wieder.
       *[other] { $n } Stellungen sind zum Üben bereit. Sie kommen an späteren Tagen wieder.
    }
review-practise-side = Fehler üben: { $name }
review-practise-similar = Ähnliche Aufgaben
review-promote = Variante nach oben
review-read = Partie öffnen
review-record = Aufzeichnung
review-refused = Die Partie in diesem Link lässt sich nicht spielen: { $why }
review-practise-this = Diese Stellung üben
review-refutation = Warum das ein Fehler war
review-refutation-answer = Die andere Seite kann antworten:
review-refutation-play = Diese Zugfolge auf dem Brett spielen
review-refutation-then = Danach: { $chance }.
review-remove = Ab hier löschen
review-report = Auswertung der Partie
review-report-accuracy = Genauigkeit
review-report-ask = Diese Partie auswerten
review-report-blunders = Grobe Fehler
review-report-failed = Diese Partie konnte nicht ausgewertet werden.
review-report-inaccuracies = Ungenauigkeiten
review-report-loss = Mittlerer Verlust eines Zuges
review-report-mistakes = Fehler
review-report-waiting =
    { $n ->
        [one] Die Auswertung wartet: { $n } andere kommt zuerst.
       *[other] Die Auswertung wartet: { $n } andere kommen zuerst.
    }
review-save = Speichern
review-saved = Gespeichert.
review-searched = Tiefe { $depth }, { $nodes } Stellungen
review-seconds = { $n } s
review-steps = Durch die Züge gehen
review-stop = Anhalten
review-suggest = Züge vorschlagen
review-suredraw = sicher unentschieden
review-terms = Was hier zählt
review-terms-about = Ein Punkt ist etwa ein Prozent der Chancen in einer ausgeglichenen Stellung. Drücke auf eine Zeile, um zu sehen, was sie bedeutet.
review-terms-all = Alle { $n } zeigen
review-terms-none = Nichts spricht für eine der Seiten.
review-terms-over = Hier ist nichts mehr zu bewerten.
review-terms-points = { $n } für { $name }
review-terms-search = Die Suche, die vorausschaut, sagt: { $chance }.
review-terms-together = Zusammen: { $n } für { $name }
review-terms-value = Ohne vorauszuschauen: { $chance }. Das ist die Summe dieser Punkte.
review-thinking = Der Computer denkt nach
review-threatens = { $name } würde { $turn } spielen, { $chance }
review-threats = Was droht?
review-title = Eine Partie nachspielen
review-tostudy = In eine Studie aufnehmen
review-tostudy-full = In diesem Browser ist kein Platz für die Partie. Sie wurde nicht übergeben. Kopiere die Aufzeichnung und füge sie in eine Studie ein.
review-toolong = Diese Partie ist zu lang für einen Link; kopiere oder speichere stattdessen die Aufzeichnung.
review-turns = Züge
review-type = Ein Zug in Notation
review-unjudged = noch nicht bewertet
review-unreadable = Der Teil dieses Links hinter dem # lässt sich nicht lesen: Er ist abgeschnitten oder stammt aus einer anderen Version. Lass dir den Link noch einmal schicken, oder füge die Partie ein.
review-verdict = Was die Partie entschieden hat
review-whole = Ganze Partie
review-why = Warum?
review-whynot = Warum, oder warum nicht?
review-winsin =
    { $n ->
        [one] { $name } gewinnt in { $n } Zug
       *[other] { $name } gewinnt in { $n } Zügen beider Seiten
    }
review-winsin-you =
    { $n ->
        [one] Du gewinnst in { $n } Zug
       *[other] Du gewinnst in { $n } Zügen beider Seiten
    }
review-won = { $name } gewinnt
review-won-you = Du gewinnst

drawer-close = Schließen
drawer-example = Ein Beispiel in Notation
drawer-exact = Die genauen Regeln
drawer-failed = Die Regeln konnten nicht geladen werden.
drawer-loading = Die Regeln werden geladen …
drawer-open = Regeln
drawer-read = Regel lesen
drawer-retry = Noch einmal versuchen
drawer-title = Regeln von { $game }

## Correspondence games

match-next-game = Nächste Partie
match-deadline = Die Zeit für diesen Zug endet am { $date }.
match-vacation = { $name } ist im Urlaub, längstens bis { $date }. Die Uhr steht still.
match-vacation-yours = Du bist im Urlaub, längstens bis { $date }. Deine Uhr steht still, und du kannst spielen.
conditional-title = Wenn … dann …
conditional-means = Lege jetzt fest, was du antwortest. Spielt dein Gegenüber den Zug, wird die Antwort sofort für dich gespielt. Nur du siehst sie.
conditional-add = Zugfolge festlegen
conditional-first = Spiele auf dem Brett einen Zug deines Gegenübers.
conditional-answer = Spiele auf dem Brett deine Antwort.
conditional-next = Speichere die Zugfolge, oder spiele den nächsten Zug deines Gegenübers.
conditional-pair = Wenn { $turn }, dann { $answer }.
conditional-open = Wenn { $turn }, dann …
conditional-resign = gebe ich auf
conditional-keep = Zugfolge speichern
conditional-keep-resign = Dann aufgeben
conditional-back = Einen Zug zurück
conditional-cancel = Abbrechen
conditional-remove = Entfernen
conditional-remove-of = Entfernen: { $line }

## Lektionen

learn-again = Noch einmal
learn-back = Zurück
learn-done = Richtig!
learn-game = Gegen den Computer spielen
learn-goes-on = Gut. Dein Gegner hat geantwortet: Mach weiter.
learn-hint = Tipp
learn-missed = Der Zug ist erlaubt, aber er löst die Aufgabe nicht.
learn-next = Weiter
learn-offer = { $game } Schritt für Schritt lernen
learn-puzzles = Aufgaben lösen
learn-game-first = Dieses Spiel lernen
learn-progress = { $done } von { $all } Schritten geschafft
learn-rule = Diese Regel lernen
learn-solution = Lösung zeigen
learn-shown = Das ist eine Lösung.
learn-step = Schritt { $n } von { $all }: { $title }
learn-steps = Alle Schritte
learn-step-done = geschafft

## Aufgaben

puzzle-task-one = { $player } gewinnt mit einem Zug. Finde ihn.
puzzle-task-wins = { $player } gewinnt in { $n } eigenen Zügen. Finde den einzigen Zug, mit dem es beginnt.
puzzle-task-saves = { $player } ist dabei zu verlieren. Finde den einzigen Zug, der das verhindert.
puzzle-task-better = { $player } hat hier anders gezogen. Finde einen besseren Zug. Der Computer beurteilt ihn; bewiesen ist nichts.
puzzle-side = du spielst diese Seite, unten am Brett
puzzle-options = Andere Optionen als üblich: { $options }
puzzle-judging = Dein Zug wird geprüft …
puzzle-right = Richtig! So wird verteidigt. Weiter.
puzzle-solved = Gelöst.
puzzle-solved-helped = Mit Hilfe gelöst. Das zählt nicht.
puzzle-solved-judged = Gut: Der Computer findet keinen Zug, der deutlich besser ist. Bewiesen ist das nicht.
puzzle-answered = Die Lösung.
puzzle-wrong-win = Das gewinnt nicht rechtzeitig. Das Brett zeigt eine Antwort, die hält.
puzzle-wrong-saves = Das verliert. Das Brett zeigt, wie.
puzzle-wrong-over = Dieser Zug beendet die Partie, gewinnt sie aber nicht.
puzzle-wrong = Das ist nicht der Zug. Das Brett zeigt eine starke Antwort.
puzzle-own-turn = Dein Zug: { $text }
puzzle-reply = Die Antwort: { $text }
puzzle-retry = Noch einmal versuchen
puzzle-hint = Tipp
puzzle-hint-first = Fang an mit: { $label }.
puzzle-hint-turn = Der Zug ist { $turn }.
puzzle-solution = Lösung zeigen
puzzle-next = Nächste Aufgabe
puzzle-all = Alle Aufgaben
puzzle-good = Mir gefällt diese Aufgabe
puzzle-bad = Mir gefällt diese Aufgabe nicht
puzzle-vote = Wie ist diese Aufgabe?
puzzle-quality = { $share } von { $votes } Stimmen sind für diese Aufgabe.
puzzle-report = Einen Fehler melden
puzzle-report-text = Was stimmt nicht?
puzzle-report-send = Senden
puzzle-reported = Danke. Die Moderation liest es.
puzzle-fault-other-solution = Ein anderer Zug ist auch richtig
puzzle-fault-wrong-solution = Die Lösung ist falsch
puzzle-fault-text = Die Aufgabenstellung oder das Thema ist falsch
puzzle-fault-other = Etwas anderes
puzzle-unsent = Noch nicht in deinem Konto gespeichert. Das geschieht, sobald du online bist.
puzzle-not-kept = Das wurde nicht gespeichert. Wahrscheinlich bist du offline.
puzzle-rating = Deine Wertung: { $points }. Diese Aufgabe: { $puzzle }.
puzzle-rated = Deine Wertung: { $points } ({ $change }).
puzzle-streak = Hintereinander: { $n }. Dein Bestes: { $best }.
puzzle-streak-over = Die Serie endet nach { $n }. Dein Bestes: { $best }.
puzzle-clock = Noch { $time }. Gelöst: { $n }.
puzzle-clock-over = Die Zeit ist um. Gelöst: { $n }. Dein Bestes: { $best }.
puzzle-begin = Von vorn
puzzle-mistakes-none = Kein Fehler ist zu wiederholen. Komm morgen wieder.
puzzle-mistakes =
    { $n ->
        [one] { $n } Fehler heute zu wiederholen
       *[other] { $n } Fehler heute zu wiederholen
    }
puzzle-mistakes-later =
    { $n ->
        [one] { $n } an einem späteren Tag
       *[other] { $n } an späteren Tagen
    }
puzzle-no-more = Zu diesem Thema gibt es keine weiteren Aufgaben.
puzzle-away = Die nächste Aufgabe lässt sich nicht laden. Wahrscheinlich bist du offline.
puzzle-yours = deine Wertung: { $points }
## Setting up positions

editor-analyse = Analysieren
editor-board = Analysebrett
editor-cancel = Abbrechen
editor-chance = Zufall
editor-clear = Brett leeren
editor-copy = Stellung kopieren
editor-fewer = { $piece }: eins weniger für { $player }
editor-keys = Tasten auf dem Brett: Pfeile bewegen den Cursor, der Buchstabe eines Spielsteins setzt ihn dorthin, mit Umschalt den der anderen Seite, Entf nimmt ihn weg, Strg+Z macht rückgängig. Mit der Maus ziehst du Spielsteine auf das Brett, über das Brett und herunter.
editor-more = { $piece }: eins mehr für { $player }
editor-move = Bewegen
editor-nobody = niemand
editor-palette = Spielsteine
editor-piece = { $piece }, Taste { $key }
editor-play = Von hier spielen
editor-possible = Diese Stellung kann in einer Partie vorkommen.
editor-read = Diesen Text verwenden
editor-setup = Stellung aufbauen
editor-start = Üblicher Anfang
editor-svg = Stellung als SVG
editor-take = Wegnehmen
editor-text = Stellungstext
editor-title = Stellung aufbauen
editor-tomove = Am Zug
editor-undo = Rückgängig
editor-wrong =
    { $n ->
        [one] Diese Stellung kann in keiner Partie vorkommen: ein Grund
       *[other] Diese Stellung kann in keiner Partie vorkommen: { $n } Gründe
    }

## The opening explorer

explorer-away = Das Eröffnungsbuch antwortet nicht. Bist du online?
explorer-drawn = unentschieden
explorer-empty = Keine gezählte Partie hat diese Stellung erreicht. Wähle oben andere Partien oder eine frühere Stellung.
explorer-engine = Computer
explorer-games =
    { $n ->
        [one] { $n } Partie hat diese Stellung erreicht
       *[other] { $n } Partien haben diese Stellung erreicht
    }
explorer-note = Stellungen, die gleich aussehen, zählen als eine. Von jeder Partie zählen die ersten 16 Züge.
explorer-others =
    { $n ->
        [one] Ein weiterer Zug wurde hier gespielt.
       *[other] { $n } weitere Züge wurden hier gespielt.
    }
explorer-result = { $player1 } gewann { $first } %, unentschieden { $drawn } %, { $player2 } gewann { $second } %.
explorer-results = Ergebnisse
explorer-sample = Partie { $n } mit { $turn }
explorer-samples = Ansehen
explorer-source = Partien
explorer-source-imported = aus Dateien
explorer-source-played = hier gespielt
explorer-source-self-play = von Computern
explorer-title = Eröffnungsbuch
explorer-turn = Zug
