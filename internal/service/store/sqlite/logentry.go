package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/checksum"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite/query"
)

// preparedEntry is an entry as it is written down.
type preparedEntry struct {
	store.LogEntry
	events []string // in JSON
	row    *query.UpdateMatchParams
	uptime time.Duration // the last
}

// Append stores the entries, all or none, and returns once they are on disk.
func (s *Store) Append(ctx context.Context, entries ...store.LogEntry) error {
	if len(entries) > store.MaxEntries {
		return fmt.Errorf("%w: at most %d entries at once", store.ErrInvalid, store.MaxEntries)
	}
	all := make([]preparedEntry, len(entries))
	var uptime time.Duration
	for i, e := range entries {
		w, err := prepareEntry(e)
		if err != nil {
			return fmt.Errorf("match %s: %w", e.Match, err)
		}
		all[i] = w
		uptime = max(uptime, w.uptime)
	}
	return s.writer.write(ctx, uptime, func(ctx context.Context, q *query.Queries) error {
		for i := range all {
			if err := all[i].insert(ctx, q); err != nil {
				return fmt.Errorf("match %s: %w", all[i].Match, err)
			}
			if r := all[i].Result; r != nil {
				if err := insertResult(ctx, q, r); err != nil {
					return fmt.Errorf("match %s: %w", all[i].Match, err)
				}
			}
			if err := all[i].insertNotices(ctx, q); err != nil {
				return fmt.Errorf("match %s: %w", all[i].Match, err)
			}
		}
		return nil
	})
}

// prepareEntry checks an entry and writes it down.
func prepareEntry(e store.LogEntry) (preparedEntry, error) {
	w := preparedEntry{LogEntry: e}
	if err := e.Check(); err != nil {
		return w, err
	}
	var last time.Duration
	for _, event := range e.Events {
		text, err := event.MarshalJSON()
		if err != nil {
			return w, fmt.Errorf("%w: event %d: %w", store.ErrInvalid, event.Seq, err)
		}
		if len(text) > store.MaxEventSize {
			return w, fmt.Errorf("%w: event %d has %d bytes, at most %d can be kept", store.ErrInvalid, event.Seq, len(text), store.MaxEventSize)
		}
		w.events = append(w.events, string(text))
		w.uptime, last = max(w.uptime, event.Uptime), event.Uptime
	}
	if e.Summary == nil {
		return w, nil
	}
	row, err := writeSummary(e.Summary, last)
	w.row = row
	return w, err
}

// insert stores an entry, or returns why it cannot be the next one.
func (w *preparedEntry) insert(ctx context.Context, q *query.Queries) error {
	head, err := q.Head(ctx, w.Match)
	switch {
	case errors.Is(err, sql.ErrNoRows) && w.New():
		return w.insertFirst(ctx, q)
	case errors.Is(err, sql.ErrNoRows):
		return store.ErrNotFound
	case err != nil:
		return err
	case w.New():
		if w.CommandKey != nil {
			if _, err := q.Answer(ctx, query.AnswerParams{MatchID: w.Match, Client: w.CommandKey.Client, Command: w.CommandKey.ID}); err == nil {
				return store.ErrDuplicate
			} else if !errors.Is(err, sql.ErrNoRows) {
				return err
			}
		}
		return store.ErrExists
	case w.Epoch != head.Epoch:
		return store.ErrNotOwner
	}
	if err := w.insertCommand(ctx, q, head.Number); err != nil {
		return err
	}
	if len(w.events) > 0 && w.Events[0].Seq != head.Seq+1 || len(w.events) == 0 && w.Summary != nil && w.Summary.Seq != head.Seq {
		return fmt.Errorf("%w: the last is %d", store.ErrConflict, head.Seq)
	}
	if len(w.Chat) > 0 && w.Chat[0].Number != head.Lines+1 {
		return fmt.Errorf("%w: the last line is %d", store.ErrConflict, head.Lines)
	}
	if w.row != nil {
		row := *w.row
		row.Number, row.Checksum = head.Number, w.checksum(checksum.Sum(head.Checksum))
		if len(w.events) == 0 {
			row.Due = head.Due // of the last event
		}
		if err := q.UpdateMatch(ctx, row); err != nil {
			return err
		}
	}
	return w.insertEventsAndChat(ctx, q, head.Number)
}

// insertFirst stores the first entry of a match.
func (w *preparedEntry) insertFirst(ctx context.Context, q *query.Queries) error {
	if w.Epoch != 1 {
		return store.ErrNotOwner
	}
	if len(w.Chat) > 0 && w.Chat[0].Number != 1 {
		return fmt.Errorf("%w: there is no line yet", store.ErrConflict)
	}
	row, sum := w.row, w.checksum(checksum.First(w.Match))
	number, err := q.InsertMatch(ctx, query.InsertMatchParams{
		ID: w.Match, Seq: row.Seq, Game: row.Game, Options: row.Options, Clock: row.Clock, Public: row.Public,
		Chairs: row.Chairs, FirstPerson: row.FirstPerson, SecondPerson: row.SecondPerson, Open: row.Open,
		Status: row.Status, ToMove: row.ToMove, Turns: row.Turns, Winner: row.Winner, Reason: row.Reason,
		Created: row.Created, Changed: row.Changed, Deadline: row.Deadline, Computer: row.Computer, Due: row.Due,
		Checksum: sum, Rated: row.Rated,
	})
	if err != nil {
		return err
	}
	if err := w.insertCommand(ctx, q, number); err != nil {
		return err
	}
	return w.insertEventsAndChat(ctx, q, number)
}

// checksum returns that of the match after the events of the entry.
func (w *preparedEntry) checksum(before checksum.Sum) []byte {
	for i, text := range w.events {
		before = before.Add(w.Events[i].Seq, text)
	}
	return before[:]
}

// insertCommand stores the key of the command with its answer.
func (w *preparedEntry) insertCommand(ctx context.Context, q *query.Queries, number int64) error {
	if w.CommandKey == nil {
		return nil
	}
	answer := w.CommandAnswer()
	n, err := q.InsertCommand(ctx, query.InsertCommandParams{
		Match: number, Client: w.CommandKey.Client, ID: w.CommandKey.ID, Seq: answer.Seq, Line: answer.ChatNumber,
	})
	if err == nil && n == 0 {
		return store.ErrDuplicate
	}
	return err
}

// insertEventsAndChat stores the events and the lines of chat.
func (w *preparedEntry) insertEventsAndChat(ctx context.Context, q *query.Queries, number int64) error {
	for i, text := range w.events {
		if err := q.InsertEvent(ctx, query.InsertEventParams{Match: number, Seq: w.Events[i].Seq, Event: text}); err != nil {
			return err
		}
	}
	for _, line := range w.Chat {
		err := q.InsertLine(ctx, query.InsertLineParams{
			Match: number, N: line.Number, At: line.At.UnixMilli(), Seat: int64(line.Seat), Name: line.Name, Text: line.Text,
		})
		if err != nil {
			return err
		}
	}
	if n := len(w.Chat); n > 0 {
		return q.CountLines(ctx, query.CountLinesParams{Number: number, Lines: w.Chat[n-1].Number})
	}
	return nil
}

// AcquireEpoch makes the caller the owner of a match.
func (s *Store) AcquireEpoch(ctx context.Context, id string) (epoch int64, err error) {
	err = s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		epoch, err = q.Own(ctx, id)
		if errors.Is(err, sql.ErrNoRows) {
			err = fmt.Errorf("match %s: %w", id, store.ErrNotFound)
		}
		return err
	})
	return epoch, err
}
