### Meldungen des Pakets study: warum eine Änderung einer Studie nicht gemacht wird.

study-turn-gone = diesen Zug gibt es nicht mehr: Jemand hat ihn gelöscht oder einen Zug davor
study-turn-changed = jemand hat diesen Zug oder einen danach inzwischen geändert: Sieh ihn dir an und lösche ihn dann noch einmal
study-beginning-stays = der Anfang eines Kapitels kann nicht gelöscht werden
study-nothing-to-promote = der Anfang eines Kapitels ist keine Variante
# $text (text) is quoted, $why (message) is the rule that it breaks.
study-turn-illegal = { $text }: { $why }
# $most (number) is the limit.
study-turns-count = eine Änderung fügt 1 bis { $most } Züge hinzu
# $most (number) is the limit.
study-turn-long = der Text des Zuges hat mehr als { $most } Bytes; mehr wird nicht gelesen
# $most (number) is the limit.
study-comment-long = mit dem, was andere geschrieben haben, hat der Kommentar mehr als { $most } Bytes, die Grenze
study-comment-characters = der Text hat Zeichen, die nicht gedruckt werden können: Nimm sie heraus
study-mark-unknown = ein Zug hat eines der Zeichen ! ? !! ?? !? ?! oder keines
study-shape-form = eine Markierung hat eine Farbe, einen Ort und, als Pfeil, einen zweiten Ort
# $most (number) is the limit.
study-shapes-many = bei diesem Zug sind mehr als { $most } Markierungen, die Grenze
# $most (number) is the limit.
study-chapter-turns = das Kapitel hat mehr als { $most } Züge, die Grenze: Beginne ein weiteres Kapitel
# $most (number) is the limit.
study-variations-deep = Varianten sind mehr als { $most } tief verschachtelt, die Grenze
# $why (message) says which limit is reached.
study-chapter-long = das Kapitel ist zu lang: { $why }
study-chapter-gone = dieses Kapitel gibt es nicht mehr: Jemand hat es gelöscht
study-chapter-changed = jemand hat dieses Kapitel inzwischen geändert: Sieh es dir an und lösche es dann noch einmal
# $why (message) says what is wrong with it.
study-record-refused = die Aufzeichnung des Kapitels kann nicht gelesen werden: { $why }
# $most (number) is the limit.
study-chapter-id = die Kennung eines Kapitels hat 1 bis { $most } kleine Buchstaben und Ziffern
# $most (number) is the limit.
study-chapters-many = die Studie hat { $most } Kapitel, die Grenze
# $most (number) is the limit.
study-study-turns = die Studie hat mehr als { $most } Züge, die Grenze: Beginne eine weitere Studie
# $most (number) is the limit.
study-study-bytes = die Kapitel der Studie haben mehr als { $most } MB, die Grenze: Beginne eine weitere Studie
# $most (number) is the limit.
study-title-form = ein Titel hat 1 bis { $most } Zeichen, die gedruckt werden können
# $text (text) is quoted.
study-kind-unknown = es gibt keine Änderung der Art { $text }
