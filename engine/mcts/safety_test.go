package mcts

import (
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// winsAtOnce reports whether the seat to move has a turn that wins.
func winsAtOnce(g game.State) bool {
	_, ok := exhaustiveWinFinder{hashEvaluator{g}}.WinInOne()
	return ok
}

// losesAtOnce reports whether the opponent of seat has won, or can win with the next turn.
func losesAtOnce(g game.State, seat game.Seat) bool {
	if o := g.Outcome(); o.Over() {
		return o.Winner == seat.Opponent()
	}
	return g.ToMove() != seat && winsAtOnce(g)
}

// TestSafety: a search with any number of nodes ends with a turn after which the opponent cannot
// win at once, unless every turn lets it, whether or not the evaluator finds wins. Its other PVs
// say when a turn loses at once.
func TestSafety(t *testing.T) {
	evaluators := map[string]func(game.State) engine.Evaluator{
		"win finder": func(g game.State) engine.Evaluator { return exhaustiveWinFinder{hashEvaluator{g}} },
		"rules":      newHashEvaluator,
	}
	for name, evaluate := range evaluators {
		t.Run(name, func(t *testing.T) {
			dangerous, unchecked, hopeless := 0, 0, 0
			for seed := range uint64(600) {
				g := newToy(seed, uint8(3+seed%6))
				if g.Outcome().Over() || winsAtOnce(g) {
					continue
				}
				seat, safe, unsafe := g.ToMove(), map[string]bool{}, 0
				game.VisitLegalTurns(g, func(text []byte) bool {
					if losesAtOnce(g, seat) {
						unsafe++
					} else {
						safe[string(text)] = true
					}
					return true
				})
				switch {
				case len(safe) == 0:
					hopeless++
				case unsafe > 0:
					dangerous++
				}
				for _, nodes := range []uint64{1, 2, 7, 300} {
					limits := engine.Limits{Nodes: nodes, MultiPV: int(1 + seed%4)}
					pvs := mustSearch(t, New("toy", evaluate, engine.Options{}, Tuning{InitialWidth: 1}), g, limits).PVs
					if len(safe) > 0 && !safe[pvs[0].Turns[0]] {
						t.Fatalf("seed %d, %d nodes: %v lets the opponent win, unlike %v", seed, nodes, pvs[0], safe)
					}
					seen := map[string]bool{}
					for _, pv := range pvs {
						if seen[pv.Turns[0]] || !safe[pv.Turns[0]] && pv.Score.Proof != engine.ProvenLoss {
							t.Fatalf("seed %d, %d nodes: %v", seed, nodes, pvs)
						}
						seen[pv.Turns[0]] = true
					}
					limits.NoSafetyCheck = true
					pvs = mustSearch(t, New("toy", evaluate, engine.Options{}, Tuning{InitialWidth: 1}), g, limits).PVs
					if len(safe) > 0 && !safe[pvs[0].Turns[0]] {
						unchecked++
					}
				}
			}
			if dangerous < 50 || unchecked < 20 || hopeless < 5 {
				t.Errorf("%d positions with turns that lose at once, %d losses without the check and %d lost positions are too few", dangerous, unchecked, hopeless)
			}
		})
	}
}

// TestSafetyThreads: several threads check the same tree.
func TestSafetyThreads(t *testing.T) {
	evaluate := func(g game.State) engine.Evaluator { return exhaustiveWinFinder{hashEvaluator{g}} }
	for seed := range uint64(60) {
		g := newToy(seed, uint8(6+seed%3))
		if g.Outcome().Over() || winsAtOnce(g) {
			continue
		}
		seat, safe := g.ToMove(), false
		game.VisitLegalTurns(g, func([]byte) bool {
			safe = safe || !losesAtOnce(g, seat)
			return !safe
		})
		pv := mustSearch(t, New("toy", evaluate, engine.Options{Threads: 4}, Tuning{WinInOneVisits: 30}), g, engine.Limits{Nodes: 2000}).PVs[0]
		g.play(pv.Turns[0])
		if safe && losesAtOnce(g, seat) {
			t.Fatalf("seed %d: %v", seed, pv)
		}
	}
}

// drawOrFar is an evaluator for which every position is a little worse than even for First.
type drawOrFar struct{ hashEvaluator }

func (drawOrFar) Value() float64 { return 0.45 }

// TestContemptAvoidsDraws: with contempt a proven draw counts less than a position that is a little worse than
// even, and is reported as half a win all the same.
func TestContemptAvoidsDraws(t *testing.T) {
	evaluate := func(g game.State) engine.Evaluator { return drawOrFar{hashEvaluator{g}} }
	seen := [2]int{}
	for seed := range uint64(3000) {
		g := newToy(seed, 12)
		if g.Outcome().Over() || g.ToMove() != game.First {
			continue
		}
		draws, others := false, false
		game.VisitLegalTurns(g, func([]byte) bool {
			draws, others = draws || g.Outcome().IsDraw(), others || !g.Outcome().Over()
			return true
		})
		if !draws || !others {
			continue
		}
		var proofs [2]engine.Proof
		for i, contempt := range []float64{0, 0.2} {
			e := New("toy", evaluate, engine.Options{Contempt: contempt}, Tuning{InitialWidth: 9})
			best := mustSearch(t, e, g, engine.Limits{Nodes: 30, NoSafetyCheck: true}).PVs[0].Score
			if proofs[i] = best.Proof; best.Proof == engine.ProvenDraw && best.Win != 0.5 {
				t.Errorf("seed %d: a draw counts %v", seed, best.Win)
			}
		}
		for i, p := range proofs {
			if p == engine.ProvenDraw {
				seen[i]++
			}
		}
	}
	if seen[0] < 10 || seen[1] > seen[0]/2 {
		t.Errorf("%d draws without contempt, %d with it", seen[0], seen[1])
	}
}
