package room

import (
	"context"
	"errors"

	"github.com/teahouse-games/teahouse/internal/match"
	"github.com/teahouse-games/teahouse/internal/store"
)

// page is how many events or lines are read at once.
const page = 1000

// load reads the match, unless it is loaded. A clock that ran when the service started is
// paused; if that cannot be kept now the match can be read all the same, and is paused
// before the next event.
func (r *room) load(ctx context.Context) error {
	if r.match != nil {
		return nil
	}
	if err := r.read(ctx); err != nil {
		return err
	}
	if r.setClock(ctx); r.match == nil {
		return r.read(ctx)
	}
	return nil
}

// read makes the match from its events.
func (r *room) read(ctx context.Context) error {
	events, err := r.history(ctx)
	if err != nil {
		return err
	}
	m, err := match.Replay(r.id, r.hall.Games, events)
	if err != nil {
		return r.failed("the match could not be replayed", err)
	}
	r.take(m, 0, -1)
	if r.tell(events) > 0 {
		r.hall.list(store.Summarize(m))
	}
	r.settle()
	return nil
}

// take makes m the match of the room.
func (r *room) take(m *match.Match, epoch, lines int64) {
	r.match, r.epoch, r.lines = m, epoch, lines
	if r.published == 0 {
		r.published = m.Seq
	}
	if r.said < 0 {
		r.said = lines
	}
	r.torn.Store(false)
	r.hall.seat(r, r.hall.Keeper.Now().Uptime)
}

// own makes this room the owner of its match before it keeps something, and reports
// whether the match has moved on until then. Whoever only looks owns nothing: that
// would cost a commit, and be impossible on a full disk.
func (r *room) own(ctx context.Context) (moved bool, err error) {
	if r.epoch != 0 {
		return false, nil
	}
	epoch, err := r.hall.Store.Own(ctx, r.id)
	if err != nil {
		return false, r.failed("the match could not be owned", err)
	}
	events, err := r.events(ctx, r.match.Seq)
	if err != nil {
		return false, err
	}
	for _, e := range events {
		if err := r.match.Apply(e); err != nil {
			r.drop()
			return false, r.failed("the match could not be replayed", err)
		}
	}
	r.epoch = epoch
	if r.tell(events) > 0 {
		r.hall.list(store.Summarize(r.match))
	}
	return len(events) > 0, nil
}

// history reads all events, which are compared with their checksum.
func (r *room) history(ctx context.Context) (events []match.Event, err error) {
	err = r.hall.Store.EachEvent(ctx, r.id, 0, func(e match.Event) error {
		events = append(events, e)
		return nil
	})
	if err != nil {
		return nil, r.failed("the match could not be read", err)
	}
	return events, nil
}

// events reads the events behind after.
func (r *room) events(ctx context.Context, after int64) ([]match.Event, error) {
	var all []match.Event
	for {
		events, err := r.hall.Store.Events(ctx, r.id, after, page)
		if err != nil {
			return nil, r.failed("the match could not be read", err)
		}
		all = append(all, events...)
		if len(events) < page {
			return all, nil
		}
		after = events[len(events)-1].Seq
	}
}

// count counts the lines of chat, once, and publishes those of which it was open whether
// they were kept.
func (r *room) count(ctx context.Context) error {
	if r.lines >= 0 {
		return nil
	}
	var last int64
	for {
		lines, err := r.hall.Store.Lines(ctx, r.id, last, page)
		if err != nil {
			return r.failed("the chat could not be read", err)
		}
		for _, line := range lines {
			last = line.N
			if r.said >= 0 && last > r.said {
				r.say(line)
			}
		}
		if len(lines) < page {
			r.lines, r.said = last, last
			return nil
		}
	}
}

// failed logs what went wrong and is nobody's doing.
func (r *room) failed(what string, err error) error {
	switch {
	case errors.Is(err, store.ErrNotFound), errors.Is(err, store.ErrDuplicate):
	case errors.Is(err, context.Canceled), errors.Is(err, store.ErrClosed):
	default:
		r.hall.Log.Error(what, "match", r.id, "error", err)
	}
	return err
}
