package postgres

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

// Expired returns the expired matches after a number.
func (s *Store) Expired(ctx context.Context, retention store.Retention, after int64, limit int) ([]store.Expired, int64, error) {
	limit = max(limit, 1)
	rows, err := s.q.Categories(ctx, query.CategoriesParams{Number: after, Limit: rowLimit(limit)})
	if err != nil {
		return nil, 0, s.readError(err, "list", "of matches")
	}
	var expired []store.Expired
	for _, row := range rows {
		summary := store.Summary{
			Status: store.MatchStatus(unescape(row.Status)), Outcome: game.Outcome{Reason: unescape(row.Reason)}, Changed: timeOf(row.Changed),
		}
		if row.Deadline.Valid {
			summary.Deadline = new(time.Duration)
		}
		if category, ok := retention.Expires(&summary); ok {
			expired = append(expired, store.Expired{Match: unescape(row.ID), Seq: row.Seq, Category: category})
		}
	}
	if len(rows) < limit {
		return expired, 0, nil
	}
	return expired, rows[len(rows)-1].Number, nil
}

// Delete deletes a match with all that belongs to it.
func (s *Store) Delete(ctx context.Context, id string, seq int64) error {
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		stored, err := q.LockMatch(ctx, escape(id))
		switch {
		case errors.Is(err, pgx.ErrNoRows):
			return fmt.Errorf("match %s: %w", id, store.ErrNotFound)
		case err != nil:
			return err
		case stored.Seq != seq:
			return fmt.Errorf("match %s: %w: the last is %d", id, store.ErrConflict, stored.Seq)
		}
		for _, remove := range []func(context.Context, int64) error{q.RemoveEvents, q.RemoveLines, q.RemoveCommands, q.RemoveConditionalTurns, q.RemoveGameReport} {
			if err := remove(ctx, stored.Number); err != nil {
				return err
			}
		}
		for _, remove := range []func(context.Context, string) error{q.RemoveInvitations, q.DeleteDeliveriesAbout, q.DeleteNoticesAbout} {
			if err := remove(ctx, escape(id)); err != nil {
				return err
			}
		}
		return q.RemoveMatch(ctx, stored.Number)
	})
}

// DeletePeople deletes people after an id who have no seat, no account and were not seen since a time.
func (s *Store) DeletePeople(ctx context.Context, seen time.Time, after string, limit int) (deleted int, next string, err error) {
	limit = max(limit, 1)
	people, err := s.q.PeopleAfter(ctx, query.PeopleAfterParams{ID: escape(after), Limit: rowLimit(limit)})
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
		next = unescape(people[limit-1].ID)
	}
	if len(old) == 0 {
		return 0, next, nil
	}
	n, err := write(ctx, s, s.writes, func(ctx context.Context, q *query.Queries) (int64, error) {
		if err := q.LockPeople(ctx, old); err != nil {
			return 0, err
		}
		n, err := q.DeletePeople(ctx, query.DeletePeopleParams{Ids: old, Seen: seen.UnixMilli()})
		if err != nil || n == 0 {
			return n, err
		}
		return n, q.DeleteSafetyOfNobody(ctx, old)
	})
	if err != nil {
		return 0, "", err
	}
	return int(n), next, nil
}
