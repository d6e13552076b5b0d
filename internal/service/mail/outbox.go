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

// Config is what an outbox needs.
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

// waitingMail is a mail in the outbox.
type waitingMail struct {
	Message
	tries int
	due   time.Time
}

// Outbox delivers mails in the background. It is safe for concurrent use and must be closed.
type Outbox struct {
	Config
	cancel context.CancelFunc
	wake   chan struct{} // has an element after something was changed
	ended  chan struct{}

	mu      sync.Mutex
	waiting []waitingMail // guarded by mu, with the one that is being delivered
	closing bool          // guarded by mu
}

// Open begins to deliver what is sent.
func Open(c Config) *Outbox {
	ctx, cancel := context.WithCancel(context.Background())
	o := &Outbox{Config: c, cancel: cancel, wake: make(chan struct{}, 1), ended: make(chan struct{})}
	go o.run(ctx)
	return o
}

// Send puts a mail into the outbox. The error is ErrFull or ErrClosed.
func (o *Outbox) Send(m Message) error {
	o.mu.Lock()
	defer o.mu.Unlock()
	switch {
	case o.closing:
		return ErrClosed
	case len(o.waiting) >= MaxQueue:
		o.count(dropped)
		return ErrFull
	}
	o.waiting = append(o.waiting, waitingMail{Message: m, due: time.Now()})
	o.Metrics.MailQueue.Set(float64(len(o.waiting)))
	o.signal()
	return nil
}

// Close accepts no more mails and delivers those that have not been tried yet, until ctx ends.
func (o *Outbox) Close(ctx context.Context) (err error) {
	o.mu.Lock()
	o.closing = true
	o.signal()
	o.mu.Unlock()
	defer o.cancel()
	select {
	case <-o.ended:
	case <-ctx.Done():
		err = ctx.Err()
		o.cancel()
		<-o.ended
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	if len(o.waiting) > 0 {
		o.Log.Warn("mails were not sent, since the service shuts down", "mails", len(o.waiting))
	}
	return err
}

func (o *Outbox) signal() {
	select {
	case o.wake <- struct{}{}:
	default:
	}
}

// run delivers mails until the outbox is closed.
func (o *Outbox) run(ctx context.Context) {
	defer close(o.ended)
	for ctx.Err() == nil {
		next, wait, ok := o.next(time.Now())
		if ok {
			o.deliver(ctx, next)
			continue
		}
		if wait < 0 {
			return
		}
		timer := time.NewTimer(wait)
		select {
		case <-timer.C:
		case <-o.wake:
		case <-ctx.Done():
		}
		timer.Stop()
	}
}

// idleTime is how long the outbox waits at a time when there is nothing to do.
const idleTime = time.Hour

// next returns the mail to be delivered now; or else how long to wait for it, a negative time if there is nothing more to do.
func (o *Outbox) next(now time.Time) (m waitingMail, wait time.Duration, ok bool) {
	o.mu.Lock()
	defer o.mu.Unlock()
	wait = idleTime
	for _, m := range o.waiting {
		if o.closing && m.tries > 0 {
			continue
		}
		if due := m.due.Sub(now); due > 0 {
			wait = min(wait, due)
			continue
		}
		return m, 0, true
	}
	if o.closing {
		return waitingMail{}, -1, false
	}
	return waitingMail{}, wait, false
}

// deliver tries to deliver a mail once.
func (o *Outbox) deliver(ctx context.Context, m waitingMail) {
	err := o.Transport.Deliver(ctx, m.Message)
	if ctx.Err() != nil && err != nil {
		return // it stays in the outbox, and Close counts it
	}
	result := resultOf(m, err)
	o.count(result)
	switch result {
	case retried:
		o.Log.Info("a mail was not sent and is tried again", "tries", m.tries+1, "in", pauses[m.tries], "error", err)
	case failed:
		o.Log.Warn("a mail was not sent", "tries", m.tries+1, "error", err)
	default:
		o.Log.Debug("a mail was sent", "tries", m.tries+1)
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	// Send only adds at the end, and only this goroutine removes.
	i := slices.IndexFunc(o.waiting, func(other waitingMail) bool { return other == m })
	o.waiting = slices.Delete(o.waiting, i, i+1)
	if result == retried {
		m.due, m.tries = time.Now().Add(pauses[m.tries]), m.tries+1
		o.waiting = append(o.waiting, m)
	}
	o.Metrics.MailQueue.Set(float64(len(o.waiting)))
}

func (o *Outbox) count(result deliveryResult) { o.Metrics.Mails.WithLabelValues(string(result)).Inc() }

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
