package kishogi

import (
	"cmp"
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/coord"
	"github.com/teahouse-games/teahouse/kishogi/messages"
	"github.com/teahouse-games/teahouse/message"
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
	Absent        []Cube // kinds that this game is played without, though the rules have them
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
	switch values["to-move"] {
	case "first":
	case "second":
		s.ToMove = game.Second
	default:
		reasons.Add(messages.SetupToMove(quoted(values["to-move"])))
	}
	for seat, name := range []string{"first", "second"} {
		for _, part := range list(values[name], ";") {
			standing, ok := parsePlacedCube(part)
			if !ok {
				reasons.Add(messages.SetupCube(message.Text(name), quoted(part)))
				continue
			}
			s.Field[seat] = append(s.Field[seat], standing)
		}
		name += "-hand"
		for _, part := range list(values[name], ",") {
			c := slices.Index(cubeNames[:], part)
			if c < 1 {
				reasons.Add(messages.SetupHand(message.Text(name), quoted(part)))
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
		reasons.Add(messages.SetupOrder())
	}
	return p, reasons
}

// cubeCounts returns errors for missing or extra cubes.
func (s *PositionSetup) cubeCounts(reasons *game.Reasons) {
	var count [2][4]int
	var others [2]int
	for seat := range game.Seat(2) {
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
			reasons.Add(messages.SetupGyoku(seat, n))
		}
	}
	placed := count[0][GyokuCube] + count[1][GyokuCube]
	switch {
	case placed == 1 && count[0][GyokuCube] == 0:
		reasons.Add(messages.SetupSecondAlone())
	case placed < 2 && others != [2]int{}:
		reasons.Add(messages.SetupTooEarly())
	}
	for c := HiCube; c <= KiCube; c++ {
		want := 2
		if c == KiCube && !s.KiCubes || slices.Contains(s.Absent, c) {
			want = 0
		}
		if n := count[0][c] + count[1][c]; n != want {
			reasons.Add(messages.SetupCount(n, c.piece(), want))
		} else if placed < 2 && n == 2 && count[0][c] != 1 {
			reasons.Add(messages.SetupOneEach(c.piece()))
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
				reasons.Add(messages.SetupOutside(message.Text(c.String()), message.Text(fmt.Sprintf("%dx%d", s.Width, s.Height))))
			case max(c.X, -c.X, c.Y, -c.Y) > maxCoordinate:
				reasons.Add(messages.SetupCoordinates(message.Text(c.String()), maxCoordinate))
			}
			cell := [2]int{c.X, c.Y}
			if other, ok := taken[cell]; ok {
				reasons.Add(messages.SetupSameCell(other.piece(), c.Face.piece(), cellXY{int32(c.X), int32(c.Y)}.place()))
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
	for _, c := range s.Absent {
		p.absent |= 3 << (2 * c)
	}
	return p
}

// checkPreviousTurn returns errors for a position that no turn of the previous player leads to.
func (p *Position) checkPreviousTurn(reasons *game.Reasons) {
	if !p.isWithin(2, 0, p.x[1], p.y[1]) || p.isWithin(1, 0, p.x[1], p.y[1]) {
		reasons.Add(messages.SetupDistance(p.cell(0).place(), p.cell(1).place()))
		return
	}
	them := p.toMove.Opponent()
	lost := p.Stranded(them)
	for i := range slotsIn(lost) {
		reasons.Add(messages.SetupUnsupported(p.pieceAt(i), them))
	}
	for i := range slotsIn(p.attackers(them, p.on&^lost)) {
		reasons.Add(messages.SetupAttacked(p.pieceAt(i), them))
	}
	if p.ki {
		return
	}
	// Without Ki cubes a cube stood beside a Gyoku that has gone one cell since.
	for i := range slotsIn(p.Stranded(p.toMove)) {
		if x, y := p.x[i], p.y[i]; !p.isWithin(2, uint8(them), x, y) {
			reasons.Add(messages.SetupTooFar(p.pieceAt(i)))
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
