package main

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
)

// BenchmarkPicksInTheBrowser measures the picks of whole turns in the middle of random
// games, where there are many: the median and the slowest, in milliseconds.
func BenchmarkPicksInTheBrowser(b *testing.B) {
	for _, rules := range games.All() {
		b.Run(rules.Name, func(b *testing.B) {
			asked := openBrowser(b)
			r := rand.New(rand.NewPCG(9, 9))
			var times []float64
			for b.Loop() {
				times = append(times, asked.along(rules, r)...)
			}
			slices.Sort(times)
			b.ReportMetric(times[len(times)/2], "ms/median")
			b.ReportMetric(times[len(times)*99/100], "ms/99%")
			b.ReportMetric(times[len(times)-1], "ms/slowest")
			b.ReportMetric(0, "ns/op")
		})
	}
}

// along asks for all picks of the turns of a drawn game.
func (b *browser) along(rules *game.Rules, r *rand.Rand) (times []float64) {
	ask := map[string]any{"game": rules.Name}
	turns := []string{}
	for range 60 {
		var path []string
		for {
			ask["turns"], ask["path"] = turns, path
			question, err := json.Marshal(ask)
			if err != nil {
				b.t.Fatal(err)
			}
			reply, took := b.ask("picks", question)
			times = append(times, took)
			var picks struct{ Answer analysis.NextPicks }
			if err := json.Unmarshal([]byte(reply), &picks); err != nil {
				b.t.Fatal(err)
			}
			if next := picks.Answer.Next; len(next) > 0 {
				path = append(path, next[r.IntN(len(next))].ID)
				continue
			}
			turns = append(turns, picks.Answer.Turn)
			break
		}
		if turns[len(turns)-1] == "" {
			break
		}
	}
	return times
}
