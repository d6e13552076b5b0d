//go:build !js

package registration

import (
	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/balance/eval"
	"github.com/teahouse-games/teahouse/balance/problems"
	"github.com/teahouse-games/teahouse/balance/puzzles"
	"github.com/teahouse-games/teahouse/lab"
	"github.com/teahouse-games/teahouse/puzzle/mining"
)

// Browsers do not make problems or train weights, so their programs leave these parts out.
func init() {
	Definition.Suite = func() lab.Suite { return problems.Suite(selfPlay) }
	Definition.Mining = func() mining.Plan { return problems.Mining(selfPlay, &puzzles.Tags) }
}

// selfPlay is how the engine plays itself.
var selfPlay = lab.SelfPlay{Rules: balance.Rules, NewEngine: eval.Engine.New}
