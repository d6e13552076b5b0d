package postgres_test

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"sync"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres"
)

// After another node has claimed a match, nothing that the owner before writes is stored.
func TestOwnerBeforeIsFenced(t *testing.T) {
	dsn := newDatabase(t)
	a, b := openSingle(t, dsn, "a"), openSingle(t, dsn, "b")
	mustAppend(t, a, entry("m1", 1))
	for _, s := range []*postgres.Store{a, b} {
		if _, err := s.Heartbeat(t.Context(), store.Heartbeat{}); err != nil {
			t.Fatal(err)
		}
	}
	_, before, err := b.Claim(t.Context(), "m1", store.FromNobody)
	if !errors.Is(err, store.ErrOwned) || before.Node != "a" || !before.Alive {
		t.Errorf("claimed from a live owner: %+v, %v", before, err)
	}
	// An owner that has handed the match over names its epoch: then it is still the one that did so.
	if _, before, err := b.Claim(t.Context(), "m1", 7); !errors.Is(err, store.ErrOwned) || before.Node != "a" {
		t.Errorf("claimed from an owner with another epoch: %+v, %v", before, err)
	}
	if epoch, before, err := b.Claim(t.Context(), "m1", 1); epoch != 2 || before.Node != "a" || err != nil {
		t.Errorf("claimed from the owner that has handed it over: %d, %+v, %v", epoch, before, err)
	}
	if err := a.Append(t.Context(), entry("m1", 2)); !errors.Is(err, store.ErrNotOwner) {
		t.Errorf("append of the owner before: %v", err)
	}
	mustAppend(t, b, owned(entry("m1", 2), 2))
	owner, err := a.Owner(t.Context(), "m1")
	owner.Seen = 0 // it counts on between heartbeats
	if want := (store.Owner{Node: "b", Epoch: 2, Alive: true}); owner != want || err != nil {
		t.Errorf("owner %+v, %v, want %+v", owner, err, want)
	}
	ends, err := a.Ends(t.Context(), []string{"m1", "none"})
	if want := map[string]store.End{"m1": {Seq: 2}}; !maps.Equal(ends, want) || err != nil {
		t.Errorf("ends %v, %v, want %v", ends, err, want)
	}
	// A match that is one's own keeps its epoch, unless it is claimed by force.
	if epoch, before, err := b.Claim(t.Context(), "m1", store.FromNobody); epoch != 2 || before.Node != "b" || err != nil {
		t.Errorf("claimed again: %d, %+v, %v", epoch, before, err)
	}
	if epoch := mustClaim(t, b, "m1"); epoch != 3 {
		t.Errorf("epoch %d, want 3", epoch)
	}
	// A node that has left owns nothing.
	if err := b.Leave(t.Context()); err != nil {
		t.Fatal(err)
	}
	if epoch, before, err := a.Claim(t.Context(), "m1", store.FromNobody); epoch != 4 || before.Node != "" || before.Alive || err != nil {
		t.Errorf("claimed from a node that has left: %d, %+v, %v", epoch, before, err)
	}
	if _, _, err := a.Claim(t.Context(), "none", store.FromNobody); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("claimed what is not there: %v", err)
	}
	if _, err := a.Owner(t.Context(), "none"); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("owner of what is not there: %v", err)
	}
}

// Two nodes take the same matches from each other while both write. Each acknowledged entry is stored
// once, and no other.
func TestTwoNodesWriteTheSameMatches(t *testing.T) {
	const matches, rounds = 4, 25
	dsn := newDatabase(t)
	nodes := []*postgres.Store{openSingle(t, dsn, "a"), openSingle(t, dsn, "b")}
	for m := range matches {
		mustAppend(t, nodes[0], entry(fmt.Sprint("m", m), 1))
	}
	type key struct{ match, id string }
	var mu sync.Mutex
	acknowledged := map[key]int64{}
	fenced := 0
	var wg sync.WaitGroup
	for n, s := range nodes {
		for m := range matches {
			wg.Go(func() {
				id, ctx := fmt.Sprint("m", m), context.Background()
				for round := range rounds {
					epoch, _, err := s.Claim(ctx, id, store.FromAnybody)
					if err != nil {
						t.Errorf("claim: %v", err)
						return
					}
					last := countEvents(t, s, id)
					for i := range int64(3) {
						command := fmt.Sprint(n, "-", round, "-", i)
						e := owned(entry(id, int64(last)+1+i), epoch)
						e.CommandKey = &store.CommandKey{Client: "c", ID: command}
						err := s.Append(ctx, e)
						mu.Lock()
						switch {
						case err == nil:
							acknowledged[key{id, command}] = e.Events[0].Seq
						case errors.Is(err, store.ErrNotOwner):
							fenced++
						default:
							t.Errorf("append: %v", err)
						}
						mu.Unlock()
						if err != nil {
							break
						}
					}
				}
			})
		}
	}
	wg.Wait()
	total := 0
	for m := range matches {
		total += countEvents(t, nodes[1], fmt.Sprint("m", m)) - 1
	}
	if total != len(acknowledged) {
		t.Errorf("%d events are stored, %d were acknowledged", total, len(acknowledged))
	}
	for k, seq := range acknowledged {
		answer, ok, err := nodes[1].CommandAnswer(t.Context(), k.match, store.CommandKey{Client: "c", ID: k.id})
		if err != nil || !ok || answer.Seq != seq {
			t.Errorf("%v: %v, %v, %v, want %d", k, answer, ok, err, seq)
		}
	}
	if fenced == 0 || len(acknowledged) == 0 {
		t.Errorf("%d were fenced, %d acknowledged: there was no race", fenced, len(acknowledged))
	}
}

// Of the matches that nobody alive owns, each goes to one of the nodes that claim them at the same time.
func TestDueMatchesAreClaimedOnce(t *testing.T) {
	const matches = 60
	dsn := newDatabase(t)
	nodes := []*postgres.Store{openSingle(t, dsn, "a"), openSingle(t, dsn, "b"), openSingle(t, dsn, "gone")}
	var all []string
	for m := range matches {
		e := entry(fmt.Sprintf("m%02d", m), 1)
		deadline := e.Events[0].Uptime
		e.Summary.Deadline, e.Summary.Computer = &deadline, m%2 == 0
		mustAppend(t, nodes[2], e)
		all = append(all, e.Match)
	}
	execute(t, dsn, "UPDATE matches SET owner = '' WHERE number % 3 = 0")
	for _, s := range nodes {
		if _, err := s.Heartbeat(t.Context(), store.Heartbeat{}); err != nil {
			t.Fatal(err)
		}
	}
	if ids, err := nodes[0].ClaimDue(t.Context(), 10, 100); len(ids) != matches/3 || err != nil {
		t.Errorf("%d matches without an owner were claimed, %v, want %d", len(ids), err, matches/3)
	}
	if ids, err := nodes[2].DueMatches(t.Context(), 10, 100); len(ids) != matches-matches/3 || err != nil {
		t.Errorf("%d matches of the owner are due, %v, want %d", len(ids), err, matches-matches/3)
	}
	execute(t, dsn, "UPDATE matches SET owner = 'gone'; UPDATE nodes SET lease_end = clock_timestamp() WHERE id = 'gone'")
	var mu sync.Mutex
	owners := map[string]int{}
	var wg sync.WaitGroup
	for n, s := range nodes[:2] {
		for range 2 {
			wg.Go(func() {
				for tries := 0; tries < 200; tries++ {
					ids, err := s.ClaimDue(context.Background(), 10, 7)
					if err != nil {
						t.Errorf("claim: %v", err)
						return
					}
					mu.Lock()
					for _, claimed := range ids {
						id := claimed.Match
						if _, twice := owners[id]; twice {
							t.Errorf("%s was claimed twice", id)
						}
						owners[id] = n
					}
					done := len(owners) == matches
					mu.Unlock()
					if done {
						return
					}
				}
			})
		}
	}
	wg.Wait()
	for _, id := range all {
		n, ok := owners[id]
		if !ok {
			t.Errorf("%s was not claimed", id)
			continue
		}
		owner, err := nodes[0].Owner(t.Context(), id)
		if want := []string{"a", "b"}[n]; owner.Node != want || err != nil {
			t.Errorf("%s is owned by %+v, %v, want %s", id, owner, err, want)
		}
	}
}

// The owner before is known also if the caller does not wait for the end of the claim: it is committed later all the same.
func TestOwnerBeforeIsKnownWhileAClaimIsCommitted(t *testing.T) {
	t.Parallel() // it waits
	dsn := newDatabase(t)
	a, b := openSingle(t, dsn, "a"), openSingle(t, dsn, "b")
	mustAppend(t, a, entry("m1", 1))
	// Commits of claims wait for this lock.
	execute(t, dsn, "CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NULL; END'")
	execute(t, dsn, "CREATE CONSTRAINT TRIGGER wait AFTER UPDATE ON matches DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION wait()")
	conn, err := pgx.Connect(t.Context(), dsn)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = conn.Close(context.Background()) })
	if _, err := conn.Exec(t.Context(), "SELECT pg_advisory_lock(1)"); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
	defer cancel()
	_, before, err := b.Claim(ctx, "m1", store.FromAnybody)
	if !errors.Is(err, store.ErrUnknownOutcome) || before.Node != "a" {
		t.Errorf("before was %+v, with %v", before, err)
	}
	if _, err := conn.Exec(t.Context(), "SELECT pg_advisory_unlock(1)"); err != nil {
		t.Fatal(err)
	}
	if _, before, err := b.Claim(t.Context(), "m1", store.FromNobody); before.Node != "b" || err != nil {
		t.Errorf("the claim was not committed: before was %+v, with %v", before, err)
	}
}
