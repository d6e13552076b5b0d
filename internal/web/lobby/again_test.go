package lobby_test

import (
	"context"
	"errors"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
)

// named is an order with a name.
func named(first, second string) lobby.CreateMatchRequest {
	return lobby.CreateMatchRequest{Game: "ki-shogi", Seats: [2]string{first, second}, Client: "c", ID: "1"}
}

// The same request sent many times at once creates one match, and all get the same
// answer.
func TestSameOrderAtOnce(t *testing.T) {
	h := open(t)
	const times = 20
	made := make([]lobby.CreatedMatch, times)
	var group sync.WaitGroup
	for i := range made {
		group.Go(func() {
			var err error
			if made[i], err = h.Create(t.Context(), ann, named(lobby.SeatMe, lobby.SeatLink)); err != nil {
				t.Error(err)
			}
		})
	}
	group.Wait()
	fresh := 0
	for _, m := range made {
		if !m.Again {
			fresh++
		}
		if m.Match != made[0].Match || !cmp.Equal(m.Invitations, made[0].Invitations) {
			t.Errorf("%+v and %+v for one order", m, made[0])
		}
	}
	if fresh != 1 {
		t.Errorf("%d orders were the first one", fresh)
	}
	if list, err := h.store.List(t.Context(), store.Filter{Limit: 9}); err != nil || len(list) != 1 {
		t.Errorf("%d matches, %v", len(list), err)
	}
	if _, _, err := h.TakeInvitedSeat(t.Context(), bob, made[0].Invitations[1]); err != nil {
		t.Error(err)
	}
}

// An invitation that could not be stored with its match is stored when the request is
// repeated.
func TestInvitationIsKeptLater(t *testing.T) {
	h := open(t)
	c := h.Config
	c.Store = failingInvites{h.store}
	order := named(lobby.SeatMe, lobby.SeatLink)
	if _, err := lobby.New(c).Create(t.Context(), ann, order); !errors.Is(err, errMute) {
		t.Fatalf("error %v, want that of the store", err)
	}
	made, err := h.Create(t.Context(), ann, order)
	if err != nil || !made.Again {
		t.Fatalf("%+v, %v", made, err)
	}
	if id, _, err := h.TakeInvitedSeat(t.Context(), bob, made.Invitations[1]); err != nil || id != made.Match {
		t.Errorf("joined %s, %v, want %s", id, err, made.Match)
	}
}

// lost are rooms that store a match and return an error.
type lost struct{ lobby.Rooms }

var errLost = errors.New("the disk did not answer")

func (l lost) CreateOnce(ctx context.Context, id string, key store.CommandKey, created match.Created) error {
	return errors.Join(errLost, l.Rooms.CreateOnce(ctx, id, key, created))
}

func TestMatchThatWasKeptAllTheSame(t *testing.T) {
	h := open(t)
	rooms := h.Rooms
	h.Rooms = lost{rooms}
	if _, err := h.Create(t.Context(), ann, named(lobby.SeatMe, lobby.SeatOpen)); !errors.Is(err, errLost) {
		t.Fatal(err)
	}
	h.Rooms = rooms
	made, err := h.Create(t.Context(), ann, named(lobby.SeatMe, lobby.SeatOpen))
	if err != nil || !made.Again {
		t.Errorf("%+v, %v", made, err)
	}
}

// Keys and ids of orders cannot be guessed without the secret of the service.
func TestNamesOfOrdersNeedTheSecret(t *testing.T) {
	seen := map[string]bool{}
	for range 3 { // each has a secret of its own
		made, err := open(t).Create(t.Context(), ann, named(lobby.SeatMe, lobby.SeatLink))
		if err != nil {
			t.Fatal(err)
		}
		if seen[made.Match] || seen[made.Invitations[1]] {
			t.Errorf("another service has made the same: %+v", made)
		}
		seen[made.Match], seen[made.Invitations[1]] = true, true
	}
}
