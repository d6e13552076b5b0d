package games_test

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engines"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/lab"
)

// BenchmarkEndgames gives the engine a second for each problem of the suites, and reports how
// many there are, how many it solves, and how long the slowest win took. A problem with one
// saving turn is solved when that turn is the best at the end of the second.
//
//	go test ./games -run '^$' -bench Endgames -benchtime 1x
func BenchmarkEndgames(b *testing.B) {
	type kind struct {
		turns int
		saves bool
	}
	files, err := filepath.Glob("../*/problems/testdata/problems.jsonl")
	if err != nil || len(files) == 0 {
		b.Fatalf("%d suites, %v", len(files), err)
	}
	for _, file := range files {
		game := ""
		kinds := map[kind][]lab.SuiteProblem{}
		for _, p := range readProblems(b, file) {
			game = p.Game
			k := kind{p.Wins + p.Saves, p.Saves > 0}
			kinds[k] = append(kinds[k], p)
		}
		order := func(a, b kind) int { return a.turns - b.turns }
		for _, k := range slices.SortedFunc(maps.Keys(kinds), order) {
			what := "wins"
			if k.saves {
				what = "saves"
			}
			b.Run(fmt.Sprintf("%s/%s=%d", game, what, k.turns), func(b *testing.B) {
				e, err := engines.New(game, engine.Options{})
				if err != nil {
					b.Fatal(err)
				}
				solved, slowest := 0, time.Duration(0)
				for b.Loop() {
					solved, slowest = 0, 0
					for _, p := range kinds[k] {
						start := time.Now()
						if solves(b, e, p) {
							solved++
						}
						slowest = max(slowest, time.Since(start))
					}
				}
				b.ReportMetric(0, "ns/op")
				b.ReportMetric(float64(len(kinds[k])), "problems")
				b.ReportMetric(float64(solved), "solved")
				if !k.saves {
					b.ReportMetric(float64(slowest.Milliseconds()), "ms-slowest")
				}
			})
		}
	}
}

// solves reports whether the engine solves the problem within a second.
func solves(b *testing.B, e engine.Engine, p lab.SuiteProblem) bool {
	b.Helper()
	rules, ok := games.ByName(p.Game)
	if !ok {
		b.Fatalf("no game %s", p.Game)
	}
	g, err := p.State(rules)
	if err != nil {
		b.Fatal(err)
	}
	e.Reset()
	info, err := e.Search(b.Context(), g, engine.Limits{Time: time.Second}, nil)
	if err != nil {
		b.Fatal(err)
	}
	best := info.PVs[0]
	if p.Saves > 0 {
		return best.Turns[0] == p.Turns[0]
	}
	return best.Score.Proof == engine.ProvenWin && (!p.Only || best.Turns[0] == p.Turns[0])
}

func readProblems(b *testing.B, file string) []lab.SuiteProblem {
	b.Helper()
	f, err := os.Open(file)
	if err != nil {
		b.Fatal(err)
	}
	defer func() { _ = f.Close() }()
	list, err := lab.ReadProblems(f)
	if err != nil {
		b.Fatal(err)
	}
	return list
}
