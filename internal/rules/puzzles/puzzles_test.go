package puzzles

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/puzzle"
)

func ids(s GamePuzzles) (list string) {
	for _, p := range s {
		list += p.ID
	}
	return list
}

var set = GamePuzzles{
	{ID: "b", Tags: []string{"drop"}, Rating: 900},
	{ID: "c", Tags: []string{"check", "drop"}, Rating: 1200},
	{ID: "a", Tags: []string{"check"}, Rating: 1500},
}

// Somebody who begins sees the game as the course teaches it.
func TestNearUsual(t *testing.T) {
	mixed := slices.Clone(set)
	mixed[1].Options = map[string]string{"field": "7x7"}
	if got := ids(mixed.Near(Query{Rating: 1200, Usual: true, Max: 9})); got != "bac" {
		t.Errorf("%q, want bac: the usual options first", got)
	}
	if got := ids(mixed.Near(Query{Rating: 1200, Max: 9})); got != "cba" {
		t.Errorf("%q, want cba: the nearest first", got)
	}
}

func TestNear(t *testing.T) {
	for _, c := range []struct {
		q    Query
		want string
	}{
		{Query{Max: 9}, "bca"},
		{Query{Rating: 1400, Max: 9}, "acb"},
		{Query{Rating: 1400, Max: 1}, "a"},
		{Query{Rating: 1400, Theme: "drop", Max: 9}, "cb"},
		{Query{Theme: "drop", After: "b", Max: 9}, "c"},
		{Query{Theme: "rock", Max: 9}, ""},
		{Query{Max: -1}, ""},
	} {
		if got := ids(set.Near(c.q)); got != c.want {
			t.Errorf("%+v: %q, want %q", c.q, got, c.want)
		}
	}
}

var morning = time.Date(2027, 3, 1, 0, 0, 0, 0, time.UTC)

// daysOf returns the ids of the puzzles of so many days, sorted, each once.
func daysOf(t *testing.T, s GamePuzzles, days int) string {
	t.Helper()
	var seen []string
	for day := range days {
		at := morning.AddDate(0, 0, day)
		p, _ := s.Daily(at)
		if late, _ := s.Daily(at.Add(23 * time.Hour)); late.ID != p.ID {
			t.Errorf("%v begins with %s and ends with %s", at, p.ID, late.ID)
		}
		seen = append(seen, p.ID)
	}
	slices.Sort(seen)
	return strings.Join(slices.Compact(seen), "")
}

// Everybody has the same puzzle on a day, and every usual puzzle of the middle has its day.
func TestDaily(t *testing.T) {
	unusual := func(p puzzle.Puzzle) puzzle.Puzzle {
		p.Options = map[string]string{"field": "7x7"}
		return p
	}
	if got := daysOf(t, set, len(set)); got != "abc" {
		t.Errorf("of three puzzles, %q had their day", got)
	}
	many := append(slices.Clone(set), puzzle.Puzzle{ID: "d", Rating: 800}, puzzle.Puzzle{ID: "e", Rating: 2174},
		unusual(puzzle.Puzzle{ID: "f", Rating: 1200}))
	before := ids(many)
	if got := daysOf(t, many, 3); got != "abc" {
		t.Errorf("%q had their day, want those that are neither the easiest, the hardest, nor unusual", got)
	}
	if ids(many) != before {
		t.Error("the puzzles have another order now")
	}
	if got := daysOf(t, GamePuzzles{unusual(set[0]), unusual(set[1])}, 2); got != "bc" {
		t.Errorf("without usual options, %q had their day", got)
	}
	if _, ok := (GamePuzzles)(nil).Daily(morning); ok {
		t.Error("no puzzles have a puzzle of the day")
	}
}

// The puzzle of the day has the usual options in every game.
func TestDailyOfGames(t *testing.T) {
	for _, name := range games.Names() {
		s, err := Of(name)
		if err != nil {
			t.Fatal(err)
		}
		for day := range 60 {
			if p, ok := s.Daily(morning.AddDate(0, 0, day)); !ok || len(p.Options) > 0 || p.Rating > 1700 {
				t.Errorf("%s, day %d: %v of %d", name, day, p.Options, p.Rating)
			}
		}
	}
}

func TestFindAndThemes(t *testing.T) {
	if p, ok := set.Find("c"); !ok || p.Rating != 1200 {
		t.Errorf("%+v", p)
	}
	if _, ok := set.Find("d"); ok {
		t.Error("found what is not there")
	}
	if got := set.Themes(); len(got) != 2 || got[0] != (TagCount{puzzle.TagCheck, 2}) || got[1] != (TagCount{puzzle.TagDrop, 2}) {
		t.Errorf("%v", got)
	}
}
