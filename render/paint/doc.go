// Package paint makes pictures of boards: a view becomes a scene. It knows no game.
//
//	s := paint.Board(table.Surface(), table.Situation(), paint.BoardStyle{Theme: themes.Light, Players: rules.Players})
//	err := svg.Write(w, &s, 640)
//
// # Caveats
//
// Places are found by their names as the surface, or the pieces, name them; names
// that mean no place are passed over. [IsPlace] tells which mean one.
package paint
