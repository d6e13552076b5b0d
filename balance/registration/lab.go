//go:build !js

package registration

import (
	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/balance/eval"
	"github.com/teahouse-games/teahouse/balance/problems"
	"github.com/teahouse-games/teahouse/lab"
)

// Browsers do not make problems or tune weights, so their programs leave these parts out.
func init() {
	Definition.Suite = func() lab.Suite { return problems.Suite(selfPlay) }
}

// selfPlay is how the engine plays itself.
var selfPlay = lab.SelfPlay{Rules: balance.Rules, NewEngine: eval.Engine.New}
