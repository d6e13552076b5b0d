package memory

import (
	"context"
	"fmt"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// GameReport returns the report of a match.
func (s *Store) GameReport(ctx context.Context, id string) (store.GameReportRecord, error) {
	if err := s.lockForRead(ctx); err != nil {
		return store.GameReportRecord{}, err
	}
	defer s.mu.RUnlock()
	if k := s.matches[id]; k != nil && k.report != nil {
		return *k.report, nil
	}
	return store.GameReportRecord{}, fmt.Errorf("the report of match %s: %w", id, store.ErrNotFound)
}

// PutGameReport stores a report, unless there is one of its version or a later one.
func (s *Store) PutGameReport(ctx context.Context, r store.GameReportRecord) error {
	if err := r.Check(); err != nil {
		return err
	}
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	k, err := s.matchByID(r.Match)
	if err != nil {
		return err
	}
	if k.report == nil || k.report.Version < r.Version {
		r.At = store.RoundTime(r.At)
		k.report = &r
	}
	return nil
}
