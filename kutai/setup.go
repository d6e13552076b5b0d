package kutai

import (
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kutai/messages"
	"github.com/teahouse-games/teahouse/message"
)

// PositionText returns e.g. "to-move=first tiles=CBd@0,0;TWIG@7,1 first=CBn,… second=CBd,…":
// the tiles by place from south to north and west to east, and what each player
// has left, "-" for nothing.
func (g *Game) PositionText() string {
	pos := &g.Pos
	l := pos.layout()
	text := append([]byte("to-move="), pos.ToMove().String()...)
	text = append(text, " tiles="...)
	before := len(text)
	for p, c := range pos.cell[:l.places] {
		if c == 0 {
			continue
		}
		if len(text) > before {
			text = append(text, ';')
		}
		text = appendTile(text, l, tile(c-1).kind(), placeIndex(p))
	}
	text = orNothing(text, before)
	for seat, kinds := range pos.hand {
		text = append(text, ' ')
		text = append(text, game.Seat(seat).String()...)
		text = append(text, '=')
		before = len(text)
		for kinds != 0 {
			if len(text) > before {
				text = append(text, ',')
			}
			k := kinds.removeLowest()
			text = append(text, kindCodes[k]...)
		}
		text = orNothing(text, before)
	}
	return string(text)
}

func orNothing(text []byte, before int) []byte {
	if len(text) == before {
		text = append(text, '-')
	}
	return text
}

// positionParser is what a position text says, before it is known to be possible.
type positionParser struct {
	pos     Position // without any tile
	to      game.Seat
	tiles   []placement
	hand    [2]kindSet
	reasons game.Reasons
}

type placement struct {
	kind  Kind
	place placeIndex
}

// field returns the field of what a seat has left, and what stands for the seat in to-move.
func field(seat game.Seat) message.Text { return message.Text(seat.String()) }

// parsePosition makes the position of a position text, or finds the reasons against it.
func parsePosition(o game.Options, text string) (Position, error) {
	s := positionParser{pos: newPosition(o)}
	s.read(text)
	if s.reasons.Len() == 0 { // what was misread must not be counted
		s.checkCounts()
		s.checkPlaces()
	}
	if s.reasons.Len() == 0 {
		s.checkPast()
	}
	if err := s.reasons.Err(name); err != nil {
		return Position{}, err
	}
	return s.position(), nil
}

func (s *positionParser) read(text string) {
	values, reasons := game.ParseFields(text, "to-move", "tiles", "first", "second")
	s.reasons = reasons
	if to, ok := values["to-move"]; ok {
		if err := s.to.UnmarshalText([]byte(to)); err != nil || !s.to.IsPlayer() {
			s.reasons.Add(messages.UnknownMover(quoted(to)))
		}
	}
	if list, ok := values["tiles"]; ok && list != "-" {
		for item := range strings.SplitSeq(list, ";") {
			s.readTile(item)
		}
	}
	for i := range s.hand {
		seat := game.Seat(i)
		if list, ok := values[seat.String()]; ok && list != "-" {
			for code := range strings.SplitSeq(list, ",") {
				s.readHand(seat, code)
			}
		}
	}
}

func (s *positionParser) readTile(text string) {
	code, name, _ := strings.Cut(text, "@")
	k, isKind := kindsByCode[code]
	p, isPlace := s.pos.layout().at[name]
	switch {
	case !isKind:
		s.reasons.Add(messages.ItemWithoutTile(quoted(text), s.pos.exampleTurn()))
	case !isPlace:
		s.reasons.Add(messages.ItemWithoutPlace(quoted(text), s.pos.exampleTurn()))
	default:
		s.tiles = append(s.tiles, placement{k, p})
	}
}

func (s *positionParser) readHand(seat game.Seat, code string) {
	k, ok := kindsByCode[code]
	switch {
	case !ok:
		s.reasons.Add(messages.HandUnknown(field(seat), quoted(code)))
	case s.hand[seat].has(k):
		s.reasons.Add(messages.HandTwice(field(seat), k.code()))
	default:
		s.hand[seat] |= k.bit()
	}
}

// checkCounts compares the tiles on the board with those in the hands.
func (s *positionParser) checkCounts() {
	var placed [Kinds]int
	for _, x := range s.tiles {
		placed[x.kind]++
	}
	for k := range Kinds {
		left := 0
		for _, hand := range s.hand {
			if hand.has(k) {
				left++
			}
		}
		if placed[k]+left != 2 {
			s.reasons.Add(messages.WrongCount(k.code(), placed[k], left))
		}
	}
	n := len(s.tiles)
	if want := game.Seat(n % 2); s.to != want {
		s.reasons.Add(messages.WrongMover(n, field(want), field(s.to)))
	}
	for i, used := range [2]int{(n + 1) / 2, n / 2} {
		if left := s.hand[i].count(); left != int(Kinds)-used {
			s.reasons.Add(messages.WrongRest(field(game.Seat(i)), left, n, int(Kinds)-used))
		}
	}
}

// checkPlaces tests what stands where.
func (s *positionParser) checkPlaces() {
	l := s.pos.layout()
	at := make(map[placeIndex]Kind)
	for _, x := range s.tiles {
		where := l.named(x.place)
		if other, taken := at[x.place]; taken {
			s.reasons.Add(messages.TwoOnPlace(where, other.code(), x.kind.code()))
			continue
		}
		at[x.place] = x.kind
		want := groundColours[groundOf[x.kind]]
		if x.place != l.centre && l.colours[x.place]&want == 0 {
			s.reasons.Add(messages.WrongGround(where, x.kind.code(), want.list(), l.colours[x.place].list()))
		}
	}
	if len(s.tiles) == 0 {
		return
	}
	switch k, ok := at[l.centre]; {
	case !ok:
		s.reasons.Add(messages.NoCenterpiece(l.named(l.centre)))
	case !k.IsFlower():
		s.reasons.Add(messages.CenterpieceNoFlower(k.code()))
	case s.hand[game.First].has(k):
		s.reasons.Add(messages.CenterpieceStillThere(k.code()))
	}
}

// checkPast looks for a last turn before which the game went on: a tile of the
// player who placed last without which the total does not exceed the target.
func (s *positionParser) checkPast() {
	if len(s.tiles) < 2 {
		return
	}
	l := s.pos.layout()
	for i, x := range s.tiles {
		if x.place == l.centre || s.hand[s.to.Opponent()].has(x.kind) {
			continue
		}
		if before := s.build(&s.tiles[i]); !before.exceeds() {
			return
		}
	}
	s.reasons.Add(messages.OverBefore(int(s.pos.target)))
}

// position returns the position.
func (s *positionParser) position() Position {
	pos := s.build(nil)
	pos.hand = s.hand
	for seat, kinds := range s.hand {
		for placed := allKinds &^ kinds; placed != 0; {
			pos.hash ^= mixHand(game.Seat(seat), placed.removeLowest())
		}
	}
	if pos.turns > 0 {
		pos.chain[0] = pos.centerpiece()
		pos.growChain(0)
	}
	return pos
}

// build returns a position with all tiles, or all but one, on the board and
// their thresholds known; the chain and the hands are missing.
func (s *positionParser) build(without *placement) Position {
	pos := s.pos
	for i := range s.tiles {
		if x := &s.tiles[i]; x != without {
			pos.put(x.kind, x.place)
			pos.turns++
		}
	}
	for placed := pos.open[0]; placed != 0; {
		pos.computeThreshold(placed.removeLowest())
	}
	return pos
}
