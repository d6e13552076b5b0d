// Package tui is the full-screen program that plays games in a terminal.
//
//	err := tui.Run(ctx, tui.Config{Games: games.All(), Savegames: dir}, os.Stdin, os.Stdout)
//
// It knows no rules. Package render draws the View of a game, a person enters turns
// by its Picks, and its refusals, effects and verdict explain it. [Model] is the
// whole program as a Bubble Tea model. It has a stack of screens, of which the top
// one is shown and gets the keys: the menu, the form of a new game, the game screen,
// and texts.
//
// # Caveats
//
// 80 columns and 24 rows are enough for every game. With fewer than 40 rows, the
// points and squares of Balance Pai Sho are drawn on the same rows: a square follows
// the point to its south-west.
package tui
