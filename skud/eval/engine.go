package eval

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/levels"
	"github.com/teahouse-games/teahouse/engine/mcts"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/skud"
)

// Engine is the engine of Skud Pai Sho.
var Engine = levels.Spec{
	New:         func(o engine.Options) engine.Engine { return newEngine(&weightsInUse, o) },
	Explain:     func(g game.State) engine.Explained { return New(g).(engine.Explained) },
	Calibration: &calibration,
	Levels:      engineLevels,
}

// engineLevels were set by hand and tested in matches. Level 1 samples five turns and looks no
// further than the reply, level 2 samples eight. The others consider all turns, and each has
// about two to three times the nodes of the level below.
var engineLevels = [levels.MaxLevel]levels.Level{
	{Number: 1, Nodes: 5, Candidates: 1, Margin: 0.05, SampledMoves: 5, NoFallbackSearch: true, NoSafetyCheck: true},
	{Number: 2, Nodes: 160, Candidates: 1, Margin: 0.02, SampledMoves: 8, NoFallbackSearch: true, NoSafetyCheck: true},
	{Number: 3, Nodes: 300, Candidates: 10, Margin: 0.2},
	{Number: 4, Nodes: 800, Candidates: 5, Margin: 0.05},
	{Number: 5, Nodes: 2_200, Candidates: 3, Margin: 0.02},
	{Number: 6, Nodes: 6_500, Candidates: 2, Margin: 0.01},
	{Number: 7, Nodes: 18_000, Candidates: 2, Margin: 0.005},
	{Number: 8, Nodes: 60_000, Candidates: 1},
}

// NewWeighted returns an engine with other weights than those in use.
func NewWeighted(w engine.Weights, o engine.Options) engine.Engine {
	return newEngine(newWeightTable(w), o)
}

func newEngine(w *weightTable, o engine.Options) engine.Engine {
	evaluate := func(g game.State) engine.Evaluator { return newEvaluator(g, w) }
	return engine.Calibrated(mcts.New(skud.Rules.Name, evaluate, o, mcts.Tuning{WinInOneVisits: 40}), &calibration)
}
