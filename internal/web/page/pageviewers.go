package page

import (
	"sync"
	"time"
)

// viewTimeout is how long a reader counts as present after a page without script was sent
// to them. It is longer than such pages wait before they load themselves again.
const viewTimeout = 50 * time.Second

// pageViewers keeps those who look at a match by pages alone.
type pageViewers struct {
	mu     sync.Mutex
	stays  map[pageVisit]*pageViewer
	closed bool
}

// pageVisit is a reader of a match page.
type pageVisit struct{ match, person string }

type pageViewer struct {
	leave func()
	timer *time.Timer
}

func newPresence() *pageViewers { return &pageViewers{stays: map[pageVisit]*pageViewer{}} }

// add keeps a visit until stay is over; an earlier one of the same person ends now.
func (p *pageViewers) add(v pageVisit, leave func()) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.closed {
		leave()
		return
	}
	before := p.stays[v]
	now := &pageViewer{leave: leave}
	now.timer = time.AfterFunc(viewTimeout, func() { p.over(v, now) })
	p.stays[v] = now
	if before != nil {
		before.timer.Stop()
		before.leave()
	}
}

// leave ends a visit, if there is one.
func (p *pageViewers) leave(v pageVisit) {
	p.mu.Lock()
	s := p.stays[v]
	p.mu.Unlock()
	if s != nil {
		s.timer.Stop()
		p.over(v, s)
	}
}

// over ends a visit, if it has not been ended before.
func (p *pageViewers) over(v pageVisit, s *pageViewer) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.stays[v] == s {
		delete(p.stays, v)
		s.leave()
	}
}

// close ends all visits.
func (p *pageViewers) close() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.closed = true
	for v, s := range p.stays {
		s.timer.Stop()
		delete(p.stays, v)
		s.leave()
	}
}
