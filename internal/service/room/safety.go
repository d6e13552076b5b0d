package room

import (
	"context"
	"errors"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/messages"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/message"
)

// checkMute returns a *match.Refusal if the sender of a line of chat is muted.
func (r *room) checkMute(ctx context.Context, q CommandEnvelope) error {
	if q.Sender.Person == "" {
		return nil
	}
	mute, err := r.registry.Store.Mute(ctx, q.Sender.Person, r.registry.Clock.Now().At)
	switch {
	case errors.Is(err, store.ErrNotFound):
		return nil
	case err != nil:
		return r.logFailure("it could not be read whether a person is muted", err)
	}
	until := message.Text(mute.Until.UTC().Format("2006-01-02 15:04 UTC"))
	if mute.Reason == "" {
		return &match.Refusal{Code: match.RefusedMuted, Message: messages.Muted(until)}
	}
	return &match.Refusal{Code: match.RefusedMuted, Message: messages.MutedBecause(until, message.Text(mute.Reason))}
}

// checkBlocks returns a *match.Refusal if a command would let two people play of whom one has blocked the other: it takes a seat, or begins the
// next game.
func (r *room) checkBlocks(ctx context.Context, q CommandEnvelope) error {
	switch c := q.Command.(type) {
	case match.Sit:
	case match.Offer:
		if c.Offer != match.OfferRematch {
			return nil
		}
	case match.Accept:
		if c.Offer != match.OfferRematch {
			return nil
		}
	default:
		return nil
	}
	return r.registry.checkPeople(ctx, q.Sender.Person, r.match.Seats)
}

// checkPeople returns a *match.Refusal if a person and somebody in one of the seats do not play each other, since one has blocked the other.
func (h *Registry) checkPeople(ctx context.Context, person string, seats [2]match.SeatState) error {
	for _, seat := range seats {
		if seat.Holder != match.HolderPerson || person == "" || seat.Person == person {
			continue
		}
		switch blocked, err := h.Store.Blocked(ctx, person, seat.Person); {
		case err != nil:
			return err
		case blocked:
			return &match.Refusal{Code: match.RefusedBlocked, Message: messages.Blocked()}
		}
	}
	return nil
}
