package render

import (
	"math"

	"github.com/teahouse-games/teahouse/game"
)

// Neighbour returns the place that lies next to a place in a direction: right and up
// are 1, 0 or -1, one of them 0. It reports false at the edge; nothing wraps.
func (p *Grid) Neighbour(surface *game.Surface, from game.XY, right, up int) (game.Place, bool) {
	if surface.Kind == game.SurfaceField {
		return stepOnField(surface, game.XY{X: from.X + float64(right), Y: from.Y + float64(up)})
	}
	row, column := p.layout.position(from)
	var next game.Place
	least := math.Inf(1)
	for i := range p.layout.places {
		place := &p.layout.places[i]
		r, c := p.layout.position(place.Centre)
		ahead := right*(c-column) + up*(row-r)*p.layout.cell
		aside := math.Abs(float64(up*(c-column))) + float64(p.layout.cell)*math.Abs(float64(right*(r-row)))
		if ahead <= 0 || aside > float64(ahead) || right != 0 && aside > 0 {
			continue
		}
		if far := float64(ahead) + aside/100; far < least || far == least && (c > column) == (from.X == math.Trunc(from.X)) {
			next, least = *place, far
		}
	}
	return next, !math.IsInf(least, 1)
}

func stepOnField(surface *game.Surface, at game.XY) (game.Place, bool) {
	for i := range surface.Places {
		if surface.Places[i].Centre == at {
			return surface.Places[i], true
		}
	}
	if !surface.Open {
		return game.Place{}, false
	}
	return cellsOf(game.Extent{MinX: at.X, MinY: at.Y, MaxX: at.X, MaxY: at.Y})[0], true
}
