package arena

import (
	"sync"
	"time"
)

// watch measures the time in which this process ran: what it stood still in between,
// because somebody stopped it or the machine was asleep, is nobody's thinking time.
type watch struct {
	mu   sync.Mutex
	ran  time.Duration
	last time.Time
	stop chan struct{}
	done sync.WaitGroup
}

const (
	beat  = 20 * time.Millisecond
	still = 10 * beat // a longer time between two beats is counted as so much
)

func startWatch() *watch {
	w := &watch{last: time.Now(), stop: make(chan struct{})}
	w.done.Go(func() {
		ticker := time.NewTicker(beat)
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

// now is how long the process has run since the watch was started.
func (w *watch) now() time.Duration {
	w.mu.Lock()
	defer w.mu.Unlock()
	now := time.Now()
	w.ran += min(now.Sub(w.last), still)
	w.last = now
	return w.ran
}

// after returns a channel that is closed when the process has run until then; give up
// when nobody listens any more.
func (w *watch) after(until time.Duration, giveUp <-chan struct{}) <-chan struct{} {
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
			case <-giveUp:
				timer.Stop()
				return
			}
		}
	}()
	return reached
}

func (w *watch) close() {
	close(w.stop)
	w.done.Wait()
}
