package eval

import (
	"testing"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// benchStages are the stages of a game: the Blossoming until its last three placements, these,
// and the moving stage.
var benchStages = []struct {
	name string
	is   func(p *balance.Position) bool
}{
	{"blossoming", func(p *balance.Position) bool { return p.Placed() < tiles-3 }},
	{"late", func(p *balance.Position) bool { return p.Placed() >= tiles-3 && !p.Moving() }},
	{"moving", (*balance.Position).Moving},
}

// benchPositions are positions of random games.
func benchPositions(b *testing.B, wanted func(p *balance.Position) bool) (list []*balance.Game) {
	visitRandomGames(b, map[string]string{"matching": "opposites"}, 20, 8, func(g *balance.Game) {
		if wanted(&g.Pos) {
			list = append(list, g.Clone().(*balance.Game))
		}
	})
	return list
}

func benchmark(b *testing.B, do func(engine.Evaluator, *balance.Game)) {
	for _, stage := range benchStages {
		b.Run(stage.name, func(b *testing.B) {
			list := benchPositions(b, stage.is)
			evaluators := make([]engine.Evaluator, len(list))
			for i, g := range list {
				evaluators[i] = New(g)
			}
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				do(evaluators[i%len(list)], list[i%len(list)])
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

func BenchmarkPolicy(b *testing.B) {
	var moves []game.Move
	weights := make([]float32, 4096)
	benchmark(b, func(e engine.Evaluator, g *balance.Game) {
		moves = g.AppendMoves(moves[:0])
		e.Policy(moves, weights[:len(moves)])
	})
}
