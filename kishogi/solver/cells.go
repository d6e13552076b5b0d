package solver

import "math/bits"

// A cell is seen from the Gyoku of the seat to move, which looks north: columns and rows -3 to 3.
// Every cube of a game without Ki cubes stands there. Cell x,y is the bit (y+3)*8 + x+3 of a set.
type (
	cell    = uint8
	cellSet = uint64
)

const (
	radius   = 3
	rowBits  = 8
	cellBits = 64
	noCell   = cell(cellBits)

	origin = cell(radius*rowBits + radius)

	// wall is a bit that is in every set of taken cells: a line with it is never free.
	wall = cellSet(1) << 63
)

// cellAt returns the cell x,y, or noCell.
func cellAt(x, y int) cell {
	if max(x, -x, y, -y) > radius {
		return noCell
	}
	return cell((y+radius)*rowBits + x + radius)
}

func (g *geometry) bit(x, y int) cellSet {
	if c := cellAt(x, y); c != noCell {
		return 1 << c
	}
	return 0
}

func columnOf(c cell) int { return int(c)%rowBits - radius }

func rowOf(c cell) int { return int(c)/rowBits - radius }

// isInside reports whether c is one of the cells; some bits of a set are none.
func isInside(c cell) bool { return c < 7*rowBits && c%rowBits < 7 }

const compass = 8

// compassSteps are clockwise from north.
var compassSteps = [compass][2]int{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}

// isDownward reports whether the bits of the cells decrease in a direction.
func isDownward(direction int) bool { return direction >= 3 && direction <= 6 }

// geometry is the tables of moves on cells that do not depend on where the other Gyoku stands.
type geometry struct {
	rays      [compass][cellBits]cellSet // the cells of the line from a cell
	steps     [codes][cellBits]cellSet   // where our cube steps
	stepsBack [codes][cellBits]cellSet   // from where it steps
	mirrored  [cellBits]cell             // left and right exchanged
	shifted   [compass][cellBits]cell    // one cell farther in a direction, or noCell
	around    [cellBits]cellSet          // the neighbours of a cell
	// aims has, for a target, a cube and its cell, the cells that must be free for the cube to
	// attack the target. The targets are the origin and its neighbours.
	aims [1 + compass][codes][cellBits]cellSet
}

var board = newGeometry()

func newGeometry() *geometry {
	g := &geometry{}
	for c := range cell(cellBits) {
		if !isInside(c) {
			g.mirrored[c] = c
			for d := range compass {
				g.shifted[d][c] = noCell
			}
			continue
		}
		x, y := columnOf(c), rowOf(c)
		g.mirrored[c] = cellAt(-x, y)
		for d, way := range compassSteps {
			g.shifted[d][c] = cellAt(x+way[0], y+way[1])
			g.around[c] |= g.bit(x+way[0], y+way[1])
			for n := 1; n <= 2*radius; n++ {
				g.rays[d][c] |= g.bit(x+n*way[0], y+n*way[1])
			}
			for kind := range moves {
				for face, m := range moves[kind] {
					if m.step>>d&1 != 0 {
						g.steps[newCode(kind, us, face)][c] |= g.bit(x+way[0], y+way[1])
						g.stepsBack[newCode(kind, us, face)][c] |= g.bit(x-way[0], y-way[1])
					}
				}
			}
		}
	}
	for target := range g.aims {
		x, y := 0, 0
		if target > 0 {
			x, y = compassSteps[target-1][0], compassSteps[target-1][1]
		}
		g.aims[target] = *g.aimsAt(x, y)
	}
	return g
}

// aimsAt returns the cells that must be free for a cube to attack the cell x,y; the wall is one
// of them when it cannot.
func (g *geometry) aimsAt(x, y int) *[codes][cellBits]cellSet {
	t := &[codes][cellBits]cellSet{}
	for c := range t {
		m := &moves[kindOf(code(c))][faceOf(code(c))]
		for from := range cell(cellBits) {
			t[c][from] = wall
			if !isInside(from) {
				continue
			}
			for d, way := range compassSteps {
				ours := d
				if ownerOf(code(c)) == them {
					ours = (d + compass/2) % compass // they look the other way
				}
				between := cellSet(0)
				for n := 1; n <= 2*radius; n++ {
					at := cellAt(columnOf(from)+n*way[0], rowOf(from)+n*way[1])
					if at == noCell {
						break
					}
					if columnOf(at) == x && rowOf(at) == y {
						if m.slide>>ours&1 != 0 || n == 1 && m.step>>ours&1 != 0 {
							t[c][from] = between
						}
						break
					}
					between |= 1 << at
				}
			}
		}
	}
	return t
}

// reach returns the cells to which our cube could go: steps, and lines up to the first taken
// cell, this one included.
func (g *geometry) reach(c code, from cell, taken cellSet) cellSet {
	to := g.steps[c][from]
	for ways := moves[kindOf(c)][faceOf(c)].slide; ways != 0; ways &= ways - 1 {
		to |= g.line(bits.TrailingZeros8(ways)&7, from, taken)
	}
	return to
}

// reachBack returns the cells from which our cube could come, and the first taken ones beyond.
func (g *geometry) reachBack(c code, to cell, taken cellSet) cellSet {
	from := g.stepsBack[c][to]
	for ways := moves[kindOf(c)][faceOf(c)].slide; ways != 0; ways &= ways - 1 {
		from |= g.line((bits.TrailingZeros8(ways)+compass/2)&7, to, taken)
	}
	return from
}

func (g *geometry) line(direction int, from cell, taken cellSet) cellSet {
	ray := g.rays[direction][from&63]
	if blocked := ray & taken; blocked != 0 {
		first := bits.TrailingZeros64(blocked)
		if isDownward(direction) {
			first = 63 - bits.LeadingZeros64(blocked)
		}
		ray &^= g.rays[direction][first&63]
	}
	return ray
}
