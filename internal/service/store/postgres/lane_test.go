package postgres_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres"
)

// holdMatch locks a match in a transaction of its own until the returned function is called.
func holdMatch(t *testing.T, dsn, id string) (release func()) {
	t.Helper()
	ctx := context.Background()
	conn, err := pgx.Connect(ctx, dsn)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := conn.Exec(ctx, "BEGIN; SELECT 1 FROM matches WHERE id = '"+id+"' FOR UPDATE"); err != nil {
		t.Fatal(err)
	}
	return func() {
		if err := conn.Close(ctx); err != nil {
			t.Error(err)
		}
	}
}

// A hundred calls that are committed together, of which the database refuses some when they are
// written and others are refused before: each has its own result.
func TestCallsFailAlone(t *testing.T) {
	dsn := newDatabase(t)
	s := open(t, dsn, postgres.Config{Lanes: 1, SingleDatabase: true})
	const calls = 100
	mustAppend(t, s, entry("first", 1))
	for i := range calls {
		mustAppend(t, s, entry(fmt.Sprint("m", i), 1))
	}
	release := holdMatch(t, dsn, "first")
	var wg sync.WaitGroup
	wg.Go(func() { mustAppend(t, s, entry("first", 2)) })
	time.Sleep(50 * time.Millisecond) // the lane waits for the match, and the calls for the lane
	results := make([]error, calls)
	for i := range calls {
		id := fmt.Sprint("m", i)
		entries := []store.LogEntry{entry(id, 2), entry(fmt.Sprint("new", i), 1)}
		switch i % 10 {
		case 1:
			entries[0].Epoch = 7
		case 2:
			entries[1] = entry(id, 4)
		case 3:
			entries[1] = entry("none", 2)
		case 4:
			entries[1] = entry("first", 1)
		case 5:
			entries[0].Summary.Outcome.Reason = "\xff" // which is no text
		}
		wg.Go(func() { results[i] = s.Append(context.Background(), entries...) })
	}
	time.Sleep(100 * time.Millisecond)
	release()
	wg.Wait()
	for i, err := range results {
		want := []error{nil, store.ErrNotOwner, store.ErrConflict, store.ErrNotFound, store.ErrExists, store.ErrInvalid, nil, nil, nil, nil}[i%10]
		if !errors.Is(err, want) {
			t.Errorf("call %d: %v, want %v", i, err, want)
		}
		stored, begun := 1, false
		if want == nil {
			stored, begun = 2, true
		}
		if n := countEvents(t, s, fmt.Sprint("m", i)); n != stored {
			t.Errorf("call %d: %d events, want %d", i, n, stored)
		}
		if _, err := s.Summary(t.Context(), fmt.Sprint("new", i)); (err == nil) != begun {
			t.Errorf("call %d: its new match: %v", i, err)
		}
	}
}

// Calls that write the same matches in different orders on different lanes do not wait for each other
// for ever.
func TestMatchesOfSeveralLanes(t *testing.T) {
	s := openSingle(t, newDatabase(t), "n1")
	const matches, rounds = 8, 20
	for i := range matches {
		mustAppend(t, s, entry(fmt.Sprint("m", i), 1))
	}
	var wg sync.WaitGroup
	stored := make([]int, matches)
	var mu sync.Mutex
	for i := range matches {
		wg.Go(func() {
			for round := range rounds {
				var entries []store.LogEntry
				for _, m := range []int{i, (i + 5) % matches, (i + 2) % matches} {
					e := entry(fmt.Sprint("m", m), 2)
					e.Events, e.Summary = nil, nil
					mu.Lock()
					number := int64(stored[m]) + 1
					mu.Unlock()
					e.Chat = []match.ChatMessage{{Number: number, At: began, Seat: game.First, Name: "Ann", Text: fmt.Sprint(i, round)}}
					entries = append(entries, e)
				}
				entries = append(entries, entry(fmt.Sprint("rematch", i, "-", round), 1), entry(fmt.Sprint("rematch", (i+3)%matches, "-", round), 1))
				err := s.Append(context.Background(), entries...)
				if err != nil && !errors.Is(err, store.ErrConflict) && !errors.Is(err, store.ErrExists) {
					t.Errorf("append: %v", err)
				}
				if err == nil {
					mu.Lock()
					for _, m := range []int{i, (i + 5) % matches, (i + 2) % matches} {
						stored[m]++
					}
					mu.Unlock()
				}
			}
		})
	}
	wg.Wait()
	for m, want := range stored {
		lines, err := s.Chat(t.Context(), fmt.Sprint("m", m), 0, 1000)
		if err != nil || len(lines) != want {
			t.Errorf("match %d has %d lines, %v, want %d", m, len(lines), err, want)
		}
	}
}

// An append whose caller has gone before it was begun is not stored; of one that was begun the outcome is not
// known as long as the database does not answer.
func TestCallersThatLeave(t *testing.T) {
	dsn := newDatabase(t)
	s := open(t, dsn, postgres.Config{Lanes: 1, SingleDatabase: true})
	mustAppend(t, s, entry("m1", 1), entry("m2", 1))
	release := holdMatch(t, dsn, "m1")
	ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
	defer cancel()
	var wg sync.WaitGroup
	var begun, waiting error
	wg.Go(func() { begun = s.Append(ctx, entry("m1", 2)) })
	time.Sleep(50 * time.Millisecond)
	wg.Go(func() { waiting = s.Append(ctx, entry("m2", 2)) })
	wg.Wait()
	if !errors.Is(begun, store.ErrUnknownOutcome) || errors.Is(begun, context.DeadlineExceeded) {
		t.Errorf("begun: %v", begun)
	}
	if !errors.Is(waiting, context.DeadlineExceeded) || errors.Is(waiting, store.ErrUnknownOutcome) {
		t.Errorf("not begun: %v", waiting)
	}
	release()
	mustAppend(t, s, entry("m2", 2))
	if n := countEvents(t, s, "m1"); n != 2 {
		t.Errorf("%d events after the lock was gone", n)
	}
}

// Names with any character are stored.
func TestAnyCharacter(t *testing.T) {
	s := openSingle(t, newDatabase(t), "n\x001")
	id := "m\x00\x01"
	e := entry(id, 1)
	e.CommandKey = &store.CommandKey{Client: "\x00", ID: "\x010"}
	e.Summary.Seats[0].Person, e.Summary.Outcome.Reason = "p\x00", "\x01\x00"
	e.Chat = []match.ChatMessage{{Number: 1, At: began, Seat: game.First, Name: "\x00", Text: "a\x00\x010\x011"}}
	mustAppend(t, s, e, entry("m\x010\x011", 1)) // as the other one is written down
	lines, err := s.Chat(t.Context(), id, 0, 9)
	if err != nil || len(lines) != 1 || lines[0].Text != e.Chat[0].Text || lines[0].Name != "\x00" {
		t.Errorf("lines %+v, %v", lines, err)
	}
	if _, ok, err := s.CommandAnswer(t.Context(), id, *e.CommandKey); !ok || err != nil {
		t.Errorf("answer: %v, %v", ok, err)
	}
	list, err := s.List(t.Context(), store.Filter{Person: "p\x00"})
	if err != nil || len(list) != 1 || list[0].Match != id || list[0].Outcome.Reason != "\x01\x00" {
		t.Errorf("list %+v, %v", list, err)
	}
	if owner, err := s.Owner(t.Context(), id); owner.Node != "n\x001" || err != nil {
		t.Errorf("owner %+v, %v", owner, err)
	}
}

// Connections that were cut are made again, and a call that had sent nothing is not lost with them.
func TestCutConnections(t *testing.T) {
	dsn := newDatabase(t)
	s := open(t, dsn, postgres.Config{Lanes: 1, SingleDatabase: true})
	mustAppend(t, s, entry("m1", 1))
	for seq := int64(2); seq < 6; seq++ {
		execute(t, dsn, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'teahouse n1' AND datname = current_database()")
		mustAppend(t, s, entry("m1", seq))
	}
	if n := countEvents(t, s, "m1"); n != 5 {
		t.Errorf("%d events", n)
	}
}

// A changed event is noticed, as in SQLite.
func TestChangedEventIsDamage(t *testing.T) {
	dsn := newDatabase(t)
	s := openSingle(t, dsn, "n1")
	mustAppend(t, s, entry("m1", 1), entry("m1", 2), entry("m2", 1))
	execute(t, dsn, "UPDATE events SET event = replace(event, 'Gyoku', 'Kin') WHERE seq = 2")
	nothing := func(match.Event) error { return nil }
	if err := s.EachEvent(t.Context(), "m1", 1, nothing); !errors.Is(err, store.ErrDamaged) {
		t.Errorf("a changed event: %v", err)
	}
	if err := s.EachEvent(t.Context(), "m2", 0, nothing); err != nil {
		t.Errorf("another match: %v", err)
	}
	execute(t, dsn, "DELETE FROM events WHERE seq = 2")
	if err := s.EachEvent(t.Context(), "m1", 1, nothing); !errors.Is(err, store.ErrDamaged) {
		t.Errorf("a missing event: %v", err)
	}
}

// A disk that is full and a database that can only be read have errors of their own.
func TestErrorsOfTheDatabase(t *testing.T) {
	dsn := newDatabase(t)
	s := openSingle(t, dsn, "n1")
	mustAppend(t, s, entry("m1", 1))
	fail := func(code string) {
		execute(t, dsn, `CREATE OR REPLACE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '`+code+`'; END $$`)
	}
	fail("53100")
	execute(t, dsn, "CREATE TRIGGER fail BEFORE INSERT ON events EXECUTE FUNCTION fail()")
	for code, want := range map[string]error{
		"53100": store.ErrFull, "25006": store.ErrReadOnly, "XX001": store.ErrDamaged, "57014": store.ErrUnavailable, "40001": store.ErrUnavailable,
	} {
		fail(code)
		if err := s.Append(t.Context(), entry("m1", 2)); !errors.Is(err, want) || errors.Is(err, store.ErrUnknownOutcome) || !strings.Contains(err.Error(), code) {
			t.Errorf("%s: %v, want %v", code, err, want)
		}
	}
	execute(t, dsn, "DROP TRIGGER fail ON events")
	mustAppend(t, s, entry("m1", 2))
}

// A turn of a private match without a clock changes no column of an index: the new version of its row needs no entries in
// indexes (PostgreSQL, heap-only tuples). One of a public match is in a list.
func TestTurnLeavesIndexesAlone(t *testing.T) {
	for _, public := range []bool{false, true} {
		dsn := newDatabase(t)
		s := openSingle(t, dsn, "n1")
		const turns = 50
		for seq := int64(1); seq <= turns+1; seq++ {
			e := playedEntry(1, seq)
			e.OnlyProgress, e.Summary.Public = seq > 1, public
			mustAppend(t, s, e)
		}
		if err := s.Close(); err != nil { // a connection that ends reports its statistics
			t.Fatal(err)
		}
		updates := func(column string) int {
			return queryInt(t, dsn, "SELECT "+column+" FROM pg_stat_user_tables WHERE relname = 'matches'")
		}
		for end := time.Now().Add(20 * time.Second); updates("n_tup_upd") < turns; time.Sleep(100 * time.Millisecond) { // statistics come later
			if time.Now().After(end) {
				t.Fatalf("%d updates were counted, of %d", updates("n_tup_upd"), turns)
			}
		}
		if alone := updates("n_tup_hot_upd"); !public && alone < turns*9/10 || public && alone > 0 {
			t.Errorf("public %v: %d of %d updates have left the indexes alone", public, alone, turns)
		}
	}
}
