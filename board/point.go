package board

import "github.com/teahouse-games/teahouse/game/coord"

// Point is an intersection strictly inside the disc: x²+y² ≤ 80. Points are
// numbered from 0 by rows from south to north, each row from west to east.
type Point uint8

// Points is the number of points.
const Points = 249

// NoPoint is not a point.
const NoPoint Point = 255

// MaxCoordinate is the largest coordinate of a point.
const MaxCoordinate = 8

const (
	pointsPerAxis = 2*MaxCoordinate + 1 // points on an axis
	radiusSquared = 9 * 9               // the square of the radius
)

type pointTable struct {
	at   [pointsPerAxis][pointsPerAxis]Point // by y+Reach, x+Reach
	x, y [Points]int8
	step [Points][8]Point
	rays [Points][8][]Point
}

var points = newPointTable()

func newPointTable() *pointTable {
	t := new(pointTable)
	n := Point(0)
	for y := -MaxCoordinate; y <= MaxCoordinate; y++ {
		for x := -MaxCoordinate; x <= MaxCoordinate; x++ {
			p := NoPoint
			if x*x+y*y < radiusSquared {
				p = n
				t.x[p], t.y[p] = int8(x), int8(y)
				n++
			}
			t.at[y+MaxCoordinate][x+MaxCoordinate] = p
		}
	}
	for p := range n {
		for d := range Directions {
			dx, dy := d.Delta()
			x, y := int(t.x[p]), int(t.y[p])
			t.step[p][d] = t.pointAt(x+dx, y+dy)
			for q := t.step[p][d]; q != NoPoint; q = t.pointAt(x, y) {
				t.rays[p][d] = append(t.rays[p][d], q)
				x, y = int(t.x[q])+dx, int(t.y[q])+dy
			}
		}
	}
	return t
}

func (t *pointTable) pointAt(x, y int) Point {
	if x < -MaxCoordinate || x > MaxCoordinate || y < -MaxCoordinate || y > MaxCoordinate {
		return NoPoint
	}
	return t.at[y+MaxCoordinate][x+MaxCoordinate]
}

// PointAt returns the point x,y, or NoPoint when the board has none there.
func PointAt(x, y int) Point { return points.pointAt(x, y) }

// Centre is the point 0,0.
var Centre = PointAt(0, 0)

// XY returns the coordinates of p.
func (p Point) XY() (x, y int) { return int(points.x[p]), int(points.y[p]) }

// Step returns the neighbour of p in direction d, or NoPoint at the rim.
func (p Point) Step(d Direction) Point { return points.step[p][d] }

// Ray returns the points from p (without p) in direction d to the rim, nearest
// first. It must not be changed.
func (p Point) Ray(d Direction) []Point { return points.rays[p][d] }

// String returns "x,y".
func (p Point) String() string {
	if p >= Points {
		return "no point"
	}
	return string(p.Append(nil))
}

// Append appends "x,y".
func (p Point) Append(dst []byte) []byte {
	x, y := p.XY()
	return coord.AppendXY(dst, x, y)
}

// CutPoint reads a point "x,y" from the beginning of text and returns what
// follows. It reports false when there is no canonical pair of integers, or
// when the board has no such point.
func CutPoint(text string) (p Point, rest string, ok bool) {
	x, y, rest, ok := coord.CutXY(text)
	if !ok {
		return NoPoint, text, false
	}
	p = PointAt(x, y)
	return p, rest, p != NoPoint
}

// Direction is one of the eight directions, clockwise from north.
type Direction uint8

// The directions.
const (
	North Direction = iota
	NorthEast
	East
	SouthEast
	South
	SouthWest
	West
	NorthWest
)

// Directions is the number of directions; even ones are orthogonal, odd ones diagonal.
const Directions Direction = 8

var deltas = [Directions][2]int{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}

// Delta returns the step to the east and to the north.
func (d Direction) Delta() (dx, dy int) { return deltas[d][0], deltas[d][1] }

// Opposite returns the direction straight back.
func (d Direction) Opposite() Direction { return (d + 4) % Directions }
