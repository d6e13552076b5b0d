package editor

import (
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/messages"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
)

// EditKind is what an edit does.
type EditKind string

// The kinds of edits.
const (
	Put   EditKind = "put"   // puts Piece on Place
	Take  EditKind = "take"  // takes the upper piece of Place away
	Move  EditKind = "move"  // moves the upper piece of Place to To
	Hold  EditKind = "hold"  // sets how many of Piece a player holds to Count
	Set   EditKind = "set"   // sets the field Field to Value; of claims, who has Piece
	Clear EditKind = "clear" // takes all pieces away
	Pass  EditKind = "pass"  // gives the turn to the other player, as if nothing happened before
)

// Edit is one change. The texts are those of the game's [game.PositionForm]; Piece begins with the
// player who has it, e.g. "first R3", except in claims.
type Edit struct {
	Do    EditKind `json:"do"`
	Piece string   `json:"piece,omitempty"`
	Place string   `json:"place,omitempty"`
	To    string   `json:"to,omitempty"`
	Field string   `json:"field,omitempty"`
	Value string   `json:"value,omitempty"`
	Count int      `json:"count,omitempty"`
}

// EditError is why an edit cannot be made. The draft is unchanged.
type EditError struct{ message.Message }

func (e *EditError) Error() string { return e.String() }

func refuse(m message.Message) error { return &EditError{m} }

func quote(text string) message.Text { return message.Text(wording.QuoteShort(text)) }

// Apply makes an edit. The error is an *[Error].
func (d *Draft) Apply(e Edit) error {
	switch e.Do {
	case Put:
		return d.put(e.Piece, e.Place)
	case Take:
		return d.takeAway(e.Place)
	case Move:
		return d.move(e.Place, e.To)
	case Hold:
		return d.hold(e.Piece, e.Count)
	case Set:
		return d.setField(e.Field, e.Piece, e.Value)
	case Clear:
		for len(d.board) > 0 {
			d.giveBack(len(d.board) - 1)
		}
		return nil
	case Pass:
		return d.pass()
	}
	return refuse(messages.EditAction(quote(string(e.Do))))
}

// cutSeat reads "first R3".
func cutSeat(piece string) (seat game.Seat, text string, err error) {
	name, text, _ := strings.Cut(piece, " ")
	if seat.UnmarshalText([]byte(name)) != nil || !seat.IsPlayer() {
		return seat, "", refuse(messages.EditPiece(quote(piece)))
	}
	return seat, text, nil
}

func (d *Draft) put(name, place string) error {
	seat, text, err := cutSeat(name)
	if err != nil {
		return err
	}
	piece := d.pieceNamed(text)
	if piece < 0 {
		return refuse(messages.EditPiece(quote(name)))
	}
	at, ok := d.placeNamed(place)
	if !ok {
		return refuse(messages.EditPlace(quote(place)))
	}
	owner := d.ownerOf(seat)
	d.clearLayer(at, d.form.Pieces[piece].Base)
	if d.form.Pieces[piece].Unique {
		d.board = slices.DeleteFunc(d.board, func(s standing) bool { return s.piece == piece && s.owner == owner })
	}
	if len(d.board) == maxPieces {
		return refuse(messages.EditFull(maxPieces))
	}
	if held := d.heldNamed(d.form.Pieces[piece].Held); held >= 0 {
		d.hands[seat][held] = max(d.hands[seat][held]-1, 0)
	}
	d.board = append(d.board, standing{piece, owner, at})
	return nil
}

// ownerOf returns the owner of the pieces that seat puts on the board.
func (d *Draft) ownerOf(seat game.Seat) game.Seat {
	for i := range d.form.Fields {
		if f := &d.form.Fields[i]; f.Kind == game.FieldBoard && f.Owner == game.None {
			return game.None
		}
	}
	return seat
}

// clearLayer takes what stands on a place as the base of other pieces, or what stands there otherwise.
func (d *Draft) clearLayer(place string, base bool) {
	for i := len(d.board) - 1; i >= 0; i-- {
		if s := d.board[i]; s.place == place && d.form.Pieces[s.piece].Base == base {
			d.giveBack(i)
		}
	}
}

// upper returns the upper piece of a place.
func (d *Draft) upper(place string) (int, error) {
	best := -1
	for i, s := range d.board {
		if s.place == place && (best < 0 || d.form.Pieces[d.board[best].piece].Base) {
			best = i
		}
	}
	if best < 0 {
		return 0, refuse(messages.EditEmpty(quote(place)))
	}
	return best, nil
}

func (d *Draft) takeAway(place string) error {
	i, err := d.upper(place)
	if err == nil {
		d.giveBack(i)
	}
	return err
}

// giveBack takes a piece off the board, into the hand of its owner. One without owner goes to the player
// whose hand lacks it, or is the shorter one; Second placed the last of an even number.
func (d *Draft) giveBack(i int) {
	s := d.board[i]
	d.board = slices.Delete(d.board, i, i+1)
	held := d.heldNamed(d.form.Pieces[s.piece].Held)
	if held < 0 {
		return
	}
	seat := s.owner
	if !seat.IsPlayer() {
		seat = game.Second
		lacks := func(s game.Seat) bool { return d.hands[s][held] < d.form.Held[held].Max }
		if lacks(game.First) && (!lacks(game.Second) || size(d.hands[game.First]) < size(d.hands[game.Second])) {
			seat = game.First
		}
	}
	d.hands[seat][held] = min(d.hands[seat][held]+1, maxHeld)
}

func size(hand []int) (n int) {
	for _, count := range hand {
		n += count
	}
	return n
}

func (d *Draft) move(from, to string) error {
	i, err := d.upper(from)
	if err != nil {
		return err
	}
	at, ok := d.placeNamed(to)
	if !ok {
		return refuse(messages.EditPlace(quote(to)))
	}
	if at == from {
		return nil
	}
	s := d.board[i]
	d.board = slices.Delete(d.board, i, i+1)
	d.clearLayer(at, d.form.Pieces[s.piece].Base)
	s.place = at
	d.board = append(d.board, s)
	return nil
}

func (d *Draft) hold(name string, count int) error {
	seat, text, err := cutSeat(name)
	if err != nil {
		return err
	}
	held := d.heldNamed(text)
	if held < 0 {
		return refuse(messages.EditPiece(quote(name)))
	}
	if count < 0 || count > maxHeld {
		return refuse(messages.EditCount(count, maxHeld))
	}
	d.hands[seat][held] = count
	return nil
}

func (d *Draft) setField(name, claimed, value string) error {
	i := slices.IndexFunc(d.form.Fields, func(f game.PositionField) bool { return f.Name == name })
	if i < 0 {
		return refuse(messages.EditField(quote(name)))
	}
	f := &d.form.Fields[i]
	ok := false
	switch f.Kind {
	case game.FieldBoard, game.FieldHand:
	case game.FieldClaims:
		ok = d.claim(f, claimed, value)
	default:
		ok = d.set(f, value)
	}
	if !ok {
		return refuse(messages.EditValue(quote(value), message.Text(name)))
	}
	return nil
}

// pass gives the turn to the other player, and forgets what was the matter with the turns before.
func (d *Draft) pass() error {
	for i := range d.form.Fields {
		f := &d.form.Fields[i]
		switch {
		case f.Kind == game.FieldSeat:
			var seat game.Seat
			if seat.UnmarshalText([]byte(d.values[f.Name])) != nil || !seat.IsPlayer() {
				return refuse(messages.EditChance())
			}
			d.values[f.Name] = seat.Opponent().String()
		case f.Past && f.Kind == game.FieldNumber:
			d.values[f.Name] = "0"
		case f.Past:
			d.values[f.Name] = nothing
		}
	}
	return nil
}
