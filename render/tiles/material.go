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
