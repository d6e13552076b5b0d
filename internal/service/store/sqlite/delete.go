package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite/query"
)

// Expired returns the expired matches after a number.
func (r *Reader) Expired(ctx context.Context, retention store.Retention, after int64, limit int) ([]store.Expired, int64, error) {
	limit = max(limit, 1)
	rows, err := r.q.Categories(ctx, query.CategoriesParams{Number: after, Limit: int64(limit)})
	if err != nil {
		return nil, 0, r.readError(err, "list", "of matches")
	}
	var expired []store.Expired
	for _, row := range rows {
		s := store.Summary{Status: store.MatchStatus(row.Status), Outcome: game.Outcome{Reason: row.Reason}, Changed: timeOf(row.Changed)}
		if row.Deadline.Valid {
			s.Deadline = new(time.Duration)
		}
		if category, ok := retention.Expires(&s); ok {
			expired = append(expired, store.Expired{Match: row.ID, Seq: row.Seq, Category: category})
		}
	}
	if len(rows) < limit {
		return expired, 0, nil
	}
	return expired, rows[len(rows)-1].Number, nil
}

// Delete deletes a match with all that belongs to it.
func (s *Store) Delete(ctx context.Context, id string, seq int64) error {
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		head, err := q.Head(ctx, id)
		switch {
		case errors.Is(err, sql.ErrNoRows):
			return fmt.Errorf("match %s: %w", id, store.ErrNotFound)
		case err != nil:
			return err
		case head.Seq != seq:
			return fmt.Errorf("match %s: %w: the last is %d", id, store.ErrConflict, head.Seq)
		}
		for _, remove := range []func(context.Context, int64) error{q.RemoveEvents, q.RemoveLines, q.RemoveCommands, q.RemoveConditionalTurns, q.RemoveGameReport} {
			if err := remove(ctx, head.Number); err != nil {
				return err
			}
		}
		if err := q.RemoveInvitations(ctx, id); err != nil {
			return err
		}
		if err := q.DeleteDeliveriesAbout(ctx, id); err != nil {
			return err
		}
		if err := q.DeleteNoticesAbout(ctx, id); err != nil {
			return err
		}
		return q.RemoveMatch(ctx, head.Number)
	})
}

// DeletePeople deletes people after an id who have no seat, no account and were not seen since a time.
func (s *Store) DeletePeople(ctx context.Context, seen time.Time, after string, limit int) (deleted int, next string, err error) {
	limit = max(limit, 1)
	people, err := s.q.PeopleAfter(ctx, query.PeopleAfterParams{ID: after, Limit: int64(limit)})
	if err != nil {
		return 0, "", s.readError(err, "list", "of people")
	}
	var old []string
	for _, p := range people {
		if p.Seen < seen.UnixMilli() {
			old = append(old, p.ID)
		}
	}
	if len(people) == limit {
		next = people[limit-1].ID
	}
	if len(old) == 0 {
		return 0, next, nil
	}
	err = s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		deleted = 0
		for _, id := range old {
			n, err := q.DeletePerson(ctx, query.DeletePersonParams{ID: id, Seen: seen.UnixMilli()})
			if err != nil {
				return err
			}
			deleted += int(n)
			if n == 0 {
				continue
			}
			for _, remove := range []func(context.Context, string) error{q.DeleteBlocksOfPerson, q.DeleteReportsOfPerson, q.DeleteMuteOfPerson} {
				if err := remove(ctx, id); err != nil {
					return err
				}
			}
		}
		return nil
	})
	if err != nil {
		return 0, "", err
	}
	return deleted, next, nil
}
