package eval

import (
	"context"
	"fmt"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/mcts"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/skud"
)

// gamePositions returns one in ten positions of a self-play game.
func gamePositions(b *testing.B) (list []game.Game) {
	g, err := skud.Rules.New(nil)
	if err != nil {
		b.Fatal(err)
	}
	e := mcts.New("skud-pai-sho", New, engine.Options{}, mcts.Tuning{})
	for !g.Outcome().Over() && g.TurnCount() < 100 {
		found, err := e.Search(context.Background(), g, engine.Limits{Nodes: 300}, nil)
		if err != nil {
			b.Fatal(err)
		}
		if err := game.PlayTurn(g, found.PVs[0].Turns[0]); err != nil {
			b.Fatal(err)
		}
		if g.TurnCount()%10 == 9 && !g.Outcome().Over() {
			list = append(list, game.Clone(g))
		}
	}
	return list
}

// BenchmarkValue evaluates positions of a game.
func BenchmarkValue(b *testing.B) {
	positions := gamePositions(b)
	evaluators := make([]*evaluator, len(positions))
	for i, g := range positions {
		evaluators[i] = New(g).(*evaluator)
	}
	i := 0
	for b.Loop() {
		e := evaluators[i%len(evaluators)]
		e.known = false
		if _, proven := e.Prove(); !proven {
			e.Value()
		}
		i++
	}
}

// BenchmarkWinInOne searches positions of a game for wins in one turn.
func BenchmarkWinInOne(b *testing.B) {
	positions := gamePositions(b)
	evaluators := make([]*evaluator, len(positions))
	for i, g := range positions {
		evaluators[i] = New(g).(*evaluator)
	}
	i := 0
	for b.Loop() {
		evaluators[i%len(evaluators)].WinInOne()
		i++
	}
}

// BenchmarkSearch searches positions of one game that lasts long, by turn.
func BenchmarkSearch(b *testing.B) {
	g := skud.Rules.MustNew(map[string]string{"edition": "garden-gate"})
	e := mcts.New("skud-pai-sho", New, engine.Options{Seed: 3}, mcts.Tuning{WinInOneVisits: 40})
	for _, turn := range []int{10, 30, 50, 70, 90} {
		for g.TurnCount() < turn && !g.Outcome().Over() {
			found, err := e.Search(context.Background(), g, engine.Limits{Nodes: 200}, nil)
			if err != nil {
				b.Fatal(err)
			}
			if err := game.PlayTurn(g, found.PVs[0].Turns[0]); err != nil {
				b.Fatal(err)
			}
		}
		if g.Outcome().Over() {
			b.Logf("the game ends at turn %d", g.TurnCount())
			return
		}
		b.Run(fmt.Sprintf("turn=%d", turn), func(b *testing.B) {
			nodes := uint64(0)
			for b.Loop() {
				e.Reset()
				found, err := e.Search(context.Background(), g, engine.Limits{Nodes: 2000}, nil)
				if err != nil {
					b.Fatal(err)
				}
				nodes += found.Nodes
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
		})
	}
}
