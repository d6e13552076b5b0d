### Imágenes de tableros en palabras.

paint-piece = { $name } en { $place }
paint-pieces-of = { $player }: { FORM($pieces, each: "comma") }
paint-pieces = en el tablero: { FORM($pieces, each: "comma") }
paint-empty = el tablero está vacío
paint-from = la última jugada empezó en { FORM($places, each: "comma") }
paint-to = la última jugada fue a { FORM($places, each: "comma") }
paint-captured = capturado en { FORM($places, each: "comma") }
paint-check = en jaque en { FORM($places, each: "comma") }
paint-next = ahora es posible: { FORM($places, each: "comma") }
paint-marked = marcado: { FORM($places, each: "comma") }
