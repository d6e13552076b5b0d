package arena

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"time"

	"github.com/teahouse-games/teahouse/game"
)

// crashed is what a player's panic becomes.
type crashed struct {
	thrown any
	stack  []byte
}

func (c *crashed) Error() string { return fmt.Sprintf("panic: %v\n%s", c.thrown, c.stack) }

// grace is how long a player may take to return when it is told to stop.
const grace = 2 * time.Second

type answer struct {
	choice Choice
	err    error
}

// ask has the player of a seat choose, and waits no longer than it may take. A player
// that does not return when it should is left behind.
func (g *sitting) ask(ctx context.Context, seat game.Seat) (Choice, error) {
	thinking, stop := context.WithCancel(ctx)
	defer stop()
	player, table := g.players[seat], g.table.Clone()
	answers := make(chan answer, 1)
	go func() {
		var a answer
		defer func() {
			if thrown := recover(); thrown != nil {
				a.err = &crashed{thrown, debug.Stack()}
			}
			answers <- a
		}()
		a.choice, a.err = player.Choose(thinking, table)
	}()
	var late <-chan struct{}
	limit := g.limit(seat)
	if limit > 0 {
		late = g.watch.after(g.watch.now()+limit, thinking.Done())
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
	case <-g.watch.after(g.watch.now()+grace, patience.Done()):
		return Choice{}, overtime
	}
}

// limit is how long a seat may take for a turn; 0 for as long as it likes.
func (g *sitting) limit(seat game.Seat) time.Duration {
	patience := time.Duration(g.match.Patience * float64(time.Second))
	if patience <= 0 {
		return 0
	}
	return patience + g.match.contenders[seats(g.played.Number)[seat]].Time()
}
