package lobby

import (
	"context"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/record"
)

// MatchView is a match as it is now, for one of its viewers.
type MatchView struct {
	protocol.MatchState
	You []game.Seat // the seats that are theirs
}

// State returns a match as it is now.
func (r *Lobby) State(ctx context.Context, p identity.Person, id string) (MatchView, error) {
	if err := checkID(id); err != nil {
		return MatchView{}, err
	}
	var s MatchView
	err := r.Rooms.Read(ctx, id, func(m *match.Match, uptime time.Duration) error {
		s.MatchState = protocol.MatchStateOf(m, uptime)
		if p.Identified() {
			s.You = m.SeatsOf(p.ID)
		}
		return nil
	})
	return s, err
}

// CommandRequest is a command as a client sends it.
type CommandRequest struct {
	Key         store.CommandKey // see protocol.KeyOf
	ExpectedSeq int64            // the last Seq it has seen; negative: unknown
	Seat        game.Seat        // None: the seat the person has
	Command     match.Command
}

// DoCommand carries out a command and returns once its events are on disk. A turn that is
// played costs nothing but the bytes that it writes: see [room.WriteQuota].
func (r *Lobby) DoCommand(ctx context.Context, p identity.Person, id string, q CommandRequest) (room.CommandResult, error) {
	if err := checkID(id); err != nil {
		return room.CommandResult{}, err
	}
	if !p.Identified() {
		return room.CommandResult{}, needsIdentityError()
	}
	if command, ok := q.Command.(match.Sit); ok {
		q.Command = match.Sit{Seat: command.Seat, Name: p.Name}
	}
	if _, turn := q.Command.(match.Play); !turn {
		if err := r.Meter.ChargeCommand(p.ID); err != nil {
			return room.CommandResult{}, err
		}
	}
	answer, err := r.Rooms.Do(ctx, id, room.CommandEnvelope{
		Sender:  match.Sender{Person: p.ID, Seat: q.Seat, ExpectedSeq: q.ExpectedSeq},
		Key:     &q.Key,
		Command: q.Command,
	})
	if answer.Repeated {
		r.Meter.ChargeRepeat(p.ID)
	}
	return answer, err
}

// Chat returns the chat of a match after a number, at most limit lines, as a person reads it: without what those have written whom they have blocked.
func (r *Lobby) Chat(ctx context.Context, p identity.Person, id string, after int64, limit int) ([]match.ChatMessage, error) {
	if err := checkID(id); err != nil {
		return nil, err
	}
	lines, err := r.Store.Chat(ctx, id, max(after, 0), min(max(limit, 1), MaxChat))
	if err != nil || len(lines) == 0 || !p.Identified() {
		return lines, err
	}
	blocks, err := r.Store.Blocks(ctx, p.ID)
	if err != nil || len(blocks) == 0 {
		return lines, err
	}
	summary, err := r.Store.Summary(ctx, id)
	if err != nil {
		return nil, err
	}
	people := [2]string{summary.Seats[game.First].Person, summary.Seats[game.Second].Person}
	for i, line := range lines {
		if store.Hides(blocks, people, line.Seat) {
			lines[i] = line.Concealed()
		}
	}
	return lines, nil
}

// Record returns the match written down.
func (r *Lobby) Record(ctx context.Context, id string) (*record.Record, error) {
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
