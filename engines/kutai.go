package engines

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/mcts"
	"github.com/teahouse-games/teahouse/kutai"
	"github.com/teahouse-games/teahouse/kutai/eval"
)

// kutaiMind is what there is for Kutai Pai Sho: a tree search. Its levels are set by hand
// and tried in matches. Who sees all of the thousands of turns wins nearly always against
// who looks one turn ahead, however few nodes there are; so the weakest level sees five of
// them.
var kutaiMind = mind{
	game: kutai.Rules.Name,
	new: func(o engine.Options) engine.Engine {
		return mcts.New(kutai.Rules.Name, eval.New, o, mcts.Tuning{})
	},
	levels: [Strongest]Level{
		{Number: 1, Nodes: 5, Lines: 1, Margin: 0.1, Glances: 5, Hasty: true},
		{Number: 2, Nodes: 20, Lines: 8, Margin: 0.3},
		{Number: 3, Nodes: 60, Lines: 8, Margin: 0.2},
		{Number: 4, Nodes: 120, Lines: 6, Margin: 0.12},
		{Number: 5, Nodes: 240, Lines: 4, Margin: 0.08},
		{Number: 6, Nodes: 500, Lines: 3, Margin: 0.05},
		{Number: 7, Nodes: 1_200, Lines: 2, Margin: 0.03},
		{Number: 8, Nodes: 8_000, Lines: 1},
	},
}
