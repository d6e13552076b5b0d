package tiles

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/scene"
	"github.com/teahouse-games/teahouse/render/themes"
)

// material is what a piece is made of.
type material struct {
	ground, edge scene.Colour
	ring, ink    scene.Colour // the ring of a tile, and what is drawn in lines
	dark         bool
}

func materialOf(owner game.Seat, t *themes.Theme) material {
	switch owner {
	case game.First:
		return material{ground: t.Maple, edge: t.MapleEdge, ring: scene.Mix(t.MapleEdge, t.MapleInk, 0.3).Translucent(0.3), ink: t.MapleInk}
	case game.Second:
		return material{ground: t.Walnut, edge: t.WalnutEdge, ring: t.WalnutInk.Translucent(0.5), ink: t.WalnutInk, dark: true}
	}
	edge := scene.Mix(t.MapleEdge, t.WalnutEdge, 0.4)
	return material{ground: scene.Mix(t.Maple, t.MapleEdge, 0.5), edge: edge, ring: edge.Translucent(0.3), ink: t.MapleInk}
}

// grain draws the grain of the wood within a convex outline: faint waves across.
func (b *Brush) grain(outline []scene.Point) {
	var waves scene.Path
	for i, y := range []float64{-0.33, -0.24, -0.1, 0.02, 0.17, 0.28, 0.35} {
		from, to, ok := chord(outline, scene.Point{Y: y}, scene.Point{X: 1})
		if !ok {
			continue
		}
		bend := 0.025 + 0.008*float64(i%3)
		width := to.X - from.X
		waves = append(waves,
			PathStep(scene.MoveTo, from.X, y),
			PathStep(scene.CubeTo, from.X+0.3*width, y-bend, from.X+0.55*width, y+bend, to.X, y-0.3*bend))
	}
	b.Stroke(waves, b.wood.edge.Translucent(0.72), 0.012)
}

// circleCorners returns the outline of a disc, as corners that go clockwise.
func circleCorners(radius float64) (corners []scene.Point) {
	const n = 48
	for i := range n {
		corners = append(corners, Polar(radius, 360*float64(i)/n))
	}
	return corners
}

// Colours of pictures that are no part of a theme: they are the same by day and by night.
var (
	ember = scene.RGB(0xFF6A4A)
	snow  = scene.RGB(0xFFFFFF)
)

// Deeper returns a darker shade of a colour.
func Deeper(c scene.Colour) scene.Colour { return scene.Mix(c, scene.RGB(0), 0.25) }

// Paler returns a lighter shade of a colour.
func Paler(c scene.Colour) scene.Colour { return scene.Mix(c, snow, 0.3) }

// lightness returns how light a colour is seen, from 0 to 1.
func lightness(c scene.Colour) float64 {
	return (0.299*float64(c.R) + 0.587*float64(c.G) + 0.114*float64(c.B)) / 255
}
