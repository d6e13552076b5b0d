// Package tui is the full-screen program in which a person sits down to a game in
// a terminal.
//
//	err := tui.Run(ctx, tui.Config{Games: games.All(), Shelf: s}, os.Stdin, os.Stdout)
//
// It knows no rules. A game is shown as package render draws its View, entered by
// its Picks, and explained by its refusals, effects and verdict. [Model] is the
// whole program as a Bubble Tea model; a stack of screens lies in it, of which the
// uppermost is seen and gets the keys: the menu, the form of a new game, the
// sitting, and pages to read.
//
// # Caveats
//
// 80 columns and 24 rows are enough for every game. The board of points and
// squares of Balance Pai Sho is drawn with both on the same rows where there are
// fewer than 40: a square stands right behind the point to its south-west.
package tui
