package eval

import (
	"context"
	"math/rand/v2"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/skud"
)

// avoidable reports whether the last turn of a finished game was lost by the turn before it
// while another turn would have given the winner no win in one turn.
func avoidable(g game.Game) bool {
	loser := g.Outcome().Winner.Opponent()
	game.UndoTurn(g)
	if g.ToMove() == loser || g.TurnCount() == 0 {
		return false // the loser has ended the game
	}
	game.UndoTurn(g)
	e := New(g).(engine.WinFinder)
	safe := false
	game.VisitLegalTurns(g, func([]byte) bool {
		if o := g.Outcome(); o.Over() {
			safe = o.Winner != loser.Opponent()
		} else {
			_, wins := e.WinInOne()
			safe = !wins
		}
		return !safe
	})
	return safe
}

// BenchmarkSelfPlay plays a game against itself at 1,000 nodes a turn, after two random turns, with
// the safety check of the search and without. It reports how many games were lost in one turn
// although the turn before could have prevented that: with -benchtime 1000x, of a thousand games.
func BenchmarkSelfPlay(b *testing.B) {
	b.Run("checked", func(b *testing.B) { selfPlay(b, engine.Limits{Nodes: 1000}) })
	b.Run("unchecked", func(b *testing.B) { selfPlay(b, engine.Limits{Nodes: 1000, NoSafetyCheck: true}) })
}

func selfPlay(b *testing.B, limits engine.Limits) {
	e := Engine.New(engine.Options{Memory: 32 << 20})
	turns, lost, decided := 0, 0, 0
	for i := range b.N {
		r := rand.New(rand.NewPCG(5, uint64(i)))
		g := skud.Rules.MustNew(game.Options{"edition": []string{"german", "garden-gate"}[i%2], "accents": "each", "opening": "same"})
		e.Reset()
		for !g.Outcome().Over() && g.TurnCount() < 300 {
			if g.TurnCount() < 2 {
				m, _ := game.SampleMove(g, r)
				g.Do(m)
				continue
			}
			found, err := e.Search(context.Background(), g, limits, nil)
			if err != nil {
				b.Fatal(err)
			}
			if err := game.PlayTurn(g, found.PVs[0].Turns[0]); err != nil {
				b.Fatal(err)
			}
		}
		turns += g.TurnCount()
		if g.Outcome().Over() && g.Outcome().Winner.IsPlayer() {
			decided++
			position := g.PositionText()
			if avoidable(g) {
				lost++
				b.Logf("avoidable: %s", position)
			}
		}
	}
	b.ReportMetric(float64(lost), "avoidable")
	b.ReportMetric(float64(decided), "decided")
	b.ReportMetric(float64(turns)/float64(b.N), "turns/op")
}
