package board

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
