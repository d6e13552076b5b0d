package postgres_test

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres"
)

// sendHeartbeat sends a heartbeat of a node that has measured this much time since the last one.
func sendHeartbeat(t *testing.T, s *postgres.Store, advance time.Duration) store.ClusterState {
	t.Helper()
	beat := counts(store.Counted{Passed: advance})
	beat.Name, beat.Address, beat.Version = "name", "127.0.0.1:1", "v1"
	state, err := s.Heartbeat(context.Background(), beat)
	if err != nil {
		t.Fatalf("heartbeat: %v", err)
	}
	return state
}

// counts returns a heartbeat of a node that has counted this.
func counts(c store.Counted) store.Heartbeat {
	return store.Heartbeat{Count: func() store.Counted { return c }}
}

// storedUptime returns the uptime in the database.
func storedUptime(t *testing.T, s *postgres.Store) time.Duration {
	t.Helper()
	uptime, err := s.Uptime(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	return uptime
}

// The leader advances the uptime by what it has measured, store.MaxAdvance at most. Another node leads
// once the lease of the leader has ended, and begins with what it has counted itself.
func TestLeaderAdvancesUptime(t *testing.T) {
	dsn := newDatabase(t)
	a, b := openSingle(t, dsn, "a"), openSingle(t, dsn, "b")
	if err := a.SaveUptime(t.Context(), time.Minute); err != nil {
		t.Fatal(err)
	}
	if state := sendHeartbeat(t, a, time.Hour); !state.Leader || state.Uptime != time.Minute || len(state.Nodes) != 1 {
		t.Errorf("the first heartbeat: %+v", state)
	}
	if state := sendHeartbeat(t, b, time.Hour); state.Leader || len(state.Nodes) != 2 || state.Nodes[1] != (store.NodeRecord{ID: "b", Name: "name", Address: "127.0.0.1:1", Version: "v1"}) {
		t.Errorf("another node: %+v", state)
	}
	want := time.Minute
	for _, c := range []struct{ advance, by time.Duration }{
		{time.Second, time.Second}, {1500 * time.Millisecond, store.MaxAdvance}, {10 * time.Second, store.MaxAdvance}, {-time.Second, 0}, {0, 0},
	} {
		want += c.by
		if state := sendHeartbeat(t, a, c.advance); !state.Leader || state.Uptime != want {
			t.Errorf("after %v: %+v, want %v", c.advance, state, want)
		}
	}
	// Between two heartbeats of the leader the others count on for store.MaxAdvance. As long as nobody
	// advances it, it stands still.
	execute(t, dsn, "UPDATE service SET advanced_at = clock_timestamp() - interval '10 minutes'")
	for range 2 {
		if state := sendHeartbeat(t, b, time.Second); state.Leader || state.Uptime != want+store.MaxAdvance {
			t.Errorf("after ten minutes without the leader: %+v, want %v", state, want+store.MaxAdvance)
		}
	}
	execute(t, dsn, "UPDATE service SET advanced_at = clock_timestamp() + interval '10 minutes'") // another machine's clock
	if state, err := b.Heartbeat(t.Context(), counts(store.Counted{Uptime: want})); state.Uptime != want || err != nil {
		t.Errorf("with a clock that is ahead: %+v, %v, want %v", state, err, want)
	}
	execute(t, dsn, "UPDATE nodes SET lease_end = clock_timestamp() WHERE id = 'a'")
	if state := sendHeartbeat(t, b, time.Second); !state.Leader || state.Uptime != want || len(state.Nodes) != 1 {
		t.Errorf("the new leader: %+v, want %v", state, want)
	}
	if state := sendHeartbeat(t, a, time.Second); state.Leader {
		t.Errorf("the leader before: %+v", state)
	}
	if state := sendHeartbeat(t, b, time.Second); state.Uptime != want+time.Second || storedUptime(t, a) != want+time.Second {
		t.Errorf("the new leader advances: %+v", state)
	}
	// It advances with no event once there are heartbeats.
	e := entry("m1", 1)
	e.Events[0].Uptime = time.Hour
	mustAppend(t, a, e)
	if is := storedUptime(t, a); is != want+time.Second {
		t.Errorf("an event advances the uptime to %v", is)
	}
	if err := b.Leave(t.Context()); err != nil {
		t.Fatal(err)
	}
	if state := sendHeartbeat(t, a, time.Second); !state.Leader || len(state.Nodes) != 1 {
		t.Errorf("after the leader has left: %+v", state)
	}
}

// A new leader goes on from what it has counted since the last heartbeat of the leader before, for as long as a lease at most.
func TestNewLeaderGoesOn(t *testing.T) {
	const start = time.Minute
	for _, c := range []struct{ counted, want time.Duration }{
		{0, start}, {start - time.Second, start}, {start + 2*time.Second, start + 2*time.Second}, {start + time.Hour, start + store.MaxUnled},
	} {
		dsn := newDatabase(t)
		a, b := openSingle(t, dsn, "a"), openSingle(t, dsn, "b")
		if err := a.SaveUptime(t.Context(), start); err != nil {
			t.Fatal(err)
		}
		sendHeartbeat(t, a, 0)
		execute(t, dsn, "UPDATE nodes SET lease_end = clock_timestamp() WHERE id = 'a'")
		state, err := b.Heartbeat(t.Context(), counts(store.Counted{Passed: time.Second, Uptime: c.counted}))
		if err != nil || !state.Leader || state.Uptime != c.want || state.Stored != c.want || storedUptime(t, a) != c.want {
			t.Errorf("a new leader that has counted %v: %+v, %v, want %v", c.counted, state, err, c.want)
		}
		if state = sendHeartbeat(t, b, time.Second); state.Uptime != c.want+time.Second {
			t.Errorf("a second later: %+v", state)
		}
	}
}

// A node that has just started counts on from what the others have counted without a leader, even if it is the first one that leads.
func TestNewNodeCountsAsTheOthers(t *testing.T) {
	dsn := newDatabase(t)
	a, b := openSingle(t, dsn, "a"), openSingle(t, dsn, "b")
	sendHeartbeat(t, a, 0)
	execute(t, dsn, "UPDATE nodes SET lease_end = clock_timestamp() WHERE id = 'a'")
	sendHeartbeat(t, b, 0) // leads
	execute(t, dsn, "UPDATE service SET leader = 'a', advanced_at = clock_timestamp() - interval '2 seconds'")
	const counted = 2 * time.Second
	execute(t, dsn, fmt.Sprintf("UPDATE nodes SET seen_uptime = %d, lease_end = clock_timestamp() + interval '3 seconds' WHERE id = 'b'", counted))
	c := openSingle(t, dsn, "c")
	state, err := c.Heartbeat(t.Context(), store.Heartbeat{})
	if err != nil || !state.Leader || state.Uptime < counted || state.Uptime > counted+store.HeartbeatInterval || state.Stored != state.Uptime {
		t.Errorf("a new node that leads: %+v, %v, want %v", state, err, counted)
	}
}

// The time of a heartbeat whose outcome was unknown, and which was stored, is not counted twice.
func TestRepeatedHeartbeat(t *testing.T) {
	dsn := newDatabase(t)
	a := openSingle(t, dsn, "a")
	sendHeartbeat(t, a, 0)
	sendHeartbeat(t, a, time.Second)
	execute(t, dsn, "UPDATE service SET uptime = uptime + 800000000; UPDATE nodes SET beats = 2, counted = 800000000") // as the store would
	if state := sendHeartbeat(t, a, 2*time.Second); state.Uptime != 3*time.Second {
		t.Errorf("after 1 s and 2 s, of which 0.8 s were counted already: %v", state.Uptime)
	}
	if state := sendHeartbeat(t, a, time.Second); state.Uptime != 4*time.Second {
		t.Errorf("after a further second: %v", state.Uptime)
	}
}

// A heartbeat that has to wait counts what the node has counted when it is its turn, not when it was sent.
func TestHeartbeatThatWaits(t *testing.T) {
	dsn := newDatabase(t)
	a := openSingle(t, dsn, "a")
	want := sendHeartbeat(t, a, 0).Uptime
	conn, err := pgx.Connect(t.Context(), dsn)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = conn.Close(context.WithoutCancel(t.Context())) }()
	if _, err := conn.Exec(t.Context(), "BEGIN; UPDATE service SET leader = leader"); err != nil {
		t.Fatal(err)
	}
	var passed atomic.Int64
	answered := make(chan store.ClusterState)
	go func() {
		state, err := a.Heartbeat(context.WithoutCancel(t.Context()), store.Heartbeat{Count: func() store.Counted {
			return store.Counted{Passed: time.Duration(passed.Load())}
		}})
		if err != nil {
			t.Errorf("heartbeat: %v", err)
		}
		answered <- state
	}()
	time.Sleep(100 * time.Millisecond)
	passed.Store(int64(time.Second))
	if _, err := conn.Exec(t.Context(), "COMMIT"); err != nil {
		t.Fatal(err)
	}
	if state := <-answered; state.Uptime != want+time.Second {
		t.Errorf("a heartbeat that waited: %+v, want %v", state, want+time.Second)
	}
}

// Leases end by the clock of the database.
func TestLeaseEnds(t *testing.T) {
	dsn := newDatabase(t)
	a, b := openSingle(t, dsn, "a"), openSingle(t, dsn, "b")
	mustAppend(t, a, entry("m1", 1))
	sendHeartbeat(t, a, 0)
	seen := sendHeartbeat(t, a, 2*time.Second).Uptime
	left := queryInt(t, dsn, "SELECT (extract(epoch FROM lease_end - clock_timestamp()) * 1000)::INTEGER FROM nodes WHERE id = 'a'")
	if lease := time.Duration(left) * time.Millisecond; lease > store.LeaseTime || lease < store.LeaseTime-2*time.Second {
		t.Errorf("the lease ends in %v", lease)
	}
	execute(t, dsn, "UPDATE nodes SET lease_end = clock_timestamp() WHERE id = 'a'")
	owner, err := b.Owner(t.Context(), "m1")
	if want := (store.Owner{Node: "a", Epoch: 1, Seen: seen}); owner != want || err != nil {
		t.Errorf("owner %+v, %v, want %+v", owner, err, want)
	}
	if epoch, before, err := b.Claim(t.Context(), "m1", store.FromNobody); epoch != 2 || before != owner || err != nil {
		t.Errorf("claimed: %d, %+v, %v", epoch, before, err)
	}
}

// Nodes that are long gone are removed once they own nothing, and matches that wait for nothing do not
// keep them.
func TestOldNodesAreRemoved(t *testing.T) {
	dsn := newDatabase(t)
	a := openSingle(t, dsn, "a")
	for _, node := range []string{"idle", "waiting", "recent"} {
		s := openSingle(t, dsn, node)
		e := entry("of "+node, 1)
		if node == "waiting" {
			deadline := time.Hour
			e.Summary.Deadline = &deadline
		}
		mustAppend(t, s, e)
	}
	execute(t, dsn, "UPDATE nodes SET lease_end = clock_timestamp() - interval '25 hours' WHERE id IN ('idle', 'waiting')")
	for range 60 {
		sendHeartbeat(t, a, time.Second)
	}
	for begun := time.Now(); queryInt(t, dsn, "SELECT count(*) FROM nodes WHERE id <> 'template'") > 3; time.Sleep(10 * time.Millisecond) {
		if time.Since(begun) > 10*time.Second {
			t.Fatal("the node stays")
		}
	}
	if n := queryInt(t, dsn, "SELECT count(*) FROM nodes WHERE id = 'idle'"); n != 0 {
		t.Error("the node without matches that wait stays")
	}
	if owner, err := a.Owner(t.Context(), "of idle"); owner.Node != "" || err != nil {
		t.Errorf("owner %+v, %v", owner, err)
	}
	if owner, err := a.Owner(t.Context(), "of waiting"); owner.Node != "waiting" || err != nil {
		t.Errorf("owner %+v, %v", owner, err)
	}
}

// Nodes that start at the same time make the tables once, and agree on a secret.
func TestStartTogether(t *testing.T) {
	dsn := emptyDatabase(t)
	const nodes = 4
	secrets := make([][]byte, nodes)
	var wg sync.WaitGroup
	for i := range nodes {
		wg.Go(func() {
			s, err := postgres.Open(context.Background(), dsn, postgres.Config{Node: fmt.Sprint("n", i), Lanes: 1, SingleDatabase: true})
			if err != nil {
				t.Error(err)
				return
			}
			if secrets[i], err = s.SharedSecret(context.Background(), "cookies", []byte{byte(i), 0, 255}); err != nil {
				t.Error(err)
			}
			if err := s.Close(); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	if slices.ContainsFunc(secrets, func(b []byte) bool { return len(b) != 3 || !bytes.Equal(b, secrets[0]) }) {
		t.Errorf("secrets %v", secrets)
	}
	s := openSingle(t, dsn, "last")
	if other, err := s.SharedSecret(t.Context(), "other", []byte("x")); string(other) != "x" || err != nil {
		t.Errorf("another secret: %q, %v", other, err)
	}
	// An older program does not use a form that it does not know.
	execute(t, dsn, "UPDATE service SET needs = 99")
	if _, err := postgres.Open(t.Context(), dsn, postgres.Config{Node: "old", SingleDatabase: true}); err == nil {
		t.Error("a newer form is used")
	}
	execute(t, dsn, "UPDATE service SET needs = 1")
	for _, c := range []postgres.Config{{SingleDatabase: true}, {Node: "n", Lanes: -1, SingleDatabase: true}, {Node: "n", Lanes: 1000, SingleDatabase: true}} {
		if _, err := postgres.Open(t.Context(), dsn, c); err == nil {
			t.Errorf("%+v can be used", c)
		}
	}
}
