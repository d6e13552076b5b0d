package themes

import "github.com/teahouse-games/teahouse/render/scene"

// Light is the theme by day.
var Light = Theme{
	Name:         "light",
	Paper:        scene.RGB(0xF3ECDD),
	Surface:      scene.RGB(0xFBF8F1),
	Ink:          scene.RGB(0x2B2622),
	QuietInk:     scene.RGB(0x6B6258),
	Line:         scene.RGB(0xD9CDB8),
	RimOuter:     scene.RGB(0x54351F),
	RimInner:     scene.RGB(0x8A5F3E),
	Straw:        scene.RGB(0xE9D7A5),
	Red:          scene.RGB(0xB4473A),
	White:        scene.RGB(0xF8F2E4),
	Gate:         scene.RGB(0xA23C30),
	Grid:         translucent(0x4A3018, 34),
	GardenBorder: translucent(0x3A2412, 75),
	Cloth:        scene.RGB(0xE3DCC4),
	ClothLine:    translucent(0x4A3018, 26),
	ClothInk:     scene.RGB(0x5C5346),
	FirstLink:    scene.RGB(0x1E896C), // a shade below jade, which has 2.997 on straw
	SecondLink:   scene.RGB(0x3A56B0),
	NobodysLink:  scene.RGB(0x5A4632),
	Casing:       scene.RGB(0xFFFDF8),
	TargetEdge:   scene.RGB(0xFFFDF8),
	LastTurnEdge: scene.RGB(0x1A100A),
	Target:       scene.RGB(0x2F7D55),
	LastTurn:     scene.RGB(0xE79A1C),
	Refused:      scene.RGB(0xD2442F),
	Maple:        scene.RGB(0xF1DFB9),
	MapleEdge:    scene.RGB(0xB98C52),
	MapleInk:     scene.RGB(0x2B1A10),
	Walnut:       scene.RGB(0x4B3222),
	WalnutEdge:   scene.RGB(0x24170F),
	WalnutInk:    scene.RGB(0xF4E4C4),
	PetalRed:     scene.RGB(0xC0392F),
	PetalWhite:   scene.RGB(0xFFFDF6),
	Heart:        scene.RGB(0xF0C419),
	PetalPurple:  scene.RGB(0x9A4FA0),
	PetalLeaf:    scene.RGB(0x4E7F4A),
	Shadow:       translucent(0x1C120A, 22),

	Accent:     scene.RGB(0x2F7D55),
	OnAccent:   scene.RGB(0xFFFDF8),
	Warning:    scene.RGB(0xB06F06),
	Danger:     scene.RGB(0xB8331F),
	Focus:      scene.RGB(0x3A56B0),
	BoardFocus: scene.RGB(0x2547B8),
	Annotation: scene.RGB(0x7A3FA0),
	RimInk:     scene.RGB(0xF3E3C6),
	SquareInk:  scene.RGB(0x8F4A1E),
}

// Dark is the theme by night: the same wood and flowers, the fields 12% darker.
var Dark = dark()

func dark() Theme {
	t := Light
	t.Name = "dark"
	t.Paper = scene.RGB(0x1B1815)
	t.Surface = scene.RGB(0x25211D)
	t.Ink = scene.RGB(0xEFE6D8)
	t.QuietInk = scene.RGB(0xA99E90)
	t.Line = scene.RGB(0x3A332C)
	t.RimOuter = scene.RGB(0x2E1D12)
	t.RimInner = scene.RGB(0x5E4029)
	for _, field := range []*scene.Colour{&t.Straw, &t.Red, &t.White, &t.Gate, &t.Cloth} {
		*field = darker(*field, 12)
	}
	t.ClothInk = scene.RGB(0x4A4238)
	t.FirstLink = scene.RGB(0x39B08F)
	t.SecondLink = scene.RGB(0x7A94F0)
	t.NobodysLink = scene.RGB(0xD8C3A0)
	t.Casing = scene.RGB(0x0B0705)
	t.LastTurnEdge = scene.RGB(0x0B0705)
	t.Target = scene.RGB(0x2A704B) // a shade below tea, which has 2.7 on the darker straw
	t.Maple = scene.RGB(0xE6D2A9)
	t.Accent = scene.RGB(0x7CC9A0)
	t.OnAccent = scene.RGB(0x14241B)
	t.Warning = scene.RGB(0xE79A1C)
	t.Danger = scene.RGB(0xF08B78)
	t.Focus = scene.RGB(0x9AADF5)
	t.BoardFocus = scene.RGB(0x9AADF5)
	t.Annotation = scene.RGB(0x6C2F94)
	t.SquareInk = scene.RGB(0xE0A66E)
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

// translucent returns a colour that covers what is behind it by a number of percent.
func translucent(hex uint32, percent uint32) scene.Colour {
	c := scene.RGB(hex)
	c.A = uint8(percent * 255 / 100)
	return c
}

func darker(c scene.Colour, percent int) scene.Colour {
	part := func(v uint8) uint8 { return uint8((int(v)*(100-percent) + 50) / 100) }
	c.R, c.G, c.B = part(c.R), part(c.G), part(c.B)
	return c
}

// Theme has a colour for each role, by day or by night. Pages use the same roles, as CSS
// variables: FirstLink is var(--first-link), see [Stylesheet].
type Theme struct {
	Name                           string
	Paper, Surface                 scene.Colour // page, panels
	Ink, QuietInk, Line            scene.Colour // text, rules
	RimOuter, RimInner             scene.Colour // the edge of the board
	Straw, Red, White, Gate        scene.Colour // fields
	Grid, GardenBorder             scene.Colour // lines of the board
	Cloth, ClothLine, ClothInk     scene.Colour // the ground of a field of cubes, its lines, and what is written on it
	FirstLink, SecondLink          scene.Colour // harmonies, axes, chains
	NobodysLink                    scene.Colour // links of neither
	Casing                         scene.Colour // round links and refusals, so that they keep a contrast of 3:1
	TargetEdge, LastTurnEdge       scene.Colour // the same round targets and the last turn
	Target, LastTurn, Refused      scene.Colour
	Maple, MapleEdge, MapleInk     scene.Colour // tiles of First and cubes of Second: ground, edge, drawing
	Walnut, WalnutEdge, WalnutInk  scene.Colour // tiles of Second and cubes of First
	PetalRed, PetalWhite, Heart    scene.Colour // flowers
	PetalPurple, PetalLeaf, Shadow scene.Colour

	// Roles that only pages use.
	Accent, OnAccent       scene.Colour // buttons and links, and text on them
	Warning, Danger, Focus scene.Colour
	BoardFocus, Annotation scene.Colour // the focused place, and the arrows that players draw
	RimInk, SquareInk      scene.Colour // coordinates on the rim of a board; those of squares, beside it
}

// TileDesign is how tiles are drawn.
type TileDesign string

// The sets.
const (
	DesignPictures TileDesign = "pictures"
	DesignLetters  TileDesign = "letters" // bold codes on colour-blind-safe fills, with a pattern per colour
)
