package lobby_test

import (
	"fmt"
	"testing"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// people stores people, who can be challenged then.
func (h *harness) people(people ...identity.Person) {
	h.t.Helper()
	for _, p := range people {
		if err := h.store.PutPerson(h.t.Context(), store.PersonRecord{ID: p.ID, Name: p.Name, Created: h.now, Seen: h.now}); err != nil {
			h.t.Fatal(err)
		}
	}
}

func (h *harness) ownMatches(p identity.Person) (ids []string) {
	h.t.Helper()
	page, err := h.ListOwn(h.t.Context(), p, lobby.ListRequest{Limit: lobby.MaxPage})
	if err != nil {
		h.t.Fatal(err)
	}
	for _, s := range page.Matches {
		ids = append(ids, s.Match)
	}
	return ids
}

func (h *harness) challenges(p identity.Person) lobby.Challenges {
	h.t.Helper()
	c, err := h.Challenges(h.t.Context(), p)
	if err != nil {
		h.t.Fatal(err)
	}
	return c
}

// Challenges of others, as many as can stand, do not push a person's game out of their list, nor do those that ended.
func TestChallengesOfOthersLeaveOwnListsAlone(t *testing.T) {
	h := open(t)
	h.people(bob)
	playing := h.create(bob, lobby.SeatMe, lobby.SeatMe).Match
	for i := range store.MaxChallengesReceived / store.MaxChallengesMade {
		guest := identity.Person{ID: fmt.Sprint("guest", i), Name: "Guest"}
		for range store.MaxChallengesMade {
			h.create(guest, lobby.SeatMe, lobby.SeatPerson+bob.ID)
		}
	}
	if got := h.ownMatches(bob); len(got) != 1 || got[0] != playing {
		t.Errorf("Bob has the matches %v", got)
	}
	received := h.challenges(bob).Received
	if len(received) != store.MaxChallengesReceived {
		t.Errorf("Bob has %d challenges", len(received))
	}
	if _, err := h.Create(t.Context(), ann, lobby.CreateMatchRequest{Game: "ki-shogi", Seats: [2]string{lobby.SeatMe, lobby.SeatPerson + bob.ID}}); err == nil {
		t.Error("one challenge more is taken")
	}
	for i := range received {
		if err := h.EndChallenge(t.Context(), bob, received[i].Match); err != nil {
			t.Fatal(err)
		}
	}
	if got := h.ownMatches(bob); len(got) != 1 || got[0] != playing {
		t.Errorf("after all were declined Bob has the matches %v", got)
	}
}

// Challenges are found among more matches that wait than a list has, and only they count.
func TestChallengesAmongManyMatches(t *testing.T) {
	h := open(t)
	h.people(ann, bob)
	made := h.create(ann, lobby.SeatMe, lobby.SeatPerson+bob.ID).Match
	received := h.create(bob, lobby.SeatPerson+ann.ID, lobby.SeatMe).Match
	for range store.MaxList {
		h.create(ann, lobby.SeatMe, lobby.SeatOpen)
	}
	got := h.challenges(ann)
	if len(got.Made) != 1 || got.Made[0].Match != made || len(got.Received) != 1 || got.Received[0].Match != received {
		t.Errorf("Ann has %+v", got)
	}
	h.create(ann, lobby.SeatMe, lobby.SeatPerson+bob.ID)
	h.create(bob, lobby.SeatMe, lobby.SeatPerson+ann.ID)
}

// A person who withdraws challenges cannot make new ones without end.
func TestChallengesCost(t *testing.T) {
	h := open(t)
	h.people(bob)
	c := h.Config
	c.Meter = &countingMeter{acts: 9, challenges: 2}
	r := lobby.New(c)
	order := lobby.CreateMatchRequest{Game: "ki-shogi", Seats: [2]string{lobby.SeatMe, lobby.SeatPerson + bob.ID}, Client: "c", ID: "1"}
	for range 3 { // sent again it costs nothing
		if _, err := r.Create(t.Context(), ann, order); err != nil {
			t.Fatal(err)
		}
	}
	order.Client, order.ID = "", ""
	made, err := r.Create(t.Context(), ann, order)
	if err != nil {
		t.Fatal(err)
	}
	if err := r.EndChallenge(t.Context(), ann, made.Match); err != nil {
		t.Fatal(err)
	}
	_, err = r.Create(t.Context(), ann, order)
	wantProblem(t, err, problem.Limited)
	order.Seats[1] = lobby.SeatOpen
	if _, err := r.Create(t.Context(), ann, order); err != nil {
		t.Errorf("an open seat costs as much as a challenge: %v", err)
	}
}
