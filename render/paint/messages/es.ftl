### Lo que dicen las imágenes de posiciones.

picture-to-move = le toca a { $player }
picture-wins = victoria de { $player }
picture-draw = tablas
picture-chance = Azar
picture-player-has = { $player }: { FORM($pieces, join: "comma") }
picture-on-board = en el tablero: { FORM($pieces, join: "comma") }
picture-piece-on = { $piece } en { $place }
picture-empty = el tablero está vacío
picture-last-from = la última jugada empezó en { FORM($places, join: "comma") }
picture-last-to = la última jugada llegó a { FORM($places, join: "comma") }
picture-captured = captura en { FORM($places, join: "comma") }
picture-check = en jaque en { FORM($places, join: "comma") }
picture-chain-end = la cadena termina en { FORM($places, join: "comma") }
picture-targets = ahora es posible: { FORM($places, join: "comma") }
picture-marked = marcado: { FORM($places, join: "comma") }
picture-empty-hand = { $player }: nada en la mano
