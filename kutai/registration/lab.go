//go:build !js

package registration

import (
	"github.com/teahouse-games/teahouse/kutai"
	"github.com/teahouse-games/teahouse/kutai/eval"
	"github.com/teahouse-games/teahouse/kutai/problems"
	"github.com/teahouse-games/teahouse/lab"
)

// Browsers do not make problems or tune weights, so their programs leave these parts out.
func init() {
	Definition.Suite = func() lab.Suite { return problems.Suite(selfPlay) }
}

// selfPlay is how the engine plays itself.
var selfPlay = lab.SelfPlay{Rules: kutai.Rules, NewEngine: eval.Engine.New}
