package engines

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/mcts"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kutai"
	"github.com/teahouse-games/teahouse/kutai/eval"
)

// kutaiSpec is what there is for Kutai Pai Sho: a tree search. Its levels are set by hand
// and tried in matches. Who sees all of the thousands of turns wins nearly always against
// who looks one turn ahead, however few nodes there are. So the weak levels see few of
// them, mostly what makes the chain longer, and do not always think of what the other one
// makes of it: they build, and overlook jumps, as beginners do.
var kutaiSpec = engineSpec{
	game: kutai.Rules.Name,
	new: func(o engine.Options) engine.Engine {
		return mcts.New(kutai.Rules.Name, eval.New, o, mcts.Tuning{})
	},
	salience: func(g game.Table) salience { return eval.New(g).(salience) },
	levels: [MaxLevel]Level{
		{Number: 1, Nodes: 3, Candidates: 1, Margin: 0.6, SampledMoves: 3, SalientShare: 0.8, MissReplyRate: 0.97, NoFallbackSearch: true},
		{Number: 2, Nodes: 8, Candidates: 1, Margin: 0.5, SampledMoves: 8, SalientShare: 0.9, MissReplyRate: 0.9, NoFallbackSearch: true},
		{Number: 3, Nodes: 10, Candidates: 1, Margin: 0.5, SampledMoves: 10, SalientShare: 0.9, MissReplyRate: 0.9, NoFallbackSearch: true, SeesWinInOne: true},
		{Number: 4, Nodes: 16, Candidates: 1, Margin: 0.3, SampledMoves: 16, SalientShare: 0.9, MissReplyRate: 0.35, SeesWinInOne: true},
		{Number: 5, Nodes: 28, Candidates: 1, Margin: 0.2, SampledMoves: 28, SalientShare: 0.9, MissReplyRate: 0.06, SeesWinInOne: true},
		{Number: 6, Nodes: 3_000, Candidates: 1},
		{Number: 7, Nodes: 5_000, Candidates: 1},
		{Number: 8, Nodes: 8_000, Candidates: 1},
	},
}
