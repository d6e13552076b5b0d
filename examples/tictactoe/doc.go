// Package tictactoe is a whole game in one folder: rules, messages, engine, pictures, a sample game
// and a rules page. It shows what a game needs; see docs/adding-a-game.md.
//
//	games.Register(&tictactoe.Definition)
//	g, err := games.New("tic-tac-toe")
//
// # Caveats
//
// It is an example and no part of the program: only tests register it.
package tictactoe
