package judge_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/puzzle/judge"
)

// BenchmarkRefutation judges up to six wrong turns of each of up to 20 puzzles of each length, without suggestions of an engine. It reports the
// median and the longest time in µs, and how many refutations were not proved.
func BenchmarkRefutation(b *testing.B) {
	for _, rules := range games.All() {
		d, _ := games.Definition(rules.Name)
		list, err := d.Puzzles.List()
		if err != nil {
			b.Fatal(err)
		}
		kinds := map[string][]judge.PuzzleTask{}
		starts := map[string][]game.Game{}
		for i := range list {
			p := &list[i]
			kind := fmt.Sprintf("wins=%d,saves=%d", p.Wins, p.Saves)
			if len(kinds[kind]) == 20 {
				continue
			}
			g, err := p.State(rules)
			if err != nil {
				b.Fatal(err)
			}
			kinds[kind] = append(kinds[kind], judge.PuzzleTask{Wins: p.Wins, Saves: p.Saves, Turns: p.Turns})
			starts[kind] = append(starts[kind], g)
		}
		for kind, tasks := range kinds {
			b.Run(rules.Name+"/"+kind, func(b *testing.B) {
				var times []time.Duration
				unproved := 0
				for b.Loop() {
					times, unproved = times[:0], 0
					for i, task := range tasks {
						for _, turn := range wrongTurns(starts[kind][i], task.Turns[0], 6) {
							g := game.Clone(starts[kind][i])
							began := time.Now()
							v, err := judge.Judge{Work: 10_000_000}.Verdict(b.Context(), g, task, []string{turn})
							if err != nil {
								b.Fatal(err)
							}
							times = append(times, time.Since(began))
							if !v.Proved {
								unproved++
							}
						}
					}
				}
				if len(times) == 0 {
					return // the only turn is the right one
				}
				slices.Sort(times)
				b.ReportMetric(float64(times[len(times)/2].Microseconds()), "median-µs")
				b.ReportMetric(float64(times[len(times)-1].Microseconds()), "longest-µs")
				b.ReportMetric(float64(unproved), "unproved")
			})
		}
	}
}
