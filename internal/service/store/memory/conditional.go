package memory

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// storedConditional is conditional turns with their text in JSON, so that nothing is shared.
type storedConditional struct {
	store.ConditionalRecord
	turns string
}

// read returns the conditional turns.
func (c *storedConditional) read() (store.ConditionalRecord, error) {
	r := c.ConditionalRecord
	var err error
	r.Turns, err = store.ReadConditional(c.turns)
	return r, err
}

// setConditional stores conditional turns that were checked.
func (k *matchLog) setConditional(c store.ConditionalRecord, turns string) {
	c.Turns = nil
	k.conditional[c.Seat] = &storedConditional{c, turns}
}

// ConditionalTurns returns those of both seats of a match.
func (s *Store) ConditionalTurns(ctx context.Context, id string) ([]store.ConditionalRecord, error) {
	return s.selectConditional(ctx, func(c *storedConditional) bool { return c.Match == id })
}

// ConditionalTurnsOf returns those of a person.
func (s *Store) ConditionalTurnsOf(ctx context.Context, person string) ([]store.ConditionalRecord, error) {
	all, err := s.selectConditional(ctx, func(c *storedConditional) bool { return c.Person == person })
	return all[:min(len(all), store.MaxList)], err
}

// selectConditional returns some conditional turns by match and seat.
func (s *Store) selectConditional(ctx context.Context, selected func(*storedConditional) bool) (all []store.ConditionalRecord, err error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	for _, k := range s.order {
		for _, c := range k.conditional {
			if c == nil || !selected(c) {
				continue
			}
			r, err := c.read()
			if err != nil {
				return nil, err
			}
			all = append(all, r)
		}
	}
	slices.SortFunc(all, func(a, b store.ConditionalRecord) int {
		return cmp.Or(strings.Compare(a.Match, b.Match), cmp.Compare(a.Seat, b.Seat))
	})
	return all, nil
}

// UnfollowedMatches returns the ids of matches that have moved on since their conditional turns were followed.
func (s *Store) UnfollowedMatches(ctx context.Context, limit int) ([]string, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	var ids []string
	for id, k := range s.matches {
		if slices.ContainsFunc(k.conditional[:], func(c *storedConditional) bool { return c != nil && c.Seq < int64(len(k.events)) }) {
			ids = append(ids, id)
		}
	}
	slices.Sort(ids)
	return ids[:min(len(ids), max(limit, 0))], nil
}

// PutConditionalTurns stores the conditional turns of a seat.
func (s *Store) PutConditionalTurns(ctx context.Context, c store.ConditionalRecord, replaces int64) error {
	turns, err := c.Check()
	if err != nil {
		return err
	}
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	k, err := s.matchByID(c.Match)
	if err != nil {
		return err
	}
	revision := int64(0)
	if before := k.conditional[c.Seat]; before != nil {
		revision = before.Revision
	}
	if revision != replaces {
		return fmt.Errorf("conditional turns of match %s: %w", c.Match, store.ErrChanged)
	}
	if len(c.Turns) == 0 {
		k.conditional[c.Seat] = nil
		return nil
	}
	k.setConditional(c, turns)
	return nil
}

// deleteConditionalOf deletes the conditional turns of a person. The store is locked.
func (s *Store) deleteConditionalOf(person string) {
	for _, k := range s.order {
		for seat, c := range k.conditional {
			if c != nil && c.Person == person {
				k.conditional[seat] = nil
			}
		}
	}
}
