package main

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"
)

// Other work runs once in each slice, however often Err is called.
func TestSlices(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, stop := context.WithCancel(t.Context())
		pauses := 0
		s := newSlicedContext(ctx, time.Second, func() { pauses++ })
		for range 100 {
			time.Sleep(time.Millisecond)
			if err := s.Err(); err != nil {
				t.Fatal(err)
			}
		}
		if pauses != 5 {
			t.Errorf("%d pauses in 100 ms", pauses)
		}
		time.Sleep(time.Second)
		if err := s.Err(); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("after the limit: %v", err)
		}
		stop()
		if err := s.Err(); !errors.Is(err, context.Canceled) {
			t.Errorf("stopped: %v", err)
		}
	})
}

// The time of other work during pauses is not thinking time.
func TestPausesAreNotThinking(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newSlicedContext(t.Context(), 50*time.Millisecond, func() { time.Sleep(time.Minute) })
		thought := time.Duration(0)
		for ; s.Err() == nil; thought += 10 * time.Millisecond {
			time.Sleep(10 * time.Millisecond)
		}
		if thought != 50*time.Millisecond {
			t.Errorf("ended after %v", thought)
		}
	})
}

// A pause may be what stops the search.
func TestStoppedInAPause(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, stop := context.WithCancel(t.Context())
		s := newSlicedContext(ctx, 0, stop)
		if err := s.Err(); err != nil {
			t.Fatal(err)
		}
		time.Sleep(slice)
		if err := s.Err(); !errors.Is(err, context.Canceled) {
			t.Errorf("%v", err)
		}
	})
}

func TestPriorityGate(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var l priorityGate
		l.wait(nil) // nobody is ahead
		l.enter()
		l.enter()
		passed := false
		go func() {
			l.wait(nil)
			passed = true
		}()
		l.leave()
		synctest.Wait()
		if passed {
			t.Error("passed somebody who goes first")
		}
		l.leave()
		synctest.Wait()
		if !passed {
			t.Error("waits although nobody is ahead")
		}
		l.enter()
		done := make(chan struct{})
		close(done)
		l.wait(done) // not wanted any more
	})
}

// A context with a time by which it ends counts the pauses too.
func TestEndsByTheClock(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newSlicedContext(t.Context(), time.Second, func() { time.Sleep(60 * time.Millisecond) })
		s.until = time.Now().Add(100 * time.Millisecond)
		thought := time.Duration(0)
		for ; s.Err() == nil; thought += 10 * time.Millisecond {
			time.Sleep(10 * time.Millisecond)
		}
		if thought != 40*time.Millisecond {
			t.Errorf("ended after %v", thought)
		}
	})
}
