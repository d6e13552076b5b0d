### Meldungen der Website und ihrer API.

problem-title-not-your-turn = du bist nicht am Zug
problem-title-no-seat = du hast hier keinen Platz
problem-title-taken = der Platz ist besetzt
problem-title-invite = für den Platz braucht es eine Einladung
problem-title-stale = die Partie ist weitergegangen
problem-title-over = die Partie ist zu Ende
problem-title-waiting = die Partie hat noch nicht begonnen
problem-title-no-offer = dieses Angebot gibt es nicht
problem-title-too-early = dafür ist es zu früh
problem-title-too-late = dafür ist es zu spät
problem-title-text = der Text kann nicht angenommen werden
problem-title-rules-version = die Regeln haben sich seither geändert
problem-title-rated = die Partie wird gewertet
problem-title-conditional = diese Züge können nicht festgelegt werden
problem-title-vacation = es kann kein Urlaub beginnen
problem-title-not-found = das gibt es hier nicht
problem-title-nobody = du hast hier noch keinen Namen
problem-title-void = du bist hier nicht mehr bekannt
problem-title-spent = der Link gilt nicht mehr
problem-title-forbidden = das ist von dort nicht erlaubt
problem-title-misdirected = dieser Host wird hier nicht bedient
problem-title-method = das geht hier nicht
problem-title-too-large = die Anfrage ist zu groß
problem-title-media-type = die Anfrage hat eine Form, die hier nicht gelesen wird
problem-title-not-offered = in dieser Form gibt es keine Antwort
problem-title-limited = das war zu viel auf einmal
problem-title-busy = gerade ist zu viel zu tun
problem-title-storage = gerade kann nichts gespeichert werden
problem-title-full = für Neues ist kein Platz
problem-title-closing = der Dienst startet gleich neu
problem-title-gone = die Anfrage wurde aufgegeben
problem-title-not-logged-in = du bist hier nicht angemeldet
problem-title-login-failed = die Anmeldung ist nicht gelungen
problem-title-login-expired = die Anmeldung hat zu lange gedauert
problem-title-no-passkeys = hier gibt es keine Passkeys
problem-title-no-mail = dieser Dienst verschickt keine E-Mails
problem-title-last-login = nur so kannst du dich noch anmelden
problem-title-old-login = deine Anmeldung ist zu alt
problem-title-suspended = der Betrieb hat das Konto gesperrt
problem-title-no-role = das ist für die Moderation
problem-title-settled = die Meldung ist erledigt
problem-title-muted = die Moderation hat dich stummgeschaltet
problem-title-blocked = ihr beide spielt nicht gegeneinander
problem-title-challenge = das geht mit dieser Herausforderung nicht
problem-title-rating-range = der Platz ist für eine andere Wertung
problem-title-too-many = davon gibt es zu viele
problem-title-external-site = die andere Website antwortet nicht
problem-title-incident = hier ist etwas schiefgegangen

problem-incident = hier ist etwas schiefgegangen. Es ist unter der Nummer { $number } notiert
problem-no-match = diese Partie gibt es nicht. Vielleicht ist die Adresse nicht vollständig
problem-no-puzzle = diese Aufgabe gibt es nicht
problem-puzzle-not-tried = du kannst über eine Aufgabe abstimmen oder sie melden, nachdem du sie versucht hast
problem-disk-full = der Speicher dieses Dienstes ist voll. Es ist nichts verloren; bitte versuche es später noch einmal
problem-no-space = dieser Dienst hat keinen Platz mehr für neue Partien, Nachrichten oder Leute. Begonnene Partien gehen weiter
problem-read-only = gerade lässt sich hier nur lesen. Es ist nichts verloren; bitte versuche es später noch einmal
problem-unavailable = die Datenbank dieses Dienstes ist gerade nicht zu erreichen. Es ist nichts verloren; bitte versuche es gleich noch einmal
problem-locked = an den Daten dieses Dienstes wird gerade gearbeitet. Es ist nichts verloren; bitte versuche es gleich noch einmal
problem-restart = der Dienst startet gleich neu. Bitte versuche es gleich noch einmal
problem-not-owner = die Partie wird gerade verlegt. Bitte versuche es gleich noch einmal
problem-conflict = die Partie hat sich im selben Moment geändert. Bitte versuche es noch einmal
problem-match-busy = für diese Partie steht gerade zu viel an. Bitte versuche es gleich noch einmal
problem-computers-busy = gerade denken alle Computer nach. Bitte versuche es gleich noch einmal
problem-report-not-over = Auswertungen gibt es von Partien, die zu Ende sind
problem-report-too-many = du wartest schon auf so viele Auswertungen, wie auf einmal warten dürfen. Bitte versuche es wieder, wenn eine davon fertig ist
problem-report-busy = im Augenblick warten zu viele Auswertungen. Bitte versuche es gleich noch einmal
problem-game-ended = die Partie ist zu Ende, also gibt es keinen nächsten Zug
problem-timeout = das hat zu lange gedauert. Bitte versuche es gleich noch einmal
problem-given-up = die Anfrage wurde aufgegeben
problem-limited = das war zu viel in kurzer Zeit. Bitte warte etwas und versuche es noch einmal
problem-painting = gerade werden zu viele Bilder gemalt. Versuche es in einer Minute noch einmal
problem-painting-yours = für dich werden gerade zu viele Bilder gemalt. Versuche es noch einmal, wenn eines davon da ist

problem-too-large = die Anfrage ist länger als { $most } Bytes, das meiste, was hier gelesen wird
problem-too-large-here = die Anfrage ist länger, als hier gelesen wird
problem-not-as-described = die Anfrage ist nicht so, wie sie beschrieben ist: { $faults }
problem-content-type = der Inhalt dieser Anfrage ist JSON: Schicke sie mit dem Kopf Content-Type: application/json
problem-other-site = Seiten anderer Websites dürfen das nicht anfordern
problem-other-host = dieser Dienst antwortet nicht unter dem Namen, nach dem gefragt wurde. Der Betreiber stellt die Namen als public-url und origin ein
problem-no-address = unter dieser Adresse gibt es nichts. Siehe /api/openapi.json
problem-method = diese Adresse antwortet nur auf { $methods }
problem-field-too-long = das ist länger als { $most } Bytes, das meiste, was hier angenommen wird
problem-option-form = eine Option wird name=wert geschrieben
problem-new-match-key = eine neue Partie hat einen Client und eine id, jeweils aus 1 bis 64 druckbaren ASCII-Zeichen ohne Leerzeichen, oder keins von beiden
problem-seek-name = eine Suche nach Mitspielenden hat eine id aus 1 bis 64 druckbaren ASCII-Zeichen ohne Leerzeichen
problem-rating-limit = eine Grenze einer Wertung liegt zwischen { $least } und { $most }; lass sie weg, wenn es keine geben soll
problem-rating-range = die niedrigste Wertung liegt nicht über der höchsten
problem-seekers-full = gerade suchen zu viele Leute jemanden zum Spielen. Bitte versuche es gleich noch einmal
problem-cursor = das ist keine Marke einer Seite dieser Liste. Lass sie weg, um oben zu beginnen
problem-status = ein Stand ist waiting, playing oder over
problem-field-repeated = es steht mehr als einmal da
problem-after = der Wert von after ist die Nummer des letzten Ereignisses, das schon bekannt ist, oder 0
problem-follow = der Wert von follow ist true oder false
problem-events-query = diese Anfrage hat nur die Parameter after und follow

problem-no-page = diese Seite gibt es nicht. Vielleicht ist die Adresse nicht vollständig
problem-form-incomplete = dieses Formular ist nicht vollständig. Bitte lade die Seite neu
problem-form-unknown = dieses Formular will etwas, das es hier nicht gibt. Bitte lade die Seite neu
problem-form-unread = dieses Formular lässt sich nicht lesen. Bitte geh zurück und schick es noch einmal ab
problem-no-turn = diesen Zug gibt es nicht
problem-no-game = ein Spiel dieses Namens gibt es hier nicht
problem-no-rules = ein Spiel dieses Namens gibt es hier nicht, und so auch keine Regeln dazu
problem-link-incomplete = dieser Link ist nicht vollständig oder für etwas anderes. Bitte um einen neuen

problem-name-not-text = dieser Name ist kein lesbarer Text
problem-name-empty = ein Name hat 1 bis { $most } Zeichen; dieser hat keines
problem-name-too-long = ein Name hat höchstens { $most } Zeichen; dieser hat mehr
problem-name-accents = dieser Name hat mehr als { $most } Akzente auf einem Zeichen
problem-name-invisible = dieser Name enthält ein unsichtbares Zeichen ({ $character }). Bitte lass es weg
problem-name-only-accents = dieser Name besteht nur aus Akzenten. Bitte gib ihm einen Buchstaben
problem-name-reserved = dieser Name ist für Computer und frühere Mitglieder bestimmt. Bitte wähl einen anderen
problem-name-official = dieser Name ist für die Betreiber der Seite bestimmt. Bitte wähl einen anderen
problem-name-no-letter = der Name eines Kontos hat einen Buchstaben oder eine Ziffer. Bitte gib ihm eines davon
problem-name-too-many = dieses Konto hatte im letzten Jahr zu viele Namen. Bitte behalte den jetzigen
problem-name-taken = ein anderes Konto hat diesen Namen oder einen, der so aussieht. Bitte wähl einen anderen
problem-take-name = gib dir zuerst einen Namen und versuche es dann noch einmal
problem-identity-void = dieser Browser ist hier nicht mehr bekannt. Gib dir einen Namen, um weiterzumachen

problem-not-logged-in = dafür braucht es ein Konto. Melde dich an, oder leg mit einem Passkey eines an
problem-passkey-refused = mit diesem Passkey kommt hier niemand hinein. Bitte versuche einen anderen oder einen Wiederherstellungscode
problem-recovery-refused = dieser Name und dieser Code gehören nicht zusammen, oder der Code wurde schon benutzt
problem-ceremony-over = das hat zu lange gedauert oder ist schon geschehen. Bitte fang noch einmal an
problem-no-passkeys-here = Browser machen Passkeys nur für Websites mit https. Der Betreiber stellt die Adresse als public-url ein
problem-passkeys-elsewhere = für die Adresse, die hier benutzt wird, machen Browser keine Passkeys. Öffne stattdessen { $address }
problem-last-login = ohne das könntest du dich nicht mehr anmelden. Mach zuerst einen Passkey oder Notfallcodes
problem-old-login = dafür braucht es eine Anmeldung in den letzten zehn Minuten. Melde dich noch einmal an und mach es dann
problem-suspended = die Betreiber haben dieses Konto gesperrt. Bitte frag die Betreiber dieser Seite
problem-no-role = das ist für Moderation und Betrieb dieser Seite
problem-not-rated = diese Partie hat kein Ergebnis, das für die Wertung zählt
problem-mute-time = jemand wird für 1 bis { $most } Stunden stummgeschaltet
problem-own-role = dir selbst kannst du das nicht antun
problem-no-report = diese Meldung gibt es nicht
problem-no-block = diese Blockierung gibt es nicht
problem-report-settled = jemand hat diese Meldung schon erledigt
problem-too-many-blocks = du hast { $most } Personen blockiert, mehr geht nicht. Gib zuerst jemanden frei
problem-too-many-reports = { $most } deiner Meldungen warten auf die Moderation. Bitte warte, bis einige erledigt sind
problem-no-line-of-person = so eine Zeile hat diese Person hier nicht geschrieben
problem-report-text = eine Meldung hat eine Art und einen Text von höchstens { $most } Zeichen
problem-report-empty = eine Meldung sagt, was geschehen ist: Schreib einen Satz, oder wähl eine Zeile des Chats
problem-not-yourself = dich selbst kannst du nicht blockieren oder melden
problem-not-muted = hier ist niemand stummgeschaltet
problem-too-many-passkeys = dieses Konto hat so viele Passkeys, wie es haben kann. Bitte entferne zuerst einen
problem-no-passkey = diesen Passkey hat das Konto nicht
problem-no-session = diese Anmeldung gibt es nicht. Vielleicht ist sie schon beendet
problem-webhook-address = das ist keine Adresse eines Webhooks. Sie ist wie https://example.org/hook und im öffentlichen Internet
problem-too-many-webhooks = dieses Konto hat so viele Webhooks, wie es haben kann. Bitte entferne zuerst einen
problem-no-webhook = diesen Webhook gibt es nicht. Vielleicht ist er schon entfernt
problem-push-subscription = der Browser hat sich nicht richtig für Push-Nachrichten angemeldet. Bitte versuche es noch einmal
problem-no-device = diesen Browser gibt es nicht. Vielleicht ist er schon entfernt
problem-unsubscribe-address = diese Adresse beendet keine E-Mails. Bitte öffne sie ganz, so wie sie in der E-Mail steht
problem-no-person = diese Person gibt es hier nicht. Vielleicht wurde sie vergessen
problem-no-player = hier gibt es niemanden mit diesem Namen. Vielleicht wurde der Name geändert oder das Konto gelöscht
problem-search-rated = rated ist rated oder casual; lass es weg für beide
problem-search-speed = speed ist live oder correspondence; lass es weg für beide
problem-search-result = ein Ergebnis ist won, lost oder drawn; lass es weg für alle Partien
problem-search-opponent = es gibt niemanden mit dem Namen dieses Gegners
problem-follow-self = du kannst dir nicht selbst folgen
problem-follow-blocked = ihr könnt einander nicht folgen, weil eine Person die andere blockiert hat
problem-follow-many = du folgst { $most } Menschen, mehr geht nicht. Folge zuerst jemandem nicht mehr
problem-no-pool = von dieser Art gibt es noch keine gewerteten Partien
problem-no-external-site = mit jener Website kannst du dich hier nicht anmelden. Bitte melde dich auf andere Weise an
problem-external-state = diese Anmeldung hat zu lange gedauert, wurde schon abgeschlossen oder in einem anderen Browser begonnen. Bitte beginne noch einmal
problem-external-denied = du hast der Anmeldung auf der anderen Website nicht zugestimmt. Beginne noch einmal oder melde dich auf andere Weise an
problem-external-unknown = dieses Konto bei der anderen Website gehört noch zu keinem Konto hier. Um dich damit anzumelden, füge es unter „Anmeldungen über andere Websites“ hinzu
problem-external-taken = dieses Konto bei der anderen Website gehört zu einem anderen Konto hier. Melde dich ab, um das andere Konto zu benutzen, oder füge eine andere Anmeldung hinzu
problem-external-address = Anmeldungen über andere Websites gehen nur unter der öffentlichen Adresse dieser Website. Bitte öffne diese Adresse
problem-many-external = dieses Konto hat so viele Anmeldungen über andere Websites, wie es haben kann. Bitte entferne zuerst eine
problem-external-unavailable = die andere Website ist gerade nicht zu erreichen, oder diese Website ist dort nicht richtig eingerichtet. Bitte versuch es in einer Minute noch einmal oder melde dich auf andere Weise an
problem-external-answer = die Antwort der anderen Website ließ sich nicht prüfen, deshalb wurde niemand angemeldet. Beginne noch einmal oder melde dich auf andere Weise an
problem-no-mail = diese Website verschickt keine E-Mails
problem-no-address-of-mail = das ist keine E-Mail-Adresse. Schreib sie wie in ann@example.org
problem-address-taken = ein anderes Konto hat diese Adresse. Melde dich dort an oder nimm eine andere Adresse
problem-mail-code = dieser Code ist nicht der in der Mail. Bitte sieh noch einmal nach
problem-other-browser = diese Mail hat ein anderer Browser angefordert. Öffne den Link dort oder gib dort den Code aus der Mail ein
problem-mail-void = diese Mail gilt nicht mehr: sie ist zu alt, wurde schon benutzt, oder es gibt eine neuere. Bitte fordere eine neue an
problem-mails-waiting = zu viele Mails warten auf den Versand. Bitte versuche es in einer Minute noch einmal

problem-seat = ein Platz heißt first oder second
problem-seat-open = für diesen Platz braucht es keine Einladung: Er steht allen offen
problem-seat-not-yours = dieser Platz gehört dir nicht: Nur wer dort spielt, kann ihn auf ein anderes Gerät mitnehmen
problem-not-creator = nur wer die Partie angelegt hat, kann dazu einladen
problem-link-used = dieser Link ist schon benutzt worden, oder seine Zeit ist abgelaufen. Bitte um einen neuen
problem-two-computers = mindestens ein Platz ist für einen Menschen; zwei Computer spielen hier nicht gegeneinander
problem-computer-both = gegen den Computer kannst du nicht beide Seiten spielen. Wähl eine Seite für dich, oder „Niemanden“ als Gegner
problem-seat-choices = ein Platz ist für { FORM($choices, join: "or") }, nicht für { $given }
problem-turns-so-far = in dieser Partie gab es bisher { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
 }

problem-watching = du schaust zu. Nimm einen Namen und einen Platz, um mitzuspielen
problem-other-site-live = Seiten anderer Websites dürfen sich hier nicht verbinden
problem-no-websocket = diese Adresse braucht eine WebSocket-Anfrage der Version 13 mit einem Schlüssel
problem-bye-closing = der Dienst startet gleich neu. Verbinde dich gleich wieder, dann geht es weiter
problem-bye-storage = die Partie lässt sich gerade nicht lesen. Verbinde dich gleich wieder
problem-bye-busy = für diese Partie steht gerade zu viel an. Verbinde dich gleich wieder
problem-bye-incident = hier ist etwas schiefgegangen. Verbinde dich wieder, dann geht es weiter
problem-bye-too-long = die Nachricht war länger als { $most } Bytes, das meiste, was gelesen wird
problem-bye-text = Nachrichten sind Text-Frames mit JSON
problem-bye-hello = die erste Nachricht muss ein hello sein, innerhalb von { $seconds } Sekunden, und es gibt nur eines
problem-bye-protocol = dieser Dienst spricht Version { $version } des Protokolls
problem-bye-slow = zu viele Nachrichten warteten darauf, gelesen zu werden. Verbinde dich wieder, dann geht es weiter
problem-bye-malformed = zu viele Nachrichten waren nicht zu lesen. Die Antworten auf sie sagen, warum
problem-bye-flood = zu viele Nachrichten kamen auf einmal, oder zu viele, die sich nicht ausführen ließen
problem-bye-silent = es kam kein Pong zurück
problem-bye-forgotten = diese Identität wurde aufgegeben. Verbinde dich wieder, um zuzuschauen
problem-bye-logged-out = diese Anmeldung wurde beendet. Melde dich wieder an, um weiterzuspielen
problem-bye-ahead = die Partie hat weniger Ereignisse oder Zeilen, als du gesehen haben willst. Vergiss sie und beginne hinter 0

## Vacation

problem-vacation-begun = du bist schon im Urlaub
problem-vacation-days = ein Urlaub hat 1 bis 30 Tage, und du hast in diesem Jahr noch { $left ->
    [one] { $left } Tag
   *[other] { $left } Tage
 }
problem-vacation-older-nodes = ein Teil dieses Dienstes hat noch eine ältere Version. Bitte versuche es später noch einmal

## Challenges

problem-no-challenge = diese Herausforderung gibt es nicht mehr: Sie wurde beantwortet oder zurückgezogen, oder sie ist abgelaufen
problem-challenge-policy = wähle, wer dich herausfordern darf: everybody, followed oder nobody
problem-range-points = die Wertungen dürfen sich um { $least } bis { $most } Punkte unterscheiden; lass den Abstand weg, wenn jede Wertung passt
problem-range-seat = ein Abstand der Wertungen gehört zu einem offenen Platz: Lass einen offen, oder lass den Abstand weg
