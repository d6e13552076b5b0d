package rulesprotocol

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"math/rand/v2"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/computer"
	"github.com/teahouse-games/teahouse/internal/rules/rulesprotocol/messages"
	"github.com/teahouse-games/teahouse/message"
)

// How long a computer player thinks about a turn, in milliseconds.
const (
	usualThinking = 10_000
	mostThinking  = 60_000
)

// bestRequest asks for a turn of a computer player.
type bestRequest struct {
	Level string `json:"level"`
	Seed  uint64 `json:"seed"`
	MS    *int   `json:"ms"`
}

// aBest describes the value of "best".
func aBest() message.Message { return messages.ABest(mostThinking, `{"level":"3"}`) }

// complete checks a request and fills in what it does not say.
func (b *bestRequest) complete(raw []byte) error {
	d := json.NewDecoder(bytes.NewReader(raw))
	d.DisallowUnknownFields()
	if err := d.Decode(new(bestRequest)); err != nil && !errors.Is(err, io.EOF) {
		return valueError("best", aBest(), shorten(raw))
	}
	if b.Level == "" {
		b.Level = computer.DefaultLevel
	}
	if b.MS == nil {
		b.MS = new(int)
		*b.MS = usualThinking
	}
	if *b.MS < 1 || *b.MS > mostThinking {
		return valueError("best", aBest(), shorten(raw))
	}
	return nil
}

// chosenTurn is the turn of a computer player.
type chosenTurn struct {
	Level string `json:"level"`
	Turn  string `json:"turn"`
}

// chooseTurn lets a computer player choose a turn: nil when the game is over. Chance follows
// from the seed.
func (s *Handler) chooseTurn(r *request, table game.Game) (*chosenTurn, error) {
	if !computer.Exists(r.game, r.best.Level) {
		return nil, message.NewError(messages.NoBest(message.Text((&computer.UnknownLevelError{Game: r.game, Level: r.best.Level}).Error())))
	}
	if table.Outcome().Over() {
		return nil, nil
	}
	random := rand.New(rand.NewPCG(r.best.Seed, 0))
	player := computer.Random(random)
	if table.ToMove() != game.Chance {
		var err error
		if player, err = s.players.Player("", r.game, r.best.Level, random); err != nil {
			return nil, message.NewError(messages.NoBest(message.Text(err.Error())))
		}
	}
	ctx, stop := context.WithTimeout(context.Background(), time.Duration(*r.best.MS)*time.Millisecond)
	defer stop()
	turn, err := player.Choose(ctx, table)
	if err != nil {
		return nil, message.NewError(messages.NoBest(message.Text(err.Error())))
	}
	return &chosenTurn{r.best.Level, turn}, nil
}
