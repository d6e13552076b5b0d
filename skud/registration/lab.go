//go:build !js

package registration

import (
	"context"

	"github.com/teahouse-games/teahouse/lab"
	"github.com/teahouse-games/teahouse/puzzle/mining"
	"github.com/teahouse-games/teahouse/skud"
	"github.com/teahouse-games/teahouse/skud/eval"
	"github.com/teahouse-games/teahouse/skud/problems"
	"github.com/teahouse-games/teahouse/skud/puzzles"
)

// Browsers do not make problems or tune weights, so their programs leave these parts out.
func init() {
	Definition.Suite = func() lab.Suite { return problems.Suite(selfPlay) }
	Definition.Mining = func() mining.Plan { return problems.Mining(selfPlay, &puzzles.Tags) }
	Definition.Tune = func(ctx context.Context, t lab.TuneSettings) (string, error) {
		return lab.TuneLinear(ctx, selfPlay, eval.New, t)
	}
}

// selfPlay is how the engine plays itself.
var selfPlay = lab.SelfPlay{Rules: skud.Rules, NewEngine: eval.Engine.New}
