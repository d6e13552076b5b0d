package balance

import (
	"strings"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/coord"
	"github.com/teahouse-games/teahouse/game/wording"
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

func (s *positionParser) addError(format string, args ...any) {
	s.reasons.Addf(format, args...)
}

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
			s.addError("%s=%s: first, second or chance is to move", fieldToMove, wording.QuoteShort(text))
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
			s.addError("%s=%s: expected a move from square to square, or %s", fieldLast, wording.QuoteShort(text), nothing)
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
			s.addError("%s=%s: a hand is letters of R L O Y W, or %s", seat, wording.QuoteShort(text), nothing)
			return
		}
		s.hands[seat][k]++
	}
	if text == "" {
		s.addError("%s is empty: a hand without tiles is %s", seat, nothing)
	}
}

func (s *positionParser) readTile(text string) {
	name, at, ok := strings.Cut(text, "@")
	if !ok {
		s.addError("%s is no tile on a place: expected Kind@place", wording.QuoteShort(text))
		return
	}
	t, broken := readPlacement(name, at)
	if broken != nil {
		s.addError("%s", broken.Error())
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
		s.addError("%s=%s: expected a number from 0 to %d", name, wording.QuoteShort(text), most)
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
			s.addError("the Wheel stands on the point %s; it is placed on squares only", t.at)
		}
		here := layer{t.at, t.kind == wheel}
		if other, ok := taken[here]; ok {
			s.addError("%s and %s both stand on %s", other, t.kind, t.at)
		} else {
			taken[here] = t.kind
		}
		placed[t.kind]++
	}
	for k := range kind(kinds) {
		n := int(s.hands[game.First][k]+s.hands[game.Second][k]) + placed[k]
		if has := int(s.set.number[k]); n > has || n < has && s.toMove != game.Chance {
			s.addError("%d tiles of the kind %s on the board and in the hands, the set has %d", n, k, has)
		}
	}
}

// checkStage checks that tiles, hands and the seat to move belong to one stage.
func (s *positionParser) checkStage() {
	if s.toMove == game.Chance {
		if len(s.tiles) > 0 || s.hands[game.First].size()+s.hands[game.Second].size() > 0 {
			s.addError("chance is to move before the deal, when all tiles are in the bag")
		}
	} else {
		s.checkHands()
	}
	if len(s.tiles) == tiles {
		return
	}
	if s.moved {
		s.addError("%s: nothing has moved before all tiles are placed", fieldLast)
	}
	if s.passes > 0 {
		s.addError("%s=%d: nobody passes before all tiles are placed", fieldPasses, s.passes)
	}
	if s.stalled > 0 {
		s.addError("%s=%d: turns are counted when all tiles are placed", fieldStalled, s.stalled)
	}
}

// checkHands checks the hands by the number of tiles placed: the seats take turns.
func (s *positionParser) checkHands() {
	placed := len(s.tiles)
	want := [2]int{firstTiles - (placed+1)/2, tiles - firstTiles - placed/2}
	for seat := range want {
		if n := s.hands[seat].size(); n != max(want[seat], 0) {
			s.addError("%s holds %d tiles; when %d are placed it holds %d", game.Seat(seat), n, placed, max(want[seat], 0))
		}
	}
	if placed < tiles && s.toMove != game.Seat(placed%2) {
		s.addError("%s is to move; when %d tiles are placed it is %s", s.toMove, placed, game.Seat(placed%2))
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
