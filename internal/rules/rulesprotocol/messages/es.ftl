### Mensajes sobre líneas del protocolo de las reglas.

rulesprotocol-turn = jugada { $number }, { $text }: { $why }
rulesprotocol-not-utf8 = la línea no es texto UTF-8 (byte { $byte })
rulesprotocol-no-object = la línea es JSON, pero no un objeto: se espera { "{…}" }, no { $text }
rulesprotocol-not-json = la línea no es un único objeto JSON: { $fault }
rulesprotocol-not-json-byte = la línea no es un único objeto JSON: { $fault } (byte { $number })
rulesprotocol-too-long = la línea tiene más de { $most } bytes y se ha omitido: una petición debe caber en una línea
rulesprotocol-value = { $key } debe ser { $want }, no { $text }
rulesprotocol-empty-position = { $key } está vacío: dale un texto de posición, o quítalo para empezar en el lugar habitual
rulesprotocol-no-game = falta { $key } en la petición: se espera p. ej. { "{\"game\":\"ki-shogi\",\"turns\":[\"Gyoku*0,0\"]}" }

rulesprotocol-a-game = el nombre de un juego entre comillas
rulesprotocol-some-options = un objeto de nombres y valores, todos entre comillas, p. ej. { $example }
rulesprotocol-some-turns = una lista de textos de jugada, cada uno entre comillas
rulesprotocol-a-position = un texto de posición entre comillas
rulesprotocol-either = { $first } o { $second }
rulesprotocol-a-flag = true o false
rulesprotocol-a-flag-or-turn = true, false o un texto de jugada entre comillas

rulesprotocol-unknown-keys = una petición no puede tener { $unknown }: sus claves son { $keys }
rulesprotocol-unknown-keys-near = una petición no puede tener { $unknown }: ¿querías decir { $near }?

rulesprotocol-a-best = un objeto que puede tener un nivel (level), una semilla (seed) y los milisegundos (ms), de 1 a { $most }, p. ej. { $example }
rulesprotocol-no-best = no se puede elegir ninguna jugada: { $fault }
