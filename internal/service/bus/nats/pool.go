package nats

import (
	"context"
	"sync"
	"time"
)

// pool handles requests in a bounded number of goroutines, which there are only while there is
// something to do.
type pool struct {
	limits limits
	ctx    context.Context
	cancel context.CancelFunc

	mu      sync.Mutex
	workers int
	queue   []func(context.Context)
	closed  bool
	idle    chan struct{} // closed once closed and without workers
}

func newPool(l limits) *pool {
	p := &pool{limits: l, idle: make(chan struct{})}
	p.ctx, p.cancel = context.WithCancel(context.Background())
	return p
}

// put reports whether there was room.
func (p *pool) put(f func(context.Context)) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	switch {
	case p.closed, p.workers == p.limits.handlers && len(p.queue) == p.limits.waiting:
		return false
	case p.workers == p.limits.handlers:
		p.queue = append(p.queue, f)
		return true
	}
	p.workers++
	go p.work(f)
	return true
}

func (p *pool) work(f func(context.Context)) {
	for f != nil {
		f(p.ctx)
		f = p.next()
	}
}

// next returns what to do next; nil: the goroutine ends.
func (p *pool) next() func(context.Context) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.queue) > 0 {
		f := p.queue[0]
		p.queue[0] = nil
		p.queue = p.queue[1:]
		return f
	}
	if p.workers--; p.workers == 0 && p.closed {
		close(p.idle)
	}
	return nil
}

// close cancels everything and reports whether it has ended in time.
func (p *pool) close(most time.Duration) bool {
	p.mu.Lock()
	p.closed, p.queue = true, nil
	if p.workers == 0 {
		close(p.idle)
	}
	p.mu.Unlock()
	p.cancel()
	select {
	case <-p.idle:
		return true
	case <-time.After(most):
		return false
	}
}
