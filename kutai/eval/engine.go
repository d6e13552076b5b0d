package eval

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/levels"
	"github.com/teahouse-games/teahouse/engine/mcts"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kutai"
)

// Engine is the engine of Kutai Pai Sho: a tree search. The levels were set by hand and
// tested in matches. A player who sees all of the thousands of turns wins nearly always against
// one who looks one turn ahead, however few nodes there are. The weak levels therefore consider
// few turns, mostly such as lengthen the chain, and often miss the reply: they build, and
// overlook jumps in the total, as beginners do.
var Engine = levels.Spec{
	New: func(o engine.Options) engine.Engine {
		return engine.Calibrated(mcts.New(kutai.Rules.Name, New, o, mcts.Tuning{}), &calibration)
	},
	Explain:     func(g game.State) engine.Explained { return New(g).(engine.Explained) },
	Calibration: &calibration,
	Levels: [levels.MaxLevel]levels.Level{
		{Number: 1, Nodes: 3, Candidates: 1, Margin: 0.6, SampledMoves: 3, SalientShare: 0.8, Salience: salience, MissReplyRate: 0.97, NoFallbackSearch: true, NoSafetyCheck: true},
		{Number: 2, Nodes: 8, Candidates: 1, Margin: 0.5, SampledMoves: 8, SalientShare: 0.9, Salience: salience, MissReplyRate: 0.9, NoFallbackSearch: true, NoSafetyCheck: true},
		{Number: 3, Nodes: 10, Candidates: 1, Margin: 0.5, SampledMoves: 10, SalientShare: 0.9, Salience: salience, MissReplyRate: 0.9, NoFallbackSearch: true, SeesWinInOne: true},
		{Number: 4, Nodes: 16, Candidates: 1, Margin: 0.3, SampledMoves: 16, SalientShare: 0.9, Salience: salience, MissReplyRate: 0.35, SeesWinInOne: true},
		{Number: 5, Nodes: 28, Candidates: 1, Margin: 0.2, SampledMoves: 28, SalientShare: 0.9, Salience: salience, MissReplyRate: 0.06, SeesWinInOne: true},
		{Number: 6, Nodes: 3_000, Candidates: 1},
		{Number: 7, Nodes: 5_000, Candidates: 1},
		{Number: 8, Nodes: 8_000, Candidates: 1},
	},
}

// salience weighs turns by what they add to the chain.
func salience(g game.State) levels.Salience { return New(g).(levels.Salience) }
