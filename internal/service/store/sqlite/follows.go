package sqlite

import (
	"context"
	"fmt"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite/query"
)

// Follow stores that a person follows another one.
func (s *Store) Follow(ctx context.Context, f store.Follow) error {
	if err := f.Check(); err != nil {
		return err
	}
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		for _, person := range []string{f.Person, f.Followed} {
			if _, err := accountRow(ctx, q, person); err != nil {
				return err
			}
		}
		known, err := q.HasFollow(ctx, query.HasFollowParams{Person: f.Person, Followed: f.Followed})
		if err != nil || known > 0 {
			return err
		}
		n, err := q.CountFollows(ctx, f.Person)
		if err != nil {
			return err
		}
		if n >= store.MaxFollows {
			return fmt.Errorf("follows of person %s: %w", f.Person, store.ErrTooMany)
		}
		return insertFollow(ctx, q, &f)
	})
}

func insertFollow(ctx context.Context, q *query.Queries, f *store.Follow) error {
	return q.InsertFollow(ctx, query.InsertFollowParams{Person: f.Person, Followed: f.Followed, Since: f.Since.UnixMilli()})
}

// Unfollow ends that a person follows another one.
func (s *Store) Unfollow(ctx context.Context, person, followed string) error {
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.Unfollow(ctx, query.UnfollowParams{Person: person, Followed: followed})
		return changed(rows, err, "follow of person "+followed)
	})
}

// Follows returns whom a person follows.
func (r *Reader) Follows(ctx context.Context, person string) ([]store.Follow, error) {
	rows, err := r.q.Follows(ctx, person)
	return followsOf(rows), r.readError(err, "follows of person", person)
}

// followsOf makes follows of rows.
func followsOf(rows []query.Follow) []store.Follow {
	var follows []store.Follow
	for _, row := range rows {
		follows = append(follows, store.Follow{Person: row.Person, Followed: row.Followed, Since: timeOf(row.Since)})
	}
	return follows
}
