package room

import (
	"context"
	"errors"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
)

// deadlineRetry is how long a room waits before it looks again at a deadline that had come
// when match.CheckDeadline found nothing to do.
const deadlineRetry = 100 * time.Millisecond

// computerTurn is a computer's turn that is being thought about.
type computerTurn struct {
	moved  int64 // see match.Match
	cancel func()
}

// schedule has done what the match needs now: its deadline watched, its computer thinking.
func (r *room) schedule() {
	if !r.owned() {
		return
	}
	r.setTimer(0)
	r.startThinking()
}

// setTimer sets the timer for the deadline, at the earliest after least.
func (r *room) setTimer(least time.Duration) {
	deadline, ok := r.match.Deadline()
	if !ok {
		if r.timer != nil {
			r.timer.Stop()
		}
		return
	}
	wait := max(deadline-r.registry.Clock.Now().Uptime, least)
	if r.timer == nil {
		r.timer = time.AfterFunc(wait, r.onTimer)
	} else {
		r.timer.Reset(wait)
	}
}

// onTimer is called when the deadline has come. If uptime has stood still, so that it has
// not, the timer is set again; if the end cannot be stored, the next sweep tries again.
func (r *room) onTimer() {
	h := r.registry
	_ = h.withRoom(h.running, r.id, service, func(r *room) error {
		if r.match == nil {
			return nil
		}
		_, err := r.do(h.running, CommandEnvelope{Sender: serviceSender, Command: match.CheckDeadline{}})
		return err
	})
}

// serviceSender is the service as a sender.
var serviceSender = match.Sender{Seat: game.None, ExpectedSeq: -1}

// computerToMove returns the computer that is to move.
func computerToMove(m *match.Match) (game.Seat, bool) {
	seat := m.ToMove
	return seat, m.Began && !m.Over() && seat.IsPlayer() && m.Seats[seat].Holder == match.HolderComputer
}

// startThinking starts the computer to move, unless it is thinking already, and stops it if
// the match has moved on. If the pool is full, the next sweep tries again.
func (r *room) startThinking() {
	if r.thinking != nil && r.thinking.moved == r.match.PositionSeq {
		return
	}
	r.cancelThinking()
	seat, ok := computerToMove(r.match)
	if !ok || r.registry.Computers == nil || r.registry.poolFull.Load() {
		return
	}
	table, err := r.match.State()
	if err != nil {
		return // see resignComputer
	}
	t := &computerTurn{moved: r.match.PositionSeq}
	s := ThinkRequest{Match: r.id, Seq: r.match.Seq, Seat: seat, Level: r.match.Seats[seat].Level, Table: game.Clone(table)}
	if deadline, ok := r.match.Deadline(); ok {
		s.Left = max(1, deadline-r.registry.Clock.Now().Uptime)
	}
	cancel, ok := r.registry.Computers.Think(s, func(turn string) { r.registry.playComputerTurn(s, t, turn) })
	if !ok {
		r.registry.poolFull.Store(true)
		return
	}
	t.cancel = cancel
	r.thinking = t
}

// resignComputer makes a computer resign that cannot play on since the rules have changed, so
// that its opponent does not wait for ever.
func (r *room) resignComputer(ctx context.Context) error {
	seat, ok := computerToMove(r.match)
	if !ok {
		return nil
	}
	_, err := r.match.State()
	if err == nil {
		return nil
	}
	r.registry.Log.Warn("a computer resigns, because it cannot play on", "match", r.id, "error", err)
	_, err = r.do(ctx, CommandEnvelope{Sender: match.Sender{Seat: seat, ExpectedSeq: -1}, Command: match.Resign{}})
	return err
}

// cancelThinking stops the computer.
func (r *room) cancelThinking() {
	if r.thinking != nil {
		r.thinking.cancel()
		r.thinking = nil
	}
}

// playComputerTurn plays the turn that a computer has found.
func (h *Registry) playComputerTurn(s ThinkRequest, t *computerTurn, turn string) {
	err := h.withRoom(h.running, s.Match, service, func(r *room) error {
		if r.thinking != t {
			return nil
		}
		r.thinking = nil
		sender := match.Sender{Seat: s.Seat, ExpectedSeq: s.Seq}
		_, err := r.do(context.WithoutCancel(h.running), CommandEnvelope{Sender: sender, Command: match.Play{Turn: turn}})
		return err
	})
	var refusal *match.Refusal
	switch {
	case err == nil, errors.Is(err, ErrClosed), errors.As(err, &refusal) && refusal.Code == match.RefusedStale:
	default:
		h.Log.Error("a computer's turn could not be played", "match", s.Match, "seat", s.Seat, "turn", turn, "error", err)
	}
}
