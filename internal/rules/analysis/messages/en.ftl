### Messages of packages analysis and gamelist: why a question about a game has no answer.

## Titles of the kinds of errors

analysis-title-invalid = the request cannot be understood
analysis-title-rule = the rules do not allow this turn
analysis-title-incident = something went wrong here

## Games

# $games (list) are the names of those that exist.
analysis-game-missing = no game is named: the games are { $games }
# $name (text) is quoted; $games (list) are the names of those that exist.
analysis-game-unknown = unknown game { $name }: the games are { $games }
# $name (text) is quoted; $near (text) is a name that is like it, $games (list) are the names of those that exist.
analysis-game-near = unknown game { $name }: did you mean { $near }? (the games are { $games })

## Questions

# $clauses (list) are several things that are wrong.
analysis-clauses = { FORM($clauses, each: "semicolon") }
analysis-no-question = there is no such question
analysis-not-json = the question is not JSON
# $field (text) is its name.
analysis-field-type = the field { $field } of the question is of another type
# $most (number) is the limit.
analysis-too-long = this is longer than { $most } bytes, the most that is taken here
# $most (number) is the limit.
analysis-too-many-turns = these are more than { $most } turns, the most that is taken here
# $most (number) is the limit.
analysis-too-many-picks = no turn has more than { $most } picks
# The turn with this $number (number) and $text (text), which is quoted, breaks a rule: $why (message).
analysis-turn = turn { $number }, { $text }: { $why }
# $first (text) and $second (text) are words of the request.
analysis-piece-sets = the sets of pieces are { $first } and { $second }
# $place (text) is quoted.
analysis-no-piece = there is no piece on { $place }
# $kind (text) is quoted.
analysis-no-kind = this game has no pieces of the kind { $kind }
analysis-no-player = the seat is first or second
# $fault (text) is what the program says.
analysis-rules-failed = the rules have failed: { $fault }

## Records

# $example (text) is the name of a game.
analysis-game-not-named = the text does not name its game: choose one, or add a line at the beginning (Game: { $example })
# The words of the result are the same in all languages.
analysis-result-form = the winner is first, second or draw, and there is a reason
# $most (number) is the limit.
analysis-variations-deep = variations are nested more than { $most } deep, the limit here
analysis-variation-empty = a variation has no turn
# The forms are the same in all languages.
analysis-form = the form is record, notation or json
# $n (number) more warnings are left out.
analysis-more-warnings = and { $n } more

## Requests of the computer player

analysis-limits = the limits are out of range
# $game (text) is its name.
analysis-no-engine = there is no computer player for { $game }
# $level (text) is quoted.
analysis-no-level = there is no level { $level } in this game
# $fault (text) is what the program says.
analysis-no-turn = the computer player has found no turn: { $fault }

## Lessons

# $game (text) is its title.
analysis-no-course = { $game } has no lessons
# $step (text) is quoted; $game (text) is the title.
analysis-no-step = the lessons of { $game } have no step { $step }
# $rule (text) is quoted; $game (text) is the title.
analysis-no-rule = { $game } has no rule { $rule }
# The game $title (text) has no editor of positions.
analysis-no-editor = positions of { $title } cannot be set up piece by piece
# More than $most (number) edits.
analysis-too-many-edits = at most { $most } edits at once
# $most (number) is the limit.
analysis-too-many-operations = no more than { $most } changes are made at once
analysis-no-line = the chapter has no such line
