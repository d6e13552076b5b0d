### Meldungen über Fragen zu Partien.

analysis-title-invalid = die Anfrage ist nicht verständlich
analysis-title-rule = die Regeln erlauben diesen Zug nicht
analysis-title-incident = hier ist etwas schiefgegangen

analysis-game-missing = kein Spiel ist genannt: Die Spiele sind { $games }
analysis-game-unknown = unbekanntes Spiel { $name }: Die Spiele sind { $games }
analysis-game-near = unbekanntes Spiel { $name }: Meintest du { $near }? (Die Spiele sind { $games })

analysis-clauses = { FORM($clauses, each: "semicolon") }
analysis-no-question = diese Frage gibt es nicht
analysis-not-json = die Frage ist kein JSON
analysis-field-type = das Feld { $field } der Frage ist von anderer Art
analysis-too-long = das ist länger als { $most } Bytes, das meiste, was hier angenommen wird
analysis-too-many-turns = das sind mehr als { $most } Züge, das meiste, was hier angenommen wird
analysis-too-many-picks = kein Zug hat mehr als { $most } Schritte
analysis-turn = Zug { $number }, { $text }: { CAPITAL($why) }
analysis-piece-sets = die Sätze von Spielsteinen sind { $first } und { $second }
analysis-no-piece = auf { $place } steht nichts
analysis-no-kind = dieses Spiel hat nichts der Art { $kind }
analysis-no-player = der Platz ist first oder second
analysis-rules-failed = die Regeln haben versagt: { $fault }

analysis-game-not-named = der Text sagt nicht, welches Spiel es ist: Wähl eines, oder füg am Anfang eine Zeile hinzu (Game: { $example })
analysis-result-form = gewonnen hat first, second oder draw, und es gibt einen Grund
analysis-variations-deep = Varianten sind tiefer als { $most }-fach verschachtelt, mehr wird hier nicht angenommen
analysis-variation-empty = eine Variante hat keinen Zug
analysis-form = die Form ist record, notation oder json
analysis-more-warnings = und noch { $n }

analysis-limits = die Grenzen liegen außerhalb des Erlaubten
analysis-no-engine = für { $game } gibt es keinen Computergegner
analysis-no-level = eine Stärke { $level } gibt es in diesem Spiel nicht
analysis-no-turn = der Computergegner hat keinen Zug gefunden: { $fault }

analysis-no-course = für { $game } gibt es keinen Kurs
analysis-no-step = der Kurs für { $game } hat keinen Schritt { $step }
analysis-no-rule = { $game } hat keine Regel { $rule }
analysis-no-editor = Stellungen von { $title } lassen sich nicht Stück für Stück aufbauen
analysis-too-many-edits = höchstens { $most } Änderungen auf einmal
# $most (number) is the limit.
analysis-too-many-operations = höchstens { $most } Änderungen werden auf einmal gemacht
analysis-no-line = das Kapitel hat keine solche Zugfolge
