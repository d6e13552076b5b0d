package paint

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/scene"
)

// casing is how far the casing of a line is seen on each side.
const casing = 0.045

// linkStyle is how a link is painted.
type linkStyle struct {
	colour scene.Colour
	width  float64
	dash   []float64
	arrow  bool
}

// lineOf returns the line for a link. The colour and the dash show the owner, the
// width the kind.
func (p *painter) lineOf(link *game.Link) linkStyle {
	l := linkStyle{colour: p.theme.NobodysLink, width: 0.11}
	switch link.Owner {
	case game.First:
		l.colour = p.theme.FirstLink
	case game.Second:
		// The ends are round: they add the width of the line to what is drawn.
		l.colour, l.dash = p.theme.SecondLink, []float64{0.14, 0.23}
	}
	switch link.Kind {
	case game.LinkRing:
		l.width = 0.155
	case game.LinkAxis, game.LinkMirror:
		l.width = 0.075
	case game.LinkCheck:
		l.colour, l.dash, l.arrow = p.theme.Refused, []float64{0.02, 0.17 * p.weight()}, true
	case game.LinkHarmony, game.LinkChain, game.LinkBalance:
	}
	l.width *= p.weight()
	return l
}

// links paints the lines of the situation and those that reasons speak of, below the pieces.
func (p *painter) links() {
	for i := range p.situation.Links {
		p.link(&p.situation.Links[i], p.lineOf(&p.situation.Links[i]))
	}
	for _, reason := range p.style.Reasons {
		for i := range reason.Links {
			l := p.lineOf(&reason.Links[i])
			l.width *= 1.4
			p.link(&reason.Links[i], l)
		}
	}
}

func (p *painter) link(link *game.Link, l linkStyle) {
	from, to := at(link.From), at(link.To)
	if l.arrow {
		to = pointToward(to, from, 0.52)
	}
	path := scene.Line(from, to)
	p.add(scene.Shape{Role: "casing", Path: path, Stroke: scene.Stroke{Colour: p.theme.Casing, Width: l.width + 2*casing*p.weight()}})
	p.add(scene.Shape{Role: string(link.Kind), Path: path, Stroke: scene.Stroke{Colour: l.colour, Width: l.width, Dash: l.dash}})
}

// pointToward returns the point that lies a distance from a on the way to b.
func pointToward(a, b scene.Point, far float64) scene.Point {
	long := distance(a, b)
	if long < tiny {
		return a
	}
	return scene.Point{X: a.X + (b.X-a.X)*far/long, Y: a.Y + (b.Y-a.Y)*far/long}
}

// arrows paints the heads of links that have one, above the pieces.
func (p *painter) arrows() {
	for i := range p.situation.Links {
		link := &p.situation.Links[i]
		if l := p.lineOf(link); l.arrow {
			p.arrow(at(link.From), at(link.To), l.colour)
		}
	}
}

func (p *painter) arrow(from, to scene.Point, colour scene.Colour) {
	tip, foot := pointToward(to, from, 0.4), pointToward(to, from, 0.6)
	nx, ny := (foot.Y-tip.Y)*0.6, (tip.X-foot.X)*0.6
	head := scene.Polygon(tip, scene.Point{X: foot.X + nx, Y: foot.Y + ny}, scene.Point{X: foot.X - nx, Y: foot.Y - ny})
	p.add(
		scene.Shape{Role: "casing", Path: head, Fill: p.theme.Casing, Stroke: scene.Stroke{Colour: p.theme.Casing, Width: 2 * casing * p.weight()}},
		scene.Shape{Role: "arrow", Path: head, Fill: colour},
	)
}
