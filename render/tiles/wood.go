package tiles

import (
	"image/color"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/look"
	"github.com/teahouse-games/teahouse/render/scene"
)

// wood is what a piece is made of.
type wood struct {
	ground, edge color.NRGBA
	ring, ink    color.NRGBA // the ring of a tile, and what is drawn in lines
	dark         bool
}

func woodOf(owner game.Seat, t *look.Theme) wood {
	switch owner {
	case game.First:
		return wood{ground: t.Maple, edge: t.MapleEdge, ring: through(mix(t.MapleEdge, t.MapleInk, 0.3), 0.3), ink: t.MapleInk}
	case game.Second:
		return wood{ground: t.Walnut, edge: t.WalnutEdge, ring: through(t.WalnutInk, 0.5), ink: t.WalnutInk, dark: true}
	}
	edge := mix(t.MapleEdge, t.WalnutEdge, 0.4)
	return wood{ground: mix(t.Maple, t.MapleEdge, 0.5), edge: edge, ring: through(edge, 0.3), ink: t.MapleInk}
}

// grain draws the grain of the wood within a convex outline: faint waves across.
func (b *brush) grain(outline []scene.Point) {
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
	b.line(waves, through(b.wood.edge, 0.72), 0.012)
}

// round is the outline of a disc, as corners that go clockwise.
func round(radius float64) (corners []scene.Point) {
	const n = 48
	for i := range n {
		corners = append(corners, polar(radius, 360*float64(i)/n))
	}
	return corners
}
