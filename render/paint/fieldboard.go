package paint

import (
	"math"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/scene"
)

// stitches are the lengths of the stitches between the cells of a cloth and of the gaps between
// them: six of each in the width of a cell.
var stitches = []float64{0.09, 1.0/6 - 0.09}

// besideNames is the room between the names of rows and the lines of an open field.
const besideNames = 0.1

// cloth is the ground of a field: with a frame where it has borders, and to the
// edges of the page where it has none.
func (p *painter) cloth() {
	if !p.surface.Open {
		p.add(scene.Shape{Role: "frame", Path: rounded(p.edge, frame), Fill: p.theme.RimInner})
		e := p.extent
		p.add(scene.Shape{Role: "cloth", Path: rectangle(Window{at(game.XY{X: e.MinX, Y: e.MaxY}), at(game.XY{X: e.MaxX, Y: e.MinY})}), Fill: p.theme.Cloth})
		return
	}
	p.add(scene.Shape{Role: "cloth", Path: rectangle(p.ground()), Fill: p.theme.Cloth})
}

// ground returns how far the cloth of an open field reaches.
func (p *painter) ground() Window {
	w := p.edge
	w.Min.X, w.Max.X = p.window.Min.X, p.window.Max.X
	if p.style.Coordinates {
		w.Max.Y += p.forNames()
	}
	return w
}

// lines returns those of the surface; an open field has them between all its cells, but as on the
// pages none where columns and rows are named, below the field and at its left.
func (p *painter) lines() []game.Segment {
	if !p.surface.Open {
		return p.surface.Lines
	}
	g := p.ground()
	if p.style.Coordinates {
		g.Min.X = p.leftNames() + 0.5*p.widest() + besideNames
		g.Max.Y = p.edge.Max.Y
	}
	var list []game.Segment
	for x := math.Ceil(g.Min.X-0.5) + 0.5; x < g.Max.X; x++ {
		list = append(list, game.Segment{From: game.XY{X: x, Y: -g.Max.Y}, To: game.XY{X: x, Y: -g.Min.Y}})
	}
	for y := math.Ceil(-g.Max.Y-0.5) + 0.5; y < -g.Min.Y; y++ {
		list = append(list, game.Segment{From: game.XY{X: g.Min.X, Y: y}, To: game.XY{X: g.Max.X, Y: y}})
	}
	return list
}

func rectangle(w Window) scene.Path {
	return scene.Polygon(w.Min, scene.Point{X: w.Max.X, Y: w.Min.Y}, w.Max, scene.Point{X: w.Min.X, Y: w.Max.Y})
}

// rounded returns a rectangle with round corners.
func rounded(w Window, radius float64) scene.Path {
	const k = 0.4477152501692064 // what a quarter of a circle leaves of the corner
	var path scene.Path
	corner := func(x, y, fromX, fromY, toX, toY float64) {
		spot := func(dx, dy float64) scene.Point { return scene.Point{X: x + dx*radius, Y: y + dy*radius} }
		op := scene.LineTo
		if len(path) == 0 {
			op = scene.MoveTo
		}
		path = append(path,
			scene.Step{Op: op, To: [3]scene.Point{spot(fromX, fromY)}},
			scene.Step{Op: scene.CubeTo, To: [3]scene.Point{spot(fromX*k, fromY*k), spot(toX*k, toY*k), spot(toX, toY)}})
	}
	corner(w.Max.X, w.Min.Y, -1, 0, 0, 1)
	corner(w.Max.X, w.Max.Y, 0, -1, -1, 0)
	corner(w.Min.X, w.Max.Y, 1, 0, 0, -1)
	corner(w.Min.X, w.Min.Y, 0, 1, 1, 0)
	return append(path, scene.Step{Op: scene.Close})
}
