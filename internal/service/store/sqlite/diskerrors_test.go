package sqlite

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"sync"
	"testing"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/testutil"
	"modernc.org/sqlite"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// entry is the one with the event seq of a match; its size is about that of text.
func entry(id string, seq int64, text string) store.LogEntry {
	var fact match.EventData = match.Ended{Reason: text}
	if seq == 1 {
		fact = match.Created{Terms: match.Terms{Clock: clock.Control{Kind: clock.Untimed}}, CreatedBy: text}
	}
	return store.LogEntry{
		Match: id, Epoch: 1, CommandKey: &store.CommandKey{Client: "c", ID: fmt.Sprint(seq)},
		Events: []match.Event{{Seq: seq, Data: fact}}, Summary: &store.Summary{Match: id, Seq: seq},
	}
}

func mustAppend(t *testing.T, s *Store, e store.LogEntry) {
	t.Helper()
	if err := s.Append(t.Context(), e); err != nil {
		t.Fatalf("%s %d: %v", e.Match, e.Events[0].Seq, err)
	}
}

// last is the number of events of a match, which must be without a gap, none half.
func last(t *testing.T, s *Store, id string) int64 {
	t.Helper()
	events, err := s.Events(t.Context(), id, 0, 1<<20)
	if err != nil {
		t.Fatal(err)
	}
	for i, e := range events {
		if e.Seq != int64(i)+1 {
			t.Errorf("%s: event %d is numbered %d", id, i+1, e.Seq)
		}
		if _, ok, err := s.CommandAnswer(t.Context(), id, store.CommandKey{Client: "c", ID: fmt.Sprint(e.Seq)}); !ok || err != nil {
			t.Errorf("%s: event %d has no command: %v", id, e.Seq, err)
		}
	}
	if sum, err := s.Summary(t.Context(), id); err != nil || sum.Seq != int64(len(events)) {
		t.Errorf("%s: summary at %d of %d: %v", id, sum.Seq, len(events), err)
	}
	return int64(len(events))
}

// setting changes a setting of the connection that writes.
func setting(t *testing.T, s *Store, text string) {
	t.Helper()
	s.gate(func() { // outside of a transaction, which is counted
		if _, err := s.writer.conn.ExecContext(t.Context(), "PRAGMA "+text); err != nil {
			t.Fatal(err)
		}
	})
}

// A full disk is named, leaves nothing half, and is over when there is room again.
func TestFull(t *testing.T) {
	var log bytes.Buffer
	m := metrics.New(prometheus.NewRegistry())
	s := started(t, Config{MaxPages: 140, Log: slog.New(slog.NewTextHandler(&log, nil)), Metrics: m})
	mustAppend(t, s, entry("m1", 1, "Ann"))
	var err error
	seq := int64(1)
	for err == nil {
		if err = s.Append(t.Context(), entry("m1", seq+1, strings.Repeat("x", 20_000))); err == nil {
			seq++
		}
	}
	if !errors.Is(err, store.ErrFull) || seq < 5 {
		t.Fatalf("after %d events: %v, want %v", seq, err, store.ErrFull)
	}
	for range 3 {
		if err := s.Append(t.Context(), entry("m1", seq+1, strings.Repeat("x", 20_000))); !errors.Is(err, store.ErrFull) {
			t.Errorf("again: %v", err)
		}
	}
	if n := last(t, s, "m1"); n != seq {
		t.Errorf("%d events, %d were acknowledged", n, seq)
	}
	if n := testutil.ToFloat64(m.Failures.WithLabelValues("full")); n != 4 {
		t.Errorf("%v failures counted, want 4", n)
	}
	mustAppend(t, s, entry("m1", seq+1, "small")) // there is room for that
	setting(t, s, "max_page_count = 1000000")
	mustAppend(t, s, entry("m1", seq+2, strings.Repeat("x", 20_000)))
	if err := s.Ping(t.Context()); err != nil {
		t.Errorf("not healthy: %v", err)
	}
	last(t, s, "m1")
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if text := log.String(); strings.Count(text, "commits fail") != 1 || strings.Count(text, "commits work again") != 1 {
		t.Errorf("logged %s", text)
	}
}

// A call that does not fit on the disk fails alone, although it was to be committed with
// others.
func TestFullAlone(t *testing.T) {
	s := started(t, Config{MaxPages: 140})
	for i := range 11 {
		mustAppend(t, s, entry(fmt.Sprint("m", i), 1, "Ann"))
	}
	hold, held := make(chan struct{}), make(chan struct{})
	var wg sync.WaitGroup
	wg.Go(func() {
		_ = s.inWriter(t.Context(), func(context.Context, *sql.Conn) error {
			close(held)
			<-hold
			return nil
		})
	})
	<-held
	errs := make([]error, 11)
	for i := range errs {
		e := entry(fmt.Sprint("m", i), 2, "small")
		if i == 5 {
			for seq := int64(3); seq < 20; seq++ {
				e.Events = append(e.Events, entry("m5", seq, strings.Repeat("x", 60_000)).Events...)
				e.Summary.Seq = seq
			}
		}
		wg.Go(func() { errs[i] = s.Append(t.Context(), e) })
	}
	for s.writer.queue.Len() < len(errs) { // those that send are on their way
		select {
		case <-t.Context().Done():
			return
		default:
		}
	}
	close(hold)
	wg.Wait()
	for i, err := range errs {
		id := fmt.Sprint("m", i)
		switch {
		case i == 5 && (!errors.Is(err, store.ErrFull) || last(t, s, id) != 1):
			t.Errorf("the large one: %v", err)
		case i != 5 && (err != nil || last(t, s, id) != 2):
			t.Errorf("%s: %v", id, err)
		}
	}
}

// A database that can only be read, or that another program writes to, is named.
func TestReadOnlyAndLocked(t *testing.T) {
	t.Parallel() // it waits for the lock
	s := started(t, Config{})
	mustAppend(t, s, entry("m1", 1, "Ann"))
	setting(t, s, "query_only = 1")
	if err := s.Append(t.Context(), entry("m1", 2, "x")); !errors.Is(err, store.ErrReadOnly) {
		t.Errorf("read-only: %v", err)
	}
	s.gate(func() { s.writer.closeConnection() }) // it can be written to again
	mustAppend(t, s, entry("m1", 2, "x"))

	other, err := s.checkpoints.db.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := other.Close(); err != nil {
			t.Error(err)
		}
	}()
	if _, err := other.ExecContext(t.Context(), "BEGIN IMMEDIATE"); err != nil {
		t.Fatal(err)
	}
	if err := s.Append(t.Context(), entry("m1", 3, "x")); !errors.Is(err, store.ErrLocked) {
		t.Errorf("locked: %v", err)
	}
	if err := s.Ping(t.Context()); !errors.Is(err, store.ErrLocked) {
		t.Errorf("locked, healthy: %v", err)
	}
	if _, err := other.ExecContext(t.Context(), "ROLLBACK"); err != nil {
		t.Fatal(err)
	}
	mustAppend(t, s, entry("m1", 3, "x"))
	last(t, s, "m1")
}

// A commit that fails for another reason fails all its calls without a specific error:
// the callers must read again.
func TestCommitFails(t *testing.T) {
	s := started(t, Config{})
	mustAppend(t, s, entry("m1", 1, "Ann"))
	fail := int32(1)
	err := s.inWriter(t.Context(), func(_ context.Context, conn *sql.Conn) error {
		return conn.Raw(func(c any) error {
			c.(sqlite.HookRegisterer).RegisterCommitHook(func() int32 { return fail })
			return nil
		})
	})
	if err == nil {
		t.Fatal("a commit that failed was acknowledged")
	}
	err = s.Append(t.Context(), entry("m1", 2, "x"))
	for _, named := range []error{store.ErrFull, store.ErrReadOnly, store.ErrLocked, store.ErrDamaged, store.ErrConflict} {
		if err == nil || errors.Is(err, named) {
			t.Errorf("a commit that failed: %v", err)
		}
	}
	if n := last(t, s, "m1"); n != 1 {
		t.Errorf("%d events", n)
	}
	s.gate(func() { fail = 0 })
	mustAppend(t, s, entry("m1", 2, "x"))
	last(t, s, "m1")
}

// A call that is refused after it has written something leaves nothing, and the calls
// that are committed together with it are stored, each once.
func TestRefusedAmongOthers(t *testing.T) {
	s := started(t, Config{})
	const calls = 20
	for i := range calls {
		mustAppend(t, s, entry(fmt.Sprint("m", i), 1, "Ann"))
	}
	hold, held := make(chan struct{}), make(chan struct{})
	var wg sync.WaitGroup
	wg.Go(func() {
		_ = s.inWriter(t.Context(), func(context.Context, *sql.Conn) error {
			close(held)
			<-hold
			return nil
		})
	})
	<-held
	errs := make([]error, calls)
	for i := range errs {
		id := fmt.Sprint("m", i)
		entries := []store.LogEntry{entry(id, 2, "x")}
		if i%5 == 3 {
			entries = append(entries, entry(id, 4, "one is missing"))
		}
		wg.Go(func() { errs[i] = s.Append(t.Context(), entries...) })
	}
	for s.writer.queue.Len() < len(errs) { // those that send are on their way
		select {
		case <-t.Context().Done():
			return
		default:
		}
	}
	close(hold)
	wg.Wait()
	for i, err := range errs {
		id := fmt.Sprint("m", i)
		switch n := last(t, s, id); {
		case i%5 == 3 && (!errors.Is(err, store.ErrConflict) || n != 1):
			t.Errorf("%s, which was wrong: %v, %d events", id, err, n)
		case i%5 != 3 && (err != nil || n != 2):
			t.Errorf("%s: %v, %d events", id, err, n)
		}
	}
	mustAppend(t, s, entry("m3", 2, "x")) // the writer goes on, and so does the match
}
