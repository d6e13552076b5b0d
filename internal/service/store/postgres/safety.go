package postgres

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

// lockPerson keeps other transactions from changing what is stored of a person. Whether the person is stored does not matter.
func lockPerson(ctx context.Context, q *query.Queries, person string) error {
	if _, err := q.LockPerson(ctx, escape(person)); err != nil && !errors.Is(err, pgx.ErrNoRows) {
		return err
	}
	return nil
}

// Block stores that a person has blocked another.
func (s *Store) Block(ctx context.Context, b store.Block) error {
	if err := b.Check(); err != nil {
		return err
	}
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		if err := lockPerson(ctx, q, b.Person); err != nil {
			return err
		}
		rows, err := q.InsertBlock(ctx, query.InsertBlockParams{Person: escape(b.Person), Other: escape(b.Other), At: b.At.UnixMilli()})
		if err != nil || rows == 0 {
			return err
		}
		n, err := q.CountBlocks(ctx, escape(b.Person))
		if err == nil && n > store.MaxBlocks {
			err = fmt.Errorf("blocks of person %s: %w", b.Person, store.ErrTooMany)
		}
		return err
	})
}

// Unblock removes a block.
func (s *Store) Unblock(ctx context.Context, person, other string) error {
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.DeleteBlock(ctx, query.DeleteBlockParams{Person: escape(person), Other: escape(other)})
		return changed(rows, err, "block of person "+person)
	})
}

// Blocked reports whether one of two people has blocked the other.
func (s *Store) Blocked(ctx context.Context, a, b string) (bool, error) {
	n, err := s.q.Blocked(ctx, query.BlockedParams{A: escape(a), B: escape(b)})
	return n > 0, s.readError(err, "blocks of person", a)
}

// BlockedWith returns whom a person has blocked and who has blocked them.
func (s *Store) BlockedWith(ctx context.Context, person string) ([]string, error) {
	others, err := s.q.BlockedWith(ctx, escape(person))
	for i := range others {
		others[i] = unescape(others[i])
	}
	slices.Sort(others)
	return others, s.readError(err, "blocks of person", person)
}

// Blocks returns whom a person has blocked.
func (s *Store) Blocks(ctx context.Context, person string) ([]store.Block, error) {
	rows, err := s.q.BlocksOf(ctx, escape(person))
	if err != nil {
		return nil, s.readError(err, "blocks of person", person)
	}
	var blocks []store.Block
	for _, row := range rows {
		blocks = append(blocks, blockOf(row))
	}
	return blocks, nil
}

// blockOf makes a block of a row.
func blockOf(row query.Block) store.Block {
	return store.Block{Person: unescape(row.Person), Other: unescape(row.Other), At: timeOf(row.At)}
}

// AddReport stores a new report.
func (s *Store) AddReport(ctx context.Context, r store.Report) error {
	if err := r.Check(); err != nil {
		return err
	}
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		if err := lockPerson(ctx, q, r.Reporter); err != nil {
			return err
		}
		if err := insertReport(ctx, q, &r); err != nil {
			return err
		}
		n, err := q.CountOpenReports(ctx, escape(r.Reporter))
		if err == nil && n > store.MaxOpenReports {
			err = fmt.Errorf("reports of person %s: %w", r.Reporter, store.ErrTooMany)
		}
		return err
	})
}

// insertReport inserts the row of a report.
func insertReport(ctx context.Context, q *query.Queries, r *store.Report) error {
	rows, err := q.InsertReport(ctx, query.InsertReportParams{
		ID: r.ID, Reporter: escape(r.Reporter), Subject: escape(r.Subject), Category: string(r.Category), Text: escape(r.Text), Match: escape(r.Match), Line: r.Line,
		At: r.At.UnixMilli(), Settled: store.StoredTime(r.Settled), By: escape(r.By), Decision: escape(r.Decision),
	})
	if err == nil && rows == 0 {
		err = fmt.Errorf("report %s: %w", r.ID, store.ErrExists)
	}
	return err
}

// reportOf makes a report of a row.
func reportOf(row query.Report) store.Report {
	return store.Report{
		ID: row.ID, Reporter: unescape(row.Reporter), Subject: unescape(row.Subject), Category: store.ReportCategory(row.Category), Text: unescape(row.Text),
		Match: unescape(row.Match),
		Line:  row.Line, At: timeOf(row.At), Settled: store.TimeOfStored(row.Settled), By: unescape(row.By), Decision: unescape(row.Decision),
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
func (s *Store) Report(ctx context.Context, id string) (store.Report, error) {
	row, err := s.q.ReportByID(ctx, escape(id))
	if err != nil {
		return store.Report{}, s.readError(err, "report", id)
	}
	return reportOf(row), nil
}

// Reports returns the open reports, or the settled ones.
func (s *Store) Reports(ctx context.Context, settled bool, after *store.ReportCursor, limit int) ([]store.Report, error) {
	p := query.OpenReportsParams{At: math.MaxInt64, Most: rowLimit(min(limit, store.MaxList))}
	if after != nil {
		p.At, p.ID = after.At.UnixMilli(), after.ID
	}
	var rows []query.Report
	var err error
	if settled {
		rows, err = s.q.SettledReports(ctx, query.SettledReportsParams(p))
	} else {
		rows, err = s.q.OpenReports(ctx, p)
	}
	return reportsOf(rows), s.readError(err, "list", "of reports")
}

// ReportsBy returns the reports of a person.
func (s *Store) ReportsBy(ctx context.Context, person string) ([]store.Report, error) {
	rows, err := s.q.ReportsBy(ctx, escape(person))
	return reportsOf(rows), s.readError(err, "reports of person", person)
}

// SettleReport stores how an open report was settled.
func (s *Store) SettleReport(ctx context.Context, settlement store.ReportSettlement) error {
	if err := settlement.Check(); err != nil {
		return err
	}
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.SettleReport(ctx, query.SettleReportParams{
			Settled: settlement.At.UnixMilli(), By: escape(settlement.By), Decision: escape(settlement.Decision), ID: escape(settlement.ID),
		})
		if err != nil || rows > 0 {
			return err
		}
		_, err = q.ReportByID(ctx, escape(settlement.ID))
		switch {
		case err == nil:
			return fmt.Errorf("report %s: %w", settlement.ID, store.ErrChanged)
		case errors.Is(err, pgx.ErrNoRows):
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
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		return q.PutMute(ctx, query.PutMuteParams{
			Person: escape(m.Person), Until: m.Until.UnixMilli(), Reason: escape(m.Reason), By: escape(m.By), At: m.At.UnixMilli(),
		})
	})
}

// muteOf makes a mute of a row.
func muteOf(row query.Mute) store.Mute {
	return store.Mute{Person: unescape(row.Person), Until: timeOf(row.Until), Reason: unescape(row.Reason), By: unescape(row.By), At: timeOf(row.At)}
}

// Mute returns the mute of a person.
func (s *Store) Mute(ctx context.Context, person string, now time.Time) (store.Mute, error) {
	row, err := s.q.MuteOf(ctx, query.MuteOfParams{Person: escape(person), Now: now.UnixMilli()})
	if err != nil {
		return store.Mute{}, s.readError(err, "mute of person", person)
	}
	return muteOf(row), nil
}

// DeleteMute ends the mute of a person.
func (s *Store) DeleteMute(ctx context.Context, person string, now time.Time) error {
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.DeleteMute(ctx, query.DeleteMuteParams{Person: escape(person), Now: now.UnixMilli()})
		return changed(rows, err, "mute of person "+person)
	})
}

// SafetyAfter returns the safety of people after a person.
func (r *reader) SafetyAfter(ctx context.Context, person string, limit int) ([]store.SafetyCopy, error) {
	people, err := r.q.SafePeopleAfter(ctx, query.SafePeopleAfterParams{After: escape(person), Most: rowLimit(max(limit, 1))})
	if err != nil {
		return nil, r.readError(err, "list", "of people with blocks or reports")
	}
	if len(people) == 0 {
		return nil, nil
	}
	copies, place := make([]store.SafetyCopy, len(people)), map[string]*store.SafetyCopy{}
	for i, person := range people {
		copies[i].Person = unescape(person)
		place[person] = &copies[i]
	}
	if err := r.fillSafety(ctx, people[0], people[len(people)-1], place); err != nil {
		return nil, r.readError(err, "safety from person", unescape(people[0]))
	}
	return copies, nil
}

// fillSafety reads what is stored of consecutive people. place has the copies by person.
func (r *reader) fillSafety(ctx context.Context, first, last string, place map[string]*store.SafetyCopy) error {
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

// safetyLists are the columns of what is copied of the safety of people.
type safetyLists struct {
	blocks  query.InsertBlocksParams
	reports query.InsertReportsParams
	mutes   query.InsertMutesParams
}

// add adds the safety of a person.
func (l *safetyLists) add(c *store.SafetyCopy) {
	for _, b := range c.Blocks {
		l.blocks.People = append(l.blocks.People, escape(b.Person))
		l.blocks.Others = append(l.blocks.Others, escape(b.Other))
		l.blocks.Times = append(l.blocks.Times, b.At.UnixMilli())
	}
	for i := range c.Reports {
		r := &c.Reports[i]
		l.reports.Ids = append(l.reports.Ids, r.ID)
		l.reports.Reporters = append(l.reports.Reporters, escape(r.Reporter))
		l.reports.Subjects = append(l.reports.Subjects, escape(r.Subject))
		l.reports.Categories = append(l.reports.Categories, string(r.Category))
		l.reports.Texts = append(l.reports.Texts, escape(r.Text))
		l.reports.Matches = append(l.reports.Matches, escape(r.Match))
		l.reports.Lines = append(l.reports.Lines, r.Line)
		l.reports.Times = append(l.reports.Times, r.At.UnixMilli())
		l.reports.Settled = append(l.reports.Settled, store.StoredTime(r.Settled))
		l.reports.Moderators = append(l.reports.Moderators, escape(r.By))
		l.reports.Decisions = append(l.reports.Decisions, escape(r.Decision))
	}
	if m := c.Mute; m != nil {
		l.mutes.People = append(l.mutes.People, escape(m.Person))
		l.mutes.Untils = append(l.mutes.Untils, m.Until.UnixMilli())
		l.mutes.Reasons = append(l.mutes.Reasons, escape(m.Reason))
		l.mutes.Moderators = append(l.mutes.Moderators, escape(m.By))
		l.mutes.Times = append(l.mutes.Times, m.At.UnixMilli())
	}
}
