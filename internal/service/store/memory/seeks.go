package memory

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// copyOfSeek returns a seek that shares nothing with another one.
func copyOfSeek(k store.Seek) store.Seek {
	k.Terms.Options = maps.Clone(k.Terms.Options)
	return k
}

// waitingSeek returns a seek that waits. The store is locked.
func (s *Store) waitingSeek(id string) (store.Seek, bool) {
	k, ok := s.seeks[id]
	return k, ok && k.Match == ""
}

// PutSeek stores a new seek, and deletes another one of the person that waits.
func (s *Store) PutSeek(ctx context.Context, k store.Seek) error {
	if err := k.Check(); err != nil {
		return err
	}
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	if known, ok := s.seeks[k.ID]; ok && (known.Match != "" || known.Person != k.Person) {
		return fmt.Errorf("seek: %w", store.ErrExists)
	}
	maps.DeleteFunc(s.seeks, func(_ string, other store.Seek) bool { return other.Match == "" && other.Person == k.Person })
	k = copyOfSeek(k)
	k.Since, k.Paired = store.RoundTime(k.Since), game.None
	s.seeks[k.ID] = k
	return nil
}

// Seek returns a seek.
func (s *Store) Seek(ctx context.Context, id string) (store.Seek, error) {
	if err := s.lockForRead(ctx); err != nil {
		return store.Seek{}, err
	}
	defer s.mu.RUnlock()
	k, ok := s.seeks[id]
	if !ok {
		return store.Seek{}, fmt.Errorf("seek %s: %w", id, store.ErrNotFound)
	}
	return copyOfSeek(k), nil
}

// WaitingSeeks returns the seeks that wait.
func (s *Store) WaitingSeeks(ctx context.Context, limit int) ([]store.Seek, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	var list []store.Seek
	for _, k := range s.seeks {
		if k.Match == "" {
			list = append(list, copyOfSeek(k))
		}
	}
	slices.SortFunc(list, func(a, b store.Seek) int { return cmp.Or(a.Since.Compare(b.Since), cmp.Compare(a.ID, b.ID)) })
	return list[:min(len(list), max(limit, 0), store.MaxSeeks)], nil
}

// PairSeeks pairs two seeks that wait.
func (s *Store) PairSeeks(ctx context.Context, p store.SeekPair) error {
	if err := p.Check(); err != nil {
		return err
	}
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	first, firstWaits := s.waitingSeek(p.First)
	second, secondWaits := s.waitingSeek(p.Second)
	if !firstWaits || !secondWaits {
		return fmt.Errorf("seeks %s and %s: %w", p.First, p.Second, store.ErrChanged)
	}
	at := store.RoundTime(p.At)
	first.Match, first.Paired, first.Opponent, first.PairedAt = p.Match, game.First, second.Person, at
	second.Match, second.Paired, second.Opponent, second.PairedAt = p.Match, game.Second, first.Person, at
	s.seeks[first.ID], s.seeks[second.ID] = first, second
	return nil
}

// MoveSeek makes a seek that waits one of another node.
func (s *Store) MoveSeek(ctx context.Context, id, node string) error {
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	k, ok := s.waitingSeek(id)
	if !ok {
		return fmt.Errorf("seek %s: %w", id, store.ErrNotFound)
	}
	k.Node = node
	s.seeks[id] = k
	return nil
}

// DeleteSeek deletes a seek that waits.
func (s *Store) DeleteSeek(ctx context.Context, id string) (bool, error) {
	if err := s.lockForWrite(ctx); err != nil {
		return false, err
	}
	defer s.mu.Unlock()
	_, ok := s.waitingSeek(id)
	if ok {
		delete(s.seeks, id)
	}
	return ok, nil
}

// DeletePairedSeeks deletes the seeks that were paired before a time.
func (s *Store) DeletePairedSeeks(ctx context.Context, before time.Time) error {
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	maps.DeleteFunc(s.seeks, func(_ string, k store.Seek) bool {
		return k.Match != "" && k.PairedAt.UnixMilli() < before.UnixMilli()
	})
	return nil
}
