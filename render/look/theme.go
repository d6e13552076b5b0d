package look

import "image/color"

// Light is the table by day.
var Light = Theme{
	Name:         "light",
	Paper:        rgb(0xF3ECDD),
	Surface:      rgb(0xFBF8F1),
	Ink:          rgb(0x2B2622),
	QuietInk:     rgb(0x6B6258),
	Line:         rgb(0xD9CDB8),
	RimOuter:     rgb(0x54351F),
	RimInner:     rgb(0x8A5F3E),
	Straw:        rgb(0xE9D7A5),
	Red:          rgb(0xB4473A),
	White:        rgb(0xF8F2E4),
	Gate:         rgb(0xA23C30),
	Grid:         translucent(0x4A3018, 34),
	GardenBorder: translucent(0x3A2412, 75),
	Cloth:        rgb(0xE3DCC4),
	ClothLine:    translucent(0x4A3018, 26),
	ClothInk:     rgb(0x5C5346),
	FirstLink:    rgb(0x1E896C), // a shade below jade, which has 2.997 on straw
	SecondLink:   rgb(0x3A56B0),
	NobodysLink:  rgb(0x5A4632),
	Casing:       rgb(0xFFFDF8),
	TargetEdge:   rgb(0xFFFDF8),
	LastTurnEdge: rgb(0x1A100A),
	Target:       rgb(0x2F7D55),
	LastTurn:     rgb(0xE79A1C),
	Refused:      rgb(0xD2442F),
	Maple:        rgb(0xF1DFB9),
	MapleEdge:    rgb(0xB98C52),
	MapleInk:     rgb(0x2B1A10),
	Walnut:       rgb(0x4B3222),
	WalnutEdge:   rgb(0x24170F),
	WalnutInk:    rgb(0xF4E4C4),
	PetalRed:     rgb(0xC0392F),
	PetalWhite:   rgb(0xFFFDF6),
	Heart:        rgb(0xF0C419),
	PetalPurple:  rgb(0x9A4FA0),
	PetalLeaf:    rgb(0x4E7F4A),
	Shadow:       translucent(0x1C120A, 22),
}

// Dark is the table by night: the same wood and flowers, the fields 12% darker.
var Dark = dark()

func dark() Theme {
	t := Light
	t.Name = "dark"
	t.Paper = rgb(0x1B1815)
	t.Surface = rgb(0x25211D)
	t.Ink = rgb(0xEFE6D8)
	t.QuietInk = rgb(0xA99E90)
	t.Line = rgb(0x3A332C)
	t.RimOuter = rgb(0x2E1D12)
	t.RimInner = rgb(0x5E4029)
	for _, field := range []*color.NRGBA{&t.Straw, &t.Red, &t.White, &t.Gate, &t.Cloth} {
		*field = darker(*field, 12)
	}
	t.ClothInk = rgb(0x4A4238)
	t.FirstLink = rgb(0x39B08F)
	t.SecondLink = rgb(0x7A94F0)
	t.NobodysLink = rgb(0xD8C3A0)
	t.Casing = rgb(0x0B0705)
	t.LastTurnEdge = rgb(0x0B0705)
	t.Target = rgb(0x2A704B) // a shade below tea, which has 2.7 on the darker straw
	t.Maple = rgb(0xE6D2A9)
	return t
}

// ByName returns the theme with this name.
func ByName(name string) (Theme, bool) {
	for _, t := range [...]Theme{Light, Dark} {
		if t.Name == name {
			return t, true
		}
	}
	return Theme{}, false
}

func rgb(hex uint32) color.NRGBA {
	return color.NRGBA{R: uint8(hex >> 16), G: uint8(hex >> 8), B: uint8(hex), A: 0xFF}
}

// translucent is a colour that covers what is behind it by a number of percent.
func translucent(hex uint32, percent uint32) color.NRGBA {
	c := rgb(hex)
	c.A = uint8(percent * 255 / 100)
	return c
}

func darker(c color.NRGBA, percent int) color.NRGBA {
	part := func(v uint8) uint8 { return uint8((int(v)*(100-percent) + 50) / 100) }
	return color.NRGBA{R: part(c.R), G: part(c.G), B: part(c.B), A: c.A}
}

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

// Theme is the colours of a table by day or by night. Each says what it is used for.
type Theme struct {
	Name                           string
	Paper, Surface                 color.NRGBA // page, panels
	Ink, QuietInk, Line            color.NRGBA // text, rules
	RimOuter, RimInner             color.NRGBA // the edge of the board
	Straw, Red, White, Gate        color.NRGBA // fields
	Grid, GardenBorder             color.NRGBA // lines of the board
	Cloth, ClothLine, ClothInk     color.NRGBA // the ground of a field of cubes, its lines, and what is written on it
	FirstLink, SecondLink          color.NRGBA // harmonies, axes, chains
	NobodysLink                    color.NRGBA // links of neither
	Casing                         color.NRGBA // round links and refusals, so that they keep a contrast of 3:1
	TargetEdge, LastTurnEdge       color.NRGBA // the same round targets and the last turn
	Target, LastTurn, Refused      color.NRGBA
	Maple, MapleEdge, MapleInk     color.NRGBA // tiles and cubes of First: ground, edge, drawing
	Walnut, WalnutEdge, WalnutInk  color.NRGBA // tiles and cubes of Second
	PetalRed, PetalWhite, Heart    color.NRGBA // flowers
	PetalPurple, PetalLeaf, Shadow color.NRGBA
}

// TileDesign is how tiles are drawn.
type TileDesign string

// The sets.
const (
	DesignPictures TileDesign = "pictures"
	DesignLetters  TileDesign = "letters" // bold codes on colour-blind-safe fills, with a pattern per colour
)
