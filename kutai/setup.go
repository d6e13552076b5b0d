package kutai

import (
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
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

func (s *positionParser) addError(format string, args ...any) {
	s.reasons.Addf(format, args...)
}

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
			s.addError("to-move=%s: expected first or second", wording.QuoteShort(to))
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
		s.addError("tiles: %s does not begin with a tile, as in %s", wording.QuoteShort(text), s.pos.exampleText())
	case !isPlace:
		s.addError("tiles: %s does not end with a place of the board, as in %s", wording.QuoteShort(text), s.pos.exampleText())
	default:
		s.tiles = append(s.tiles, placement{k, p})
	}
}

func (s *positionParser) readHand(seat game.Seat, code string) {
	k, ok := kindsByCode[code]
	switch {
	case !ok:
		s.addError("%s: %s is no tile", seat, wording.QuoteShort(code))
	case s.hand[seat].has(k):
		s.addError("%s: %s stands there twice; each player has one", seat, code)
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
			s.addError("%s: %d placed and %d in the hands; the players have 2 together", k, placed[k], left)
		}
	}
	n := len(s.tiles)
	if want := game.Seat(n % 2); s.to != want {
		s.addError("after %d tiles %s is to move, not %s", n, want, s.to)
	}
	for i, used := range [2]int{(n + 1) / 2, n / 2} {
		if left := s.hand[i].count(); left != int(Kinds)-used {
			s.addError("%s has %d tiles left; after %d turns it has %d", game.Seat(i), left, n, int(Kinds)-used)
		}
	}
}

// checkPlaces tests what stands where.
func (s *positionParser) checkPlaces() {
	l := s.pos.layout()
	at := make(map[placeIndex]Kind)
	for _, x := range s.tiles {
		name := l.names[x.place]
		if other, taken := at[x.place]; taken {
			s.addError("%s: %s and %s stand there both", name, other, x.kind)
			continue
		}
		at[x.place] = x.kind
		want := groundColours[groundOf[x.kind]]
		if x.place != l.centre && l.colours[x.place]&want == 0 {
			s.addError("%s: %s needs %s; %s is %s", name, x.kind, want.either(), name, l.colours[x.place])
		}
	}
	if len(s.tiles) == 0 {
		return
	}
	switch k, ok := at[l.centre]; {
	case !ok:
		s.addError("there are tiles but no Centerpiece on %s", l.names[l.centre])
	case !k.IsFlower():
		s.addError("the Centerpiece is a flower tile; %s is none", k)
	case s.hand[game.First].has(k):
		s.addError("first placed the Centerpiece, but still has %s", k)
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
	s.addError("the game was over before the last turn: whichever tile was placed last, the others have a total above %d", s.pos.target)
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
