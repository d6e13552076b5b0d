### Was Bilder von Stellungen sagen.

picture-to-move = { $player } ist am Zug
picture-wins = { $player } gewinnt
picture-draw = unentschieden
picture-chance = Zufall
picture-player-has = { $player }: { FORM($pieces, join: "comma") }
picture-on-board = auf dem Brett: { FORM($pieces, join: "comma") }
picture-piece-on = { $piece } auf { $place }
picture-empty = das Brett ist leer
picture-last-from = der letzte Zug begann auf { FORM($places, join: "comma") }
picture-last-to = der letzte Zug ging nach { FORM($places, join: "comma") }
picture-captured = geschlagen auf { FORM($places, join: "comma") }
picture-check = im Schach auf { FORM($places, join: "comma") }
picture-chain-end = die Kette endet auf { FORM($places, join: "comma") }
picture-targets = jetzt möglich: { FORM($places, join: "comma") }
picture-marked = markiert: { FORM($places, join: "comma") }
picture-empty-hand = { $player }: nichts in der Hand
