package sparring

import (
	"context"
	"math"
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/game"
)

// Greedy returns a player that looks one turn ahead.
func Greedy(r *rand.Rand) Player { return OnePly(r, evaluate) }

// Script returns a player with one rule: it makes a turn that wins at once if there is
// one, and else any legal turn, each of them as likely as any other.
func Script(r *rand.Rand) Player { return OnePly(r, WinScore) }

// OnePly returns a player that plays the turn with the best value of the position after it for
// the seat that makes it. Among equals it draws.
func OnePly(r *rand.Rand, value func(g game.Playable, seat game.Seat) int) Player {
	return onePlyPlayer{r, value}
}

// onePlyPlayer evaluates the position after every turn and draws among the best.
type onePlyPlayer struct {
	r        *rand.Rand
	evaluate func(g game.Playable, seat game.Seat) int
}

func (p onePlyPlayer) Choose(ctx context.Context, g game.Playable) (string, error) {
	if err := ctx.Err(); err != nil {
		return "", err
	}
	seat := g.ToMove()
	var best []byte
	value, equals, count := math.MinInt, 0, 0
	game.VisitLegalTurns(g, func(text []byte) bool {
		if count++; count%256 == 0 && ctx.Err() != nil {
			return false
		}
		v := p.evaluate(g, seat)
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
	if count == 0 {
		return "", ErrGameOver
	}
	return string(best), nil
}

// evaluate returns the value of the present position for seat: the maximum if it has won, the
// minimum if it has lost, 0 for a draw, else the score of the game.
func evaluate(g game.Playable, seat game.Seat) int {
	switch o := g.Outcome(); {
	case !o.Over():
		return game.Score(g, seat)
	case o.IsDraw():
		return 0
	case o.Winner == seat:
		return math.MaxInt
	}
	return math.MinInt + 1
}

// WinScore is 1 for a seat that has won and 0 for others.
func WinScore(g game.Playable, seat game.Seat) int {
	if o := g.Outcome(); o.Over() && o.Winner == seat {
		return 1
	}
	return 0
}
