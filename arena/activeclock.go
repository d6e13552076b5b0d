package arena

import (
	"sync"
	"time"
)

// activeClock measures the time during which this process ran. Time during which the process
// was stopped or the machine was asleep does not count as thinking time.
type activeClock struct {
	mu       sync.Mutex
	elapsed  time.Duration
	lastTick time.Time
	stop     chan struct{}
	done     sync.WaitGroup
}

const (
	tickInterval = 20 * time.Millisecond
	maxTick      = 10 * tickInterval // a longer time between two ticks counts as this much
)

func startActiveClock() *activeClock {
	w := &activeClock{lastTick: time.Now(), stop: make(chan struct{})}
	w.done.Go(func() {
		ticker := time.NewTicker(tickInterval)
		defer ticker.Stop()
		for {
			select {
			case <-ticker.C:
				w.now()
			case <-w.stop:
				return
			}
		}
	})
	return w
}

// now returns how long the process has run since the start of the clock.
func (w *activeClock) now() time.Duration {
	w.mu.Lock()
	defer w.mu.Unlock()
	now := time.Now()
	w.elapsed += min(now.Sub(w.lastTick), maxTick)
	w.lastTick = now
	return w.elapsed
}

// after returns a channel that is closed when the clock reaches until. It gives up when
// cancelled is closed.
func (w *activeClock) after(until time.Duration, cancelled <-chan struct{}) <-chan struct{} {
	reached := make(chan struct{})
	go func() {
		for {
			left := until - w.now()
			if left <= 0 {
				close(reached)
				return
			}
			timer := time.NewTimer(left)
			select {
			case <-timer.C:
			case <-cancelled:
				timer.Stop()
				return
			}
		}
	}()
	return reached
}

func (w *activeClock) close() {
	close(w.stop)
	w.done.Wait()
}
