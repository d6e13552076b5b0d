package engines

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
)

// randomPosition returns a position of a game after some random turns.
func randomPosition(t *testing.T, name string, options game.Options, turns int, r *rand.Rand) game.Game {
	t.Helper()
	rules, _ := games.ByName(name)
	for {
		g, err := rules.New(options)
		if err != nil {
			t.Fatal(err)
		}
		for !g.Outcome().Over() && (g.TurnCount() < turns || g.ToMove() == game.Chance) {
			playSampled(g, r)
		}
		if !g.Outcome().Over() {
			return g
		}
	}
}

// TestSearchTurns: every engine begins with one of the given turns only, before and after searches
// of all turns, and says which text is no legal turn.
func TestSearchTurns(t *testing.T) {
	for _, name := range Names() {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := rand.New(rand.NewPCG(4, 2))
			e, err := New(name, engine.Options{Memory: 8 << 20})
			if err != nil {
				t.Fatal(err)
			}
			for _, turns := range []int{3, 8, 14} {
				g := randomPosition(t, name, nil, turns, r)
				all := game.LegalTurns(g)
				r.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
				for _, n := range []int{1, 3, 0, 2} {
					n = min(n, len(all))
					for _, limits := range []engine.Limits{{Nodes: 1}, {Nodes: 100}, {Nodes: 100, MultiPV: 5}} {
						limits.SearchTurns = all[:n]
						found, err := e.Search(t.Context(), g, limits, nil)
						if err != nil {
							t.Fatal(err)
						}
						for _, pv := range found.PVs {
							if n > 0 && !slices.Contains(all[:n], pv.Turns[0]) {
								t.Errorf("%s: of %q, %+v finds %v", g.PositionText(), all[:n], limits, pv)
							}
						}
						if most := max(1, min(limits.MultiPV, n)); n > 0 && len(found.PVs) > most {
							t.Errorf("of %d turns, %+v finds %d", n, limits, len(found.PVs))
						}
					}
				}
				if _, err := e.Search(t.Context(), g, engine.Limits{Nodes: 1, SearchTurns: []string{all[0], "nonsense"}}, nil); !errors.As(err, new(*game.RuleError)) {
					t.Errorf("nonsense: %v", err)
				}
			}
		})
	}
}

// TestProgressOfMemoryAndDepth: every engine reports how deep its deepest variation went, and that
// it fills its memory.
func TestProgressOfMemoryAndDepth(t *testing.T) {
	for _, name := range Names() {
		e, err := New(name, engine.Options{Memory: 1})
		if err != nil {
			t.Fatal(err)
		}
		g := randomPosition(t, name, nil, 6, rand.New(rand.NewPCG(1, 2)))
		found, err := e.Search(t.Context(), g, engine.Limits{Nodes: 2000}, nil)
		if err != nil || found.SelectiveDepth < found.Depth || found.HashFull <= 0 || found.HashFull > 1000 || found.TableHits != 0 {
			t.Errorf("%s: %+v, %v", name, found, err)
		}
	}
}
