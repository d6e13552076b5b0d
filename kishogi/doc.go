// Package kishogi is Ki Shogi by L. Lynn Smith: the rules, exact, as
// docs/rules/ki-shogi.md states them. Cubes on a table, no board.
//
//	table, err := kishogi.Rules.New(map[string]string{"ki": "on"})
//	if err != nil { … }
//	for _, turn := range []string{"Gyoku*0,0", "Gyoku*1,2", "Cho*1,0"} {
//		if err := game.PlayTurn(table, turn); err != nil { … } // a *game.RuleError
//	}
//
// First is Black, sits south and moves north. Every turn is one move.
//
// A game says why in sentences for players, and is written down as the author does:
//
//	for _, reason := range table.Verdict() { fmt.Println(reason.Text) }
//	text, err := kishogi.Rules.Notation.Write(table, "1,0-1,-1") // "Cho(Hi) S+"
//
// # Caveats
//
//   - With the Ki cubes and an open field two Ki cubes of different owners can
//     stand beside each other as far from everything else as the players like.
//     Slides longer than 262,143 cells are not listed; that takes as many turns.
//   - The author's notation says nothing of a game's options.
//   - Cubes of one kind are interchangeable: a Move names one of them by a
//     number that the same position, reached otherwise, may give to its twin.
package kishogi
