package storetest

import (
	"fmt"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

func testChallengePolicies(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustCreateAccount(t, s, "p1", "Ann")
	for _, policy := range []store.ChallengePolicy{store.ChallengedByFollowed, store.ChallengedByAll, store.ChallengedByNobody} {
		if _, err := s.ChangePerson(ctx, "p1", func(p *store.PersonRecord) { p.Challenges = policy }); err != nil {
			t.Fatal(err)
		}
		got, err := s.Person(ctx, "p1")
		if err != nil || got.Challenges != policy {
			t.Errorf("stored %q: %+v, %v", policy, got, err)
		}
	}
	requireError(t, "another policy", s.PutPerson(ctx, store.PersonRecord{ID: "p2", Challenges: "friends"}), store.ErrInvalid)
	mustDo(t, s.DeleteAccount(ctx, "p1"))
	if got, err := s.Person(ctx, "p1"); err != nil || got.Challenges != store.ChallengedByAll {
		t.Errorf("a former player: %+v, %v", got, err)
	}
}

// testChallengeLists finds challenges with the people of both seats, and ratings of open seats.
func testChallengeLists(t *testing.T, s store.Store) {
	reserved := match.SeatState{Holder: match.HolderReserved, Person: "p2"}
	limited := match.SeatState{Holder: match.HolderOpen, Lowest: 1400, Highest: 1600}
	with(t, s, "challenge", func(s *store.Summary) { s.Changed, s.Seats[1] = at(1), reserved })
	with(t, s, "limited", func(s *store.Summary) { s.Changed, s.Seats[1], s.Rated = at(2), limited, true })
	with(t, s, "declined", func(s *store.Summary) {
		s.Changed, s.Seats[1], s.Status, s.Outcome = at(3), reserved, store.StatusOver, game.Draw(match.ReasonDeclined)
	})
	with(t, s, "back", func(s *store.Summary) {
		s.Changed, s.Seats = at(4), [2]match.SeatState{{Holder: match.HolderReserved, Person: "p1"}, {Holder: match.HolderPerson, Person: "p2"}}
	})
	with(t, s, "named", func(s *store.Summary) { // a name is not taken for a holder
		s.Changed, s.Seats[0].Name = at(5), "\x00,{\"holder\":\"reserved\"},{"
		s.Seats[1] = match.SeatState{Holder: match.HolderPerson, Person: "p3", Name: `[{"holder":"reserved","x`}
		s.Status, s.Outcome = store.StatusOver, game.Win(game.First, "ring")
	})
	for _, c := range []struct {
		filter store.Filter
		want   []string
	}{
		{store.Filter{Person: "p2"}, []string{"back"}},
		{store.Filter{Person: "p2", PersonFilter: store.PersonFilter{Challenges: store.WithReceived}}, []string{"back", "declined", "challenge"}},
		{store.Filter{Person: "p2", PersonFilter: store.PersonFilter{Challenges: store.OnlyReceived}}, []string{"declined", "challenge"}},
		{store.Filter{Person: "p2", Status: store.StatusWaiting, PersonFilter: store.PersonFilter{Challenges: store.OnlyReceived}}, []string{"challenge"}},
		{store.Filter{Person: "p2", PersonFilter: store.PersonFilter{Challenges: store.OnlyReceived, Opponent: "p1"}}, []string{"declined", "challenge"}},
		{store.Filter{Person: "p2", PersonFilter: store.PersonFilter{Challenges: store.OnlyMade}}, []string{"back"}},
		{store.Filter{Person: "p1"}, []string{"named", "declined", "limited", "challenge"}},
		{store.Filter{Person: "p1", PersonFilter: store.PersonFilter{Challenges: store.OnlyMade}}, []string{"declined", "challenge"}},
		{store.Filter{Person: "p1", PersonFilter: store.PersonFilter{Challenges: store.OnlyReceived}}, []string{"back"}},
		{store.Filter{Person: "p1", PersonFilter: store.PersonFilter{NoUnbegun: true}}, []string{"named", "limited", "challenge"}},
		{store.Filter{Person: "p1", PersonFilter: store.PersonFilter{NoUnbegun: true, Challenges: store.WithReceived}}, []string{"named", "back", "limited", "challenge"}},
		{store.Filter{Person: "p1", PersonFilter: store.PersonFilter{Challenges: "unknown"}}, nil},
		{store.Filter{Person: "p1", PersonFilter: store.PersonFilter{Opponent: "p2"}}, []string{"declined", "challenge"}},
		{store.Filter{Open: true}, []string{"limited"}},
		{store.Filter{Person: "p1", PersonFilter: store.PersonFilter{Result: store.Drawn}}, nil},
	} {
		c.filter.Limit = 10
		requireEqual(t, fmt.Sprintf("%+v", c.filter), list(t, s, c.filter), c.want)
	}
	found, err := s.Summary(t.Context(), "limited")
	if err != nil {
		t.Fatal(err)
	}
	requireEqual(t, "limits", found.Seats[1], limited)
	between, err := s.HeadToHead(t.Context(), "p1", "p2")
	if err != nil {
		t.Fatal(err)
	}
	requireEqual(t, "a declined challenge is no game", between, store.HeadToHead{})
}
