package tiles

import (
	"math"

	"github.com/teahouse-games/teahouse/render/scene"
)

// Polar returns a point at a distance from 0,0; 0° is up, degrees go clockwise.
func Polar(distance, degrees float64) scene.Point {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	return scene.Point{X: distance * sin, Y: -distance * cos}
}

// ArcPath returns an open path along a circle round 0,0; backward when to is less than from.
func ArcPath(radius, from, to float64) scene.Path {
	n := int(math.Ceil(math.Abs(to-from)/90 - 1e-9))
	if n == 0 {
		n = 1
	}
	part := (to - from) / float64(n)
	k := 4.0 / 3 * math.Tan(part*math.Pi/180/4) // the length of the controls
	p := scene.Path{{Op: scene.MoveTo, To: [3]scene.Point{Polar(radius, from)}}}
	for i := range n {
		a, b := from+part*float64(i), from+part*float64(i+1)
		start, end := Polar(radius, a), Polar(radius, b)
		ahead, behind := Polar(radius*k, a+90), Polar(radius*k, b-90)
		p = append(p, scene.Step{Op: scene.CubeTo, To: [3]scene.Point{
			{X: start.X + ahead.X, Y: start.Y + ahead.Y}, {X: end.X + behind.X, Y: end.Y + behind.Y}, end,
		}})
	}
	return p
}

// JoinPaths makes one outline of open paths, each going on where the last ended.
func JoinPaths(parts ...scene.Path) scene.Path {
	var all scene.Path
	for i, part := range parts {
		for k, s := range part {
			if i > 0 && k == 0 {
				s.Op = scene.LineTo
			}
			all = append(all, s)
		}
	}
	return append(all, scene.Step{Op: scene.Close})
}

// Translate returns a path at another place.
func Translate(p scene.Path, x, y float64) scene.Path {
	return p.Transformed(scene.Point{X: x, Y: y}, 1, 0)
}

// CrescentPath returns the moon, open to the right: a disc without a second disc whose
// middle is aside by some of the radius.
func CrescentPath(radius, aside float64) scene.Path {
	// Both circles have the same radius; they meet above and below half of aside.
	meet := math.Asin(aside/2) * 180 / math.Pi
	outer := ArcPath(radius, meet, meet-180-2*meet)
	inner := Translate(ArcPath(radius, 180+meet, 360-meet), aside*radius, 0)
	return JoinPaths(outer, inner)
}

// BoxPath returns a closed rectangle.
func BoxPath(left, top, right, bottom float64) scene.Path {
	return scene.Polygon(scene.Point{X: left, Y: top}, scene.Point{X: right, Y: top}, scene.Point{X: right, Y: bottom}, scene.Point{X: left, Y: bottom})
}

// LinePath returns an open path through points given as x, y, x, y …
func LinePath(xy ...float64) scene.Path {
	var p scene.Path
	for i := 0; i+1 < len(xy); i += 2 {
		op := scene.LineTo
		if i == 0 {
			op = scene.MoveTo
		}
		p = append(p, PathStep(op, xy[i], xy[i+1]))
	}
	return p
}

// PolygonPath is line, closed.
func PolygonPath(xy ...float64) scene.Path {
	return append(LinePath(xy...), scene.Step{Op: scene.Close})
}

// Spokes draws n lines from one circle to another.
func (b *Brush) Spokes(n int, from, to float64, colour scene.Colour) {
	for i := range n {
		turn := 360 * float64(i) / float64(n)
		b.Stroke(scene.Line(Polar(from, turn), Polar(to, turn)), colour, 0.1)
	}
}

// StarPath returns a closed path with n points.
func StarPath(n int, outer, inner float64) scene.Path {
	var corners []scene.Point
	for i := range 2 * n {
		distance := outer
		if i%2 == 1 {
			distance = inner
		}
		corners = append(corners, Polar(distance, 180*float64(i)/float64(n)))
	}
	return scene.Polygon(corners...)
}
