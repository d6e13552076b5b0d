package postgres_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres"
)

// source is what the copies here are made from.
var source = store.Contents{Database: "d1", State: "s1"}

// Until a copy is finished no node opens its target, whether it knows copies or not.
func TestTargetIsClosed(t *testing.T) {
	dsn, ctx := emptyDatabase(t), t.Context()
	target := open(t, dsn, postgres.Config{Node: "copy", SingleDatabase: true, Copying: true})
	if _, err := target.BeginCopy(ctx, source); err != nil {
		t.Fatal(err)
	}
	if n := queryInt(t, dsn, "SELECT needs FROM service"); n != 14 {
		t.Errorf("it needs a program that knows form %d, want 14", n)
	}
	single := postgres.Config{Node: "n1", SingleDatabase: true}
	if _, err := postgres.Open(ctx, dsn, single); !errors.Is(err, store.ErrUnfinishedCopy) {
		t.Errorf("a node: %v", err)
	}
	if _, err := postgres.OpenSnapshot(ctx, dsn, single); !errors.Is(err, store.ErrUnfinishedCopy) {
		t.Errorf("a snapshot: %v", err)
	}
	if err := target.FinishCopy(ctx); err != nil {
		t.Fatal(err)
	}
	if n := queryInt(t, dsn, "SELECT needs FROM service"); n != 14 {
		t.Errorf("it needs a program that knows form %d in the end, want 14", n)
	}
	if n := queryInt(t, dsn, "SELECT count(*) FROM nodes"); n != 0 {
		t.Errorf("the copy has left %d nodes", n)
	}
	mustAppend(t, openSingle(t, dsn, "n2"), entry("m1", 1))
}

// A database that nodes use is neither a source nor a target; the error names them.
func TestCopyOfDatabaseInUse(t *testing.T) {
	dsn, ctx := newDatabase(t), t.Context()
	node := openSingle(t, dsn, "n1")
	if _, err := node.Heartbeat(ctx, store.Heartbeat{Name: "tea1"}); err != nil {
		t.Fatal(err)
	}
	single := postgres.Config{Node: "copy", SingleDatabase: true}
	if _, err := postgres.OpenSource(ctx, dsn, single); !errors.Is(err, store.ErrLocked) || !strings.Contains(err.Error(), "tea1") {
		t.Errorf("a source: %v", err)
	}
	if _, err := node.BeginCopy(ctx, source); !errors.Is(err, store.ErrLocked) || !strings.Contains(err.Error(), "tea1") {
		t.Errorf("a target: %v", err)
	}
	if err := node.Leave(ctx); err != nil {
		t.Fatal(err)
	}
	before, err := node.Contents(ctx)
	if err != nil {
		t.Fatal(err)
	}
	s, err := postgres.OpenSource(ctx, dsn, single)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Close(); err != nil {
		t.Error(err)
	}
	if _, err := node.Heartbeat(ctx, store.Heartbeat{Name: "tea1"}); err != nil {
		t.Fatal(err)
	}
	if now, err := node.Contents(ctx); err != nil || now.State == before.State || now.Database != before.Database {
		t.Errorf("after a heartbeat of a node the contents are %+v, %v, and were %+v", now, err, before)
	}
}

// A snapshot has what was there when it was opened, whatever nodes write meanwhile.
func TestSnapshot(t *testing.T) {
	dsn, ctx := newDatabase(t), t.Context()
	node := openSingle(t, dsn, "n1")
	mustAppend(t, node, entry("m1", 1))
	s, err := postgres.OpenSnapshot(ctx, dsn, postgres.Config{})
	if err != nil {
		t.Fatal(err)
	}
	mustAppend(t, node, entry("m1", 2), entry("m2", 1))
	events, summaries := 0, 0
	err = errors.Join(
		s.EachEvent(ctx, "m1", 0, func(match.Event) error { events++; return nil }),
		s.ForEachSummary(ctx, func(store.Summary) error { summaries++; return nil }),
	)
	copies, copyErr := s.MatchesAfter(ctx, 0, 10)
	if events != 1 || summaries != 1 || len(copies) != 1 || errors.Join(err, copyErr) != nil {
		t.Errorf("%d events, %d summaries, %d copies, %v, %v", events, summaries, len(copies), err, copyErr)
	}
	if _, err := s.SecretByName(ctx, "guests"); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("a secret that is not there: %v", err)
	}
	if err := errors.Join(s.Close(), s.Close()); err != nil {
		t.Error(err)
	}
	if _, err := s.Contents(ctx); !errors.Is(err, store.ErrClosed) {
		t.Errorf("closed: %v", err)
	}
}

// The name of a database in messages has its servers and no password.
func TestDescribe(t *testing.T) {
	for dsn, want := range map[string]string{
		"postgres://tea:secret@db1,db2:5433/house?sslmode=disable": "PostgreSQL database house at db1, db2",
		"host=db1 user=tea password=secret sslmode=disable":        "PostgreSQL database tea at db1",
	} {
		if got, err := postgres.Describe(dsn); got != want || err != nil {
			t.Errorf("%q, %v, want %q", got, err, want)
		}
	}
	if _, err := postgres.Describe("postgres://tea:secret@db1:port/house"); err == nil || strings.Contains(err.Error(), "secret") {
		t.Errorf("a port that is none: %v", err)
	}
}
