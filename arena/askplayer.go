package arena

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"time"

	"github.com/teahouse-games/teahouse/game"
)

// panicError is the error for a panic of a player.
type panicError struct {
	value any
	stack []byte
}

func (c *panicError) Error() string { return fmt.Sprintf("panic: %v\n%s", c.value, c.stack) }

// stopGrace is how long a player may take to return after its context has been cancelled.
const stopGrace = 2 * time.Second

type choiceResult struct {
	choice Choice
	err    error
}

// askPlayer lets the player of a seat choose a turn, within its time limit. It abandons a
// player that does not return in time.
func (g *runningGame) askPlayer(ctx context.Context, seat game.Seat) (Choice, error) {
	thinking, stop := context.WithCancel(ctx)
	defer stop()
	player, state := g.players[seat], game.Clone(g.state)
	answers := make(chan choiceResult, 1)
	go func() {
		var a choiceResult
		defer func() {
			if thrown := recover(); thrown != nil {
				a.err = &panicError{thrown, debug.Stack()}
			}
			answers <- a
		}()
		a.choice, a.err = player.Choose(thinking, state)
	}()
	var late <-chan struct{}
	limit := g.turnLimit(seat)
	if limit > 0 {
		late = g.clock.after(g.clock.now()+limit, thinking.Done())
	}
	select {
	case a := <-answers:
		if a.err == nil && a.choice.Turn == "" {
			a.err = errors.New("it chose no turn")
		}
		return a.choice, a.err
	case <-late:
	case <-ctx.Done():
	}
	stop()
	overtime := &FaultError{Overtime, fmt.Errorf("no turn within %v", limit)}
	patience, enough := context.WithCancel(context.Background())
	defer enough()
	select {
	case a := <-answers:
		return Choice{Nodes: a.choice.Nodes}, overtime
	case <-g.clock.after(g.clock.now()+stopGrace, patience.Done()):
		return Choice{}, overtime
	}
}

// turnLimit returns the time limit of a seat for a turn; 0 for none.
func (g *runningGame) turnLimit(seat game.Seat) time.Duration {
	patience := time.Duration(g.match.Patience * float64(time.Second))
	if patience <= 0 {
		return 0
	}
	return patience + g.match.contenders[contendersBySeat(g.result.Number)[seat]].TurnTime()
}
