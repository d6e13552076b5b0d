package paint

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/scene"
)

const (
	rim             = 0.6  // how wide the rim of the disc is
	beside          = 0.35 // between the board and the edge of the page
	frame           = 0.14 // how wide the frame of a field with borders is
	openFieldMargin = 0.5  // how much of the cells beyond the extent of an open field is seen
	minNameRoom     = 0.6  // room for coordinates, at least
)

// measure finds out what is seen of the surface and how large the page is.
func (p *painter) measure() {
	r := p.surface.Radius + rim
	switch {
	case p.disc():
		p.extent = game.Extent{MinX: -p.surface.Radius, MinY: -p.surface.Radius, MaxX: p.surface.Radius, MaxY: p.surface.Radius}
		p.edge = Window{scene.Point{X: -r, Y: -r}, scene.Point{X: r, Y: r}}
	case p.surface.Open:
		p.extent = p.situation.Extent
		if p.style.Extent != (game.Extent{}) {
			p.extent = p.style.Extent
		}
		e := p.extent
		p.edge = Window{at(game.XY{X: e.MinX - openFieldMargin, Y: e.MaxY + openFieldMargin}), at(game.XY{X: e.MaxX + openFieldMargin, Y: e.MinY - openFieldMargin})}
	default:
		p.extent = p.surface.Extent
		e := p.extent
		p.edge = Window{at(game.XY{X: e.MinX - frame, Y: e.MaxY + frame}), at(game.XY{X: e.MaxX + frame, Y: e.MinY - frame})}
	}
	p.window = p.edge
	if !p.surface.Open {
		p.window = p.window.expand(beside)
	}
	if p.style.Coordinates {
		room := p.forNames()
		p.window.Min.X -= room
		p.window.Max.Y += room
		if p.doublyNamed() {
			p.window.Min.Y -= room
			p.window.Max.X += room
		}
	}
	if p.handsShown() {
		p.window.Min.Y -= p.handHeight(game.Second) + aroundHands
		p.window.Max.Y += p.handHeight(game.First) + aroundHands
	}
	if p.style.Caption {
		p.window.Max.Y += p.captionHeight()
	}
	if p.style.Window != (Window{}) {
		p.window = p.style.Window
	}
}

func (w Window) expand(by float64) Window {
	return Window{scene.Point{X: w.Min.X - by, Y: w.Min.Y - by}, scene.Point{X: w.Max.X + by, Y: w.Max.Y + by}}
}

func (w Window) width() float64 { return w.Max.X - w.Min.X }

// left and right are where words below and above the board begin and end.
func (p *painter) left() float64 {
	if p.surface.Open {
		return p.window.Min.X + beside
	}
	return p.edge.Min.X
}

func (p *painter) right() float64 {
	if p.surface.Open {
		return p.window.Max.X - beside
	}
	return p.edge.Max.X
}
