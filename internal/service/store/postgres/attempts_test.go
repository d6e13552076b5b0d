package postgres

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// While no primary is found, a hundred callers that try again and again make ten attempts a second together; nobody waits for
// longer than that. As soon as one is found, all connect at once.
func TestAttemptsAreLimitedWithoutAPrimary(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var a attempts
		a.fail()
		var made, refused, connected atomic.Int64
		var primary atomic.Bool
		ctx, stop := context.WithCancel(context.Background())
		var callers sync.WaitGroup
		for range 100 {
			callers.Go(func() {
				for ctx.Err() == nil {
					began := time.Now()
					err := a.wait(ctx)
					if waited := time.Since(began); waited > attemptInterval {
						t.Errorf("a caller waited for %v", waited)
					}
					switch {
					case errors.Is(err, store.ErrUnavailable):
						refused.Add(1)
					case err != nil: // the end of the test
					case primary.Load():
						a.succeed()
						connected.Add(1)
						return
					default:
						made.Add(1)
						a.fail()
					}
				}
			})
		}
		time.Sleep(10*time.Second + attemptInterval/2)
		if n := made.Load(); n < 100 || n > 102 {
			t.Errorf("%d attempts were made in 10 s, not about 100", n)
		}
		if refused.Load() == 0 {
			t.Error("nobody was refused")
		}
		primary.Store(true)
		time.Sleep(2 * attemptInterval)
		synctest.Wait()
		if n := connected.Load(); n != 100 {
			t.Errorf("%d of 100 callers have connected", n)
		}
		stop()
		callers.Wait()
	})
}

// Where an attempt takes long, as on servers that are slow to start a process, fewer are made, and none beside another.
func TestAttemptsThatTakeLongAreRare(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		const takes = 200 * time.Millisecond
		var a attempts
		a.fail()
		ctx, stop := context.WithTimeout(t.Context(), 10*time.Second)
		defer stop()
		var made, running atomic.Int64
		var callers sync.WaitGroup
		for range 10 {
			callers.Go(func() {
				for ctx.Err() == nil {
					if a.wait(ctx) != nil {
						continue
					}
					if made.Add(1); running.Add(1) > 1 {
						t.Error("two attempts were made at the same time")
					}
					time.Sleep(takes)
					running.Add(-1)
					a.fail()
				}
			})
		}
		callers.Wait()
		if n := made.Load(); n < 12 || n > 16 {
			t.Errorf("%d attempts were made in 10 s, not about 14", n)
		}
	})
}

// The end of its context ends the wait of a caller.
func TestWaitForAnAttemptEndsWithItsContext(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var a attempts
		a.fail()
		if err := a.wait(t.Context()); err != nil {
			t.Fatalf("the first attempt: %v", err)
		}
		ctx, stop := context.WithTimeout(t.Context(), attemptInterval/4)
		defer stop()
		if err := a.wait(ctx); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("an attempt at the wrong time: %v", err)
		}
	})
}
