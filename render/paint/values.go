package paint

import (
	"math"
	"strconv"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/glyph"
	"github.com/teahouse-games/teahouse/render/scene"
)

// values paints the numbers of links on their lines.
func (p *painter) values() {
	const radius, size = 0.27, 0.34
	var taken []scene.Point
	for i := range p.situation.Links {
		link := &p.situation.Links[i]
		if link.Value == 0 {
			continue
		}
		spot := p.valuePosition(link, taken)
		taken = append(taken, spot)
		p.add(
			scene.Shape{Role: "value", Path: scene.Circle(spot, radius), Fill: p.theme.Casing, Stroke: scene.Stroke{Colour: p.lineOf(link).colour, Width: 0.045}},
			scene.Shape{Role: "number", Path: glyph.CenteredText(glyph.SansBold, size, strconv.Itoa(link.Value)).Transformed(spot, 1, 0), Fill: p.theme.Ink},
		)
	}
}

// valuePosition returns a point on a link that is far from pieces, from other numbers and, if that
// can be had too, from other links.
func (p *painter) valuePosition(link *game.Link, taken []scene.Point) scene.Point {
	from, to := at(link.From), at(link.To)
	best, most := scene.Point{}, -1.0
	for _, part := range [...]float64{0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74} {
		spot := scene.Point{X: from.X + (to.X-from.X)*part, Y: from.Y + (to.Y-from.Y)*part}
		pieces, numbers, lines := math.Inf(1), math.Inf(1), math.Inf(1)
		for i := range p.situation.Pieces {
			pieces = min(pieces, distance(spot, at(p.situation.Pieces[i].At)))
		}
		for _, other := range taken {
			numbers = min(numbers, distance(spot, other))
		}
		for i := range p.situation.Links {
			if other := &p.situation.Links[i]; other != link {
				lines = min(lines, distance(spot, nearest(spot, at(other.From), at(other.To))))
			}
		}
		if room := 2*min(pieces/0.7, 1) + 2*min(numbers/0.65, 1) + min(lines/0.35, 1); room > most+tiny {
			best, most = spot, room
		}
	}
	return best
}

// nearest returns the point of a line that is nearest to p.
func nearest(p, from, to scene.Point) scene.Point {
	dx, dy := to.X-from.X, to.Y-from.Y
	part := ((p.X-from.X)*dx + (p.Y-from.Y)*dy) / max(dx*dx+dy*dy, tiny)
	part = min(max(part, 0), 1)
	return scene.Point{X: from.X + dx*part, Y: from.Y + dy*part}
}
