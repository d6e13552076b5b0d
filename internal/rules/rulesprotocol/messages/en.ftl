### Messages of package rulesprotocol: what is wrong with a line of the pipe.

# $number (number) counts the turns from 0; $text (text) is quoted; $why (message) is why it is not legal.
rulesprotocol-turn = turn { $number }, { $text }: { $why }
# $byte (number) counts from 0.
rulesprotocol-not-utf8 = the line is not UTF-8 text (byte { $byte })
# $text (text) is a part of the line.
rulesprotocol-no-object = the line is JSON but not an object: want { "{…}" }, not { $text }
# $fault (text) is what the reader of JSON says.
rulesprotocol-not-json = the line is not one JSON object: { $fault }
# $fault (text) is what the reader of JSON says about the byte with this $number (number).
rulesprotocol-not-json-byte = the line is not one JSON object: { $fault } (byte { $number })
# $most (number) is the limit.
rulesprotocol-too-long = the line is longer than { $most } bytes and was skipped: a request must fit in one
# $key (text), which is quoted, is a key of the request; $want (message) is what it must be, $text (text) what it is.
rulesprotocol-value = { $key } must be { $want }, not { $text }
# $key (text), which is quoted, is a key of the request.
rulesprotocol-empty-position = { $key } is empty: give it a position text, or leave it out to begin at the usual place
# $key (text), which is quoted, is a key of the request.
rulesprotocol-no-game = the request has no { $key }: want e.g. { "{\"game\":\"ki-shogi\",\"turns\":[\"Gyoku*0,0\"]}" }

## What the values of keys must be

rulesprotocol-a-game = the name of a game in quotes
# $example (text) is JSON.
rulesprotocol-some-options = an object of names and values, all in quotes, e.g. { $example }
rulesprotocol-some-turns = a list of turn texts, each in quotes
rulesprotocol-a-position = a position text in quotes
# $first (text) and $second (text) are quoted.
rulesprotocol-either = { $first } or { $second }
# The words of JSON are the same in all languages.
rulesprotocol-a-flag = true or false
# The words of JSON are the same in all languages.
rulesprotocol-a-flag-or-turn = true, false or a turn text in quotes

## Keys

# $unknown (list) are keys of the request, quoted; $keys (list) are those that exist.
rulesprotocol-unknown-keys = a request cannot have { $unknown }: its keys are { $keys }
# $unknown (list) are keys of the request, quoted; $near (text), which is quoted, is the key that was probably meant.
rulesprotocol-unknown-keys-near = a request cannot have { $unknown }: did you mean { $near }?

# $most (number) is in milliseconds; $example (text) is JSON.
rulesprotocol-a-best = an object that may have a level, a seed and the milliseconds, 1 to { $most }, e.g. { $example }
# $fault (text) is an error in English.
rulesprotocol-no-best = no turn can be chosen: { $fault }
