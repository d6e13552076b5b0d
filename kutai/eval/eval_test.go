package eval

import (
	"math/rand/v2"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kutai"
)

// visitGuidedGame plays a game with turns drawn by policy, one in chance of them at random, and
// calls visit with each position.
func visitGuidedGame(t testing.TB, r *rand.Rand, o map[string]string, chance int, visit func(g *kutai.Game, e *evaluator)) {
	state, err := kutai.Rules.New(o)
	if err != nil {
		t.Fatal(err)
	}
	g := state.(*kutai.Game)
	e := New(g).(*evaluator)
	for !g.Outcome().Over() {
		visit(g, e)
		if r.IntN(chance) == 0 || g.TurnCount() < 2 {
			m, _ := g.SampleMove(r)
			g.Do(m)
			continue
		}
		moves := g.AppendMoves(nil)
		weights := make([]float32, len(moves))
		e.Policy(moves, weights)
		sum := float32(0)
		for _, w := range weights {
			sum += w
		}
		best, at := 0, r.Float32()*sum
		for i, w := range weights {
			if at -= w; at < 0 {
				best = i
				break
			}
		}
		g.Do(moves[best])
	}
}

// Proofs and losing moves are compared with trying every turn.
func TestProofsMatchBruteForce(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 3))
	var o kutai.PlacementTotals
	wins, losses, without := 0, 0, 0
	for range 1500 {
		g := latePosition(t, r, solveTiles+1+r.IntN(35), 4+r.IntN(5), map[string]string{})
		e := New(g).(*evaluator)
		mover := g.ToMove()
		score, proven := e.Prove()
		_, win := o.FindWin(&g.Pos, mover)
		if win != (score.Proof == engine.ProvenWin) {
			t.Fatalf("%s: %v, proven %v; a win is there: %v", g.PositionText(), score, proven, win)
		}
		if win {
			wins++
			continue
		}
		if proven {
			losses++
		}
		moves := g.AppendMoves(nil)
		weights := make([]float32, len(moves))
		e.Policy(moves, weights)
		for i, m := range moves {
			// Trying every move of every position would take too long.
			if !proven && (weights[i] > 0 || i%11 != 0) {
				continue
			}
			after := g.Pos.After(mover, m)
			if _, loses := o.FindWin(&after, mover.Opponent()); !loses {
				t.Errorf("%s: %s does not lose", g.PositionText(), g.AppendMoveText(nil, m))
			}
			without++
		}
	}
	t.Logf("%d wins, %d losses, %d losing moves", wins, losses, without)
	if wins < 30 || losses < 3 || without < 10_000 {
		t.Errorf("only %d wins, %d losses and %d losing moves were met", wins, losses, without)
	}
}

// Values are probabilities, weights are above 0 except for moves that lose, and both depend on
// the present position only.
func TestValueAndPolicyAreValid(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 3))
	for _, o := range []map[string]string{{}, {"target": "3"}, {"lines": "queen", "places": "squares"}} {
		visitGuidedGame(t, r, o, 4, func(g *kutai.Game, e *evaluator) {
			value := e.Value()
			if value <= 0 || value >= 1 {
				t.Errorf("%s: value %v", g.PositionText(), value)
			}
			moves := g.AppendMoves(nil)
			weights, again := make([]float32, len(moves)), make([]float32, len(moves))
			e.Policy(moves, weights)
			fresh := New(g.Clone())
			fresh.Policy(moves, again)
			if v := fresh.Value(); v != value {
				t.Errorf("%s: value %v, from a new evaluator %v", g.PositionText(), value, v)
			}
			for i, w := range weights {
				if w < 0 || w != again[i] && g.Pos.TilesLeft() > solveTiles {
					t.Fatalf("%s: %s weighs %v, and %v from a new evaluator", g.PositionText(), g.AppendMoveText(nil, moves[i]), w, again[i])
				}
			}
		})
	}
}

// One move of a solved position keeps its weight, and leads to the result of the solver.
func TestPolicyOfSolvedPositions(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 7))
	for range 30 {
		g := latePosition(t, r, 4, 4+r.IntN(6), map[string]string{})
		e := New(g).(*evaluator)
		score, _ := e.Prove()
		if score.Proof == engine.ProvenWin && score.Distance == 1 {
			continue
		}
		moves := g.AppendMoves(nil)
		weights := make([]float32, len(moves))
		e.Policy(moves, weights)
		var kept []game.Move
		for i, w := range weights {
			if w > 0 {
				kept = append(kept, moves[i])
			}
		}
		if len(kept) != 1 {
			t.Fatalf("%s: %d moves have weight", g.PositionText(), len(kept))
		}
		g.Do(kept[0])
		reply, ok := e.Prove()
		if reply = reply.Flip(); !ok || reply.Proof != score.Proof || reply.Distance+1 != score.Distance {
			t.Errorf("%v before, %v after the best move", score, reply)
		}
		g.Undo()
	}
}

// The share of safe moves among those that raise the total, in guided games, is that of the
// table.
func TestSafeShares(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 9))
	var o kutai.PlacementTotals
	var all, safe [len(safeShares)]int
	for range 150 {
		visitGuidedGame(t, r, nil, 12, func(g *kutai.Game, e *evaluator) {
			if g.TurnCount() < 2 {
				return
			}
			if _, proven := e.Prove(); proven || e.threatened() {
				return
			}
			won := g.Pos.Total() + g.Pos.TotalNeeded()
			for i, m := range g.AppendMoves(nil) {
				total := e.outlook.Total(m)
				if total <= g.Pos.Total() || total < won-len(safeShares) || i%23 != 0 {
					continue
				}
				lacks := min(won-total, len(safeShares)-1)
				all[lacks]++
				after := g.Pos.After(g.ToMove(), m)
				if _, loses := o.FindWin(&after, g.ToMove().Opponent()); !loses {
					safe[lacks]++
				}
			}
		})
	}
	for lacks := 1; lacks < len(safeShares); lacks++ {
		share := float64(safe[lacks]) / float64(all[lacks])
		t.Logf("lacks %d: %.3f of %d", lacks, share, all[lacks])
		if want := float64(safeShares[lacks]); all[lacks] < 20 || share < want-0.15 || share > want+0.15 {
			t.Errorf("where %d lacks, %.3f of %d moves were safe; the table says %v", lacks, share, all[lacks], want)
		}
	}
}
