package room_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/rating"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// giveAccount stores a person with an account.
func (h *harness) giveAccount(person string) {
	h.Helper()
	ctx, now := context.Background(), time.Now()
	err := errors.Join(
		h.disk.PutPerson(ctx, store.PersonRecord{ID: person, Created: now, Seen: now}),
		h.disk.CreateAccount(ctx, store.Account{Person: person, Name: person, NameKey: person, Created: now, State: store.AccountActive}),
	)
	if err != nil {
		h.Fatal(err)
	}
}

// A rated match is between two people with accounts. Its result is stored with its end, and that of its rematch too.
func TestRatedMatch(t *testing.T) {
	h := newHarness(t, newStore(), nil)
	defer h.close()
	ctx := t.Context()
	created := match.Created{Terms: terms("5+3"), Seats: [2]match.SeatState{anna, {Holder: match.HolderOpen}}, CreatedBy: "anna"}
	created.Terms.Rated = true
	var refusal *match.Refusal
	if _, err := h.rooms.Create(ctx, created); !errors.As(err, &refusal) || refusal.Code != match.RefusedRated {
		t.Errorf("created without an account: %v", err)
	}
	h.giveAccount("anna")
	id, err := h.rooms.Create(ctx, created)
	if err != nil {
		t.Fatal(err)
	}
	sit := match.Sit{Seat: game.Second, Name: "Bert"}
	h.refused(id, as("bert", sit), match.RefusedRated)
	h.giveAccount("bert")
	if err := h.disk.SetAccountState(ctx, "bert", store.AccountDisabled); err != nil {
		t.Fatal(err)
	}
	h.refused(id, as("bert", sit), match.RefusedRated)
	if err := h.disk.SetAccountState(ctx, "bert", store.AccountActive); err != nil {
		t.Fatal(err)
	}
	h.do(id, as("bert", sit))
	h.play(id, 4)
	h.do(id, as("anna", match.Resign{}))
	pool := rating.PoolOf(match.Terms{Game: "ki-shogi", Options: game.Options{"field": "open", "ki": "off"}, Clock: control("5+3")})
	results := func() []store.RatedResult {
		t.Helper()
		pending, err := h.disk.PendingResults(ctx, pool, 10)
		if err != nil {
			t.Fatal(err)
		}
		return pending
	}
	got := results()
	if len(got) != 1 || got[0].Match != id || got[0].People != [2]string{"anna", "bert"} || got[0].HalfPoints != 0 || time.Since(got[0].At) > time.Minute {
		t.Errorf("the results are %+v", got)
	}
	// The events after the end leave it as it is.
	h.do(id, as("anna", match.Offer{Offer: match.OfferRematch}))
	h.do(id, as("bert", match.Accept{Offer: match.OfferRematch}))
	if got := results(); len(got) != 1 {
		t.Errorf("after a rematch was agreed the results are %+v", got)
	}
	if err := rating.Project(ctx, h.disk); err != nil {
		t.Fatal(err)
	}
	winner, err := h.disk.PersonRatings(ctx, "bert")
	if err != nil || len(winner) != 1 || winner[0].Points <= 1500 || winner[0].Games != 1 {
		t.Errorf("the winner has %+v, %v", winner, err)
	}
	// An account that is gone has no rematch.
	id, err = h.rooms.Create(ctx, match.Created{Terms: created.Terms, Seats: [2]match.SeatState{anna, bert}, CreatedBy: "anna"})
	if err != nil {
		t.Fatal(err)
	}
	h.do(id, as("anna", match.Resign{}))
	h.do(id, as("bert", match.Offer{Offer: match.OfferRematch}))
	if err := h.disk.DeleteAccount(ctx, "bert"); err != nil {
		t.Fatal(err)
	}
	h.refused(id, as("anna", match.Accept{Offer: match.OfferRematch}), match.RefusedRated)
}

// A casual match has no result, nor has one that ended before both had played.
func TestUnratedMatch(t *testing.T) {
	h := newHarness(t, newStore(), nil)
	defer h.close()
	h.giveAccount("anna")
	h.giveAccount("bert")
	casual := h.create("5+3", anna, bert)
	h.play(casual, 4)
	h.do(casual, as("anna", match.Resign{}))
	rated := terms("5+3")
	rated.Rated = true
	early, err := h.rooms.Create(t.Context(), match.Created{Terms: rated, Seats: [2]match.SeatState{anna, bert}, CreatedBy: "anna"})
	if err != nil {
		t.Fatal(err)
	}
	h.do(early, as("anna", match.Resign{}))
	if pools, err := h.disk.RatingPools(t.Context()); len(pools) != 0 || err != nil {
		t.Errorf("there are ratings: %+v, %v", pools, err)
	}
}
