package engines

import (
	"context"
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// Choose thinks as long as the level says, or until ctx ends, and returns the turn to
// play and what was found. It draws from r among the turns that are worth nearly as much
// as the best, the better ones more often.
//
// A win that is proven is played in the fewest turns, a draw or a loss that is proven
// never preferred to hope: a proven loss is played only when every candidate is one, and
// then the longest.
//
// The errors are those of Search; that ctx has ended is none.
func Choose(ctx context.Context, e engine.Engine, g game.Game, level Level, r *rand.Rand) (turn string, found engine.Info, err error) {
	limits := engine.Limits{Nodes: level.Nodes, Lines: max(1, level.Lines)}
	found, err = e.Search(ctx, g, limits, nil)
	if err != nil {
		return "", found, err
	}
	return pick(found.Lines, level.Margin, r).Turns[0], found, nil
}

// pick draws one of the lines, which are at least one.
func pick(lines []engine.Line, margin float64, r *rand.Rand) engine.Line {
	best := lines[0]
	for _, l := range lines[1:] {
		if better(l.Score, best.Score) {
			best = l
		}
	}
	if best.Score.Proof == engine.ProvenWin || best.Score.Proof == engine.ProvenLoss || margin <= 0 {
		return best
	}
	weights := make([]float64, len(lines))
	sum := 0.0
	for i := range lines {
		weights[i] = liking(best.Score, lines[i].Score, margin)
		sum += weights[i]
	}
	at := r.Float64() * sum
	for i, w := range weights {
		if at -= w; at < 0 {
			return lines[i]
		}
	}
	return best
}

// better orders scores: proven wins first, the shortest before the others; proven losses
// last, the longest before the others; what is between by the chance to win.
func better(a, b engine.Score) bool {
	if a.Proof == b.Proof {
		switch a.Proof {
		case engine.ProvenWin:
			return a.In < b.In
		case engine.ProvenLoss:
			return a.In > b.In
		}
	}
	rank := func(s engine.Score) float64 {
		switch s.Proof {
		case engine.ProvenWin:
			return 2
		case engine.ProvenLoss:
			return -1
		}
		return s.Win
	}
	return rank(a) > rank(b)
}

// liking is how gladly a turn is played beside the best: from 1 if it is worth as much
// down to 0 if it is worth less by the margin.
func liking(best, other engine.Score, margin float64) float64 {
	if other.Proof == engine.ProvenLoss {
		return 0
	}
	return min(1, max(0, 1-(best.Win-other.Win)/margin))
}
