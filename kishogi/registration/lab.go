//go:build !js

package registration

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
	"github.com/teahouse-games/teahouse/kishogi/eval"
	"github.com/teahouse-games/teahouse/kishogi/problems"
	"github.com/teahouse-games/teahouse/kishogi/puzzles"
	"github.com/teahouse-games/teahouse/kishogi/solver"
	"github.com/teahouse-games/teahouse/lab"
	"github.com/teahouse-games/teahouse/puzzle/mining"
)

// Browsers do not make problems, train weights or solve games, so their programs leave these parts out.
func init() {
	Definition.Suite = func() lab.Suite { return problems.Suite(selfPlay) }
	Definition.Mining = func() mining.Plan { return problems.Mining(selfPlay, &puzzles.Tags) }
	Definition.Trainable = func(o game.Options) *lab.Trainable {
		return &lab.Trainable{
			Rules: kishogi.Rules, Names: eval.WeightNames(), Weights: eval.Weights(o["ki"] == "on"), NewEngine: eval.NewWeighted,
			NewValue: eval.NewValue, Quiet: eval.Quiet,
		}
	}
	Definition.Solve, Definition.VerifySolution = solver.Solve, solver.Verify
	Definition.OpenTable = func(folder string) (engine.Table, error) {
		t, err := solver.OpenTable(folder)
		if err != nil {
			return nil, err
		}
		return t, nil
	}
}

// selfPlay is how the engine plays itself.
var selfPlay = lab.SelfPlay{Rules: kishogi.Rules, NewEngine: eval.Engine.New}
