// Package render draws views as text. It knows no game: everything it shows comes from
// the surface and the situation.
//
//	fmt.Print(render.PlainText(table.Surface(), table.Situation(), rules))
//
// [PlainText] is a board for a terminal without colour, at most 80 columns wide.
// First's pieces are in upper case, Second's in lower case; a piece without an owner
// keeps its case.
//
//	8          W4   .    .            8   a growing Lily of First in the north gate
//	7     .   [r3]  +    .    .       7   the Rose of Second that moved last
//
// # Caveats
//
// A field that is wider than the page is shown in part: where the pieces are.
package render
