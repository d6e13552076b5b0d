package eval

import (
	"testing"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// benchGames are positions of drawn games: of the Blossoming, or of the moving stage.
func benchGames(b *testing.B, moving bool) (list []*balance.Game) {
	played(b, map[string]string{"matching": "opposites"}, 20, 8, func(g *balance.Game) {
		if g.Pos.Moving() == moving {
			list = append(list, g.Clone().(*balance.Game))
		}
	})
	return list
}

func benchmark(b *testing.B, do func(engine.Evaluator, *balance.Game)) {
	for _, moving := range []bool{false, true} {
		b.Run(map[bool]string{false: "blossoming", true: "moving"}[moving], func(b *testing.B) {
			list := benchGames(b, moving)
			minds := make([]engine.Evaluator, len(list))
			for i, g := range list {
				minds[i] = New(g)
			}
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				do(minds[i%len(list)], list[i%len(list)])
			}
		})
	}
}

func BenchmarkValue(b *testing.B) {
	benchmark(b, func(e engine.Evaluator, _ *balance.Game) { e.Value() })
}

func BenchmarkProve(b *testing.B) {
	benchmark(b, func(e engine.Evaluator, _ *balance.Game) { e.(engine.Prover).Prove() })
}

func BenchmarkWeigh(b *testing.B) {
	var moves []game.Move
	weights := make([]float32, 4096)
	benchmark(b, func(e engine.Evaluator, g *balance.Game) {
		moves = g.AppendMoves(moves[:0])
		e.Weigh(moves, weights[:len(moves)])
	})
}
