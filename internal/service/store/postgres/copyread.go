package postgres

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/checksum"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

// Contents returns what is stored, in numbers.
func (r *reader) Contents(ctx context.Context) (store.Contents, error) {
	row, err := r.q.Contents(ctx)
	if err != nil {
		return store.Contents{}, r.readError(err, "contents", "of the database")
	}
	return store.Contents{
		Database: fmt.Sprintf("%x", row.DatabaseID), State: fmt.Sprintf("%s %d %s", row.AdvancedAt, row.Uptime, unescape(row.Leader)),
		Matches: row.Matches, People: row.People, Invitations: row.Invitations, Accounts: row.Accounts,
		Results: row.Results, Notices: row.Notices, Safety: row.Safety, Studies: row.Studies,
		Uptime: time.Duration(row.Uptime),
	}, nil
}

// MatchesAfter returns the matches after the one with a number.
func (r *reader) MatchesAfter(ctx context.Context, number int64, limit int) ([]store.MatchCopy, error) {
	rows, err := r.q.Behind(ctx, query.BehindParams{Number: number, Limit: rowLimit(max(limit, 1))})
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
		summary = store.Summary{Match: unescape(row.ID)}
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
func (r *reader) fillCopies(ctx context.Context, copies []store.MatchCopy, place map[int64]int) error {
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
				Number: row.N, At: timeOf(row.At), Seat: game.Seat(row.Seat), Name: unescape(row.Name), Text: unescape(row.Text),
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
				CommandKey:    store.CommandKey{Client: unescape(row.Client), ID: unescape(row.ID)},
				CommandAnswer: store.CommandAnswer{Seq: row.Seq, ChatNumber: row.Line},
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
func (r *reader) PeopleAfter(ctx context.Context, id string, limit int) ([]store.PersonRecord, error) {
	rows, err := r.q.PersonRecordsAfter(ctx, query.PersonRecordsAfterParams{ID: escape(id), Limit: rowLimit(max(limit, 1))})
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
func (r *reader) InvitationsAfter(ctx context.Context, hash []byte, limit int) ([]store.Invitation, error) {
	rows, err := r.q.InvitationsAfter(ctx, query.InvitationsAfterParams{Hash: bytesOf(hash), Limit: rowLimit(max(limit, 1))})
	if err != nil {
		return nil, r.readError(err, "list", "of invitations")
	}
	var invitations []store.Invitation
	for _, row := range rows {
		invitations = append(invitations, invitationOf(row))
	}
	return invitations, nil
}

// bytesOf returns bytes that are not NULL in the database.
func bytesOf(b []byte) []byte {
	if b == nil {
		return []byte{}
	}
	return b
}

// copying returns how far the copy is of which the database is the target, and whether it is
// one.
func copying(ctx context.Context, q *query.Queries) (query.CopyingRow, bool, error) {
	row, err := q.Copying(ctx)
	if errors.Is(err, pgx.ErrNoRows) {
		return row, false, nil
	}
	return row, err == nil, err
}
