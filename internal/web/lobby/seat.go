package lobby

import (
	"context"
	"errors"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/internal/web/problem/messages"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// TakeSeat takes an open seat. It does nothing if the person has that seat already.
func (r *Lobby) TakeSeat(ctx context.Context, p identity.Person, id string, seat game.Seat) error {
	if err := errors.Join(checkID(id), checkSeat(seat)); err != nil {
		return err
	}
	return r.takeSeat(ctx, p, id, seat, false)
}

func (r *Lobby) takeSeat(ctx context.Context, p identity.Person, id string, seat game.Seat, invited bool) error {
	if !p.Identified() {
		return needsIdentityError()
	}
	if has, err := r.hasSeat(ctx, p, id, seat); err != nil || has {
		return err
	}
	if err := r.Meter.ChargeCommand(p.ID); err != nil {
		return err
	}
	_, err := r.Rooms.Do(ctx, id, room.CommandEnvelope{
		Sender:  match.Sender{Person: p.ID, Seat: game.None, ExpectedSeq: -1},
		Command: match.Sit{Seat: seat, Name: p.Name, Invited: invited},
	})
	return err
}

// hasSeat reports whether a person has a seat.
func (r *Lobby) hasSeat(ctx context.Context, p identity.Person, id string, seat game.Seat) (has bool, err error) {
	err = r.Rooms.Read(ctx, id, func(m *match.Match, _ time.Duration) error {
		has = slices.Contains(m.SeatsOf(p.ID), seat)
		return nil
	})
	return has, err
}

// TakeInvitedSeat takes the seat of an invitation. It does nothing if the person has that seat
// already, so that a request can be repeated; for others the invitation to a taken seat is
// void.
func (r *Lobby) TakeInvitedSeat(ctx context.Context, p identity.Person, key string) (id string, seat game.Seat, err error) {
	invitation, err := r.invitationByKey(ctx, key)
	if err != nil {
		return "", game.None, err
	}
	if invitation.Purpose != store.TakeSeat {
		return "", game.None, usedInvitationError()
	}
	err = r.takeSeat(ctx, p, invitation.Match, invitation.Seat, true)
	if refusal, ok := errors.AsType[*match.Refusal](err); ok && refusal.Code == match.RefusedTaken {
		return "", game.None, usedInvitationError()
	}
	if err != nil {
		return "", game.None, err
	}
	return invitation.Match, invitation.Seat, nil
}

// KeyLife is how long the key to move a seat is good.
const KeyLife = time.Hour

// SeatKey moves a seat to another device.
type SeatKey struct {
	Key     string
	Expires time.Time
}

// CreateSeatKey makes a key to a seat that is the person's.
func (r *Lobby) CreateSeatKey(ctx context.Context, p identity.Person, id string, seat game.Seat) (SeatKey, error) {
	if err := errors.Join(checkID(id), checkSeat(seat)); err != nil {
		return SeatKey{}, err
	}
	has, err := r.hasSeat(ctx, p, id, seat)
	switch {
	case err != nil:
		return SeatKey{}, err
	case !p.Identified() || !has:
		return SeatKey{}, problem.New(problem.Code(match.RefusedSeat), messages.SeatNotYours())
	}
	made := SeatKey{Key: newKey(), Expires: r.Now().Add(KeyLife)}
	return made, r.Store.PutInvitation(ctx, store.Invitation{
		Hash: hashKey(made.Key), Match: id, Seat: seat, Purpose: store.MoveSeat, Person: p.ID, Expires: made.Expires,
	})
}

// MoveSeat moves the seat of a seat key to p. The previous holder watches from now on. A key
// is void once its maker no longer has the seat.
func (r *Lobby) MoveSeat(ctx context.Context, p identity.Person, key string) (id string, seat game.Seat, err error) {
	if !p.Identified() {
		return "", game.None, needsIdentityError()
	}
	invitation, err := r.invitationByKey(ctx, key)
	if err != nil {
		return "", game.None, err
	}
	if invitation.Purpose != store.MoveSeat {
		return "", game.None, usedInvitationError()
	}
	has, err := r.hasSeat(ctx, identity.Person{ID: invitation.Person}, invitation.Match, invitation.Seat)
	switch {
	case err != nil:
		return "", game.None, err
	case !has:
		return "", game.None, usedInvitationError()
	case invitation.Person == p.ID:
		return invitation.Match, invitation.Seat, nil
	}
	_, err = r.Rooms.Do(ctx, invitation.Match, room.CommandEnvelope{
		Sender:  match.Sender{Seat: game.None, ExpectedSeq: -1},
		Command: match.MoveSeat{Seat: invitation.Seat, From: invitation.Person, Person: p.ID, Name: p.Name},
	})
	if refusal, ok := errors.AsType[*match.Refusal](err); ok && refusal.Code == match.RefusedSeat {
		return "", game.None, usedInvitationError() // another key to the seat was faster
	}
	if err != nil {
		return "", game.None, err
	}
	r.useInvitation(ctx, invitation)
	return invitation.Match, invitation.Seat, nil
}
