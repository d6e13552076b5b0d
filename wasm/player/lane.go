package main

import "sync"

// lane is where questions that may wait let the others pass.
type lane struct {
	mu    sync.Mutex
	ahead int           // questions that go first
	free  chan struct{} // closed when none of them is left; nil while there is none
}

// enter begins a question that goes first, leave ends it.
func (l *lane) enter() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.ahead++; l.ahead == 1 {
		l.free = make(chan struct{})
	}
}

func (l *lane) leave() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.ahead--; l.ahead == 0 {
		close(l.free)
		l.free = nil
	}
}

// wait returns when no question goes first, or when done is closed.
func (l *lane) wait(done <-chan struct{}) {
	l.mu.Lock()
	free := l.free
	l.mu.Unlock()
	if free == nil {
		return
	}
	select {
	case <-free:
	case <-done:
	}
}
