package storetest

import (
	"context"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// conditionalLaws are those of [store.ConditionalStore], and of the vacations of people.
var conditionalLaws = []law{
	{"conditional turns are read back", testConditionalReadBack},
	{"conditional turns are replaced as they were read", testConditionalReplaced},
	{"what are no conditional turns is refused", testConditionalRefused},
	{"conditional turns are deleted with match and account", testConditionalDeleted},
	{"matches that have moved on are found", testUnfollowed},
	{"vacations are kept", testVacations},
}

// conditional returns conditional turns of a seat of a match with two events.
func conditional(id string, seat game.Seat, person string, revision int64) store.ConditionalRecord {
	return store.ConditionalRecord{Match: id, Revision: revision, ConditionalTurns: match.ConditionalTurns{
		Seat: seat, Person: person, Seq: 2, TurnsBefore: 1,
		Turns: []match.ConditionalTurn{
			{Turn: "a\x00", Answer: "茶", Then: []match.ConditionalTurn{{Turn: "b", Resign: true}}},
			{Turn: "c", Answer: "d"},
		},
	}}
}

// mustPutConditional stores conditional turns where there are none.
func mustPutConditional(t *testing.T, s store.Store, all ...store.ConditionalRecord) {
	t.Helper()
	for _, c := range all {
		mustDo(t, s.PutConditionalTurns(t.Context(), c, 0))
	}
}

// requireConditional compares the conditional turns of a match.
func requireConditional(t *testing.T, s store.Store, id string, want ...store.ConditionalRecord) {
	t.Helper()
	got, err := s.ConditionalTurns(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	requireEqual(t, "conditional turns of "+id, got, want)
}

func testConditionalReadBack(t *testing.T, s store.Store) {
	mustAppend(t, s, first("m1"), first("m2"))
	one, two, other := conditional("m1", game.First, "p1", 1), conditional("m1", game.Second, "p\x002", -9), conditional("m2", game.Second, "p1", 3)
	mustPutConditional(t, s, two, other, one)
	requireConditional(t, s, "m1", one, two)
	requireConditional(t, s, "m2", other)
	requireConditional(t, s, "nowhere")
	of, err := s.ConditionalTurnsOf(t.Context(), "p1")
	if err != nil {
		t.Fatal(err)
	}
	requireEqual(t, "those of a person", of, []store.ConditionalRecord{one, other})
	of[0].Turns[0].Answer = "changed"
	requireConditional(t, s, "m1", one, two)
}

func testConditionalReplaced(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustAppend(t, s, first("m1"))
	before, after, none := conditional("m1", game.First, "p1", 1), conditional("m1", game.First, "p3", 2), conditional("m1", game.First, "p1", 3)
	after.Turns, after.Seq, after.TurnsBefore, none.Turns = after.Turns[1:], 7, 3, nil
	requireError(t, "in place of what is not there", s.PutConditionalTurns(ctx, before, 9), store.ErrChanged)
	mustPutConditional(t, s, before)
	requireError(t, "in place of nothing", s.PutConditionalTurns(ctx, after, 0), store.ErrChanged)
	requireError(t, "deleted in place of others", s.PutConditionalTurns(ctx, none, 9), store.ErrChanged)
	requireConditional(t, s, "m1", before)
	mustDo(t, s.PutConditionalTurns(ctx, after, 1))
	requireConditional(t, s, "m1", after)
	mustDo(t, s.PutConditionalTurns(ctx, none, 2))
	requireConditional(t, s, "m1")
	mustPutConditional(t, s, before)
}

func testConditionalRefused(t *testing.T, s store.Store) {
	mustAppend(t, s, first("m1"))
	for name, change := range map[string]func(*store.ConditionalRecord){
		"of no seat":    func(c *store.ConditionalRecord) { c.Seat = game.None },
		"of nobody":     func(c *store.ConditionalRecord) { c.Person = "" },
		"no revision":   func(c *store.ConditionalRecord) { c.Revision = 0 },
		"before events": func(c *store.ConditionalRecord) { c.Seq = -1 },
		"before turns":  func(c *store.ConditionalRecord) { c.TurnsBefore = -1 },
		"too long":      func(c *store.ConditionalRecord) { c.Turns[0].Turn = strings.Repeat("x", store.MaxConditionalSize) },
	} {
		c := conditional("m1", game.First, "p1", 1)
		change(&c)
		requireError(t, name, s.PutConditionalTurns(t.Context(), c, 0), store.ErrInvalid)
	}
	requireError(t, "of no match", s.PutConditionalTurns(t.Context(), conditional("m2", game.First, "p1", 1), 0), store.ErrNotFound)
	requireConditional(t, s, "m1")
}

func testConditionalDeleted(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustAppend(t, s, first("m1"), first("m2"))
	mustCreateAccount(t, s, "p1", "Ann")
	stays := conditional("m1", game.Second, "p2", 3)
	mustPutConditional(t, s, conditional("m1", game.First, "p1", 1), conditional("m2", game.First, "p2", 2), stays)
	mustDo(t, s.Delete(ctx, "m2", 1), s.DeleteAccount(ctx, "p1"))
	requireConditional(t, s, "m1", stays)
	requireConditional(t, s, "m2")
	mustAppend(t, s, first("m2"))
	requireConditional(t, s, "m2")
}

func testUnfollowed(t *testing.T, s store.Store) {
	ctx := t.Context()
	for _, id := range []string{"m3", "m1", "m2", "m4"} {
		mustAppend(t, s, first(id), next(id, 2, 1))
	}
	mustPutConditional(t, s, conditional("m3", game.First, "p1", 1), conditional("m1", game.First, "p1", 1), conditional("m1", game.Second, "p2", 2),
		conditional("m2", game.First, "p1", 1))
	require := func(limit int, want ...string) {
		t.Helper()
		got, err := s.UnfollowedMatches(ctx, limit)
		if err != nil {
			t.Fatal(err)
		}
		requireEqual(t, "matches to follow", got, want)
	}
	require(10)
	mustAppend(t, s, next("m3", 3, 1))
	mustAppend(t, s, next("m1", 3, 2))
	mustAppend(t, s, next("m4", 3, 1))
	require(10, "m1", "m3")
	require(1, "m1")
	followed := conditional("m3", game.First, "p1", 2)
	followed.Seq = 3
	mustDo(t, s.PutConditionalTurns(ctx, followed, 1))
	require(10, "m1")
}

func testVacations(t *testing.T, s store.Store) {
	ctx := t.Context()
	want := store.PersonRecord{ID: "p1", Name: "Ann", Created: at(1), Seen: at(2), Vacations: []store.VacationRecord{
		{From: 5 * time.Millisecond, Until: time.Hour, Began: at(3)}, {From: time.Hour, Until: 2 * time.Hour, Began: at(4)},
	}}
	mustDo(t, s.PutPerson(ctx, want))
	got, err := s.Person(ctx, "p1")
	if err != nil {
		t.Fatal(err)
	}
	requireEqual(t, "person", got, want)
	got.Vacations[0].From = time.Minute
	if _, err := s.ChangePerson(ctx, "p1", func(p *store.PersonRecord) { p.Name = "Anna" }); err != nil {
		t.Fatal(err)
	}
	want.Name = "Anna"
	if got, err = s.Person(ctx, "p1"); err != nil {
		t.Fatal(err)
	}
	requireEqual(t, "person with another name", got, want)
	for name, wrong := range map[string][]store.VacationRecord{
		"that overlap":  {{From: 1, Until: 3}, {From: 2, Until: 4}},
		"without end":   {{From: 2, Until: 2}},
		"before uptime": {{From: 0, Until: 2}},
		"too many":      make([]store.VacationRecord, store.MaxVacations+1),
	} {
		p := want
		p.Vacations = wrong
		requireError(t, "vacations "+name, s.PutPerson(ctx, p), store.ErrInvalid)
	}
	mustCreateAccount(t, s, "p2", "Bob")
	if _, err := s.ChangePerson(ctx, "p2", func(p *store.PersonRecord) { p.Vacations = want.Vacations }); err != nil {
		t.Fatal(err)
	}
	mustDo(t, s.DeleteAccount(ctx, "p2"))
	if got, err := s.Person(ctx, "p2"); err != nil || len(got.Vacations) != 0 {
		t.Errorf("a former player: %+v, %v", got, err)
	}
}

// decide stores or deletes conditional turns, with the revision that is stored or another one.
func (p *storePair) decide(t *rapid.T) {
	ctx := context.Background()
	c := conditional(ids.Draw(t, "match"), game.Seat(rapid.IntRange(0, 1).Draw(t, "seat")), person.Draw(t, "person"), rapid.Int64Range(1, 9).Draw(t, "revision"))
	c.Seq, c.Turns = rapid.Int64Range(0, 9).Draw(t, "followed"), c.Turns[:rapid.IntRange(0, 2).Draw(t, "turns")]
	stored, err := p.a.ConditionalTurns(ctx, c.Match)
	if err != nil {
		t.Fatal(err)
	}
	replaces := int64(0)
	for _, other := range stored {
		if other.Seat == c.Seat {
			replaces = other.Revision
		}
	}
	replaces += near.Draw(t, "another revision")
	p.both(t, "decide", func(s store.Store) (any, error) { return nil, s.PutConditionalTurns(ctx, c, replaces) })
}

// conditionalReads returns all that can be read of conditional turns.
func conditionalReads(t *rapid.T, id string) map[string]func(store.Store) (any, error) {
	ctx, of, limit := context.Background(), person.Draw(t, "owner"), rapid.IntRange(0, 3).Draw(t, "most")
	return map[string]func(store.Store) (any, error){
		"conditional turns":    func(s store.Store) (any, error) { return s.ConditionalTurns(ctx, id) },
		"conditional turns of": func(s store.Store) (any, error) { return s.ConditionalTurnsOf(ctx, of) },
		"unfollowed":           func(s store.Store) (any, error) { return s.UnfollowedMatches(ctx, limit) },
	}
}
