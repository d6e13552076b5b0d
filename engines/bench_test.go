package engines

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
)

// BenchmarkSearch searches positions of self-play games, from the opening to the end, each
// after a Reset. The meaning of a node differs: see engine/mcts and engine/alphabeta.
func BenchmarkSearch(b *testing.B) {
	for _, mode := range []struct {
		game    string
		options map[string]string
		every   int // turns from one position to the next
		nodes   uint64
	}{
		{"skud-pai-sho", nil, 10, 10_000},
		{"quaterno", nil, 5, 2_000},
		{"kutai-pai-sho", nil, 3, 1_000},
		{"balance-pai-sho", map[string]string{"matching": "opposites"}, 4, 2_000},
		{"balance-pai-sho", map[string]string{"matching": "classic"}, 4, 2_000},
		{"ki-shogi", nil, 3, 200_000},
		{"ki-shogi", map[string]string{"ki": "on"}, 3, 200_000},
	} {
		name := mode.game
		for _, key := range slices.Sorted(maps.Keys(mode.options)) {
			name += "," + key + "=" + mode.options[key]
		}
		positions := selfPlay(b, mode.game, mode.options, mode.every)
		for _, threads := range []int{1, 2} {
			b.Run(fmt.Sprintf("%s/threads=%d", name, threads), func(b *testing.B) {
				e, err := New(mode.game, engine.Options{Threads: threads})
				if err != nil {
					b.Fatal(err)
				}
				nodes := uint64(0)
				for i := 0; b.Loop(); i++ {
					e.Reset()
					info, err := e.Search(b.Context(), positions[i%len(positions)], engine.Limits{Nodes: mode.nodes}, nil)
					if err != nil {
						b.Fatal(err)
					}
					nodes += info.Nodes
				}
				b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
			})
		}
	}
}

// selfPlay returns positions of a self-play game with few nodes a turn.
func selfPlay(b *testing.B, name string, options map[string]string, every int) (list []game.Game) {
	b.Helper()
	rules, ok := games.ByName(name)
	if !ok {
		b.Fatalf("there is no %s", name)
	}
	g, err := rules.New(options)
	if err != nil {
		b.Fatal(err)
	}
	e, err := New(name, engine.Options{})
	if err != nil {
		b.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, 2))
	for g.TurnCount() < 80 && !g.Outcome().Over() {
		if g.ToMove() == game.Chance {
			m, _ := game.SampleMove(g, r)
			g.Do(m)
			continue
		}
		info, err := e.Search(b.Context(), g, engine.Limits{Nodes: 100}, nil)
		if err != nil {
			b.Fatal(err)
		}
		if err := game.PlayTurn(g, info.PVs[0].Turns[0]); err != nil {
			b.Fatal(err)
		}
		if g.TurnCount()%every == every-1 && !g.Outcome().Over() && g.ToMove() != game.Chance {
			list = append(list, game.Clone(g))
		}
	}
	return list
}
