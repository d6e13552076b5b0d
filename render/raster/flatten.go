package raster

import (
	"image"
	"math"

	"github.com/teahouse-games/teahouse/render/scene"
)

const (
	// steps is how many places a pixel has on each side.
	steps = 64
	// nudge keeps the last bit of a sum from deciding how halves are rounded.
	nudge = 1e-6
)

// pixel is a point in steps of a pixel.
type pixel struct{ x, y int }

// polyline is straight lines from point to point, and back to the first if it is closed.
type polyline struct {
	points []pixel
	closed bool
}

func round(v float64) int { return int(math.Floor(v*steps + 0.5 + nudge)) }

func pixelAt(x, y float64) pixel { return pixel{round(x), round(y)} }

// point returns p in pixels.
func (p pixel) point() scene.Point {
	return scene.Point{X: float64(p.x) / steps, Y: float64(p.y) / steps}
}

// flatten makes straight lines of a path, in pixels.
func (c *canvas) flatten(path scene.Path) []polyline {
	var lines []polyline
	var line polyline
	var at scene.Point // in pixels
	end := func() {
		if len(line.points) > 0 {
			lines = append(lines, line)
		}
		line = polyline{}
	}
	to := func(p scene.Point) scene.Point {
		return scene.Point{X: (p.X - c.origin.X) * c.scale, Y: (p.Y - c.origin.Y) * c.scale}
	}
	add := func(p scene.Point) {
		next := pixelAt(p.X, p.Y)
		if n := len(line.points); n == 0 || line.points[n-1] != next {
			line.points = append(line.points, next)
		}
		at = p
	}
	for _, step := range path {
		switch step.Op {
		case scene.MoveTo:
			end()
			add(to(step.To[0]))
		case scene.LineTo:
			add(to(step.To[0]))
		case scene.QuadTo:
			a, b := to(step.To[0]), to(step.To[1])
			curve(at, mix(at, a, 2.0/3), mix(b, a, 2.0/3), b, add)
		case scene.CubeTo:
			curve(at, to(step.To[0]), to(step.To[1]), to(step.To[2]), add)
		case scene.Close:
			line.closed = true
			if n := len(line.points); n > 1 && line.points[n-1] == line.points[0] {
				line.points = line.points[:n-1]
			}
			end()
		}
	}
	end()
	return lines
}

// mix returns the point on the way from a to b.
func mix(a, b scene.Point, part float64) scene.Point {
	return scene.Point{X: a.X + float64((b.X-a.X)*part), Y: a.Y + float64((b.Y-a.Y)*part)}
}

// curve adds points of a cubic curve after its first point, as many as keep it smooth.
func curve(a, b, c, d scene.Point, add func(scene.Point)) {
	// A cubic cut into n pieces is off its chords by at most bend·√3/18n².
	const smooth = 0.02 // pixels
	bend := max(math.Hypot(a.X-2*b.X+c.X, a.Y-2*b.Y+c.Y), math.Hypot(b.X-2*c.X+d.X, b.Y-2*c.Y+d.Y)) * 6
	n := min(max(1, int(math.Ceil(math.Sqrt(bend/8/smooth)-nudge))), 256)
	for i := 1; i < n; i++ {
		t := float64(i) / float64(n)
		ab, bc, cd := mix(a, b, t), mix(b, c, t), mix(c, d, t)
		add(mix(mix(ab, bc, t), mix(bc, cd, t), t))
	}
	add(d)
}

// boundsOf returns the smallest rectangle of whole pixels round lines.
func boundsOf(lines []polyline) image.Rectangle {
	low, high := pixel{math.MaxInt, math.MaxInt}, pixel{math.MinInt, math.MinInt}
	for i := range lines {
		for _, p := range lines[i].points {
			low.x, low.y = min(low.x, p.x), min(low.y, p.y)
			high.x, high.y = max(high.x, p.x), max(high.y, p.y)
		}
	}
	if low.x > high.x {
		return image.Rectangle{}
	}
	down := func(v int) int { return v >> 6 }
	return image.Rect(down(low.x), down(low.y), down(high.x+steps-1), down(high.y+steps-1))
}
