package tiles

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/glyph"
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
func (b *brush) tile(p *game.Piece) {
	b.within(scene.Point{}, sizeOf(p), 0, func(b *brush) {
		b.disc()
		b.line(scene.Circle(scene.Point{}, ringRadius), b.wood.ring, 0.022)
		b.within(scene.Point{}, figureRadius, 0, func(b *brush) {
			if draw, ok := figures[p.Kind]; ok {
				b.inlaid(draw)
				return
			}
			b.code(p, 2*ringRadius/figureRadius*0.8)
		})
	})
}

// sizeOf is how large a piece is drawn: smaller on another, which stays in sight.
func sizeOf(p *game.Piece) float64 {
	if p.Level > 0 {
		return raised
	}
	return 1
}

// disc draws the wood and its shadow on the board.
func (b *brush) disc() {
	b.fill(scene.Circle(scene.Point{Y: 0.035}, radius+0.015), b.theme.Shadow)
	b.fill(scene.Circle(scene.Point{Y: 0.012}, radius), b.wood.edge)
	b.fill(scene.Circle(scene.Point{Y: -0.006}, radius-0.012), b.wood.ground)
}

// code writes the code of a piece as large as it fits into a width.
func (b *brush) code(p *game.Piece, width float64) {
	text := p.Code
	if text == "" {
		text = p.Kind
	}
	_, wide := glyph.Text(glyph.SansBold, 1, text)
	size := width / 1.6
	if wide*size > width {
		size = width / wide
	}
	b.fill(glyph.Middle(glyph.SansBold, size, text), b.wood.ink)
}
