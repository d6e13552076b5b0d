package quaterno

import (
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/coord"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/quaterno/messages"
)

const none = "-" // an empty list in a position text

// String writes the position text: tiles and figures in the order of the kinds.
func (p *Position) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "to-move=%v", p.toMove)
	for seat := game.First; seat <= game.Second; seat++ {
		var list []string
		for k := range Kind(Kinds) {
			if at := p.At(seat, k); at != board.NoPoint {
				list = append(list, fmt.Sprintf("%v@%v", k, at))
			}
		}
		fmt.Fprintf(&b, " %v=%s", seat, strings.Join(list, ";"))
	}
	figures := none
	var list []string
	for k := Fan; k <= Soldier; k++ {
		for seat := game.First; seat <= game.Second; seat++ {
			if p.made[seat].has(k) {
				list = append(list, fmt.Sprintf("%v:%v", k, seat))
			}
		}
	}
	if len(list) > 0 {
		figures = strings.Join(list, ";")
	}
	fmt.Fprintf(&b, " figures=%s passes=%d", figures, p.passes)
	return b.String()
}

// ParsePosition makes the position of a position text. The error is a
// *game.SetupError: everything that cannot be read or, where all can be read,
// everything that makes the position impossible.
func ParsePosition(text string) (Position, error) {
	s := positionParser{pos: empty()}
	var values map[string]string
	values, s.reasons = game.ParseFields(text, "to-move", "first", "second", "figures", "passes")
	for seat := game.First; seat <= game.Second; seat++ {
		if v, ok := values[seat.String()]; ok {
			s.readTiles(seat, v)
		}
	}
	if v, ok := values["to-move"]; ok {
		s.readSeat(v)
	}
	if v, ok := values["figures"]; ok {
		s.readFigures(v)
	}
	if v, ok := values["passes"]; ok {
		s.readPasses(v)
	}
	if s.reasons.Len() == 0 {
		s.checkPosition()
	}
	if err := s.reasons.Err(name); err != nil {
		return Position{}, err
	}
	return s.pos, nil
}

// positionParser is a position in the making and what is wrong with it.
type positionParser struct {
	pos     Position
	reasons game.Reasons
}

func (s *positionParser) readTiles(seat game.Seat, list string) {
	field := message.Text(seat.String())
	if list == "" {
		s.reasons.Add(messages.FieldEmpty(field))
		return
	}
	for item := range strings.SplitSeq(list, ";") {
		word, point, _ := strings.Cut(item, "@")
		k, known := kindNamed(word)
		at, rest, ok := board.CutPoint(point)
		switch {
		case !known:
			s.reasons.Add(messages.FieldTile(quote(item), field, message.Text(strings.Join(kindNames[:], ", "))))
		case !ok || rest != "":
			s.reasons.Add(messages.FieldPoint(quote(item), field, quote(point)))
		case s.pos.At(seat, k) != board.NoPoint:
			s.reasons.Add(messages.NamedTwice(tileOf(seat, k).describe()))
		case s.pos.isOccupied(at):
			s.reasons.Add(messages.BothThere(s.pos.tileOn(at).describe(), tileOf(seat, k).describe(), place(at)))
		default:
			s.pos.putTile(tileOf(seat, k), at)
			s.pos.hand[seat] &^= 1 << k
		}
	}
}

func (s *positionParser) readSeat(word string) {
	switch word {
	case game.First.String():
	case game.Second.String():
		s.pos.toMove = game.Second
		s.pos.key ^= keys.toMove
	default:
		s.reasons.Add(messages.FieldToMove(quote(word)))
	}
}

func (s *positionParser) readFigures(list string) {
	if list == none {
		return
	}
	for item := range strings.SplitSeq(list, ";") {
		word, by, _ := strings.Cut(item, ":")
		k, known := kindNamed(word)
		var seat game.Seat
		err := seat.UnmarshalText([]byte(by))
		switch {
		case !known || err != nil || !seat.IsPlayer():
			s.reasons.Add(messages.FieldFigure(quote(item)))
		case !placed.has(k):
			s.reasons.Add(messages.FieldFigureKind(quote(item)))
		case (s.pos.made[0] | s.pos.made[1]).has(k):
			s.reasons.Add(messages.FigureTwice(k.describe()))
		default:
			s.pos.made[seat] |= 1 << k
			s.pos.key ^= keys.made[seat][k]
		}
	}
}

func (s *positionParser) readPasses(word string) {
	n, rest, ok := coord.CutInt(word)
	if !ok || rest != "" || n < 0 || n > endingPasses {
		s.reasons.Add(messages.FieldPasses(quote(word)))
		return
	}
	s.pos.passes = uint8(n)
}
