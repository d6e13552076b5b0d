package room

import (
	"context"
	"errors"
	"math/rand/v2"
	"strconv"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// conditionalClient is the client of the commands by which conditional turns are played. No client of a person has a space in its name.
const conditionalClient = "conditional turns"

// followDelay is how long turns are collected before the database is asked which of their matches have conditional turns: to ask
// after each turn would be most of its work, for matches that have none.
const followDelay = 100 * time.Millisecond

// followShare is which part of the time at most passes with that question.
const followShare = 10

// followUntilClosed follows conditional turns soon after turns were played, and from time to time: those that could not be followed
// before, and those of other nodes.
func (h *Registry) followUntilClosed() {
	ticker := time.NewTicker(h.SweepInterval)
	defer ticker.Stop()
	for {
		began := time.Now()
		h.followAll()
		rest := time.NewTimer(max(followDelay, followShare*time.Since(began)))
		select {
		case <-rest.C:
		case <-h.running.Done():
			rest.Stop()
			return
		}
		select {
		case <-h.moved:
		case <-ticker.C:
		case <-h.running.Done():
			return
		}
	}
}

// followSoon has the conditional turns of the match followed soon, if there are any.
func (r *room) followSoon() {
	if !r.match.Began || r.match.Terms.Clock.RealTime() {
		return
	}
	select {
	case r.registry.moved <- struct{}{}:
	default: // they will be anyway
	}
}

// followAll follows the conditional turns of matches that have moved on since, in a cluster those that no other live node owns.
func (h *Registry) followAll() {
	ids, err := h.Store.UnfollowedMatches(h.running, sweepBatch)
	if err != nil && h.running.Err() == nil {
		h.Log.Error("matches with conditional turns could not be read", "error", err)
	}
	for _, id := range ids {
		if h.running.Err() != nil {
			return
		}
		err := h.withOwned(h.running, id, service, func(r *room) error { return r.follow(h.running) })
		if err != nil && !errors.Is(err, store.ErrOwned) && h.running.Err() == nil {
			h.Log.Error("conditional turns could not be followed", "match", id, "error", err)
		}
	}
}

// follow plays the answer that is decided for the turn of the opponent, if there is one, and stores what is left of the
// conditional turns of both seats.
func (r *room) follow(ctx context.Context) error {
	stored, err := r.registry.Store.ConditionalTurns(ctx, r.id)
	if err != nil {
		return err
	}
	for _, before := range stored {
		left, answer := before.Follow(r.match)
		if answer != nil {
			if left, err = r.answer(ctx, before.ConditionalTurns, answer); err != nil {
				return err
			}
		}
		if left.Seq == before.Seq {
			continue
		}
		// Another revision is that of the player, who has changed them meanwhile: then they are followed by the next sweep.
		now := store.ConditionalRecord{Match: r.id, Revision: rand.Int64() | 1, ConditionalTurns: left}
		if err := r.registry.Store.PutConditionalTurns(ctx, now, before.Revision); err != nil && !errors.Is(err, store.ErrChanged) {
			return err
		}
	}
	return nil
}

// answer plays the answer of conditional turns and returns what is left of them. It is the same command, with the same key, also if another process tries it
// after a crash, so it is carried out once. If it is refused, nothing is left.
func (r *room) answer(ctx context.Context, c match.ConditionalTurns, answer match.Command) (left match.ConditionalTurns, err error) {
	_, err = r.do(context.WithoutCancel(ctx), CommandEnvelope{
		Sender:    match.Sender{Person: c.Person, Seat: c.Seat, ExpectedSeq: r.match.PositionSeq},
		Key:       &store.CommandKey{Client: conditionalClient, ID: strconv.FormatInt(r.match.PositionSeq, 10)},
		Command:   answer,
		automatic: true,
	})
	var refusal *match.Refusal
	refused := errors.As(err, &refusal)
	if err != nil && !refused {
		return c, err
	}
	if r.match == nil { // it was dropped, since the clock could not be set after the turn
		if err := r.own(ctx); err != nil {
			return c, err
		}
	}
	if left, _ = c.Follow(r.match); refused {
		r.registry.Log.Warn("a conditional turn was refused", "match", r.id, "seat", c.Seat, "code", refusal.Code)
		left.Turns = nil
	}
	return left, nil
}
