package engines

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/levels"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
)

// winsByRules is a search for wins in one turn by the rules alone. It tries turns first that have
// won in other positions.
type winsByRules struct{ known [][]game.Move }

// findReply reports whether the seat to move has a turn that wins.
func (w *winsByRules) findReply(g game.Game) bool {
	if g.Outcome().Over() || g.ToMove() == game.Chance {
		return false
	}
	seat := g.ToMove()
	for _, turn := range w.known {
		if winsWith(g, turn, seat) {
			return true
		}
	}
	if turn := winningTurn(g, nil, seat); turn != nil {
		w.known = append([][]game.Move{turn}, w.known[:min(len(w.known), 20)]...)
		return true
	}
	return false
}

func winsWith(g game.Game, turn []game.Move, seat game.Seat) bool {
	if len(turn) == 0 {
		return g.Outcome().Over() && g.Outcome().Winner == seat
	}
	if !slices.Contains(g.AppendMoves(nil), turn[0]) {
		return false
	}
	g.Do(turn[0])
	defer g.Undo()
	return g.MidTurn() == (len(turn) > 1) && winsWith(g, turn[1:], seat)
}

func winningTurn(g game.Game, begun []game.Move, seat game.Seat) (turn []game.Move) {
	for _, m := range g.AppendMoves(nil) {
		longer := append(slices.Clip(begun), m)
		g.Do(m)
		switch {
		case g.MidTurn():
			turn = winningTurn(g, longer, seat)
		case g.Outcome().Over() && g.Outcome().Winner == seat:
			turn = longer
		}
		g.Undo()
		if turn != nil {
			return turn
		}
	}
	return nil
}

// isSafe reports whether the turn just made by seat gives the opponent neither the game nor a win
// with the next turn.
func (w *winsByRules) isSafe(g game.Game, seat game.Seat) bool {
	if o := g.Outcome(); o.Over() {
		return o.Winner != seat.Opponent()
	}
	return !w.findReply(g)
}

// hasSafeTurn reports whether seat, which is to move, has a safe turn.
func (w *winsByRules) hasSafeTurn(g game.Game) (safe bool) {
	seat := g.ToMove()
	game.VisitLegalTurns(g, func([]byte) bool {
		safe = w.isSafe(g, seat)
		return !safe
	})
	return safe
}

// TestNoAvoidableLoss: from level 3 on, and at any limit without a level, no engine plays a turn
// after which the opponent can win in one turn while another turn prevents that. The games have
// random turns between, so that both sides get threats.
func TestNoAvoidableLoss(t *testing.T) {
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	for name, options := range map[string]game.Options{
		"skud-pai-sho": nil, "quaterno": nil, "kutai-pai-sho": {"target": "12"}, "balance-pai-sho": {"matching": "opposites"}, "ki-shogi": nil,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			rules, _ := games.ByName(name)
			e, err := New(name, engine.Options{Memory: 8 << 20})
			if err != nil {
				t.Fatal(err)
			}
			r := rand.New(rand.NewPCG(3, 8))
			choose := func(g game.Game) string {
				if r.IntN(2) == 0 {
					level, _ := LevelOf(name, 3+r.IntN(levels.MaxLevel-2))
					turn, _, err := levels.Choose(t.Context(), e, g, level.Scaled(0.02), r)
					if err != nil {
						t.Fatal(err)
					}
					return turn
				}
				ctx, limits := t.Context(), engine.Limits{Nodes: uint64(1 + r.IntN(30))}
				switch r.IntN(4) {
				case 0:
					limits = engine.Limits{Time: time.Millisecond}
				case 1:
					ctx, limits = ended, engine.Limits{}
				}
				info, err := e.Search(ctx, g, limits, nil)
				if err != nil {
					t.Fatal(err)
				}
				return info.PVs[0].Turns[0]
			}
			// threatens reports whether the seat to move has a win in one turn, as far as the
			// evaluation finds it.
			spec, err := lookup(name)
			if err != nil {
				t.Fatal(err)
			}
			threatens := func(g game.Game) bool {
				if g.Outcome().Over() {
					return false
				}
				var ok bool
				switch e := spec.Explain(g).(type) {
				case engine.WinFinder:
					_, ok = e.WinInOne()
				case engine.WinChecker:
					_, ok = e.WinningTurn()
				}
				return ok
			}
			threats, hopeless := 0, 0
			for seed := uint64(0); threats < 8 && seed < 8; seed++ {
				g, err := rules.New(options)
				if err != nil {
					t.Fatal(err)
				}
				r := rand.New(rand.NewPCG(11, seed))
				var replies winsByRules
				e.Reset()
				for !g.Outcome().Over() && g.TurnCount() < 150 {
					seat := g.ToMove()
					if seat == game.Chance || g.TurnCount() < 4 || r.IntN(3) == 0 {
						playSampled(g, r)
						continue
					}
					before := g.PositionText()
					turn := choose(g)
					if err := game.PlayTurn(g, turn); err != nil {
						t.Fatal(err)
					}
					if r.IntN(4) > 0 && !threatens(g) {
						continue // most positions have no threat
					}
					safe := replies.isSafe(g, seat)
					game.UndoTurn(g)
					switch {
					case !safe && replies.hasSafeTurn(g):
						t.Fatalf("%s: %s lets the opponent win", before, turn)
					case !safe:
						hopeless++
					case !safeAtRandom(g, &replies, r):
						threats++
					}
					if err := game.PlayTurn(g, turn); err != nil {
						t.Fatal(err)
					}
				}
			}
			t.Logf("%d threats parried, %d not to be parried", threats, hopeless)
			if threats < 1 {
				t.Errorf("only %d threats were parried", threats)
			}
		})
	}
}

// safeAtRandom reports whether a few sampled turns are all safe.
func safeAtRandom(g game.Game, w *winsByRules, r *rand.Rand) bool {
	seat := g.ToMove()
	for range 5 {
		turns := g.TurnCount()
		playSampled(g, r)
		safe := w.isSafe(g, seat)
		for g.TurnCount() > turns {
			game.UndoTurn(g)
		}
		if !safe {
			return false
		}
	}
	return true
}

// playSampled plays a random turn.
func playSampled(g game.Game, r *rand.Rand) {
	for {
		m, _ := game.SampleMove(g, r)
		g.Do(m)
		if !g.MidTurn() {
			return
		}
	}
}
