//go:build !js

package registration

import (
	"context"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/kishogi"
	"github.com/teahouse-games/teahouse/kishogi/eval"
	"github.com/teahouse-games/teahouse/kishogi/problems"
	"github.com/teahouse-games/teahouse/kishogi/puzzles"
	"github.com/teahouse-games/teahouse/kishogi/solver"
	"github.com/teahouse-games/teahouse/kishogi/tuning"
	"github.com/teahouse-games/teahouse/lab"
	"github.com/teahouse-games/teahouse/puzzle/mining"
)

// Browsers do not make problems, tune weights or solve games, so their programs leave these parts out.
func init() {
	Definition.Suite = func() lab.Suite { return problems.Suite(selfPlay) }
	Definition.Mining = func() mining.Plan { return problems.Mining(selfPlay, &puzzles.Tags) }
	Definition.Tune = func(ctx context.Context, t lab.TuneSettings) (string, error) {
		return tuning.Tune(ctx, selfPlay, t)
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
