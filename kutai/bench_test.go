package kutai

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"unsafe"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/gametest"
)

func BenchmarkRandomPlay(b *testing.B) {
	gametest.BenchPlayouts(b, Rules, []map[string]string{
		{"lines": "orthogonal", "places": "points", "target": "30"},
		{"lines": "queen", "places": "points", "target": "30"},
		{"lines": "sight", "places": "points", "target": "30"},
		{"lines": "sight", "places": "points", "target": "60"},
		{"lines": "orthogonal", "places": "squares", "target": "30"},
		{"lines": "sight", "places": "squares", "target": "60"},
	}...)
}

// BenchmarkPerftCounted makes two turns and counts the third: 639,564,624 leaves.
func BenchmarkPerftCounted(b *testing.B) {
	table, err := Rules.New(nil)
	if err != nil {
		b.Fatal(err)
	}
	leaves := uint64(0)
	b.ReportAllocs()
	for b.Loop() {
		leaves += game.Perft(table, 3)
	}
	b.ReportMetric(float64(leaves)/b.Elapsed().Seconds(), "leaves/s")
}

// BenchmarkPerftVisited makes every turn in the middle of games.
func BenchmarkPerftVisited(b *testing.B) {
	for _, lines := range lineNames {
		b.Run(lines, func(b *testing.B) {
			positions := middleGames(b, lines, 64)
			buffer := make([]game.Move, 0, 8192)
			leaves := 0
			b.ReportAllocs()
			b.ResetTimer()
			for i := range b.N {
				pos := &positions[i%len(positions)]
				buffer = pos.AppendMoves(buffer[:0])
				for _, m := range buffer {
					next := *pos
					next.Do(m)
				}
				leaves += len(buffer)
			}
			b.ReportMetric(float64(leaves)/b.Elapsed().Seconds(), "leaves/s")
		})
	}
}

// middleGames returns positions after 5 to 40 random turns.
func middleGames(b *testing.B, lines string, n int) []Position {
	r := rand.New(rand.NewPCG(7, 7))
	var list []Position
	for len(list) < n {
		table, err := Rules.New(map[string]string{"lines": lines, "target": "60"})
		if err != nil {
			b.Fatal(err)
		}
		g := table.(*Game)
		for range 5 + r.IntN(36) {
			m, ok := g.SampleMove(r)
			if !ok {
				break
			}
			g.Do(m)
		}
		if !g.Outcome().Over() {
			list = append(list, g.Pos)
		}
	}
	return list
}

func BenchmarkPositionCopy(b *testing.B) {
	positions := middleGames(b, "orthogonal", 2)
	b.ReportAllocs()
	b.ReportMetric(float64(unsafe.Sizeof(positions[0])), "bytes")
	for i := range b.N {
		positions[i&1] = positions[i&1^1]
	}
}

// BenchmarkChain finds the whole chain anew in the middle of random games.
func BenchmarkChain(b *testing.B) {
	for _, lines := range lineNames {
		b.Run(lines, func(b *testing.B) {
			positions := middleGames(b, lines, 256)
			b.ReportAllocs()
			b.ResetTimer()
			for i := range b.N {
				positions[i%len(positions)].growChain(0)
			}
		})
	}
}

// BenchmarkHardChain finds the chain of the positions made to be hard.
func BenchmarkHardChain(b *testing.B) {
	for i, hard := range hardPositions(b) {
		b.Run(fmt.Sprintf("%d/%s/total=%d", i, hard.lines, hard.total), func(b *testing.B) {
			pos := standing(b, map[string]string{"lines": hard.lines, "target": "60"}, hard.tiles)
			b.ReportAllocs()
			for b.Loop() {
				pos.growChain(0)
			}
		})
	}
}
