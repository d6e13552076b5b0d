package editor

import (
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/coord"
)

// Limits of a draft. They are above those of every possible position.
const (
	maxPieces     = 400
	maxHeld       = 99
	maxCoordinate = 50_000 // of an open field
)

// Draft is a position text in parts. It is not safe for concurrent use.
type Draft struct {
	form    game.PositionForm
	surface *game.Surface
	values  map[string]string               // of seats, choices, numbers and texts, by field
	claims  map[string]map[string]game.Seat // by field and value
	board   []standing
	hands   [2][]int // how many of each of form.Held
}

// standing is a piece on a place; owner is None if its field has no owner.
type standing struct {
	piece int // of form.Pieces
	owner game.Seat
	place string
}

// Read takes a position text of the game g apart. It reports false for a text that is not in the form of
// the game's position texts, and for a game that has no editor. Everything that the game accepts can be read.
func Read(g game.Game, text string) (*Draft, bool) {
	editable, ok := g.(game.PositionEditor)
	if !ok {
		return nil, false
	}
	d := &Draft{form: editable.PositionForm(), surface: g.Surface(), values: map[string]string{}, claims: map[string]map[string]game.Seat{}}
	names := make([]string, len(d.form.Fields))
	for i := range d.form.Fields {
		names[i] = d.form.Fields[i].Name
	}
	values, faults := game.ParseFields(text, names...)
	if faults.Len() > 0 {
		return nil, false
	}
	for seat := range d.hands {
		d.hands[seat] = make([]int, len(d.form.Held))
	}
	for i := range d.form.Fields {
		if !d.read(&d.form.Fields[i], values[names[i]]) {
			return nil, false
		}
	}
	return d, true
}

func (d *Draft) read(f *game.PositionField, value string) bool {
	switch f.Kind {
	case game.FieldBoard:
		return d.readBoard(f, value)
	case game.FieldHand:
		return d.readHand(f, value)
	case game.FieldClaims:
		return d.readClaims(f, value)
	}
	return d.set(f, value)
}

func (d *Draft) readBoard(f *game.PositionField, value string) bool {
	for _, item := range list(value, ";") {
		text, place, _ := strings.Cut(item, "@")
		piece := d.pieceNamed(text)
		at, ok := d.placeNamed(place)
		if piece < 0 || !ok || len(d.board) == maxPieces {
			return false
		}
		d.board = append(d.board, standing{piece, f.Owner, at})
	}
	return true
}

func (d *Draft) readHand(f *game.PositionField, value string) bool {
	for _, item := range list(value, f.Separator) {
		held := d.heldNamed(item)
		if held < 0 || d.hands[f.Owner][held] == maxHeld {
			return false
		}
		d.hands[f.Owner][held]++
	}
	return true
}

func (d *Draft) readClaims(f *game.PositionField, value string) bool {
	d.claims[f.Name] = map[string]game.Seat{}
	for _, item := range list(value, ";") {
		name, by, _ := strings.Cut(item, ":")
		if !d.claim(f, name, by) {
			return false
		}
	}
	return true
}

// claim sets which seat has a value of f; "-" is none.
func (d *Draft) claim(f *game.PositionField, value, by string) bool {
	if !slices.Contains(f.Values, value) {
		return false
	}
	if by == nothing {
		delete(d.claims[f.Name], value)
		return true
	}
	var seat game.Seat
	if err := seat.UnmarshalText([]byte(by)); err != nil || !seat.IsPlayer() {
		return false
	}
	d.claims[f.Name][value] = seat
	return true
}

// set sets a field with a single value, if it is of the right form.
func (d *Draft) set(f *game.PositionField, value string) bool {
	switch f.Kind {
	case game.FieldSeat, game.FieldChoice:
		if !slices.Contains(f.Values, value) {
			return false
		}
	case game.FieldNumber:
		n, rest, ok := coord.CutInt(value)
		if !ok || rest != "" || n < 0 || n > f.Max {
			return false
		}
	default:
		if value == "" || len(value) > 64 || strings.ContainsAny(value, " \t\r\n") {
			return false
		}
	}
	d.values[f.Name] = value
	return true
}

const nothing = "-" // an empty list in a position text

func list(value, separator string) []string {
	if value == nothing {
		return nil
	}
	return strings.Split(value, separator) // into letters without a separator
}

func (d *Draft) pieceNamed(text string) int {
	return slices.IndexFunc(d.form.Pieces, func(p game.PlaceablePiece) bool { return p.Text == text })
}

func (d *Draft) heldNamed(text string) int {
	return slices.IndexFunc(d.form.Held, func(h game.HeldPiece) bool { return h.Text == text })
}

// placeNamed returns a place as the surface names it, if there is one with this name.
func (d *Draft) placeNamed(name string) (string, bool) {
	if !d.surface.Open {
		return name, slices.ContainsFunc(d.surface.Places, func(p game.Place) bool { return p.Name == name })
	}
	x, y, rest, ok := coord.CutXY(name)
	return name, ok && rest == "" && max(x, -x, y, -y) <= maxCoordinate
}

// String returns the position text.
func (d *Draft) String() string {
	fields := make([]string, len(d.form.Fields))
	for i := range d.form.Fields {
		f := &d.form.Fields[i]
		fields[i] = f.Name + "=" + d.valueOf(f)
	}
	return strings.Join(fields, " ")
}

func (d *Draft) valueOf(f *game.PositionField) string {
	var items []string
	separator := ";"
	switch f.Kind {
	case game.FieldBoard:
		for _, s := range d.board {
			if s.owner == f.Owner {
				items = append(items, d.form.Pieces[s.piece].Text+"@"+s.place)
			}
		}
	case game.FieldHand:
		separator = f.Separator
		for held, n := range d.hands[f.Owner] {
			for range n {
				items = append(items, d.form.Held[held].Text)
			}
		}
	case game.FieldClaims:
		for _, value := range f.Values {
			if seat, ok := d.claims[f.Name][value]; ok {
				items = append(items, value+":"+seat.String())
			}
		}
	default:
		return d.values[f.Name]
	}
	if len(items) == 0 {
		return nothing
	}
	return strings.Join(items, separator)
}

// Value returns the value of a field with a single one.
func (d *Draft) Value(name string) string { return d.values[name] }

// Claim returns which seat has a value of a field with claims, None for none.
func (d *Draft) Claim(name, value string) game.Seat {
	if seat, ok := d.claims[name][value]; ok {
		return seat
	}
	return game.None
}

// Held returns how many pieces of a kind, by its text, a player holds.
func (d *Draft) Held(seat game.Seat, text string) int {
	if held := d.heldNamed(text); held >= 0 && seat.IsPlayer() {
		return d.hands[seat][held]
	}
	return 0
}

// Form returns what the position text holds.
func (d *Draft) Form() *game.PositionForm { return &d.form }
