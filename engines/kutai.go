package engines

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/mcts"
	"github.com/teahouse-games/teahouse/kutai"
	"github.com/teahouse-games/teahouse/kutai/eval"
)

// kutaiMind is what there is for Kutai Pai Sho: a tree search.
var kutaiMind = mind{
	game:   "kutai-pai-sho",
	new:    newKutai,
	levels: levels(30, 20_000),
}

func newKutai(o engine.Options) engine.Engine {
	return mcts.New(kutai.Rules.Name, eval.New, o, mcts.Tuning{})
}
