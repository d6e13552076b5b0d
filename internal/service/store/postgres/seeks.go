package postgres

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

// PutSeek stores a new seek, and deletes another one of the person that waits.
func (s *Store) PutSeek(ctx context.Context, k store.Seek) error {
	if err := k.Check(); err != nil {
		return err
	}
	terms, err := json.Marshal(k.Terms)
	if err != nil {
		return err
	}
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		if err := q.DeleteWaitingSeekOf(ctx, escape(k.Person)); err != nil {
			return err
		}
		rows, err := q.InsertSeek(ctx, query.InsertSeekParams{
			ID: escape(k.ID), Person: escape(k.Person), Node: escape(k.Node), Terms: escape(string(terms)), Seat: int64(k.Seat),
			Rating: k.Rating, Deviation: k.Deviation, Lowest: k.Lowest, Highest: k.Highest, Since: k.Since.UnixMilli(), None: int64(game.None),
		})
		if err == nil && rows == 0 {
			return fmt.Errorf("seek: %w", store.ErrExists)
		}
		return err
	})
}

// seekOf makes a seek of a row.
func seekOf(row query.Seek) (store.Seek, error) {
	k := store.Seek{
		ID: unescape(row.ID), Person: unescape(row.Person), Node: unescape(row.Node), Seat: game.Seat(row.Seat),
		Rating: row.Rating, Deviation: row.Deviation, Lowest: row.Lowest, Highest: row.Highest, Since: timeOf(row.Since),
		Match: unescape(row.Match), Paired: game.Seat(row.PairedSeat), Opponent: unescape(row.Opponent),
	}
	if k.Match != "" {
		k.PairedAt = timeOf(row.PairedAt)
	}
	return k, json.Unmarshal([]byte(unescape(row.Terms)), &k.Terms)
}

// Seek returns a seek.
func (s *Store) Seek(ctx context.Context, id string) (store.Seek, error) {
	row, err := s.q.SeekByID(ctx, escape(id))
	if err != nil {
		return store.Seek{}, s.readError(err, "seek", id)
	}
	return seekOf(row)
}

// WaitingSeeks returns the seeks that wait.
func (s *Store) WaitingSeeks(ctx context.Context, limit int) ([]store.Seek, error) {
	rows, err := s.q.WaitingSeeks(ctx, int32(min(max(limit, 0), store.MaxSeeks)))
	if err != nil {
		return nil, s.readError(err, "list", "of seeks")
	}
	var list []store.Seek
	for _, row := range rows {
		k, err := seekOf(row)
		if err != nil {
			return nil, err
		}
		list = append(list, k)
	}
	return list, nil
}

// PairSeeks pairs two seeks that wait.
func (s *Store) PairSeeks(ctx context.Context, p store.SeekPair) error {
	if err := p.Check(); err != nil {
		return err
	}
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		waiting, err := q.LockWaitingSeeks(ctx, query.LockWaitingSeeksParams{One: escape(p.First), Other: escape(p.Second)})
		if err != nil {
			return err
		}
		if len(waiting) != 2 {
			return fmt.Errorf("seeks %s and %s: %w", p.First, p.Second, store.ErrChanged)
		}
		for i, row := range waiting {
			seat := game.First
			if row.ID == escape(p.Second) {
				seat = game.Second
			}
			err := q.PairSeek(ctx, query.PairSeekParams{
				Match: escape(p.Match), PairedSeat: int64(seat), PairedAt: p.At.UnixMilli(), Opponent: waiting[1-i].Person, ID: row.ID,
			})
			if err != nil {
				return err
			}
		}
		return nil
	})
}

// MoveSeek makes a seek that waits one of another node.
func (s *Store) MoveSeek(ctx context.Context, id, node string) error {
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.MoveSeek(ctx, query.MoveSeekParams{Node: escape(node), ID: escape(id)})
		return changed(rows, err, "seek "+id)
	})
}

// DeleteSeek deletes a seek that waits.
func (s *Store) DeleteSeek(ctx context.Context, id string) (bool, error) {
	rows, err := write(ctx, s, s.writes, func(ctx context.Context, q *query.Queries) (int64, error) {
		return q.DeleteSeek(ctx, escape(id))
	})
	return rows > 0 && err == nil, err
}

// DeletePairedSeeks deletes the seeks that were paired before a time.
func (s *Store) DeletePairedSeeks(ctx context.Context, before time.Time) error {
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		return q.DeletePairedSeeks(ctx, before.UnixMilli())
	})
}
