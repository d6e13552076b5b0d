package lobby

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base32"
	"errors"
	"regexp"
	"strings"

	"github.com/teahouse-games/teahouse/internal/web/problem/messages"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// requestName identifies a request, so that a repeated one is recognized.
type orderName struct {
	match string           // the id that the match of this order has
	key   store.CommandKey // is stored with the match, in the same transaction
}

// clientName matches valid names of clients and their requests.
var clientName = regexp.MustCompile(`^[!-~]{1,64}$`)

// nameOf returns the name of a request, nil if it has none. It belongs to the person:
// the same client and id of another person are another request.
func (r *Lobby) nameOf(by identity.Person, o CreateMatchRequest) (*orderName, error) {
	if o.Client == "" && o.ID == "" {
		return nil, nil
	}
	if !clientName.MatchString(o.Client) || !clientName.MatchString(o.ID) {
		return nil, problem.InvalidField("id", messages.NewMatchKey())
	}
	// No client of a command has a space in its name: its ids are not those of orders.
	key := protocol.CommandKey(by.ID, "new match "+o.Client, o.ID)
	return &orderName{r.derive(matchIDLength, "match", key.Client, key.ID), *key}, nil
}

// lot decides by chance whether two people change their seats: each time the same for a request with a name.
func (r *Lobby) lot(name *orderName) bool {
	key := newKey()
	if name != nil {
		key = r.derive(keyLength, "seats", name.match)
	}
	return strings.IndexByte("abcdefghijklmnopqrstuvwxyz234567", key[0])%2 == 1
}

// madeBefore returns the match of a request that was carried out, with its invitations:
// those that could not be stored then are stored now. The error for a request that was
// not carried out is store.ErrNotFound.
func (r *Lobby) madeBefore(ctx context.Context, name orderName, o CreateMatchRequest) (CreatedMatch, error) {
	summary, err := r.Store.Summary(ctx, name.match)
	if err != nil {
		return CreatedMatch{}, err
	}
	made := CreatedMatch{Match: name.match, Again: true}
	for seat, state := range summary.Seats {
		if o.Seats[seat] != SeatLink || state.Holder != match.HolderLink && state.Holder != match.HolderPerson {
			continue
		}
		if state.Holder == match.HolderPerson { // the invitation was used, so none is to be stored
			made.Invitations[seat] = r.keyOf(name.match, game.Seat(seat))
			continue
		}
		if made.Invitations[seat], err = r.inviteByName(ctx, name.match, game.Seat(seat)); err != nil {
			return made, err
		}
	}
	return made, nil
}

// keyOf returns the key of the invitation that comes with a named order.
func (r *Lobby) keyOf(id string, seat game.Seat) string {
	return r.derive(keyLength, "invitation", id, seat.String())
}

// inviteByName makes that key, unless it was made before.
func (r *Lobby) inviteByName(ctx context.Context, id string, seat game.Seat) (string, error) {
	key := r.keyOf(id, seat)
	err := r.keepInvitation(ctx, key, id, seat)
	if errors.Is(err, store.ErrExists) {
		err = nil
	}
	return key, err
}

// derive returns this many letters of base32 that can be computed only with the secret.
func (r *Lobby) derive(letters int, parts ...string) string {
	mac := hmac.New(sha256.New, r.Secret)
	mac.Write([]byte("order\n" + strings.Join(parts, "\n"))) // never fails
	return strings.ToLower(base32.StdEncoding.EncodeToString(mac.Sum(nil))[:letters])
}
