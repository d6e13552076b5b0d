package load

import (
	"context"
	"fmt"
	"time"

	"golang.org/x/sync/errgroup"
)

// play plays turns at the rate that was asked for.
func (r *loadRun) play(ctx context.Context) error {
	r.counted = time.Since(r.began) + r.WarmUp
	ctx, cancel := context.WithTimeout(ctx, r.WarmUp+r.For)
	defer cancel()
	var rematches errgroup.Group
	rematches.Go(func() error { r.goOn(ctx); return nil })
	err := r.schedule(ctx)
	cancel()
	_ = rematches.Wait() // it has no error
	if err == nil {
		err = r.drain()
	}
	return err
}

// schedule has turns played as they become due. Those that are due while no table is ready
// are counted and left out.
func (r *loadRun) schedule(ctx context.Context) error {
	if r.Rate == 0 {
		select {
		case <-ctx.Done():
			return nil
		case <-r.broken:
			return r.trouble
		}
	}
	begin := r.counted - r.WarmUp
	for n := 0; ; n++ {
		due := begin + time.Duration(float64(n)/r.Rate*float64(time.Second))
		if early := due - time.Since(r.began); early > 0 {
			select {
			case <-time.After(max(early, time.Millisecond)):
			case <-r.broken:
				return r.trouble
			case <-ctx.Done():
				return nil
			}
		}
		if ctx.Err() != nil || due >= r.counted+r.For { // ctx may end late
			return nil //nolint:nilerr // the time is up
		}
		select {
		case t := <-r.ready:
			t.playTurn(due)
		case <-r.broken:
			return r.trouble
		default:
			if due >= r.counted {
				r.missed.Add(1)
			}
		}
	}
}

// goOn begins the rematches of finished games, some at once.
func (r *loadRun) goOn(ctx context.Context) {
	var beginning errgroup.Group
	beginning.SetLimit(parallelSetup)
	defer func() { _ = beginning.Wait() }() // errors are taken note of
	for {
		select {
		case t := <-r.again:
			beginning.Go(func() error {
				if err := t.rematch(context.WithoutCancel(ctx)); err != nil {
					r.setError(fmt.Errorf("a rematch: %w", err))
					return nil
				}
				r.rematches.Add(1)
				r.ready <- t
				return nil
			})
		case <-ctx.Done():
			return
		}
	}
}

// drain waits until all turns that were played are answered.
func (r *loadRun) drain() error {
	waited := time.After(10 * time.Second)
	for left := r.Matches; left > 0; left-- {
		select {
		case <-r.ready:
		case <-r.again:
		case <-r.broken:
			return r.trouble
		case <-waited:
			return fmt.Errorf("%d turns are not answered 10 s after the end", left)
		}
	}
	return nil
}
