package main

import (
	"context"
	"time"
)

// slice is how long an engine thinks before others have their turn.
const slice = 20 * time.Millisecond

// sliced is a context that lets others have their turn when it is asked whether it has
// ended and a slice is over. Err may be called by one goroutine only.
type sliced struct {
	context.Context
	pause func()
	began time.Time // this slice
	ends  time.Time // of all thinking; zero for never
}

func inSlices(ctx context.Context, longest time.Duration, pause func()) *sliced {
	now := time.Now()
	s := &sliced{Context: ctx, pause: pause, began: now}
	if longest > 0 {
		s.ends = now.Add(longest)
	}
	return s
}

// Err is that of the context, or that the time is over.
func (s *sliced) Err() error {
	now := time.Now()
	if now.Sub(s.began) >= slice {
		s.pause()
		now = time.Now()
		s.began = now
	}
	if err := s.Context.Err(); err != nil {
		return err
	}
	if !s.ends.IsZero() && !now.Before(s.ends) {
		return context.DeadlineExceeded
	}
	return nil
}
