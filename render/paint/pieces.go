package paint

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/render/scene"
	"github.com/teahouse-games/teahouse/render/tiles"
)

// raised is how far a piece that stands on another one is moved.
const raised = 0.12

// pieces paints what stands on the surface, the northernmost first.
func (p *painter) pieces() {
	for level := 0; level <= 1; level++ {
		for i := range p.situation.Pieces {
			piece := &p.situation.Pieces[i]
			if (piece.Level > 0) != (level > 0) {
				continue
			}
			where := at(piece.At)
			if level > 0 {
				where.X += raised
				where.Y -= raised
			}
			p.piece(piece, where, 1)
		}
	}
}

// piece paints one piece; its shapes have one name.
func (p *painter) piece(piece *game.Piece, where scene.Point, scale float64) {
	name := piece.Kind + " on " + piece.Place
	for _, shape := range tiles.Piece(*piece, tiles.PieceStyle{Set: games.Pieces(), Theme: *p.theme, Design: p.style.Design, RomanNames: p.style.RomanNames}) {
		shape.Role = name
		shape.Path = shape.Path.Transformed(where, scale, 0)
		shape.Stroke.Width *= scale
		if len(shape.Stroke.Dash) > 0 {
			dashes := make([]float64, len(shape.Stroke.Dash))
			for k, dash := range shape.Stroke.Dash {
				dashes[k] = dash * scale
			}
			shape.Stroke.Dash = dashes
		}
		p.add(shape)
	}
}
