package render

import (
	"image/color"

	"github.com/teahouse-games/teahouse/render/look"
)

// ANSI16 is the theme of a terminal that has sixteen colours only: each is exactly
// one of them, so that what should differ does.
var ANSI16 = look.Theme{
	Name:         "sixteen",
	QuietInk:     ansiColour(8),
	Straw:        ansiColour(7),
	Red:          ansiColour(1),
	White:        ansiColour(15),
	Gate:         ansiColour(1),
	GardenBorder: ansiColour(8),
	Cloth:        ansiColour(7),
	FirstLink:    ansiColour(2),
	SecondLink:   ansiColour(4),
	NobodysLink:  ansiColour(0),
	Casing:       ansiColour(15),
	Target:       ansiColour(2),
	TargetEdge:   ansiColour(15),
	LastTurn:     ansiColour(3),
	LastTurnEdge: ansiColour(0),
	Refused:      ansiColour(9),
	PetalWhite:   ansiColour(15),
	RimOuter:     ansiColour(5),
	RimInner:     ansiColour(5),
	Maple:        ansiColour(11),
	MapleInk:     ansiColour(0),
	Walnut:       ansiColour(0),
	WalnutInk:    ansiColour(15),
}

// ansiColour is a colour that is brought down to one of the sixteen.
func ansiColour(n int) color.NRGBA {
	part := func(bit int) uint8 {
		switch {
		case n == 7:
			return 0xA0
		case n == 8:
			return 0x60
		case n&bit == 0:
			return 0
		case n > 8:
			return 0xFF
		}
		return 0x80
	}
	return color.NRGBA{R: part(1), G: part(2), B: part(4), A: 0xFF}
}
