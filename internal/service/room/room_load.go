package room

import (
	"context"
	"errors"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// readBatch is how many events or lines are read at once.
const readBatch = 1000

// load reads the match, unless it is loaded. A clock that ran when the service started is
// paused; if that cannot be stored now, the match can be read all the same, and is paused
// before the next event.
func (r *room) load(ctx context.Context) error {
	if r.match != nil {
		return nil
	}
	if err := r.read(ctx); err != nil {
		return err
	}
	if _ = r.setClock(ctx); r.match == nil {
		return r.read(ctx)
	}
	return nil
}

// read makes the match from its events.
func (r *room) read(ctx context.Context) error {
	m, events, err := r.replay(ctx)
	if err != nil {
		return err
	}
	r.setMatch(m, 0, -1)
	if r.publishEvents(events, nil) > 0 {
		r.registry.publishListing(store.Summarize(m))
	}
	r.schedule()
	return nil
}

// setMatch makes m the match of the room.
func (r *room) setMatch(m *match.Match, epoch, lines int64) {
	r.match, r.epoch, r.chatCount, r.beginning = m, epoch, lines, nil
	r.here.speaks.Store(r.owned())
	if r.eventPublished == 0 {
		r.eventPublished = m.Seq
	}
	if r.chatPublished < 0 {
		r.chatPublished = lines
	}
	r.stale.Store(false)
	now := r.registry.Clock.Now()
	r.noteTurn(now.Skipped)
	r.registry.updateSeats(r, now.Uptime)
}

// acquireEpoch makes this room the owner of its match before the first write, and reports
// whether the match has moved on until then. A viewer needs no owner: that would cost a
// commit, and be impossible on a full disk.
func (r *room) acquireEpoch(ctx context.Context) (moved bool, err error) {
	if r.epoch != 0 {
		return false, nil
	}
	if r.registry.Cluster != nil {
		return true, r.claim(ctx, store.FromNobody, nil)
	}
	epoch, err := r.registry.Store.AcquireEpoch(ctx, r.id)
	if err != nil {
		return false, r.logFailure("the match could not be owned", err)
	}
	events, err := r.events(ctx, r.match.Seq)
	if err != nil {
		return false, err
	}
	for _, e := range events {
		if err := r.match.Apply(e); err != nil {
			r.invalidate()
			return false, r.logFailure("the match could not be replayed", err)
		}
	}
	r.epoch = epoch
	if r.publishEvents(events, nil) > 0 {
		r.registry.publishListing(store.Summarize(r.match))
	}
	return len(events) > 0, nil
}

// replay makes the match from all its events, and returns them too.
func (r *room) replay(ctx context.Context) (*match.Match, []match.Event, error) {
	events, err := r.history(ctx)
	if err != nil {
		return nil, nil, err
	}
	m, err := match.Replay(r.id, r.registry.Games, events)
	if err != nil {
		return nil, nil, r.logFailure("the match could not be replayed", err)
	}
	return m, events, nil
}

// history reads all events, which are compared with their checksum.
func (r *room) history(ctx context.Context) (events []match.Event, err error) {
	err = r.registry.Store.EachEvent(ctx, r.id, 0, func(e match.Event) error {
		events = append(events, e)
		return nil
	})
	if err != nil {
		return nil, r.logFailure("the match could not be read", err)
	}
	return events, nil
}

// events reads the events after a number.
func (r *room) events(ctx context.Context, after int64) ([]match.Event, error) {
	var all []match.Event
	for {
		events, err := r.registry.Store.Events(ctx, r.id, after, readBatch)
		if err != nil {
			return nil, r.logFailure("the match could not be read", err)
		}
		all = append(all, events...)
		if len(events) < readBatch {
			return all, nil
		}
		after = events[len(events)-1].Seq
	}
}

// loadChatCount counts the lines of chat, once, and publishes those for which it was unknown
// whether they were stored.
func (r *room) loadChatCount(ctx context.Context) error {
	if r.chatCount >= 0 {
		return nil
	}
	var last int64
	for {
		lines, err := r.registry.Store.Chat(ctx, r.id, last, readBatch)
		if err != nil {
			return r.logFailure("the chat could not be read", err)
		}
		for _, line := range lines {
			last = line.Number
			if r.chatPublished >= 0 && last > r.chatPublished {
				r.publishChat(line)
			}
		}
		if len(lines) < readBatch {
			r.chatCount, r.chatPublished = last, last
			return nil
		}
	}
}

// logFailure logs an error that no client has caused.
func (r *room) logFailure(what string, err error) error {
	switch {
	case errors.Is(err, store.ErrNotFound), errors.Is(err, store.ErrDuplicate):
	case errors.Is(err, context.Canceled), errors.Is(err, store.ErrClosed):
	default:
		r.registry.Log.Error(what, "match", r.id, "error", err)
	}
	return err
}
