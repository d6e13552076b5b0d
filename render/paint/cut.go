package paint

import (
	"math"

	"github.com/teahouse-games/teahouse/render/scene"
)

// cut is the part of a convex polygon that lies in the circle of this radius round 0,0.
func cut(corners []scene.Point, radius float64) scene.Path {
	var path scene.Path
	add := func(p scene.Point) {
		switch {
		case len(path) == 0:
			path = scene.Line(p)
		case distance(last(path), p) > tiny:
			if distance(scene.Point{}, last(path)) > radius-tiny && distance(scene.Point{}, p) > radius-tiny {
				path = append(path, arc(last(path), p, radius)...)
			} else {
				path = append(path, scene.Step{Op: scene.LineTo, To: [3]scene.Point{p}})
			}
		}
	}
	for i, a := range corners {
		b := corners[(i+1)%len(corners)]
		from, to, ok := through(a, b, radius)
		if !ok {
			continue
		}
		add(from)
		add(to)
	}
	if len(path) == 0 {
		return nil
	}
	add(path[0].To[0])
	return append(path, scene.Step{Op: scene.Close})
}

// tiny is a length nobody sees.
const tiny = 1e-6

func distance(a, b scene.Point) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }

// last is where a path has come to.
func last(p scene.Path) scene.Point {
	step := p[len(p)-1]
	if step.Op == scene.CubeTo {
		return step.To[2]
	}
	return step.To[0]
}

// through returns the part of the line from a to b that lies in the circle, if there is one.
func through(a, b scene.Point, radius float64) (from, to scene.Point, ok bool) {
	dx, dy := b.X-a.X, b.Y-a.Y
	square := dx*dx + dy*dy
	half := (a.X*dx + a.Y*dy) / square
	root := half*half - (a.X*a.X+a.Y*a.Y-radius*radius)/square
	if root <= 0 {
		return a, b, false
	}
	root = math.Sqrt(root)
	low, high := max(-half-root, 0), min(-half+root, 1)
	if high-low < tiny {
		return a, b, false
	}
	on := func(part float64) scene.Point { return scene.Point{X: a.X + dx*part, Y: a.Y + dy*part} }
	return on(low), on(high), true
}

// chord lengthens a line to where it meets the circle.
func chord(a, b scene.Point, radius float64) (from, to scene.Point) {
	far := 4 * radius / distance(a, b)
	dx, dy := (b.X-a.X)*far, (b.Y-a.Y)*far
	from, to, _ = through(scene.Point{X: a.X - dx, Y: a.Y - dy}, scene.Point{X: b.X + dx, Y: b.Y + dy}, radius)
	return from, to
}

// arc follows the circle round 0,0 from a to b the shorter way, in pieces of at most 45°.
func arc(a, b scene.Point, radius float64) scene.Path {
	start := math.Atan2(a.Y, a.X)
	angle := math.Remainder(math.Atan2(b.Y, b.X)-start, 2*math.Pi)
	n := max(1, int(math.Ceil(math.Abs(angle)/(math.Pi/4)-tiny)))
	each := angle / float64(n)
	reach := 4.0 / 3 * math.Tan(each/4)
	on := func(turned float64) (p, ahead scene.Point) {
		sin, cos := math.Sincos(start + turned)
		return scene.Point{X: radius * cos, Y: radius * sin}, scene.Point{X: -sin * radius * reach, Y: cos * radius * reach}
	}
	var path scene.Path
	for i := range n {
		p, ahead := on(each * float64(i))
		q, behind := on(each * float64(i+1))
		path = append(path, scene.Step{Op: scene.CubeTo, To: [3]scene.Point{
			{X: p.X + ahead.X, Y: p.Y + ahead.Y}, {X: q.X - behind.X, Y: q.Y - behind.Y}, q}})
	}
	return path
}
