package mail

import (
	"context"
	"errors"
	"log/slog"
	"slices"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/metrics"
)

// Transport delivers mails; an SMTP does. A mail whose error is a permanent *DeliveryError is not tried again.
type Transport interface {
	Deliver(ctx context.Context, m Message) error
}

// MaxQueue is how many mails wait at most.
const MaxQueue = 256

// pauses are those before a mail is tried again: codes in mails are good for minutes.
var pauses = []time.Duration{5 * time.Second, 30 * time.Second, 2 * time.Minute}

// Config is what a queue needs.
type Config struct {
	Transport Transport
	Log       *slog.Logger
	Metrics   *metrics.Metrics
}

// deliveryResult is what becomes of a mail after a try, as a label of the metrics.
type deliveryResult string

// The results.
const (
	sent    deliveryResult = "sent"
	retried deliveryResult = "retried"
	failed  deliveryResult = "failed"
	dropped deliveryResult = "dropped" // without a try
)

// The errors of Send.
var (
	ErrFull   = errors.New("too many mails are waiting")
	ErrClosed = errors.New("no more mails are sent")
)

// waitingMail is a mail in the queue.
type waitingMail struct {
	Message
	tries int
	due   time.Time
}

// Queue delivers mails in the background. It is safe for concurrent use and must be closed.
type Queue struct {
	Config
	cancel context.CancelFunc
	wake   chan struct{} // has an element after something was changed
	ended  chan struct{}

	mu      sync.Mutex
	waiting []waitingMail // guarded by mu, with the one that is being delivered
	closing bool          // guarded by mu
}

// Open begins to deliver what is sent.
func Open(c Config) *Queue {
	ctx, cancel := context.WithCancel(context.Background())
	q := &Queue{Config: c, cancel: cancel, wake: make(chan struct{}, 1), ended: make(chan struct{})}
	go q.run(ctx)
	return q
}

// Send puts a mail into the queue. The error is ErrFull or ErrClosed.
func (q *Queue) Send(m Message) error {
	q.mu.Lock()
	defer q.mu.Unlock()
	switch {
	case q.closing:
		return ErrClosed
	case len(q.waiting) >= MaxQueue:
		q.count(dropped)
		return ErrFull
	}
	q.waiting = append(q.waiting, waitingMail{Message: m, due: time.Now()})
	q.Metrics.MailQueue.Set(float64(len(q.waiting)))
	q.signal()
	return nil
}

// Close accepts no more mails and delivers those that have not been tried yet, until ctx ends.
func (q *Queue) Close(ctx context.Context) (err error) {
	q.mu.Lock()
	q.closing = true
	q.signal()
	q.mu.Unlock()
	defer q.cancel()
	select {
	case <-q.ended:
	case <-ctx.Done():
		err = ctx.Err()
		q.cancel()
		<-q.ended
	}
	q.mu.Lock()
	defer q.mu.Unlock()
	if len(q.waiting) > 0 {
		q.Log.Warn("mails were not sent, since the service shuts down", "mails", len(q.waiting))
	}
	return err
}

func (q *Queue) signal() {
	select {
	case q.wake <- struct{}{}:
	default:
	}
}

// run delivers mails until the queue is closed.
func (q *Queue) run(ctx context.Context) {
	defer close(q.ended)
	for ctx.Err() == nil {
		next, wait, ok := q.next(time.Now())
		if ok {
			q.deliver(ctx, next)
			continue
		}
		if wait < 0 {
			return
		}
		timer := time.NewTimer(wait)
		select {
		case <-timer.C:
		case <-q.wake:
		case <-ctx.Done():
		}
		timer.Stop()
	}
}

// idleTime is how long the queue waits at a time when there is nothing to do.
const idleTime = time.Hour

// next returns the mail to be delivered now; or else how long to wait for it, a negative time if there is nothing more to do.
func (q *Queue) next(now time.Time) (m waitingMail, wait time.Duration, ok bool) {
	q.mu.Lock()
	defer q.mu.Unlock()
	wait = idleTime
	for _, m := range q.waiting {
		if q.closing && m.tries > 0 {
			continue
		}
		if due := m.due.Sub(now); due > 0 {
			wait = min(wait, due)
			continue
		}
		return m, 0, true
	}
	if q.closing {
		return waitingMail{}, -1, false
	}
	return waitingMail{}, wait, false
}

// deliver tries to deliver a mail once.
func (q *Queue) deliver(ctx context.Context, m waitingMail) {
	err := q.Transport.Deliver(ctx, m.Message)
	if ctx.Err() != nil && err != nil {
		return // it stays in the queue, and Close counts it
	}
	result := resultOf(m, err)
	q.count(result)
	switch result {
	case retried:
		q.Log.Info("a mail was not sent and is tried again", "tries", m.tries+1, "in", pauses[m.tries], "error", err)
	case failed:
		q.Log.Warn("a mail was not sent", "tries", m.tries+1, "error", err)
	default:
		q.Log.Debug("a mail was sent", "tries", m.tries+1)
	}
	q.mu.Lock()
	defer q.mu.Unlock()
	// Send only adds at the end, and only this goroutine removes.
	i := slices.IndexFunc(q.waiting, func(other waitingMail) bool { return other == m })
	q.waiting = slices.Delete(q.waiting, i, i+1)
	if result == retried {
		m.due, m.tries = time.Now().Add(pauses[m.tries]), m.tries+1
		q.waiting = append(q.waiting, m)
	}
	q.Metrics.MailQueue.Set(float64(len(q.waiting)))
}

func (q *Queue) count(result deliveryResult) { q.Metrics.Mails.WithLabelValues(string(result)).Inc() }

// resultOf returns what becomes of a mail after a try.
func resultOf(m waitingMail, err error) deliveryResult {
	if err == nil {
		return sent
	}
	refused, ok := errors.AsType[*DeliveryError](err)
	if ok && refused.Permanent || m.tries >= len(pauses) {
		return failed
	}
	return retried
}
