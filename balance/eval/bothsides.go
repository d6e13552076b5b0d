package eval

import (
	"context"
	"time"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/mcts"
	"github.com/teahouse-games/teahouse/game"
)

// bothSidesEngine is an engine of Balance Pai Sho that reports, while tiles are placed, what both
// sides think. A search expects the opponent to place like a player who likes balances, so the side
// that searches rates its chances too high. A second search expects that of the other side, and the
// chances are the mean of both.
type bothSidesEngine struct {
	engine.Engine
	other engine.Engine // searches for the opponent of the seat to move
}

// otherSideShare is the part of the nodes and of the time that the second search takes: one of so
// many.
const otherSideShare = 5

// newOtherSide returns the engine of the second search.
func newOtherSide(o engine.Options) engine.Engine {
	o.Contempt = 0
	return mcts.New(balance.Rules.Name, newOtherSideEvaluator, o, tuning)
}

// otherSide is an evaluator for the opponent of the seat to move, without preferences: these would
// count for the seat to move.
type otherSide struct{ m *evaluator }

var _ engine.Prover = otherSide{}

func newOtherSideEvaluator(g game.State) engine.Evaluator {
	m := New(g).(*evaluator)
	m.searcher = m.searcher.Opponent()
	return otherSide{m}
}

func (e otherSide) Value() float64                              { return e.m.Value() }
func (e otherSide) Policy(moves []game.Move, weights []float32) { e.m.Policy(moves, weights) }
func (e otherSide) Prove() (engine.Score, bool)                 { return e.m.Prove() }

// Reset drops what both searches have learned.
func (e bothSidesEngine) Reset() {
	e.Engine.Reset()
	e.other.Reset()
}

// Search searches for both sides, see [engine.Engine].
func (e bothSidesEngine) Search(ctx context.Context, g game.Playable, limits engine.Limits, report func(engine.Info)) (engine.Info, error) {
	state, ok := g.(*balance.Game)
	if !ok || state.Pos.Moving() || g.ToMove() == game.Chance || state.Options()["matching"] != "opposites" {
		return e.Engine.Search(ctx, g, limits, report)
	}
	start := time.Now()
	second := limits
	second.Nodes, second.Time = limits.Nodes/otherSideShare, limits.Time/otherSideShare
	second.MultiPV, second.NoSafetyCheck = 1, true
	limits.Nodes -= second.Nodes
	limits.Time -= second.Time
	info, err := e.Engine.Search(ctx, g, limits, report)
	if err != nil || ctx.Err() != nil || info.PVs[0].Score.Proof != engine.Unproven {
		return info, err
	}
	second.Nodes = min(second.Nodes, info.Nodes)
	if second.Nodes == 0 && limits.Nodes == 0 {
		second.Nodes = info.Nodes / otherSideShare
	}
	if second.Nodes == 0 {
		return info, nil
	}
	other, err := e.other.Search(ctx, g, second, nil)
	if err != nil || ctx.Err() != nil || other.PVs[0].Score.Proof != engine.Unproven {
		return info, err
	}
	shift := (other.PVs[0].Score.Win - info.PVs[0].Score.Win) / 2
	for i := range info.PVs {
		if pv := &info.PVs[i]; pv.Score.Proof == engine.Unproven {
			before := pv.Score.Win
			pv.Score.Win = min(max(before+shift, leastChance), 1-leastChance)
			pv.Preference += before - pv.Score.Win
		}
	}
	info.Nodes += other.Nodes
	info.Time = time.Since(start)
	return info, nil
}

// leastChance keeps a chance that is not proven away from 0 and 1.
const leastChance = 0.001
