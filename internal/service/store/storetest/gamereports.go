package storetest

import (
	"context"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// gameReportLaws are those of [store.GameReports].
var gameReportLaws = []law{
	{"a report of a game is read back", testGameReportReadBack},
	{"a later report of a game replaces an earlier one", testGameReportReplaced},
	{"what is no report of a game is refused", testGameReportRefused},
	{"a report of a game is deleted with the match", testGameReportDeleted},
}

// gameReport returns a report of a match.
func gameReport(id string, version int, text string) store.GameReportRecord {
	return store.GameReportRecord{Match: id, Version: version, At: at(version), Report: `{"text":"` + text + `"}`}
}

func requireGameReport(t *testing.T, s store.Store, want store.GameReportRecord) {
	t.Helper()
	got, err := s.GameReport(t.Context(), want.Match)
	if err != nil {
		t.Fatal(err)
	}
	want.At = store.RoundTime(want.At)
	requireEqual(t, "report of "+want.Match, got, want)
}

func testGameReportReadBack(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustAppend(t, s, first("m1"), first("m2"))
	_, err := s.GameReport(ctx, "m1")
	requireError(t, "there is none", err, store.ErrNotFound)
	one, two := gameReport("m1", 1, "茶"), gameReport("m2", 2, "x")
	mustDo(t, s.PutGameReport(ctx, one), s.PutGameReport(ctx, two))
	requireGameReport(t, s, one)
	requireGameReport(t, s, two)
	requireError(t, "without the match", s.PutGameReport(ctx, gameReport("m3", 1, "x")), store.ErrNotFound)
}

func testGameReportReplaced(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustAppend(t, s, first("m1"))
	second := gameReport("m1", 2, "second")
	mustDo(t, s.PutGameReport(ctx, second), s.PutGameReport(ctx, gameReport("m1", 1, "first")), s.PutGameReport(ctx, gameReport("m1", 2, "another")))
	requireGameReport(t, s, second)
	third := gameReport("m1", 3, "third")
	mustDo(t, s.PutGameReport(ctx, third))
	requireGameReport(t, s, third)
}

func testGameReportRefused(t *testing.T, s store.Store) {
	mustAppend(t, s, first("m1"))
	for name, change := range map[string]func(*store.GameReportRecord){
		"without match":   func(r *store.GameReportRecord) { r.Match = "" },
		"without version": func(r *store.GameReportRecord) { r.Version = 0 },
		"without time":    func(r *store.GameReportRecord) { r.At = time.Time{} },
		"no JSON":         func(r *store.GameReportRecord) { r.Report = "{" },
		"too long":        func(r *store.GameReportRecord) { r.Report = `"` + strings.Repeat("x", store.MaxGameReportSize) + `"` },
	} {
		r := gameReport("m1", 1, "x")
		change(&r)
		requireError(t, name, s.PutGameReport(t.Context(), r), store.ErrInvalid)
	}
	_, err := s.GameReport(t.Context(), "m1")
	requireError(t, "nothing is stored", err, store.ErrNotFound)
}

func testGameReportDeleted(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustAppend(t, s, first("m1"), first("m2"))
	stays := gameReport("m2", 1, "stays")
	mustDo(t, s.PutGameReport(ctx, gameReport("m1", 1, "x")), s.PutGameReport(ctx, stays), s.Delete(ctx, "m1", 1))
	requireGameReport(t, s, stays)
	mustAppend(t, s, first("m1"))
	_, err := s.GameReport(ctx, "m1")
	requireError(t, "after another match began", err, store.ErrNotFound)
}

// storeGameReport stores a report of a match, which may not be there.
func (p *storePair) storeGameReport(t *rapid.T) {
	r := gameReport(ids.Draw(t, "match"), rapid.IntRange(0, 3).Draw(t, "version"), rapid.SampledFrom([]string{"a", "b"}).Draw(t, "text"))
	p.both(t, "game report", func(s store.Store) (any, error) { return nil, s.PutGameReport(context.Background(), r) })
}
