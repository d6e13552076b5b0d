package look

import "image/color"

// PageDay is the colours in which boards on pages are painted: those of Light, with no two
// alike that differ in Dark, so that a style sheet can tell them apart.
var PageDay = func() Theme {
	t := Light
	t.Casing = nudgeColour(t.Casing, 1)
	t.LastTurnEdge = nudgeColour(t.LastTurnEdge, 1)
	return t
}()

// nudgeColour changes a colour by less than is seen.
func nudgeColour(c color.NRGBA, by uint8) color.NRGBA {
	c.B -= by
	return c
}
