package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite/query"
)

// GameReport returns the report of a match.
func (r *Reader) GameReport(ctx context.Context, id string) (store.GameReportRecord, error) {
	row, err := r.q.ReportOfMatch(ctx, id)
	if err != nil {
		return store.GameReportRecord{}, r.readError(err, "the report of match", id)
	}
	g := row.GameReport
	return store.GameReportRecord{Match: id, Version: int(g.Version), At: timeOf(g.At), Report: g.Report}, nil
}

// PutGameReport stores a report, unless there is one of its version or a later one.
func (s *Store) PutGameReport(ctx context.Context, r store.GameReportRecord) error {
	if err := r.Check(); err != nil {
		return err
	}
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		number, err := q.Number(ctx, r.Match)
		if errors.Is(err, sql.ErrNoRows) {
			return fmt.Errorf("match %s: %w", r.Match, store.ErrNotFound)
		}
		if err != nil {
			return err
		}
		return q.PutGameReport(ctx, query.PutGameReportParams{Match: number, Version: int64(r.Version), At: r.At.UnixMilli(), Report: r.Report})
	})
}
