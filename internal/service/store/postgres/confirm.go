package postgres

import (
	"context"
	"fmt"
	"sync"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// confirmations make sure that what was read cannot be lost with the primary. A commit whose wait for the standby
// was cut short is visible, and is gone after the promotion of a standby. So after each read a tiny write is
// committed: when it is safe, so is everything that was visible before it. Reads at the same time share one.
type confirmations struct {
	mu      sync.Mutex
	next    *confirmation // has not begun; nil: nobody waits for it
	running bool
}

// confirmation is one write.
type confirmation struct {
	done chan struct{}
	err  error
}

// confirm returns once what is visible now cannot be lost. The error is store.ErrUnavailable: read again.
func (s *Store) confirm(ctx context.Context) error {
	if s.settings.singleDatabase {
		return nil
	}
	c := &s.confirmations
	c.mu.Lock()
	if c.next == nil {
		c.next = &confirmation{done: make(chan struct{})}
	}
	mine := c.next
	if !c.running {
		if err := s.enter(); err != nil {
			c.mu.Unlock()
			return err
		}
		c.running = true
		go s.runConfirmations()
	}
	c.mu.Unlock()
	select {
	case <-mine.done:
		return mine.err
	case <-ctx.Done():
		return ctx.Err()
	}
}

// runConfirmations writes until nobody waits any more.
func (s *Store) runConfirmations() {
	defer s.running.Done()
	c := &s.confirmations
	for {
		c.mu.Lock()
		now := c.next
		c.next, c.running = nil, now != nil
		c.mu.Unlock()
		if now == nil {
			return
		}
		if err := s.Ping(context.Background()); err != nil {
			now.err = fmt.Errorf("%w: what was read is not confirmed: %w", store.ErrUnavailable, err)
		}
		close(now.done)
	}
}
