package lobby

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"errors"
	"strings"
	"time"

	servicemessages "github.com/teahouse-games/teahouse/internal/service/messages"
	"github.com/teahouse-games/teahouse/internal/web/problem/messages"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// InvitationInfo describes the seat and match of a link.
type InvitationInfo struct {
	Purpose store.Purpose // to take a seat (Join), or to move one to another device (Move)
	Seat    game.Seat
	Expires time.Time
	Match   store.Summary
}

// Invitation describes the target of a link without using it.
func (r *Lobby) Invitation(ctx context.Context, key string) (InvitationInfo, error) {
	invitation, err := r.invitationByKey(ctx, key)
	if err != nil {
		return InvitationInfo{}, err
	}
	summary, err := r.Store.Summary(ctx, invitation.Match)
	if err == nil && invitation.Purpose == store.TakeSeat && summary.Seats[invitation.Seat].Occupied() {
		return InvitationInfo{}, usedInvitationError()
	}
	return InvitationInfo{invitation.Purpose, invitation.Seat, invitation.Expires, summary}, err
}

// CreateInvitation makes a further invitation to a seat that is taken by link. Only the
// creator of the match can make one, until the match is over; earlier ones stay valid.
func (r *Lobby) CreateInvitation(ctx context.Context, p identity.Person, id string, seat game.Seat) (key string, err error) {
	if err := errors.Join(checkID(id), checkSeat(seat)); err != nil {
		return "", err
	}
	err = r.Rooms.Read(ctx, id, func(m *match.Match, _ time.Duration) error {
		switch {
		case !p.Identified() || m.CreatedBy != p.ID:
			return problem.New(problem.Forbidden, messages.NotCreator())
		case m.Over():
			return &match.Refusal{Code: match.RefusedOver, Message: servicemessages.MatchOver()}
		case m.Seats[seat].Occupied():
			return &match.Refusal{Code: match.RefusedTaken, Message: servicemessages.SeatTaken()}
		case m.Seats[seat].Holder != match.HolderLink:
			return problem.InvalidField("seat", messages.SeatOpen())
		}
		return nil
	})
	if err != nil {
		return "", err
	}
	return r.invite(ctx, id, seat)
}

// invite makes the key to a seat.
func (r *Lobby) invite(ctx context.Context, id string, seat game.Seat) (string, error) {
	key := newKey()
	return key, r.keepInvitation(ctx, key, id, seat)
}

// keepInvitation stores the key to a seat.
func (r *Lobby) keepInvitation(ctx context.Context, key, id string, seat game.Seat) error {
	return r.Store.PutInvitation(ctx, store.Invitation{
		Hash: hashKey(key), Match: id, Seat: seat, Purpose: store.TakeSeat, Expires: r.Now().Add(InvitationLife),
	})
}

// invitationByKey finds what the key of a link leads to.
func (r *Lobby) invitationByKey(ctx context.Context, key string) (store.Invitation, error) {
	if len(key) != keyLength {
		return store.Invitation{}, usedInvitationError()
	}
	invitation, err := r.Store.Invitation(ctx, hashKey(key))
	if errors.Is(err, store.ErrNotFound) || err == nil && !r.Now().Before(invitation.Expires) {
		return store.Invitation{}, usedInvitationError()
	}
	return invitation, err
}

// useInvitation takes an invitation away that has served.
func (r *Lobby) useInvitation(ctx context.Context, invitation store.Invitation) {
	// The seat has moved: a key made before opens nothing unless the seat comes back.
	if _, err := r.Store.UseInvitation(ctx, invitation.Hash); err != nil {
		r.Log.WarnContext(ctx, "an invitation that was used could not be taken away", "match", invitation.Match, "error", err)
	}
}

func usedInvitationError() error {
	return problem.New(problem.LinkUsed, messages.LinkUsed())
}

// keyLength is that of a key: 26 letters of base32, 130 bits.
const keyLength = 26

func newKey() string { return strings.ToLower(rand.Text()) }

func hashKey(key string) store.Hash { return sha256.Sum256([]byte(strings.ToLower(key))) }
