package reception

import (
	"context"
	"time"

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
	You []game.Seat // the seats that are theirs
}

// State returns a match as it is now.
func (r *Reception) State(ctx context.Context, p identity.Person, id string) (State, error) {
	if err := checkID(id); err != nil {
		return State{}, err
	}
	var s State
	err := r.Rooms.Read(ctx, id, func(m *match.Match, uptime time.Duration) error {
		s.State = protocol.StateOf(m, uptime)
		if p.Known() {
			s.You = m.Seats(p.ID)
		}
		return nil
	})
	return s, err
}

// Request is a command as a client sends it.
type Request struct {
	Key     store.CommandKey // see protocol.KeyOf
	Expect  int64            // the last Seq it has seen; negative: not said
	As      game.Seat        // None: the seat the person has
	Command match.Command
}

// Do carries out a command and returns once its events are on disk. A turn that is
// played costs nothing but the bytes that it writes: see [room.Quota].
func (r *Reception) Do(ctx context.Context, p identity.Person, id string, q Request) (room.Answer, error) {
	if err := checkID(id); err != nil {
		return room.Answer{}, err
	}
	if !p.Known() {
		return room.Answer{}, nobody()
	}
	if sit, ok := q.Command.(match.Sit); ok {
		q.Command = match.Sit{Seat: sit.Seat, Name: p.Name}
	}
	if _, turn := q.Command.(match.Play); !turn {
		if err := r.Meter.Act(p.ID); err != nil {
			return room.Answer{}, err
		}
	}
	answer, err := r.Rooms.Do(ctx, id, room.Request{
		Sender:  match.Sender{Person: p.ID, As: q.As, Expect: q.Expect},
		Key:     &q.Key,
		Command: q.Command,
	})
	if answer.Again {
		r.Meter.Again(p.ID)
	}
	return answer, err
}

// Lines returns the chat of a match behind after, at most limit lines.
func (r *Reception) Lines(ctx context.Context, id string, after int64, limit int) ([]match.Line, error) {
	if err := checkID(id); err != nil {
		return nil, err
	}
	return r.Store.Lines(ctx, id, max(after, 0), min(max(limit, 1), MaxLines))
}

// Record returns the match written down.
func (r *Reception) Record(ctx context.Context, id string) (*record.Record, error) {
	if err := checkID(id); err != nil {
		return nil, err
	}
	var written *record.Record
	err := r.Rooms.Read(ctx, id, func(m *match.Match, _ time.Duration) error {
		written = m.Record()
		return nil
	})
	return written, err
}
