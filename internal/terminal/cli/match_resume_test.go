package cli

import (
	"bytes"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/arena"
	"github.com/teahouse-games/teahouse/games"
)

func keptMatch() arena.Settings {
	return arena.Settings{
		Game: "ki-shogi", Options: map[string]string{"field": "open", "ki": "off"}, Contenders: [2]string{"greedy", "random"},
		Games: 6, Seed: 1, Drawn: 4, Turns: 400, Patience: 300,
	}
}

// What makes another match is said in the words of the call, and everything makes one but
// the number of games and the program.
func TestDifference(t *testing.T) {
	seen := map[string]bool{}
	for _, tt := range []struct {
		field, want string
		change      func(file, call *arena.Settings)
	}{
		{"Game", "the game is ki-shogi in the file and quaterno in the call", func(_, s *arena.Settings) { s.Game = "quaterno" }},
		{"Options", "-o ki is off in the file and on in the call", func(_, s *arena.Settings) { s.Options = map[string]string{"field": "open", "ki": "on"} }},
		{"Options", "-o is map[field:open ki:off] in the file and map[ki:off] in the call", func(_, s *arena.Settings) { s.Options = map[string]string{"ki": "off"} }},
		{"Contenders", "the first contender is greedy in the file and wary in the call", func(_, s *arena.Settings) { s.Contenders[0] = "wary" }},
		{"Contenders", "the second contender is random in the file and wary in the call", func(_, s *arena.Settings) { s.Contenders[1] = "wary" }},
		{"Seed", "--seed is 1 in the file and 9 in the call", func(_, s *arena.Settings) { s.Seed = 9 }},
		{"Drawn", "--opening-turns is 4 in the file and 2 in the call", func(_, s *arena.Settings) { s.Drawn = 2 }},
		{"Drawn", "the games in the file begin as --openings said: leave --opening-turns out", func(f, s *arena.Settings) {
			f.Openings, s.Openings, s.Drawn = []arena.Opening{{}}, []arena.Opening{{}}, 2
		}},
		{"Openings", "the file has no --openings", func(_, s *arena.Settings) { s.Openings = []arena.Opening{{}} }},
		{"Openings", "--openings are 1 in the file and 2 in the call", func(f, s *arena.Settings) {
			f.Openings, s.Openings = []arena.Opening{{}}, []arena.Opening{{}, {}}
		}},
		{"Openings", "--openings: number 2 is another one in the file", func(f, s *arena.Settings) {
			f.Openings, s.Openings = []arena.Opening{{}, {}}, []arena.Opening{{}, {Turns: []string{"Gyoku*0,0"}}}
		}},
		{"Openings", "", func(f, s *arena.Settings) { // a file has no place for an empty list
			f.Openings, s.Openings = []arena.Opening{{}}, []arena.Opening{{Turns: []string{}}}
		}},
		{"Turns", "--cut is 400 in the file and 10 in the call", func(_, s *arena.Settings) { s.Turns = 10 }},
		{"Patience", "--patience is 5m in the file and 1m30s in the call", func(_, s *arena.Settings) { s.Patience = 90 }},
		{"Patience", "--patience is 1h in the file and 0s in the call", func(f, s *arena.Settings) { f.Patience, s.Patience = 3600, 0 }},
		{"SPRT", "the file has no --sprt", func(_, s *arena.Settings) { s.SPRT = &arena.SPRT{Elo0: 0, Elo1: 20} }},
		{"SPRT", "--sprt is 0,20 in the file and 0,50.5 in the call", func(f, s *arena.Settings) {
			f.SPRT, s.SPRT = &arena.SPRT{Elo0: 0, Elo1: 20}, &arena.SPRT{Elo0: 0, Elo1: 50.5}
		}},
		{"Games", "", func(_, s *arena.Settings) { s.Games = 100 }},
		{"Program", "", func(_, s *arena.Settings) { s.Program = "newer" }},
	} {
		seen[tt.field] = true
		file, call := keptMatch(), keptMatch()
		tt.change(&file, &call)
		if got := settingDifference(file, call); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.field, got, tt.want)
		}
	}
	for i := range reflect.TypeFor[arena.Settings]().NumField() {
		if name := reflect.TypeFor[arena.Settings]().Field(i).Name; !seen[name] {
			t.Errorf("whether %s makes another match is not tested", name)
		}
	}
}

// A match has the games that it was begun with, or that it was made longer by; a game
// beyond them is none of it.
func TestGamesKept(t *testing.T) {
	n := func(n int) *int { return &n }
	for _, tt := range []struct {
		name    string
		given   *int
		numbers []int // from 1
		want    int
		wrong   string
	}{
		{"begun", nil, []int{2, 1}, 6, ""},
		{"done", nil, []int{1, 2, 3, 4, 5, 6}, 6, ""},
		{"made longer", n(8), []int{1, 2}, 8, ""},
		{"made longer before", nil, []int{1, 2, 3, 4, 5, 6, 8, 7}, 8, ""},
		{"stopped in the middle of a pair", nil, []int{1, 2, 3, 4, 5, 6, 7}, 8, ""},
		{"made longer, and played at once", n(10), []int{1, 2, 3, 4, 5, 6, 8}, 10, ""},
		{"settled with fewer", n(4), []int{1, 2}, 4, ""},
		{"fewer than were played", n(4), []int{1, 2, 3, 4, 5}, 0, "--games 4: 5 games of the match in kept.ndjson are played already, so want 5 games or more"},
		{"a game of another match", nil, []int{1, 200}, 0, "kept.ndjson: line 3 is game 200, and the match has 6 games"},
		{"not said again", nil, []int{1, 2, 3, 4, 5, 6, 8}, 0, "line 8 is game 8, and the match has 6 games; if it was made longer, say so again with --games"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var played []*arena.GameResult
			for _, number := range tt.numbers {
				played = append(played, &arena.GameResult{Number: number - 1})
			}
			c := matchCommand{Resume: "kept.ndjson", matchFlags: matchFlags{Games: tt.given}}
			got, err := c.gamesKept(6, played)
			if got != tt.want || (err == nil) != (tt.wrong == "") || err != nil && !strings.Contains(err.Error(), tt.wrong) {
				t.Errorf("%d, %v, want %d, %s", got, err, tt.want, tt.wrong)
			}
		})
	}
}

// Where a match can no longer be kept, as on a full disk, it is said how it stands, and
// how it goes on when there is room; a shell reads that call as it is meant.
func TestMatchThatCannotBeKept(t *testing.T) {
	file := filepath.Join(t.TempDir(), "it's full.ndjson")
	if code, _, errs := called(t, "match", "ki-shogi", "random", "random", "--games", "2", "--cut", "5", "--out", file); code != exitFine {
		t.Fatal(errs)
	}
	var out, errs bytes.Buffer
	s := &invocation{Program: Program{Games: games.All()}, out: &printer{w: &out}, errs: &errs}
	four := 4
	c := &matchCommand{Resume: file, matchFlags: matchFlags{Games: &four, Parallel: 1}}
	m, err := c.open(t.Context(), s)
	if err != nil {
		t.Fatal(err)
	}
	if err := m.journal.Close(); err != nil {
		t.Fatal(err)
	}
	if err := c.play(t.Context(), s, m); err == nil || !strings.Contains(err.Error(), "file already closed") {
		t.Errorf("it ends with %v", err)
	}
	if !strings.Contains(out.String(), "random against random: 2 of 4 games") {
		t.Errorf("it stands: %s", &out)
	}
	if want := "To go on: teahouse match --resume " + shellQuote(file) + " --games 4\n"; !strings.Contains(errs.String(), want) {
		t.Errorf("it says %s, want %s", &errs, want)
	}
}
