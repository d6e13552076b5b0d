package opponent

import (
	"context"
	"errors"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/computer"
)

// Limits of quick turns. They keep what a request can cost far below a turn of a match.
const (
	quickTime  = time.Second     // for thinking
	quickWait  = 3 * time.Second // for a worker
	quickQueue = 16              // requests at once, those that are thought about included
)

// ErrBusy is the error of a quick turn for which there is no worker.
var ErrBusy = errors.New("opponent: no worker is free")

// QuickLevel returns the level of a quick turn instead of a level of a game: the level itself, or
// the usual one if it is stronger than that. The error is a *[computer.UnknownLevelError].
func QuickLevel(game, level string) (string, error) {
	offered := computer.Levels(game)
	most, at := slices.Index(offered, computer.DefaultLevel), slices.Index(offered, level)
	switch {
	case at < 0:
		return "", &computer.UnknownLevelError{Game: game, Level: level}
	case most >= 0 && at > most:
		return computer.DefaultLevel, nil
	}
	return level, nil
}

// Choose returns a quick turn for the seat to move, and the level that chose it: see [QuickLevel].
// It changes the game. Quick turns have at most half of the workers, so that those of matches need not
// wait for them. The error is [ErrBusy], [computer.ErrOver], a *[computer.UnknownLevelError], or that of the
// context.
func (p *Pool) Choose(ctx context.Context, g game.Game, level string) (turn, played string, err error) {
	name := g.Rules().Name
	if played, err = QuickLevel(name, level); err != nil {
		return "", "", err
	}
	if g.Outcome().Over() {
		return "", "", computer.ErrOver
	}
	if g.ToMove() == game.Chance {
		turn, err = computer.Random(newRand()).Choose(ctx, g)
		return turn, played, err
	}
	release, err := p.acquireQuick(ctx)
	if err != nil {
		return "", "", err
	}
	defer release()
	limited, cancel := context.WithTimeout(ctx, quickTime)
	defer cancel()
	defer context.AfterFunc(p.running, cancel)()
	thinker := p.bench.acquire("")
	defer p.bench.release(thinker)
	begun := time.Now()
	defer func() { p.Metrics.Thinking.Observe(time.Since(begun).Seconds()) }()
	err = recoverPanic(func() error {
		player, err := thinker.Player("", name, played, newRand())
		if err != nil {
			return err
		}
		turn, err = player.Choose(limited, g)
		return err
	})
	return turn, played, err
}

// acquireQuick waits for a worker and returns what gives it back.
func (p *Pool) acquireQuick(ctx context.Context) (release func(), err error) {
	p.mu.Lock()
	if p.closed || len(p.quickPlaces) == cap(p.quickPlaces) {
		p.mu.Unlock()
		return nil, ErrBusy
	}
	p.quickPlaces <- struct{}{} // only here, so there is space
	p.turns.Add(1)
	p.mu.Unlock()
	leave := func() { <-p.quickPlaces; p.turns.Done() }

	patience := time.NewTimer(quickWait)
	defer patience.Stop()
	var taken []chan struct{}
	for _, from := range []chan struct{}{p.quickWorkers, p.workers} {
		select {
		case from <- struct{}{}:
			taken = append(taken, from)
			continue
		case <-ctx.Done():
			err = ctx.Err()
		case <-p.running.Done():
			err = ErrBusy
		case <-patience.C:
			err = ErrBusy
		}
		break
	}
	release = func() {
		for _, from := range slices.Backward(taken) {
			<-from
		}
		leave()
	}
	if err != nil {
		release()
		return nil, err
	}
	return release, nil
}
