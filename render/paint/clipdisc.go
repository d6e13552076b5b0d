package paint

import (
	"math"

	"github.com/teahouse-games/teahouse/render/scene"
)

// clipToCircle returns the part of a convex polygon that lies in the circle of this radius round 0,0.
func clipToCircle(corners []scene.Point, radius float64) scene.Path {
	var path scene.Path
	way := orientation(corners)
	along := func(p scene.Point) { // the circle, if it was left
		switch {
		case len(path) == 0:
			path = scene.Line(p)
		case distance(last(path), p) > tiny:
			path = append(path, arc(last(path), p, radius, way)...)
		}
	}
	for i, a := range corners {
		from, to, ok := clipLine(a, corners[(i+1)%len(corners)], radius)
		if !ok {
			continue
		}
		along(from)
		path = append(path, scene.Step{Op: scene.LineTo, To: [3]scene.Point{to}})
	}
	if len(path) == 0 {
		return nil
	}
	along(path[0].To[0])
	return append(path, scene.Step{Op: scene.Close})
}

// orientation is 1 for corners that go round clockwise on a page where y runs down, else -1.
func orientation(corners []scene.Point) float64 {
	var sum float64
	for i, a := range corners {
		b := corners[(i+1)%len(corners)]
		sum += a.X*b.Y - b.X*a.Y
	}
	return math.Copysign(1, sum)
}

// tiny is an invisible length.
const tiny = 1e-6

func distance(a, b scene.Point) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }

// last returns where a path has come to.
func last(p scene.Path) scene.Point {
	step := p[len(p)-1]
	if step.Op == scene.CubeTo {
		return step.To[2]
	}
	return step.To[0]
}

// clipLine returns the part of the line from a to b that lies in the circle, if there is one.
func clipLine(a, b scene.Point, radius float64) (from, to scene.Point, ok bool) {
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

// extendToRim lengthens a line to where it meets the circle.
func extendToRim(a, b scene.Point, radius float64) (from, to scene.Point) {
	far := 4 * radius / distance(a, b)
	dx, dy := (b.X-a.X)*far, (b.Y-a.Y)*far
	from, to, _ = clipLine(scene.Point{X: a.X - dx, Y: a.Y - dy}, scene.Point{X: b.X + dx, Y: b.Y + dy}, radius)
	return from, to
}

// arc follows the circle round 0,0 from a to b, clockwise if way is 1, in pieces of at most 45°.
func arc(a, b scene.Point, radius, way float64) scene.Path {
	start := math.Atan2(a.Y, a.X)
	angle := math.Mod(way*(math.Atan2(b.Y, b.X)-start)+4*math.Pi, 2*math.Pi) * way
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
