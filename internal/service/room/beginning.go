package room

import (
	"context"
	"slices"

	"github.com/teahouse-games/teahouse/internal/service/match"
)

// maxBeginning is up to how many events a room keeps all of them. Those who open a new match are sent them without a
// read of the store: that is when matches are opened most often, and in a cluster such a read costs a commit, too.
const maxBeginning = 4

// extendBeginning adds stored events to the beginning of the match, if the room has it.
func (r *room) extendBeginning(events []match.Event) {
	switch {
	case r.beginning == nil:
	case len(r.beginning)+len(events) > maxBeginning:
		r.beginning = nil
	default:
		r.beginning = append(r.beginning, events...)
	}
}

// knows reports whether the match is loaded and what the room knows of it is all that is stored. In a cluster the database is asked
// each time whether this node owns the match still: a node that cannot reach this one may have claimed it, and played on, a moment ago.
func (r *room) knows(ctx context.Context) (bool, error) {
	if r.match == nil || !r.owned() {
		return false, nil
	}
	if r.registry.Cluster == nil {
		return true, nil
	}
	return r.verify(ctx)
}

// LastSeq returns the number of the last event of a match. The error is store.ErrNotFound if there is no such match.
func (h *Registry) LastSeq(ctx context.Context, id string) (seq int64, err error) {
	known := false
	err = h.withRoom(ctx, id, readers, func(r *room) error {
		if known, err = r.knows(ctx); known {
			seq = r.match.Seq
		}
		return err
	})
	if err != nil || known {
		return seq, err
	}
	summary, err := h.Store.Summary(ctx, id)
	return summary.Seq, err
}

// Events returns the events of a match after a number, like the store. Those of a match that has just begun have the
// names that people had then.
func (h *Registry) Events(ctx context.Context, id string, after int64, limit int) (events []match.Event, err error) {
	known := false
	err = h.withRoom(ctx, id, readers, func(r *room) error {
		if r.beginning == nil || after < 0 {
			return nil
		}
		if known, err = r.knows(ctx); known && r.beginning != nil {
			rest := r.beginning[min(after, int64(len(r.beginning))):]
			events = slices.Clone(rest[:min(len(rest), max(limit, 0))])
		}
		return err
	})
	if err != nil || known {
		return events, err
	}
	return h.Store.Events(ctx, id, after, limit)
}

// Chat returns the lines of chat of a match after a number, like the store.
func (h *Registry) Chat(ctx context.Context, id string, after int64, limit int) ([]match.ChatMessage, error) {
	silent := false
	err := h.withRoom(ctx, id, readers, func(r *room) (err error) {
		if r.chatCount < 0 || r.chatCount > max(after, 0) {
			return nil
		}
		silent, err = r.knows(ctx)
		return err
	})
	if err != nil || silent {
		return nil, err
	}
	return h.Store.Chat(ctx, id, after, limit)
}
