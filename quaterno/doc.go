// Package quaterno is the rules of Quaterno: fourteen tiles that are never
// captured, and figures made by mirroring a tile and its counterpart across the
// axis through the player's own Sun and Moon.
//
//	table, _ := quaterno.Rules.New(nil)
//	_ = game.PlayTurn(table, "Fan@3,8")          // placement: a tile from the hand
//	…                                            // the other nine
//	_ = game.PlayTurn(table, "3,8-3,2")          // a move
//	_ = game.PlayTurn(table, "4,4>-4,4--4,2")    // an action: tile, target, where the target goes
//	_ = game.PlayTurn(table, "3,2<>-4,2")        // the Fan's Swap
//
// Each turn is one move. A position is the points of the tiles, who has made a
// figure of which kind, the seat to move, and how many passes came last:
//
//	to-move=first first=Sun@-4,-4;Moon@4,-4 second=Sun@4,4;Moon@-4,4 figures=- passes=0
//
// Tiles that are not named are in the hand; while there are any the placement
// phase lasts.
//
// # Where the rules are
//
// Placement and quarters: placement.go. What a tile sees along its eight
// lines: lineofsight.go. What it may do there, the actions included: moves.go.
// Soldiers: seize.go. Axis, mirrors and figures: figures.go. Endings:
// outcome.go. Why a turn is refused: explainturn.go and, what has to do with lines,
// actioncheck.go; why a pick is not offered: explainpick.go. What a turn does: explaineffects.go.
// What decided a game: explainoutcome.go. The notation in words: wordnotation.go, wordnotation_parse.go.
// The sentences of all this: the folder messages.
//
// # Caveats
//
//   - Two different turns may lead to the same position; both are legal and
//     both are counted.
//   - Players who do not look for figures meet them rarely: games of moves drawn
//     by Sample take some 75,000 turns on average. 200 seeded ones took from 1,084
//     to 298,035, half of them more than 62,000; all ended by figures.
//   - The draw by two passes is a rule without a position: with fourteen tiles on
//     the board never are both players without a turn.
//   - A position set up from text has no past: its repetitions count from there.
//   - A turn that wins is not examined further: figures of the opponent that the
//     same turn completes are not made.
package quaterno
