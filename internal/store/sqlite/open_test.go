package sqlite_test

import (
	"path/filepath"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/match"
	"github.com/teahouse-games/teahouse/internal/store"
	"github.com/teahouse-games/teahouse/internal/store/sqlite"
)

func TestSmoke(t *testing.T) {
	ctx := t.Context()
	path := filepath.Join(t.TempDir(), "a", sqlite.File)
	s, err := sqlite.Open(ctx, path, sqlite.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	now := time.Now()
	e := store.Entry{Match: "m1", Epoch: 1, Key: &store.CommandKey{Client: "a", ID: "1"}, Events: []match.Event{{Seq: 1, At: now, Fact: match.Created{Terms: match.Terms{Game: "ki-shogi", Options: game.Options{"a": "b"}, Clock: clock.Control{Kind: clock.None}}}}},
		Summary: &store.Summary{Match: "m1", Seq: 1, Created: now, Changed: now}}
	if err := s.Append(ctx, e); err != nil {
		t.Fatal(err)
	}
	t.Log(s.Append(ctx, e))
	t.Log(s.Events(ctx, "m1", 0, 10))
	t.Log(s.List(ctx, store.Filter{}))
	t.Log(s.Own(ctx, "m1"))
	t.Log(s.Due(ctx, 100, 10))
	if _, err := sqlite.Open(ctx, path, sqlite.Options{}); err == nil {
		t.Fatal("opened twice")
	} else {
		t.Log(err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	s, err = sqlite.Open(ctx, path, sqlite.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Log(s.Events(ctx, "m1", 0, 10))
	s.Close()
}
