package postgres

import (
	"context"
	"errors"
	"fmt"

	"github.com/jackc/pgx/v5"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

// Follow stores that a person follows another one. Both accounts are locked in a way that lets two people follow each other at
// the same time: they would otherwise wait for each other for ever.
func (s *Store) Follow(ctx context.Context, f store.Follow) error {
	if err := f.Check(); err != nil {
		return err
	}
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		_, err := q.LockForFollow(ctx, escape(f.Person))
		if err == nil {
			_, err = q.ShareForFollow(ctx, escape(f.Followed))
		}
		if errors.Is(err, pgx.ErrNoRows) {
			err = fmt.Errorf("account of person %s or %s: %w", f.Person, f.Followed, store.ErrNotFound)
		}
		if err != nil {
			return err
		}
		known, err := q.HasFollow(ctx, query.HasFollowParams{Person: escape(f.Person), Followed: escape(f.Followed)})
		if err != nil || known > 0 {
			return err
		}
		n, err := q.CountFollows(ctx, escape(f.Person))
		if err != nil {
			return err
		}
		if n >= store.MaxFollows {
			return fmt.Errorf("follows of person %s: %w", f.Person, store.ErrTooMany)
		}
		return q.InsertFollow(ctx, query.InsertFollowParams{Person: escape(f.Person), Followed: escape(f.Followed), Since: f.Since.UnixMilli()})
	})
}

// Unfollow ends that a person follows another one.
func (s *Store) Unfollow(ctx context.Context, person, followed string) error {
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.Unfollow(ctx, query.UnfollowParams{Person: escape(person), Followed: escape(followed)})
		return changed(rows, err, "follow of person "+followed)
	})
}

// Follows returns whom a person follows.
func (s *Store) Follows(ctx context.Context, person string) ([]store.Follow, error) {
	rows, err := s.q.Follows(ctx, escape(person))
	return followsOf(rows), s.readError(err, "follows of person", person)
}

// followsOf makes follows of rows.
func followsOf(rows []query.Follow) []store.Follow {
	var follows []store.Follow
	for _, row := range rows {
		follows = append(follows, store.Follow{Person: unescape(row.Person), Followed: unescape(row.Followed), Since: timeOf(row.Since)})
	}
	return follows
}
