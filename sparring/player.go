package sparring

import (
	"context"
	"errors"
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/game"
)

// Player chooses a turn for the seat that is to move.
type Player interface {
	// Choose returns the text of a legal turn. It leaves the game unchanged. The error is that
	// of ctx, or ErrGameOver.
	Choose(ctx context.Context, g game.Playable) (turn string, err error)
}

// ErrGameOver is the error of Choose where there is no turn.
var ErrGameOver = errors.New("the game is over: there is no turn to choose")

// Random returns a player that draws each move of a turn as Sample of the game does. It also
// plays the turns of chance.
func Random(r *rand.Rand) Player { return randomPlayer{r} }

type randomPlayer struct{ r *rand.Rand }

func (p randomPlayer) Choose(ctx context.Context, g game.Playable) (string, error) {
	if err := ctx.Err(); err != nil {
		return "", err
	}
	var text []byte
	made := 0
	for {
		m, ok := game.SampleMove(g, p.r)
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
		return "", ErrGameOver
	}
	return string(text), nil
}
