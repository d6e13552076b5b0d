package balance

import (
	"strings"

	"github.com/teahouse-games/teahouse/balance/messages"
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/coord"
	"github.com/teahouse-games/teahouse/message"
)

// positionParser is a position text as it was read, possible or not.
type positionParser struct {
	options game.Options
	set     *tileInventory
	reasons game.Reasons

	toMove   game.Seat
	hands    [2]hand
	tiles    []placement
	moved    bool
	from, to board.Square
	passes   int
	stalled  int
}

type placement struct {
	kind kind
	at   placeIndex
}

// seatText is a seat as position texts have it, e.g. "first".
func seatText(seat game.Seat) message.Text { return message.Text(seat.String()) }

// parsePosition makes the position of a position text. Its error is a *[game.SetupError]
// with the reasons that were found.
func parsePosition(o game.Options, text string) (Position, error) {
	s := &positionParser{options: o, set: &inventories[matchingOf(o)]}
	if s.read(text) {
		s.checkTiles()
		s.checkStage()
	}
	if s.reasons.Len() == 0 {
		p := s.position()
		s.checkMoving(&p)
		if s.reasons.Len() == 0 {
			return p, nil
		}
	}
	return Position{}, s.reasons.Err(name)
}

// read reads the fields and reports whether it is known who moves and where all
// tiles are. If it is not, nothing more can be said about them.
func (s *positionParser) read(text string) (known bool) {
	values, reasons := game.ParseFields(text, fieldToMove, fieldFirst, fieldSecond, fieldTiles, fieldLast, fieldPasses, fieldStalled)
	s.reasons = reasons
	if text, ok := values[fieldToMove]; ok {
		if err := s.toMove.UnmarshalText([]byte(text)); err != nil || s.toMove == game.None {
			s.reasons.Add(messages.WrongSeat(quote(text), fieldToMove))
		}
	}
	for seat, name := range handFields {
		if text, ok := values[name]; ok {
			s.readHand(game.Seat(seat), text)
		}
	}
	if text, ok := values[fieldTiles]; ok && text != nothing {
		for tile := range strings.SplitSeq(text, ";") {
			s.readTile(tile)
		}
	}
	known = s.reasons.Len() == 0
	if text, ok := values[fieldLast]; ok && text != nothing {
		t, broken := readSlide(text)
		if broken != nil {
			s.reasons.Add(messages.WrongLast(quote(text), fieldLast))
		}
		s.moved, s.from, s.to = broken == nil, t.from, t.to
	}
	s.passes = s.readCount(values, fieldPasses, 2)
	s.stalled = s.readCount(values, fieldStalled, stallLimit)
	return known
}

func (s *positionParser) readHand(seat game.Seat, text string) {
	if text == nothing {
		return
	}
	for i := range len(text) {
		k := strings.IndexByte(letters, text[i])
		if k < 0 || len(text) > tiles {
			s.reasons.Add(messages.WrongHand(quote(text), seatText(seat)))
			return
		}
		s.hands[seat][k]++
	}
	if text == "" {
		s.reasons.Add(messages.EmptyHand(seatText(seat)))
	}
}

func (s *positionParser) readTile(text string) {
	name, at, ok := strings.Cut(text, "@")
	if !ok {
		s.reasons.Add(messages.NoTileOnPlace(quote(text)))
		return
	}
	t, broken := readPlacement(name, at)
	if broken != nil {
		s.reasons.Add(broken.Message)
		return
	}
	s.tiles = append(s.tiles, placement{t.kind, t.at})
}

func (s *positionParser) readCount(values map[string]string, name string, most int) int {
	text, ok := values[name]
	if !ok {
		return 0
	}
	n, rest, ok := coord.CutInt(text)
	if !ok || rest != "" || n < 0 || n > most {
		s.reasons.Add(messages.WrongCount(quote(text), message.Text(name), most))
		return 0
	}
	return n
}

// checkTiles checks that the set of tiles lies in the hands and on the board.
func (s *positionParser) checkTiles() {
	type layer struct {
		at    placeIndex
		wheel bool // a flower can stand on the Wheel
	}
	taken := map[layer]kind{}
	var placed [kinds]int
	for _, t := range s.tiles {
		if t.kind == wheel && t.at.isPoint() {
			s.reasons.Add(messages.WheelStandsOnPoint(message.PlaceOf(t.at)))
		}
		here := layer{t.at, t.kind == wheel}
		if other, ok := taken[here]; ok {
			s.reasons.Add(messages.TwoOnAPlace(other.piece(), t.kind.piece(), message.PlaceOf(t.at)))
		} else {
			taken[here] = t.kind
		}
		placed[t.kind]++
	}
	for k := range kind(kinds) {
		n := int(s.hands[game.First][k]+s.hands[game.Second][k]) + placed[k]
		if has := int(s.set.number[k]); n > has || n < has && s.toMove != game.Chance {
			s.reasons.Add(messages.WrongNumberOfKind(n, k.piece(), has))
		}
	}
}

// checkStage checks that tiles, hands and the seat to move belong to one stage.
func (s *positionParser) checkStage() {
	if s.toMove == game.Chance {
		if len(s.tiles) > 0 || s.hands[game.First].size()+s.hands[game.Second].size() > 0 {
			s.reasons.Add(messages.ChanceTooLate())
		}
	} else {
		s.checkHands()
	}
	if len(s.tiles) == tiles {
		return
	}
	if s.moved {
		s.reasons.Add(messages.LastTooEarly(fieldLast))
	}
	if s.passes > 0 {
		s.reasons.Add(messages.PassesTooEarly(fieldPasses, s.passes))
	}
	if s.stalled > 0 {
		s.reasons.Add(messages.StalledTooEarly(fieldStalled, s.stalled))
	}
}

// checkHands checks the hands by the number of tiles placed: the seats take turns.
func (s *positionParser) checkHands() {
	placed := len(s.tiles)
	want := [2]int{firstTiles - (placed+1)/2, tiles - firstTiles - placed/2}
	for seat := range want {
		if n := s.hands[seat].size(); n != max(want[seat], 0) {
			s.reasons.Add(messages.WrongHandSize(seatText(game.Seat(seat)), n, placed, max(want[seat], 0)))
		}
	}
	if placed < tiles && s.toMove != game.Seat(placed%2) {
		s.reasons.Add(messages.WrongSeatAfter(seatText(s.toMove), placed, seatText(game.Seat(placed%2))))
	}
}

// position makes the position, the Wheel before a flower on it.
func (s *positionParser) position() Position {
	p := begin(s.options)
	if s.toMove == game.Chance {
		return p
	}
	p.giveHand(game.First, s.hands[game.First])
	p.giveHand(game.Second, s.hands[game.Second])
	p.toMove = s.toMove
	for k := int(wheel); k >= 0; k-- {
		tile := int(s.set.first[k])
		for _, t := range s.tiles {
			if t.kind == kind(k) {
				p.putTile(tile, t.at)
				tile++
			}
		}
	}
	p.placed = uint8(len(s.tiles))
	p.flowers = p.placed
	if p.at[wheelTile] != nowhere {
		p.flowers--
	}
	p.total = uint8(p.balances().sum())
	p.passes, p.stalled = uint8(s.passes), uint8(s.stalled)
	if p.noUndo {
		p.moved, p.from, p.to = s.moved, s.from, s.to
	}
	if p.placed > 0 {
		p.judgeEnding()
	}
	return p
}
