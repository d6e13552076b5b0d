package render_test

import (
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/gametest"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/render"
)

func begin(t *testing.T, r gametest.VectorGame) (*game.Rules, game.Game) {
	t.Helper()
	rules, ok := games.ByName(r.Game)
	if !ok {
		t.Fatalf("no game %s", r.Game)
	}
	table, err := rules.New(r.Options)
	if err != nil {
		t.Fatal(err)
	}
	return rules, table
}

// Boards for readers to look at: each is in testdata.
func TestText(t *testing.T) {
	tests := []struct {
		file       string
		game, upTo int // the turns that are made; -1 is all
	}{
		{"skud-pai-sho-german", 0, 40},
		{"skud-pai-sho-garden-gate", 1, -1},
		{"quaterno", 0, 30},
		{"quaterno-figures-repeat", 0, -1},
		{"kutai-pai-sho-orthogonal", 0, 25},
		{"kutai-pai-sho-squares", 0, 25},
		{"balance-pai-sho-default", 0, 0},
		{"balance-pai-sho-default", 0, 20},
		{"balance-pai-sho-opposites", 0, -1},
		{"ki-shogi-open-off", 0, 25},
		{"ki-shogi-open-on", 0, -1},
		{"ki-shogi-5x5-on", 0, 20},
	}
	for _, test := range tests {
		r := gametest.VectorGames(t, test.file+".jsonl")[test.game]
		made := r.Turns
		name := test.file + "-end"
		if test.upTo >= 0 {
			made = made[:min(test.upTo, len(made))]
			name = test.file
			if test.upTo == 0 {
				name += "-begin"
			}
		}
		t.Run(name, func(t *testing.T) {
			rules, table := begin(t, r)
			for _, turn := range made {
				if err := game.PlayTurn(table, turn); err != nil {
					t.Fatal(err)
				}
			}
			gametest.Golden(t, "testdata/"+name+".txt", render.PlainText(table.Surface(), table.Situation(), rules))
		})
	}
}

// Whatever is played: pure ASCII, at most 80 columns, no blanks at the end of a
// line, and every piece is there.
func TestTextFitsThePage(t *testing.T) {
	for _, file := range []string{"skud-pai-sho-special", "quaterno", "kutai-pai-sho-squares", "kutai-pai-sho-sight", "balance-pai-sho-rare", "ki-shogi-open-on", "ki-shogi-extra", "ki-shogi-6x6-off"} {
		for _, r := range gametest.VectorGames(t, file+".jsonl")[:2] {
			rules, table := begin(t, r)
			for i := 0; ; i++ {
				s := table.Situation()
				checkPage(t, file, render.PlainText(table.Surface(), s, rules), s.Pieces)
				if i == len(r.Turns) {
					break
				}
				if err := game.PlayTurn(table, r.Turns[i]); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

func checkPage(t *testing.T, name, text string, pieces []game.Piece) {
	t.Helper()
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		if len(line) > 80 || strings.HasSuffix(line, " ") {
			t.Fatalf("%s: the line %q has %d columns", name, line, len(line))
		}
		for i := range len(line) {
			if line[i] < ' ' || line[i] > '~' {
				t.Fatalf("%s: the line %q is not ASCII", name, line)
			}
		}
	}
	for i := range pieces {
		p := &pieces[i]
		code := map[game.Seat]string{game.First: strings.ToUpper(p.Code), game.Second: strings.ToLower(p.Code), game.None: p.Code}[p.Owner]
		if !strings.Contains(text, code) {
			t.Fatalf("%s: %s (%s) is not on the page:\n%s", name, p.Name, code, text)
		}
	}
}
