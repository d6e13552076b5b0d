### Bilder von Brettern in Worten.

paint-piece = { $name } auf { $place }
paint-pieces-of = { $player }: { FORM($pieces, each: "comma") }
paint-pieces = auf dem Brett: { FORM($pieces, each: "comma") }
paint-empty = das Brett ist leer
paint-from = der letzte Zug begann auf { FORM($places, each: "comma") }
paint-to = der letzte Zug ging nach { FORM($places, each: "comma") }
paint-captured = genommen auf { FORM($places, each: "comma") }
paint-check = im Schach auf { FORM($places, each: "comma") }
paint-next = jetzt möglich: { FORM($places, each: "comma") }
paint-marked = markiert: { FORM($places, each: "comma") }
