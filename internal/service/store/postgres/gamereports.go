package postgres

import (
	"context"
	"errors"
	"fmt"

	"github.com/jackc/pgx/v5"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

// GameReport returns the report of a match.
func (s *Store) GameReport(ctx context.Context, id string) (store.GameReportRecord, error) {
	row, err := s.q.ReportOfMatch(ctx, escape(id))
	if err != nil {
		return store.GameReportRecord{}, s.readError(err, "the report of match", id)
	}
	g := row.GameReport
	return store.GameReportRecord{Match: id, Version: int(g.Version), At: timeOf(g.At), Report: unescape(g.Report)}, nil
}

// PutGameReport stores a report, unless there is one of its version or a later one.
func (s *Store) PutGameReport(ctx context.Context, r store.GameReportRecord) error {
	if err := r.Check(); err != nil {
		return err
	}
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		stored, err := q.LockMatch(ctx, escape(r.Match))
		if errors.Is(err, pgx.ErrNoRows) {
			return fmt.Errorf("match %s: %w", r.Match, store.ErrNotFound)
		}
		if err != nil {
			return err
		}
		return q.PutGameReport(ctx, query.PutGameReportParams{
			Match: stored.Number, Version: int64(r.Version), At: r.At.UnixMilli(), Report: escape(r.Report),
		})
	})
}
