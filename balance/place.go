package balance

import (
	"slices"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// placeIndex is where a tile can stand: one of the 256 squares, numbered as the board
// does, or one of the 249 points, numbered behind them.
type placeIndex uint16

const (
	places                = board.Squares + board.Points
	firstPoint placeIndex = board.Squares
	nowhere    placeIndex = places
)

func onSquare(s board.Square) placeIndex { return placeIndex(s) }
func onPoint(p board.Point) placeIndex   { return firstPoint + placeIndex(p) }

func (p placeIndex) isSquare() bool       { return p < firstPoint }
func (p placeIndex) isPoint() bool        { return p >= firstPoint && p < nowhere }
func (p placeIndex) square() board.Square { return board.Square(p) }
func (p placeIndex) point() board.Point   { return board.Point(p - firstPoint) }
func (p placeIndex) String() string       { return string(p.append(nil)) }

func (p placeIndex) append(dst []byte) []byte {
	if p.isSquare() {
		return p.square().Append(dst)
	}
	return p.point().Append(dst)
}

func (p placeIndex) centre() game.XY {
	if p.isSquare() {
		return p.square().Centre()
	}
	return p.point().Centre()
}

// cutPlace reads a square's or a point's name from the beginning of text.
func cutPlace(text string) (p placeIndex, rest string, ok bool) {
	if s, rest, ok := board.CutSquare(text); ok {
		return onSquare(s), rest, true
	}
	if q, rest, ok := board.CutPoint(text); ok {
		return onPoint(q), rest, true
	}
	return nowhere, text, false
}

// gardensOf is the set of gardens that each place belongs to; nowhere has none.
var gardensOf = func() (t [places + 1]gardenCounts) {
	for p := range placeIndex(places) {
		regions := board.RegionSet(0)
		if p.isSquare() {
			regions = p.square().Regions()
		} else {
			regions = p.point().Regions()
		}
		for g := range board.Regions {
			if regions.Has(g) {
				t[p] |= gardenBit(g)
			}
		}
	}
	return t
}()

// placeClass is a set of gardens with the number of places that belong to
// exactly these.
type placeClass struct {
	gardens gardenCounts
	places  int
}

// placeClasses are the 41 there are, placeClassOf the number of each place's.
var placeClasses, placeClassOf = func() (list [41]placeClass, of [places]uint8) {
	n := 0
	for at, gardens := range gardensOf[:places] {
		i := slices.IndexFunc(list[:n], func(k placeClass) bool { return k.gardens == gardens })
		if i < 0 {
			i = n
			list[i].gardens = gardens
			n++
		}
		list[i].places++
		of[at] = uint8(i)
	}
	return list, of
}()

// placesOf are the places of each kind of place.
var placesOf = func() (list [len(placeClasses)][]placeIndex) {
	for at, i := range placeClassOf {
		list[i] = append(list[i], placeIndex(at))
	}
	return list
}()

// Lines of squares are the 18 ranks and behind them the 18 files. On a rank the
// square of file f is the bit f+1, on a file that of rank r the bit r+1: bits 0
// and 19 are off the board on every line.
const lines = 2 * board.Files

type squareLines struct {
	rank, file uint8 // from 0
}

var lineOf = func() (t [board.Squares]squareLines) {
	for i := range t {
		x, y := board.Square(i).XY()
		t[i] = squareLines{rank: uint8(y + board.Files/2), file: uint8(x + board.Files/2)}
	}
	return t
}()

func (l squareLines) rankLine() int  { return int(l.rank) }
func (l squareLines) fileLine() int  { return board.Files + int(l.file) }
func (l squareLines) onRank() uint32 { return 1 << (l.file + 1) }
func (l squareLines) onFile() uint32 { return 1 << (l.rank + 1) }

var squareNumbers = func() (t [board.Files][board.Files]placeIndex) {
	for rank := range t {
		for file := range t[rank] {
			t[rank][file] = nowhere
		}
	}
	for s, l := range lineOf {
		t[l.rank][l.file] = placeIndex(s)
	}
	return t
}()

// emptyLines has the bits set that are off the board, so that they block like tiles.
var emptyLines = func() (t [lines]uint32) {
	for i := range t {
		t[i] = ^uint32(0)
	}
	for _, l := range lineOf {
		t[l.rankLine()] &^= l.onRank()
		t[l.fileLine()] &^= l.onFile()
	}
	return t
}()

// gardenLines is the squares of each garden, line by line.
var gardenLines = func() (t [board.Regions][lines]uint32) {
	for s, l := range lineOf {
		for g := range board.Regions {
			if gardensOf[s]&gardenBit(g) != 0 {
				t[g][l.rankLine()] |= l.onRank()
				t[g][l.fileLine()] |= l.onFile()
			}
		}
	}
	return t
}()
