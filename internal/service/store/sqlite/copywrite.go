package sqlite

import (
	"context"
	"database/sql"
	"fmt"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite/query"
)

var _ store.CopyTarget = (*Store)(nil)

// BeginCopy begins or continues a copy into the database.
func (s *Store) BeginCopy(ctx context.Context, source store.Contents) (cursor store.CopyCursor, err error) {
	err = s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		row, begun, err := copying(ctx, q)
		if err != nil {
			return err
		}
		if begun {
			cursor = store.CopyCursor{Match: row.Match, Person: row.Person, Invitation: row.Invitation, Account: row.Account, Result: row.Result, Noticed: row.Noticed, Safety: row.Safety, Study: row.Study}
			return store.CheckSource(source, row.Source, row.State)
		}
		stored, err := q.Contents(ctx)
		if err != nil {
			return err
		}
		contents := store.Contents{
			Matches: stored.Matches, People: stored.People, Invitations: stored.Invitations, Accounts: stored.Accounts, Results: stored.Results, Notices: stored.Notices,
			Safety: stored.Safety, Studies: stored.Studies,
		}
		if !contents.Empty() {
			return store.ErrNotEmpty
		}
		cursor = store.CopyCursor{}
		if err := q.SetUptime(ctx, int64(source.Uptime)); err != nil {
			return err
		}
		return q.BeginCopying(ctx, query.BeginCopyingParams{Source: source.Database, State: source.State})
	})
	return cursor, err
}

// WriteCopy stores a part of a copy.
func (s *Store) WriteCopy(ctx context.Context, part store.CopyPart) error {
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		n, err := q.AdvanceCopying(ctx, query.AdvanceCopyingParams{
			Match: part.Now.Match, Person: part.Now.Person, Invitation: bytesOf(part.Now.Invitation), Account: part.Now.Account, Result: part.Now.Result, Safety: part.Now.Safety,
			MatchBefore: part.Before.Match, PersonBefore: part.Before.Person, InvitationBefore: bytesOf(part.Before.Invitation),
			AccountBefore: part.Before.Account, ResultBefore: part.Before.Result, SafetyBefore: part.Before.Safety, Study: part.Now.Study, StudyBefore: part.Before.Study,
			Noticed: part.Now.Noticed, NoticedBefore: part.Before.Noticed,
		})
		if err != nil {
			return err
		}
		if n == 0 {
			return fmt.Errorf("%w: the copy is elsewhere", store.ErrConflict)
		}
		for i := range part.Matches {
			if err := copyMatch(ctx, q, &part.Matches[i]); err != nil {
				return fmt.Errorf("match %s: %w", part.Matches[i].Summary.Match, err)
			}
		}
		for _, p := range part.People {
			if err := putPerson(ctx, q, p); err != nil {
				return fmt.Errorf("person %s: %w", p.ID, err)
			}
		}
		for _, i := range part.Invitations {
			err := q.CopyInvitation(ctx, query.CopyInvitationParams{
				Hash: i.Hash[:], Seat: int64(i.Seat), Purpose: string(i.Purpose), Person: i.Person, Expires: i.Expires.UnixMilli(), MatchID: i.Match,
			})
			if err != nil {
				return fmt.Errorf("invitation to match %s: %w", i.Match, err)
			}
		}
		for i := range part.Accounts {
			if err := copyAccount(ctx, q, &part.Accounts[i]); err != nil {
				return fmt.Errorf("account of person %s: %w", part.Accounts[i].Account.Person, err)
			}
		}
		for i := range part.Safety {
			if err := copySafety(ctx, q, &part.Safety[i]); err != nil {
				return fmt.Errorf("safety of person %s: %w", part.Safety[i].Person, err)
			}
		}
		for i := range part.Studies {
			if err := copyStudy(ctx, q, &part.Studies[i]); err != nil {
				return fmt.Errorf("study %s: %w", part.Studies[i].ID, err)
			}
		}
		for i := range part.Results {
			if err := copyResult(ctx, q, &part.Results[i]); err != nil {
				return fmt.Errorf("result of match %s: %w", part.Results[i].Match, err)
			}
		}
		for i := range part.Notices {
			if err := copyNotices(ctx, q, &part.Notices[i]); err != nil {
				return fmt.Errorf("notices of person %s: %w", part.Notices[i].Person, err)
			}
		}
		return nil
	})
}

// copyMatch stores all of a match.
func copyMatch(ctx context.Context, q *query.Queries, c *store.MatchCopy) error {
	row, err := writeSummary(&c.Summary, 0)
	if err != nil {
		return err
	}
	due := sql.NullInt64{}
	if c.Due != nil {
		due = sql.NullInt64{Int64: int64(*c.Due), Valid: true}
	}
	err = q.CopyMatch(ctx, query.CopyMatchParams{
		Number: c.Number, ID: c.Summary.Match, Epoch: c.Epoch, Lines: c.Lines, Seq: row.Seq, Game: row.Game, Options: row.Options, Clock: row.Clock,
		Public: row.Public, Chairs: row.Chairs, FirstPerson: row.FirstPerson, SecondPerson: row.SecondPerson, Open: row.Open,
		Status: row.Status, ToMove: row.ToMove, Turns: row.Turns, Winner: row.Winner, Reason: row.Reason,
		Created: row.Created, Changed: row.Changed, Deadline: row.Deadline, Computer: row.Computer, Due: due, Checksum: c.Checksum[:], Rated: row.Rated,
	})
	if err != nil {
		return err
	}
	for i, text := range c.Events {
		if err := q.InsertEvent(ctx, query.InsertEventParams{Match: c.Number, Seq: int64(i) + 1, Event: text}); err != nil {
			return err
		}
	}
	for _, line := range c.Chat {
		err := q.InsertLine(ctx, query.InsertLineParams{
			Match: c.Number, N: line.Number, At: line.At.UnixMilli(), Seat: int64(line.Seat), Name: line.Name, Text: line.Text,
		})
		if err != nil {
			return err
		}
	}
	for _, command := range c.Commands {
		_, err := q.InsertCommand(ctx, query.InsertCommandParams{
			Match: c.Number, Client: command.Client, ID: command.ID, Seq: command.Seq, Line: command.ChatNumber,
		})
		if err != nil {
			return err
		}
	}
	for i := range c.Conditional {
		if err := putConditional(ctx, q, c.Number, &c.Conditional[i]); err != nil {
			return err
		}
	}
	return nil
}

// FinishCopy makes the database one that can be used.
func (s *Store) FinishCopy(ctx context.Context) error {
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		n, err := q.FinishCopying(ctx)
		if err == nil && n == 0 {
			return fmt.Errorf("%w: the copy is finished", store.ErrConflict)
		}
		return err
	})
}

// bytesOf returns bytes that are not NULL in the database.
func bytesOf(b []byte) []byte {
	if b == nil {
		return []byte{}
	}
	return b
}
