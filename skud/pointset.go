package skud

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/board"
)

// Ranks is the number of words of a [PointSet]: ranks from south to north, of which 0 and 18
// lie beyond the board.
const Ranks = 19

// Points are also counted by file and rank, 1 to 17 from west to east and from
// south to north, so that a row or a column is the bits of one word.
const (
	middle    = 9 // the file and rank of the axes
	cellShift = 5
)

// PointSet is a set of points: a word a rank, a bit a file.
type PointSet [Ranks]uint32

var fileOf, rankOf = filesAndRanks()

func filesAndRanks() (files, ranks [256]uint8) {
	for p := range board.Point(board.Points) {
		x, y := p.XY()
		files[p], ranks[p] = uint8(x+middle), uint8(y+middle)
	}
	return files, ranks
}

// gates are the four gates in the order of points: south, west, east, north.
var gates = func() (t [4]board.Point) {
	n := 0
	for p := range board.Point(board.Points) {
		if p.IsGate() {
			t[n] = p
			n++
		}
	}
	return t
}()

// pointOn finds a point by rank<<cellShift|file; NoPoint beyond the board and
// for the gates, where nothing is in line with anything.
var pointOn = func() (t [1 << (2 * cellShift)]board.Point) {
	for i := range t {
		t[i] = board.NoPoint
	}
	for p := range board.Point(board.Points) {
		if !p.IsGate() {
			t[int(rankOf[p])<<cellShift|int(fileOf[p])] = p
		}
	}
	return t
}()

// noTiles is the rows (and, the board being symmetric, the columns) of the
// empty board: the gates and all beyond the rim stop a line.
var noTiles = func() (t PointSet) {
	for r := range t {
		t[r] = ^uint32(0)
		for f := range Ranks {
			if PointIn(r, f) != board.NoPoint {
				t[r] &^= 1 << f
			}
		}
	}
	return t
}()

// around is the 8 points around a point, clockwise from north; NoPoint beyond the rim.
var around = func() (t [board.Points][board.Directions]board.Point) {
	for p := range board.Point(board.Points) {
		for d := range board.Directions {
			t[p][d] = p.Step(d)
		}
	}
	return t
}()

// PointIn returns the point with this rank and file, NoPoint beyond the board and for gates.
func PointIn(rank, file int) board.Point {
	return pointOn[(rank<<cellShift|file)&(len(pointOn)-1)]
}

func (a *PointSet) add(p board.Point) { a[rankOf[p]] |= 1 << fileOf[p] }

func (a *PointSet) has(p board.Point) bool { return a[rankOf[p]]>>fileOf[p]&1 != 0 }

func (a *PointSet) count() int {
	n := 0
	for _, row := range a {
		n += bits.OnesCount32(row)
	}
	return n
}

// nth returns the point that n others of a come before.
func (a *PointSet) nth(n int) board.Point {
	for r, row := range a {
		if c := bits.OnesCount32(row); n >= c {
			n -= c
			continue
		}
		for ; n > 0; n-- {
			row &= row - 1
		}
		return PointIn(r, bits.TrailingZeros32(row))
	}
	return board.NoPoint
}

// lowest and highest bit of a word that is not 0.
func lowest(word uint32) int  { return bits.TrailingZeros32(word) }
func highest(word uint32) int { return bits.Len32(word) - 1 }

// The four looks return the tile's point next in line from p, NoPoint when a
// gate or the rim comes first.

func (p *Position) east(at board.Point) board.Point {
	f, r := fileOf[at], int(rankOf[at])
	return PointIn(r, lowest(p.rows[r]&^(2<<f-1)))
}

func (p *Position) west(at board.Point) board.Point {
	f, r := fileOf[at], int(rankOf[at])
	return PointIn(r, highest(p.rows[r]&(1<<f-1)))
}

func (p *Position) north(at board.Point) board.Point {
	f, r := int(fileOf[at]), rankOf[at]
	return PointIn(lowest(p.columns[f]&^(2<<r-1)), f)
}

func (p *Position) south(at board.Point) board.Point {
	f, r := int(fileOf[at]), rankOf[at]
	return PointIn(highest(p.columns[f]&(1<<r-1)), f)
}

// isAround reports whether b is one of the 8 points around a, or a itself.
func isAround(a, b board.Point) bool {
	df, dr := fileOf[a]-fileOf[b], rankOf[a]-rankOf[b]
	return df+1 <= 2 && dr+1 <= 2
}
