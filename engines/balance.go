package engines

import (
	"cmp"
	"context"
	"math"
	"time"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/balance/eval"
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/mcts"
	"github.com/teahouse-games/teahouse/game"
)

// balanceMind is what there is for Balance Pai Sho: a tree search, and where tiles move
// and nothing is to be forced a look at how to corner the opponent. They share the memory. Its levels are set by
// hand and tried in matches: at 1/20, in opposites, each of 2, 3 and 4 scores 64 to 70 %
// of 100 games against the one below. From 4 on nearly all games between neighbours are drawn.
var balanceMind = mind{
	game: balance.Rules.Name,
	new: func(o engine.Options) engine.Engine {
		o.Memory = cmp.Or(max(0, o.Memory), defaultMemory) / 2
		tree := mcts.New(balance.Rules.Name, eval.New, o, mcts.Tuning{Width: 16, Widen: 2})
		return cornering{resisting{tree}, o.Memory}
	},
	levels: [Strongest]Level{
		{Number: 1, Nodes: 2, Lines: 1, Margin: 0.5, Glances: 2, Hasty: true},
		{Number: 2, Nodes: 16, Lines: 1, Margin: 0.02, Glances: 8, Hasty: true},
		{Number: 3, Nodes: 160, Lines: 1, Margin: 0.02, Glances: 80},
		{Number: 4, Nodes: 240, Lines: 6, Margin: 0.11},
		{Number: 5, Nodes: 600, Lines: 4, Margin: 0.08},
		{Number: 6, Nodes: 1_800, Lines: 4, Margin: 0.05},
		{Number: 7, Nodes: 6_000, Lines: 3, Margin: 0.03},
		{Number: 8, Nodes: 20_000, Lines: 1},
	},
}

// resisting is an engine of Balance Pai Sho that does not give up: in a lost position it
// places its tile where the way to win is hardest to see.
type resisting struct{ engine.Engine }

func (e resisting) Search(ctx context.Context, g game.Game, limits engine.Limits, report func(engine.Info)) (engine.Info, error) {
	found, err := e.Engine.Search(ctx, g, limits, report)
	if err != nil || ctx.Err() != nil || found.Lines[0].Score.Proof != engine.ProvenLoss || found.Lines[0].Score.In <= 2 {
		return found, err
	}
	table, ok := g.(*balance.Game)
	if !ok || table.Pos.Moving() {
		return found, nil
	}
	turn := string(g.AppendMoveText(nil, eval.Resist(table)))
	lines := []engine.Line{{Score: found.Lines[0].Score, Turns: []string{turn}}}
	for _, line := range found.Lines {
		if line.Turns[0] != turn { // a turn stands in one line only
			lines = append(lines, line)
		}
	}
	found.Lines = lines[:max(1, min(limits.Lines, len(lines)))]
	return found, nil
}

// cornering is an engine of Balance Pai Sho that does not only wait while tiles move: where
// neither a win nor a loss is proven it plays what may corner the opponent.
type cornering struct {
	engine.Engine
	memory int64 // bytes, at most
}

const (
	defaultMemory = 64 << 20
	// stands is how many positions of the tiles are looked at for each node of the search,
	// which looks at as many turns.
	stands = 32
	// ambition is what a chance to corner the opponent counts beside a draw. It is one
	// against somebody who looks one turn ahead, not against everybody.
	ambition = 0.4
)

func (e cornering) Search(ctx context.Context, g game.Game, limits engine.Limits, report func(engine.Info)) (engine.Info, error) {
	table, ok := g.(*balance.Game)
	if !ok || !eval.Cornerable(table) {
		return e.Engine.Search(ctx, g, limits, report)
	}
	began := time.Now()
	if limits.Time > 0 {
		var cancel func()
		ctx, cancel = context.WithDeadline(ctx, began.Add(limits.Time))
		defer cancel()
		limits.Time = limits.Time * 2 / 3
	}
	found, err := e.Engine.Search(ctx, g, limits, report)
	if err != nil || found.Lines[0].Score.Proof != engine.Unproven {
		return found, err
	}
	positions := min(int64(min(found.Nodes, math.MaxInt32))*stands, e.memory/eval.StandBytes)
	moves := eval.Corner(ctx, table, int(positions))
	if len(moves) == 0 {
		return found, nil
	}
	continued := map[string][]string{}
	for _, line := range found.Lines {
		continued[line.Turns[0]] = line.Turns
	}
	found.Lines = nil
	for _, m := range moves[:min(max(1, limits.Lines), len(moves))] {
		turn := string(g.AppendMoveText(nil, m.Move))
		line := engine.Line{Score: engine.Score{Win: 0.5 + ambition*(m.Chance-0.5)}, Turns: []string{turn}}
		if turns, ok := continued[turn]; ok {
			line.Turns = turns
		}
		found.Lines = append(found.Lines, line)
	}
	found.Time = time.Since(began)
	return found, nil
}
