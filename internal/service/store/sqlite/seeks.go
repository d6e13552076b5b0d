package sqlite

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite/query"
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
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		if err := q.DeleteWaitingSeekOf(ctx, k.Person); err != nil {
			return err
		}
		rows, err := q.InsertSeek(ctx, query.InsertSeekParams{
			ID: k.ID, Person: k.Person, Node: k.Node, Terms: string(terms), Seat: int64(k.Seat), Rating: k.Rating, Deviation: k.Deviation, Lowest: k.Lowest, Highest: k.Highest,
			Since: k.Since.UnixMilli(), None: int64(game.None),
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
		ID: row.ID, Person: row.Person, Node: row.Node, Seat: game.Seat(row.Seat), Rating: row.Rating, Deviation: row.Deviation, Lowest: row.Lowest, Highest: row.Highest,
		Since: timeOf(row.Since), Match: row.Match, Paired: game.Seat(row.PairedSeat), Opponent: row.Opponent,
	}
	if k.Match != "" {
		k.PairedAt = timeOf(row.PairedAt)
	}
	return k, json.Unmarshal([]byte(row.Terms), &k.Terms)
}

// Seek returns a seek.
func (r *Reader) Seek(ctx context.Context, id string) (store.Seek, error) {
	row, err := r.q.Seek(ctx, id)
	if err != nil {
		return store.Seek{}, r.readError(err, "seek", id)
	}
	return seekOf(row)
}

// WaitingSeeks returns the seeks that wait.
func (r *Reader) WaitingSeeks(ctx context.Context, limit int) ([]store.Seek, error) {
	rows, err := r.q.WaitingSeeks(ctx, int64(min(max(limit, 0), store.MaxSeeks)))
	if err != nil {
		return nil, r.readError(err, "list", "of seeks")
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
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		for _, side := range []struct {
			id, other string
			seat      game.Seat
		}{{p.First, p.Second, game.First}, {p.Second, p.First, game.Second}} {
			rows, err := q.PairSeek(ctx, query.PairSeekParams{
				Match: p.Match, PairedSeat: int64(side.seat), PairedAt: p.At.UnixMilli(), ID: side.id, Other: side.other,
			})
			if err == nil && rows == 0 {
				err = fmt.Errorf("seek %s: %w", side.id, store.ErrChanged)
			}
			if err != nil {
				return err
			}
		}
		return nil
	})
}

// MoveSeek makes a seek that waits one of another node.
func (s *Store) MoveSeek(ctx context.Context, id, node string) error {
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.MoveSeek(ctx, query.MoveSeekParams{Node: node, ID: id})
		return changed(rows, err, "seek "+id)
	})
}

// DeleteSeek deletes a seek that waits.
func (s *Store) DeleteSeek(ctx context.Context, id string) (deleted bool, err error) {
	err = s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.DeleteSeek(ctx, id)
		deleted = rows > 0
		return err
	})
	return deleted && err == nil, err
}

// DeletePairedSeeks deletes the seeks that were paired before a time.
func (s *Store) DeletePairedSeeks(ctx context.Context, before time.Time) error {
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		return q.DeletePairedSeeks(ctx, before.UnixMilli())
	})
}
