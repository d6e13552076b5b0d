//go:build !js

package registration

import (
	"context"
	"fmt"
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/skud"
	"github.com/teahouse-games/teahouse/sparring"
)

// linearSimulations is how many simulations a turn takes without limits.
const linearSimulations = 750

// linearOpponent returns a player that searches by [sparring.UCT] with a linear value.
func linearOpponent(r *rand.Rand, limits sparring.SearchLimits) sparring.Player {
	return linearPlayer{sparring.UCT(r, limits, linearValue)}
}

type linearPlayer struct{ sparring.Player }

func (p linearPlayer) Choose(ctx context.Context, g game.Playable) (string, error) {
	if _, ok := g.(*skud.Game); !ok {
		return "", fmt.Errorf("this opponent plays %s alone, not %s", skud.Rules.Name, g.Rules().Name)
	}
	return p.Player.Choose(ctx, g)
}

// Simulations returns how many simulations the last turn took.
func (p linearPlayer) Simulations() uint64 {
	return p.Player.(sparring.SimulationCounter).Simulations()
}

// linearValue is the weighted sum s of the features as s/(1+|s|).
func linearValue(g game.Playable) float64 {
	p := &g.(*skud.Game).Pos
	var f [linearFeatureCount]float64
	linearFeatures(p, &f)
	weights := &linearWeights[0]
	if p.SiteEdition() {
		weights = &linearWeights[1]
	}
	sum := 0.0
	for i, x := range f {
		sum += weights[i] * x
	}
	return sum / (1 + max(sum, -sum))
}
