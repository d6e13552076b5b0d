package tiles

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/scene"
)

// Measures of a round tile, in steps of the board.
const (
	radius       = 0.4375
	ringRadius   = 0.386
	figureRadius = 0.32
	raised       = 0.74 // the size of a tile that stands on another
)

// tile draws a round tile with its figure.
func (b *Brush) tile(p *game.Piece) {
	b.Transformed(scene.Point{}, sizeOf(p), 0, func(b *Brush) {
		b.disc()
		b.grain(circleCorners(radius - 0.035))
		b.Stroke(scene.Circle(scene.Point{}, ringRadius), b.wood.ring, 0.022)
		draw, ok := b.set.Figures[p.Kind]
		if !ok {
			b.code(p, b.wood.ink)
			return
		}
		b.Transformed(scene.Point{}, figureRadius, 0, draw)
	})
}

// sizeOf returns how large a piece is drawn: smaller on another, which stays in sight.
func sizeOf(p *game.Piece) float64 {
	if p.Level > 0 {
		return raised
	}
	return 1
}

// disc draws the wood and its shadow on the board.
func (b *Brush) disc() {
	b.Fill(scene.Circle(scene.Point{Y: 0.035}, radius+0.015), b.Theme.Shadow)
	b.Fill(scene.Circle(scene.Point{Y: 0.012}, radius), b.wood.edge)
	b.Fill(scene.Circle(scene.Point{Y: -0.006}, radius-0.012), b.wood.ground)
}
