package engines

import (
	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/balance/eval"
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/mcts"
)

// balanceMind is what there is for Balance Pai Sho.
var balanceMind = mind{
	game: balance.Rules.Name,
	new: func(o engine.Options) engine.Engine {
		return mcts.New(balance.Rules.Name, eval.New, o, mcts.Tuning{})
	},
	levels: levels(200, 100_000),
}
