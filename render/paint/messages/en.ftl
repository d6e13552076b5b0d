### Messages of package paint: a picture of a board in words, for people who cannot see it.

# $name (text) is the name of a piece in the language, $place (place) where it stands.
paint-piece = { $name } on { $place }
# $player (text) has the $pieces (list).
paint-pieces-of = { $player }: { FORM($pieces, each: "comma") }
# $pieces (list) belong to nobody.
paint-pieces = on the board: { FORM($pieces, each: "comma") }
paint-empty = the board is empty
# $places (places) are marked.
paint-from = the last turn began on { FORM($places, each: "comma") }
# $places (places) are marked.
paint-to = the last turn went to { FORM($places, each: "comma") }
# $places (places) are marked.
paint-captured = taken on { FORM($places, each: "comma") }
# $places (places) are marked.
paint-check = in check on { FORM($places, each: "comma") }
# $places (places) may be picked.
paint-next = next it may be { FORM($places, each: "comma") }
# $places (places) are marked.
paint-marked = marked: { FORM($places, each: "comma") }
