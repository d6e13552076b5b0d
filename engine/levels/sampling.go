package levels

import (
	"context"
	"math/rand/v2"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// moreDraws is how many times its number of turns a level with a safety check draws at most, as
// long as all turns lose at once.
const moreDraws = 20

// sampledSearch evaluates different sampled turns, at most as many as the level says, and
// shares the limits among them. If the level misses replies, a turn that loses by the reply
// counts as even. If all turns so far let the opponent win at once, a level with a safety check
// draws more of them until one does not. It stops when ctx ends; it may then have evaluated none.
// The PVs are sorted, best first.
func (l Level) sampledSearch(ctx context.Context, e engine.Engine, g game.Playable, limits engine.Limits, r *rand.Rand) (info engine.Info, err error) {
	state := game.Clone(g)
	seat := g.ToMove()
	if g.Outcome().Over() || seat == game.Chance {
		return info, nil // the fallback search returns the error
	}
	limits.Nodes = max(1, limits.Nodes/uint64(l.SampledMoves))
	limits.Time /= time.Duration(l.SampledMoves)
	limits.MultiPV = 1
	missesReplies := l.MissReplyRate > 0 && r.Float64() < l.MissReplyRate
	var salient Salience
	if l.SalientShare > 0 && l.Salience != nil {
		salient = l.Salience(state)
	}
	tried, safe := map[string]bool{}, l.NoSafetyCheck
	for drawn := 0; drawn < 2*l.SampledMoves || !safe && drawn < moreDraws*l.SampledMoves; drawn++ { // with few turns, some are drawn again
		if len(info.PVs) >= l.SampledMoves && safe || ctx.Err() != nil {
			break
		}
		turn := l.sampleTurn(state, salient, r)
		if !tried[turn] {
			tried[turn] = true
			line, nodes, err := evaluateTurn(ctx, e, state, seat, turn, limits)
			if err != nil {
				return info, err
			}
			lost := losesAtOnce(line.Score)
			if missesReplies && line.Score.Proof == engine.ProvenLoss && len(line.Turns) > 1 && (l.NoSafetyCheck || !lost) {
				line.Score, line.Preference = engine.Score{Win: 0.5}, 0
			}
			safe = safe || !lost
			info.PVs = append(info.PVs, line)
			info.Nodes += nodes
		}
		game.UndoTurn(state)
	}
	slices.SortStableFunc(info.PVs, func(a, b engine.PV) int {
		switch {
		case better(a, b):
			return -1
		case better(b, a):
			return 1
		}
		return 0
	})
	if len(info.PVs) > 0 {
		info.Depth = len(info.PVs[0].Turns)
	}
	return info, nil
}

// sampleTurn plays a turn, drawn by salience or from all legal turns.
func (l Level) sampleTurn(g game.Playable, salient Salience, r *rand.Rand) string {
	if salient != nil && r.Float64() < l.SalientShare {
		return sampleSalient(g, salient, r)
	}
	return sampleLegal(g, r)
}

// sampleLegal plays a turn drawn with the game's Sample.
func sampleLegal(g game.Playable, r *rand.Rand) string {
	var text []byte
	for {
		m, _ := game.SampleMove(g, r)
		text = g.AppendMoveText(text, m)
		if g.Do(m); !g.MidTurn() {
			return string(text)
		}
	}
}

// evaluateTurn evaluates the position after a turn of seat.
func evaluateTurn(ctx context.Context, e engine.Engine, g game.Playable, seat game.Seat, turn string, limits engine.Limits) (engine.PV, uint64, error) {
	pv := engine.PV{Turns: []string{turn}}
	if o := g.Outcome(); o.Over() {
		pv.Score = terminalScore(o, seat)
		return pv, 0, nil
	}
	info, err := e.Search(ctx, g, limits, nil)
	if err != nil {
		return pv, 0, err
	}
	best := info.PVs[0]
	pv.Turns = append(pv.Turns, best.Turns...)
	if pv.Score, pv.Preference = best.Score, best.Preference; g.ToMove() != seat {
		pv.Score, pv.Preference = pv.Score.Flip(), -pv.Preference
	}
	if s := &pv.Score; s.Proof == engine.ProvenWin || s.Proof == engine.ProvenLoss || s.Proof == engine.ProvenDraw && s.Distance > 0 {
		s.Distance++
	}
	return pv, info.Nodes, nil
}

// terminalScore returns the score of a finished game for the seat that has made the last turn.
func terminalScore(o game.Outcome, seat game.Seat) engine.Score {
	switch {
	case o.IsDraw():
		return engine.Score{Win: 0.5, Proof: engine.ProvenDraw, Distance: 1}
	case o.Winner == seat:
		return engine.Score{Win: 1, Proof: engine.ProvenWin, Distance: 1}
	}
	return engine.Score{Proof: engine.ProvenLoss, Distance: 1}
}
