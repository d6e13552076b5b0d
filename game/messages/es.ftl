### Mensajes comunes a todos los juegos.

game-list-comma = { $first }, { $last }
game-list-and = { $first } y { $last }
game-list-or = { $first } o { $last }
game-list-semicolon = { $first }; { $last }

game-over = la partida ha terminado
game-over-because = { $over }. { CAPITAL($because) }

game-more-reasons = y { $n } más
game-impossible-position = posición imposible de { $game }: { FORM($reasons, each: "semicolon") }
game-position-too-long = el texto tiene { $bytes } bytes; se leen como máximo { $most }
game-position-field-form = { $field } no tiene la forma nombre=valor
game-position-field-unknown = no existe el campo { $field }: los campos son { $fields }
game-position-field-twice = el campo { $field } aparece dos veces: quita uno
game-position-field-missing = falta el campo { $field }

game-option-value = la opción { $option }={ $value } de { $game } no existe: los valores válidos son { $valid }
game-option-unknown = el juego { $game } no tiene la opción { $option }: sus opciones son { $options }
game-option-none = el juego { $game } no tiene la opción { $option }: no tiene ninguna

game-entry-read-as = { $entry } se lee como { $written }

## Cambiar textos de posición

game-edit-action = no existe el cambio { $action }
game-edit-piece = este juego no tiene ninguna pieza { $piece }
game-edit-place = este tablero no tiene ninguna casilla { $place }
game-edit-empty = no hay nada en { $place }
game-edit-full = ya hay { $most } piezas en el tablero: no caben más
game-edit-count = { $count } no es un número de piezas: de 0 a { $most }
game-edit-field = los textos de posición de este juego no tienen el campo { $field }
game-edit-value = { $value } no es un valor del campo { $field }
game-edit-chance = le toca al azar: ningún jugador puede pasar el turno
