package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite/query"
)

// Block stores that a person has blocked another.
func (s *Store) Block(ctx context.Context, b store.Block) error {
	if err := b.Check(); err != nil {
		return err
	}
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.InsertBlock(ctx, query.InsertBlockParams{Person: b.Person, Other: b.Other, At: b.At.UnixMilli()})
		if err != nil || rows == 0 {
			return err
		}
		n, err := q.CountBlocks(ctx, b.Person)
		if err == nil && n > store.MaxBlocks {
			err = fmt.Errorf("blocks of person %s: %w", b.Person, store.ErrTooMany)
		}
		return err
	})
}

// Unblock removes a block.
func (s *Store) Unblock(ctx context.Context, person, other string) error {
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.DeleteBlock(ctx, query.DeleteBlockParams{Person: person, Other: other})
		return changed(rows, err, "block of person "+person)
	})
}

// Blocked reports whether one of two people has blocked the other.
func (r *Reader) Blocked(ctx context.Context, a, b string) (bool, error) {
	n, err := r.q.Blocked(ctx, query.BlockedParams{A: a, B: b})
	return n > 0, r.readError(err, "blocks of person", a)
}

// BlockedWith returns whom a person has blocked and who has blocked them.
func (r *Reader) BlockedWith(ctx context.Context, person string) ([]string, error) {
	others, err := r.q.BlockedWith(ctx, person)
	return others, r.readError(err, "blocks of person", person)
}

// Blocks returns whom a person has blocked.
func (r *Reader) Blocks(ctx context.Context, person string) ([]store.Block, error) {
	rows, err := r.q.Blocks(ctx, person)
	if err != nil {
		return nil, r.readError(err, "blocks of person", person)
	}
	var blocks []store.Block
	for _, row := range rows {
		blocks = append(blocks, blockOf(row))
	}
	return blocks, nil
}

// blockOf makes a block of a row.
func blockOf(row query.Block) store.Block {
	return store.Block{Person: row.Person, Other: row.Other, At: timeOf(row.At)}
}

// AddReport stores a new report.
func (s *Store) AddReport(ctx context.Context, r store.Report) error {
	if err := r.Check(); err != nil {
		return err
	}
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		if err := insertReport(ctx, q, &r); err != nil {
			return err
		}
		n, err := q.CountOpenReports(ctx, r.Reporter)
		if err == nil && n > store.MaxOpenReports {
			err = fmt.Errorf("reports of person %s: %w", r.Reporter, store.ErrTooMany)
		}
		return err
	})
}

// insertReport inserts the row of a report.
func insertReport(ctx context.Context, q *query.Queries, r *store.Report) error {
	rows, err := q.InsertReport(ctx, query.InsertReportParams{
		ID: r.ID, Reporter: r.Reporter, Subject: r.Subject, Category: string(r.Category), Text: r.Text, Match: r.Match, Line: r.Line,
		At: r.At.UnixMilli(), Settled: store.StoredTime(r.Settled), By: r.By, Decision: r.Decision,
	})
	if err == nil && rows == 0 {
		err = fmt.Errorf("report %s: %w", r.ID, store.ErrExists)
	}
	return err
}

// reportOf makes a report of a row.
func reportOf(row query.Report) store.Report {
	return store.Report{
		ID: row.ID, Reporter: row.Reporter, Subject: row.Subject, Category: store.ReportCategory(row.Category), Text: row.Text, Match: row.Match,
		Line: row.Line, At: timeOf(row.At), Settled: store.TimeOfStored(row.Settled), By: row.By, Decision: row.Decision,
	}
}

// reportsOf makes reports of rows.
func reportsOf(rows []query.Report) []store.Report {
	var reports []store.Report
	for _, row := range rows {
		reports = append(reports, reportOf(row))
	}
	return reports
}

// Report returns the report with an id.
func (r *Reader) Report(ctx context.Context, id string) (store.Report, error) {
	row, err := r.q.Report(ctx, id)
	if err != nil {
		return store.Report{}, r.readError(err, "report", id)
	}
	return reportOf(row), nil
}

// Reports returns the open reports, or the settled ones.
func (r *Reader) Reports(ctx context.Context, settled bool, after *store.ReportCursor, limit int) ([]store.Report, error) {
	p := query.OpenReportsParams{At: math.MaxInt64, Most: int64(min(max(limit, 0), store.MaxList))}
	if after != nil {
		p.At, p.ID = after.At.UnixMilli(), after.ID
	}
	var rows []query.Report
	var err error
	if settled {
		rows, err = r.q.SettledReports(ctx, query.SettledReportsParams(p))
	} else {
		rows, err = r.q.OpenReports(ctx, p)
	}
	return reportsOf(rows), r.readError(err, "list", "of reports")
}

// ReportsBy returns the reports of a person.
func (r *Reader) ReportsBy(ctx context.Context, person string) ([]store.Report, error) {
	rows, err := r.q.ReportsBy(ctx, person)
	return reportsOf(rows), r.readError(err, "reports of person", person)
}

// SettleReport stores how an open report was settled.
func (s *Store) SettleReport(ctx context.Context, settlement store.ReportSettlement) error {
	if err := settlement.Check(); err != nil {
		return err
	}
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.SettleReport(ctx, query.SettleReportParams{
			Settled: settlement.At.UnixMilli(), By: settlement.By, Decision: settlement.Decision, ID: settlement.ID,
		})
		if err != nil || rows > 0 {
			return err
		}
		_, err = q.Report(ctx, settlement.ID)
		switch {
		case err == nil:
			return fmt.Errorf("report %s: %w", settlement.ID, store.ErrChanged)
		case errors.Is(err, sql.ErrNoRows):
			return fmt.Errorf("report %s: %w", settlement.ID, store.ErrNotFound)
		}
		return err
	})
}

// PutMute stores that a person is muted.
func (s *Store) PutMute(ctx context.Context, m store.Mute) error {
	if err := m.Check(); err != nil {
		return err
	}
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error { return putMute(ctx, q, &m) })
}

// putMute stores the row of a mute.
func putMute(ctx context.Context, q *query.Queries, m *store.Mute) error {
	return q.PutMute(ctx, query.PutMuteParams{Person: m.Person, Until: m.Until.UnixMilli(), Reason: m.Reason, By: m.By, At: m.At.UnixMilli()})
}

// muteOf makes a mute of a row.
func muteOf(row query.Mute) store.Mute {
	return store.Mute{Person: row.Person, Until: timeOf(row.Until), Reason: row.Reason, By: row.By, At: timeOf(row.At)}
}

// Mute returns the mute of a person.
func (r *Reader) Mute(ctx context.Context, person string, now time.Time) (store.Mute, error) {
	row, err := r.q.Mute(ctx, query.MuteParams{Person: person, Now: now.UnixMilli()})
	if err != nil {
		return store.Mute{}, r.readError(err, "mute of person", person)
	}
	return muteOf(row), nil
}

// DeleteMute ends the mute of a person.
func (s *Store) DeleteMute(ctx context.Context, person string, now time.Time) error {
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.DeleteMute(ctx, query.DeleteMuteParams{Person: person, Now: now.UnixMilli()})
		return changed(rows, err, "mute of person "+person)
	})
}

// SafetyAfter returns the safety of people after a person.
func (r *Reader) SafetyAfter(ctx context.Context, person string, limit int) ([]store.SafetyCopy, error) {
	people, err := r.q.SafePeopleAfter(ctx, query.SafePeopleAfterParams{After: person, Most: int64(max(limit, 1))})
	if err != nil {
		return nil, r.readError(err, "list", "of people with blocks or reports")
	}
	if len(people) == 0 {
		return nil, nil
	}
	copies, place := make([]store.SafetyCopy, len(people)), map[string]*store.SafetyCopy{}
	for i, person := range people {
		copies[i].Person = person
		place[person] = &copies[i]
	}
	if err := r.fillSafety(ctx, people[0], people[len(people)-1], place); err != nil {
		return nil, r.readError(err, "safety from person", people[0])
	}
	return copies, nil
}

// fillSafety reads what is stored of consecutive people. place has the copies by person.
func (r *Reader) fillSafety(ctx context.Context, first, last string, place map[string]*store.SafetyCopy) error {
	blocks, err := r.q.BlocksBetween(ctx, query.BlocksBetweenParams{First: first, Last: last})
	if err != nil {
		return err
	}
	for _, row := range blocks {
		if c := place[row.Person]; c != nil {
			c.Blocks = append(c.Blocks, blockOf(row))
		}
	}
	reports, err := r.q.ReportsBetween(ctx, query.ReportsBetweenParams{First: first, Last: last})
	if err != nil {
		return err
	}
	for _, row := range reports {
		if c := place[row.Reporter]; c != nil {
			c.Reports = append(c.Reports, reportOf(row))
		}
	}
	mutes, err := r.q.MutesBetween(ctx, query.MutesBetweenParams{First: first, Last: last})
	for _, row := range mutes {
		if c := place[row.Person]; c != nil {
			m := muteOf(row)
			c.Mute = &m
		}
	}
	return err
}

// copySafety stores the safety of a person.
func copySafety(ctx context.Context, q *query.Queries, c *store.SafetyCopy) error {
	for _, b := range c.Blocks {
		if _, err := q.InsertBlock(ctx, query.InsertBlockParams{Person: b.Person, Other: b.Other, At: b.At.UnixMilli()}); err != nil {
			return err
		}
	}
	for i := range c.Reports {
		if err := insertReport(ctx, q, &c.Reports[i]); err != nil {
			return err
		}
	}
	if c.Mute != nil {
		return putMute(ctx, q, c.Mute)
	}
	return nil
}
