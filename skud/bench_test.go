package skud

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/gametest"
)

// optionSets are the option sets that the benchmarks state and most tests go through.
var optionSets = []map[string]string{
	{"edition": "german"},
	{"edition": "garden-gate"},
	{"accents": "host"},
	{"opening": "clash"},
}

func BenchmarkRandomPlay(b *testing.B) {
	for _, options := range optionSets {
		b.Run(fmt.Sprint(options), func(b *testing.B) { gametest.BenchPlayouts(b, Rules, options) })
	}
}

// middleGames returns positions after 30 to 130 random moves.
func middleGames(n int) []Position {
	r := rand.New(rand.NewPCG(7, 7))
	var list []Position
	for len(list) < n {
		table, _ := Rules.New(optionSets[len(list)%len(optionSets)])
		for range 30 + r.IntN(100) {
			m, ok := table.Sample(r)
			if !ok {
				break
			}
			table.Do(m)
		}
		if !table.Outcome().Over() {
			list = append(list, table.(*Game).Pos)
		}
	}
	return list
}

// BenchmarkListMoves lists all moves of the phase in random middle games.
func BenchmarkListMoves(b *testing.B) {
	positions := middleGames(512)
	buffer := make([]game.Move, 0, maxMoves)
	b.ReportAllocs()
	b.ResetTimer()
	listed := 0
	for i := range b.N {
		listed += len(positions[i%len(positions)].AppendMoves(buffer[:0]))
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "lists/s")
	b.ReportMetric(float64(listed)/float64(b.N), "moves/list")
}
