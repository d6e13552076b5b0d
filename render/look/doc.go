// Package look is the colours and the measures of everything that Teahouse draws.
//
//	theme, ok := look.ByName("dark")
//	ground := theme.Straw
//
// # Caveats
//
// [Theme.Grid], [Theme.GardenBorder], [Theme.ClothLine] and [Theme.Shadow] let through
// what is behind them; the other colours cover.
package look
