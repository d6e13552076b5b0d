package eval

import (
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/quaterno"
)

func benchmark(b *testing.B, do func(engine.Evaluator, *quaterno.Game)) {
	for name, placing := range map[string]bool{"placing": true, "play": false} {
		b.Run(name, func(b *testing.B) {
			var list []*quaterno.Game
			var evaluators []engine.Evaluator
			visitRandomGames(b, 10, 40, func(g *quaterno.Game) {
				if g.Pos.Placing() == placing {
					list = append(list, g.Clone().(*quaterno.Game))
					evaluators = append(evaluators, New(list[len(list)-1]))
				}
			})
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				do(evaluators[i%len(list)], list[i%len(list)])
			}
		})
	}
}

func BenchmarkValue(b *testing.B) {
	benchmark(b, func(e engine.Evaluator, _ *quaterno.Game) { e.Value() })
}

func BenchmarkProve(b *testing.B) {
	benchmark(b, func(e engine.Evaluator, _ *quaterno.Game) { e.(engine.Prover).Prove() })
}

func BenchmarkPolicy(b *testing.B) {
	var moves []game.Move
	weights := make([]float32, 4096)
	benchmark(b, func(e engine.Evaluator, g *quaterno.Game) {
		moves = g.AppendMoves(moves[:0])
		e.Policy(moves, weights[:len(moves)])
	})
}
