package main

import "context"

// contextMutex is a mutex for which a request waits only until it is stopped.
type contextMutex chan struct{}

func newContextMutex() contextMutex { return make(contextMutex, 1) }

// lock locks the mutex. The error is that of the context if it ends while another request has the mutex.
func (m contextMutex) lock(ctx context.Context) error {
	select {
	case m <- struct{}{}:
		return nil
	default:
	}
	select {
	case m <- struct{}{}:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (m contextMutex) unlock() { <-m }
