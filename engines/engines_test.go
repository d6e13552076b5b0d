package engines

import (
	"errors"
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/levels"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/kishogi"
)

// Every game has an engine.
func TestEveryGameHasAnEngine(t *testing.T) {
	var want []string
	for _, rules := range games.All() {
		want = append(want, rules.Name)
	}
	got := Names()
	if !slices.Equal(got, want) {
		t.Errorf("places for %q, want %q", got, want)
	}
}

func TestNew(t *testing.T) {
	for _, name := range Names() {
		e, err := New(name, engine.Options{Memory: 1 << 20})
		if err != nil || e == nil {
			t.Errorf("%s: %v, %v", name, e, err)
		}
	}
	for _, name := range []string{"", "go", "Ki Shogi"} {
		e, err := New(name, engine.Options{})
		if none := (*NoEngineError)(nil); !errors.As(err, &none) || none.Game != name || e != nil {
			t.Errorf("%q: %v, %v", name, e, err)
		}
		if _, err := Levels(name); !errors.As(err, new(*NoEngineError)) {
			t.Errorf("levels of %q: %v", name, err)
		}
		if _, err := LevelOf(name, 1); !errors.As(err, new(*NoEngineError)) {
			t.Errorf("a level of %q: %v", name, err)
		}
	}
}

// Each level has at least the nodes of the level below; the strongest plays the best turn.
func TestLevelsGrow(t *testing.T) {
	for _, name := range Names() {
		all, err := Levels(name)
		if err != nil {
			t.Fatal(err)
		}
		for i, l := range all {
			if l.Number != i+1 || l.Nodes == 0 || l.Candidates < 1 || l.Margin < 0 || l.SampledMoves < 0 {
				t.Errorf("%s: level %d is %+v", name, i+1, l)
			}
			if i == 0 {
				continue
			}
			if before := all[i-1]; l.Nodes < before.Nodes {
				t.Errorf("%s: level %d, %+v, is not above %+v", name, i+1, l, before)
			}
		}
		if best := all[levels.MaxLevel-1]; best.Margin != 0 || best.SampledMoves != 0 {
			t.Errorf("%s: the strongest level does not play the best turn", name)
		}
	}
}

func TestLevelOf(t *testing.T) {
	for _, name := range Names() {
		all, err := Levels(name)
		if err != nil {
			t.Fatal(err)
		}
		for n := -1; n <= levels.MaxLevel+1; n++ {
			l, err := LevelOf(name, n)
			if n >= 1 && n <= levels.MaxLevel {
				if err != nil || l.Number != n || l.Nodes != all[n-1].Nodes {
					t.Errorf("%s: level %d is %+v, %v", name, n, l, err)
				}
			} else if !errors.As(err, new(*levels.LevelError)) {
				t.Errorf("%s: level %d: %v", name, n, err)
			}
		}
	}
}

// TestKiShogiPlaysLegalTurns plays with few nodes: every turn is legal and the search changes
// nothing.
func TestKiShogiPlaysLegalTurns(t *testing.T) {
	for _, options := range []map[string]string{{}, {"ki": "on"}, {"field": "5x5"}} {
		g, err := kishogi.Rules.New(options)
		if err != nil {
			t.Fatal(err)
		}
		e, err := New("ki-shogi", engine.Options{Memory: 1 << 20})
		if err != nil {
			t.Fatal(err)
		}
		for range 12 {
			if g.Outcome().Over() {
				break
			}
			before := g.PositionText()
			info, err := e.Search(t.Context(), g, engine.Limits{Nodes: 2000, MultiPV: 3}, nil)
			if err != nil {
				t.Fatal(err)
			}
			if g.PositionText() != before || info.Nodes > 2000 {
				t.Errorf("%v: %s became %s in %d nodes", options, before, g.PositionText(), info.Nodes)
			}
			if err := game.PlayTurn(g, info.PVs[0].Turns[0]); err != nil {
				t.Fatalf("%v, %s: %v", options, before, err)
			}
		}
	}
}
