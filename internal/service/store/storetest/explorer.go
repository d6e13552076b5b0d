package storetest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// explorerLaws are those of [store.ExplorerStore].
var explorerLaws = []law{
	{"public matches that have ended are to be counted", testUncounted},
	{"a game is counted once", testExploredOnce},
	{"games are added up by position and turn", testExploredTurns},
	{"books are kept apart", testExploredBooks},
	{"the last games are samples", testExploredSamples},
	{"what cannot be counted is refused", testExploredRefused},
	{"no explorer in a closed store", testExploredClosed},
}

// playedBook is the book of the games here.
var playedBook = store.ExplorerBook{Source: store.SourcePlayed, Game: "tea", Options: "cups=2"}

// file returns a game of a file with these turns, each in the position whose key is its number.
func file(id string, winner game.Seat, turns ...string) store.ExplorerGame {
	g := store.ExplorerGame{ExplorerBook: playedBook, ID: id, Title: "Ann – Bob " + id, Winner: winner}
	for i, turn := range turns {
		g.Steps = append(g.Steps, store.ExplorerStep{Key: uint64(i), Turn: turn})
	}
	return g
}

// mustExplore counts games, of which so many are new.
func mustExplore(t *testing.T, s store.Store, want int, games ...store.ExplorerGame) {
	t.Helper()
	n, err := s.CountGames(t.Context(), games...)
	if err != nil || n != want {
		t.Errorf("%d games were counted, %v; want %d", n, err, want)
	}
}

// explored returns what was played in a position.
func explored(t *testing.T, s store.Store, book store.ExplorerBook, key uint64, limit int) store.ExplorerPosition {
	t.Helper()
	p, err := s.ExplorerTurns(t.Context(), book, key, limit)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func testUncounted(t *testing.T, s store.Store) {
	uncounted := func(limit int) []string {
		t.Helper()
		ids, err := s.UncountedMatches(t.Context(), limit)
		if err != nil {
			t.Fatal(err)
		}
		return ids
	}
	requireEqual(t, "in an empty store", uncounted(9), []string(nil))
	over := func(s *store.Summary) { s.Public, s.Status = true, store.StatusOver }
	with(t, s, "m2", over)
	with(t, s, "m1", over)
	with(t, s, "private", func(s *store.Summary) { s.Status = store.StatusOver })
	with(t, s, "playing", func(s *store.Summary) { s.Public, s.Status = true, store.StatusPlaying })
	with(t, s, "m3", over)
	requireEqual(t, "in the order of their beginning", uncounted(9), []string{"m2", "m1", "m3"})
	requireEqual(t, "at most two", uncounted(2), []string{"m2", "m1"})
	requireEqual(t, "none", uncounted(0), []string(nil))
	g := file("m1", game.First, "a")
	g.Match = true
	skipped := store.ExplorerGame{ID: "m2", Match: true}
	mustExplore(t, s, 1, g, skipped)
	requireEqual(t, "afterwards", uncounted(9), []string{"m3"})
	mustDo(t, s.Delete(t.Context(), "m1", 1))
	if p := explored(t, s, playedBook, 0, 9); p.Games != 1 {
		t.Errorf("after the match was deleted %d games are counted, want 1", p.Games)
	}
}

func testExploredOnce(t *testing.T, s store.Store) {
	over := func(s *store.Summary) { s.Public, s.Status = true, store.StatusOver }
	with(t, s, "m", over)
	match := file("m", game.First, "a")
	match.Match = true
	unknown := file("unknown", game.First, "a")
	unknown.Match = true
	mustExplore(t, s, 3, match, file("m", game.Second, "a"), file("f", game.None, "a"), match, file("f", game.First, "b"), unknown)
	mustExplore(t, s, 0, match, file("f", game.First, "c"))
	requireEqual(t, "all games", explored(t, s, playedBook, 0, 9), store.ExplorerPosition{
		ExplorerCount: store.ExplorerCount{Games: 3, First: 1, Second: 1}, Different: 1,
		Turns: []store.ExplorerTurn{{Turn: "a", ExplorerCount: store.ExplorerCount{Games: 3, First: 1, Second: 1}, Samples: []string{"f", "m", "m"}}},
	})
	titles, err := s.ExplorerTitles(t.Context(), []string{"f", "m", "none", "f"})
	mustDo(t, err)
	requireEqual(t, "titles", titles, map[string]string{"f": "Ann – Bob f", "m": "Ann – Bob m"})
}

func testExploredTurns(t *testing.T, s store.Store) {
	swapped := file("4", game.First, "b")
	swapped.Steps[0].Swapped = true
	mustExplore(t, s, 2, file("1", game.First, "b", "c"), file("2", game.Second, "a", "c"))
	mustExplore(t, s, 2, file("3", game.None, "b", "d"), swapped)
	large := file("5", game.First, "z")
	large.Steps[0].Key = 1<<64 - 1
	mustExplore(t, s, 1, large)
	p := explored(t, s, playedBook, 0, 9)
	requireEqual(t, "the most frequent first", p, store.ExplorerPosition{
		ExplorerCount: store.ExplorerCount{Games: 4, First: 1, Second: 2}, Different: 2,
		Turns: []store.ExplorerTurn{
			{Turn: "b", ExplorerCount: store.ExplorerCount{Games: 3, First: 1, Second: 1}, Samples: []string{"4", "3", "1"}},
			{Turn: "a", ExplorerCount: store.ExplorerCount{Games: 1, Second: 1}, Samples: []string{"2"}},
		},
	})
	if n := p.Turns[0].Drawn(); n != 1 {
		t.Errorf("%d games were drawn, want 1", n)
	}
	p = explored(t, s, playedBook, 1, 1)
	if len(p.Turns) != 1 || p.Turns[0].Turn != "c" || p.Different != 2 || p.Games != 3 {
		t.Errorf("at most one turn: %+v", p)
	}
	if p := explored(t, s, playedBook, 1<<64-1, 9); p.Games != 1 || p.Turns[0].Turn != "z" {
		t.Errorf("with the greatest key: %+v", p)
	}
	if p := explored(t, s, playedBook, 77, 9); p.Games != 0 || len(p.Turns) > 0 {
		t.Errorf("where nobody was: %+v", p)
	}
}

func testExploredBooks(t *testing.T, s store.Store) {
	var want []store.ExplorerBookCount
	for i, book := range []store.ExplorerBook{
		{Source: store.SourceImported, Game: "tea", Options: "cups=2"}, {Source: store.SourcePlayed, Game: "coffee", Options: "cups=2"}, playedBook,
		{Source: store.SourcePlayed, Game: "tea", Options: "cups=3"}, {Source: store.SourceSelfPlay, Game: "tea", Options: "cups=2"},
	} {
		for n := range i + 1 {
			g := file(fmt.Sprint(i, "-", n), game.First, "a")
			g.ExplorerBook = book
			mustExplore(t, s, 1, g)
		}
		want = append(want, store.ExplorerBookCount{ExplorerBook: book, Games: int64(i) + 1})
	}
	books, err := s.ExplorerBooks(t.Context())
	mustDo(t, err)
	requireEqual(t, "books", books, want)
	for _, b := range want {
		if p := explored(t, s, b.ExplorerBook, 0, 9); p.Games != b.Games {
			t.Errorf("%+v has %d games, want %d", b.ExplorerBook, p.Games, b.Games)
		}
	}
}

func testExploredSamples(t *testing.T, s store.Store) {
	var all []string
	for i := range 9 {
		id := fmt.Sprintf("sample-%07d", i) // 14 characters, and a space
		mustExplore(t, s, 1, file(id, game.First, "a"))
		all = append([]string{id}, all...)
	}
	requireEqual(t, "the last three", explored(t, s, playedBook, 0, 9).Turns[0].Samples, all[:3])
	some := []store.ExplorerGame{file("x-0000000000000", game.First, "a"), file("y-0000000000000", game.First, "a")}
	mustExplore(t, s, 2, some...)
	requireEqual(t, "of two at once", explored(t, s, playedBook, 0, 9).Turns[0].Samples, []string{"y-0000000000000", "x-0000000000000", all[0]})
}

func testExploredRefused(t *testing.T, s store.Store) {
	good := file("good", game.First, "a")
	for name, corrupt := range map[string]func(*store.ExplorerGame){
		"no id":         func(g *store.ExplorerGame) { g.ID = "" },
		"a long id":     func(g *store.ExplorerGame) { g.ID = strings.Repeat("i", store.MaxExplorerID+1) },
		"a space":       func(g *store.ExplorerGame) { g.ID = "a b" },
		"a long title":  func(g *store.ExplorerGame) { g.Title = strings.Repeat("t", store.MaxExplorerTitle+1) },
		"a wrong title": func(g *store.ExplorerGame) { g.Title = "\xff" },
		"no source":     func(g *store.ExplorerGame) { g.Source = "heard" },
		"no game":       func(g *store.ExplorerGame) { g.Game = "" },
		"no turn":       func(g *store.ExplorerGame) { g.Steps[0].Turn = "" },
		"a long turn":   func(g *store.ExplorerGame) { g.Steps[0].Turn = strings.Repeat("a", store.MaxExplorerTurn+1) },
		"a long game":   func(g *store.ExplorerGame) { g.Steps = make([]store.ExplorerStep, store.MaxExplorerSteps+1) },
	} {
		bad := file("bad", game.First, "a")
		corrupt(&bad)
		_, err := s.CountGames(t.Context(), good, bad)
		requireError(t, name, err, store.ErrInvalid)
	}
	_, err := s.CountGames(t.Context(), make([]store.ExplorerGame, store.MaxExplorerGames+1)...)
	requireError(t, "too many", err, store.ErrInvalid)
	mustExplore(t, s, 1, good) // no part of the others was stored
}

func testExploredClosed(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustDo(t, s.Close())
	_, uncounted := s.UncountedMatches(ctx, 1)
	_, counted := s.CountGames(ctx, file("f", game.First, "a"))
	_, books := s.ExplorerBooks(ctx)
	_, turns := s.ExplorerTurns(ctx, playedBook, 0, 1)
	_, titles := s.ExplorerTitles(ctx, []string{"f"})
	failures(t, store.ErrClosed, map[string]error{"uncounted": uncounted, "count": counted, "books": books, "turns": turns, "titles": titles})
}
