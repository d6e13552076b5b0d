//go:build !js

package registration

import (
	"github.com/teahouse-games/teahouse/kutai"
	"github.com/teahouse-games/teahouse/kutai/eval"
	"github.com/teahouse-games/teahouse/kutai/problems"
	"github.com/teahouse-games/teahouse/kutai/puzzles"
	"github.com/teahouse-games/teahouse/lab"
	"github.com/teahouse-games/teahouse/puzzle/mining"
)

// Browsers do not make problems or train weights, so their programs leave these parts out.
func init() {
	Definition.Suite = func() lab.Suite { return problems.Suite(selfPlay) }
	Definition.Mining = func() mining.Plan { return problems.Mining(selfPlay, &puzzles.Tags) }
}

// selfPlay is how the engine plays itself.
var selfPlay = lab.SelfPlay{Rules: kutai.Rules, NewEngine: eval.Engine.New}
