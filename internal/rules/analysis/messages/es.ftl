### Mensajes sobre preguntas acerca de partidas.

analysis-title-invalid = la petición no se entiende
analysis-title-rule = las reglas no permiten esta jugada
analysis-title-incident = aquí algo ha fallado

analysis-game-missing = no se ha indicado ningún juego: los juegos son { $games }
analysis-game-unknown = juego desconocido { $name }: los juegos son { $games }
analysis-game-near = juego desconocido { $name }: ¿querías decir { $near }? (los juegos son { $games })

analysis-clauses = { FORM($clauses, each: "semicolon") }
analysis-no-question = no existe esa pregunta
analysis-not-json = la pregunta no es JSON
analysis-field-type = el campo { $field } de la pregunta es de otro tipo
analysis-too-long = esto tiene más de { $most } bytes, el máximo que se acepta aquí
analysis-too-many-turns = son más de { $most } jugadas, el máximo que se acepta aquí
analysis-too-many-picks = ninguna jugada tiene más de { $most } pasos
analysis-turn = jugada { $number }, { $text }: { $why }
analysis-piece-sets = los conjuntos de piezas son { $first } y { $second }
analysis-no-piece = no hay ninguna pieza en { $place }
analysis-no-kind = este juego no tiene piezas del tipo { $kind }
analysis-no-player = el asiento es first o second
analysis-rules-failed = las reglas han fallado: { $fault }

analysis-game-not-named = el texto no dice de qué juego es: elige uno o añade una línea al principio (Game: { $example })
analysis-result-form = el ganador es first, second o draw, y hay un motivo
analysis-variations-deep = las variantes están anidadas en más de { $most } niveles, el máximo aquí
analysis-variation-empty = una variante no tiene jugadas
analysis-form = la forma es record, notation o json
analysis-more-warnings = y { $n } más

analysis-limits = los límites están fuera de lo permitido
analysis-no-engine = para { $game } no hay jugador automático
analysis-no-level = en este juego no existe el nivel { $level }
analysis-no-turn = el jugador automático no ha encontrado ninguna jugada: { $fault }

analysis-no-course = { $game } no tiene lecciones
analysis-no-step = las lecciones de { $game } no tienen un paso { $step }
analysis-no-rule = { $game } no tiene la regla { $rule }
analysis-no-editor = las posiciones de { $title } no se pueden preparar pieza a pieza
analysis-too-many-edits = como máximo { $most } cambios a la vez
# $most (number) is the limit.
analysis-too-many-operations = no se hacen más de { $most } cambios a la vez
analysis-no-line = el capítulo no tiene esa línea
