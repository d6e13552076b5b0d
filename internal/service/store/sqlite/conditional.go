package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite/query"
)

// ConditionalTurns returns those of both seats of a match.
func (r *Reader) ConditionalTurns(ctx context.Context, id string) ([]store.ConditionalRecord, error) {
	rows, err := r.q.ConditionalTurns(ctx, id)
	var all []store.ConditionalRecord
	for i := 0; i < len(rows) && err == nil; i++ {
		var c store.ConditionalRecord
		c, err = conditionalOf(rows[i].ID, rows[i].ConditionalTurn)
		all = append(all, c)
	}
	return all, r.readError(err, "conditional turns of match", id)
}

// ConditionalTurnsOf returns those of a person.
func (r *Reader) ConditionalTurnsOf(ctx context.Context, person string) ([]store.ConditionalRecord, error) {
	rows, err := r.q.ConditionalTurnsOf(ctx, query.ConditionalTurnsOfParams{Person: person, Limit: store.MaxList})
	var all []store.ConditionalRecord
	for i := 0; i < len(rows) && err == nil; i++ {
		var c store.ConditionalRecord
		c, err = conditionalOf(rows[i].ID, rows[i].ConditionalTurn)
		all = append(all, c)
	}
	return all, r.readError(err, "conditional turns of person", person)
}

// conditionalOf makes conditional turns of a row.
func conditionalOf(id string, row query.ConditionalTurn) (store.ConditionalRecord, error) {
	turns, err := store.ReadConditional(row.Turns)
	return store.ConditionalRecord{
		Match: id, Revision: row.Revision,
		ConditionalTurns: match.ConditionalTurns{
			Seat: game.Seat(row.Seat), Person: row.Person, Seq: row.Seq, TurnsBefore: int(row.TurnsBefore), Turns: turns,
		},
	}, err
}

// UnfollowedMatches returns the ids of matches that have moved on since their conditional turns were followed.
func (r *Reader) UnfollowedMatches(ctx context.Context, limit int) ([]string, error) {
	ids, err := r.q.UnfollowedMatches(ctx, int64(max(limit, 0)))
	return ids, r.readError(err, "matches", "with conditional turns")
}

// PutConditionalTurns stores the conditional turns of a seat.
func (s *Store) PutConditionalTurns(ctx context.Context, c store.ConditionalRecord, replaces int64) error {
	if _, err := c.Check(); err != nil {
		return err
	}
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		number, err := q.Number(ctx, c.Match)
		if errors.Is(err, sql.ErrNoRows) {
			return fmt.Errorf("match %s: %w", c.Match, store.ErrNotFound)
		}
		if err != nil {
			return err
		}
		revision, err := q.ConditionalRevision(ctx, query.ConditionalRevisionParams{Match: number, Seat: int64(c.Seat)})
		if err != nil && !errors.Is(err, sql.ErrNoRows) {
			return err
		}
		if revision != replaces {
			return fmt.Errorf("conditional turns of match %s: %w", c.Match, store.ErrChanged)
		}
		if len(c.Turns) == 0 {
			return q.DeleteConditionalTurns(ctx, query.DeleteConditionalTurnsParams{Match: number, Seat: int64(c.Seat)})
		}
		return putConditional(ctx, q, number, &c)
	})
}

// putConditional stores conditional turns of the match with a number.
func putConditional(ctx context.Context, q *query.Queries, number int64, c *store.ConditionalRecord) error {
	turns, err := c.Check()
	if err != nil {
		return err
	}
	return q.PutConditionalTurns(ctx, query.PutConditionalTurnsParams{
		Match: number, Seat: int64(c.Seat), Person: c.Person, Revision: c.Revision, Seq: c.Seq, TurnsBefore: int64(c.TurnsBefore), Turns: turns,
	})
}
