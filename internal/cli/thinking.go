package cli

import (
	"context"
	"time"

	"github.com/teahouse-games/teahouse/internal/players"
)

// thinkingDelay is how long a person waits at a terminal without wondering what goes on.
const thinkingDelay = time.Second

// awaitComputer lets a player choose, and tells a person at a terminal who is thinking when it
// takes longer than t.soon.
func (t *localGame) awaitComputer(ctx context.Context, player players.Player) (string, error) {
	if !t.prompts {
		return player.Choose(ctx, t.table)
	}
	type choice struct {
		turn string
		err  error
	}
	seat := seatName(t.rules, t.table.ToMove())
	chosen := make(chan choice, 1)
	go func() {
		turn, err := player.Choose(ctx, t.table)
		chosen <- choice{turn, err}
	}()
	timer := time.NewTimer(t.thinkingDelay)
	defer timer.Stop()
	for {
		select {
		case c := <-chosen:
			return c.turn, c.err
		case <-timer.C:
			t.out.printWrapped("%s is thinking …", seat)
		}
	}
}
