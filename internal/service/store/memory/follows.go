package memory

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// Follow stores that a person follows another one.
func (s *Store) Follow(ctx context.Context, f store.Follow) error {
	if err := f.Check(); err != nil {
		return err
	}
	return s.changeAccount(ctx, f.Person, func(a *store.AccountCopy) error {
		if _, err := s.accountOf(f.Followed); err != nil {
			return err
		}
		f.Since = store.RoundTime(f.Since)
		at, known := slices.BinarySearchFunc(a.Follows, f.Followed, func(other store.Follow, id string) int { return strings.Compare(other.Followed, id) })
		switch {
		case known:
			return nil
		case len(a.Follows) >= store.MaxFollows:
			return fmt.Errorf("follows of person %s: %w", f.Person, store.ErrTooMany)
		}
		a.Follows = slices.Insert(a.Follows, at, f)
		return nil
	})
}

// Unfollow ends that a person follows another one.
func (s *Store) Unfollow(ctx context.Context, person, followed string) error {
	return s.changeAccount(ctx, person, func(a *store.AccountCopy) error {
		before := len(a.Follows)
		if removeFollow(a, followed); len(a.Follows) == before {
			return fmt.Errorf("follow of person %s: %w", followed, store.ErrNotFound)
		}
		return nil
	})
}

// Follows returns whom a person follows.
func (s *Store) Follows(ctx context.Context, person string) ([]store.Follow, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	a := s.accounts[person]
	if a == nil {
		return nil, nil
	}
	return slices.SortedFunc(slices.Values(a.Follows), func(x, y store.Follow) int {
		return cmp.Or(y.Since.Compare(x.Since), strings.Compare(x.Followed, y.Followed))
	}), nil
}

// removeFollow ends that the person of an account follows another one.
func removeFollow(a *store.AccountCopy, followed string) {
	a.Follows = slices.DeleteFunc(a.Follows, func(f store.Follow) bool { return f.Followed == followed })
}
