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
	// gatherTime is for how long a call waits for a commit in progress, to be committed with all others that
	// arrive meanwhile, before it is committed at the same time.
	gatherTime = 25 * time.Millisecond
	// delayTime is for how long a call waits at most while another group is delayed.
	delayTime = 250 * time.Millisecond
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
	ended  sync.WaitGroup

	spacing    Spacing
	gathering  turns         // taken while a group is gathered
	next       time.Time     // when the next group may be complete, while gathering is taken
	committing atomic.Int32  // groups
	delayed    atomic.Int32  // of these
	committed  chan struct{} // one of them was
}

// Spacing returns how long after the beginning of a commit of so many calls the next one begins at the earliest. After many calls others
// follow soon, and a short wait makes the next group larger.
type Spacing func(calls int) time.Duration

// NoSpacing lets a commit begin as soon as possible.
func NoSpacing(int) time.Duration { return 0 }

// NewQueue returns an empty queue for some goroutines that call Run.
func NewQueue[T any](runners int, spacing Spacing) *Queue[T] {
	q := &Queue[T]{spacing: spacing, calls: make(chan *Call[T], queueSize), committed: make(chan struct{}, 1)}
	q.ended.Add(runners)
	return q
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
	q.ended.Wait()
}

// Run takes calls, as many as there are, and has them carried out by commit, until Close. Then it calls
// end, and only then does Close return. Of several goroutines that call Run all but one rest as long as commits
// are short: while a group is committed, the next one grows.
func (q *Queue[T]) Run(commit func(calls []*Call[T]), end func()) {
	defer q.ended.Done()
	defer end()
	for {
		calls, ok := q.gather()
		if !ok {
			return
		}
		if len(calls) > 0 {
			commit(calls)
		}
		q.committing.Add(-1)
		select {
		case q.committed <- struct{}{}:
		default:
		}
		for _, c := range calls {
			close(c.done)
		}
	}
}

// gather returns the next group, which counts as being committed from then on; not ok after Close. A group has no calls
// if their callers are gone.
func (q *Queue[T]) gather() (calls []*Call[T], ok bool) {
	q.gathering.enter()
	defer q.gathering.leave()
	first, ok := <-q.calls
	if !ok {
		return nil, false
	}
	q.await()
	time.Sleep(time.Until(q.next))
	begun := time.Now()
	calls = takeCall(nil, first)
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
	q.next = begun.Add(q.spacing(len(calls)))
	q.committing.Add(1)
	return calls, true
}

// Delay is for a commit function that makes ready first, with a new connection for example. Until it calls end the calls that
// arrive meanwhile wait for delayTime, to be committed with it rather than by others that would have to make ready as well.
func (q *Queue[T]) Delay() (end func()) {
	q.delayed.Add(1)
	return func() { q.delayed.Add(-1) }
}

// await waits while groups are being committed until one of them is, but no longer than gatherTime, or delayTime if one is delayed.
func (q *Queue[T]) await() {
	select {
	case <-q.committed: // that of an earlier group
	default:
	}
	for waited := time.Duration(0); q.committing.Load() > 0 && (waited < gatherTime || waited < delayTime && q.delayed.Load() > 0); waited += gatherTime {
		late := time.NewTimer(gatherTime)
		select {
		case <-q.committed:
			late.Stop()
			return
		case <-late.C:
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
