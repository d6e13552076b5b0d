package gamereport

import (
	"context"
	"fmt"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// Analyse searches every position of a game, from the one at which g is, along the turns. It plays them on g. The errors
// are those of ctx, of the engine, and of a turn that is not legal.
func Analyse(ctx context.Context, e engine.Engine, g game.Game, turns []string, limits engine.Limits) ([]Judgement, error) {
	e.Reset()
	course := make([]Judgement, 0, len(turns)+1)
	for n := 0; ; n++ {
		j, err := judge(ctx, e, g, limits)
		if err != nil {
			return nil, err
		}
		course = append(course, j)
		if n == len(turns) {
			return course, nil
		}
		if err := game.PlayTurn(g, turns[n]); err != nil {
			return nil, fmt.Errorf("turn %d: %w", n+1, err)
		}
	}
}

// judge searches a position.
func judge(ctx context.Context, e engine.Engine, g game.Game, limits engine.Limits) (Judgement, error) {
	switch mover, outcome := g.ToMove(), g.Outcome(); {
	case outcome.Over():
		return endOf(outcome), nil
	case mover == game.Chance:
		return Judgement{Mover: mover.String(), Chance: 0.5, Unknown: true}, nil
	default:
		info, err := e.Search(ctx, g, limits, nil)
		if err == nil {
			err = ctx.Err() // a search that was cut off would say too little
		}
		if err != nil {
			return Judgement{}, err
		}
		return judgementOf(mover, info.PVs[0].Score), nil
	}
}
