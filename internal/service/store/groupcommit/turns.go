package groupcommit

import "sync"

// turns lets one goroutine of several in at a time. Of those that wait the one that came last is next: of goroutines with
// connections of their own few are used then, as long as few suffice. The zero value is ready.
type turns struct {
	mu      sync.Mutex
	taken   bool
	waiting []chan struct{}
}

// enter returns when it is the turn of the caller, who ends it with leave.
func (t *turns) enter() {
	t.mu.Lock()
	if !t.taken {
		t.taken = true
		t.mu.Unlock()
		return
	}
	mine := make(chan struct{})
	t.waiting = append(t.waiting, mine)
	t.mu.Unlock()
	<-mine
}

// leave ends the turn.
func (t *turns) leave() {
	t.mu.Lock()
	defer t.mu.Unlock()
	last := len(t.waiting) - 1
	if last < 0 {
		t.taken = false
		return
	}
	close(t.waiting[last])
	t.waiting = t.waiting[:last]
}
