package judge_test

import (
	"context"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engines"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/lab"
	"github.com/teahouse-games/teahouse/puzzle/judge"
)

func problemsOf(t testing.TB, folder string) (list []lab.SuiteProblem) {
	t.Helper()
	f, err := os.Open(filepath.Join("../..", folder, "problems/testdata/problems.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	all, err := lab.ReadProblems(f)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range all {
		if p.Only || p.Saves > 0 {
			list = append(list, p)
		}
	}
	return list
}

func TestTiming(t *testing.T) {
	for _, folder := range []string{"skud", "quaterno", "kutai", "balance", "kishogi"} {
		var e engine.Engine
		byKind := map[int][]time.Duration{}
		unproved := map[int]int{}
		for _, p := range problemsOf(t, folder) {
			rules, _ := games.ByName(p.Game)
			if e == nil {
				e, _ = engines.New(p.Game, engine.Options{Memory: 16 << 20})
			}
			g, err := p.State(rules)
			if err != nil {
				t.Fatal(err)
			}
			turns := game.LegalTurns(g)
			r := rand.New(rand.NewPCG(1, 2))
			for range 10 {
				turn := turns[r.IntN(len(turns))]
				if turn == p.Turns[0] {
					continue
				}
				at := game.Clone(g)
				began := time.Now()
				v, err := judge.Judge{Work: 200_000, Suggest: func(ctx context.Context, g game.Game) []string {
					info, err := e.Search(ctx, g, engine.Limits{Nodes: 300, MultiPV: 3}, nil)
					if err != nil {
						return nil
					}
					var l []string
					for _, v := range info.PVs {
						l = append(l, v.Turns[0])
					}
					return l
				}}.Verdict(t.Context(), at, judge.Task{Wins: p.Wins, Saves: p.Saves, Turns: p.Turns}, []string{turn})
				if err != nil || v.Right {
					t.Fatal(v, err)
				}
				byKind[p.Kind()] = append(byKind[p.Kind()], time.Since(began))
				if !v.Proved {
					unproved[p.Kind()]++
				}
			}
		}
		for kind, d := range byKind {
			var sum, most time.Duration
			for _, x := range d {
				sum += x
				most = max(most, x)
			}
			t.Log(folder, kind, len(d), "mean", sum/time.Duration(len(d)), "max", most, "unproved", unproved[kind])
		}
	}
}
