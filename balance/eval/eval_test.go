package eval

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

var optionSets = []map[string]string{
	{}, {"matching": "opposites"}, {"matching": "opposites", "must-balance": "on"}, {"no-undo": "off"},
}

// visitRandomGames calls visit with positions of random games, from the deal until a number of
// turns after all tiles have been placed.
func visitRandomGames(t testing.TB, options map[string]string, games, moving int, visit func(*balance.Game)) {
	t.Helper()
	r := rand.New(rand.NewPCG(3, 1))
	for range games {
		state, err := balance.Rules.New(options)
		if err != nil {
			t.Fatal(err)
		}
		g := state.(*balance.Game)
		for range 12 + moving {
			m, ok := g.SampleMove(r)
			if !ok {
				break
			}
			g.Do(m)
			if !g.Outcome().Over() {
				visit(g)
			}
		}
	}
}

// opponentWinsAfter reports whether the opponent can win after a move.
func opponentWinsAfter(g *balance.Game, m game.Move) bool {
	g.Do(m)
	defer g.Undo()
	return !g.Outcome().Over() && g.Pos.CanWin()
}

// TestZeroPolicyMeansLost: late moves have weight 0 exactly where the opponent can win with the
// next turn. With the Wheel free all have some weight, which saves time.
func TestZeroPolicyMeansLost(t *testing.T) {
	lost, kept := 0, 0
	for _, options := range optionSets {
		visitRandomGames(t, options, 12, 4, func(g *balance.Game) {
			moves := g.AppendMoves(nil)
			weights := make([]float32, len(moves))
			New(g).Policy(moves, weights)
			if g.Pos.Placed() < tiles-2 || g.Pos.Moving() && g.Pos.WheelMobility() == balance.WheelFree {
				return
			}
			for i, m := range moves {
				switch l := opponentWinsAfter(g, m); {
				case l && weights[i] > 0 && !hasSingleWin(g, m):
					t.Fatalf("%s: %s loses and weighs %v", g.PositionText(), g.AppendMoveText(nil, m), weights[i])
				case !l && weights[i] == 0:
					t.Fatalf("%s: %s does not lose and has no weight", g.PositionText(), g.AppendMoveText(nil, m))
				case l:
					lost++
				default:
					kept++
				}
			}
		})
	}
	if lost < 100 || kept < 100 {
		t.Errorf("%d moves lost, %d did not", lost, kept)
	}
}

// hasSingleWin reports whether only one turn of the opponent wins after m. The policy may miss
// that such a move loses, because it checks one placement of each class.
func hasSingleWin(g *balance.Game, m game.Move) bool {
	next := g.Pos
	next.Do(m)
	return len(slices.Collect(next.VisitWins)) == 1
}

// TestPolicyKeepsOnePerClass: before all tiles are placed, one placement of each class has
// nearly all its weight.
func TestPolicyKeepsOnePerClass(t *testing.T) {
	visitRandomGames(t, optionSets[1], 3, 0, func(g *balance.Game) {
		if g.Pos.Moving() {
			return
		}
		moves := g.AppendMoves(nil)
		weights := make([]float32, len(moves))
		New(g).Policy(moves, weights)
		heavy, classes := map[int]int{}, map[int]bool{}
		for i, m := range moves {
			classes[g.Pos.PlacementClass(m)] = true
			if weights[i] >= 1 {
				heavy[g.Pos.PlacementClass(m)]++
			}
		}
		for class := range classes {
			if heavy[class] > 1 {
				t.Fatalf("%s: %d placements of one class weigh 1 or more", g.PositionText(), heavy[class])
			}
		}
	})
}

// TestProofs compares proofs with the results of all turns.
func TestProofs(t *testing.T) {
	met := map[engine.Proof]int{}
	for _, options := range optionSets {
		visitRandomGames(t, options, 25, 4, func(g *balance.Game) {
			score, known := New(g).(engine.Prover).Prove()
			met[score.Proof]++
			switch {
			case known != (score.Proof != engine.Unproven):
				t.Fatalf("%s: %v, known %v", g.PositionText(), score, known)
			case score.Proof == engine.ProvenWin && !g.Pos.CanWin():
				t.Fatalf("%s: no turn wins", g.PositionText())
			case score.Proof == engine.ProvenDraw && !g.Pos.Hopeless():
				t.Fatalf("%s: is not hopeless", g.PositionText())
			case score.Proof != engine.ProvenLoss:
				return
			}
			for _, m := range g.AppendMoves(nil) {
				if !opponentWinsAfter(g, m) {
					t.Fatalf("%s: does not lose by %s", g.PositionText(), g.AppendMoveText(nil, m))
				}
			}
		})
	}
	if met[engine.ProvenWin] < 3 || met[engine.ProvenDraw] < 3 {
		t.Errorf("proven so often: %v", met)
	}
}

// TestProvenLoss: wherever Second places the Wheel, First completes the balance with the Lily.
func TestProvenLoss(t *testing.T) {
	state, err := balance.Rules.NewFromPosition(map[string]string{"matching": "opposites"}, "to-move=first first=LY second=W "+
		"tiles=Rose@0,7;Lotus@l2;Lotus@r11;Lotus@-1,4;Orchid@g16;Orchid@-8,4;Lily@p15;Lily@5,-4 last=- passes=0 stalled=0")
	if err != nil {
		t.Fatal(err)
	}
	before := New(state)
	moves := state.AppendMoves(nil)
	weights := make([]float32, len(moves))
	before.Policy(moves, weights)
	if err := game.PlayTurn(state, "Lotus@b10"); err != nil {
		t.Fatal(err)
	}
	if score, known := New(state).(engine.Prover).Prove(); !known || score.Proof != engine.ProvenLoss || score.Distance != 2 {
		t.Errorf("%v (%v), want a loss in 2", score, known)
	}
	if most := slices.Max(weights); most < forcedWinFactor {
		t.Errorf("the most that a move weighs is %v", most)
	}
}

func TestValuesAreProbabilities(t *testing.T) {
	for _, options := range optionSets {
		t.Run(fmt.Sprint(options), func(t *testing.T) {
			visitRandomGames(t, options, 4, 6, func(g *balance.Game) {
				if v := New(g).Value(); v <= 0 || v >= 1 {
					t.Fatalf("%s: value %v", g.PositionText(), v)
				}
			})
		})
	}
}
