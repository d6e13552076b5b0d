package reception

import (
	"context"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/identity"
	"github.com/teahouse-games/teahouse/internal/match"
	"github.com/teahouse-games/teahouse/internal/protocol"
	"github.com/teahouse-games/teahouse/internal/room"
	"github.com/teahouse-games/teahouse/internal/store"
	"github.com/teahouse-games/teahouse/record"
)

// State is a match as it is now, for one who looks at it.
type State struct {
	protocol.State
	You []game.Seat `json:"you"` // the seats that are theirs
}

// State returns a match as it is now.
func (r *Reception) State(ctx context.Context, p identity.Person, id string) (State, error) {
	panic("soon")
}

// Request is a command as a client sends it.
type Request struct {
	Key     store.CommandKey
	Expect  int64     // the last Seq it has seen; negative: not said
	As      game.Seat // None: the seat the person has
	Command match.Command
}

// Do carries out a command and returns once its events are on disk.
func (r *Reception) Do(ctx context.Context, p identity.Person, id string, q Request) (room.Answer, error) {
	panic("soon")
}

// Lines returns the chat of a match behind after, at most limit lines.
func (r *Reception) Lines(ctx context.Context, id string, after int64, limit int) ([]match.Line, error) {
	panic("soon")
}

// Record returns the match written down.
func (r *Reception) Record(ctx context.Context, id string) (*record.Record, error) { panic("soon") }
