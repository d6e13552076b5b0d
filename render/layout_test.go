package render_test

import (
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/gametest"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/render"
	"github.com/teahouse-games/teahouse/render/themes"
)

// windows are rows and columns that make each layout: narrow, high, with larger cells, as Text has it.
var windows = [][2]int{{18, 80}, {38, 80}, {58, 132}, {90, 200}, {0, 0}}

// everyBoard calls visit with each surface and window.
func everyBoard(t *testing.T, visit func(t *testing.T, v render.DrawOptions)) {
	t.Helper()
	for _, of := range []struct {
		game    string
		options map[string]string
	}{
		{"skud-pai-sho", nil}, {"quaterno", nil}, {"kutai-pai-sho", nil}, {"kutai-pai-sho", map[string]string{"places": "squares"}},
		{"balance-pai-sho", nil}, {"ki-shogi", map[string]string{"field": "7x5"}},
	} {
		rules, _ := games.ByName(of.game)
		table, err := rules.New(of.options)
		if err != nil {
			t.Fatal(err)
		}
		for _, w := range windows {
			visit(t, render.DrawOptions{Surface: table.Surface(), Situation: table.Situation(), Rows: w[0], Columns: w[1]})
		}
	}
}

// Every place is reached by arrow keys from every other, and a step back undoes a
// step along a row or a column.
func TestStepReachesEveryPlace(t *testing.T) {
	everyBoard(t, func(t *testing.T, v render.DrawOptions) {
		page := render.Draw(v)
		start := v.Surface.Places[0]
		reached, queue := map[string]bool{start.Name: true}, []game.Place{start}
		for len(queue) > 0 {
			at := queue[0]
			queue = queue[1:]
			for _, d := range [][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
				next, ok := page.Neighbour(v.Surface, at.Centre, d[0], d[1])
				if !ok {
					continue
				}
				if d[1] == 0 {
					if back, ok := page.Neighbour(v.Surface, next.Centre, -d[0], 0); !ok || back.Name != at.Name {
						t.Fatalf("from %s to %s and back to %s", at.Name, next.Name, back.Name)
					}
				}
				if !reached[next.Name] {
					reached[next.Name] = true
					queue = append(queue, next)
				}
			}
		}
		if len(reached) != len(v.Surface.Places) {
			t.Errorf("%d of %d places are reached with %d rows", len(reached), len(v.Surface.Places), v.Rows)
		}
	})
}

// The middle of every place is that place's.
func TestEveryPlaceIsHit(t *testing.T) {
	everyBoard(t, func(t *testing.T, v render.DrawOptions) {
		page := render.Draw(v)
		rows, columns := page.Size()
		if v.Rows > 0 && (rows > max(v.Rows, 19) || columns > v.Columns) {
			t.Errorf("the page has %d rows and %d columns, wanted %d and %d", rows, columns, v.Rows, v.Columns)
		}
		for _, place := range v.Surface.Places {
			row, column, ok := page.Locate(place.Name)
			if !ok {
				t.Fatalf("%s is not on the page", place.Name)
			}
			if hit, ok := page.PlaceAt(row, column); !ok || hit.Name != place.Name {
				t.Fatalf("at the middle of %s lies %s", place.Name, hit.Name)
			}
		}
		if hit, ok := page.PlaceAt(0, 0); ok {
			t.Errorf("in the corner lies %s", hit.Name)
		}
	})
}

// Pages for windows, with links: each is in testdata.
func TestPages(t *testing.T) {
	for _, test := range []struct {
		file          string
		index, turns  int
		rows, columns int
		lines         *render.LineSet
	}{
		{"skud-pai-sho-german", 0, 40, 18, 80, render.BoxLines},
		{"skud-pai-sho-german", 0, 40, 38, 80, render.ASCIILines},
		{"balance-pai-sho-opposites", 0, -1, 19, 80, render.BoxLines},
		{"balance-pai-sho-opposites", 0, -1, 38, 80, render.BoxLines},
		{"ki-shogi-open-on", 0, -1, 20, 50, render.BoxLines},
		{"skud-pai-sho-german", 0, 40, 58, 132, render.BoxLines},
		{"kutai-pai-sho-orthogonal", 0, 25, 58, 132, render.BoxLines},
		{"balance-pai-sho-opposites", 0, -1, 58, 132, render.BoxLines},
		{"ki-shogi-open-on", 0, -1, 58, 132, render.BoxLines},
	} {
		r := gametest.VectorGames(t, test.file+".jsonl")[test.index]
		_, table := begin(t, r)
		if test.turns < 0 {
			test.turns = len(r.Turns)
		}
		for _, turn := range r.Turns[:test.turns] {
			if err := game.PlayTurn(table, turn); err != nil {
				t.Fatal(err)
			}
		}
		page := render.Draw(render.DrawOptions{Surface: table.Surface(), Situation: table.Situation(), Rows: test.rows, Columns: test.columns, LineSet: test.lines, KindSigns: render.FlowerSigns, Names: true})
		name := test.file + "-" + string(rune('0'+test.rows/10)) + string(rune('0'+test.rows%10)) + "-rows"
		gametest.Golden(t, "testdata/"+name+".txt", page.String())
		for _, theme := range []themes.Theme{themes.Light, themes.Dark} {
			if got := strip(strings.Join(page.ANSIRows(&theme), "\n")); trimmed(got) != trimmed(page.String()) {
				t.Errorf("%s: colour changes the signs:\n%s", name, got)
			}
		}
	}
}

// strip takes away escape sequences.
func strip(text string) string {
	var b strings.Builder
	for i, part := range strings.Split(text, "\x1b[") {
		if i > 0 {
			_, part, _ = strings.Cut(part, "m")
		}
		b.WriteString(part)
	}
	return b.String()
}

// trimmed takes away blanks at the ends of lines.
func trimmed(text string) string {
	var lines []string
	for line := range strings.Lines(text) {
		lines = append(lines, strings.TrimRight(line, " \n"))
	}
	return strings.Join(lines, "\n")
}
