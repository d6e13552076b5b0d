// Package render draws views. It knows no game: whatever it shows stands in the
// surface and the situation.
//
//	fmt.Print(render.PlainText(table.Surface(), table.Situation(), rules.Players))
//
// [PlainText] is a board for a terminal without colour, at most 80 columns wide.
// Upper case is First's, lower case Second's; what is nobody's keeps its case.
//
//	8          W4   .    .            8   a growing Lily of First in the north gate
//	7     .   [r3]  +    .    .       7   the Rose of Second that moved last
//
// # Caveats
//
// A field that is wider than the page is shown in part: where the pieces are.
package render
