package memory

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// pageAfter returns the elements after the first after of all, at most limit.
func pageAfter[T any](all []T, after int64, limit int) []T {
	if limit <= 0 || after >= int64(len(all)) {
		return nil
	}
	all = all[max(after, 0):]
	return all[:min(limit, len(all))]
}

// Events returns the events of a match after a number.
func (s *Store) Events(ctx context.Context, id string, after int64, limit int) ([]match.Event, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	k, err := s.matchByID(id)
	if err != nil {
		return nil, err
	}
	var events []match.Event
	for _, text := range pageAfter(k.events, after, limit) {
		var event match.Event
		if err := json.Unmarshal(text, &event); err != nil {
			return nil, fmt.Errorf("match %s: event %d %w: %w", id, after+int64(len(events))+1, store.ErrUnreadable, err)
		}
		events = append(events, event)
	}
	return events, nil
}

// EachEvent calls f for the events of a match up to the one numbered last, all if that is 0.
func (s *Store) EachEvent(ctx context.Context, id string, last int64, f func(match.Event) error) error {
	limit := math.MaxInt
	if last > 0 {
		limit = int(last)
	}
	events, err := s.Events(ctx, id, 0, limit)
	if err != nil {
		return err
	}
	if int64(len(events)) < last {
		return fmt.Errorf("match %s: its log ends with event %d instead of %d", id, len(events), last)
	}
	for _, event := range events {
		if err := f(event); err != nil {
			return err
		}
	}
	return nil
}

// Chat returns the chat of a match after a number.
func (s *Store) Chat(ctx context.Context, id string, after int64, limit int) ([]match.ChatMessage, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	k, err := s.matchByID(id)
	if err != nil {
		return nil, err
	}
	return slices.Clone(pageAfter(k.lines, after, limit)), nil
}

// CommandAnswer returns the answer to a stored command.
func (s *Store) CommandAnswer(ctx context.Context, id string, key store.CommandKey) (store.CommandAnswer, bool, error) {
	if err := s.lockForRead(ctx); err != nil {
		return store.CommandAnswer{}, false, err
	}
	defer s.mu.RUnlock()
	k := s.matches[id]
	if k == nil {
		return store.CommandAnswer{}, false, nil
	}
	a, ok := k.answers[key]
	return a, ok, nil
}

// Summary returns that of one match.
func (s *Store) Summary(ctx context.Context, id string) (store.Summary, error) {
	if err := s.lockForRead(ctx); err != nil {
		return store.Summary{}, err
	}
	defer s.mu.RUnlock()
	k, err := s.matchByID(id)
	if err != nil {
		return store.Summary{}, err
	}
	return k.summary.Normalized(), nil
}

// List returns summaries, the last changed first.
func (s *Store) List(ctx context.Context, filter store.Filter) ([]store.Summary, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	var list []store.Summary
	for _, k := range s.order {
		if filter.Matches(&k.summary) {
			list = append(list, k.summary.Normalized())
		}
	}
	slices.SortFunc(list, func(a, b store.Summary) int {
		return cmp.Or(b.Changed.Compare(a.Changed), strings.Compare(b.Match, a.Match))
	})
	return list[:min(len(list), filter.EffectiveLimit())], nil
}

// HeadToHead returns how the matches between two people have ended for the first of them.
func (s *Store) HeadToHead(ctx context.Context, person, opponent string) (h store.HeadToHead, err error) {
	if err := s.lockForRead(ctx); err != nil {
		return h, err
	}
	defer s.mu.RUnlock()
	for _, k := range s.order {
		m := &k.summary
		if person != "" && opponent != "" && person != opponent && m.HasPerson(person) && m.HasPerson(opponent) && m.ResultOf(person) != "" {
			h.Add(m.Outcome.Winner, m.Seats[0].Person == person, 1)
		}
	}
	return h, nil
}

// DueMatches returns the ids of matches that have something to do.
func (s *Store) DueMatches(ctx context.Context, uptime time.Duration, limit int) ([]string, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	type waiting struct {
		id    string
		since time.Duration
	}
	var due []waiting
	for _, k := range s.order {
		switch {
		case k.summary.Computer:
			due = append(due, waiting{k.summary.Match, k.since})
		case k.summary.Deadline != nil && *k.summary.Deadline <= uptime:
			due = append(due, waiting{k.summary.Match, *k.summary.Deadline})
		}
	}
	slices.SortFunc(due, func(a, b waiting) int {
		return cmp.Or(cmp.Compare(a.since, b.since), strings.Compare(a.id, b.id))
	})
	var ids []string
	for _, w := range pageAfter(due, 0, limit) {
		ids = append(ids, w.id)
	}
	return ids, nil
}

// ForEachSummary calls f for all matches in the order in which they were created.
func (s *Store) ForEachSummary(ctx context.Context, f func(store.Summary) error) error {
	for last := int64(0); ; {
		if err := s.lockForRead(ctx); err != nil {
			return err
		}
		behind := s.behind(last)
		if len(behind) == 0 {
			s.mu.RUnlock()
			return nil
		}
		summary := behind[0].summary.Normalized()
		last = behind[0].number
		s.mu.RUnlock() // f may use the store
		if err := f(summary); err != nil {
			return err
		}
	}
}

// behind returns the matches after the one with a number. The store is locked.
func (s *Store) behind(number int64) []*matchLog {
	i, _ := slices.BinarySearchFunc(s.order, number+1, func(k *matchLog, n int64) int { return cmp.Compare(k.number, n) })
	return s.order[i:]
}
