package main

import "sync"

// priorityGate makes background requests wait while foreground requests run.
type priorityGate struct {
	mu         sync.Mutex
	foreground int           // requests that go first
	free       chan struct{} // closed when the last of them ends; nil while there is none
}

// enter begins a foreground request; leave ends it.
func (g *priorityGate) enter() {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.foreground++; g.foreground == 1 {
		g.free = make(chan struct{})
	}
}

func (g *priorityGate) leave() {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.foreground--; g.foreground == 0 {
		close(g.free)
		g.free = nil
	}
}

// wait returns when no foreground request runs, or when done is closed.
func (g *priorityGate) wait(done <-chan struct{}) {
	g.mu.Lock()
	free := g.free
	g.mu.Unlock()
	if free == nil {
		return
	}
	select {
	case <-free:
	case <-done:
	}
}
