package postgres

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5/pgtype"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

var _ store.CopyTarget = (*Store)(nil)

// copiesForm is the first form of the database that records how far all is that is copied, and has all of it. Programs that do not
// know it are kept away meanwhile.
const copiesForm = 16

// BeginCopy begins or continues a copy into the database. The error is store.ErrLocked if nodes use it.
func (s *Store) BeginCopy(ctx context.Context, source store.Contents) (store.CopyCursor, error) {
	return write(ctx, s, s.writes, func(ctx context.Context, q *query.Queries) (cursor store.CopyCursor, err error) {
		if err := q.LockService(ctx); err != nil {
			return cursor, err
		}
		row, begun, err := copying(ctx, q)
		if err != nil {
			return cursor, err
		}
		if begun {
			cursor = store.CopyCursor{
				Match: row.Match, Person: unescape(row.Person), Invitation: row.Invitation, Account: unescape(row.Account), Result: unescape(row.Result),
				Noticed: unescape(row.Noticed),
				Safety:  unescape(row.Safety), Study: unescape(row.Study),
			}
			return cursor, store.CheckSource(source, row.Source, row.State)
		}
		if err := checkUnused(ctx, q); err != nil {
			return cursor, err
		}
		stored, err := q.Contents(ctx)
		if err != nil {
			return cursor, err
		}
		contents := store.Contents{
			Matches: stored.Matches, People: stored.People, Invitations: stored.Invitations, Accounts: stored.Accounts, Results: stored.Results,
			Notices: stored.Notices,
			Safety:  stored.Safety, Studies: stored.Studies,
		}
		if !contents.Empty() {
			return cursor, store.ErrNotEmpty
		}
		if err := q.BeginCopying(ctx, query.BeginCopyingParams{Source: source.Database, State: escape(source.State)}); err != nil {
			return cursor, err
		}
		return cursor, q.PrepareForCopy(ctx, query.PrepareForCopyParams{Uptime: int64(source.Uptime), Needs: copiesForm})
	})
}

// WriteCopy stores a part of a copy.
func (s *Store) WriteCopy(ctx context.Context, part store.CopyPart) error {
	lists, err := newCopyLists(part)
	if err != nil {
		return err
	}
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		n, err := q.AdvanceCopying(ctx, query.AdvanceCopyingParams{
			Match: part.Now.Match, Person: escape(part.Now.Person), Invitation: bytesOf(part.Now.Invitation),
			Account: escape(part.Now.Account), AccountBefore: escape(part.Before.Account),
			Result: escape(part.Now.Result), ResultBefore: escape(part.Before.Result),
			Noticed: escape(part.Now.Noticed), NoticedBefore: escape(part.Before.Noticed),
			Safety: escape(part.Now.Safety), SafetyBefore: escape(part.Before.Safety),
			Study: escape(part.Now.Study), StudyBefore: escape(part.Before.Study),
			MatchBefore: part.Before.Match, PersonBefore: escape(part.Before.Person), InvitationBefore: bytesOf(part.Before.Invitation),
		})
		if err != nil {
			return err
		}
		if n == 0 {
			return fmt.Errorf("%w: the copy is elsewhere", store.ErrConflict)
		}
		return lists.insert(ctx, q)
	})
}

// copyLists are the columns of a part of a copy.
type copyLists struct {
	matches     matchLists
	epochs      query.SetEpochsParams
	events      query.InsertEventsParams
	lines       query.InsertLinesParams
	commands    query.InsertCommandsParams
	conditional query.InsertConditionalTurnsParams
	people      query.InsertPeopleParams
	accounts    accountLists
	results     resultLists
	notices     noticeCopyLists
	safety      safetyLists
	invitations []store.Invitation
	studies     []store.StudyCopy
}

// newCopyLists makes the columns of a part of a copy.
func newCopyLists(part store.CopyPart) (*copyLists, error) {
	l := &copyLists{invitations: part.Invitations, studies: part.Studies}
	for i := range part.Matches {
		if err := l.add(&part.Matches[i]); err != nil {
			return nil, fmt.Errorf("match %s: %w", part.Matches[i].Summary.Match, err)
		}
	}
	for _, p := range part.People {
		l.people.Ids = append(l.people.Ids, escape(p.ID))
		l.people.Names = append(l.people.Names, escape(p.Name))
		l.people.Generations = append(l.people.Generations, int64(p.Generation))
		l.people.Created = append(l.people.Created, p.Created.UnixMilli())
		l.people.Seen = append(l.people.Seen, p.Seen.UnixMilli())
		l.people.Vacations = append(l.people.Vacations, store.WriteVacations(p.Vacations))
		l.people.Challenges = append(l.people.Challenges, string(p.Challenges))
	}
	for i := range part.Accounts {
		l.accounts.add(&part.Accounts[i])
	}
	for i := range part.Results {
		l.results.add(&part.Results[i])
	}
	for i := range part.Notices {
		l.notices.add(&part.Notices[i])
	}
	for i := range part.Safety {
		l.safety.add(&part.Safety[i])
	}
	return l, nil
}

// add adds the copy of a match.
func (l *copyLists) add(c *store.MatchCopy) error {
	row, err := writeSummary(&c.Summary, 0)
	if err != nil {
		return err
	}
	row.Number, row.Lines, row.Checksum, row.Due = c.Number, c.Lines, c.Checksum[:], pgtype.Int8{}
	if c.Due != nil {
		row.Due = pgtype.Int8{Int64: int64(*c.Due), Valid: true}
	}
	l.matches.add(row)
	if c.Epoch != 1 { // which they are inserted with
		l.epochs.Numbers = append(l.epochs.Numbers, c.Number)
		l.epochs.Epochs = append(l.epochs.Epochs, c.Epoch)
	}
	for i, text := range c.Events {
		l.events.Matches = append(l.events.Matches, c.Number)
		l.events.Seqs = append(l.events.Seqs, int64(i)+1)
		l.events.Events = append(l.events.Events, text)
	}
	for _, line := range c.Chat {
		l.lines.Matches = append(l.lines.Matches, c.Number)
		l.lines.Numbers = append(l.lines.Numbers, line.Number)
		l.lines.Times = append(l.lines.Times, line.At.UnixMilli())
		l.lines.Seats = append(l.lines.Seats, int64(line.Seat))
		l.lines.Names = append(l.lines.Names, escape(line.Name))
		l.lines.Texts = append(l.lines.Texts, escape(line.Text))
	}
	for _, command := range c.Commands {
		l.commands.Matches = append(l.commands.Matches, c.Number)
		l.commands.Clients = append(l.commands.Clients, escape(command.Client))
		l.commands.Ids = append(l.commands.Ids, escape(command.ID))
		l.commands.Seqs = append(l.commands.Seqs, command.Seq)
		l.commands.Lines = append(l.commands.Lines, command.ChatNumber)
	}
	for _, of := range c.Conditional {
		turns, err := of.Check()
		if err != nil {
			return err
		}
		l.conditional.Matches = append(l.conditional.Matches, c.Number)
		l.conditional.Seats = append(l.conditional.Seats, int64(of.Seat))
		l.conditional.People = append(l.conditional.People, escape(of.Person))
		l.conditional.Revisions = append(l.conditional.Revisions, of.Revision)
		l.conditional.Seqs = append(l.conditional.Seqs, of.Seq)
		l.conditional.TurnsBefore = append(l.conditional.TurnsBefore, int64(of.TurnsBefore))
		l.conditional.Turns = append(l.conditional.Turns, escape(turns))
	}
	return nil
}

// insert inserts the rows.
func (l *copyLists) insert(ctx context.Context, q *query.Queries) error {
	for _, step := range []struct {
		rows   int
		insert func() error
	}{
		{len(l.matches.ids), func() error { return q.InsertMatches(ctx, l.matches.insertion("")) }},
		{len(l.epochs.Numbers), func() error { return q.SetEpochs(ctx, l.epochs) }},
		{len(l.events.Matches), func() error { return q.InsertEvents(ctx, l.events) }},
		{len(l.lines.Matches), func() error { return q.InsertLines(ctx, l.lines) }},
		{len(l.commands.Matches), func() error { return q.InsertCommands(ctx, l.commands) }},
		{len(l.conditional.Matches), func() error { return q.InsertConditionalTurns(ctx, l.conditional) }},
		{len(l.people.Ids), func() error { return q.InsertPeople(ctx, l.people) }},
		{len(l.accounts.accounts.People), func() error { return q.InsertAccounts(ctx, l.accounts.accounts) }},
		{len(l.accounts.reserved.NameKeys), func() error { return q.InsertReservedNames(ctx, l.accounts.reserved) }},
		{len(l.accounts.passkeys.Ids), func() error { return q.InsertPasskeys(ctx, l.accounts.passkeys) }},
		{len(l.accounts.addresses.People), func() error { return q.InsertAddresses(ctx, l.accounts.addresses) }},
		{len(l.accounts.external.Subjects), func() error { return q.InsertExternalLogins(ctx, l.accounts.external) }},
		{len(l.accounts.recoveryCodes.People), func() error { return q.InsertRecoveryCodes(ctx, l.accounts.recoveryCodes) }},
		{len(l.accounts.audit.People), func() error { return q.InsertAuditEntries(ctx, l.accounts.audit) }},
		{len(l.safety.blocks.People), func() error { return q.InsertBlocks(ctx, l.safety.blocks) }},
		{len(l.safety.reports.Ids), func() error { return q.InsertReports(ctx, l.safety.reports) }},
		{len(l.safety.mutes.People), func() error { return q.InsertMutes(ctx, l.safety.mutes) }},
		{len(l.accounts.follows.People), func() error { return q.InsertFollows(ctx, l.accounts.follows) }},
		{len(l.accounts.learning.steps.People), func() error { return q.InsertCourseSteps(ctx, l.accounts.learning.steps) }},
		{len(l.accounts.learning.tries.People), func() error { return q.InsertPuzzleTries(ctx, l.accounts.learning.tries) }},
		{len(l.accounts.learning.standings.People), func() error { return q.InsertPuzzleStandings(ctx, l.accounts.learning.standings) }},
		{len(l.results.Matches), func() error { return q.CopyRatingPools(ctx, l.results.pools()) }},
		{len(l.results.Matches), func() error { return q.InsertResults(ctx, l.results.InsertResultsParams) }},
		{len(l.notices.copies), func() error { return l.notices.insert(ctx, q) }},
	} {
		if step.rows == 0 {
			continue
		}
		if err := step.insert(); err != nil {
			return err
		}
	}
	for _, i := range l.invitations {
		err := q.CopyInvitation(ctx, query.CopyInvitationParams{
			Hash: i.Hash[:], Seat: int64(i.Seat), Purpose: string(i.Purpose), Person: escape(i.Person), Expires: i.Expires.UnixMilli(), MatchID: escape(i.Match),
		})
		if err != nil {
			return fmt.Errorf("invitation to match %s: %w", i.Match, err)
		}
	}
	for i := range l.studies {
		if err := copyStudy(ctx, q, &l.studies[i]); err != nil {
			return fmt.Errorf("study %s: %w", l.studies[i].ID, err)
		}
	}
	return nil
}

// FinishCopy makes the database one that nodes can use.
func (s *Store) FinishCopy(ctx context.Context) error {
	if _, err := s.writes.Exec(ctx, "ANALYZE matches, events, lines, commands, people, invitations, accounts, passkeys, addresses, external_logins, audit, follows, rated_results, notices, deliveries, devices, notice_settings, conditional_turns, blocks, reports, mutes, course_steps, puzzle_tries, puzzle_standings, studies, study_editors, study_chapters, study_operations"); err != nil {
		return s.callError(storeError(err))
	}
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		if err := q.SetNextNumber(ctx); err != nil {
			return err
		}
		// The copy may have rated matches, vacations, suspended accounts and challenges.
		if err := q.AllowUse(ctx, copiesForm); err != nil {
			return err
		}
		n, err := q.FinishCopying(ctx)
		if err == nil && n == 0 {
			return fmt.Errorf("%w: the copy is finished", store.ErrConflict)
		}
		return err
	})
}

// ReplaceSecret stores a secret of the site, also if there is another one with its name.
func (s *Store) ReplaceSecret(ctx context.Context, name string, secret []byte) error {
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		return q.ReplaceSecret(ctx, query.ReplaceSecretParams{Name: escape(name), Secret: secret})
	})
}
