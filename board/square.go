package board

import (
	"strconv"

	"github.com/teahouse-games/teahouse/game/coord"
)

// Square is a unit square whose centre is inside the disc. Squares are numbered
// from 0 by ranks from south to north, each rank from west to east.
type Square uint8

// Squares is the number of squares: every Square is one.
const Squares = 256

// Files is the number of files (a to r) and of ranks (1 to 18).
const Files = 18

type squareTable struct {
	at   [Files][Files]int16 // by rank, file; -1 outside
	x, y [Squares]int8       // south-west corner
}

var squares = newSquareTable()

func newSquareTable() *squareTable {
	t := new(squareTable)
	n := 0
	for y := -Files / 2; y < Files/2; y++ {
		for x := -Files / 2; x < Files/2; x++ {
			s := int16(-1)
			if cx, cy := 2*x+1, 2*y+1; cx*cx+cy*cy < 4*radiusSquared {
				s = int16(n)
				t.x[n], t.y[n] = int8(x), int8(y)
				n++
			}
			t.at[y+Files/2][x+Files/2] = s
		}
	}
	return t
}

// SquareAt returns the square whose south-west corner is x,y; ok is false when
// the board has none there.
func SquareAt(x, y int) (s Square, ok bool) {
	x, y = x+Files/2, y+Files/2
	if x < 0 || x >= Files || y < 0 || y >= Files || squares.at[y][x] < 0 {
		return 0, false
	}
	return Square(squares.at[y][x]), true
}

// XY returns the south-west corner of s.
func (s Square) XY() (x, y int) { return int(squares.x[s]), int(squares.y[s]) }

// String returns the name, file then rank: "j10".
func (s Square) String() string { return string(s.Append(nil)) }

// Append appends the name.
func (s Square) Append(dst []byte) []byte {
	x, y := s.XY()
	dst = append(dst, byte('a'+x+Files/2))
	return strconv.AppendInt(dst, int64(y+Files/2+1), 10)
}

// CutSquare reads a square's name from the beginning of text and returns what
// follows. It reports false when there is none of the board's.
func CutSquare(text string) (s Square, rest string, ok bool) {
	if text == "" || text[0] < 'a' || text[0] > 'r' {
		return 0, text, false
	}
	rank, rest, ok := coord.CutInt(text[1:])
	if !ok || text[1] == '-' {
		return 0, text, false
	}
	s, ok = SquareAt(int(text[0]-'a')-Files/2, rank-1-Files/2)
	return s, rest, ok
}
