package tiles

import (
	"image/color"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/look"
	"github.com/teahouse-games/teahouse/render/scene"
)

// material is what a piece is made of.
type material struct {
	ground, edge color.NRGBA
	ring, ink    color.NRGBA // the ring of a tile, and what is drawn in lines
	dark         bool
}

func materialOf(owner game.Seat, t *look.Theme) material {
	switch owner {
	case game.First:
		return material{ground: t.Maple, edge: t.MapleEdge, ring: translucent(mixColours(t.MapleEdge, t.MapleInk, 0.3), 0.3), ink: t.MapleInk}
	case game.Second:
		return material{ground: t.Walnut, edge: t.WalnutEdge, ring: translucent(t.WalnutInk, 0.5), ink: t.WalnutInk, dark: true}
	}
	edge := mixColours(t.MapleEdge, t.WalnutEdge, 0.4)
	return material{ground: mixColours(t.Maple, t.MapleEdge, 0.5), edge: edge, ring: translucent(edge, 0.3), ink: t.MapleInk}
}

// grain draws the grain of the wood within a convex outline: faint waves across.
func (b *pieceDrawer) grain(outline []scene.Point) {
	var waves scene.Path
	for i, y := range []float64{-0.33, -0.24, -0.1, 0.02, 0.17, 0.28, 0.35} {
		from, to, ok := chord(outline, scene.Point{Y: y}, scene.Point{X: 1})
		if !ok {
			continue
		}
		bend := 0.025 + 0.008*float64(i%3)
		width := to.X - from.X
		waves = append(waves,
			step(scene.MoveTo, from.X, y),
			step(scene.CubeTo, from.X+0.3*width, y-bend, from.X+0.55*width, y+bend, to.X, y-0.3*bend))
	}
	b.line(waves, translucent(b.wood.edge, 0.72), 0.012)
}

// circleCorners is the outline of a disc, as corners that go clockwise.
func circleCorners(radius float64) (corners []scene.Point) {
	const n = 48
	for i := range n {
		corners = append(corners, polar(radius, 360*float64(i)/n))
	}
	return corners
}

// Colours of pictures that are no part of a theme: they are the same by day and by night.
var (
	daySky   = color.NRGBA{R: 0xBC, G: 0xD6, B: 0xDD, A: 255}
	nightSky = color.NRGBA{R: 0x2B, G: 0x35, B: 0x59, A: 255}
	moonlit  = color.NRGBA{R: 0xF4, G: 0xEB, B: 0xC8, A: 255}
	bark     = color.NRGBA{R: 0x7A, G: 0x52, B: 0x33, A: 255}
	ember    = color.NRGBA{R: 0xFF, G: 0x6A, B: 0x4A, A: 255}
	snow     = color.NRGBA{R: 0xFF, G: 0xFF, B: 0xFF, A: 255}

	springGreen  = color.NRGBA{R: 0x4C, G: 0x8C, B: 0x3A, A: 255}
	summerTeal   = color.NRGBA{R: 0x1F, G: 0x82, B: 0x8A, A: 255}
	autumnOrange = color.NRGBA{R: 0xB8, G: 0x5F, B: 0x14, A: 255}
	winterBlue   = color.NRGBA{R: 0x4A, G: 0x6D, B: 0xA8, A: 255}
)

func deeper(c color.NRGBA) color.NRGBA { return mixColours(c, color.NRGBA{A: 255}, 0.25) }

func paler(c color.NRGBA) color.NRGBA { return mixColours(c, snow, 0.3) }

// mixColours is a colour between two: a when share is 0, b when it is 1.
func mixColours(a, b color.NRGBA, share float64) color.NRGBA {
	part := func(a, b uint8) uint8 { return uint8(float64(a)*(1-share) + float64(b)*share + 0.5) }
	return color.NRGBA{R: part(a.R, b.R), G: part(a.G, b.G), B: part(a.B, b.B), A: part(a.A, b.A)}
}

// translucent is a colour through which a share of what is behind it shows.
func translucent(c color.NRGBA, share float64) color.NRGBA {
	c.A = uint8(float64(c.A)*(1-share) + 0.5)
	return c
}

// lightness is how light a colour is seen, from 0 to 1.
func lightness(c color.NRGBA) float64 {
	return (0.299*float64(c.R) + 0.587*float64(c.G) + 0.114*float64(c.B)) / 255
}
