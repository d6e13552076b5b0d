package room

import (
	"context"
	"slices"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// WriteQuota is how many bytes the sender of a command may still have written. It is safe for
// concurrent use.
type WriteQuota interface {
	// Reserve takes the least that a command needs and returns how long the sender has
	// to wait for it. If that is longer than patience, nothing is taken, and the error
	// has the time of the next attempt. A command without patience can be refused: then
	// the error may also be that there is no space for it.
	Reserve(patience time.Duration) (wait time.Duration, err error)
	// Charge takes the bytes that a command has written, less what was reserved.
	Charge(bytes int)
}

// MaxDelay is how long a command waits for the quota of its sender.
const MaxDelay = 5 * time.Second

type quotaKey struct{}

// WithWriteQuota returns a context in which what Create and Do write is charged to a quota.
func WithWriteQuota(ctx context.Context, q WriteQuota) context.Context {
	return context.WithValue(ctx, quotaKey{}, q)
}

// WriteQuotaOf returns the quota of a context; one without a limit if there is none.
func WriteQuotaOf(ctx context.Context) WriteQuota {
	if q, ok := ctx.Value(quotaKey{}).(WriteQuota); ok {
		return q
	}
	return unlimited{}
}

type unlimited struct{}

func (unlimited) Reserve(time.Duration) (time.Duration, error) { return 0, nil }
func (unlimited) Charge(int)                                   {}

// patienceOf returns how long a command may wait. What begins a match or is only talk does not
// wait: it is refused.
func patienceOf(c match.Command) time.Duration {
	switch c := c.(type) {
	case match.Chat:
		return 0
	case match.Offer:
		if c.Offer == match.OfferRematch {
			return 0
		}
	case match.Accept:
		if c.Offer == match.OfferRematch {
			return 0
		}
	}
	return MaxDelay
}

// Delay waits until the sender of a command may write. Until done is called the room
// knows that a turn waits: its player's clock stands still for it. It calls announce with the time that a turn has to wait. With nil it tells nobody.
func (h *Registry) Delay(ctx context.Context, id string, q *CommandEnvelope, announce func(wait time.Duration)) (done func(), err error) {
	wait, err := WriteQuotaOf(ctx).Reserve(patienceOf(q.Command))
	if err != nil || wait <= 0 {
		return func() {}, err
	}
	r, err := h.acquire(id)
	if err != nil {
		return nil, err
	}
	done = func() { h.release(r) }
	now := h.Clock.Now().Uptime
	r.here.markActive(q.Sender.Person, now)
	if _, turn := q.Command.(match.Play); turn {
		q.delayed = r.delays.begin(q.Sender.Person, now)
		done = func() {
			r.delays.end(q.delayed)
			h.release(r)
		}
	}
	timer := time.NewTimer(wait)
	defer timer.Stop()
	if q.delayed != nil && announce != nil {
		announce(wait)
	}
	select {
	case <-timer.C:
		return done, nil
	case <-ctx.Done():
		err = ctx.Err()
	case <-h.running.Done():
		err = ErrClosed
	}
	done()
	return nil, err
}

// holdSlack is for how long a turn may be on its way from the node where it has waited.
const holdSlack = time.Second

// AwaitTurn has the room know for a while that a turn of a person waits at another node, so that the flag does not fall meanwhile. The turn says
// itself for how long it has waited.
func (h *Registry) AwaitTurn(id, person string, wait time.Duration) error {
	r, err := h.acquire(id)
	if err != nil {
		return err
	}
	one := r.delays.begin(person, h.Clock.Now().Uptime)
	timer := time.NewTimer(min(wait, MaxDelay) + holdSlack)
	go func() {
		defer h.release(r)
		defer r.delays.end(one)
		defer timer.Stop()
		select {
		case <-timer.C:
		case <-h.running.Done():
		}
	}()
	return nil
}

// HeldUntil returns for how long a command has waited for its quota until an uptime.
func (q *CommandEnvelope) HeldUntil(uptime time.Duration) time.Duration {
	if q.delayed == nil {
		return q.Held
	}
	return min(uptime-q.delayed.since, MaxDelay)
}

// delayed is a turn that waits for the quota of its sender.
type delayed struct {
	person string
	since  time.Duration // uptime
}

// delays are those of a match.
type delays struct {
	mu  sync.Mutex
	all []*delayed
}

func (d *delays) begin(person string, uptime time.Duration) *delayed {
	d.mu.Lock()
	defer d.mu.Unlock()
	one := &delayed{person, uptime}
	d.all = append(d.all, one)
	return one
}

func (d *delays) end(one *delayed) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.all = slices.DeleteFunc(d.all, func(other *delayed) bool { return other == one })
}

// first returns the turn of a person that has waited longest, nil if none waits.
func (d *delays) first(person string) *delayed {
	d.mu.Lock()
	defer d.mu.Unlock()
	for _, one := range d.all {
		if one.person == person {
			return one
		}
	}
	return nil
}

// held is for how long the turn of the player to move has been delayed: the present
// turn, or else one that waits.
func (r *room) held(q CommandEnvelope, uptime time.Duration) time.Duration {
	if q.Held > 0 {
		return min(q.Held, MaxDelay)
	}
	one := q.delayed
	if _, turn := q.Command.(match.Play); !turn && r.match.ToMove.IsPlayer() {
		if seat := r.match.Seats[r.match.ToMove]; seat.Holder == match.HolderPerson {
			one = r.delays.first(seat.Person)
		}
	}
	if one == nil {
		return 0
	}
	return min(uptime-one.since, MaxDelay)
}

// matchBytes is about how much the summary of a match takes, and its places in lists.
const matchBytes = 600

// bytesOf is about the size of an entry without its events.
func bytesOf(e *store.LogEntry) (n int) {
	for _, line := range e.Chat {
		n += store.RowBytes(len(line.Text) + len(line.Name))
	}
	if e.CommandKey != nil {
		n += store.RowBytes(len(e.CommandKey.Client) + len(e.CommandKey.ID))
	}
	return n
}

// bytesOfNew is about how much a new match takes.
func bytesOfNew(e *store.LogEntry) int {
	n := matchBytes
	for _, event := range e.Events {
		n += store.RowBytes(len(mustJSON(event)))
	}
	return n
}
