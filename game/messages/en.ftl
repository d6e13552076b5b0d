### Messages of package game, which all games share.

## By key: lists

# Joins all things of a list but the last, two at a time.
game-list-comma = { $first }, { $last }
game-list-and = { $first } and { $last }
game-list-or = { $first } or { $last }
# Joins all things of a list of clauses, two at a time.
game-list-semicolon = { $first }; { $last }

## The end of the game

game-over = the game is over
# $over (message): that the game is over, with $because (message).
game-over-because = { $over }. { CAPITAL($because) }

## Position texts

# $n (number) more reasons are left out.
game-more-reasons = and { $n } more
# A position text that $game (text) cannot have, with the $reasons (list), which are clauses.
game-impossible-position = impossible position of { $game }: { FORM($reasons, each: "semicolon") }
# The text has $bytes (number) bytes, more than $most (number).
game-position-too-long = the text has { $bytes } bytes, at most { $most } are read
# $field (text) is quoted.
game-position-field-form = { $field } is not of the form name=value
# $field (text) is quoted; $fields (text) are those that exist.
game-position-field-unknown = there is no field { $field }: the fields are { $fields }
# $field (text) is its name.
game-position-field-twice = the field { $field } occurs twice: leave one out
# $field (text) is its name.
game-position-field-missing = the field { $field } is missing

## Options

# $option (text) of $game (text) does not take $value (text); $valid (text) are the valid values.
game-option-value = option { $option }={ $value } of { $game }: valid values are { $valid }
# $game (text) does not have $option (text), which is quoted; its options are $options (text).
game-option-unknown = { $game } has no option { $option }: its options are { $options }
# $game (text) does not have $option (text), which is quoted, nor any other.
game-option-none = { $game } has no option { $option }: it has none at all

## Notations

# An $entry (text) in a notation is read as if $written (text) was there. Both are quoted.
game-entry-read-as = { $entry } is read as { $written }

## Changing position texts

# $action (text) is quoted.
game-edit-action = there is no edit { $action }
# $piece (text) is quoted; it should be a player and a piece.
game-edit-piece = there is no piece { $piece } of this game
# $place (text) is quoted.
game-edit-place = there is no place { $place } on this board
# $place (text) is quoted.
game-edit-empty = nothing stands on { $place }
# There are $most (number) pieces already.
game-edit-full = { $most } pieces are on the board: no more can be put there
# $count (number) is below 0 or above $most (number).
game-edit-count = { $count } is no number of pieces: from 0 to { $most }
# $field (text) is quoted.
game-edit-field = there is no field { $field } in the position texts of this game
# $value (text) is quoted; it does not suit $field (text).
game-edit-value = { $value } is no value of the field { $field }
game-edit-chance = chance is to move: no player can pass the turn on
