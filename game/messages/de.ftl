### Meldungen, die allen Spielen gemeinsam sind.

game-list-comma = { $first }, { $last }
game-list-and = { $first } und { $last }
game-list-or = { $first } oder { $last }
game-list-semicolon = { $first }; { $last }

game-over = die Partie ist zu Ende
game-over-because = { $over }. { CAPITAL($because) }

game-more-reasons = und noch { $n }
game-impossible-position = unmögliche Stellung von { $game }: { CAPITAL(FORM($reasons, each: "semicolon")) }
game-position-too-long = der Text hat { $bytes } Bytes, gelesen werden höchstens { $most }
game-position-field-form = { $field } hat nicht die Form name=wert
game-position-field-unknown = es gibt kein Feld { $field }: Die Felder sind { $fields }
game-position-field-twice = das Feld { $field } steht zweimal da: Lass eines weg
game-position-field-missing = das Feld { $field } fehlt

game-option-value = die Option { $option }={ $value } von { $game } gibt es nicht: Gültige Werte sind { $valid }
game-option-unknown = das Spiel { $game } hat keine Option { $option }: Die Optionen sind { $options }
game-option-none = das Spiel { $game } hat keine Option { $option }: Es hat überhaupt keine

game-entry-read-as = { $entry } wird als { $written } gelesen

## Stellungstexte ändern

game-edit-action = die Änderung { $action } gibt es nicht
game-edit-piece = einen Spielstein { $piece } gibt es in diesem Spiel nicht
game-edit-place = einen Platz { $place } gibt es auf diesem Brett nicht
game-edit-empty = auf { $place } steht nichts
game-edit-full = auf dem Brett stehen { $most } Spielsteine: mehr haben keinen Platz
game-edit-count = { $count } ist keine Anzahl von Spielsteinen: von 0 bis { $most }
game-edit-field = ein Feld { $field } gibt es in den Stellungstexten dieses Spiels nicht
game-edit-value = { $value } ist kein Wert des Feldes { $field }
game-edit-chance = der Zufall ist am Zug: niemand kann den Zug weitergeben
