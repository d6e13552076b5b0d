// Package themes defines the colours of everything that Teahouse draws, by role, for day and
// night.
//
//	theme, ok := themes.ByName("dark")
//	ground := theme.Straw
//
// To change a colour, change it in themes.go: pictures, pages and the terminal follow. [Light]
// and [Dark] have fixed colours. [Page] is for pictures inside a page: in SVG its colours are
// CSS variables, which [Stylesheet] defines.
//
// # Caveats
//
// [Theme.Grid], [Theme.GardenBorder], [Theme.ClothLine] and [Theme.Shadow] are translucent; the
// other colours are opaque.
package themes
