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

// groundLegends explains the signs.
var groundLegends = []struct{ sign, meaning string }{
	{signGate, "gate"}, {signRed, "red"}, {signWhite, "white"}, {signNeutral, "neutral"}, {signBorder, "border of gardens"},
}

// groundLegend explains the signs of empty places on the page.
func (p *layout) groundLegend() (signs []string) {
	if len(p.areas) == 0 {
		return nil
	}
	for _, g := range groundLegends {
		if slices.ContainsFunc(p.places, func(place game.Place) bool { return p.groundSign(&place) == g.sign }) {
			signs = append(signs, g.sign+" "+g.meaning)
		}
	}
	return signs
}

// groundSign returns the sign of an empty place.
func (p *layout) groundSign(place *game.Place) string {
	switch {
	case place.Gate:
		return signGate
	case p.onBorder(place.Centre):
		return signBorder
	}
	switch p.areaColourAt(place.Centre) {
	case "red", "gate":
		return signRed
	case "white":
		return signWhite
	}
	return signNeutral
}

// onBorder reports whether a border of gardens passes through at.
func (p *layout) onBorder(at game.XY) bool {
	for i := range p.borders {
		if distance(&p.borders[i], at) < 1e-6 {
			return true
		}
	}
	return false
}

// distance returns how far at lies from the segment.
func distance(s *game.Segment, at game.XY) float64 {
	dx, dy := s.To.X-s.From.X, s.To.Y-s.From.Y
	px, py := at.X-s.From.X, at.Y-s.From.Y
	along := (px*dx + py*dy) / (dx*dx + dy*dy)
	along = min(max(along, 0), 1)
	return math.Hypot(px-along*dx, py-along*dy)
}

// areaColourAt returns the colour of the foremost area in which at lies.
func (p *layout) areaColourAt(at game.XY) string {
	for i := len(p.areas) - 1; i >= 0; i-- {
		if polygonContains(p.areas[i].Path, at) {
			return p.areas[i].Colour
		}
	}
	return ""
}

// polygonContains counts how often a ray to the east crosses the polygon.
func polygonContains(path []game.XY, at game.XY) bool {
	in := false
	for i, a := range path {
		b := path[(i+1)%len(path)]
		if (a.Y > at.Y) != (b.Y > at.Y) && at.X < a.X+(at.Y-a.Y)/(b.Y-a.Y)*(b.X-a.X) {
			in = !in
		}
	}
	return in
}
