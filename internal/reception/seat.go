package reception

import (
	"context"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/identity"
	"github.com/teahouse-games/teahouse/internal/store"
)

// Sit takes an open seat. Who sits there already is told so without an error.
func (r *Reception) Sit(ctx context.Context, p identity.Person, match string, seat game.Seat) error {
	panic("soon")
}

// Invitation is what a link leads to.
type Invitation struct {
	Purpose store.Purpose // to take a seat (Join), or to move one to another device (Move)
	Seat    game.Seat
	Expires time.Time // zero: never
	Match   store.Summary
}

// Invited tells what the key of a link leads to, without using it.
func (r *Reception) Invited(ctx context.Context, key string) (Invitation, error) { panic("soon") }

// Join takes the seat that an invitation is to.
func (r *Reception) Join(ctx context.Context, p identity.Person, key string) (match string, seat game.Seat, err error) {
	panic("soon")
}

// KeyLife is how long the key to move a seat is good.
const KeyLife = time.Hour

// SeatKey is what moves a seat to another device.
type SeatKey struct {
	Key     string
	Expires time.Time
}

// SeatKey makes a key to a seat that is the person's.
func (r *Reception) SeatKey(ctx context.Context, p identity.Person, match string, seat game.Seat) (SeatKey, error) {
	panic("soon")
}

// Move moves the seat that a seat key is to, to p. Who had it watches from now on.
func (r *Reception) Move(ctx context.Context, p identity.Person, key string) (match string, seat game.Seat, err error) {
	panic("soon")
}
