package eval

import (
	"cmp"
	"context"
	"math"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/levels"
	"github.com/teahouse-games/teahouse/engine/mcts"
	"github.com/teahouse-games/teahouse/game"
)

// Engine is the engine of Balance Pai Sho: a tree search, with a smaller one for the other side while
// tiles are placed, and, where tiles move and nothing is forced, a search for ways to corner the
// opponent. All share the memory. The
// levels were set by hand and tested in matches: at 1/20 of the nodes, with matching=opposites,
// levels 2, 3 and 4 each score 64 to 70% of 100 games against the level below. From level 4 on
// nearly all games between neighbours are drawn.
var Engine = levels.Spec{
	New: func(o engine.Options) engine.Engine {
		o.Memory = cmp.Or(max(0, o.Memory), defaultMemory) / 2
		corners := o.Memory
		o.Memory /= 4
		other := newOtherSide(o)
		o.Memory *= 3
		tree := bothSidesEngine{mcts.New(balance.Rules.Name, New, o, tuning), other}
		return engine.Calibrated(corneringEngine{resistingEngine{tree}, corners}, &calibration)
	},
	Explain:     func(g game.State) engine.Explained { return New(g).(engine.Explained) },
	Calibration: &calibration,
	Levels: [levels.MaxLevel]levels.Level{
		{Number: 1, Nodes: 2, Candidates: 1, Margin: 0.5, SampledMoves: 2, NoFallbackSearch: true, NoSafetyCheck: true},
		{Number: 2, Nodes: 16, Candidates: 1, Margin: 0.02, SampledMoves: 8, NoFallbackSearch: true, NoSafetyCheck: true},
		{Number: 3, Nodes: 160, Candidates: 1, Margin: 0.02, SampledMoves: 80},
		{Number: 4, Nodes: 240, Candidates: 6, Margin: 0.11},
		{Number: 5, Nodes: 600, Candidates: 4, Margin: 0.08},
		{Number: 6, Nodes: 1_800, Candidates: 4, Margin: 0.05},
		{Number: 7, Nodes: 6_000, Candidates: 3, Margin: 0.03},
		{Number: 8, Nodes: 20_000, Candidates: 1},
	},
}

var tuning = mcts.Tuning{InitialWidth: 16, WideningFactor: 2, OneSided: true}

// resistingEngine is an engine of Balance Pai Sho that resists in lost positions: it places its
// tile where the win is hardest to see. It does not say when a proven draw ends.
type resistingEngine struct{ engine.Engine }

func (e resistingEngine) Search(ctx context.Context, g game.Playable, limits engine.Limits, report func(engine.Info)) (engine.Info, error) {
	reportDraws := report
	if report != nil {
		reportDraws = func(info engine.Info) { report(withoutDrawDistances(info)) }
	}
	info, err := e.Engine.Search(ctx, g, limits, reportDraws)
	info = withoutDrawDistances(info)
	if err != nil || ctx.Err() != nil || len(limits.SearchTurns) > 0 || info.PVs[0].Score.Proof != engine.ProvenLoss || info.PVs[0].Score.Distance <= 2 {
		return info, err
	}
	state, ok := g.(*balance.Game)
	if !ok || state.Pos.Moving() {
		return info, nil
	}
	turn := string(g.AppendMoveText(nil, resist(state)))
	lines := []engine.PV{{Score: info.PVs[0].Score, Turns: []string{turn}}}
	for _, line := range info.PVs {
		if line.Turns[0] != turn { // each PV begins with another turn
			lines = append(lines, line)
		}
	}
	info.PVs = lines[:max(1, min(limits.MultiPV, len(lines)))]
	return info, nil
}

// withoutDrawDistances returns info with the distances of proven draws as not known: the tree counts the
// turns up to a hopeless position, and the game goes on after it.
func withoutDrawDistances(info engine.Info) engine.Info {
	info.PVs = slices.Clone(info.PVs)
	for i := range info.PVs {
		if s := &info.PVs[i].Score; s.Proof == engine.ProvenDraw {
			s.Distance = 0
		}
	}
	return info
}

// corneringEngine is an engine of Balance Pai Sho that does not only wait while tiles move:
// where neither a win nor a loss is proven it plays a turn that may corner the opponent.
type corneringEngine struct {
	engine.Engine
	memory int64 // bytes, at most
}

const (
	defaultMemory = 64 << 20
	// positionsPerNode is how many positions of the tiles are examined for each node of the
	// search, which examines as many turns.
	positionsPerNode = 32
	// cornerWeight is the worth of a chance to corner the opponent, compared to a draw, when turns
	// are chosen. It is no part of a score: it only counts against an opponent who looks one turn
	// ahead.
	cornerWeight = 0.4
)

func (e corneringEngine) Search(ctx context.Context, g game.Playable, limits engine.Limits, report func(engine.Info)) (engine.Info, error) {
	state, ok := g.(*balance.Game)
	if !ok || len(limits.SearchTurns) > 0 || !cornerable(state) {
		return e.Engine.Search(ctx, g, limits, report)
	}
	start := time.Now()
	if limits.Time > 0 {
		var cancel func()
		ctx, cancel = context.WithDeadline(ctx, start.Add(limits.Time))
		defer cancel()
		limits.Time = limits.Time * 2 / 3
	}
	info, err := e.Engine.Search(ctx, g, limits, report)
	if err != nil || info.PVs[0].Score.Proof != engine.Unproven {
		return info, err
	}
	positions := min(int64(min(info.Nodes, math.MaxInt32))*positionsPerNode, e.memory/nodeBytes)
	moves := cornerMoves(ctx, state, int(positions))
	known := map[string]engine.PV{}
	for _, line := range info.PVs {
		known[line.Turns[0]] = line
	}
	moves = slices.DeleteFunc(moves, func(m cornerMove) bool {
		return known[string(g.AppendMoveText(nil, m.move))].Score.Proof == engine.ProvenLoss
	})
	if len(moves) == 0 || moves[0].chance <= drawChance {
		return info, nil
	}
	best := info.PVs[0].Score
	info.PVs = nil
	for _, m := range moves[:min(max(1, limits.MultiPV), len(moves))] {
		turn := string(g.AppendMoveText(nil, m.move))
		line, ok := known[turn]
		if !ok {
			line = engine.PV{Score: best, Turns: []string{turn}}
		}
		line.Preference = 0.5 + cornerWeight*(m.chance-0.5) - line.Score.Win
		info.PVs = append(info.PVs, line)
	}
	info.Time = time.Since(start)
	return info, nil
}
