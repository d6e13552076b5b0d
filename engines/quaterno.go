package engines

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/mcts"
	"github.com/teahouse-games/teahouse/quaterno"
	"github.com/teahouse-games/teahouse/quaterno/eval"
)

// quaternoMind is what there is for Quaterno.
var quaternoMind = mind{
	game: quaterno.Rules.Name,
	new: func(o engine.Options) engine.Engine {
		return mcts.New(quaterno.Rules.Name, eval.New, o, mcts.Tuning{})
	},
	levels: levels(200, 100_000),
}
