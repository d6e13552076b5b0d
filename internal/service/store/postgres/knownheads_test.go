package postgres_test

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/testutil"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres"
	"github.com/teahouse-games/teahouse/internal/testing/pgcluster"
)

// oneRoundTrip opens a store with one lane and returns it with the number of its commits that needed one round trip.
func oneRoundTrip(t *testing.T, dsn, node string) (s *postgres.Store, commits func() int) {
	t.Helper()
	m := metrics.New(prometheus.NewRegistry())
	s = open(t, dsn, postgres.Config{Node: node, Lanes: 1, SingleDatabase: true, Metrics: m})
	return s, func() int { return int(testutil.ToFloat64(m.OneRoundTrip)) }
}

// progress returns an entry that changes only the progress of a match.
func progress(id string, seq int64) store.LogEntry {
	e := entry(id, seq)
	e.OnlyProgress = true
	return e
}

// A match that this node has just written is written again without a question. If another node has claimed it meanwhile, nothing is
// stored, also if that happens while the write waits for the claim.
func TestKnownHeadIsFenced(t *testing.T) {
	for name, write := range map[string]func(id string) store.LogEntry{
		"a turn":    func(id string) store.LogEntry { return progress(id, 3) },
		"all of it": func(id string) store.LogEntry { return entry(id, 3) },
		"only a line": func(id string) store.LogEntry {
			e := entry(id, 3)
			e.Events, e.Summary = nil, nil
			e.Chat = []match.ChatMessage{{Number: 1, At: began, Seat: game.First, Name: "Ann", Text: "hello"}}
			return e
		},
	} {
		t.Run(name, func(t *testing.T) {
			dsn := newDatabase(t)
			s, commits := oneRoundTrip(t, dsn, "a")
			mustAppend(t, s, entry("m1", 1), entry("m2", 1))
			mustAppend(t, s, progress("m1", 2), progress("m2", 2))
			if commits() != 1 {
				t.Fatalf("%d commits needed one round trip", commits())
			}
			conn, err := pgx.Connect(t.Context(), dsn)
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { _ = conn.Close(context.Background()) })
			if _, err := conn.Exec(t.Context(), "BEGIN; UPDATE matches SET epoch = epoch + 1, owner = 'b' WHERE id = 'm1'"); err != nil {
				t.Fatal(err)
			}
			appended := make(chan error, 1)
			go func() { appended <- s.Append(context.Background(), progress("m2", 3), write("m1")) }()
			for waits := 0; waits == 0 && len(appended) == 0; time.Sleep(5 * time.Millisecond) {
				waits = queryInt(t, dsn, "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'teahouse a' AND wait_event_type = 'Lock'")
			}
			if _, err := conn.Exec(t.Context(), "COMMIT"); err != nil {
				t.Fatal(err)
			}
			if err := <-appended; !errors.Is(err, store.ErrNotOwner) {
				t.Errorf("append after the claim: %v", err)
			}
			if one, two := countEvents(t, s, "m1"), countEvents(t, s, "m2"); one != 2 || two != 2 {
				t.Errorf("%d and %d events, want 2", one, two)
			}
			mustAppend(t, s, progress("m2", 3))
		})
	}
}

// A row that is not as the node knew it is read again, and what is wrong with it is the error.
func TestKnownHeadThatHasChanged(t *testing.T) {
	for _, next := range []store.LogEntry{progress("m1", 2), entry("m1", 2)} {
		for change, want := range map[string]error{"seq = 7": store.ErrConflict, `checksum = '\x00112233445566778899aabbccddeeff'`: nil, "lines = 5": nil} {
			dsn := newDatabase(t)
			s, commits := oneRoundTrip(t, dsn, "a")
			mustAppend(t, s, entry("m1", 1))
			execute(t, dsn, "UPDATE matches SET "+change+" WHERE id = 'm1'")
			if err := s.Append(t.Context(), next); !errors.Is(err, want) || commits() != 0 {
				t.Errorf("%s: %v, want %v; %d commits needed one round trip", change, err, want, commits())
			}
		}
	}
}

// A command that is stored already is found although nothing is asked.
func TestKnownHeadAndStoredCommand(t *testing.T) {
	s, commits := oneRoundTrip(t, newDatabase(t), "a")
	mustAppend(t, s, entry("m1", 1))
	e := progress("m1", 2)
	e.CommandKey = &store.CommandKey{Client: "c", ID: "1"}
	mustAppend(t, s, e)
	e = progress("m1", 3)
	e.CommandKey = &store.CommandKey{Client: "c", ID: "1"}
	if err := s.Append(t.Context(), e); !errors.Is(err, store.ErrDuplicate) || commits() != 1 {
		t.Errorf("the same command: %v; %d commits needed one round trip", err, commits())
	}
	e.CommandKey.ID = "2"
	mustAppend(t, s, e)
}

// Nothing is written, with or without a question, once the loss of the primary would lose it.
func TestKnownHeadAndUnsafeSettings(t *testing.T) {
	ctx := context.Background()
	servers, _ := startServers(t, pgcluster.Config{}, "a")
	if err := servers.SetSynchronous(ctx, "ANY 1 (a)"); err != nil {
		t.Fatal(err)
	}
	dsn, err := servers.CreateDatabase(ctx)
	if err != nil {
		t.Fatal(err)
	}
	s := open(t, dsn, postgres.Config{Lanes: 1})
	mustAppend(t, s, entry("m1", 1))
	seq := int64(1)
	for setting, change := range map[string]func(undo bool) error{
		"synchronous_standby_names": func(undo bool) error {
			if undo {
				return servers.SetSynchronous(ctx, "ANY 1 (a)")
			}
			return servers.SetSynchronous(ctx, "")
		},
		"synchronous_commit": func(undo bool) error {
			value := map[bool]string{false: "local", true: "on"}[undo]
			return errors.Join(servers.Primary().Exec(ctx, "ALTER SYSTEM SET synchronous_commit = "+value), servers.SetSynchronous(ctx, "ANY 1 (a)"))
		},
	} {
		if err := change(false); err != nil {
			t.Fatal(err)
		}
		for range 2 {
			var unsafe *postgres.DurabilityError
			if err := s.Append(ctx, progress("m1", seq+1)); !errors.As(err, &unsafe) || unsafe.Setting != setting || errors.Is(err, store.ErrUnknownOutcome) {
				t.Errorf("append without %s: %v", setting, err)
			}
		}
		if n := queryInt(t, dsn, "SELECT count(*) FROM events"); n != int(seq) {
			t.Errorf("%d events, want %d", n, seq)
		}
		if err := change(true); err != nil {
			t.Fatal(err)
		}
		seq++
		mustAppend(t, s, progress("m1", seq))
	}
}

// Busy matches begin, are played, end and begin again. All of it is stored, most of it in commits of one round trip.
func TestBusyMatches(t *testing.T) {
	const players, games, turns = 40, 4, 6
	s, commits := oneRoundTrip(t, newDatabase(t), "a")
	var wg sync.WaitGroup
	for p := range players {
		wg.Go(func() {
			for g := range games {
				id := fmt.Sprint("m", p, "-", g)
				for seq := int64(1); seq <= turns; seq++ {
					e := entry(id, seq)
					e.OnlyProgress = seq > 1 && seq < turns
					e.CommandKey = &store.CommandKey{Client: "c", ID: fmt.Sprint(seq)}
					if seq%2 == 0 {
						e.Chat = []match.ChatMessage{{Number: seq / 2, At: began, Seat: game.First, Name: "Ann", Text: fmt.Sprint(seq)}}
					}
					mustAppend(t, s, e)
				}
			}
		})
	}
	wg.Wait()
	for p := range players {
		for g := range games {
			id := fmt.Sprint("m", p, "-", g)
			lines, err := s.Chat(t.Context(), id, 0, 100)
			if n := countEvents(t, s, id); n != turns || len(lines) != turns/2 || err != nil {
				t.Errorf("match %s has %d events and %d lines, %v", id, n, len(lines), err)
			}
		}
	}
	if commits() < games*turns/2 {
		t.Errorf("%d commits needed one round trip", commits())
	}
}
