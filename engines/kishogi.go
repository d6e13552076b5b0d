package engines

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/alphabeta"
	"github.com/teahouse-games/teahouse/kishogi/eval"
)

// kiShogiMind is what there is for Ki Shogi.
var kiShogiMind = mind{
	game: "ki-shogi",
	new: func(o engine.Options) engine.Engine {
		return alphabeta.New("ki-shogi", eval.NewBoard, o)
	},
	levels: levels(200, 1_000_000),
}
