package engines

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/mcts"
	"github.com/teahouse-games/teahouse/skud/eval"
)

// skudMind is what there is for Skud Pai Sho.
var skudMind = mind{
	game: "skud-pai-sho",
	new: func(o engine.Options) engine.Engine {
		return mcts.New("skud-pai-sho", eval.New, o, mcts.Tuning{})
	},
	levels: levels(200, 100_000),
}
