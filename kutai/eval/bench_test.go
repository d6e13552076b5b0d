package eval

import (
	"math/rand/v2"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kutai"
)

// openPositions are positions of guided games in which nothing is proven.
func openPositions(b *testing.B, r *rand.Rand) (list []*kutai.Game) {
	for range 8 {
		visitGuidedGame(b, r, nil, 10, func(g *kutai.Game, e *evaluator) {
			if _, proven := e.Prove(); !proven && g.TurnCount() > 1 && g.Pos.TilesLeft() > solveTiles {
				list = append(list, g.Clone().(*kutai.Game))
			}
		})
	}
	return list
}

// BenchmarkNode measures the cost of a new node in a search, and of one that is expanded.
func BenchmarkNode(b *testing.B) {
	list := openPositions(b, rand.New(rand.NewPCG(2, 3)))
	run := func(name string, node func(e *evaluator, moves []game.Move, weights []float32)) {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			moves, weights := make([]game.Move, 0, 8192), make([]float32, 8192)
			e := New(list[0]).(*evaluator)
			for i := range b.N {
				e.g = list[i%len(list)]
				e.hash = 0
				moves = e.g.AppendMoves(moves[:0])
				node(e, moves, weights[:len(moves)])
			}
		})
	}
	run("new", func(e *evaluator, _ []game.Move, _ []float32) {
		if _, ok := e.Prove(); !ok {
			e.Value()
		}
	})
	run("with-children", func(e *evaluator, moves []game.Move, weights []float32) {
		if _, ok := e.Prove(); !ok {
			e.Value()
			e.Policy(moves, weights)
		}
	})
}
