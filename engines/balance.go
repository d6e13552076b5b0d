package engines

import (
	"context"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/balance/eval"
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/mcts"
	"github.com/teahouse-games/teahouse/game"
)

// balanceMind is what there is for Balance Pai Sho: a tree search. Its levels are set by
// hand and tried in matches: at 1/20, in opposites, each of 2, 3 and 4 scores 68 to 69 %
// of 80 games against the one below. From 4 on nearly all games between neighbours are drawn.
var balanceMind = mind{
	game: balance.Rules.Name,
	new: func(o engine.Options) engine.Engine {
		return resisting{mcts.New(balance.Rules.Name, eval.New, o, mcts.Tuning{Width: 16, Widen: 2})}
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
