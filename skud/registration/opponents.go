//go:build !js

package registration

import (
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/games/definition"
	"github.com/teahouse-games/teahouse/sparring"
)

// Browsers offer the engine alone, so their programs leave these opponents out.
func init() {
	Definition.Opponents = []definition.Opponent{
		{Name: "site", Description: "looks one turn ahead as the usual site's opponent does", New: siteOpponent},
		{
			Name:        "linear",
			Description: "UCT without playouts, and moves in the order of a linear value, with 750 simulations a turn or e.g. linear:4600, linear:500ms",
			New: func(r *rand.Rand) sparring.Player {
				return linearOpponent(r, sparring.SearchLimits{Simulations: linearSimulations})
			},
			NewLimited: linearOpponent,
		},
	}
}
