package memory

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// Expired returns the expired matches after a number.
func (s *Store) Expired(ctx context.Context, r store.Retention, after int64, limit int) ([]store.Expired, int64, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, 0, err
	}
	defer s.mu.RUnlock()
	var expired []store.Expired
	some := s.behind(after)
	limit = max(limit, 1)
	some = some[:min(len(some), limit)]
	for _, k := range some {
		if category, ok := r.Expires(&k.summary); ok {
			expired = append(expired, store.Expired{Match: k.summary.Match, Seq: int64(len(k.events)), Category: category})
		}
	}
	if len(some) < limit {
		return expired, 0, nil
	}
	return expired, some[len(some)-1].number, nil
}

// Delete deletes a match with all that belongs to it.
func (s *Store) Delete(ctx context.Context, id string, seq int64) error {
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	k, err := s.matchByID(id)
	if err != nil {
		return err
	}
	if int64(len(k.events)) != seq {
		return fmt.Errorf("match %s: %w: the last is %d", id, store.ErrConflict, len(k.events))
	}
	delete(s.matches, id)
	delete(s.explored, id)
	s.bytes -= sizeOf(k.events, k.lines)
	i := len(s.order) - len(s.behind(k.number-1))
	s.order = slices.Delete(s.order, i, i+1)
	maps.DeleteFunc(s.invitations, func(_ store.Hash, i store.Invitation) bool { return i.Match == id })
	s.deleteNotices(func(k *store.NoticeKey) bool { return k.Match == id })
	return nil
}

// DeletePeople deletes people after an id who have no seat, no account and were not seen since a time.
func (s *Store) DeletePeople(ctx context.Context, seen time.Time, after string, limit int) (int, string, error) {
	if err := s.lockForWrite(ctx); err != nil {
		return 0, "", err
	}
	defer s.mu.Unlock()
	some := slices.Sorted(maps.Keys(s.people))
	i, found := slices.BinarySearch(some, after)
	if found {
		i++
	}
	limit = max(limit, 1)
	some = some[i:min(len(some), i+limit)]
	seated := s.seated()
	for _, t := range s.studies {
		seated[t.Owner] = true
	}
	deleted := 0
	for _, id := range some {
		if s.people[id].Seen.Before(store.RoundTime(seen)) && !seated[id] && s.accounts[id] == nil {
			delete(s.people, id)
			s.deleteSafety(id)
			deleted++
		}
	}
	if len(some) < limit {
		return deleted, "", nil
	}
	return deleted, some[len(some)-1], nil
}

// seated returns the people who have a seat. The store is locked.
func (s *Store) seated() map[string]bool {
	seated := map[string]bool{}
	for _, k := range s.order {
		for _, seat := range k.summary.Seats {
			seated[seat.Person] = true
		}
	}
	return seated
}

// Usage reports how much the events and the chat take. No disk is used.
func (s *Store) Usage(ctx context.Context) (store.Usage, error) {
	if err := s.lockForRead(ctx); err != nil {
		return store.Usage{}, err
	}
	defer s.mu.RUnlock()
	return store.Usage{Bytes: s.bytes, Free: -1}, nil
}
