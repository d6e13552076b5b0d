package paint

import (
	"math"
	"slices"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/scene"
)

const (
	ring   = 0.53 // radius round a tile
	around = 0.46 // half of the side round a cube

	// How thick lines are on the disc.
	thinWidth = 0.04
	thin      = 0.055
	thick     = 0.075
	edging    = 0.024 // seen of a ring's edge on each side
)

// weight makes lines finer where few steps fill the page.
func (p *painter) weight() float64 { return min(max(p.textScale()/19, 0.5), 1) }

// markBelow paints what is marked below links and pieces.
func (p *painter) markBelow() {
	for _, mark := range p.situation.Marks {
		switch mark.Kind {
		case game.MarkFrom:
			p.ring(at(mark.At), 0.58, thinWidth, p.theme.LastTurn, p.theme.LastTurnEdge)
		case game.MarkCheck:
			p.hatch(at(mark.At))
		case game.MarkTo, game.MarkCaptured, game.MarkEnd:
		}
	}
	if p.style.Refused {
		for _, xy := range p.reasonPlaces() {
			p.hatch(at(xy))
		}
	}
}

// markAbove paints what is marked above the pieces.
func (p *painter) markAbove() {
	p.values()
	for _, mark := range p.situation.Marks {
		switch mark.Kind {
		case game.MarkTo:
			p.ring(at(mark.At), 1, thick, p.theme.LastTurn, p.theme.LastTurnEdge)
		case game.MarkCaptured:
			p.markCaptured(&mark)
		case game.MarkEnd:
			p.dashedRing(at(mark.At), "end", p.theme.NobodysLink)
		case game.MarkFrom, game.MarkCheck:
		}
	}
	p.reasons()
	p.arrows()
	for _, target := range p.style.Targets {
		p.target(target)
	}
	for _, name := range slices.Concat(p.style.Picked, p.style.Ringed) {
		if xy, ok := p.placeCentre(name); ok {
			p.ring(at(xy), 1, thick, p.theme.Ink, p.theme.Casing)
		}
	}
}

// ring goes round a place; size 1 goes round the piece there.
func (p *painter) ring(where scene.Point, size, width float64, colour, edge scene.Colour) {
	path := p.outlineAround(where, size)
	p.add(
		scene.Shape{Role: "ring", Path: path, Stroke: scene.Stroke{Colour: edge, Width: p.weight() * (width + 2*edging)}},
		scene.Shape{Role: "ring", Path: path, Stroke: scene.Stroke{Colour: colour, Width: p.weight() * width}},
	)
}

// outlineAround returns a line round a place: a circle on the disc, round the cell on a field.
func (p *painter) outlineAround(where scene.Point, size float64) scene.Path {
	if p.disc() {
		return scene.Circle(where, ring*size)
	}
	w := Window{where, where}.expand(around * size)
	return rounded(w, 0.12*size)
}

// hatch fills a place with slanting lines.
func (p *painter) hatch(where scene.Point) {
	var lines scene.Path
	reach := ring + 0.09
	for k := -4; k <= 4; k++ {
		// The lines are x+y = slant, seen from where.
		slant := float64(k) * 0.2
		var half float64 // of the line, along x
		if p.disc() {
			square := reach*reach - slant*slant/2
			if square <= 0 {
				continue
			}
			half = math.Sqrt(square / 2)
		} else {
			half = around - math.Abs(slant/2)
		}
		lines = append(lines, scene.Line(
			scene.Point{X: where.X + slant/2 - half, Y: where.Y + slant/2 + half},
			scene.Point{X: where.X + slant/2 + half, Y: where.Y + slant/2 - half})...)
	}
	p.add(
		scene.Shape{Role: "hatch", Path: lines, Stroke: scene.Stroke{Colour: p.theme.Casing, Width: p.weight() * (thin + 2*edging)}},
		scene.Shape{Role: "hatch", Path: lines, Stroke: scene.Stroke{Colour: p.theme.Refused, Width: p.weight() * thin}},
	)
}

// dashedRing goes round a place and round the ring of the last turn.
func (p *painter) dashedRing(where scene.Point, role string, colour scene.Colour) {
	path := p.outlineAround(where, 1.21)
	p.add(
		scene.Shape{Role: role, Path: path, Stroke: scene.Stroke{Colour: p.theme.Casing, Width: p.weight() * (thin + 2*edging)}},
		scene.Shape{Role: role, Path: path, Stroke: scene.Stroke{Colour: colour, Width: p.weight() * thin, Dash: []float64{0.02, 0.13}}},
	)
}

// markCaptured marks where something was taken: with a cross where nothing stands now, else
// with a second ring.
func (p *painter) markCaptured(mark *game.Mark) {
	where := at(mark.At)
	if p.stands[mark.Place] {
		p.dashedRing(where, "taken", p.theme.Refused)
		return
	}
	const arm = 0.16
	cross := append(
		scene.Line(scene.Point{X: where.X - arm, Y: where.Y - arm}, scene.Point{X: where.X + arm, Y: where.Y + arm}),
		scene.Line(scene.Point{X: where.X - arm, Y: where.Y + arm}, scene.Point{X: where.X + arm, Y: where.Y - arm})...)
	p.add(
		scene.Shape{Role: "taken", Path: cross, Stroke: scene.Stroke{Colour: p.theme.Casing, Width: p.weight() * (thick + 2*casing)}},
		scene.Shape{Role: "taken", Path: cross, Stroke: scene.Stroke{Colour: p.theme.Refused, Width: p.weight() * thick}},
	)
}

// target paints a dot, or a ring round what can be taken.
func (p *painter) target(target TargetMark) {
	xy, ok := p.placeCentre(target.Place)
	switch {
	case !ok:
	case target.Captures || p.stands[target.Place]:
		p.ring(at(xy), 1, thick, p.theme.Target, p.theme.TargetEdge)
	default:
		p.add(scene.Shape{
			Role: "target", Path: scene.Circle(at(xy), 0.1575),
			Fill: p.theme.Target, Stroke: scene.Stroke{Colour: p.theme.TargetEdge, Width: p.weight() * 0.05},
		})
	}
}

// reasonPlaces returns the places that the reasons name, each once.
func (p *painter) reasonPlaces() []game.XY {
	var list []game.XY
	met := map[game.XY]bool{}
	for _, reason := range p.style.Reasons {
		for _, name := range reason.Places {
			if xy, ok := p.placeCentre(name); ok && !met[xy] {
				met[xy] = true
				list = append(list, xy)
			}
		}
	}
	return list
}

// reasons paints the places and lines that say why.
func (p *painter) reasons() {
	colour := p.theme.Ink
	if p.style.Refused {
		colour = p.theme.Refused
	}
	for _, xy := range p.reasonPlaces() {
		p.ring(at(xy), 1, thick, colour, p.theme.Casing)
	}
}
