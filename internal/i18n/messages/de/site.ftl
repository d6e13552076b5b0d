### Texte der Seiten, die der Server schreibt.

site-name = Teahouse
site-language-name = Deutsch
site-skip = Zum Inhalt
site-not-started = Ein Teil dieser Seite konnte nicht geladen werden, darum geht sie nicht von selbst weiter.
site-nav-site = Seiten
site-nav-games = Spiele
site-nav-mine = Meine Partien
site-nav-rules = Regeln
site-nav-more = Mehr
site-nav-settings = Einstellungen
site-nav-lobby = Gegenüber suchen
site-nav-review = Partie nachspielen
site-nav-about = Über Teahouse
site-you = Du
site-language = Sprache
site-lead = Spiel mit Freunden, mit Fremden oder gegen den Computer, live oder als Fernpartie.
site-lead-account = Ein Konto brauchst du nicht.
site-versus = { $first } und { $second }
site-standing-waiting = wartet auf jemanden
site-standing-turn = Zug { $n }, { $who } am Zug
site-computer = Computer ({ $level })
site-role = { FORM($role, article: "none") }
site-role-chance = Der Zufall
site-rule = Regel:
site-problem-lesson = Diese Regel lernen

page-review-title = Eine Partie nachspielen
page-review-lead = Füge eine Aufzeichnung oder eine Partie in der Notation einer anderen Website ein und spiel sie Zug für Zug nach.
page-review-noscript = Diese Seite braucht JavaScript, das dein Browser nicht ausführt. Partien, die hier gespielt wurden, kannst du auch ohne nachspielen: Öffne eine aus der Liste deiner Partien.
page-studies-title = Studien
page-studies-lead = Kapitel von Partien mit Varianten, Kommentaren, Pfeilen und Markierungen: allein oder gemeinsam, auch ohne Verbindung.
page-studies-noscript = Studien brauchen Skript. Lesen kann man jede ohne Skript unter /api/studies/ mit ihrer Kennung und /record.
page-analysis-index = Analysebrett
page-analysis-title = { $game }: Analysebrett
page-analysis-lead = Baue eine beliebige Stellung auf, probiere Züge und sieh, was der Computer davon hält.
page-analysis-noscript = Das Analysebrett braucht JavaScript, das in deinem Browser nicht verfügbar ist. Es zeigt die Stellung der Adresse.
page-analysis-impossible = Die Stellung dieser Adresse kann in keiner Partie vorkommen, deshalb ist der übliche Anfang zu sehen:
page-play-title = { $game } gegen den Computer
page-play-noscript = Hier spielt der Computer in deinem Browser; dafür braucht es JavaScript.
page-play-server = Stattdessen gegen den Computer dieses Servers spielen.
page-offline-title = Keine Verbindung
page-offline-lead = Der Server antwortet nicht. Du kannst trotzdem gegen den Computer spielen, Partien nachspielen und die Regeln lesen:
page-offline-device = Dieses Gerät ist offline. Du kannst trotzdem gegen den Computer spielen, Partien nachspielen und die Regeln lesen:
page-offline-retry = Jetzt noch einmal versuchen
page-preview-match = { $first } – { $second } · { $game }
page-preview-turn = Nach Zug { $n } von { $of }.

site-home-title = Fünf Spiele, ein Tisch
site-home-mine = Deine Partien
site-home-all = Alle meine Partien
site-home-over = Beendete Partien
site-mine-going = Laufende Partien
site-mine-none = Auf diesem Server läuft gerade keine Partie von dir.
site-mine-over-none = Noch ist keine Partie beendet.
site-mine-local = Gegen den Computer, in diesem Browser
site-mine-local-none = In diesem Browser ist keine Partie gegen den Computer gespeichert.
site-mine-review = Nachspielen
site-mine-resume = Weiterspielen
site-mine-resume-of = Weiterspielen: { $game }, { $players }
site-mine-review-of = Nachspielen: { $game }, { $players }
site-home-games = Die Spiele
site-home-computer = Gegen den Computer
site-home-computer-of = { $game }: gegen den Computer spielen
site-home-friend = Jemanden einladen
site-home-friend-of = { $game }: jemanden einladen
site-home-open = Gegenüber suchen
site-home-open-of = { $game }: Gegenüber suchen
site-home-take = Mitspielen
site-home-take-of = { $game }: mitspielen, { $players }
site-home-more = Mehr Optionen
site-home-more-of = { $game }: mehr Optionen für Bedenkzeit, Platz und Regeln
site-home-live = Läuft gerade
site-home-watch-of = { $game } läuft gerade: { $players }. Zuschauen
site-home-rules-of = So wird gespielt: { $game }
site-home-learn = Lernen
site-home-learn-of = { $game }: lernen
site-home-first = Welches zuerst?
site-home-find-game = Spiel
site-home-find-clock = Bedenkzeit
site-home-find-pace = { $minutes } min + { $seconds } s je Zug
site-home-find-means = Du spielst, sobald jemand dasselbe will.
site-home-seats = Hier wartet jemand
site-home-seats-none = Gerade ist kein Platz offen.
site-home-lobby = Alle offenen Plätze, mit Auswahl
site-lobby-title = Gegenüber suchen
site-lobby-lead = Warte hier auf jemanden, der dasselbe sucht, oder nimm einen Platz, den jemand offen gelassen hat.
site-lobby-any = Egal
site-lobby-first = Am Zug zuerst
site-lobby-second = Am Zug danach
site-lobby-lowest = Wertung ab
site-lobby-highest = Wertung bis
site-lobby-open = Offene Plätze
site-lobby-all = Alle
site-lobby-speed = Tempo
site-lobby-filter = Zeigen
site-lobby-role = du wärst { $role }
site-lobby-none = Gerade ist kein Platz offen. Lass selbst einen offen, oder spiel gegen den Computer, bis jemand kommt.
site-lobby-none-such = So ein Platz ist gerade nicht offen.
site-lobby-show-all = Alle zeigen
site-lobby-leave = Platz offen lassen
site-home-watch = Zum Zuschauen
site-limits = Für Wertungen von { $lowest } bis { $highest }
site-limits-from = Für Wertungen ab { $lowest }
site-limits-to = Für Wertungen bis { $highest }

site-home-watch-none = Gerade gibt es keine öffentliche Partie zum Zuschauen.
site-home-yours = Du bist am Zug
site-home-sit = Mitspielen
site-home-sit-of = Mitspielen: { $game }, { $players }
site-home-record = Hast du eine Aufzeichnung oder eine Partie von einer anderen Website?
site-home-record-link = Füg sie ein und spiel sie nach

site-level-number = Stufe { $n }
site-level-1-does = für die ersten Partien
site-level-3-does = für den Anfang
site-level-5-does = für Geübte
site-level-8-does = die stärkste
site-level-random = leicht
site-level-greedy = mittel
site-level-random-does = spielt zufällige Züge
site-level-greedy-does = denkt einen Zug voraus

site-seat-invited = jemand mit Einladung
site-seat-open = ein freier Platz

site-pace-none = ohne Uhr
site-pace-main = { $main } je Seite
site-pace-increment = { $main } je Seite, dazu { $increment } je Zug
site-pace-periods =
    { $n ->
        [one] { $main } je Seite, dann { $n } Periode von { $period }
       *[other] { $main } je Seite, dann { $n } Perioden von je { $period }
    }
site-pace-days =
    { $n ->
        [one] { $n } Tag je Zug
       *[other] { $n } Tage je Zug
    }

site-times = { $parts }
site-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
site-ago-days =
    { $n ->
        [one] vor { $n } Tag
       *[other] vor { $n } Tagen
    }
site-hours =
    { $n ->
        [one] { $n } Stunde
       *[other] { $n } Stunden
    }
site-ago-hours =
    { $n ->
        [one] vor { $n } Stunde
       *[other] vor { $n } Stunden
    }
site-minutes =
    { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
site-ago-minutes =
    { $n ->
        [one] vor { $n } Minute
       *[other] vor { $n } Minuten
    }
site-seconds =
    { $n ->
        [one] { $n } Sekunde
       *[other] { $n } Sekunden
    }
site-ago-now = gerade eben
site-periods-left =
    { $n ->
        [one] { $time }, noch { $n } Periode
       *[other] { $time }, noch { $n } Perioden
    }

site-end-win = { $winner } gewinnt.
site-end-draw = Unentschieden.
site-end-repetition = Unentschieden: Dieselbe Stellung ist zum dritten Mal entstanden.
site-end-stuck = Unentschieden: Keine Seite hatte noch einen erlaubten Zug.
site-end-resign = { $winner } gewinnt: { $loser } hat aufgegeben.
site-end-agreement = Unentschieden: Beide haben sich darauf geeinigt.
site-end-timeout = { $winner } gewinnt: Die Zeit von { $loser } ist abgelaufen.
site-end-abandoned = { $winner } gewinnt: { $loser } war zu lange weg.
site-end-aborted = Die Partie wurde abgebrochen. Niemand hat gewonnen.
site-end-aborted-why = Mindestens eine Seite hatte noch keinen Zug gespielt. Eine Seite hat die Partie abgebrochen oder nicht rechtzeitig begonnen.
site-end-unrated = Die Partie zählt nicht für die Wertung.
site-end-long = Unentschieden: Die Partie hat die größte Zahl von Zügen erreicht.
site-ending-won = Du hast gewonnen. { $text }
site-ending-lost = Du hast verloren. { $text }
site-ending-resigned = Du hast aufgegeben. { $text }

site-option-on = ja
site-option-off = nein

site-new-title = Eine neue Partie
site-new-which = Welches Spiel?
site-new-against = Gegen wen
site-new-computer = Den Computer
site-new-strength = Stufe
site-new-friend = Jemanden, den du kennst
site-new-friend-means = Du bekommst einen Link zum Verschicken.
site-new-open = Wer gerade kommt
site-new-open-means = Die Partie steht auf der Startseite in der Liste, bis jemand kommt.
site-new-private = Nicht in die Liste: Ich gebe die Adresse selbst weiter
site-new-self = Niemanden: Ich spiele beide Seiten
site-new-self-means = Zum Ausprobieren, oder zu zweit an einem Bildschirm.
site-new-seat = Dein Platz
site-new-first = beginnt
site-new-second = zieht danach
site-new-clock = Bedenkzeit
site-new-other = Eine andere
site-new-other-label = Eine andere Bedenkzeit (was hier steht, gilt)
site-new-other-means = 5+3 heißt fünf Minuten und drei Sekunden je Zug, 10+5x30 zehn Minuten und dann fünf Perioden von 30 Sekunden, 3d drei Tage je Zug.
site-new-rules = Regeln
site-new-match = Die Partie
site-new-public = In der öffentlichen Liste zeigen
site-new-public-means = Andere finden sie und können zuschauen. Sonst kann nur zuschauen, wer den Link hat.
site-new-begin = Partie beginnen
site-new-here = Oder gleich hier im Browser:

site-name-label = Dein Name
site-name-known = So sehen dich die anderen.
site-name-empty = Lass das Feld leer, dann bekommst du einen.

site-me-known = So sehen dich die anderen, in allen deinen Partien.
site-me-nobody = Du hast hier noch keinen Namen. Wähl einen; die anderen sehen ihn.
site-me-change = Namen ändern
site-me-take = Diesen Namen nehmen
site-me-device = Dieses Gerät vergessen
site-me-device-means = Deine Plätze gehören diesem Browser. Vergisst er dich, kannst du deine Partien nicht fortsetzen, und das lässt sich nicht rückgängig machen. Willst du anderswo weitermachen, öffne vorher eine Partie und wähl „Auf ein anderes Gerät wechseln“.
site-me-forget = Mich hier vergessen

site-mine-keep = Diese Partien gehören nur diesem Browser.
site-account-keep = Partien behalten
site-account-make = Konto anlegen
site-account-keep-means = Deine Partien gehören diesem Browser. Mit einem Passkey kommst du von jedem Gerät zu ihnen zurück: mit Fingerabdruck, Gesicht oder der PIN deines Geräts statt eines Passworts.
site-account-make-means = Ein Passkey ersetzt das Passwort: Fingerabdruck, Gesicht oder die PIN deines Geräts. Damit kommst du von jedem Gerät zurück.
site-account-keep-next = Danach geht es dort weiter, wo du warst.
site-account-keep-name = Dein Konto heißt dann { $name }. Oben kannst du einen anderen Namen schreiben.
site-account-keep-nameless = Dein Konto braucht einen Namen: Schreib oben erst einen.
site-account-keep-passkey = Partien mit einem Passkey behalten
site-account-make-passkey = Konto mit einem Passkey anlegen
site-account-script = Passkeys brauchen einen Browser mit Skript.
site-account-no-passkeys = Dieser Browser kennt keine Passkeys.
site-account-cancelled = Es wurde kein Passkey benutzt. Du kannst es noch einmal versuchen.
site-account-passkey-again = Dieses Gerät hat schon einen Passkey dieses Kontos.
site-account-login = Anmelden
site-account-login-means = Wenn du ein Konto hast, kommst du hier zu ihm zurück.
site-account-login-leaves = Partien, die du in diesem Browser als Gast begonnen hast, bleiben beim Gast.
site-account-login-passkey = Mit einem Passkey anmelden
site-account-recovery = Einen Notfallcode benutzen
site-account-name = Name des Kontos
site-account-code = Notfallcode
site-account-since = Dein Konto wurde { $ago } angelegt.
site-account-logout = Abmelden
site-account-passkey = Passkey
site-account-passkeys = Passkeys
site-account-passkeys-means = Jedes deiner Geräte kann einen Passkey haben. Ein verlorenes Gerät kommt nicht mehr hinein, sobald du seinen Passkey entfernt und es abgemeldet hast.
site-account-passkey-made = { $ago } angelegt
site-account-passkey-used = zuletzt { $ago } benutzt
site-account-passkey-unused = noch nicht benutzt
site-account-passkey-remove = Den Passkey { $label } entfernen
site-account-remove = Entfernen
site-account-passkey-add = Passkey hinzufügen
site-account-codes = Notfallcodes
site-account-codes-means = Wenn du deine Geräte verlierst, meldet dich ein Code einmal an. Schreib die Codes auf Papier.
site-account-codes-left =
    { $n ->
        [0] Du hast noch keine.
        [one] Ein Code ist übrig.
       *[other] { $n } Codes sind übrig.
    }
site-account-codes-make = Neue Codes erstellen
site-account-codes-new = Das sind deine Codes. Sie werden nur dieses eine Mal gezeigt: Schreib sie auf. Frühere Codes gelten nicht mehr.
site-external-login = Mit { $site } anmelden
site-external-keep = Partien mit { $site } behalten
site-external-title = Anmeldungen über andere Websites
site-external-means = Wenn du ein Konto bei einer dieser Websites hast, kannst du dich damit hier anmelden. Die andere Website erfährt, dass du dich bei Teahouse anmeldest. Teahouse speichert deine Kennung bei jener Website, und deine E-Mail-Adresse, falls sie unten steht.
site-external-add = Anmeldung mit { $site } hinzufügen
site-external-confirm = Mit { $site } bestätigen
site-external-made = { $ago } hinzugefügt
site-external-remove = Die Anmeldung mit { $site } entfernen
site-external-elsewhere = Anmeldungen über andere Websites gehen nur unter der öffentlichen Adresse dieser Website:
site-external-leaving = Dein Browser öffnet { $site }, wo du dich anmeldest. Danach kommt er hierher zurück.
site-external-go = Weiter zu { $site }
site-external-name-title = Wähle einen Namen
site-external-new = Du hast dich bei { $site } angemeldet. Diese Anmeldung gehört noch zu keinem Konto hier: Wähle einen Namen, dann hast du eines. Die Partien, die du in diesem Browser begonnen hast, kommen mit.
site-external-old = Hast du hier schon ein Konto? Dann leg kein zweites an: Melde dich an wie bisher und füge ihm diese Anmeldung hinzu.
site-account-address = E-Mail-Adresse
site-account-address-means = Mit einer E-Mail-Adresse kannst du dich ohne Passkey anmelden: Eine Mail bringt dir einen Code. Niemand sonst sieht die Adresse.
site-account-address-add = Adresse hinzufügen
site-account-address-change = Eine andere Adresse nehmen
site-account-address-remove = Die Adresse entfernen
site-account-mail = E-Mail-Adresse des Kontos
site-account-mail-send = Code per Mail schicken
site-account-sessions = Wo du angemeldet bist
site-account-session-here = dieser Browser
site-account-session-seen = zuletzt { $ago } gesehen
site-account-session-end = Dort abmelden
site-account-session-end-of = Dort abmelden: { $device }
site-account-sessions-end = Überall sonst abmelden
site-account-device = { $browser } auf { $system }
site-account-device-unknown = unbekannter Browser
site-account-data = Deine Daten
site-account-export = Alle Daten über dich herunterladen
site-account-audit = Was mit deinem Konto geschah
site-account-leave = Konto schließen
site-account-disable-means = Ein deaktiviertes Konto ist überall abgemeldet. Nichts wird gelöscht, und die nächste Anmeldung aktiviert es wieder.
site-account-disable = Mein Konto deaktivieren
site-account-delete-means = Dein Konto wird sofort deaktiviert und nach 7 Tagen gelöscht. Wenn du dich bis dahin anmeldest, wird nichts gelöscht. Danach lässt es sich nicht wiederherstellen: Dein Name, deine Adresse, deine Passkeys, deine Anmeldungen über andere Websites und wen du blockiert hast, sind gelöscht. Deine Partien bleiben, als die eines früheren Mitglieds.
site-account-delete-sure = Ich weiß, dass ich 7 Tage habe, um es mir anders zu überlegen.
site-account-delete = Mein Konto löschen
site-account-made = Du hast jetzt ein Konto. Erstelle Notfallcodes, damit du auch ohne dieses Gerät zurückkommst.
site-account-named = Dein Name wurde geändert.
site-audit-account-made = Das Konto wurde angelegt.
site-audit-login = Du hast dich angemeldet.
site-audit-login-failed = Eine Anmeldung wurde abgelehnt.
site-audit-passkey-added = Ein Passkey wurde hinzugefügt.
site-audit-passkey-removed = Ein Passkey wurde entfernt.
site-audit-codes-made = Notfallcodes wurden erstellt.
site-audit-code-used = Ein Notfallcode wurde benutzt.
site-audit-session-revoked = Eine Anmeldung wurde beendet.
site-audit-login-by-mail = Du hast dich per Mail angemeldet.
site-audit-address-added = Eine E-Mail-Adresse wurde hinzugefügt.
site-audit-address-removed = Eine E-Mail-Adresse wurde entfernt.
site-audit-external-login = Du hast dich mit einem Konto einer anderen Website angemeldet.
site-audit-external-added = Eine Anmeldung mit einem Konto einer anderen Website wurde hinzugefügt.
site-audit-external-removed = Eine Anmeldung mit einem Konto einer anderen Website wurde entfernt.
site-audit-disabled = Das Konto wurde deaktiviert.
site-audit-enabled = Das Konto wurde wieder aktiviert.

site-mail-login-subject = Anmeldung bei { $site }
site-mail-login = Jemand, wahrscheinlich du, will sich mit dieser Adresse bei { $site } anmelden.
site-mail-address-subject = Bestätige deine Adresse für { $site }
site-mail-address = Jemand, wahrscheinlich du, will diese Adresse einem Konto bei { $site } hinzufügen.
site-mail-code-here = Gib diesen Code in dem Browser ein, in dem du die Mail angefordert hast:
site-mail-link-here = Oder öffne diesen Link im selben Browser:
site-mail-lasts =
    { $minutes ->
        [one] Beide gelten einmal, eine Minute lang.
       *[other] Beide gelten einmal, { $minutes } Minuten lang.
    }
site-mail-not-you = Wenn du das nicht warst, beachte diese Mail nicht und zeig sie niemandem: Ohne sie kommt niemand hinein.
site-mail-notice-subject = Dein Konto bei { $site }
site-mail-notice-not-you = Wenn du das nicht warst, melde dich an, beende die anderen Anmeldungen und entferne, was nicht von dir ist:
site-mail-deleted = Das Konto wird in 7 Tagen gelöscht. Melde dich bis dahin an, um es zu behalten.
site-mail-title = Sieh in deine Mails
site-mail-sent-login = Wenn ein Konto die Adresse { $address } hat, ist eine Mail dorthin unterwegs. Gib ihren Code hier ein oder öffne ihren Link in diesem Browser.
site-mail-sent-address = Eine Mail an { $address } ist unterwegs. Gib ihren Code hier ein oder öffne ihren Link in diesem Browser.
site-mail-code = Code aus der Mail
site-mail-code-send = Weiter
site-mail-again = Keine Mail da? Sieh im Spam nach oder fordere eine neue an.
site-mail-link-login = Drück auf den Knopf, um dich in diesem Browser anzumelden.
site-mail-link-address = Drück auf den Knopf, um die Adresse deinem Konto hinzuzufügen.
site-mail-link-confirm = Adresse hinzufügen

site-notice-turn = Du bist am Zug gegen { $opponent }
site-notice-turn-alone = Du bist am Zug
site-notice-time-left = Nur noch wenig Zeit gegen { $opponent }
site-notice-time-left-alone = Du hast nur noch wenig Zeit
site-notice-rematch = { $opponent } möchte noch eine Partie spielen
site-notice-rematch-alone = Jemand möchte noch eine Partie spielen
site-notice-over = Deine Partie gegen { $opponent } ist beendet
site-notice-over-alone = Eine deiner Partien ist beendet
site-notices-title = Benachrichtigungen
site-notices-none = Hier erfährst du von deinen Fernpartien: wenn du am Zug bist, wenn wenig Zeit bleibt, wenn eine Partie beendet ist und wenn dein Gegenüber noch eine spielen möchte. Du erfährst auch, wenn dich jemand herausfordert und wenn deine Herausforderung beantwortet wird.
site-notices-unread = neu
site-notices-more = Es gibt neue Benachrichtigungen.
site-notices-show = Anzeigen
site-notices-read = Alle als gelesen markieren
site-notices-settings = Wie du benachrichtigt wirst
site-notices-guest = Mit einem Konto wirst du auch durch Push-Nachrichten, per E-Mail oder durch Webhooks benachrichtigt.
site-notices-guest-keep = Partien mit einem Konto behalten
site-notices-what = Was
site-notices-kind-turn = Du bist am Zug, in Fernpartien
site-notices-kind-time-left = Ein Fünftel deiner Zeit ist übrig
site-notices-kind-rematch = Dein Gegenüber möchte noch eine Partie spielen
site-notices-kind-over = Eine Fernpartie ist beendet
site-notices-channel-page = Hier
site-notices-channel-push = Push
site-notices-channel-mail = E-Mail
site-notices-channel-webhook = Webhook
site-notices-choice = { $kind }: { $channel }
site-notices-period = E-Mails, alle Neuigkeiten in einer
site-notices-period-days =
    { $days ->
        [one] höchstens einmal am Tag
        [7] höchstens einmal in der Woche
       *[other] höchstens alle { $days } Tage
    }
site-notices-no-address = Du hast noch keine E-Mail-Adresse; darum wird keine E-Mail geschickt.
site-notices-add-address = Adresse hinzufügen
site-notices-save = Speichern
site-notices-saved = Deine Auswahl ist gespeichert.
site-notices-devices = Push-Nachrichten
site-notices-devices-means = Dein Browser zeigt sie, auch wenn keine Seite dieser Website offen ist. Bis zu fünf Browser können sie empfangen.
site-notices-device-add = Push-Nachrichten in diesem Browser empfangen
site-notices-device-added = Dieser Browser empfängt Push-Nachrichten.
site-notices-device-blocked = Der Browser erlaubt keine Push-Nachrichten von dieser Website. Das lässt sich in seinen Einstellungen ändern.
site-notices-device-unknown = Dieser Browser kann keine Push-Nachrichten empfangen.
site-notices-device-failed = Der Browser konnte nicht für Push-Nachrichten angemeldet werden. Versuche es später noch einmal.
site-notices-device-used = zuletzt benutzt { $ago }
site-notices-device-remove = Keine Push-Nachrichten an { $device }
site-notices-webhooks = Webhooks
site-notices-webhooks-means = Ein Programm von dir empfängt deine Benachrichtigungen als signierte Anfragen.
site-notices-webhook-address = Adresse
site-notices-webhook-add = Webhook hinzufügen
site-notices-webhook-remove = Den Webhook { $address } entfernen
site-notices-webhook-secret = Mit diesem Geheimnis werden Anfragen an den neuen Webhook signiert. Es wird nur dieses eine Mal gezeigt:
site-digest-subject =
    { $n ->
        [one] Neues von deinen Partien auf { $site }
       *[other] { $n } Neuigkeiten von deinen Partien auf { $site }
    }
site-digest-intro = Das wartet auf { $site } auf dich:
site-digest-more =
    { $n ->
        [one] Und noch eine.
       *[other] Und { $n } weitere.
    }
site-digest-why = Wähle, worüber und wie du benachrichtigt wirst:
site-digest-end = Diese E-Mails beenden:
site-unsubscribe-title = E-Mails beenden
site-unsubscribe-means = Du bekommst dann keine E-Mails über deine Partien mehr. In deinem Konto kannst du sie wieder einschalten.
site-unsubscribe-button = E-Mails beenden
site-unsubscribe-done = Du bekommst keine E-Mails über deine Partien mehr.

site-invited-title = Eine Einladung zu { $game }
site-invited-by = { $name } lädt dich zu einer Partie { $game } ein.
site-invited-you = Du bist zu einer Partie { $game } eingeladen.
site-invited-first = Du spielst als { $role } und beginnst.
site-invited-second = Du spielst als { $role } und ziehst danach.
site-invited-clock = Bedenkzeit: { $pace }.
site-invited-rules = Die Regeln: { $rules }.
site-invited-take = Mitspielen

site-move-title = Auf diesem Gerät weiterspielen
site-move-lead = Mit diesem Link spielst du als { $role } in einer Partie { $game } in diesem Browser weiter. Der Browser, der jetzt spielt, kann danach nur noch zuschauen.
site-move-here = Hier weiterspielen
site-key-title = Auf ein anderes Gerät wechseln
site-key-lead =
    { $n ->
        [one] Öffne diesen Link auf dem anderen Gerät. Er gilt einmal, noch { $n } Minute. Wer ihn hat, kann deinen Platz nehmen: Zeig ihn sonst niemandem.
       *[other] Öffne diesen Link auf dem anderen Gerät. Er gilt einmal, { $n } Minuten lang. Wer ihn hat, kann deinen Platz nehmen: Zeig ihn sonst niemandem.
    }
site-key-link = Link

site-back-match = Zurück zur Partie
site-back-games = Zu den Spielen
site-back-form = Zurück zum Formular
site-back-invitation = Zurück zur Einladung
site-back-search = Zurück zur Suche
site-next = Weiter

site-settings-lead = Sie werden nur in diesem Browser gespeichert.
site-settings-kept = Gespeichert.
site-settings-theme = Farben
site-settings-theme-auto = Wie auf diesem Gerät
site-settings-theme-light = Hell
site-settings-theme-dark = Dunkel
site-settings-set = Spielsteine
site-settings-set-pictures = Bilder
site-settings-set-pictures-means = Blumen, wie auf Holz gemalt.
site-settings-set-letters = Buchstaben
site-settings-set-letters-means = Große Buchstaben auf Farben und Mustern, die auch farbenblinde Menschen unterscheiden.
site-settings-names = Namen auf den Würfeln von Ki Shogi
site-settings-names-means = In lateinischen Buchstaben unter den Zeichen.
site-settings-coordinates = Koordinaten am Rand des Bretts
site-settings-coordinates-auto = Mit der Notation
site-settings-coordinates-auto-means = Solange Züge aufgelistet sind oder eingetippt werden.
site-settings-coordinates-off = Nie
site-settings-coordinates-on = Immer
site-settings-board = Das Brett
site-settings-sounds = Töne
site-settings-sounds-means = Holz für einen Zug, ein Glöckchen am Ende.
site-settings-motion = Bewegung
site-settings-motion-auto = Wie auf diesem Gerät
site-settings-motion-none = Keine
site-settings-senses = Ton und Bewegung
site-settings-confirm = Bevor ein Zug gespielt wird
site-settings-confirm-auto = Nur in Fernpartien fragen, mit Tagen je Zug oder ohne Uhr
site-settings-confirm-always = Immer fragen
site-settings-confirm-never = Nie fragen
site-settings-save = Einstellungen speichern

site-about-lead = Fünf abstrakte Spiele für zwei, genau so, wie ihre Erfinder sie aufgeschrieben haben.
site-about-free = Du brauchst kein Konto, keine E-Mail-Adresse und kein Geld, und nichts verfolgt dich. Ohne Konto sind deine Plätze und Einstellungen nur in deinem Browser gespeichert.
site-about-why = Klick auf einen Platz, auf den du nicht kannst, und du siehst die Regel, die es verbietet. Jede beendete Partie kannst du Zug für Zug durchgehen und sehen, was sie entschieden hat.
site-about-kept = Ein Zug, der als gespielt gemeldet wurde, ist sicher gespeichert. Weder eine verlorene Verbindung noch ein neu gestarteter Server verliert einen Zug. Die Uhren warten, während der Server neu startet; sie laufen weiter, während du weg bist.
site-about-authors = Wer die Spiele erdacht hat
site-about-by = { $game }, von { $author }
site-about-unnamed = { $game }, von jemandem, den die Quelle nicht nennt
site-about-sources = Jede Regelseite sagt, auf welchem Text sie beruht und wie entschieden wurde, wo er schweigt oder sich widerspricht.
site-about-programs = Für Programme
site-about-programs-text = Es gibt eine Schnittstelle über HTTP und WebSockets:
site-about-programs-link = ihre Beschreibung
site-about-letters = Die Schriften sind EB Garamond und Inter, unter der Open Font License:

site-rules = Regeln
site-rulesOf = Die Regeln von { $game }
site-exactRules = Die genauen Regeln
site-exactRulesOf = Die genauen Regeln von { $game }
site-exactRules-lead = Jede Regel, gegen die ein Zug verstoßen kann, mit Beispielen:
site-contents = Inhalt
site-playComputer = Gegen den Computer
site-allRules = Die Regeln aller Spiele

site-match-public = öffentlich
site-match-board = Brett und Hände
site-match-old = Die Regeln haben sich geändert, seit diese Partie gespielt wurde. Du kannst sie lesen, herunterladen und beenden, aber das Brett lässt sich nicht zeigen.
site-match-after = Du siehst das Brett nach Zug { $ply } von { $all }.
site-match-now = Zurück zur aktuellen Stellung
site-match-verdict = Was die Partie entschieden hat
site-match-watching = Du schaust zu.
site-match-again = Diese Seite lädt sich alle { $n } Sekunden neu.
site-match-look = Jetzt neu laden
site-match-type-means = Ein Zug, wie er in der Liste steht oder in der Notation des Spiels
site-match-type-example = z. B. { $turn }
site-match-type-look = Vorschau
site-match-turns = Züge
site-match-turns-none = Noch wurde kein Zug gespielt.
site-match-talk = Chat
site-match-talk-none = Noch keine Nachrichten.
site-match-talk-lines = Nachrichten
site-match-talk-read = Wer zuschaut, kann das lesen.
site-match-say = Senden
site-match-say-label = Deine Nachricht
site-match-you = du
site-match-wins = gewinnt
site-match-here = online
site-match-away = weg
site-match-clock = Uhr: { $role }
site-match-hand = In der Hand
site-match-send = Schick diesen Link der Person, die als { $role } spielen soll
site-match-send-means = Wer ihn zuerst öffnet, kann den Platz nehmen. Diese Seite zeigt ihn nur dir.
site-match-link = Der Platz „{ $role }“ ist für jemanden mit Link.
site-match-link-make = Link erstellen
site-match-open-mine = Der Platz „{ $role }“ steht allen offen.
site-match-open-send = Schick die Adresse dieser Seite weiter.
site-match-open = Der Platz „{ $role }“ ist frei.
site-match-kept = Der Platz „{ $role }“ ist für jemanden reserviert.
site-match-play = { $turn } spielen
site-match-accept = Annehmen
site-match-decline = Ablehnen
site-match-withdraw = Zurückziehen
site-match-gone = Dein Gegenüber ist weg.
site-match-claim-in =
    { $n ->
        [one] In { $n } Sekunde kannst du den Sieg beanspruchen.
       *[other] In { $n } Sekunden kannst du den Sieg beanspruchen.
    }
site-match-claim-now = Du kannst den Sieg beanspruchen oder warten.
site-match-claim = Sieg beanspruchen
site-match-rematch = Revanche
site-match-rematch-to = Zur Revanche
site-match-takeback = Um Rücknahme bitten
site-match-draw = Remis anbieten
site-match-give = 15 Sekunden schenken
site-match-resign = Aufgeben …
site-match-resign-means = Dann gewinnt die andere Seite.
site-match-resign-yes = Ja, aufgeben
site-match-abort = Partie abbrechen …
site-match-abort-means = Noch haben nicht beide gezogen: Niemand gewinnt oder verliert.
site-match-abort-yes = Ja, abbrechen
site-match-move = Auf ein anderes Gerät wechseln …
site-match-move-means = Du bekommst einen Link, der diese Partie auf einem anderen Gerät auf deinem Platz öffnet.
site-match-move-make = Link erstellen
site-match-move-for = Link für { $role } erstellen
site-match-record = Aufzeichnung herunterladen

site-offer-draw = { $who } bietet Remis an.
site-offer-takeback = { $who } möchte einen Zug zurücknehmen.
site-offer-rematch = { $who } möchte eine Revanche.

site-said-waiting = Es fehlt noch jemand.
site-said-both = { $who } ist am Zug; du spielst beide Seiten.
site-said-yours = Du bist am Zug.
site-said-move = { $who } ist am Zug.
site-said-paused = Die Uhr wartet noch höchstens { $n } s, bis { $who } wieder da ist.

site-step-first = Anfang
site-step-back = Zurück
site-step-next = Weiter
site-step-last = Ende

site-problem-rule = Die Regeln erlauben diesen Zug nicht
site-problem-turn = Du bist nicht am Zug
site-problem-seat = Du hast hier keinen Platz
site-problem-taken = Der Platz ist besetzt
site-problem-invitation = Für den Platz braucht es eine Einladung
site-problem-stale = Die Partie ist weitergegangen
site-problem-over = Die Partie ist zu Ende
site-problem-waiting = Die Partie hat noch nicht begonnen
site-problem-offer = Dieses Angebot gibt es nicht
site-problem-early = Dafür ist es zu früh
site-problem-late = Dafür ist es zu spät
site-problem-text = Der Text kann nicht angenommen werden
site-problem-version = Die Regeln haben sich seither geändert
site-problem-rated = Die Partie wird gewertet
site-problem-conditional = Diese Züge können nicht festgelegt werden
site-problem-vacation = Es kann kein Urlaub beginnen
site-problem-invalid = Das ist nicht zu verstehen
site-problem-nowhere = Diese Seite gibt es nicht
site-problem-nobody = Du hast hier noch keinen Namen
site-problem-void = Dieser Browser ist hier nicht mehr bekannt
site-problem-spent = Der Link gilt nicht mehr
site-problem-not-logged-in = Du bist hier nicht angemeldet
site-problem-login-failed = Die Anmeldung ist nicht gelungen
site-problem-login-expired = Die Anmeldung hat zu lange gedauert
site-problem-no-passkeys = Hier gibt es keine Passkeys
site-problem-no-mail = Diese Website verschickt keine E-Mails
site-problem-last-login = Nur so kannst du dich noch anmelden
site-problem-old-login = Melde dich noch einmal an
site-problem-suspended = Dieses Konto ist gesperrt
site-problem-no-role = Das ist für die Moderation
site-problem-settled = Diese Meldung ist erledigt
site-problem-muted = Du bist stummgeschaltet
site-problem-blocked = Ihr beide spielt nicht gegeneinander
site-problem-too-many = Davon gibt es zu viele
site-problem-external-site = Die andere Website antwortet nicht
site-problem-forbidden = Eine andere Website darf das nicht
site-problem-method = Das geht hier nicht
site-problem-large = Das ist zu groß
site-problem-media = Dieses Format kann hier nicht gelesen werden
site-problem-form = In diesem Format gibt es keine Antwort
site-problem-limited = Zu viele Anfragen in kurzer Zeit
site-problem-misdirected = Dieser Server antwortet nicht unter diesem Namen
site-problem-busy = Der Server ist gerade überlastet
site-problem-full = Für Neues ist kein Platz
site-problem-storage = Gerade kann nichts gespeichert werden
site-problem-closing = Der Server startet gleich neu
site-problem-gone = Die Anfrage wurde abgebrochen
site-problem-incident = Hier ist etwas schiefgegangen

## Correspondence games

site-turn-left = noch { $time }
site-mine-title = Deine Partien: { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
 } zu spielen
site-next-game = Nächste Partie
site-turn-deadline = Die Zeit für diesen Zug endet am { $date }.
site-said-vacation = { $who } ist im Urlaub, längstens bis { $date }. Die Uhr steht still.
site-vacation-yours = Du bist im Urlaub, längstens bis { $date }. Deine Uhr steht still, und du kannst spielen.
site-vacation = Urlaub
site-vacation-means = Während du im Urlaub bist, steht deine Uhr in allen Partien mit Tagen für jeden Zug still. Du hast 30 Tage in einem Kalenderjahr. Ein Urlaub beginnt nur, wenn du ihn beginnst, und endet vor seiner Zeit nur, wenn du ihn beendest.
site-vacation-until = Du bist im Urlaub, längstens bis { $date }.
site-vacation-end = Urlaub jetzt beenden
site-vacation-end-means = Ein begonnener Tag zählt ganz. Wenn du den Urlaub jetzt beendest, { $used ->
    [one] zählt { $used } Tag davon
   *[other] zählen { $used } Tage davon
 }, und du hast in diesem Jahr noch { $left ->
    [one] { $left } Tag
   *[other] { $left } Tage
 }.
site-vacation-begun = Dein Urlaub hat begonnen. Daneben hast du in diesem Jahr noch { $left ->
    [one] { $left } Tag
   *[other] { $left } Tage
 }.
site-vacation-ended = Dein Urlaub ist beendet. In diesem Jahr hast du noch { $left ->
    [one] { $left } Tag
   *[other] { $left } Tage
 }.
site-vacation-days = Tage (in diesem Jahr noch { $left })
site-vacation-begin = Urlaub jetzt beginnen
site-vacation-none = Du hast alle Urlaubstage dieses Jahres verbraucht.
site-date = { $day }. { $month } { $year }, { $time } UTC
site-day = { $day }. { $month } { $year } (UTC)
site-month-1 = Januar
site-month-2 = Februar
site-month-3 = März
site-month-4 = April
site-month-5 = Mai
site-month-6 = Juni
site-month-7 = Juli
site-month-8 = August
site-month-9 = September
site-month-10 = Oktober
site-month-11 = November
site-month-12 = Dezember

site-former-player = Früheres Mitglied
site-player-title = { $name } herausfordern, blockieren oder melden
site-player-back = Zurück zur Partie
site-player-block-title = Blockieren
site-player-block-means = Von Personen, die du blockiert hast, liest du keinen Chat. Ihr beide nehmt keine Plätze in derselben Partie und folgt einander nicht.
site-player-block = { $name } blockieren
site-player-blocked = Du hast { $name } blockiert.
site-player-unblock = Freigeben
site-player-done-block = Blockiert.
site-player-done-unblock = Nicht mehr blockiert.
site-player-done-report = Gemeldet. Die Moderation liest es.
site-player-done-mute = Stummgeschaltet.
site-player-done-unmute = Nicht mehr stummgeschaltet.
site-player-done-annul = Die Partie ist annulliert. Die Wertungen werden neu berechnet.
site-player-done-count = Die Partie zählt wieder. Die Wertungen werden neu berechnet.
site-report-title = Melden
site-report-means = Die Moderation liest es. Das Gegenüber erfährt nicht, wer es gemeldet hat.
site-report-category = Worum geht es?
site-report-chat = Chat
site-report-cheating = Betrug
site-report-name = Der Name
site-report-stalling = Hinhalten
site-report-other = Etwas anderes
site-report-line = Eine Zeile des Chats
site-report-line-none = Keine davon
site-report-text = Was ist geschehen?
site-report-send = Melden
site-mod-title = Meldungen
site-mod-player = Für die Moderation
site-mod-logged = Jede Handlung in einer Rolle wird aufgeschrieben, und die Betroffenen können sie lesen.
site-mod-muted = Stummgeschaltet bis { $until }.
site-mod-unmute = Wieder schreiben lassen
site-mod-mute-for = Stummschalten für
site-mod-reason = Grund, den die Person liest
site-mod-mute = Stummschalten
site-mod-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
site-mod-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
site-mod-annul = Diese Partie annullieren
site-mod-annul-means = Eine annullierte Partie zählt für keine Wertung.
site-mod-annulled = Diese Partie ist annulliert.
site-mod-count = Wieder zählen lassen
site-mod-open = Offene Meldungen
site-mod-settled = Erledigte Meldungen
site-mod-from = Gemeldet von { $name }
site-mod-game = Die Partie
site-mod-settled-by = Erledigt von { $name }:
site-mod-decision = Was du getan hast
site-mod-settle = Erledigen
site-mod-settle-of = Die Meldung über { $name } erledigen
site-mod-none = Nichts wurde gemeldet.
site-mod-puzzles = Aufgaben
site-mod-none-settled = Noch keine Meldung ist erledigt.
site-match-talk-hidden = Eine Nachricht von jemandem, den du blockiert hast
site-account-muted = Die Moderation hat dich bis { $until } stummgeschaltet. Bis dahin kannst du spielen, aber nicht schreiben.
site-account-blocks = Wen du blockiert hast
site-account-unblock-of = { $name } freigeben
site-account-confirm = Bist du es?
site-account-confirm-means = Melde dich noch einmal an und mach dann, was du machen wolltest; zehn Minuten lang fragt niemand mehr.
site-account-confirm-passkey = Mit einem Passkey bestätigen
site-account-confirm-mail = Schick mir einen Code
site-account-confirm-code = Mit dem Code bestätigen
site-account-confirmed = Du hast dich noch einmal angemeldet. Mach jetzt, was du machen wolltest.
site-audit-by = durch { $name }
site-audit-operators = die Betreiber
site-audit-deletion-asked = Das Konto soll gelöscht werden.
site-audit-deletion-cancelled = Das Konto soll nicht mehr gelöscht werden.
site-audit-muted = Du wurdest stummgeschaltet.
site-audit-unmuted = Du kannst wieder schreiben.
site-audit-game-annulled = Eine deiner gewerteten Partien wurde annulliert.
site-audit-game-counted = Eine annullierte Partie von dir zählt wieder.
site-audit-suspended = Die Betreiber haben das Konto gesperrt.
site-audit-restored = Die Betreiber haben das Konto wieder aktiviert.
site-audit-renamed = Die Betreiber haben den Namen geändert.
site-audit-roles-changed = Die Rollen wurden geändert.
site-audit-code-made = Die Betreiber haben einen Notfallcode gemacht.
site-audit-role-mute = Moderation: Du hast jemanden stummgeschaltet.
site-audit-role-unmute = Moderation: Du hast jemanden wieder schreiben lassen.
site-audit-role-annul = Moderation: Du hast eine Partie annulliert.
site-audit-role-count = Moderation: Du hast eine Partie wieder zählen lassen.
site-audit-role-settle = Moderation: Du hast eine Meldung erledigt.

## Rated games

site-rated = gewertet
site-casual = ohne Wertung
site-private = privat
site-new-rating = Wertung
site-new-casual = Ohne Wertung
site-new-casual-means = Niemandes Wertung ändert sich.
site-new-rated = Gewertet
site-new-rated-means = Das Ergebnis ändert die Wertung beider. Beide brauchen ein Konto; gegen den Computer gibt es keine gewerteten Partien.
site-new-rated-untimed = Ohne Uhr wird sie als Fernpartie gewertet, und wer { $days } Tage lang wegbleibt, kann sie verlieren.
site-new-rated-account = Gewertete Partien brauchen ein Konto, damit eine Wertung zu einem Menschen gehört.
site-home-find-rated = Gewertete Partien brauchen ein Konto.
site-invited-rated = Die Partie ist gewertet: Das Ergebnis ändert die Wertung beider.
site-match-rated-seat = Der Platz „{ $role }“ ist frei. Die Partie ist gewertet, deshalb brauchst du dafür ein Konto.
site-rating-beside = ({ $rating })
site-rating-about = ± { $deviation }, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
site-rating-means = Ein Fragezeichen heißt, dass noch wenig bekannt ist. Die Zahl nach ± sagt, wie ungenau die Wertung ist; sie wächst, wenn jemand nicht spielt.
site-speed-live = Live-Partie
site-speed-correspondence = Fernpartie
site-graph = { $games ->
    [one] Die Wertung nach einer Partie: { $to }
   *[other] Die Wertung über { $games } Partien: von { $from } bis { $to }, höchstens { $highest }
}

## Profiles and the best players

site-profile-since = Dabei seit
site-profile-against = Du gegen diesen Menschen: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren.
site-profile-follow = Folgen
site-profile-unfollow = Nicht mehr folgen
site-profile-own = Das ist dein Profil, wie andere es sehen.
site-profile-account = Dein Konto
site-profile-ratings = Wertungen
site-profile-unrated = Noch keine gewertete Partie.
site-profile-games = Partien
site-profile-search = Diese Partien durchsuchen
site-profile-watch = Zuschauen
site-profile-private = Andere sehen deine privaten Partien nicht.
site-profile-records = Aufzeichnungen dieser Partien herunterladen
site-search = Suchen
site-search-all = Alle
site-search-result = Ergebnis
site-search-won = Gewonnen
site-search-drawn = Unentschieden
site-search-lost = Verloren
site-search-rated = Gewertet oder nicht
site-search-speed = Tempo
site-search-opponent = Gegner
site-search-none = Solche Partien gibt es nicht.
site-search-next = Weitere
site-search-clear = Alle zeigen
site-ratings-title = Beste Spieler
site-ratings-lead = Alle, deren Wertung auf ± { $deviation } Punkte oder genauer bekannt ist. Partien mit denselben Regeln werden zusammen gewertet, Live-Partien und Fernpartien getrennt.
site-ratings-pool = Partien
site-ratings-pools = Die am meisten gespielten
site-ratings-show = Zeigen
site-ratings-all = Alle
site-ratings-none = Hier steht noch niemand.
site-me-profile = Mein Profil
site-me-following = Denen du folgst
site-me-playing = spielt gerade
site-me-unfollow-of = { $name } nicht mehr folgen

## Challenges

site-challenges = Herausforderungen
site-challenge = Herausfordern
site-challenge-name = { $name } herausfordern
site-challenge-title = Eine Herausforderung
site-challenge-which = Welches Spiel möchtest du gegen { $name } spielen?
site-challenge-another = Gegen jemand anderen spielen
site-challenge-profile = Profil von { $name }
site-challenge-expires = Die Herausforderung gilt
site-challenge-send = Herausforderung schicken
site-challenge-received = { $name } fordert dich heraus. Du wärst { $role }. Die Herausforderung gilt noch { $left }.
site-challenge-made = Du hast { $name } herausgefordert. Die Partie beginnt, wenn die Herausforderung angenommen wird. Sie gilt noch { $left }.
site-challenge-other = { $name } hat { $opponent } herausgefordert.
site-challenge-from = { $name } fordert dich heraus
site-challenge-to = Du hast { $name } herausgefordert
site-challenge-left = noch { $left } offen
site-challenge-accept = Annehmen
site-challenge-accept-of = Annehmen: { $name }, { $game }
site-challenge-decline = Ablehnen
site-challenge-decline-of = Ablehnen: { $name }, { $game }
site-challenge-withdraw = Zurückziehen
site-challenge-withdraw-of = Zurückziehen: { $name }, { $game }
site-challenges-who = Wer dich herausfordern darf
site-challenges-all = Alle
site-challenges-followed = Menschen, denen du folgst
site-challenges-nobody = Niemand
site-challenges-saved = Deine Auswahl ist gespeichert.
site-standing-challenge = die Herausforderung wartet auf eine Antwort
site-end-declined = Die Herausforderung wurde abgelehnt.
site-problem-challenge = Das geht mit dieser Herausforderung nicht
site-problem-rating-range = Der Platz ist für eine andere Wertung
site-notice-challenge = { $opponent } fordert dich heraus
site-notice-challenge-alone = Jemand fordert dich heraus
site-notice-accepted = { $opponent } hat deine Herausforderung angenommen
site-notice-accepted-alone = Deine Herausforderung wurde angenommen
site-notice-declined = { $opponent } hat deine Herausforderung abgelehnt
site-notice-declined-alone = Deine Herausforderung wurde abgelehnt
site-notices-kind-challenge = Jemand fordert dich heraus
site-notices-kind-answer = Deine Herausforderung wurde beantwortet
site-new-any = Egal: Der Zufall entscheidet
site-new-range = Wertung der anderen Person
site-new-range-points = höchstens { $n } Punkte von deiner entfernt
site-new-range-means = Nur für gewertete Partien mit offenem Platz.

## Lektionen

site-learn = Spielend lernen
site-learn-lead = Kleine Aufgaben auf einem echten Brett. Gelingt ein Versuch nicht, so sagt dir das Brett, warum.
site-learn-of = { $game } Schritt für Schritt lernen
site-learn-steps =
    { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
site-learn-begin = Anfangen
site-learn-noscript = Die Aufgaben brauchen JavaScript. Lesen kannst du die Schritte auch ohne.
site-learn-step = Schritt { $n } von { $all }: { $title }
site-learn-next = Weiter
site-learn-back = Zurück
site-learn-hint = Tipp
site-learn-new = Neu hier? Lern { $game } in zehn Minuten.

## Aufgaben

site-home-puzzles = Aufgaben: Finde den einzigen richtigen Zug
site-nav-puzzles = Aufgaben
site-puzzles-lead = Stellungen mit genau einem richtigen Zug. Dass es der einzige ist, wurde bewiesen, und auf jeden anderen antwortet das Brett.
site-puzzle-title = { $game }: Aufgabe { $id }
site-puzzles-count =
    { $n ->
        [one] { $n } Aufgabe
       *[other] { $n } Aufgaben
    }
site-puzzles-today = Aufgabe des Tages
site-puzzles-near = Aufgaben für dich
site-puzzles-streak = Serie
site-puzzles-timed = Drei Minuten
site-puzzles-mistakes = Meine Fehler
site-puzzles-themes = Themen
site-puzzles-none = Zu diesem Spiel gibt es noch keine Aufgaben.
site-puzzle-noscript = Um hier zu ziehen, braucht die Seite JavaScript. Ohne JavaScript steht hier die Lösung.
site-puzzle-solution = Lösung
site-puzzle-next = Nächste Aufgabe
site-puzzle-board = Die Stellung
site-puzzle-lesson = { $game } Schritt für Schritt lernen
site-puzzles-of = Aufgaben: { $game }

## Nach Schlüssel: Themen von Aufgaben

site-puzzle-tag-win-in-1 = Gewinn in 1 Zug
site-puzzle-tag-win-in-3 = Gewinn in 2 Zügen
site-puzzle-tag-win-in-5 = Gewinn in 3 Zügen
site-puzzle-tag-win-in-7 = Gewinn in 4 Zügen
site-puzzle-tag-save = Niederlage verhindern
site-puzzle-tag-quiet = Stiller erster Zug
site-puzzle-tag-option = Mit Optionen
site-puzzle-tag-capture = Schlagen
site-puzzle-tag-check = Schach
site-puzzle-tag-discovered-check = Abzugsschach
site-puzzle-tag-drop = Einsetzen
site-puzzle-tag-stranded-cube = Gestrandeter Würfel
site-puzzle-tag-taken-cube = Würfel auf die Hand
site-puzzle-tag-rescue = Geretteter Würfel
site-puzzle-tag-ring = Ring
site-puzzle-tag-ring-by-bonus = Ring durch Bonus
site-puzzle-tag-bonus = Harmonie-Bonus
site-puzzle-tag-last-flower = Letzte Blume
site-puzzle-tag-planting = Pflanzen
site-puzzle-tag-blocked-gate = Besetztes Gatter
site-puzzle-tag-broken-harmony = Gebrochene Harmonie
site-puzzle-tag-orchid = Orchidee
site-puzzle-tag-boat = Boot
site-puzzle-tag-knotweed = Knöterich
site-puzzle-tag-rock = Stein
site-puzzle-tag-wheel = Rad
site-puzzle-tag-figure = Figur
site-puzzle-tag-broken-axis = Verlorene Achse
site-puzzle-tag-swap = Tauschen
site-puzzle-tag-orbit = Umkreisen
site-puzzle-tag-draw-near = Heranholen
site-puzzle-tag-push = Wegschieben
site-puzzle-tag-place-behind = Hinter sich setzen
site-puzzle-tag-seize = Festhalten
site-puzzle-tag-freed = Befreiter Spielstein
site-puzzle-tag-chain = Kette
site-puzzle-tag-broken-chain = Gebrochene Kette
site-puzzle-tag-disharmony = Disharmonie
site-puzzle-tag-lotus = Lotus
site-puzzle-tag-twig = Zweig
site-puzzle-tag-cup = Becher
site-puzzle-tag-spade = Spaten
site-puzzle-tag-balance = Gleichgewicht
site-puzzle-tag-placement = Setzen
site-puzzle-tag-move = Bewegung
site-puzzle-tag-fixed = Gebundene Blumen
site-puzzle-tag-prevention = Verhinderung

site-puzzle-fault-other-solution = ein anderer Zug ist auch richtig
site-puzzle-fault-wrong-solution = die Lösung ist falsch
site-puzzle-fault-text = die Aufgabenstellung oder das Thema ist falsch
site-puzzle-fault-other = etwas anderes
