package tiles

import (
	"github.com/teahouse-games/teahouse/render/scene"
)

var quaternoFigures = map[string]drawFunc{
	"Sun": sun, "Moon": moon, "Fan": fan, "Anchor": anchor, "Stick": stick, "Compass": compass, "Soldier": soldier,
}

func sun(b *pieceDrawer) {
	b.rays(12, 0.6, 1.06, 0.28)
	b.paint(scene.Circle(scene.Point{}, 0.52), b.theme.Heart)
	b.line(scene.Circle(scene.Point{}, 0.3), deeper(b.theme.Heart), b.thin)
}

// rays paints n flames round 0,0, from one distance to another.
func (b *pieceDrawer) rays(n int, from, to, width float64) {
	b.petalRing(n, petal{from: from, to: to, width: width, belly: 0.25, tip: 1}, 0, b.theme.Heart)
}

func moon(b *pieceDrawer) {
	b.transformed(scene.Point{}, 1, -25, func(b *pieceDrawer) {
		b.paint(translate(crescent(0.98, 0.62), 0.12, 0), b.theme.PetalWhite)
	})
	b.paint(star(5, 0.26, 0.11).Transformed(scene.Point{X: 0.42, Y: -0.08}, 1, 0), b.theme.Heart)
}

// star is a closed path with n points.
func star(n int, outer, inner float64) scene.Path {
	var corners []scene.Point
	for i := range 2 * n {
		distance := outer
		if i%2 == 1 {
			distance = inner
		}
		corners = append(corners, polar(distance, 180*float64(i)/float64(n)))
	}
	return scene.Polygon(corners...)
}

// fan is folded of paper on ribs that meet at a pivot.
func fan(b *pieceDrawer) {
	const half, ribs = 68, 7
	pivot := scene.Point{Y: 0.56}
	sector := func(from, to float64) scene.Path {
		return joinPaths(arc(to, -half, half), arc(from, half, -half)).Transformed(pivot, 1, 0)
	}
	b.paint(sector(0.1, 0.6), b.theme.Heart)
	b.paint(sector(0.56, 1.3), b.red())
	b.fill(sector(0.92, 1.1), b.theme.PetalWhite)
	for i := range ribs {
		turn := -half + 2*half*(float64(i)+0.5)/ribs
		b.line(scene.Line(polar(0.1, turn), polar(1.3, turn)).Transformed(pivot, 1, 0), b.theme.MapleInk, b.thin)
	}
	b.paint(scene.Circle(pivot, 0.12), b.theme.Heart)
}

func anchor(b *pieceDrawer) {
	ink := b.wood.ink
	b.line(scene.Circle(scene.Point{Y: -0.78}, 0.17), ink, pen)
	b.line(line(0, -0.6, 0, 0.86), ink, 0.2)
	b.line(line(-0.46, -0.38, 0.46, -0.38), ink, 0.17)
	b.line(translate(arc(0.74, 98, 262), 0, 0.14), ink, 0.2)
	for _, side := range []float64{-1, 1} {
		b.addShape(polygon(side*0.98, 0.34, side*0.78, -0.12, side*0.48, 0.22), ink, ink, 0.05)
	}
}

// stick is a bamboo staff with a leaf.
func stick(b *pieceDrawer) {
	b.transformed(scene.Point{}, 1, 38, func(b *pieceDrawer) {
		const joint, half = 0.56, 0.17
		leaf := petal{to: 0.8, width: 0.34, belly: 0.4, tip: 1}
		b.petalAt(leaf, scene.Point{X: 0.1, Y: -0.42}, 66, b.theme.PetalLeaf)
		b.petalAt(leaf, scene.Point{X: -0.1, Y: 0.14}, -66, b.theme.PetalLeaf)
		for i := range 4 {
			top := -1.12 + joint*float64(i)
			b.paint(joinPaths(
				line(-half, top+joint, -half-0.05, top+joint-0.04, -half+0.02, top+joint/2, -half-0.05, top+0.04, -half, top),
				line(half, top, half+0.05, top+0.04, half-0.02, top+joint/2, half+0.05, top+joint-0.04, half, top+joint)), b.theme.Heart)
		}
	})
}

// compass is a rose of four points, each half dark, on a ring.
func compass(b *pieceDrawer) {
	ink := b.wood.ink
	b.line(scene.Circle(scene.Point{}, 0.7), ink, 0.12)
	for i := range 4 {
		turn := 90 * float64(i)
		tip, left, right := polar(1.1, turn), polar(0.36, turn-45), polar(0.36, turn+45)
		b.paint(scene.Polygon(scene.Point{}, left, tip), b.theme.PetalWhite)
		b.paint(scene.Polygon(scene.Point{}, tip, right), b.red())
	}
}

// soldier wears a helmet with horns.
func soldier(b *pieceDrawer) { b.transformed(scene.Point{Y: 0.04}, 0.88, 0, armour) }

func armour(b *pieceDrawer) {
	red := b.red()
	for _, side := range []float64{-1, 1} {
		horn := joinPaths(
			scene.Path{step(scene.MoveTo, side*0.1, -0.42), step(scene.CubeTo, side*0.55, -0.5, side*0.72, -0.72, side*0.6, -1.08)},
			scene.Path{step(scene.MoveTo, side*0.6, -1.08), step(scene.CubeTo, side*0.98, -0.72, side*0.85, -0.25, side*0.1, -0.2)})
		b.paint(horn, b.theme.Heart)
	}
	b.paint(polygon(-0.62, 0.02, 0.62, 0.02, 0.98, 0.62, 0.5, 0.78, -0.5, 0.78, -0.98, 0.62), red)
	b.line(line(-0.78, 0.32, 0.78, 0.32), b.theme.MapleInk, b.thin)
	b.paint(joinPaths(arc(0.6, -90, 90), line(0.72, 0.14, -0.72, 0.14)), red)
	b.paint(joinPaths(line(-0.4, 0.2, 0.4, 0.2), line(0.34, 0.72, 0, 0.98, -0.34, 0.72)), b.theme.PetalWhite)
	b.line(line(-0.24, 0.42, -0.08, 0.46), b.theme.MapleInk, 0.09)
	b.line(line(0.24, 0.42, 0.08, 0.46), b.theme.MapleInk, 0.09)
	b.paint(scene.Circle(scene.Point{Y: -0.32}, 0.17), b.theme.Heart)
}
