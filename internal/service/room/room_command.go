package room

import (
	"context"
	"errors"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/notice"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/rating"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// Do carries out a command and returns once its events are on disk and published.
// A key that was answered before is answered the same again. The error is a
// *match.Refusal, one of the store (store.ErrNotFound …), ErrBusy, ErrClosed, or that of ctx
// or its quota.
func (h *Registry) Do(ctx context.Context, id string, q CommandEnvelope) (answer CommandResult, err error) {
	done, err := h.Delay(ctx, id, &q, nil)
	if err != nil {
		return CommandResult{}, err
	}
	defer done()
	return h.DoNow(ctx, id, q)
}

// DoNow is Do that takes nothing of a quota before. In a cluster the error is an *OwnedError if
// another node owns the match.
func (h *Registry) DoNow(ctx context.Context, id string, q CommandEnvelope) (answer CommandResult, err error) {
	err = h.withOwned(ctx, id, commands, func(r *room) error {
		answer, err = r.do(ctx, q)
		return err
	})
	return answer, err
}

// Read calls f with the current match. f must not change or keep it.
func (h *Registry) Read(ctx context.Context, id string, f func(*match.Match, time.Duration) error) error {
	return h.withRoom(ctx, id, readers, func(r *room) error {
		if err := r.current(ctx); err != nil {
			return err
		}
		return f(r.match, h.Clock.Now().Uptime)
	})
}

// do answers a command: once by carrying it out, and from then on the same.
func (r *room) do(ctx context.Context, q CommandEnvelope) (CommandResult, error) {
	if a, ok := r.recent.get(q.Key); ok {
		return CommandResult{CommandAnswer: a, Repeated: true}, nil
	}
	if !q.automatic {
		r.here.markActive(q.Sender.Person, r.registry.Clock.Now().Uptime)
	}
	defer func() { _ = r.setClock(ctx) }()
	a, err := r.carryOut(ctx, q)
	if err == nil {
		r.recent.put(q.Key, a)
		return CommandResult{CommandAnswer: a}, nil
	}
	var refusal *match.Refusal
	refused := errors.As(err, &refusal)
	if refused && r.registry.Cluster != nil {
		// A node that was interrupted unnoticed may refuse what its successor would not.
		if ours, err := r.verify(ctx); err != nil {
			return CommandResult{}, err
		} else if !ours {
			return CommandResult{}, store.ErrNotOwner
		}
	}
	if q.Key != nil && (refused || errors.Is(err, store.ErrDuplicate)) {
		// What is refused now may have been carried out before.
		before, ok, failure := r.registry.Store.CommandAnswer(ctx, r.id, *q.Key)
		switch {
		case failure != nil:
			return CommandResult{}, r.logFailure("the answer to a command could not be read", failure)
		case ok:
			r.recent.put(q.Key, before)
			return CommandResult{CommandAnswer: before, Repeated: true}, nil
		}
	}
	if refused {
		r.registry.Metrics.Refused.WithLabelValues(string(refusal.Code)).Inc()
	}
	return CommandResult{}, err
}

// carryOut decides, stores and publishes.
func (r *room) carryOut(ctx context.Context, q CommandEnvelope) (store.CommandAnswer, error) {
	if chat, ok := q.Command.(match.Chat); ok {
		return r.commitChat(ctx, chat, q)
	}
	if err := r.checkBlocks(ctx, q); err != nil {
		return store.CommandAnswer{}, err
	}
	if sit, ok := q.Command.(match.Sit); ok && r.match.Terms.Rated {
		var err error
		if sit.HasAccount, err = r.registry.hasAccount(ctx, q.Sender.Person); err != nil {
			return store.CommandAnswer{}, err
		}
		if err := r.rate(ctx, &sit, q.Sender.Person); err != nil {
			return store.CommandAnswer{}, err
		}
		q.Command = sit
	}
	for {
		at, skipped, err := r.contextOf(ctx, q)
		if err != nil {
			return store.CommandAnswer{}, err
		}
		facts, err := r.match.Decide(q.Command, q.Sender, at)
		if err != nil {
			return store.CommandAnswer{}, err
		}
		if len(facts) == 0 {
			r.setTimer(deadlineRetry)
			return store.CommandAnswer{Seq: r.match.Seq}, nil
		}
		moved, err := r.acquireEpoch(ctx)
		if err != nil {
			return store.CommandAnswer{}, err
		}
		if !moved {
			return r.commitEvents(ctx, q, facts, at, skipped)
		}
	}
}

// commitEvents makes facts the next events. They were decided when the clock had skipped so much.
func (r *room) commitEvents(ctx context.Context, q CommandEnvelope, facts []match.EventData, at match.Context, skipped time.Duration) (store.CommandAnswer, error) {
	before := *r.match
	over := before.Over()
	seen := notice.Circumstances{Sender: q.Sender.Person, Viewing: r.here.views}
	seen.Vacation, _ = r.match.OnVacation(0)
	next, entries, err := r.rematch(ctx, facts, q.Sender.Person, at)
	if err != nil {
		return store.CommandAnswer{}, err
	}
	events := r.match.NumberEvents(facts, at)
	// The summary to be kept is that after the events. No reader sees the match before
	// they are kept: if that fails it is dropped.
	states := make([]protocol.MatchUpdate, len(events))
	for i, e := range events {
		if err := r.match.Apply(e); err != nil {
			r.invalidate()
			return store.CommandAnswer{}, r.logFailure("what was decided does not follow", err)
		}
		states[i] = protocol.MatchUpdateOf(r.match, e.Uptime)
	}
	r.noteTurn(skipped) // also if the outcome is unknown, and the match is read again
	summary := store.Summarize(r.match)
	entry := store.LogEntry{Match: r.id, Epoch: r.epoch, CommandKey: q.Key, Events: events, Summary: summary}
	// The terms are those of the first event.
	entry.OnlyProgress = r.match.Began == before.Began && r.match.Outcome == before.Outcome && r.match.Seats == before.Seats
	if !over {
		entry.Result = rating.ResultOf(r.match)
	}
	entry.Notices, entry.TurnOver = notice.OfEvents(r.match, events, seen)
	if err := r.append(ctx, append([]store.LogEntry{entry}, entries...)); err != nil {
		return store.CommandAnswer{}, err
	}
	r.extendBeginning(events)
	size := r.publishEvents(events, states) + bytesOf(&entry)
	for i := range entries {
		size += bytesOfNew(&entries[i])
	}
	r.charge(ctx, q, size)
	r.registry.publishListing(summary)
	r.registry.countMetrics(r.match, events, over)
	r.registry.updateSeats(r, at.Uptime)
	r.schedule()
	r.followSoon()
	if next != nil {
		r.registry.addCreated(next, entries[0].Events)
	}
	return entry.CommandAnswer(), nil
}

// commitChat stores and publishes a line of chat.
func (r *room) commitChat(ctx context.Context, chat match.Chat, q CommandEnvelope) (store.CommandAnswer, error) {
	if err := r.checkMute(ctx, q); err != nil {
		return store.CommandAnswer{}, err
	}
	if _, err := r.acquireEpoch(ctx); err != nil {
		return store.CommandAnswer{}, err
	}
	if err := r.loadChatCount(ctx); err != nil {
		return store.CommandAnswer{}, err
	}
	at, _, err := r.contextOf(ctx, q)
	if err != nil {
		return store.CommandAnswer{}, err
	}
	line, err := r.match.Chat(chat, q.Sender, at, r.chatCount)
	if err != nil {
		return store.CommandAnswer{}, err
	}
	entry := store.LogEntry{Match: r.id, Epoch: r.epoch, CommandKey: q.Key, Chat: []match.ChatMessage{line}}
	if err := r.append(ctx, []store.LogEntry{entry}); err != nil {
		return store.CommandAnswer{}, err
	}
	r.chatCount = line.Number
	r.publishChat(line)
	r.charge(ctx, q, bytesOf(&entry))
	return entry.CommandAnswer(), nil
}

// charge charges the bytes that a command has written to its sender, with those that no
// command has caused: the turns of a computer, conditional turns, the fall of a flag.
func (r *room) charge(ctx context.Context, q CommandEnvelope, bytes int) {
	r.unpaid += bytes
	if q.Sender.Person != "" && !q.automatic {
		WriteQuotaOf(ctx).Charge(r.unpaid)
		r.unpaid = 0
	}
}

// append stores the entries, whether or not the sender waits for it. After an error it is
// unknown what was stored, and the events are applied already: the match is dropped.
func (r *room) append(ctx context.Context, entries []store.LogEntry) error {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), r.registry.AppendTimeout)
	defer cancel()
	err := r.registry.Store.Append(ctx, entries...)
	if err == nil {
		return nil
	}
	if r.registry.Cluster != nil && !isCertain(err) {
		r.registry.markUncertain(r.id)
	}
	if len(entries[0].Events) > 0 || !errors.Is(err, store.ErrDuplicate) {
		r.invalidate()
	}
	return r.logFailure("a command could not be kept", err)
}

// contextOf is now, for a command, and what the clock has skipped until now.
func (r *room) contextOf(ctx context.Context, q CommandEnvelope) (at match.Context, skipped time.Duration, err error) {
	if r.registry.Cluster != nil {
		// A turn that is decided by a clock that stands still would leave the time to the next one.
		r.registry.Node.Settle(ctx)
	}
	now := r.registry.Clock.Now()
	id, seed := newID()
	vacations, err := r.vacations(ctx)
	return match.Context{
		At: now.At, Uptime: now.Uptime, Lag: q.Lag, Absent: r.here.absence(now.Uptime), Held: r.held(q, now.Uptime) + r.skippedTime(now),
		Seed: seed, RematchID: id,
		Start: r.start, Grace: r.grace, Back: r.here.returned(), Vacations: vacations,
	}, now.Skipped, err
}

// isCertain reports whether an error of Append means that nothing was stored.
func isCertain(err error) bool {
	for _, certain := range []error{
		store.ErrNotFound, store.ErrExists, store.ErrDuplicate, store.ErrConflict, store.ErrNotOwner, store.ErrInvalid,
		store.ErrFull, store.ErrUnavailable, store.ErrReadOnly, store.ErrLocked, store.ErrDamaged, store.ErrClosed,
	} {
		if errors.Is(err, certain) {
			return !errors.Is(err, store.ErrUnknownOutcome)
		}
	}
	return false
}
