//go:build !js

package registration

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/lab"
	"github.com/teahouse-games/teahouse/puzzle/mining"
	"github.com/teahouse-games/teahouse/skud"
	"github.com/teahouse-games/teahouse/skud/eval"
	"github.com/teahouse-games/teahouse/skud/problems"
	"github.com/teahouse-games/teahouse/skud/puzzles"
)

// Browsers do not make problems or train weights, so their programs leave these parts out.
func init() {
	Definition.Suite = func() lab.Suite { return problems.Suite(selfPlay) }
	Definition.Mining = func() mining.Plan { return problems.Mining(selfPlay, &puzzles.Tags) }
	Definition.Trainable = func(game.Options) *lab.Trainable {
		return &lab.Trainable{
			Rules: skud.Rules, Names: eval.WeightNames(), Weights: eval.Weights(), NewEngine: eval.NewWeighted,
			NewValue:  func(g game.State) engine.LinearValue { return eval.New(g).(engine.LinearValue) },
			NewPolicy: func(g game.State) engine.LinearPolicy { return eval.New(g).(engine.LinearPolicy) },
		}
	}
}

// selfPlay is how the engine plays itself.
var selfPlay = lab.SelfPlay{Rules: skud.Rules, NewEngine: eval.Engine.New}
