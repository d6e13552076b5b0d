package raster

import (
	"math"
	"slices"

	"github.com/teahouse-games/teahouse/render/scene"
)

// strokeOutline returns the edges of lines drawn with a round pen of this radius in pixels.
func strokeOutline(lines []polyline, radius float64) []polyline {
	var edges []polyline
	for i := range lines {
		line := &lines[i]
		points := make([]scene.Point, len(line.points))
		for k, p := range line.points {
			points[k] = p.point()
		}
		switch {
		case len(points) == 1:
			e := strokeEdge{radius: radius}
			e.arc(points[0], 0, 2*math.Pi)
			edges = append(edges, e.line())
		case line.closed && len(points) > 2:
			loop := slices.Concat(points, points[:2])
			there, back := strokeEdge{radius: radius}, strokeEdge{radius: radius}
			there.followPoints(loop)
			slices.Reverse(loop)
			back.followPoints(loop)
			edges = append(edges, there.line(), back.line())
		default:
			e := strokeEdge{radius: radius}
			e.followPoints(points)
			e.addCorner(points[len(points)-2], points[len(points)-1], points[len(points)-2])
			slices.Reverse(points)
			e.followPoints(points)
			e.addCorner(points[len(points)-2], points[len(points)-1], points[len(points)-2])
			edges = append(edges, e.line())
		}
	}
	return edges
}

// strokeEdge is one side of a line that is drawn with a pen: the left one as seen along
// it, on a page where y runs down.
type strokeEdge struct {
	radius float64
	points []pixel
}

func (e *strokeEdge) line() polyline { return polyline{points: e.points, closed: true} }

func (e *strokeEdge) add(x, y float64) { e.points = append(e.points, pixelAt(x, y)) }

// followPoints follows points and goes round their corners.
func (e *strokeEdge) followPoints(points []scene.Point) {
	for i := 0; i+1 < len(points); i++ {
		a, b := points[i], points[i+1]
		dx, dy := e.offsetTo(a, b)
		e.add(a.X+dx, a.Y+dy)
		e.add(b.X+dx, b.Y+dy)
		if i+2 < len(points) {
			e.addCorner(a, b, points[i+2])
		}
	}
}

// offsetTo returns the way from a line from a to b to its left edge.
func (e *strokeEdge) offsetTo(a, b scene.Point) (dx, dy float64) {
	long := math.Hypot(b.X-a.X, b.Y-a.Y)
	return (b.Y - a.Y) / long * e.radius, (a.X - b.X) / long * e.radius
}

// addCorner goes round b, on the way from a to c, where the edge is outside the corner.
func (e *strokeEdge) addCorner(a, b, c scene.Point) {
	from := math.Atan2(b.Y-a.Y, b.X-a.X)
	angle := math.Atan2(c.Y-b.Y, c.X-b.X) - from
	switch {
	case angle <= -math.Pi+nudge:
		angle += 2 * math.Pi
	case angle > math.Pi+nudge:
		angle -= 2 * math.Pi
	}
	if angle > 0 { // to the right
		e.arc(b, from-math.Pi/2, angle)
	}
}

// arc adds points of a circle round centre, clockwise.
func (e *strokeEdge) arc(centre scene.Point, from, angle float64) {
	// A chord over an angle of φ is off the circle by about rφ²/8.
	const smooth = 0.02 // pixels
	each := math.Sqrt(8 * smooth / max(e.radius, smooth))
	n := max(1, int(math.Ceil(angle/each-nudge)))
	for i := range n {
		sin, cos := math.Sincos(from + angle*float64(i)/float64(n))
		e.add(centre.X+float64(cos*e.radius), centre.Y+float64(sin*e.radius))
	}
}

// dash cuts lines into pieces of the lengths in pattern, which are drawn and left out
// in turn. Without lengths, or with none above 0, lines stay whole.
func dash(lines []polyline, pattern []float64) []polyline {
	var total float64
	for _, length := range pattern {
		total += length
	}
	if total <= 0 {
		return lines
	}
	var pieces []polyline
	for i := range lines {
		pieces = append(pieces, dashLine(&lines[i], pattern)...)
	}
	return pieces
}

func dashLine(line *polyline, pattern []float64) []polyline {
	points := line.points
	if line.closed && len(points) > 1 {
		points = append(points[:len(points):len(points)], points[0])
	}
	var pieces []polyline
	var piece polyline
	turn, left := 0, pattern[0]
	end := func() {
		if len(piece.points) > 0 {
			pieces = append(pieces, piece)
		}
		piece = polyline{}
	}
	add := func(p scene.Point) {
		if next := pixelAt(p.X, p.Y); len(piece.points) == 0 || piece.points[len(piece.points)-1] != next {
			piece.points = append(piece.points, next)
		}
	}
	if len(points) > 0 {
		add(points[0].point())
	}
	for i := 0; i+1 < len(points); i++ {
		a, b := points[i].point(), points[i+1].point()
		long := math.Hypot(b.X-a.X, b.Y-a.Y)
		var gone float64
		for long-gone > left {
			gone += left
			at := mix(a, b, gone/long)
			if turn%2 == 0 {
				add(at)
				end()
			} else {
				add(at)
			}
			turn++
			left = pattern[turn%len(pattern)]
		}
		left -= long - gone
		if turn%2 == 0 {
			add(b)
		}
	}
	end()
	return pieces
}
