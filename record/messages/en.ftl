### Messages of package record: what is wrong with a game that is written down.

## Where it is wrong

# The $line (number) and $column (number) of the text where $mistake (message) is.
record-at = line { $line }, column { $column }: { $mistake }
# The turn with this $number (number) and $text (text), which is quoted, breaks a rule: $why (message).
record-turn = turn { $number }, { $text }: { $why }
# $clauses (list) are several mistakes.
record-clauses = { FORM($clauses, each: "semicolon") }

## Headers

# The header $name (text) is also on $line (number).
record-header-twice = the header { $name } occurs twice, first on line { $line }: leave one out
# $most (number) is the limit.
record-headers-too-many = there are more than { $most } headers, the limit
# The header $name (text) has wrong letters; $right (text) is right.
record-header-written = the header { $name } is written { $right }
# $name (text) is the header.
record-header-empty = the header { $name } is empty: give it a value or leave the line out
# $text (text) is quoted.
record-game-letters = the name of a game has only small letters, digits and hyphens, not { $text }
# $text (text) is quoted.
record-reason-letters = the reason of a result has only small letters, digits and hyphens, not { $text }
record-reason-missing = the reason of a result is missing
# $text (text) is quoted.
record-rules-version = the version of the rules is a whole number, 1 or more, not { $text }
# $text (text) is quoted.
record-options-form = options are written name=value with spaces between, not { $text }
# $name (text) of the option is quoted.
record-option-twice = the option { $name } occurs twice: leave one out
# The position text has $bytes (number), more than $most (number).
record-position-too-long = the position text has { $bytes } bytes, at most { $most } are read
# $text (text) is quoted.
record-date-form = a date is an existing day, written year-month-day, e.g. 2026-05-01, not { $text }
# $text (text) is quoted. The words of the result are the same in all languages.
record-result-form = a result is the winner and the reason, e.g. second, resign or draw, repetition, not { $text }
# $text (text) is quoted. The words of the result are the same in all languages.
record-result-winner = a result begins with first, second or draw, not { $text }
# The words of the result are the same in all languages.
record-result-resign = when one player resigns the other has won: first, resign or second, resign
# The words of the result are the same in all languages.
record-result-agreement = players agree on a draw: draw, agreement
# $most (number) is the limit.
record-header-name-too-long = the name of the header has more than { $most } letters, the most that is read
# $text (text) is quoted.
record-header-name-colon = the name of a header has only letters, digits and hyphens, and a colon follows it, not { $text }
# $text (text) is quoted.
record-header-name = the name of a header has only letters, digits and hyphens, not { $text }
# $text (text), which is quoted, is a line.
record-header-line = between headers there is { $text }: a header is written Name: value, and an empty line separates the headers from the turns

## The text

# $most (number) is the limit.
record-text-too-long = the text has more than { $most } bytes, the most that is read
# $byte (text) is its number, e.g. 0xff.
record-not-utf8 = the byte { $byte } is not UTF-8: save the file as UTF-8 text
# $character (text) is its number, e.g. U+0007.
record-control-character = the control character { $character } cannot be in a record: take it out
# $most (number) is the limit.
record-line-too-long = the line has more than { $most } bytes, the most that is read: break it
# $most (number) is the limit.
record-written-too-long = with one turn a line the record would have more than { $most } bytes, the most that is read
# $most (number) is the limit.
record-written-line-too-long = with one turn a line the record would have a line of more than { $most } bytes, the most that is read
# $why (message) is the reason.
record-not-written = the record cannot be written: { $why }
record-read-differently = a part of it would be read differently
record-json-too-long = as JSON it would have more bytes than are read

## Playing it

# $most (number) is the limit.
record-game-too-long = the game has more than { $most } turns, the most that is read
# $most (number) is the limit.
record-too-long = the record has more than { $most } turns, the most that is read
# $notation (text) is its name.
record-no-start-position = the notation { $notation } has no place for a start position: it can hold whole games only
# The record is of $played (text); $wanted (text) was expected. Both are names.
record-other-game = the record is of a game of { $played }, not of { $wanted }
# $version (number) of the rules of $played (text) is newer than $known (number).
record-newer-rules = the game was played under version { $version } of the rules of { $played }, and only those up to version { $known } are known here: a newer Teahouse can read it
# $result (text) stands there; turn $turn (number) has ended the game as $outcome (text) says.
record-result-ended = the result is given as { $result }, but turn { $turn } has ended the game: { $outcome }
# $result (text) stands there; the last turn is $turn (number). The words of the result are the same in all languages.
record-result-not-ended = the result is given as { $result }, but turn { $turn } does not end the game: it can only have ended by resign, timeout, abandoned or agreement

## Turns, comments and variations

record-comment-not-begun = a comment ends here that has not begun: put a { "{" } before it, or take the { "}" } out
record-comment-no-end = the comment that begins here has no end: put a { "}" } after it
record-comment-escape = in a comment \ is allowed only before { "}" } or \: write \\ for a \
record-comment-after-number = a comment follows a turn, not its number
record-comment-no-turn = in a variation a comment follows a turn: there is none before it
record-variation-after-number = a variation follows a turn, not its number
record-variation-no-turn = a variation follows the turn that it replaces: there is none before it
# $most (number) is the limit.
record-variation-too-deep = variations are nested more than { $most } deep, the limit
record-variation-not-begun = a variation ends here that has not begun: put a ( before it, or take the ) out
record-variation-no-end = the variation that begins here has no end: put a ) after its last turn
record-variation-empty = the variation is empty: put a turn between ( and ), or take them out
# $number (number) is that of the turn.
record-number-alone = there is no turn after the number { $number }
# $written (text) is the number that stands there, $right (number) the right one.
record-wrong-number = the turn is numbered { $written }, but it is turn { $right }
# $mark (text) is e.g. "!?".
record-mark-separate = the mark { $mark } is separate: write it directly after its turn, without a space
# $mark (text) is quoted; $marks (text) are those that exist.
record-mark-unknown = there is no mark { $mark }: the marks are { $marks }
# $most (number) is the limit.
record-turn-too-long = the text of the turn has more than { $most } bytes, the most that is read
# $header (text) is its name.
record-header-among-turns = the header { $header } is among the turns: headers are at the beginning of the text, one a line, before the first empty line
# The $character (text) cannot be in $text (text). Both are quoted.
record-turn-character = { $character } cannot be in the text of a turn: { $text } is not one of any game
record-turn-empty = the text of the turn is empty

## Records in JSON

# $want (message) is what should be there.
record-ends-early = the text ends too early: want { $want }
# $want (message) is what should be there.
record-not-json = this is not JSON: want { $want }
# $want (message) is what should be there, not $text (text), which is quoted.
record-expected = want { $want }, not { $text }
# $character (text) is its number, e.g. U+0007.
record-json-control-character = the text has the control character { $character }: take it out
# $key (text) is quoted.
record-key-twice = the key { $key } occurs twice: leave one out
# $key (text) is quoted; $keys (text) are those that exist.
record-key-unknown = there is no key { $key }: the keys are { $keys }
record-something-after = there is something after the record: want one { "{…}" }
# $key (text) is quoted.
record-value-line-break = the value of { $key } has a line break: leave it out
# $name (text) and $value (text) are quoted.
record-option-words = the name and the value of an option are words without spaces, not { $name } and { $value }
# $name (text) is the header, $key (text), which is quoted, its key.
record-header-own-key = the header { $name } has a key of its own, { $key }
# A note is of a turn with a number from $first (number) to $last (number).
record-note-number = a note has the number of a turn of its line, { $first } to { $last }, and follows those of earlier turns
record-variation-without-turn = the turn has a variation without a turn: leave it out

## What should be in the JSON: noun phrases for $want

record-a-key = a key in quotes
record-a-comma-key = a comma and a key, or { "}" }
record-a-comma-item = a comma and more of the list, or ]
record-a-comma-option = a comma and an option, or { "}" }
record-a-record = a record, e.g. { "{\"game\":\"ki-shogi\",\"turns\":[\"Gyoku*0,0\"]}" }
# $example (text) is JSON.
record-some-options = options, e.g. { $example }
# $example (text) is JSON.
record-a-result = a result, e.g. { $example }
# $example (text) is JSON.
record-a-header = a header, e.g. { $example }
# $example (text) is JSON.
record-a-note = a note, e.g. { $example }
# $example (text) is JSON.
record-a-variation = a variation, e.g. { $example }
record-a-list-of-headers = a list of headers
record-a-list-of-notes = a list of notes
record-a-list-of-turns = a list of turns
record-a-list-of-variations = a list of variations
record-a-comment = a comment in quotes
# $key (text) is quoted.
record-a-value = the value of { $key } in quotes
record-a-version = the version of the rules, a number
record-an-option-name = the name of an option in quotes
record-an-option-value = the value of an option in quotes
# The words are the same in all languages.
record-a-winner = first, second or draw in quotes
record-a-reason = the reason of the result in quotes
record-a-header-name = the name of a header in quotes
record-a-turn = the text of a turn in quotes
record-a-mark = a mark in quotes
record-a-number = the number of a turn
record-a-protocol-value = what the rules protocol has there
