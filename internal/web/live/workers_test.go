package live

import (
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
)

// A goroutine that has finished runs the next function, at most maxIdle of them wait, and none is left after close.
func TestWorkersRunEveryFunctionAndEnd(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var running sync.WaitGroup
		w := &workers{running: &running}
		var done atomic.Int64
		release := make(chan struct{})
		for range maxIdle + 10 {
			w.Go(func() { <-release; done.Add(1) })
		}
		close(release)
		synctest.Wait()
		if n := len(w.idle); n != maxIdle {
			t.Errorf("%d goroutines wait, not %d", n, maxIdle)
		}
		for range 100 {
			w.Go(func() { done.Add(1) })
			synctest.Wait()
		}
		if n := len(w.idle); n != maxIdle {
			t.Errorf("%d goroutines wait after further functions, not %d", n, maxIdle)
		}
		w.close()
		running.Wait()
		w.Go(func() { done.Add(1) })
		running.Wait()
		if n := done.Load(); n != maxIdle+10+100+1 {
			t.Errorf("%d functions ran, not %d", n, maxIdle+10+100+1)
		}
	})
}
