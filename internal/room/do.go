package room

import (
	"context"
	"errors"
	"time"

	"github.com/teahouse-games/teahouse/internal/match"
	"github.com/teahouse-games/teahouse/internal/store"
)

// Do carries out a command.
func (h *hall) Do(ctx context.Context, id string, q Request) (answer Answer, err error) {
	done, err := h.delay(ctx, id, &q)
	if err != nil {
		return Answer{}, err
	}
	defer done()
	err = h.with(ctx, id, commands, func(r *room) error {
		answer, err = r.do(ctx, q)
		return err
	})
	return answer, err
}

// Read lends the match to f.
func (h *hall) Read(ctx context.Context, id string, f func(*match.Match, time.Duration) error) error {
	return h.with(ctx, id, readers, func(r *room) error {
		return f(r.match, h.Keeper.Now().Uptime)
	})
}

// do answers a command: once by carrying it out, and from then on the same.
func (r *room) do(ctx context.Context, q Request) (Answer, error) {
	if a, ok := r.recent.find(q.Key); ok {
		return Answer{Answer: a, Again: true}, nil
	}
	r.here.seen(q.Sender.Person, r.hall.Keeper.Now().Uptime)
	defer r.setClock(ctx)
	a, err := r.carryOut(ctx, q)
	if err == nil {
		r.recent.put(q.Key, a)
		return Answer{Answer: a}, nil
	}
	var refusal *match.Refusal
	refused := errors.As(err, &refusal)
	if q.Key != nil && (refused || errors.Is(err, store.ErrDuplicate)) {
		// What is refused now may have been carried out before.
		before, ok, failure := r.hall.Store.Answer(ctx, r.id, *q.Key)
		switch {
		case failure != nil:
			return Answer{}, r.failed("the answer to a command could not be read", failure)
		case ok:
			r.recent.put(q.Key, before)
			return Answer{Answer: before, Again: true}, nil
		}
	}
	if refused {
		r.hall.Metrics.Refused.WithLabelValues(string(refusal.Code)).Inc()
	}
	return Answer{}, err
}

// carryOut decides, keeps and publishes.
func (r *room) carryOut(ctx context.Context, q Request) (store.Answer, error) {
	if say, ok := q.Command.(match.Say); ok {
		return r.talk(ctx, say, q)
	}
	for {
		at := r.moment(q)
		facts, err := r.match.Decide(q.Command, q.Sender, at)
		if err != nil {
			return store.Answer{}, err
		}
		if len(facts) == 0 {
			r.arm(patience)
			return store.Answer{Seq: r.match.Seq}, nil
		}
		moved, err := r.own(ctx)
		if err != nil {
			return store.Answer{}, err
		}
		if !moved {
			return r.happen(ctx, q, facts, at)
		}
	}
}

// happen makes facts the next events.
func (r *room) happen(ctx context.Context, q Request, facts []match.Fact, at match.Moment) (store.Answer, error) {
	over := r.match.Over()
	next, entries, err := r.rematch(facts, at)
	if err != nil {
		return store.Answer{}, err
	}
	events := r.match.Number(facts, at)
	// The summary to be kept is that after the events. Nobody sees the match before
	// they are kept: if that fails it is dropped.
	for _, e := range events {
		if err := r.match.Apply(e); err != nil {
			r.drop()
			return store.Answer{}, r.failed("what was decided does not follow", err)
		}
	}
	summary := store.Summarize(r.match)
	entry := store.Entry{Match: r.id, Epoch: r.epoch, Key: q.Key, Events: events, Summary: summary}
	if err := r.keep(ctx, append([]store.Entry{entry}, entries...)); err != nil {
		return store.Answer{}, err
	}
	size := r.tell(events) + bytesOf(&entry)
	for i := range entries {
		size += bytesOfNew(&entries[i])
	}
	r.charge(ctx, q, size)
	r.hall.list(summary)
	r.hall.tally(r.match, events, over)
	r.hall.seat(r, at.Uptime)
	r.settle()
	if next != nil {
		r.hall.adopt(next)
	}
	return entry.Answer(), nil
}

// talk keeps and publishes a line of chat.
func (r *room) talk(ctx context.Context, say match.Say, q Request) (store.Answer, error) {
	if _, err := r.own(ctx); err != nil {
		return store.Answer{}, err
	}
	if err := r.count(ctx); err != nil {
		return store.Answer{}, err
	}
	line, err := r.match.Talk(say, q.Sender, r.moment(q), r.lines)
	if err != nil {
		return store.Answer{}, err
	}
	entry := store.Entry{Match: r.id, Epoch: r.epoch, Key: q.Key, Lines: []match.Line{line}}
	if err := r.keep(ctx, []store.Entry{entry}); err != nil {
		return store.Answer{}, err
	}
	r.lines = line.N
	r.say(line)
	r.charge(ctx, q, bytesOf(&entry))
	return entry.Answer(), nil
}

// charge charges what a command has written to its sender, with what was written on
// nobody's command before: the turns of a computer, the fall of a flag.
func (r *room) charge(ctx context.Context, q Request, bytes int) {
	r.unpaid += bytes
	if q.Sender.Person != "" {
		QuotaOf(ctx).Charge(r.unpaid)
		r.unpaid = 0
	}
}

// keep has the store keep the entries, whether or not the sender waits for it. After an
// error it is open what was kept, and the events are applied already: the match is dropped.
func (r *room) keep(ctx context.Context, entries []store.Entry) error {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), r.hall.KeepWithin)
	defer cancel()
	err := r.hall.Store.Append(ctx, entries...)
	if err == nil {
		return nil
	}
	if len(entries[0].Events) > 0 || !errors.Is(err, store.ErrDuplicate) {
		r.drop()
	}
	return r.failed("a command could not be kept", err)
}

// moment is now, for a command.
func (r *room) moment(q Request) match.Moment {
	now := r.hall.Keeper.Now()
	id, seed := draw()
	return match.Moment{
		At: now.At, Uptime: now.Uptime, Lag: q.Lag, Gone: r.here.gone(now.Uptime), Held: r.held(q, now.Uptime),
		Seed: seed, NewID: id,
		Start: r.hall.start, Grace: r.hall.Grace, Back: r.here.returned(),
	}
}
