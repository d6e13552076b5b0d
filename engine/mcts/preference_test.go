package mcts

import (
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/splitmix"
)

// evenStylist values all positions alike, and prefers some.
type evenStylist struct{ hashEvaluator }

func (evenStylist) Value() float64 { return 0.5 }

func (e evenStylist) Preference() float64 {
	return 0.3 * (float64(splitmix.Mix(e.g.Hash()+9)%1024)/512 - 1)
}

// plainEvaluator values all positions alike.
type plainEvaluator struct{ hashEvaluator }

func (plainEvaluator) Value() float64 { return 0.5 }

// A search chooses by its preferences, and they are no part of a score.
func TestPreferencesChooseAndAreNotReported(t *testing.T) {
	others := 0
	for seed := range uint64(60) {
		g := newEndless(seed * 1000)
		plain := mustSearch(t, New("toy", func(g game.State) engine.Evaluator { return plainEvaluator{hashEvaluator{g}} }, engine.Options{}, Tuning{}),
			g, engine.Limits{Nodes: 400, MultiPV: 4})
		e := New("toy", func(g game.State) engine.Evaluator { return evenStylist{hashEvaluator{g}} }, engine.Options{}, Tuning{})
		styled := mustSearch(t, e, g, engine.Limits{Nodes: 400, MultiPV: 4})
		for i, pv := range styled.PVs {
			if pv.Score.Win != 0.5 {
				t.Fatalf("seed %d: line %d is worth %v", seed, i, pv.Score)
			}
		}
		for _, pv := range plain.PVs {
			if pv.Preference != 0 {
				t.Fatalf("seed %d: a search without a style prefers %+v", seed, pv)
			}
		}
		if len(styled.PVs) > 1 && styled.PVs[0].Preference < styled.PVs[len(styled.PVs)-1].Preference-0.05 {
			t.Errorf("seed %d: it plays %+v", seed, styled.PVs)
		}
		if plain.PVs[0].Turns[0] != styled.PVs[0].Turns[0] {
			others++
		}
	}
	if others < 5 {
		t.Errorf("the style changes %d of 60 turns", others)
	}
}

// With contempt a proven draw ranks below a game that is a little worse than even, and proofs stay
// what they are.
func TestContempt(t *testing.T) {
	for _, test := range []struct {
		contempt float64
		seat     game.Seat
		want     int
	}{{0, game.First, bestDraw}, {0.1, game.First, unwantedDraw}, {0.1, game.Second, bestDraw}, {-0.1, game.First, bestDraw}} {
		tr := &tree{searcher: game.First, contempt: test.contempt}
		open := &node{visits: 10, valueSum: 4.5, seat: game.First} // 45% for First
		if test.seat == game.Second {
			open.valueSum = 5.5
		}
		if got := tr.newNodeOrder(test.seat, func(visit func(*node)) { visit(open) }).drawClass; got != test.want {
			t.Errorf("contempt %v: for %v a draw is in class %d, want %d", test.contempt, test.seat, got, test.want)
		}
	}
	for seed := range uint64(40) {
		g := newToy(seed, 5)
		if g.Outcome().Over() {
			continue
		}
		e := New("toy", newHashEvaluator, engine.Options{Contempt: 0.2}, Tuning{})
		if got, want := mustSearch(t, e, g, engine.Limits{Nodes: 20_000}).PVs[0].Score, solveExactly(g); got.Win != want.Win || got.Proof != want.Proof {
			t.Errorf("seed %d: %v, want %v", seed, got, want)
		}
	}
}
