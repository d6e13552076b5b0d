package engines

import (
	"context"
	"math/rand/v2"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// glance looks at different turns that it draws, at most so many as the level says, and
// shares the limits among them. Where it overlooks the answers, what loses by them looks
// even. It ends with ctx; then it may have seen none. The lines are the best first.
func (l Level) glance(ctx context.Context, e engine.Engine, g game.Game, limits engine.Limits, r *rand.Rand) (found engine.Info, err error) {
	own := g.Clone()
	seat := g.ToMove()
	if g.Outcome().Over() || seat == game.Chance {
		return found, nil // the search says what is wrong
	}
	limits.Nodes = max(1, limits.Nodes/uint64(l.Glances))
	limits.Time /= time.Duration(l.Glances)
	limits.Lines = 1
	blind := l.Overlooks > 0 && r.Float64() < l.Overlooks
	attracted := l.attracted(own)
	drawn := map[string]bool{}
	for range 2 * l.Glances { // where there are few turns, some are drawn again
		if len(found.Lines) == l.Glances || ctx.Err() != nil {
			break
		}
		turn := l.look(own, attracted, r)
		if !drawn[turn] {
			drawn[turn] = true
			line, nodes, err := follow(ctx, e, own, seat, turn, limits)
			if err != nil {
				return found, err
			}
			if blind && line.Score.Proof == engine.ProvenLoss && len(line.Turns) > 1 {
				line.Score = engine.Score{Win: 0.5}
			}
			found.Lines = append(found.Lines, line)
			found.Nodes += nodes
		}
		game.UndoTurn(own)
	}
	slices.SortStableFunc(found.Lines, func(a, b engine.Line) int {
		switch {
		case better(a.Score, b.Score):
			return -1
		case better(b.Score, a.Score):
			return 1
		}
		return 0
	})
	if len(found.Lines) > 0 {
		found.Depth = len(found.Lines[0].Turns)
	}
	return found, nil
}

// look makes a turn that is seen.
func (l Level) look(g game.Game, attracted eye, r *rand.Rand) string {
	if attracted != nil && r.Float64() < l.Eye {
		return fall(g, attracted, r)
	}
	return sample(g, r)
}

// sample makes a turn that it draws.
func sample(g game.Game, r *rand.Rand) string {
	var text []byte
	for {
		m, _ := g.Sample(r)
		text = g.AppendMoveText(text, m)
		if g.Do(m); !g.MidTurn() {
			return string(text)
		}
	}
}

// follow judges the position that a turn of seat has led to.
func follow(ctx context.Context, e engine.Engine, g game.Game, seat game.Seat, turn string, limits engine.Limits) (engine.Line, uint64, error) {
	line := engine.Line{Turns: []string{turn}}
	if o := g.Outcome(); o.Over() {
		line.Score = ending(o, seat)
		return line, 0, nil
	}
	found, err := e.Search(ctx, g, limits, nil)
	if err != nil {
		return line, 0, err
	}
	best := found.Lines[0]
	line.Turns = append(line.Turns, best.Turns...)
	if line.Score = best.Score; g.ToMove() != seat {
		line.Score = line.Score.Flip()
	}
	if line.Score.Proof != engine.Unproven {
		line.Score.In++
	}
	return line, found.Nodes, nil
}

// ending is what a finished game is worth to the seat that has ended it.
func ending(o game.Outcome, seat game.Seat) engine.Score {
	switch {
	case o.IsDraw():
		return engine.Score{Win: 0.5, Proof: engine.ProvenDraw, In: 1}
	case o.Winner == seat:
		return engine.Score{Win: 1, Proof: engine.ProvenWin, In: 1}
	}
	return engine.Score{Proof: engine.ProvenLoss, In: 1}
}
