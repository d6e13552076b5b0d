package kishogi

import (
	"cmp"
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/coord"
	"github.com/teahouse-games/teahouse/game/wording"
)

// maxCoordinate bounds the cells of a position text on an open field.
const maxCoordinate = 50_000

// PositionSetup is a position as a text describes it, possible or not. Its text is
//
//	to-move=second first=Gyoku@0,0;Cho@1,0 second=Gyoku@1,2 first-hand=Kaku second-hand=Hi,Kaku
//
// with - for no cubes.
type PositionSetup struct {
	KiCubes       bool
	Width, Height int // 0, 0 for an open field
	ToMove        game.Seat
	Field         [2][]PlacedCube
	Hands         [2][]Cube
}

// PlacedCube is a cube on the field.
type PlacedCube struct {
	Face Face
	X, Y int
}

func (s PlacedCube) String() string { return fmt.Sprintf("%s@%d,%d", s.Face, s.X, s.Y) }

var setupFields = []string{"to-move", "first", "second", "first-hand", "second-hand"}

func parsePosition(o game.Options, text string) (Position, error) {
	s, reasons := readSetup(text)
	s.KiCubes = o["ki"] == "on"
	s.Width, s.Height = fieldSize(o["field"])
	if reasons.Len() == 0 {
		var p Position
		if p, reasons = s.Position(); reasons.Len() == 0 {
			return p, nil
		}
	}
	return Position{}, reasons.Err("ki-shogi")
}

// readSetup reads the text and returns all errors in it.
func readSetup(text string) (s PositionSetup, reasons game.Reasons) {
	values, reasons := game.ParseFields(text, setupFields...)
	if reasons.Len() > 0 {
		return s, reasons
	}
	bad := reasons.Addf
	switch values["to-move"] {
	case "first":
	case "second":
		s.ToMove = game.Second
	default:
		bad("to-move=%s: want first or second", wording.QuoteShort(values["to-move"]))
	}
	for seat, name := range []string{"first", "second"} {
		for _, part := range list(values[name], ";") {
			standing, ok := parsePlacedCube(part)
			if !ok {
				bad("%s=%s: want Face@x,y", name, wording.QuoteShort(part))
				continue
			}
			s.Field[seat] = append(s.Field[seat], standing)
		}
		name += "-hand"
		for _, part := range list(values[name], ",") {
			c := slices.Index(cubeNames[:], part)
			if c < 1 {
				bad("%s=%s: want Hi, Kaku or Ki, with commas between", name, wording.QuoteShort(part))
				continue
			}
			s.Hands[seat] = append(s.Hands[seat], Cube(c))
		}
	}
	return s, reasons
}

func list(value, separator string) []string {
	if value == "-" {
		return nil
	}
	return strings.Split(value, separator)
}

func parsePlacedCube(text string) (PlacedCube, bool) {
	name, cell, ok := strings.Cut(text, "@")
	face, known := faceOf(name)
	x, y, rest, isCell := coord.CutXY(cell)
	return PlacedCube{face, x, y}, ok && known && isCell && rest == ""
}

// Position returns the position, or the reasons found why a game cannot have it.
func (s *PositionSetup) Position() (Position, game.Reasons) {
	var reasons game.Reasons
	s.cubeCounts(&reasons)
	s.cells(&reasons)
	if reasons.Len() > 0 {
		return Position{}, reasons
	}
	p := s.place()
	if !p.Placing() {
		p.checkPreviousTurn(&reasons)
	} else if p.on == 0 && s.ToMove != game.First || p.on != 0 && s.ToMove != game.Second {
		reasons.Addf("Black places a Gyoku first, then White")
	}
	return p, reasons
}

// cubeCounts returns errors for missing or extra cubes.
func (s *PositionSetup) cubeCounts(reasons *game.Reasons) {
	bad := reasons.Addf
	var count [2][4]int
	var others [2]int
	for seat := range s.Field {
		for _, c := range s.Field[seat] {
			count[seat][c.Face.Cube()]++
			if c.Face != Gyoku {
				others[seat]++
			}
		}
		for _, c := range s.Hands[seat] {
			count[seat][c]++
		}
		if n := count[seat][GyokuCube]; n > 1 {
			bad("%s has %d Gyoku on the field, at most one is possible", playerNames[seat], n)
		}
	}
	placed := count[0][GyokuCube] + count[1][GyokuCube]
	switch {
	case placed == 1 && count[0][GyokuCube] == 0:
		bad("White's Gyoku stands before Black's")
	case placed < 2 && others != [2]int{}:
		bad("other cubes stand before both Gyoku do")
	}
	for c := HiCube; c <= KiCube; c++ {
		want := 2
		if c == KiCube && !s.KiCubes {
			want = 0
		}
		if n := count[0][c] + count[1][c]; n != want {
			bad("there are %d %s cubes on the field and in the hands, not %d", n, c, want)
		} else if placed < 2 && n == 2 && count[0][c] != 1 {
			bad("before both Gyoku stand each player has one %s cube in hand", c)
		}
	}
}

// cells returns errors for cubes outside the field or on a taken cell.
func (s *PositionSetup) cells(reasons *game.Reasons) {
	taken := map[[2]int]Face{}
	for seat := range s.Field {
		for _, c := range s.Field[seat] {
			switch {
			case s.Width > 0 && (c.X < 0 || c.Y < 0 || c.X >= s.Width || c.Y >= s.Height):
				reasons.Addf("%s is outside the field of %dx%d", c, s.Width, s.Height)
			case max(c.X, -c.X, c.Y, -c.Y) > maxCoordinate:
				reasons.Addf("%s: coordinates go up to %d", c, maxCoordinate)
			}
			cell := [2]int{c.X, c.Y}
			if other, ok := taken[cell]; ok {
				reasons.Addf("%s and %s both stand on %d,%d", other, c.Face, c.X, c.Y)
			}
			taken[cell] = c.Face
		}
	}
}

// place puts the cubes into slots. The counts must be right.
func (s *PositionSetup) place() Position {
	p := Position{ki: s.KiCubes, width: uint8(s.Width), height: uint8(s.Height), toMove: s.ToMove}
	next := [4]uint8{0, 2, 4, 6}
	for seat := range game.Seat(2) {
		next[GyokuCube] = uint8(seat)
		for _, c := range s.Field[seat] {
			slot := next[c.Face.Cube()]
			next[c.Face.Cube()]++
			p.addToHand(1<<slot, seat)
			p.putCube(slot, c.Face, int32(c.X), int32(c.Y))
		}
		for _, c := range s.Hands[seat] {
			p.addToHand(1<<next[c], seat)
			next[c]++
		}
	}
	p.second = p.second&^gyokus | 1<<1
	if !p.ki {
		p.second = p.second&^kiSlots | 1<<7
	}
	return p
}

// checkPreviousTurn returns errors for a position that no turn of the previous player leads to.
func (p *Position) checkPreviousTurn(reasons *game.Reasons) {
	bad := reasons.Addf
	if !p.isWithin(2, 0, p.x[1], p.y[1]) || p.isWithin(1, 0, p.x[1], p.y[1]) {
		bad("the Gyoku on %s and %s are not at distance 2", p.cell(0), p.cell(1))
		return
	}
	them := p.toMove.Opponent()
	lost := p.Stranded(them)
	for set := lost; set != 0; set &= set - 1 {
		i := uint8(bits.TrailingZeros8(set))
		bad("%s on %s has no support and would have been taken when %s's turn ended", p.face[i], p.cell(i), playerNames[them])
	}
	for set := p.attackers(them, p.on&^lost); set != 0; set &= set - 1 {
		i := uint8(bits.TrailingZeros8(set))
		bad("%s on %s attacks the Gyoku of %s, who has just moved", p.face[i], p.cell(i), playerNames[them])
	}
	if p.ki {
		return
	}
	// Without Ki cubes a cube stood beside a Gyoku that has gone one cell since.
	for set := p.Stranded(p.toMove); set != 0; set &= set - 1 {
		i := uint8(bits.TrailingZeros8(set))
		if x, y := p.x[i], p.y[i]; !p.isWithin(2, uint8(them), x, y) {
			bad("%s on %s is farther from both Gyoku than one turn can strand it", p.face[i], p.cell(i))
		}
	}
}

// PositionText returns the text that Setup reads.
func (g *Game) PositionText() string { return g.Pos.String() }

// String returns the position text.
func (p *Position) String() string {
	var out strings.Builder
	fmt.Fprintf(&out, "to-move=%s", p.toMove)
	for seat := range game.Seat(2) {
		var standing []PlacedCube
		for set := p.on & p.ownedBy(seat); set != 0; set &= set - 1 {
			i := bits.TrailingZeros8(set)
			standing = append(standing, PlacedCube{p.face[i], int(p.x[i]), int(p.y[i])})
		}
		slices.SortFunc(standing, func(a, b PlacedCube) int {
			return cmp.Or(int(a.Face)-int(b.Face), a.X-b.X, a.Y-b.Y)
		})
		fmt.Fprintf(&out, " %s=%s", seat, join(standing, ";"))
	}
	for seat := range game.Seat(2) {
		var hand []Cube
		for set := p.HandSlots(seat); set != 0; set &= set - 1 {
			hand = append(hand, CubeIn(uint8(bits.TrailingZeros8(set))))
		}
		fmt.Fprintf(&out, " %s-hand=%s", seat, join(hand, ","))
	}
	return out.String()
}

func join[T fmt.Stringer](list []T, separator string) string {
	if len(list) == 0 {
		return "-"
	}
	parts := make([]string, len(list))
	for i, item := range list {
		parts[i] = item.String()
	}
	return strings.Join(parts, separator)
}
