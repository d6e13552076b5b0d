package game

// PositionEditor is implemented by games whose position texts can be changed bit by bit, with
// impossible positions on the way; package editor does that.
type PositionEditor interface {
	// PositionForm returns what the position texts hold with the options of this game.
	PositionForm() PositionForm
}

// PositionForm is what the position texts of a game hold.
type PositionForm struct {
	Fields []PositionField  // in the order in which they are written
	Pieces []PlaceablePiece // what can stand on the surface, in the order of a palette
	Held   []HeldPiece      // what can be in a hand
}

// FieldKind is what a field of a position text holds.
type FieldKind uint8

// The kinds of field.
const (
	FieldSeat   FieldKind = iota // the seat to move
	FieldChoice                  // one of Values
	FieldNumber                  // a whole number from 0 to Max
	FieldText                    // anything else, "-" for nothing
	FieldClaims                  // which seats have which of Values: "Fan:first;Stick:second"
	FieldBoard                   // pieces of Owner on the surface: "R3@0,8;L@1,1"
	FieldHand                    // pieces that Owner holds, with Separator between them
)

// PositionField is a field of a position text.
type PositionField struct {
	Name      string
	Kind      FieldKind
	Owner     Seat     // of a board or hand; None for pieces without owner
	Values    []string // of a seat, a choice, or claims
	Max       int      // of a number
	Separator string   // of a hand
	Past      bool     // speaks of the turns before; nothing happened if it is "0" or "-"
}

// PlaceablePiece is a piece that can stand on the surface.
type PlaceablePiece struct {
	Text   string // as position texts write it, e.g. "R3"
	Kind   string // as in the view
	Code   string // for boards made of text
	Held   string // as hands write it; empty for a piece that no hand field names
	Unique bool   // a player has one of it: to place it again moves it
	Base   bool   // another piece can stand on it
}

// HeldPiece is a piece that can be in a hand.
type HeldPiece struct {
	Text string // as position texts write it
	Kind string // as in the view
	Max  int    // how many there are for a player at most
}
