package eval

import (
	"context"
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
