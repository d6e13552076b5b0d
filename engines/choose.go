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
// A level with glances does not see every turn: it draws so many as the game's Sample
// does, or as fall under its eye, shares its nodes among the positions behind them, and
// chooses among these turns. It searches like the others when it has seen nothing but proven losses, unless it is
// hasty. If it is alert, it begins by looking for a win in one turn.
//
// The errors are those of Search; that ctx has ended is none.
func Choose(ctx context.Context, e engine.Engine, g game.Game, level Level, r *rand.Rand) (turn string, info engine.Info, err error) {
	return level.Choose(ctx, e, g, engine.Limits{}, r, nil)
}

// Choose is like the function of this name, within further limits, and with reports of
// the search. More lines than the level's may be asked for, to be told.
func (l Level) Choose(ctx context.Context, e engine.Engine, g game.Game, limits engine.Limits, r *rand.Rand, report func(engine.Info)) (turn string, info engine.Info, err error) {
	limits.Nodes = minLimit(limits.Nodes, l.Nodes)
	limits.MultiPV = max(1, limits.MultiPV, l.Candidates)
	if l.SampledMoves > 0 {
		if l.SeesWinInOne {
			if info, err = e.Search(ctx, g, engine.Limits{Nodes: 1}, nil); err != nil {
				return "", info, err
			}
			if best := info.PVs[0]; best.Score.Proof == engine.ProvenWin && best.Score.Distance == 1 {
				return best.Turns[0], info, nil
			}
		}
		if info, err = l.sampledSearch(ctx, e, g, limits, r); err != nil {
			return "", info, err
		}
		if len(info.PVs) > 0 && (l.NoFallbackSearch || info.PVs[0].Score.Proof != engine.ProvenLoss) {
			return l.choosePV(info.PVs, r).Turns[0], info, nil
		}
	}
	if info, err = e.Search(ctx, g, limits, report); err != nil {
		return "", info, err
	}
	return l.choosePV(info.PVs, r).Turns[0], info, nil
}

// minLimit is the smaller one of two limits, of which 0 is none.
func minLimit(a, b uint64) uint64 {
	if a == 0 || b > 0 && b < a {
		return b
	}
	return a
}

// choosePV draws what is played among the lines, of which there must be one at least.
func (l Level) choosePV(lines []engine.PV, r *rand.Rand) engine.PV {
	best := lines[0]
	for _, other := range lines[1:] {
		if better(other.Score, best.Score) {
			best = other
		}
	}
	if best.Score.Proof == engine.ProvenWin || best.Score.Proof == engine.ProvenLoss || l.Margin <= 0 {
		return best
	}
	weights := make([]float64, len(lines))
	sum := 0.0
	for i := range lines {
		weights[i] = marginWeight(best.Score, lines[i].Score, l.Margin)
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
			return a.Distance < b.Distance
		case engine.ProvenLoss:
			return a.Distance > b.Distance
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

// marginWeight is how gladly a turn is played beside the best: from 1 if it is worth as much
// down to 0 if it is worth less by the margin.
func marginWeight(best, other engine.Score, margin float64) float64 {
	if other.Proof == engine.ProvenLoss {
		return 0
	}
	return min(1, max(0, 1-(best.Win-other.Win)/margin))
}
