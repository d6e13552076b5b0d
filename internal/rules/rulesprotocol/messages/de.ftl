### Meldungen über Zeilen des Regelprotokolls.

rulesprotocol-turn = Zug { $number }, { $text }: { CAPITAL($why) }
rulesprotocol-not-utf8 = die Zeile ist kein UTF-8-Text (Byte { $byte })
rulesprotocol-no-object = die Zeile ist JSON, aber kein Objekt: Erwartet wird { "{…}" }, nicht { $text }
rulesprotocol-not-json = die Zeile ist kein einzelnes JSON-Objekt: { $fault }
rulesprotocol-not-json-byte = die Zeile ist kein einzelnes JSON-Objekt: { $fault } (Byte { $number })
rulesprotocol-too-long = die Zeile ist länger als { $most } Bytes und wurde übersprungen: Eine Anfrage muss in eine Zeile passen
rulesprotocol-value = { $key } muss { $want } sein, nicht { $text }
rulesprotocol-empty-position = { $key } ist leer: Gib einen Stellungstext an oder lass den Schlüssel weg, um am üblichen Anfang zu beginnen
rulesprotocol-no-game = der Anfrage fehlt { $key }: Erwartet wird z. B. { "{\"game\":\"ki-shogi\",\"turns\":[\"Gyoku*0,0\"]}" }

rulesprotocol-a-game = der Name eines Spiels in Anführungszeichen
rulesprotocol-some-options = ein Objekt aus Namen und Werten, alle in Anführungszeichen, z. B. { $example },
rulesprotocol-some-turns = eine Liste von Zugtexten, jeder in Anführungszeichen,
rulesprotocol-a-position = ein Stellungstext in Anführungszeichen
rulesprotocol-either = { $first } oder { $second }
rulesprotocol-a-flag = true oder false
rulesprotocol-a-flag-or-turn = true, false oder ein Zugtext in Anführungszeichen

rulesprotocol-unknown-keys = eine Anfrage kann { $unknown } nicht enthalten: Ihre Schlüssel sind { $keys }
rulesprotocol-unknown-keys-near = eine Anfrage kann { $unknown } nicht enthalten: Meintest du { $near }?

rulesprotocol-a-best = ein Objekt, das eine Stufe (level), eine Zufallszahl (seed) und die Millisekunden (ms), 1 bis { $most }, haben darf, z. B. { $example },
rulesprotocol-no-best = es kann kein Zug gewählt werden: { $fault }
