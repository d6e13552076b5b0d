//go:build !js || noengine

package registration

import (
	"github.com/teahouse-games/teahouse/render/scene"
	"github.com/teahouse-games/teahouse/render/tiles"
)

var figures = map[string]tiles.Figure{
	"Sun": sun, "Moon": moon, "Fan": fan, "Anchor": anchor, "Stick": stick, "Compass": compass, "Soldier": soldier,
}

func sun(b *tiles.Brush) {
	b.Rays(12, 0.6, 1.06, 0.28)
	b.Paint(scene.Circle(scene.Point{}, 0.52), b.Theme.Heart)
	b.Stroke(scene.Circle(scene.Point{}, 0.3), tiles.Deeper(b.Theme.Heart), b.Thin())
}

func moon(b *tiles.Brush) {
	b.Transformed(scene.Point{}, 1, -25, func(b *tiles.Brush) {
		b.Paint(tiles.Translate(tiles.CrescentPath(0.98, 0.62), 0.12, 0), b.Theme.PetalWhite)
	})
	b.Paint(tiles.StarPath(5, 0.26, 0.11).Transformed(scene.Point{X: 0.42, Y: -0.08}, 1, 0), b.Theme.Heart)
}

// fan is folded of paper on ribs that meet at a pivot.
func fan(b *tiles.Brush) {
	const half, ribs = 68, 7
	pivot := scene.Point{Y: 0.56}
	sector := func(from, to float64) scene.Path {
		return tiles.JoinPaths(tiles.ArcPath(to, -half, half), tiles.ArcPath(from, half, -half)).Transformed(pivot, 1, 0)
	}
	b.Paint(sector(0.1, 0.6), b.Theme.Heart)
	b.Paint(sector(0.56, 1.3), b.Red())
	b.Fill(sector(0.92, 1.1), b.Theme.PetalWhite)
	for i := range ribs {
		turn := -half + 2*half*(float64(i)+0.5)/ribs
		b.Stroke(scene.Line(tiles.Polar(0.1, turn), tiles.Polar(1.3, turn)).Transformed(pivot, 1, 0), b.Theme.MapleInk, b.Thin())
	}
	b.Paint(scene.Circle(pivot, 0.12), b.Theme.Heart)
}

func anchor(b *tiles.Brush) {
	ink := b.Ink()
	b.Stroke(scene.Circle(scene.Point{Y: -0.78}, 0.17), ink, 0.13)
	b.Stroke(tiles.LinePath(0, -0.6, 0, 0.86), ink, 0.2)
	b.Stroke(tiles.LinePath(-0.46, -0.38, 0.46, -0.38), ink, 0.17)
	b.Stroke(tiles.Translate(tiles.ArcPath(0.74, 98, 262), 0, 0.14), ink, 0.2)
	for _, side := range []float64{-1, 1} {
		b.AddShape(tiles.PolygonPath(side*0.98, 0.34, side*0.78, -0.12, side*0.48, 0.22), ink, ink, 0.05)
	}
}

// stick is a bamboo staff with a leaf.
func stick(b *tiles.Brush) {
	b.Transformed(scene.Point{}, 1, 38, func(b *tiles.Brush) {
		const joint, half = 0.56, 0.17
		leaf := tiles.Petal{To: 0.8, Width: 0.34, Belly: 0.4, Tip: 1}
		b.PetalAt(leaf, scene.Point{X: 0.1, Y: -0.42}, 66, b.Theme.PetalLeaf)
		b.PetalAt(leaf, scene.Point{X: -0.1, Y: 0.14}, -66, b.Theme.PetalLeaf)
		for i := range 4 {
			top := -1.12 + joint*float64(i)
			b.Paint(tiles.JoinPaths(
				tiles.LinePath(-half, top+joint, -half-0.05, top+joint-0.04, -half+0.02, top+joint/2, -half-0.05, top+0.04, -half, top),
				tiles.LinePath(half, top, half+0.05, top+0.04, half-0.02, top+joint/2, half+0.05, top+joint-0.04, half, top+joint)), b.Theme.Heart)
		}
	})
}

// compass is a rose of four points, each half dark, on a ring.
func compass(b *tiles.Brush) {
	ink := b.Ink()
	b.Stroke(scene.Circle(scene.Point{}, 0.7), ink, 0.12)
	for i := range 4 {
		turn := 90 * float64(i)
		tip, left, right := tiles.Polar(1.1, turn), tiles.Polar(0.36, turn-45), tiles.Polar(0.36, turn+45)
		b.Paint(scene.Polygon(scene.Point{}, left, tip), b.Theme.PetalWhite)
		b.Paint(scene.Polygon(scene.Point{}, tip, right), b.Red())
	}
}

// soldier wears a helmet with horns.
func soldier(b *tiles.Brush) { b.Transformed(scene.Point{Y: 0.04}, 0.88, 0, armour) }

func armour(b *tiles.Brush) {
	red := b.Red()
	for _, side := range []float64{-1, 1} {
		horn := tiles.JoinPaths(
			scene.Path{tiles.PathStep(scene.MoveTo, side*0.1, -0.42), tiles.PathStep(scene.CubeTo, side*0.55, -0.5, side*0.72, -0.72, side*0.6, -1.08)},
			scene.Path{tiles.PathStep(scene.MoveTo, side*0.6, -1.08), tiles.PathStep(scene.CubeTo, side*0.98, -0.72, side*0.85, -0.25, side*0.1, -0.2)})
		b.Paint(horn, b.Theme.Heart)
	}
	b.Paint(tiles.PolygonPath(-0.62, 0.02, 0.62, 0.02, 0.98, 0.62, 0.5, 0.78, -0.5, 0.78, -0.98, 0.62), red)
	b.Stroke(tiles.LinePath(-0.78, 0.32, 0.78, 0.32), b.Theme.MapleInk, b.Thin())
	b.Paint(tiles.JoinPaths(tiles.ArcPath(0.6, -90, 90), tiles.LinePath(0.72, 0.14, -0.72, 0.14)), red)
	b.Paint(tiles.JoinPaths(tiles.LinePath(-0.4, 0.2, 0.4, 0.2), tiles.LinePath(0.34, 0.72, 0, 0.98, -0.34, 0.72)), b.Theme.PetalWhite)
	b.Stroke(tiles.LinePath(-0.24, 0.42, -0.08, 0.46), b.Theme.MapleInk, 0.09)
	b.Stroke(tiles.LinePath(0.24, 0.42, 0.08, 0.46), b.Theme.MapleInk, 0.09)
	b.Paint(scene.Circle(scene.Point{Y: -0.32}, 0.17), b.Theme.Heart)
}

// The program with the engines for browsers draws nothing: it leaves the drawings out.
func init() { Definition.Pieces = pieces }

// pieces are the drawings of the pieces.
var pieces = tiles.Set{
	Figures: figures,
	Patterns: []tiles.KindPattern{
		{Fill: tiles.Vermilion, Kinds: []string{"Soldier"}},
		{Fill: tiles.Yellow, Kinds: []string{"Sun", "Moon"}},
		{Fill: tiles.Blue, Kinds: []string{"Fan", "Anchor", "Stick", "Compass"}},
	},
	Codes: map[string]string{"Moon": "Mn", "Anchor": "Anc", "Stick": "Stk", "Compass": "Cmp", "Soldier": "Sld"},
	Notes: map[string]tiles.Figure{"seized": tiles.SeizedSign},
}
