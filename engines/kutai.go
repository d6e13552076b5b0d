package engines

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/mcts"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kutai"
	"github.com/teahouse-games/teahouse/kutai/eval"
)

// kutaiMind is what there is for Kutai Pai Sho: a tree search. Its levels are set by hand
// and tried in matches. Who sees all of the thousands of turns wins nearly always against
// who looks one turn ahead, however few nodes there are. So the weak levels see few of
// them, mostly what makes the chain longer, and do not always think of what the other one
// makes of it: they build, and overlook jumps, as beginners do.
var kutaiMind = mind{
	game: kutai.Rules.Name,
	new: func(o engine.Options) engine.Engine {
		return mcts.New(kutai.Rules.Name, eval.New, o, mcts.Tuning{})
	},
	eye: func(g game.Table) eye { return eval.New(g).(eye) },
	levels: [Strongest]Level{
		{Number: 1, Nodes: 3, Lines: 1, Margin: 0.6, Glances: 3, Eye: 0.8, Overlooks: 0.97, Hasty: true},
		{Number: 2, Nodes: 8, Lines: 1, Margin: 0.5, Glances: 8, Eye: 0.9, Overlooks: 0.9, Hasty: true},
		{Number: 3, Nodes: 10, Lines: 1, Margin: 0.5, Glances: 10, Eye: 0.9, Overlooks: 0.9, Hasty: true, Alert: true},
		{Number: 4, Nodes: 16, Lines: 1, Margin: 0.3, Glances: 16, Eye: 0.9, Overlooks: 0.35, Alert: true},
		{Number: 5, Nodes: 28, Lines: 1, Margin: 0.2, Glances: 28, Eye: 0.9, Overlooks: 0.06, Alert: true},
		{Number: 6, Nodes: 3_000, Lines: 1},
		{Number: 7, Nodes: 5_000, Lines: 1},
		{Number: 8, Nodes: 8_000, Lines: 1},
	},
}
