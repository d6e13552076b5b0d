package sparring

import (
	"context"
	"errors"

	"github.com/teahouse-games/teahouse/game"
)

// Player chooses a turn for the seat that is to move.
type Player interface {
	// Choose returns the text of a legal turn. The game is as it was
	// afterwards. The error is that of ctx, or that there is nothing to choose.
	Choose(ctx context.Context, g game.Game) (turn string, err error)
}

// ErrGameOver is the error of a choice where there is no turn.
var ErrGameOver = errors.New("the game is over: there is no turn to choose")
