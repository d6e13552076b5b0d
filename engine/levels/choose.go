package levels

import (
	"context"
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// Choose searches as long as the level says, or until ctx ends, and returns the turn to play
// and the result of the search. It draws with r among the turns that are nearly as good as the
// best, the better ones more often.
//
// It plays a proven win in the fewest turns, and a proven loss only when every candidate is
// one, then the longest. A proven draw counts as half a win.
//
// A level with SampledMoves does not consider every turn: it samples that many with the game's
// Sample, or by salience, shares its nodes among the positions after them, and chooses among
// these turns. If it has found only proven losses, it searches like the other levels, unless it
// has NoFallbackSearch. A level with SeesWinInOne looks for a win in one turn first.
//
// A level without NoSafetyCheck never plays a turn after which the opponent can win in one turn
// while another turn prevents that, even if ctx has ended: it samples more turns, and then
// searches, until it finds that turn.
//
// The errors are those of Search. The end of ctx is not an error.
func Choose(ctx context.Context, e engine.Engine, g game.Playable, level Level, r *rand.Rand) (turn string, info engine.Info, err error) {
	return level.Choose(ctx, e, g, engine.Limits{}, r, nil)
}

// Choose is like the function of this name, with further limits and with progress reports. More
// PVs than the level's candidates may be requested for the reports. A level does not sample
// among given SearchTurns, but searches them.
func (l Level) Choose(ctx context.Context, e engine.Engine, g game.Playable, limits engine.Limits, r *rand.Rand, report func(engine.Info)) (turn string, info engine.Info, err error) {
	limits.Nodes = minLimit(limits.Nodes, l.Nodes)
	limits.MultiPV = max(1, limits.MultiPV, l.Candidates)
	limits.NoSafetyCheck = limits.NoSafetyCheck || l.NoSafetyCheck
	if l.SampledMoves > 0 && len(limits.SearchTurns) == 0 {
		if l.SeesWinInOne {
			if info, err = e.Search(ctx, g, engine.Limits{Nodes: 1, NoSafetyCheck: l.NoSafetyCheck}, nil); err != nil {
				return "", info, err
			}
			if best := info.PVs[0]; best.Score.Proof == engine.ProvenWin && best.Score.Distance == 1 {
				return best.Turns[0], info, nil
			}
		}
		if info, err = l.sampledSearch(ctx, e, g, limits, r); err != nil {
			return "", info, err
		}
		if len(info.PVs) > 0 && !l.needsFallback(info.PVs[0].Score) {
			return l.choosePV(info.PVs, r).Turns[0], info, nil
		}
	}
	if info, err = e.Search(ctx, g, limits, report); err != nil {
		return "", info, err
	}
	candidates := info.PVs[:min(len(info.PVs), max(1, l.Candidates))]
	return l.choosePV(candidates, r).Turns[0], info, nil
}

// needsFallback reports whether to search if the best sampled turn has this score.
func (l Level) needsFallback(best engine.Score) bool {
	return best.Proof == engine.ProvenLoss && !l.NoFallbackSearch || !l.NoSafetyCheck && losesAtOnce(best)
}

// losesAtOnce reports whether the opponent wins with the turn after one with this score.
func losesAtOnce(s engine.Score) bool { return s.Proof == engine.ProvenLoss && s.Distance <= 2 }

// minLimit returns the smaller of two limits, of which 0 means none.
func minLimit(a, b uint64) uint64 {
	if a == 0 || b > 0 && b < a {
		return b
	}
	return a
}

// choosePV draws the variation to play. There must be at least one.
func (l Level) choosePV(lines []engine.PV, r *rand.Rand) engine.PV {
	best := lines[0]
	for _, other := range lines[1:] {
		if better(other, best) {
			best = other
		}
	}
	if best.Score.Proof == engine.ProvenWin || best.Score.Proof == engine.ProvenLoss || l.Margin <= 0 {
		return best
	}
	weights := make([]float64, len(lines))
	sum := 0.0
	for i := range lines {
		weights[i] = marginWeight(best, lines[i], l.Margin)
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

// better orders variations: proven wins first, shorter ones before longer ones; proven losses last,
// longer ones before shorter ones; all others by what the search chooses by.
func better(a, b engine.PV) bool {
	if a.Score.Proof == b.Score.Proof {
		switch a.Score.Proof {
		case engine.ProvenWin:
			return a.Score.Distance < b.Score.Distance
		case engine.ProvenLoss:
			return a.Score.Distance > b.Score.Distance
		}
	}
	rank := func(pv engine.PV) float64 {
		switch pv.Score.Proof {
		case engine.ProvenWin:
			return 2
		case engine.ProvenLoss:
			return -1
		}
		return worth(pv)
	}
	return rank(a) > rank(b)
}

// marginWeight returns the weight with which a turn is drawn: 1 if it is as good as the best,
// falling to 0 if it is worse by the margin.
func marginWeight(best, other engine.PV, margin float64) float64 {
	if other.Score.Proof == engine.ProvenLoss {
		return 0
	}
	return min(1, max(0, 1-(worth(best)-worth(other))/margin))
}

// worth is what a search chooses by: the chance and what it prefers.
func worth(pv engine.PV) float64 { return pv.Score.Win + pv.Preference }
