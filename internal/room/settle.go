package room

import (
	"context"
	"errors"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/match"
)

// patience is how long a room waits before it looks again at a deadline that had come
// when a Tick found nothing to do.
const patience = 100 * time.Millisecond

// thought is a computer's turn that is being thought about.
type thought struct {
	moved  int64 // see match.Match
	cancel func()
}

// settle has done what the match needs now: its deadline watched, its computer thinking.
func (r *room) settle() {
	r.arm(0)
	r.think()
}

// arm sets the timer for the deadline, at the earliest after least.
func (r *room) arm(least time.Duration) {
	deadline, ok := r.match.Deadline()
	if !ok {
		if r.timer != nil {
			r.timer.Stop()
		}
		return
	}
	wait := max(deadline-r.hall.Keeper.Now().Uptime, least)
	if r.timer == nil {
		r.timer = time.AfterFunc(wait, r.ring)
	} else {
		r.timer.Reset(wait)
	}
}

// ring is called when the deadline has come. If uptime has stood still, so that it has
// not, the timer is set again; if the end can not be kept the next sweep tries again.
func (r *room) ring() {
	h := r.hall
	_ = h.alone(h.running, r.id, service, func(r *room) error {
		if r.match == nil {
			return nil
		}
		_, err := r.do(h.running, Request{Sender: nobody, Command: match.Tick{}})
		return err
	})
}

// nobody is the service as a sender.
var nobody = match.Sender{As: game.None, Expect: -1}

// toThink returns the computer that is to move.
func toThink(m *match.Match) (game.Seat, bool) {
	seat := m.ToMove
	return seat, m.Began && !m.Over() && seat.IsPlayer() && m.Chairs[seat].Holder == match.Computer
}

// think has the computer think whose turn it is, unless it does, and stops it if the
// match has moved on. If there is no room to think the next sweep tries again.
func (r *room) think() {
	if r.thought != nil && r.thought.moved == r.match.Moved {
		return
	}
	r.forget()
	seat, ok := toThink(r.match)
	if !ok || r.hall.Opponents == nil || r.hall.crowded.Load() {
		return
	}
	table, err := r.match.Table()
	if err != nil {
		return // see giveUp
	}
	t := &thought{moved: r.match.Moved}
	s := Seat{Match: r.id, Seq: r.match.Seq, Seat: seat, Level: r.match.Chairs[seat].Level, Table: table.Clone()}
	if deadline, ok := r.match.Deadline(); ok {
		s.Left = max(1, deadline-r.hall.Keeper.Now().Uptime)
	}
	cancel, ok := r.hall.Opponents.Think(s, func(turn string) { r.hall.play(s, t, turn) })
	if !ok {
		r.hall.crowded.Store(true)
		return
	}
	t.cancel = cancel
	r.thought = t
}

// giveUp has a computer resign that can not play on since the rules have changed: nobody
// shall wait for it for ever.
func (r *room) giveUp(ctx context.Context) error {
	seat, ok := toThink(r.match)
	if !ok {
		return nil
	}
	_, err := r.match.Table()
	if err == nil {
		return nil
	}
	r.hall.Log.Warn("a computer resigns, since it can not play on", "match", r.id, "error", err)
	_, err = r.do(ctx, Request{Sender: match.Sender{As: seat, Expect: -1}, Command: match.GiveUp{}})
	return err
}

// forget stops the computer.
func (r *room) forget() {
	if r.thought != nil {
		r.thought.cancel()
		r.thought = nil
	}
}

// play plays the turn that a computer has found.
func (h *hall) play(s Seat, t *thought, turn string) {
	err := h.alone(h.running, s.Match, service, func(r *room) error {
		if r.thought != t {
			return nil
		}
		r.thought = nil
		sender := match.Sender{As: s.Seat, Expect: s.Seq}
		_, err := r.do(context.WithoutCancel(h.running), Request{Sender: sender, Command: match.Play{Turn: turn}})
		return err
	})
	var refusal *match.Refusal
	switch {
	case err == nil, errors.Is(err, ErrClosed), errors.As(err, &refusal) && refusal.Code == match.RefusedStale:
	default:
		h.Log.Error("a computer's turn could not be played", "match", s.Match, "seat", s.Seat, "turn", turn, "error", err)
	}
}
