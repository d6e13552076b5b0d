### What the rules of tic-tac-toe say.

## By key: what the game, its players, signs, rules, options and endings are called

tictactoe-blurb = Three in a row win. Everybody has played it.
tictactoe-seat-first = Cross
tictactoe-seat-second = Nought
tictactoe-piece-X = Cross
tictactoe-piece-O = Nought
tictactoe-rule-turn-text = A turn is a cell, from a1 to c3
tictactoe-rule-game-over = No turn is made after the end of the game
tictactoe-rule-empty-cell = A sign is written in an empty cell
tictactoe-option-misere = misère
tictactoe-option-misere-means = Three in a row lose.
tictactoe-win-row = { $winner } wins: three in a row.
tictactoe-draw-full = A draw: all cells are full.

## Turns

# The name of a $cell (place), on a button.
tictactoe-cell = { $cell }
# A $cell (place) that may be picked, for a screen reader.
tictactoe-empty-cell = empty cell { $cell }
# $seat (seat) writes its sign in $cell (place).
tictactoe-writes = { $seat } writes in { $cell }
# $seat (seat) has a row of these $cells (places).
tictactoe-row = { $seat } has three in a row: { $cells }
tictactoe-full = all cells are full

## Why a turn is refused

# $text (text) is quoted.
tictactoe-no-cell = { $text } is not a cell; a cell is, for example, b2
# There is a sign in $cell (place).
tictactoe-taken = { $cell } is not empty
tictactoe-one-cell = a turn is one cell

## Why a position text is refused

tictactoe-nine-signs = cells must be nine signs, each of them X, O or a full stop
# There are $crosses (number) and $noughts (number).
tictactoe-wrong-count = there must be as many crosses as noughts or one more, but there are { $crosses } { $crosses ->
    [one] cross
   *[other] crosses
} and { $noughts } { $noughts ->
    [one] nought
   *[other] noughts
}
tictactoe-went-on = the game went on after three in a row
