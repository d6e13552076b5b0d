package scene

import "math"

// Scene is a picture: shapes, the backmost first, seen through a window.
type Scene struct {
	Min, Max    Point // the window
	Background  Colour
	Title       string // for people who cannot see it
	Description string // what is on it, in a sentence or more
	Shapes      []Shape
}

// Point is a place in a picture: x to the right, y down, one unit a step of the board.
type Point struct{ X, Y float64 }

// Shape is a path that is filled, drawn, or both.
type Shape struct {
	Role   string // what it is, e.g. "tile", "target"; shapes of one name may follow one another
	Path   Path
	Fill   Colour // not filled when A is 0
	Stroke Stroke
}

// Stroke is how a path is drawn; its ends and corners are round.
type Stroke struct {
	Colour Colour // not drawn when A is 0
	Width  float64
	Dash   []float64 // lengths of drawn and empty pieces, in turn; none for a solid line
}

// StepKind is a step of a path.
type StepKind uint8

// The steps, with how many points each has.
const (
	MoveTo StepKind = iota // 1
	LineTo                 // 1
	QuadTo                 // 2: control, end
	CubeTo                 // 3: controls, end
	Close                  // 0
)

// Step is one step of a path; only the points that its Op has are used.
type Step struct {
	Op StepKind
	To [3]Point
}

// Path is made of steps; every piece begins with a MoveTo. It is filled by the nonzero rule.
type Path []Step

// Polygon returns a closed path along straight lines.
func Polygon(corners ...Point) Path {
	p := Line(corners...)
	return append(p, Step{Op: Close})
}

// Line returns an open path along straight lines.
func Line(points ...Point) Path {
	var p Path
	for i, at := range points {
		op := LineTo
		if i == 0 {
			op = MoveTo
		}
		p = append(p, Step{Op: op, To: [3]Point{at}})
	}
	return p
}

// Circle returns a closed path.
func Circle(centre Point, radius float64) Path { return Ellipse(centre, radius, radius) }

// Ellipse returns a closed path of four cubic curves.
func Ellipse(centre Point, rx, ry float64) Path {
	const k = 0.5522847498307936 // brings the curves within 0.03% of a circle
	at := func(x, y float64) Point { return Point{centre.X + x*rx, centre.Y + y*ry} }
	return Path{
		{Op: MoveTo, To: [3]Point{at(1, 0)}},
		{Op: CubeTo, To: [3]Point{at(1, k), at(k, 1), at(0, 1)}},
		{Op: CubeTo, To: [3]Point{at(-k, 1), at(-1, k), at(-1, 0)}},
		{Op: CubeTo, To: [3]Point{at(-1, -k), at(-k, -1), at(0, -1)}},
		{Op: CubeTo, To: [3]Point{at(k, -1), at(1, -k), at(1, 0)}},
		{Op: Close},
	}
}

// Map returns the path with every point moved by f, which should be affine.
func (p Path) Map(f func(Point) Point) Path {
	moved := make(Path, len(p))
	for i, step := range p {
		for k, at := range step.To {
			step.To[k] = f(at)
		}
		moved[i] = step
	}
	return moved
}

// Transformed returns the path scaled, then turned clockwise by a number of degrees, then moved to at.
func (p Path) Transformed(at Point, scale, degrees float64) Path {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	return p.Map(func(q Point) Point {
		x, y := q.X*scale, q.Y*scale
		return Point{at.X + x*cos - y*sin, at.Y + x*sin + y*cos}
	})
}
