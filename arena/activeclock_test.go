package arena

import (
	"testing"
	"testing/synctest"
	"time"
)

func TestActiveClock(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := startActiveClock()
		defer w.close()
		time.Sleep(time.Hour + 7*time.Millisecond)
		if ran := w.now(); ran != time.Hour+7*time.Millisecond {
			t.Errorf("in an hour and 7 ms the process ran for %v", ran)
		}
		// Two minutes of suspension are not counted.
		w.mu.Lock()
		w.lastTick = w.lastTick.Add(-2 * time.Minute)
		w.mu.Unlock()
		before := w.elapsed
		if stood := w.now() - before; stood != maxTick {
			t.Errorf("two minutes in which it stood still are counted as %v, want %v", stood, maxTick)
		}
	})
}

// The channel closes when the process has run that long, and not if it was cancelled.
func TestActiveClockAfter(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := startActiveClock()
		defer w.close()
		gone, here := make(chan struct{}), make(chan struct{})
		never := w.after(time.Second, gone)
		reached := w.after(3*time.Second, here)
		close(gone)
		start := time.Now()
		<-reached
		if took := time.Since(start); took != 3*time.Second {
			t.Errorf("3 s are reached after %v", took)
		}
		select {
		case <-never:
			t.Error("a cancelled channel is closed")
		default:
		}
	})
}
