package groupcommit

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

const (
	queueSize = 1024 // calls in the queue; further callers wait themselves
	maxGroup  = 256  // calls that are committed together at most
)

// ErrStillRunning means that a call had been taken and had no result yet when its caller waited no
// longer.
var ErrStillRunning = errors.New("the database has not answered yet")

// Forever is a patience without an end.
const Forever time.Duration = -1

// Call is one call. The function that carries it out sets Err.
type Call[T any] struct {
	Value T
	Err   error

	state atomic.Int32
	done  chan struct{} // closed when Err is final
}

// States of a call. The first of the two to leave waiting, the queue or the caller, decides.
const (
	waiting = iota
	taken
	abandoned
)

// Queue is safe for concurrent use.
type Queue[T any] struct {
	mu     sync.RWMutex // held for reading while a call is put into the queue
	closed bool
	calls  chan *Call[T]
	ended  chan struct{}
}

// NewQueue returns an empty queue.
func NewQueue[T any]() *Queue[T] {
	return &Queue[T]{calls: make(chan *Call[T], queueSize), ended: make(chan struct{})}
}

// Do has a value carried out and returns the result. If ctx ends before the call is taken, it is not
// carried out, and the error is that of ctx. If ctx ends later, Do waits for the result for patience
// more; then the error is ErrStillRunning. The error is store.ErrClosed after Close.
func (q *Queue[T]) Do(ctx context.Context, value T, patience time.Duration) error {
	c := &Call[T]{Value: value, done: make(chan struct{})}
	if err := q.send(ctx, c); err != nil {
		return err
	}
	select {
	case <-c.done:
		return c.Err
	case <-ctx.Done():
	}
	if c.state.CompareAndSwap(waiting, abandoned) {
		return ctx.Err()
	}
	var end <-chan time.Time
	if patience >= 0 {
		timer := time.NewTimer(patience)
		defer timer.Stop()
		end = timer.C
	}
	select {
	case <-c.done:
		return c.Err
	case <-end:
		return ErrStillRunning
	}
}

func (q *Queue[T]) send(ctx context.Context, c *Call[T]) error {
	q.mu.RLock()
	defer q.mu.RUnlock()
	if q.closed {
		return store.ErrClosed
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	select {
	case q.calls <- c:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// Len returns how many calls wait.
func (q *Queue[T]) Len() int { return len(q.calls) }

// Close lets no further call in, and waits until those in the queue are carried out.
func (q *Queue[T]) Close() {
	q.mu.Lock()
	if !q.closed {
		q.closed = true
		close(q.calls)
	}
	q.mu.Unlock()
	<-q.ended
}

// Run takes calls, as many as there are, and has them carried out by commit, until Close. Then it calls
// end, and only then does Close return.
func (q *Queue[T]) Run(commit func(calls []*Call[T]), end func()) {
	defer close(q.ended)
	defer end()
	for first := range q.calls {
		calls := takeCall(nil, first)
		for more := true; more && len(calls) < maxGroup; {
			select {
			case c, ok := <-q.calls:
				if more = ok; ok {
					calls = takeCall(calls, c)
				}
			default:
				more = false
			}
		}
		if len(calls) > 0 {
			commit(calls)
		}
		for _, c := range calls {
			close(c.done)
		}
	}
}

// takeCall adds a call to the group unless its caller is gone.
func takeCall[T any](calls []*Call[T], c *Call[T]) []*Call[T] {
	if c.state.CompareAndSwap(waiting, taken) {
		calls = append(calls, c)
	}
	return calls
}
