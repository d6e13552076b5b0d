package lobby

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"math/rand/v2"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/messages"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
)

// ConditionalView is the conditional turns of the sender in a match, and where they begin.
type ConditionalView struct {
	match.ConditionalTurns
	Seq     int64  // the event since when the match is as it is; it is expected by [Lobby.SetConditionalTurns]
	Version string // of the turns: other turns have another one. It stays the same when the room follows them.
}

// ConditionalRequest is what a person decides in a match, in place of all that they have decided before.
type ConditionalRequest struct {
	Expect   int64  // the event since when the match is as the person has seen it; negative: not said
	Replaces string // the version of the turns that the person has seen; empty: not said
	Turns    []match.ConditionalTurn
}

// ConditionalTurns returns the conditional turns of a person in a match. The error for somebody without a seat is a *match.Refusal.
func (r *Lobby) ConditionalTurns(ctx context.Context, p identity.Person, id string) (c ConditionalView, err error) {
	if err := checkID(id); err != nil {
		return c, err
	}
	// The store is read first: what was followed meanwhile is taken away then by the match as it is.
	stored, err := r.storedConditional(ctx, p, id)
	if err != nil {
		return c, err
	}
	err = r.Rooms.Read(ctx, id, func(m *match.Match, _ time.Duration) error {
		seats := m.SeatsOf(p.ID)
		if !p.Identified() || len(seats) == 0 {
			return &match.Refusal{Code: match.RefusedSeat, Message: messages.NoSeat()}
		}
		c.ConditionalTurns, c.Seq = match.ConditionalTurns{Seat: seats[0], TurnsBefore: len(m.Turns)}, m.PositionSeq
		for _, of := range stored {
			if of.Seat == seats[0] {
				c.ConditionalTurns, _ = of.Follow(m)
			}
		}
		return nil
	})
	if err == nil {
		c.Version, err = versionOf(c.Turns)
	}
	return c, err
}

// versionOf returns the version of conditional turns.
func versionOf(turns []match.ConditionalTurn) (string, error) {
	text, err := json.Marshal(append([]match.ConditionalTurn{}, turns...))
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:16]), err
}

// storedConditional returns what is stored of a person in a match.
func (r *Lobby) storedConditional(ctx context.Context, p identity.Person, id string) (own []store.ConditionalRecord, err error) {
	all, err := r.Store.ConditionalTurns(ctx, id)
	for _, c := range all {
		if p.Identified() && c.Person == p.ID {
			own = append(own, c)
		}
	}
	return own, err
}

// SetConditionalTurns stores the conditional turns of a person in a match, in place of all from before, and charges their bytes. Without
// turns nothing is decided any more. The error is a *match.Refusal, or that of the quota.
func (r *Lobby) SetConditionalTurns(ctx context.Context, p identity.Person, id string, req ConditionalRequest) error {
	if err := checkID(id); err != nil {
		return err
	}
	if !p.Identified() {
		return needsIdentityError()
	}
	if err := r.Meter.ChargeCommand(p.ID); err != nil {
		return err
	}
	var c match.ConditionalTurns
	var state game.Game
	err := r.Rooms.Read(ctx, id, func(m *match.Match, _ time.Duration) (err error) {
		switch seats := m.SeatsOf(p.ID); {
		case len(seats) == 0:
			err = &match.Refusal{Code: match.RefusedSeat, Message: messages.NoSeat()}
		case len(req.Turns) > 0:
			c, state, err = m.BeginConditional(p.ID, seats[0], req.Expect, req.Turns)
		}
		return err
	})
	if err != nil {
		return err
	}
	if len(req.Turns) == 0 {
		return r.clearConditional(ctx, p, id, req.Replaces)
	}
	if c.Turns, err = match.CheckConditional(state, req.Turns); err != nil {
		return err
	}
	quota := room.WriteQuotaOf(ctx)
	if _, err := quota.Reserve(0); err != nil {
		return err
	}
	if err := r.replaceConditional(ctx, p, store.ConditionalRecord{Match: id, ConditionalTurns: c}, req.Replaces); err != nil {
		return err
	}
	text, err := json.Marshal(c.Turns) // as it is stored
	quota.Charge(len(text))
	return err
}

// clearConditional deletes what a person has decided in a match, if it has still the version that they have seen.
func (r *Lobby) clearConditional(ctx context.Context, p identity.Person, id, seen string) error {
	own, err := r.storedConditional(ctx, p, id)
	for i := 0; i < len(own) && err == nil; i++ {
		own[i].Turns = nil
		err = r.replaceConditional(ctx, p, own[i], seen)
	}
	return err
}

// replaceConditional stores conditional turns of a person in place of the stored ones, which the room may change at the same time. The
// stored ones have still the version that the person has seen.
func (r *Lobby) replaceConditional(ctx context.Context, p identity.Person, c store.ConditionalRecord, seen string) (err error) {
	for range conditionalTries {
		stored, readErr := r.Store.ConditionalTurns(ctx, c.Match)
		if readErr != nil {
			return readErr
		}
		replaces := int64(0)
		for _, of := range stored {
			if of.Seat == c.Seat {
				replaces = of.Revision
			}
		}
		if err := r.checkSeen(ctx, p, c.Match, seen); err != nil {
			return err
		}
		c.Revision = rand.Int64() | 1
		if err = r.Store.PutConditionalTurns(ctx, c, replaces); !errors.Is(err, store.ErrChanged) {
			return err
		}
	}
	return err
}

// checkSeen refuses a change by somebody who has not seen the conditional turns that it would replace.
func (r *Lobby) checkSeen(ctx context.Context, p identity.Person, id, version string) error {
	if version == "" {
		return nil
	}
	now, err := r.ConditionalTurns(ctx, p, id)
	if err == nil && now.Version != version {
		err = &match.Refusal{Code: match.RefusedStale, Message: messages.ConditionalChanged()}
	}
	return err
}

// conditionalTries is how often conditional turns are stored that another request changes at the same time.
const conditionalTries = 5
