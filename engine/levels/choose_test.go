package levels_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/levels"
	"github.com/teahouse-games/teahouse/game"
)

// scriptedEngine returns a given result.
type scriptedEngine struct {
	info   engine.Info
	err    error
	limits engine.Limits
}

func (e *scriptedEngine) Search(_ context.Context, _ game.Playable, l engine.Limits, _ func(engine.Info)) (engine.Info, error) {
	e.limits = l
	return e.info, e.err
}

func (e *scriptedEngine) Reset() {}

func unproven(win float64) engine.Score { return engine.Score{Win: win} }

func win(in int) engine.Score { return engine.Score{Win: 1, Proof: engine.ProvenWin, Distance: in} }

func loss(in int) engine.Score { return engine.Score{Proof: engine.ProvenLoss, Distance: in} }

func draw(in int) engine.Score { return engine.Score{Win: 0.5, Proof: engine.ProvenDraw, Distance: in} }

// The shares of the chosen variations in 3,000 draws, in percent.
func TestChoose(t *testing.T) {
	const often = 3000
	for _, test := range []struct {
		name   string
		margin float64
		scores []engine.Score
		want   []int // percent
	}{
		{"one turn", 0.2, []engine.Score{unproven(0.3)}, []int{100}},
		{"no margin", 0, []engine.Score{unproven(0.5), unproven(0.5), unproven(0.499)}, []int{100, 0, 0}},
		{"equals", 0.1, []engine.Score{unproven(0.5), unproven(0.5)}, []int{50, 50}},
		{"half the margin", 0.1, []engine.Score{unproven(0.5), unproven(0.45)}, []int{67, 33}},
		{"the margin and beyond", 0.1, []engine.Score{unproven(0.6), unproven(0.5), unproven(0.1)}, []int{100, 0, 0}},
		{"a proven win is not given away", 0.5, []engine.Score{win(5), unproven(0.99), unproven(0.98)}, []int{100, 0, 0}},
		{"the shortest win", 0.5, []engine.Score{win(5), win(1), win(3)}, []int{0, 100, 0}},
		{"a win that an engine has not put first", 0.5, []engine.Score{unproven(0.999), win(9)}, []int{0, 100}},
		{"a proven loss is not played", 0.5, []engine.Score{unproven(0.02), loss(8), unproven(0.02)}, []int{50, 0, 50}},
		{"a loss that an engine has put first", 0.5, []engine.Score{loss(8), unproven(0.02)}, []int{0, 100}},
		{"the longest loss", 0.5, []engine.Score{loss(2), loss(6), loss(4)}, []int{0, 100, 0}},
		{"a draw is worth a half", 0.2, []engine.Score{draw(4), unproven(0.4)}, []int{67, 33}},
	} {
		t.Run(test.name, func(t *testing.T) {
			e := &scriptedEngine{}
			for i, s := range test.scores {
				e.info.PVs = append(e.info.PVs, engine.PV{Score: s, Turns: []string{fmt.Sprint(i), "x"}})
			}
			level := levels.Level{Number: 2, Nodes: 77, Candidates: 5, Margin: test.margin}
			r := rand.New(rand.NewPCG(1, 2))
			got := map[string]int{}
			for range often {
				turn, info, err := levels.Choose(t.Context(), e, nil, level, r)
				if err != nil || len(info.PVs) != len(test.scores) {
					t.Fatal(info, err)
				}
				got[turn]++
			}
			if want := (engine.Limits{Nodes: 77, MultiPV: 5}); !reflect.DeepEqual(e.limits, want) {
				t.Errorf("asked for %+v, want %+v", e.limits, want)
			}
			for i, percent := range test.want {
				share := 100 * float64(got[fmt.Sprint(i)]) / often
				if off := share - float64(percent); off > 4 || off < -4 || percent%100 == 0 && off != 0 {
					t.Errorf("turn %d is chosen in %.1f%%, want %d%%", i, share, percent)
				}
			}
		})
	}
}

// TestChooseAmongCandidates: a level draws only among its candidates, however many PVs are asked for.
func TestChooseAmongCandidates(t *testing.T) {
	e := &scriptedEngine{}
	for i := range 5 {
		e.info.PVs = append(e.info.PVs, engine.PV{Score: unproven(0.5), Turns: []string{fmt.Sprint(i)}})
	}
	r := rand.New(rand.NewPCG(1, 2))
	for _, candidates := range []int{0, 1, 3} {
		level, got := levels.Level{Nodes: 77, Candidates: candidates, Margin: 0.5}, map[string]bool{}
		for range 200 {
			turn, info, err := level.Choose(t.Context(), e, nil, engine.Limits{MultiPV: 5}, r, nil)
			if err != nil || len(info.PVs) != 5 || e.limits.MultiPV != 5 {
				t.Fatal(info, err, e.limits)
			}
			got[turn] = true
		}
		if len(got) != max(1, candidates) {
			t.Errorf("%d candidates: the turns %v are played", candidates, got)
		}
	}
}

func TestChooseError(t *testing.T) {
	e := &scriptedEngine{err: engine.ErrGameOver}
	if turn, _, err := levels.Choose(t.Context(), e, nil, levels.Level{Nodes: 1}, nil); !errors.Is(err, engine.ErrGameOver) || turn != "" {
		t.Errorf("%q, %v", turn, err)
	}
	if e.limits.MultiPV != 1 {
		t.Errorf("asked for %d lines", e.limits.MultiPV)
	}
}
