package symmetry

import (
	"bytes"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/splitmix"
)

// Position is a position as it is seen from all sides.
type Position struct {
	Key     uint64 // the same for all positions that play alike, and for no others
	Swapped bool   // it is seen with the seats exchanged

	keys  *Keys
	views []view // in which it has the key: more than one if the position looks alike from several sides
}

// token is something that a position text says.
type token struct {
	field *fieldForm
	text  string // a piece, or another value
	hash  uint64 // of text
	at    point  // of a piece on the board
	on    bool   // it is a piece on the board
}

// Position sees the position of g, which must be between turns and have the rules and options of the keys.
func (k *Keys) Position(g game.Game) Position {
	tokens := k.read(g.PositionText())
	symmetries := &game.Symmetries{}
	if s, ok := g.(game.SymmetricState); ok {
		symmetries = s.Symmetries()
	}
	seen := Position{keys: k}
	for i := range len(symmetries.List) + 1 {
		v := upright
		if i > 0 {
			v = viewOf(&symmetries.List[i-1])
		}
		if symmetries.Boundless {
			v.moveToCorner(tokens)
		}
		key := k.key(tokens, &v)
		switch {
		case i == 0 || key < seen.Key:
			seen.Key, seen.Swapped, seen.views = key, v.seats, append(seen.views[:0], v)
		case key == seen.Key:
			seen.views = append(seen.views, v)
		}
	}
	return seen
}

// Turn returns a legal turn as it is in all positions that play alike. Of turns that are the same there, it is the same.
func (p *Position) Turn(text string) string {
	var best, other []byte
	for i := range p.views {
		other, _ = p.keys.appendTurn(other[:0], &p.views[i], text)
		if i == 0 || bytes.Compare(other, best) < 0 {
			best, other = other, best
		}
	}
	return string(best)
}

// Turns returns the turns of the position that a turn of [Position.Turn] stands for, without repetitions: more than one if
// the position looks alike from several sides.
func (p *Position) Turns(text string) []string {
	var turns []string
	for i := range p.views {
		back := p.views[i].back()
		turn, ok := p.keys.appendTurn(nil, &back, text)
		if ok && !slices.Contains(turns, string(turn)) {
			turns = append(turns, string(turn))
		}
	}
	slices.Sort(turns)
	return turns
}

// read takes a position text apart.
func (k *Keys) read(text string) []token {
	tokens := make([]token, 0, 64)
	for field := range strings.SplitSeq(text, " ") {
		name, value, _ := strings.Cut(field, "=")
		f := k.fields[name]
		if f == nil {
			f = newField(name, game.FieldText, "")
		}
		separator := ";"
		switch f.kind {
		case game.FieldBoard, game.FieldClaims:
		case game.FieldHand:
			separator = f.separator
		default:
			tokens = append(tokens, token{field: f, text: value, hash: textHash(value)})
			continue
		}
		if value == "-" {
			continue
		}
		for part := range strings.SplitSeq(value, separator) {
			t := token{field: f, text: part}
			if f.kind == game.FieldBoard {
				var place string
				t.text, place, t.on = strings.Cut(part, "@")
				t.at, _, _ = k.cutPlace(place)
			}
			t.hash = textHash(t.text)
			tokens = append(tokens, t)
		}
	}
	return tokens
}

// moveToCorner shifts what is seen so that the lowest column and row with a piece are 0.
func (v *view) moveToCorner(tokens []token) {
	var least point
	found := false
	for i := range tokens {
		if !tokens[i].on {
			continue
		}
		at := v.at(tokens[i].at)
		if !found {
			least, found = at, true
		}
		least.x, least.y = min(least.x, at.x), min(least.y, at.y)
	}
	v.shift.x, v.shift.y = v.shift.x-least.x, v.shift.y-least.y
}

// key adds up what a position text says, so that the order of pieces does not matter.
func (k *Keys) key(tokens []token, v *view) uint64 {
	swap := 0
	if v.seats {
		swap = 1
	}
	sum := uint64(0)
	for i := range tokens {
		t := &tokens[i]
		h := t.hash
		switch t.field.kind {
		case game.FieldBoard, game.FieldHand:
			if other, ok := v.pieces[t.text]; ok {
				h = textHash(other)
			}
			if t.on {
				at := v.at(t.at)
				h = splitmix.Mix(h + uint64(uint32(at.x))<<32 + uint64(uint32(at.y)))
			}
		case game.FieldSeat, game.FieldClaims:
			if v.seats {
				h = textHash(exchangeSeats(t.text))
			}
		case game.FieldText:
			if t.text != "-" {
				seen, _ := k.appendTurn(nil, v, t.text)
				h = textHash(string(seen))
			}
		}
		sum += splitmix.Mix(h ^ t.field.hash[swap])
	}
	return splitmix.Mix(sum)
}
