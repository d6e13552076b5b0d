### Meldungen des Dienstes an Spieler.

service-match-over = die Partie ist zu Ende
service-not-begun = die Partie hat noch nicht begonnen: Es sind nicht beide Plätze besetzt
service-seen-more = du hast von dieser Partie mehr gesehen, als es gibt: Sieh sie dir noch einmal an
service-moved-on = die Partie ist seither weitergegangen: Sieh sie dir noch einmal an
service-not-your-turn = du bist nicht am Zug
service-turn-text = ein Zug ist ein Text von 1 bis { $most } Bytes
service-both-played = beide haben schon gezogen: Du kannst aufgeben oder Remis anbieten

service-computer-stays = der Computer geht nicht weg
service-both-seats-yours = beide Plätze gehören dir: Niemand ist weg
service-claim-your-turn = du bist am Zug: Den Sieg kannst du nur beanspruchen, während dein Gegenüber am Zug ist
service-opponent-here = dein Gegenüber ist da
service-opponent-may-return = dein Gegenüber kommt vielleicht zurück: Den Sieg kannst du in { $wait } beanspruchen
service-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tagen
 }
service-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
 }
service-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
 }
service-seconds = { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
 }

service-offer-unknown = du kannst { FORM($offers, join: "or") } anbieten, nicht { $given }
service-rematch-early = eine Revanche kann es geben, wenn die Partie zu Ende ist
service-rematch-never-began = zu einer Partie, die nie begonnen hat, gibt es keine Revanche
service-rematch-exists = es gibt schon eine Revanche
service-asked-already = darum hast du schon gebeten
service-asked-play-first = darum hast du schon gebeten: Spiel erst einen Zug, bevor du noch einmal fragst
service-takeback-asked = dein Gegenüber möchte einen Zug zurücknehmen: Nimm das zuerst an oder lehne es ab
service-no-turn-to-take-back = du hast keinen Zug gespielt, der zurückgenommen werden könnte
service-rematch-rules-changed = die Regeln haben sich seither geändert, und unter diesen Bedingungen kann es keine Revanche geben: { CAPITAL($why) }
service-no-rematch = es kann keine Revanche geben: { CAPITAL($why) }
service-offer-gone = die Partie ist weitergegangen: Dieses Angebot gilt nicht mehr
service-no-offer = dieses Angebot gibt es nicht
service-own-offer = das ist dein eigenes Angebot: Annehmen kann es dein Gegenüber

service-no-time-to-give = bei dieser Bedenkzeit lässt sich keine Zeit schenken
service-time-given = du hast schon Zeit geschenkt: Spiel erst einen Zug, bevor du noch mehr schenkst
service-time-most = mehr Zeit kann dein Gegenüber nicht haben

service-no-seat = du hast in dieser Partie keinen Platz
service-other-seat = dieser Platz ist nicht deiner
service-seats = die Plätze heißen first und second
service-seat-taken = da sitzt schon jemand
service-seat-invitation = für diesen Platz brauchst du eine Einladung: Öffne den Link, den du bekommen hast
service-cannot-sit = du kannst dort nicht sitzen: { CAPITAL($why) }
service-nobody-to-move = auf diesem Platz sitzt niemand, der umziehen könnte
service-somebody-else = da sitzt jetzt jemand anders
service-seat-not-moved = der Platz kann nicht umziehen: { CAPITAL($why) }
service-seat-of = { $seat ->
    [first] der erste Platz
   *[second] der zweite Platz
 }: { CAPITAL($why) }
service-seat-empty = dort sitzt niemand, also gibt es weder Person noch Namen noch Stärke
service-seat-no-person = es fehlt, wer dort sitzt
service-seat-person-level = ein Mensch hat keine Stärke
service-seat-computer = ein Computer hat eine Stärke und ist kein Mensch
service-seat-holder = ein Platz ist { FORM($holders, join: "or") }, nicht { $given }

service-rated-account = eine gewertete Partie braucht ein Konto: Leg eines an oder spiel ohne Wertung
service-rated-guest = { $name } hat kein Konto, und eine gewertete Partie braucht eines: Fordere ohne Wertung heraus
service-rated-same-person = eine gewertete Partie spielen zwei verschiedene Menschen
service-rated-computer = Partien gegen den Computer werden nicht gewertet
service-rated-position = eine gewertete Partie beginnt mit der üblichen Stellung
service-rated-seat-stays = der Platz einer gewerteten Partie kann nicht an jemand anders gehen: Melde dich dort an, wo du spielen willst
service-rated-older-nodes = gewertete Partien gibt es, sobald die Website fertig aktualisiert ist

service-rating-between = dieser Platz ist für Menschen mit einer Wertung von { $lowest } bis { $highest }; deine in solchen Partien ist { $rating }
service-rating-from = dieser Platz ist für Menschen mit einer Wertung ab { $lowest }; deine in solchen Partien ist { $rating }
service-rating-up-to = dieser Platz ist für Menschen mit einer Wertung bis { $highest }; deine in solchen Partien ist { $rating }
service-limits-range = die Grenzen einer Wertung liegen zwischen { $least } und { $most } Punkten
service-limits-order = die untere Grenze der Wertung liegt über der oberen Grenze
service-limits-taken = nur ein offener Platz hat Grenzen der Wertung
service-limits-casual = nur eine gewertete Partie hat Grenzen der Wertung: Spiel mit Wertung, oder lass die Grenzen weg
service-challenge-expired = die Herausforderung ist abgelaufen: Wer dich herausgefordert hat, kann es noch einmal tun
service-seat-reserved = dieser Platz ist für die Person, die herausgefordert wurde
service-challenge-seats = eine Herausforderung hat einen Platz für dich und einen für die Person, die du herausforderst
service-challenge-self = du kannst dich nicht selbst herausfordern: Wähle jemand anderen
service-challenge-public = eine Herausforderung ist zwischen zwei Menschen: Sie kann nicht in der öffentlichen Liste stehen
service-challenge-expiry = eine Herausforderung gilt { $least } bis { $most } Sekunden
service-expiry-alone = nur eine Herausforderung kann ablaufen: Lass expires_s weg
service-takes-no-challenges = { $name } nimmt gerade keine Herausforderungen an
service-takes-no-challenges-alone = diese Person nimmt gerade keine Herausforderungen an
service-many-challenges = du hast { $most } offene Herausforderungen: Warte auf eine Antwort, oder zieh eine zurück
service-challenge-older-nodes = Herausforderungen und Grenzen der Wertung gibt es, sobald die Website fertig aktualisiert ist

service-the-level = die Stärke
service-the-name = der Name
service-this-line = diese Zeile
service-line-too-long = { $what } hat mehr als { $most } Zeichen
service-line-not-text = { $what } ist kein Text
service-line-control = { $what } hat einen Zeilenumbruch oder ein anderes Steuerzeichen
service-line-space = { $what } hat am Anfang oder am Ende ein Leerzeichen
service-chat-empty = eine Zeile im Gespräch darf nicht leer sein
service-chat-too-long = eine Zeile im Gespräch hat höchstens { $most } Zeichen
service-chat-one-line = was du sagst, ist Text in einer einzigen Zeile: { CAPITAL($why) }
service-chat-invisible = diese Zeile enthält ein unsichtbares Zeichen ({ $character }). Bitte lass es weg
service-chat-accents = diese Zeile hat mehr als { $most } Akzente auf einem Zeichen
service-chat-full = es gibt schon { $lines } Zeilen Gespräch, mehr kann eine Partie nicht haben
service-muted = die Moderation hat dich bis { $until } stummgeschaltet: bis dahin kannst du spielen, aber nicht schreiben
service-muted-because = die Moderation hat dich bis { $until } stummgeschaltet: bis dahin kannst du spielen, aber nicht schreiben. Der Grund: { $reason }
service-blocked = von euch beiden hat eine Person die andere blockiert, darum spielt ihr hier nicht gegeneinander

service-game-gone = das Spiel { $game } wird hier nicht mehr gespielt: Die Partie lässt sich lesen, aber nicht weiterspielen
service-rules-broken = die Partie passt nicht mehr zu den Regeln von { $game } und lässt sich nicht weiterspielen: { CAPITAL($why) }
service-rules-newer = die Partie wurde nach Fassung { $begun } der Regeln von { $game } begonnen, und jetzt gilt Fassung { $current }: Sie lässt sich lesen, aber nicht weiterspielen
service-turn = Zug { $number }: { CAPITAL($why) }

service-position-too-long = ein Stellungstext hat höchstens { $most } Bytes
service-position-over = in dieser Stellung ist die Partie schon zu Ende ({ $outcome })

service-command-object = ein Befehl ist ein Objekt mit seiner Art (kind), z. B. { $example }
service-command-kind = ein Befehl hat seine Art (kind), z. B. { $example }
service-command-unknown = den Befehl { $kind } gibt es nicht: Die Befehle sind { $commands }
service-command-kind-alone = der Befehl { $command } hat nur seine Art (kind), nicht { $field }
service-command-field = der Befehl { $command } hat seine Art (kind) und { $right }, nicht { $field }
service-command-missing = dem Befehl { $command } fehlt { $field }
service-command-value = der Befehl { $command }: { $field } kann nicht { $value } sein

service-message-too-long = die Nachricht hat { $bytes } Bytes; gelesen werden höchstens { $most }
service-message-not-utf8 = die Nachricht ist kein UTF-8; JSON ist Text in UTF-8
service-message-more = hinter dem JSON-Objekt steht noch etwas; jede Nachricht ist ein Objekt
service-message-no-object = die Nachricht ist kein JSON-Objekt; eines sieht so aus: { $example }
service-message-not-json = die Nachricht ist kein JSON: { $fault }
service-message-unread = die Nachricht der Art { $type } ist nicht zu lesen: { $fault }
service-message-deep = die Nachricht ist tiefer als { $most }-fach verschachtelt
service-message-fields = die Nachricht hat mehr als { $most } Felder und Listeneinträge
service-field-twice = das Feld { $field } steht zweimal da; lass eines weg
service-field-missing = das Feld { $field } fehlt
service-field-unknown = ein Feld { $field } gibt es hier nicht; die Felder sind { $fields }
service-field-no-string = das Feld { $field } ist kein Text; Text steht in Anführungszeichen
service-field-empty = das Feld { $field } ist leer; es hat 1 bis { $most } Zeichen
service-field-too-long = das Feld { $field } hat { $characters } Zeichen; richtig sind höchstens { $most }
service-field-number = das Feld { $field } ist { $value }; es ist eine ganze Zahl von 0 bis { $most }
service-type-unknown = eine Anfrage der Art { $type } gibt es nicht; die Arten sind hello, do und ping
service-field-as = das Feld "as" ist { $value }; es ist "first", "second" oder fehlt
service-field-ascii = das Feld { $field } ist { $value }; es besteht aus druckbaren ASCII-Zeichen ohne Leerzeichen

## Conditional turns and vacation

service-opponent-on-vacation = dein Gegenüber ist im Urlaub
service-conditional-live = Züge im Voraus gibt es nur mit Tagen für jeden Zug oder ohne Uhr
service-conditional-your-turn = du bist am Zug: Antworten kannst du festlegen, während dein Gegenüber am Zug ist
service-conditional-changed = was du im Voraus festgelegt hast, wurde inzwischen in einem anderen Tab oder auf einem anderen Gerät geändert; sieh es dir an und versuche es noch einmal
service-conditional-deep = höchstens { $most } Antworten hintereinander können festgelegt werden
service-conditional-many = höchstens { $most } Antworten können festgelegt werden
service-conditional-twice = der Zug { $turn } deines Gegenübers hat zwei Antworten; er hat eine
service-conditional-no-answer = nach dem Zug { $turn } bist du nicht am Zug: Es gibt nichts zu antworten
service-conditional-resign = wenn du nach dem Zug { $turn } aufgibst, folgt nichts mehr
service-conditional-turn = der Zug { $turn }: { $why }
