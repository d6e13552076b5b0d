package postgres

import (
	"context"
	"errors"
	"fmt"
	"sync"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

// confirmations make sure that what was read cannot be lost with the primary. A commit whose wait for the standby
// was cut short is visible, and is gone after the promotion of a standby. So after each read something tiny is
// committed: when that is safe, so is everything that was visible before it. Reads at the same time share one commit.
type confirmations struct {
	mu      sync.Mutex
	next    *confirmation // has not begun; nil: nobody waits for it
	running bool
}

// confirmation is one commit.
type confirmation struct {
	done chan struct{}
	err  error
}

// errReadAgain means that a read was not confirmed, and may be if it is repeated.
var errReadAgain = fmt.Errorf("%w: what was read is not confirmed", store.ErrUnavailable)

// confirmed returns what was read once it cannot be lost. It reads again if that may help.
func confirmed[T any](ctx context.Context, s *Store, read func() ([]T, error)) ([]T, error) {
	for try := 1; ; try++ {
		list, err := read()
		if err != nil || len(list) == 0 {
			return nil, err
		}
		if err = s.confirm(ctx); err == nil {
			return list, nil
		}
		if !errors.Is(err, errReadAgain) || try == maxTries {
			return nil, err
		}
	}
}

// confirm returns once what is visible now cannot be lost. The error is errReadAgain if it may already be.
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

// runConfirmations commits until nobody waits any more.
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
		connections := s.confirms.Stat().NewConnsCount()
		now.err = s.commitConfirmation()
		if s.confirms.Stat().NewConnsCount() != connections {
			// The new connection may be to another server than the connections that have read.
			s.reads.Reset()
			if now.err == nil {
				now.err = errReadAgain
			}
		}
		close(now.done)
	}
}

// commitConfirmation commits a message in the write-ahead log, which locks and changes no row. The errors of a read have
// none of the meanings that those of a write have.
func (s *Store) commitConfirmation() error {
	_, err := write(context.Background(), s, s.confirms, func(ctx context.Context, q *query.Queries) (nothing, error) {
		return nothing{}, q.Confirm(ctx)
	})
	switch {
	case err == nil || errors.Is(err, store.ErrClosed):
		return err
	case errors.Is(err, store.ErrUnknownOutcome):
		return errReadAgain
	}
	return fmt.Errorf("%w: what was read is not confirmed: %s", store.ErrUnavailable, err.Error())
}
