package postgres

import (
	"context"
	"errors"
	"fmt"

	"github.com/jackc/pgx/v5"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

// ConditionalTurns returns those of both seats of a match.
func (s *Store) ConditionalTurns(ctx context.Context, id string) ([]store.ConditionalRecord, error) {
	rows, err := s.q.ConditionalTurns(ctx, escape(id))
	var all []store.ConditionalRecord
	for i := 0; i < len(rows) && err == nil; i++ {
		var c store.ConditionalRecord
		c, err = conditionalOf(unescape(rows[i].ID), rows[i].ConditionalTurn)
		all = append(all, c)
	}
	return all, s.readError(err, "conditional turns of match", id)
}

// ConditionalTurnsOf returns those of a person.
func (s *Store) ConditionalTurnsOf(ctx context.Context, person string) ([]store.ConditionalRecord, error) {
	rows, err := s.q.ConditionalTurnsOf(ctx, query.ConditionalTurnsOfParams{Person: escape(person), Limit: store.MaxList})
	var all []store.ConditionalRecord
	for i := 0; i < len(rows) && err == nil; i++ {
		var c store.ConditionalRecord
		c, err = conditionalOf(unescape(rows[i].ID), rows[i].ConditionalTurn)
		all = append(all, c)
	}
	return all, s.readError(err, "conditional turns of person", person)
}

// conditionalOf makes conditional turns of a row.
func conditionalOf(id string, row query.ConditionalTurn) (store.ConditionalRecord, error) {
	turns, err := store.ReadConditional(unescape(row.Turns))
	return store.ConditionalRecord{
		Match: id, Revision: row.Revision,
		ConditionalTurns: match.ConditionalTurns{
			Seat: game.Seat(row.Seat), Person: unescape(row.Person), Seq: row.Seq, TurnsBefore: int(row.TurnsBefore), Turns: turns,
		},
	}, err
}

// UnfollowedMatches returns the ids of matches that have moved on since their conditional turns were followed.
func (s *Store) UnfollowedMatches(ctx context.Context, limit int) ([]string, error) {
	ids, err := s.q.UnfollowedMatches(ctx, rowLimit(limit))
	for i := range ids {
		ids[i] = unescape(ids[i])
	}
	return ids, s.readError(err, "matches", "with conditional turns")
}

// PutConditionalTurns stores the conditional turns of a seat.
func (s *Store) PutConditionalTurns(ctx context.Context, c store.ConditionalRecord, replaces int64) error {
	turns, err := c.Check()
	if err != nil {
		return err
	}
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		stored, err := q.LockMatch(ctx, escape(c.Match))
		if errors.Is(err, pgx.ErrNoRows) {
			return fmt.Errorf("match %s: %w", c.Match, store.ErrNotFound)
		}
		if err != nil {
			return err
		}
		revision, err := q.ConditionalRevision(ctx, query.ConditionalRevisionParams{Match: stored.Number, Seat: int64(c.Seat)})
		if err != nil && !errors.Is(err, pgx.ErrNoRows) {
			return err
		}
		if revision != replaces {
			return fmt.Errorf("conditional turns of match %s: %w", c.Match, store.ErrChanged)
		}
		if len(c.Turns) == 0 {
			return q.DeleteConditionalTurns(ctx, query.DeleteConditionalTurnsParams{Match: stored.Number, Seat: int64(c.Seat)})
		}
		return q.PutConditionalTurns(ctx, query.PutConditionalTurnsParams{
			Match: stored.Number, Seat: int64(c.Seat), Person: escape(c.Person), Revision: c.Revision, Seq: c.Seq,
			TurnsBefore: int64(c.TurnsBefore), Turns: escape(turns),
		})
	})
}
