package eval

import (
	"context"
	"math/rand/v2"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/mcts"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/skud"
)

// visitLateGames calls visit with positions of self-play games in which every third turn is
// random, so that both sides make and miss threats.
func visitLateGames(t testing.TB, number int, visit func(g *skud.Game)) {
	t.Helper()
	editions := []string{"german", "garden-gate"}
	e := mcts.New("skud-pai-sho", New, engine.Options{Memory: 8 << 20}, mcts.Tuning{})
	for i := range number {
		r := rand.New(rand.NewPCG(17, uint64(i)))
		g, err := skud.Rules.New(map[string]string{"edition": editions[i%2]})
		if err != nil {
			t.Fatal(err)
		}
		e.Reset()
		for !g.Outcome().Over() && g.TurnCount() < 120 {
			if g.TurnCount() < 5 || r.IntN(3) == 0 {
				m, _ := game.SampleMove(g, r)
				g.Do(m)
				for g.MidTurn() {
					g.Do(game.End)
				}
				continue
			}
			visit(g.(*skud.Game))
			found, err := e.Search(context.Background(), g, engine.Limits{Nodes: 80}, nil)
			if err != nil {
				t.Fatal(err)
			}
			if err := game.PlayTurn(g, found.PVs[0].Turns[0]); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestWinInOneMatchesAllTurns compares WinInOne with trying every turn.
func TestWinInOneMatchesAllTurns(t *testing.T) {
	found, none := 0, 0
	visitLateGames(t, 16, func(g *skud.Game) {
		e := New(g).(*evaluator)
		turn, ok := e.WinInOne()
		if !ok && none > 40 && g.Hash()%8 != 0 {
			return
		}
		want := false
		if !ok {
			none++
			us := g.ToMove()
			game.VisitLegalTurns(g, func([]byte) bool {
				want = g.Outcome().Over() && g.Outcome().Winner == us
				return !want
			})
		}
		if !ok && want {
			t.Fatalf("%s: a win was overlooked", g.PositionText())
		}
		score, proven := e.Prove()
		if proven && (!ok || score.Proof != engine.ProvenWin || score.Distance != 1) {
			t.Fatalf("%s: proven is %v, found %v", g.PositionText(), score, ok)
		}
		if !ok {
			return
		}
		found++
		us := g.ToMove()
		for _, m := range turn {
			if err := game.Play(g, m); err != nil {
				t.Fatal(err)
			}
		}
		if g.Outcome().Winner != us || g.MidTurn() {
			t.Fatalf("%v wins nothing", turn)
		}
		for range turn {
			g.Undo()
		}
	})
	if found < 5 || none < 40 {
		t.Errorf("%d wins and %d positions without are too few", found, none)
	}
}
