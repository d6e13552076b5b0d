package render

import (
	"math"
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

// The signs of empty places.
const (
	signGate    = "#"
	signBorder  = "+" // where gardens meet
	signRed     = ":"
	signWhite   = "'"
	signNeutral = "."
)

// grounded explains the signs.
var grounded = []struct{ sign, meaning string }{
	{signGate, "gate"}, {signRed, "red"}, {signWhite, "white"}, {signNeutral, "neutral"}, {signBorder, "border of gardens"},
}

// grounds explains the signs of empty places on the page.
func (p *plan) grounds() (signs []string) {
	if len(p.areas) == 0 {
		return nil
	}
	for _, g := range grounded {
		if slices.ContainsFunc(p.places, func(place game.Place) bool { return p.ground(&place) == g.sign }) {
			signs = append(signs, g.sign+" "+g.meaning)
		}
	}
	return signs
}

// ground returns the sign of an empty place.
func (p *plan) ground(place *game.Place) string {
	switch {
	case place.Gate:
		return signGate
	case p.onBorder(place.Centre):
		return signBorder
	}
	switch p.colour(place.Centre) {
	case "red", "gate":
		return signRed
	case "white":
		return signWhite
	}
	return signNeutral
}

// onBorder reports whether a border of gardens passes through at.
func (p *plan) onBorder(at game.XY) bool {
	for i := range p.borders {
		if distance(&p.borders[i], at) < 1e-6 {
			return true
		}
	}
	return false
}

// distance is how far at lies from the segment.
func distance(s *game.Segment, at game.XY) float64 {
	dx, dy := s.To.X-s.From.X, s.To.Y-s.From.Y
	px, py := at.X-s.From.X, at.Y-s.From.Y
	along := (px*dx + py*dy) / (dx*dx + dy*dy)
	along = min(max(along, 0), 1)
	return math.Hypot(px-along*dx, py-along*dy)
}

// colour returns the colour of the foremost area in which at lies.
func (p *plan) colour(at game.XY) string {
	for i := len(p.areas) - 1; i >= 0; i-- {
		if inside(p.areas[i].Path, at) {
			return p.areas[i].Colour
		}
	}
	return ""
}

// inside counts how often a ray to the east crosses the polygon.
func inside(path []game.XY, at game.XY) bool {
	in := false
	for i, a := range path {
		b := path[(i+1)%len(path)]
		if (a.Y > at.Y) != (b.Y > at.Y) && at.X < a.X+(at.Y-a.Y)/(b.Y-a.Y)*(b.X-a.X) {
			in = !in
		}
	}
	return in
}
