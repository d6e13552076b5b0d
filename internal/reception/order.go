package reception

import (
	"context"

	"github.com/teahouse-games/teahouse/internal/identity"
)

// Order is a match that somebody wants.
type Order struct {
	Game     string
	Options  map[string]string // those that are not given have their default
	Position string            // the position text to begin at; empty for the usual beginning
	Clock    string            // its text, e.g. "5+3"; empty for none
	Public   bool              // listed for everybody
	Seats    [2]string         // Me, Open, Link, or Computer with a level
}

// Who can be ordered for a seat.
const (
	Me       = "me"
	Open     = "open"      // whoever comes
	Link     = "link"      // whoever has the invitation
	Computer = "computer:" // and the level, e.g. "computer:greedy"
)

// Made is a match that was ordered.
type Made struct {
	Match       string
	Invitations [2]string // the keys to the seats that are for who has the link
}

// Create begins a match. Who orders it must be known.
func (r *Reception) Create(ctx context.Context, by identity.Person, o Order) (Made, error) {
	panic("soon")
}
