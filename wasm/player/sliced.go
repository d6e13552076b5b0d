package main

import (
	"context"
	"time"
)

const (
	// slice is how long an engine thinks before it yields.
	slice = 20 * time.Millisecond
	// shortSlice is the slice of what somebody waits for with a time limit.
	shortSlice = 4 * time.Millisecond
)

// slicedContext is a context whose Err yields to other work when a slice is over. The context
// ends after a limit of thinking time; time spent in yield does not count, unless it also has a time
// by which it ends. Only one goroutine may call Err.
type slicedContext struct {
	context.Context
	yield   func()
	slice   time.Duration
	began   time.Time     // of this slice
	left    time.Duration // thinking time left when this slice began, if it is limited
	limited bool
	until   time.Time // when it ends by the clock on the wall, whatever time was spent in yield; zero: it does not
}

// newSlicedContext returns the context of a search. A limit of 0 is no limit.
func newSlicedContext(ctx context.Context, limit time.Duration, yield func()) *slicedContext {
	return &slicedContext{Context: ctx, yield: yield, slice: slice, began: time.Now(), left: limit, limited: limit > 0}
}

// newTimedContext returns the context of a search for which somebody waits: it ends after a limit by the clock on the wall.
func newTimedContext(ctx context.Context, limit time.Duration, yield func()) *slicedContext {
	s := newSlicedContext(ctx, limit, yield)
	s.slice, s.until = shortSlice, s.began.Add(limit)
	return s
}

// Err returns the error of the parent context, or context.DeadlineExceeded at the limit.
func (s *slicedContext) Err() error {
	spent := time.Since(s.began)
	if spent >= s.slice {
		s.left -= spent
		s.yield()
		s.began, spent = time.Now(), 0
	}
	if err := s.Context.Err(); err != nil {
		return err
	}
	if s.limited && spent >= s.left || !s.until.IsZero() && !time.Now().Before(s.until) {
		return context.DeadlineExceeded
	}
	return nil
}
