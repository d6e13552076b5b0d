package live

import "sync"

// maxIdle is how many goroutines of a hub wait for something to do.
const maxIdle = 64

// workers runs functions in goroutines of their own, and lets a few goroutines that have finished wait for
// the next function: the stack of a new one would grow several times in each request. It is safe for
// concurrent use.
type workers struct {
	running *sync.WaitGroup // has all goroutines

	mu     sync.Mutex
	idle   []chan<- func() // those that wait; the last one has worked last, and its memory is the warmest
	closed bool
}

// Go runs f in a goroutine.
func (w *workers) Go(f func()) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if last := len(w.idle) - 1; last >= 0 {
		w.idle[last] <- f
		w.idle = w.idle[:last]
		return
	}
	w.running.Go(func() { w.work(f) })
}

// work runs f, and then what else there is to do.
func (w *workers) work(f func()) {
	next := make(chan func(), 1) // Go does not wait for it
	for f != nil {
		f()
		if !w.wait(next) {
			return
		}
		f = <-next
	}
}

// wait has the goroutine that reads next wait for something to do, and reports whether it may.
func (w *workers) wait(next chan<- func()) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.closed || len(w.idle) == maxIdle {
		return false
	}
	w.idle = append(w.idle, next)
	return true
}

// close ends the goroutines that wait. Functions still run afterwards, each in a new goroutine.
func (w *workers) close() {
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, next := range w.idle {
		next <- nil
	}
	w.idle, w.closed = nil, true
}
