package gametest

import (
	"math/rand/v2"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// maxPlayout is far above the length of any random game met (Quaterno: 140,000
// moves); it bounds the benchmark should a game never end.
const maxPlayout = 2_000_000

// BenchPlayouts plays random games to the end, with history, repetition and all
// endings, by Sample and Do: a benchmark for each option set, named by what
// differs from the defaults. One operation is one move; it reports moves/s and
// moves/game.
func BenchPlayouts(b *testing.B, rules *game.Rules, optionSets ...map[string]string) {
	for _, options := range optionSets {
		table, err := rules.New(options)
		if err != nil {
			b.Fatal(err)
		}
		b.Run(setName(rules, table.Options()), func(b *testing.B) { benchPlayouts(b, table) })
	}
}

func benchPlayouts(b *testing.B, table game.Game) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 3 {
		playout(table, r, maxPlayout)
		game.Reset(table)
	}
	b.ReportAllocs()
	b.ResetTimer()
	games, moves := 0, 0
	for moves < b.N {
		moves += playout(table, r, b.N-moves)
		game.Reset(table)
		games++
	}
	b.ReportMetric(float64(moves)/b.Elapsed().Seconds(), "moves/s")
	b.ReportMetric(float64(moves)/float64(games), "moves/game")
}

func playout(g game.Playable, r *rand.Rand, most int) int {
	most = min(most, maxPlayout)
	for n := range most {
		m, ok := game.SampleMove(g, r)
		if !ok {
			return n
		}
		g.Do(m)
	}
	return most
}
