package main

import (
	"context"
	"time"
)

// slice is how long an engine thinks before others have their turn.
const slice = 20 * time.Millisecond

// sliced is a context that lets others have their turn when it is asked whether it has
// ended and a slice is over. It ends after so much thinking, the others' turns not
// counted. Err may be called by one goroutine only.
type sliced struct {
	context.Context
	pause func()
	began time.Time     // this slice
	left  time.Duration // of all thinking at the beginning of this slice, if it is bounded
	ends  bool          // whether it is
}

// inSlices returns the context of a search of at most so much thinking, 0 for any.
func inSlices(ctx context.Context, longest time.Duration, pause func()) *sliced {
	return &sliced{Context: ctx, pause: pause, began: time.Now(), left: longest, ends: longest > 0}
}

// Err is that of the context, or that the time is over.
func (s *sliced) Err() error {
	spent := time.Since(s.began)
	if spent >= slice {
		s.left -= spent
		s.pause()
		s.began, spent = time.Now(), 0
	}
	if err := s.Context.Err(); err != nil {
		return err
	}
	if s.ends && spent >= s.left {
		return context.DeadlineExceeded
	}
	return nil
}
