package store

import (
	"context"
	"fmt"
	"math"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
)

// Seeks is the part of a store that knows who looks for an opponent. A seek waits until it is paired with another one
// or taken away. It can be paired once, whichever node tries. Seeks are short-lived, and not copied to another
// database. See docs/adr/0027-quick-pairing.md.
type Seeks interface {
	// PutSeek stores a new seek, which waits. Another one of the same person that waits is deleted. The error is
	// ErrExists if the id is known, or if a seek of the person was stored at the same time.
	PutSeek(ctx context.Context, s Seek) error
	// Seek returns a seek, or ErrNotFound.
	Seek(ctx context.Context, id string) (Seek, error)
	// WaitingSeeks returns those that wait, the first that came first, at most limit.
	WaitingSeeks(ctx context.Context, limit int) ([]Seek, error)
	// PairSeeks pairs two seeks, by the seats of their people: from now on they have a match. The error is ErrChanged if
	// one of them does not wait any more; nothing is changed then.
	PairSeeks(ctx context.Context, p SeekPair) error
	// MoveSeek makes a seek that waits one of another node. The error is ErrNotFound if it does not wait.
	MoveSeek(ctx context.Context, id, node string) error
	// DeleteSeek deletes a seek that waits and reports whether it did.
	DeleteSeek(ctx context.Context, id string) (bool, error)
	// DeletePairedSeeks deletes the seeks that were paired before a time.
	DeletePairedSeeks(ctx context.Context, before time.Time) error
}

// MaxSeeks is how many waiting seeks WaitingSeeks returns at most.
const MaxSeeks = 10_000

// Seek is that a person looks for an opponent for a kind of game.
type Seek struct {
	ID     string
	Person string
	Node   string      // at which the person waits
	Terms  match.Terms // of the match, complete
	Seat   game.Seat   // that the person wants; game.None: any
	// Rating is that of the person, in points, and Deviation how uncertain it is.
	Rating, Deviation float64
	// Lowest and Highest limit the rating of the opponent; 0: no limit.
	Lowest, Highest float64
	Since           time.Time // when the person began to wait

	// Match is that of a paired seek; empty: it waits. The person has a seat and the opponent the other one.
	Match    string
	Paired   game.Seat // the seat of the person; of a seek that waits it is game.None
	Opponent string    // the id of a person
	PairedAt time.Time
}

// SeekPair is that two seeks are paired.
type SeekPair struct {
	Match         string
	First, Second string // the ids of the seeks
	At            time.Time
}

// Check reports with ErrInvalid a mistake in a new seek.
func (s *Seek) Check() error {
	switch {
	case !isName(s.ID) || !isName(s.Person) || !isName(s.Node):
		return fmt.Errorf("%w: a seek has an id, a person and a node", ErrInvalid)
	case s.Seat != game.None && !s.Seat.IsPlayer():
		return fmt.Errorf("%w: a seek is for the first seat, the second or any", ErrInvalid)
	case s.Match != "" || s.Opponent != "" || !s.PairedAt.IsZero():
		return fmt.Errorf("%w: a new seek is not paired", ErrInvalid)
	}
	for _, n := range []float64{s.Rating, s.Deviation, s.Lowest, s.Highest} {
		if math.IsNaN(n) || math.IsInf(n, 0) {
			return fmt.Errorf("%w: a rating is a finite number", ErrInvalid)
		}
	}
	return nil
}

// Check reports with ErrInvalid a mistake in a pair.
func (p *SeekPair) Check() error {
	if !isName(p.Match) || !isName(p.First) || !isName(p.Second) || p.First == p.Second {
		return fmt.Errorf("%w: a pair is of two seeks and has a match", ErrInvalid)
	}
	return nil
}
