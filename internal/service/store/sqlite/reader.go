package sqlite

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"sync/atomic"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite/query"
)

// Reader reads the database. It is the reading half of a store.Store.
type Reader struct {
	db     *sql.DB
	stmts  *statements
	q      *query.Queries
	closed atomic.Bool

	missing int64        // how many of the last commits are not there
	onClose func() error // nil: there is nothing more to do
	damaged *damageLog   // nil: damage is reported to the reader only
}

// newReader makes a reader of a pool of connections, which it closes. The error is that the tables cannot be read.
func newReader(ctx context.Context, db *sql.DB) (*Reader, error) {
	var tables int
	if err := db.QueryRowContext(ctx, "SELECT count(*) FROM sqlite_schema").Scan(&tables); err != nil {
		return nil, errors.Join(storeError(err), db.Close())
	}
	stmts := newStatements(db)
	return &Reader{db: db, stmts: stmts, q: query.New(stmts)}, nil
}

// Close ends the use of the reader.
func (r *Reader) Close() error {
	if r.closed.Swap(true) {
		return nil
	}
	err := errors.Join(r.stmts.Close(), r.db.Close())
	if r.onClose != nil {
		err = errors.Join(err, r.onClose())
	}
	return err
}

// Missing returns how many of the last acknowledged commits the database does not have, as
// far as that is known.
func (r *Reader) Missing() int64 { return r.missing }

// readError is an error of a read as package store names it.
func (r *Reader) readError(err error, what, id string) error {
	switch {
	case err == nil:
		return nil
	case r.closed.Load():
		return store.ErrClosed
	case errors.Is(err, sql.ErrNoRows):
		err = store.ErrNotFound
	}
	return fmt.Errorf("%s %s: %w", what, id, storeError(err))
}

// Events returns the events of a match after a number.
func (r *Reader) Events(ctx context.Context, id string, after int64, limit int) ([]match.Event, error) {
	n, err := r.q.Number(ctx, id)
	if err != nil {
		return nil, r.readError(err, "match", id)
	}
	texts, err := r.q.Events(ctx, query.EventsParams{Match: n, Seq: after, Limit: int64(max(limit, 0))})
	if err != nil {
		return nil, r.readError(err, "match", id)
	}
	var events []match.Event
	for _, text := range texts {
		var event match.Event
		if err := json.Unmarshal([]byte(text), &event); err != nil {
			return nil, fmt.Errorf("match %s: the event after %d cannot be read: %w", id, after+int64(len(events)), err)
		}
		events = append(events, event)
	}
	return events, nil
}

// Raw is the stored data of a match, unchecked, also where it is damaged.
type Raw struct {
	Events []json.RawMessage   `json:"events"` // those that are no JSON as strings
	Lines  []match.ChatMessage `json:"lines"`
}

// Raw returns the whole log of a match, unchecked.
func (r *Reader) Raw(ctx context.Context, id string) (Raw, error) {
	raw := Raw{Events: []json.RawMessage{}, Lines: []match.ChatMessage{}}
	n, err := r.q.Number(ctx, id)
	if err != nil {
		return raw, r.readError(err, "match", id)
	}
	texts, err := r.q.Events(ctx, query.EventsParams{Match: n, Limit: math.MaxInt64})
	if err != nil {
		return raw, r.readError(err, "match", id)
	}
	for _, text := range texts {
		event := json.RawMessage(text)
		if !json.Valid(event) {
			if event, err = json.Marshal(text); err != nil {
				return raw, err
			}
		}
		raw.Events = append(raw.Events, event)
	}
	lines, err := r.Chat(ctx, id, 0, math.MaxInt)
	raw.Lines = append(raw.Lines, lines...)
	return raw, err
}

// Chat returns the chat of a match after a number.
func (r *Reader) Chat(ctx context.Context, id string, after int64, limit int) ([]match.ChatMessage, error) {
	n, err := r.q.Number(ctx, id)
	if err != nil {
		return nil, r.readError(err, "match", id)
	}
	rows, err := r.q.Lines(ctx, query.LinesParams{Match: n, N: after, Limit: int64(max(limit, 0))})
	if err != nil {
		return nil, r.readError(err, "match", id)
	}
	var lines []match.ChatMessage
	for _, row := range rows {
		lines = append(lines, match.ChatMessage{Number: row.N, At: timeOf(row.At), Seat: game.Seat(row.Seat), Name: row.Name, Text: row.Text})
	}
	return lines, nil
}

// CommandAnswer returns the answer to a stored command.
func (r *Reader) CommandAnswer(ctx context.Context, id string, key store.CommandKey) (store.CommandAnswer, bool, error) {
	row, err := r.q.Answer(ctx, query.AnswerParams{MatchID: id, Client: key.Client, Command: key.ID})
	if errors.Is(err, sql.ErrNoRows) {
		return store.CommandAnswer{}, false, nil
	}
	return store.CommandAnswer{Seq: row.Seq, ChatNumber: row.Line}, err == nil, r.readError(err, "match", id)
}

// DueMatches returns the ids of matches that have something to do.
func (r *Reader) DueMatches(ctx context.Context, uptime time.Duration, limit int) ([]string, error) {
	most := int64(max(limit, 0))
	computers, err := r.q.DueComputers(ctx, most)
	if err != nil {
		return nil, r.readError(err, "matches", "that are due")
	}
	deadlines, err := r.q.DueDeadlines(ctx, query.DueDeadlinesParams{Due: sql.NullInt64{Int64: int64(uptime), Valid: true}, Limit: most})
	if err != nil {
		return nil, r.readError(err, "matches", "that are due")
	}
	// Both are in order: the one that has waited longer comes first.
	var ids []string
	for len(ids) < int(most) && len(computers)+len(deadlines) > 0 {
		if len(deadlines) == 0 || len(computers) > 0 && dueEarlier(computers[0], query.DueComputersRow(deadlines[0])) {
			ids, computers = append(ids, computers[0].ID), computers[1:]
		} else {
			ids, deadlines = append(ids, deadlines[0].ID), deadlines[1:]
		}
	}
	return ids, nil
}

func dueEarlier(a, b query.DueComputersRow) bool {
	if a.Due.Int64 != b.Due.Int64 {
		return a.Due.Int64 < b.Due.Int64
	}
	return a.ID < b.ID
}

// Uptime returns the last stored uptime.
func (r *Reader) Uptime(ctx context.Context) (time.Duration, error) {
	uptime, err := r.q.Uptime(ctx)
	return time.Duration(uptime), r.readError(err, "uptime", "of the service")
}

// Invitation returns the invitation with this hash of its key.
func (r *Reader) Invitation(ctx context.Context, hash store.Hash) (store.Invitation, error) {
	row, err := r.q.Invitation(ctx, hash[:])
	if err != nil {
		return store.Invitation{}, r.readError(err, "invitation", "of this key")
	}
	return invitationOf(row), nil
}

// invitationOf makes an invitation of a row.
func invitationOf(row query.Invitation) store.Invitation {
	i := store.Invitation{
		Match: row.Match, Seat: game.Seat(row.Seat), Purpose: store.Purpose(row.Purpose), Person: row.Person, Expires: timeOf(row.Expires),
	}
	copy(i.Hash[:], row.Hash)
	return i
}

// Person returns a person.
func (r *Reader) Person(ctx context.Context, id string) (store.PersonRecord, error) {
	row, err := r.q.Person(ctx, id)
	if err != nil {
		return store.PersonRecord{}, r.readError(err, "person", id)
	}
	return personOf(row)
}

// Names returns the names of people by their ids.
func (r *Reader) Names(ctx context.Context, people []string) (map[string]string, error) {
	names := map[string]string{}
	for _, id := range people {
		if _, ok := names[id]; ok {
			continue
		}
		switch p, err := r.Person(ctx, id); {
		case errors.Is(err, store.ErrNotFound):
		case err != nil:
			return nil, err
		default:
			names[id] = p.Name
		}
	}
	return names, nil
}

// personOf makes a person of a row.
func personOf(row query.Person) (p store.PersonRecord, err error) {
	p = store.PersonRecord{ID: row.ID, Name: row.Name, Generation: int(row.Generation), Created: timeOf(row.Created), Seen: timeOf(row.Seen)}
	p.Challenges = store.ChallengePolicy(row.Challenges)
	p.Vacations, err = store.ReadVacations(row.Vacations)
	return p, err
}
