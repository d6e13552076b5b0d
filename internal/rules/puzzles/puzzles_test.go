package puzzles

import (
	"testing"
	"time"

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

// Everybody has the same puzzle on a day, and every puzzle has its day.
func TestDaily(t *testing.T) {
	seen := map[string]bool{}
	morning := time.Date(2027, 3, 1, 0, 0, 0, 0, time.UTC)
	for day := range len(set) {
		at := morning.AddDate(0, 0, day)
		p, _ := set.Daily(at)
		if late, _ := set.Daily(at.Add(23 * time.Hour)); late.ID != p.ID {
			t.Errorf("%v begins with %s and ends with %s", at, p.ID, late.ID)
		}
		seen[p.ID] = true
	}
	if len(seen) != len(set) {
		t.Errorf("%d of %d puzzles had their day", len(seen), len(set))
	}
	if _, ok := (GamePuzzles)(nil).Daily(morning); ok {
		t.Error("no puzzles have a puzzle of the day")
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
