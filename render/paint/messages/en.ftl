### What pictures of positions say: titles, and descriptions for people who cannot see them.

# $player (text) is to move.
picture-to-move = { $player } to move
# $player (text) has won.
picture-wins = { $player } wins
picture-draw = a draw
picture-chance = Chance
# $pieces (list), each with its place, belong to $player (text).
picture-player-has = { $player }: { FORM($pieces, join: "comma") }
# $pieces (list), each with its place, belong to nobody.
picture-on-board = on the board: { FORM($pieces, join: "comma") }
# $piece (text) is a name, and $place (place) is where it stands.
picture-piece-on = { $piece } on { $place }
picture-empty = the board is empty
# $places (places)
picture-last-from = the last turn began on { FORM($places, join: "comma") }
# $places (places)
picture-last-to = the last turn went to { FORM($places, join: "comma") }
# $places (places)
picture-captured = captured on { FORM($places, join: "comma") }
# $places (places)
picture-check = in check on { FORM($places, join: "comma") }
# $places (places) is one.
picture-chain-end = the chain ends on { FORM($places, join: "comma") }
# $places (places) are those that can be picked next.
picture-targets = next it can be { FORM($places, join: "comma") }
# $places (places) are those that a person looks at.
picture-marked = marked: { FORM($places, join: "comma") }
# $player (text) holds nothing.
picture-empty-hand = { $player }: nothing in hand
