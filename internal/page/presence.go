package page

import (
	"sync"
	"time"
)

// stay is how long somebody counts as being there after a page without script was sent
// to them. It is longer than such pages wait before they load themselves again.
const stay = 50 * time.Second

// presence keeps those who look at a match by pages alone.
type presence struct {
	mu     sync.Mutex
	stays  map[visit]*staying
	closed bool
}

// visit is somebody at a match.
type visit struct{ match, person string }

type staying struct {
	leave func()
	timer *time.Timer
}

func newPresence() *presence { return &presence{stays: map[visit]*staying{}} }

// come keeps a visit until stay is over; an earlier one of the same person ends now.
func (p *presence) come(v visit, leave func()) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.closed {
		leave()
		return
	}
	before := p.stays[v]
	now := &staying{leave: leave}
	now.timer = time.AfterFunc(stay, func() { p.over(v, now) })
	p.stays[v] = now
	if before != nil {
		before.timer.Stop()
		before.leave()
	}
}

// leave ends a visit, if there is one.
func (p *presence) leave(v visit) {
	p.mu.Lock()
	s := p.stays[v]
	p.mu.Unlock()
	if s != nil {
		s.timer.Stop()
		p.over(v, s)
	}
}

// over ends a visit, if it has not been ended before.
func (p *presence) over(v visit, s *staying) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.stays[v] == s {
		delete(p.stays, v)
		s.leave()
	}
}

// close ends all visits.
func (p *presence) close() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.closed = true
	for v, s := range p.stays {
		s.timer.Stop()
		delete(p.stays, v)
		s.leave()
	}
}
