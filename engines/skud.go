package engines

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/mcts"
	"github.com/teahouse-games/teahouse/skud"
	"github.com/teahouse-games/teahouse/skud/eval"
)

// skudMind is what there is for Skud Pai Sho.
var skudMind = mind{
	game: skud.Rules.Name,
	new: func(o engine.Options) engine.Engine {
		return mcts.New(skud.Rules.Name, eval.New, o, mcts.Tuning{Finish: 40})
	},
	levels: skudLevels,
}

// skudLevels see more and more turns, and from the third on all; from there each has about
// three times the nodes of the one below.
var skudLevels = [Strongest]Level{
	{Number: 1, Nodes: 60, Lines: 1, Margin: 0.05, Glances: 3},
	{Number: 2, Nodes: 300, Lines: 1, Margin: 0.02, Glances: 15},
	{Number: 3, Nodes: 400, Lines: 10, Margin: 0.12},
	{Number: 4, Nodes: 1_000, Lines: 4, Margin: 0.03},
	{Number: 5, Nodes: 3_000, Lines: 3, Margin: 0.01},
	{Number: 6, Nodes: 8_000, Lines: 2, Margin: 0.01},
	{Number: 7, Nodes: 22_000, Lines: 2, Margin: 0.005},
	{Number: 8, Nodes: 100_000, Lines: 1},
}
