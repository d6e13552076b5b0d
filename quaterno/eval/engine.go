package eval

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/levels"
	"github.com/teahouse-games/teahouse/engine/mcts"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/quaterno"
)

// Engine is the engine of Quaterno: a tree search. The levels were set by hand and
// tested in matches. Between players who see every win in one turn and parry it most games are
// long and drawn; weak levels differ in how many of the parrying turns they see. They never
// miss a win in one turn, because people would not believe such a mistake for long.
var Engine = levels.Spec{
	New: func(o engine.Options) engine.Engine {
		return engine.Calibrated(mcts.New(quaterno.Rules.Name, New, o, mcts.Tuning{}), &calibration)
	},
	Explain:     func(g game.State) engine.Explained { return New(g).(engine.Explained) },
	Calibration: &calibration,
	Levels: [levels.MaxLevel]levels.Level{
		{Number: 1, Nodes: 5, Candidates: 1, Margin: 0.02, SampledMoves: 5, NoFallbackSearch: true, SeesWinInOne: true, NoSafetyCheck: true},
		{Number: 2, Nodes: 28, Candidates: 1, Margin: 0.02, SampledMoves: 14, NoFallbackSearch: true, SeesWinInOne: true, NoSafetyCheck: true},
		{Number: 3, Nodes: 144, Candidates: 1, Margin: 0.02, SampledMoves: 36, NoFallbackSearch: true, SeesWinInOne: true},
		{Number: 4, Nodes: 400, Candidates: 6, Margin: 0.1},
		{Number: 5, Nodes: 1_200, Candidates: 4, Margin: 0.06},
		{Number: 6, Nodes: 4_000, Candidates: 4, Margin: 0.04},
		{Number: 7, Nodes: 14_000, Candidates: 3, Margin: 0.02},
		{Number: 8, Nodes: 50_000, Candidates: 1},
	},
}
