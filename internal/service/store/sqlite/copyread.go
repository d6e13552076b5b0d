package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/checksum"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite/query"
)

var _ store.CopySource = (*Reader)(nil)

// OpenSource is OpenReader that keeps every Store away until it is closed. The error is
// store.ErrLocked while one has the database open.
func OpenSource(ctx context.Context, path string) (*Reader, error) {
	r, err := openSource(ctx, path)
	if err != nil {
		return nil, fmt.Errorf("database %s: %w", path, stripPath(err))
	}
	return r, nil
}

func openSource(ctx context.Context, path string) (r *Reader, err error) {
	is, missing, err := whole(ctx, path)
	switch {
	case err != nil:
		return nil, err
	case is.version < hasCommits:
		return nil, errOldForm
	case missing > 0:
		return nil, fmt.Errorf("%w: %s missing; see docs/operating.md", store.ErrDamaged, LastCommits(missing))
	}
	free := func() error { return nil }
	if !unchanging(path) {
		if free, err = lock(path); err != nil {
			return nil, err
		}
	}
	if r, err = openForReading(ctx, path); err != nil {
		return nil, errors.Join(err, free())
	}
	then := r.onClose
	r.onClose = func() error {
		if then == nil {
			return free()
		}
		return errors.Join(then(), free())
	}
	if done, err := r.q.HasChecksums(ctx); err != nil || done == 0 {
		if err == nil {
			err = errOldForm
		}
		return nil, errors.Join(storeError(err), r.Close())
	}
	return r, nil
}

// errOldForm is the error of a database whose matches have no checksums yet.
var errOldForm = errors.New("an old teahouse has written it: start teahouse serve with it once, which adds its checksums")

// Contents returns what is stored, in numbers.
func (r *Reader) Contents(ctx context.Context) (store.Contents, error) {
	row, err := r.q.Contents(ctx)
	if err != nil {
		return store.Contents{}, r.readError(err, "contents", "of the database")
	}
	return store.Contents{
		Database: fmt.Sprintf("%x", row.DatabaseID), State: fmt.Sprintf("%d %x", row.Commits, row.CommitID),
		Matches: row.Matches, People: row.People, Invitations: row.Invitations, Accounts: row.Accounts,
		Results: row.Results, Notices: row.Notices, Safety: row.Safety, Studies: row.Studies,
		Uptime: time.Duration(row.Uptime),
	}, nil
}

// MatchesAfter returns the matches after the one with a number.
func (r *Reader) MatchesAfter(ctx context.Context, number int64, limit int) ([]store.MatchCopy, error) {
	rows, err := r.q.Behind(ctx, query.BehindParams{Number: number, Limit: int64(max(limit, 1))})
	if err != nil {
		return nil, r.readError(err, "list", "of matches")
	}
	var lengths []int64
	for _, row := range rows {
		lengths = append(lengths, row.Seq+row.Lines)
	}
	rows = rows[:store.CopyLength(lengths)]
	if len(rows) == 0 {
		return nil, nil
	}
	copies, place := make([]store.MatchCopy, len(rows)), map[int64]int{}
	for i, row := range rows {
		copies[i], place[row.Number] = copyOf(row), i
	}
	if err := r.fillCopies(ctx, copies, place); err != nil {
		return nil, r.readError(err, "matches from", copies[0].Summary.Match)
	}
	return copies, nil
}

// copyOf makes the copy of a match of its row. It lacks the events, the chat and the commands.
func copyOf(row query.Match) store.MatchCopy {
	c := store.MatchCopy{Number: row.Number, Epoch: row.Epoch, Lines: row.Lines}
	if len(row.Checksum) == len(c.Checksum) {
		c.Checksum = checksum.Sum(row.Checksum)
	}
	summary, err := readSummary(row)
	if err != nil {
		summary = store.Summary{Match: row.ID}
	}
	c.Summary = summary
	if row.Due.Valid {
		due := time.Duration(row.Due.Int64)
		c.Due = &due
	}
	return c
}

// fillCopies reads the events, the chat, the commands and the conditional turns of consecutive matches. place has the places
// of their numbers.
func (r *Reader) fillCopies(ctx context.Context, copies []store.MatchCopy, place map[int64]int) error {
	first, last := copies[0].Number, copies[len(copies)-1].Number
	events, err := r.q.EventsBetween(ctx, query.EventsBetweenParams{First: first, Last: last})
	if err != nil {
		return err
	}
	for _, row := range events {
		if i, ok := place[row.Match]; ok {
			copies[i].Events = append(copies[i].Events, row.Event)
		}
	}
	lines, err := r.q.LinesBetween(ctx, query.LinesBetweenParams{First: first, Last: last})
	if err != nil {
		return err
	}
	for _, row := range lines {
		if i, ok := place[row.Match]; ok {
			copies[i].Chat = append(copies[i].Chat, match.ChatMessage{
				Number: row.N, At: timeOf(row.At), Seat: game.Seat(row.Seat), Name: row.Name, Text: row.Text,
			})
		}
	}
	commands, err := r.q.CommandsBetween(ctx, query.CommandsBetweenParams{First: first, Last: last})
	if err != nil {
		return err
	}
	for _, row := range commands {
		if i, ok := place[row.Match]; ok {
			copies[i].Commands = append(copies[i].Commands, store.StoredCommand{
				CommandKey: store.CommandKey{Client: row.Client, ID: row.ID}, CommandAnswer: store.CommandAnswer{Seq: row.Seq, ChatNumber: row.Line},
			})
		}
	}
	conditional, err := r.q.ConditionalBetween(ctx, query.ConditionalBetweenParams{First: first, Last: last})
	if err != nil {
		return err
	}
	for _, row := range conditional {
		if i, ok := place[row.Match]; ok {
			c, err := conditionalOf(copies[i].Summary.Match, row)
			if err != nil {
				return err
			}
			copies[i].Conditional = append(copies[i].Conditional, c)
		}
	}
	return nil
}

// PeopleAfter returns the people after an id.
func (r *Reader) PeopleAfter(ctx context.Context, id string, limit int) ([]store.PersonRecord, error) {
	rows, err := r.q.PersonRecordsAfter(ctx, query.PersonRecordsAfterParams{ID: id, Limit: int64(max(limit, 1))})
	if err != nil {
		return nil, r.readError(err, "list", "of people")
	}
	var people []store.PersonRecord
	for _, row := range rows {
		p, err := personOf(row)
		if err != nil {
			return nil, err
		}
		people = append(people, p)
	}
	return people, nil
}

// InvitationsAfter returns the invitations after a hash.
func (r *Reader) InvitationsAfter(ctx context.Context, hash []byte, limit int) ([]store.Invitation, error) {
	rows, err := r.q.InvitationsAfter(ctx, query.InvitationsAfterParams{Hash: bytesOf(hash), Limit: int64(max(limit, 1))})
	if err != nil {
		return nil, r.readError(err, "list", "of invitations")
	}
	var invitations []store.Invitation
	for _, row := range rows {
		invitations = append(invitations, invitationOf(row))
	}
	return invitations, nil
}

// copying returns how far the copy is of which the database is the target, and whether it is
// one.
func copying(ctx context.Context, q *query.Queries) (query.CopyingRow, bool, error) {
	row, err := q.Copying(ctx)
	if errors.Is(err, sql.ErrNoRows) {
		return row, false, nil
	}
	return row, err == nil, err
}
