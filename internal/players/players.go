package players

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/game"
)

// Player chooses a turn for the seat that is to move.
type Player interface {
	// Choose returns the text of a legal turn. The game is as it was
	// afterwards. The error is that of ctx, or that there is nothing to choose.
	Choose(ctx context.Context, g game.Game) (turn string, err error)
}

// ErrOver is the error of a choice where there is no turn.
var ErrOver = errors.New("the game is over: there is no turn to choose")

// Random returns a player that draws each move of a turn as Sample of the game
// does. It also stands for chance.
func Random(r *rand.Rand) Player { return random{r} }

type random struct{ r *rand.Rand }

func (p random) Choose(ctx context.Context, g game.Game) (string, error) {
	if err := ctx.Err(); err != nil {
		return "", err
	}
	var text []byte
	made := 0
	for {
		m, ok := g.Sample(p.r)
		if !ok {
			break
		}
		text = g.AppendMoveText(text, m)
		g.Do(m)
		made++
		if !g.MidTurn() {
			break
		}
	}
	for range made {
		g.Undo()
	}
	if made == 0 {
		return "", ErrOver
	}
	return string(text), nil
}

// Greedy returns a player that looks one turn ahead.
func Greedy(r *rand.Rand) Player { return greedy{r} }

type greedy struct{ r *rand.Rand }

func (p greedy) Choose(ctx context.Context, g game.Game) (string, error) {
	if err := ctx.Err(); err != nil {
		return "", err
	}
	seat := g.ToMove()
	var best []byte
	value, equals, seen := math.MinInt, 0, 0
	game.EachTurn(g, func(text []byte) bool {
		if seen++; seen%256 == 0 && ctx.Err() != nil {
			return false
		}
		v := worth(g, seat)
		if v > value {
			value, equals = v, 0
		}
		if v == value {
			if equals++; p.r.IntN(equals) == 0 {
				best = append(best[:0], text...)
			}
		}
		return true
	})
	if err := ctx.Err(); err != nil {
		return "", err
	}
	if seen == 0 {
		return "", ErrOver
	}
	return string(best), nil
}

// worth is what the present position is worth to seat: the best there is if it
// has won, the worst if it has lost, nothing for a draw, else the game's score.
func worth(g game.Game, seat game.Seat) int {
	switch o := g.Outcome(); {
	case !o.Over():
		return g.Score(seat)
	case o.IsDraw():
		return 0
	case o.Winner == seat:
		return math.MaxInt
	}
	return math.MinInt + 1
}
