package look

import "image/color"

// Day is the colours in which boards on pages are painted: those of Light, with no two
// alike that differ in Dark, so that a style sheet can tell them apart.
var Day = func() Theme {
	t := Light
	t.Casing = shade(t.Casing, 1)
	t.LastTurnEdge = shade(t.LastTurnEdge, 1)
	return t
}()

// shade changes a colour by less than is seen.
func shade(c color.NRGBA, by uint8) color.NRGBA {
	c.B -= by
	return c
}
