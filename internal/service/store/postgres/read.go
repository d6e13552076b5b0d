package postgres

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/checksum"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

// eventsAtOnce is how many events are read at once.
const eventsAtOnce = 1000

// rowLimit returns a limit as the database has it.
func rowLimit[N int | int64](limit N) int32 { return int32(min(max(limit, 0), math.MaxInt32)) }

// Events returns the events of a match after a number.
func (s *Store) Events(ctx context.Context, id string, after int64, limit int) ([]match.Event, error) {
	return confirmed(ctx, s, func() ([]match.Event, error) { return s.events(ctx, id, after, limit) })
}

// events is Events that is not confirmed.
func (s *Store) events(ctx context.Context, id string, after int64, limit int) ([]match.Event, error) {
	n, err := s.q.Number(ctx, escape(id))
	if err != nil {
		return nil, s.readError(err, "match", id)
	}
	texts, err := s.q.Events(ctx, query.EventsParams{Match: n, Seq: after, Limit: rowLimit(limit)})
	if err != nil {
		return nil, s.readError(err, "match", id)
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

// EachEvent is that of a reader, but f is called only with events that cannot be lost, and that are read again until that is so.
func (s *Store) EachEvent(ctx context.Context, id string, last int64, f func(match.Event) error) error {
	events, err := confirmed(ctx, s, func() (events []match.Event, err error) {
		err = s.reader.EachEvent(ctx, id, last, func(e match.Event) error {
			events = append(events, e)
			return nil
		})
		return events, err
	})
	if err != nil {
		return err
	}
	for _, e := range events {
		if err := f(e); err != nil {
			return err
		}
	}
	return nil
}

// EachEvent calls f for the events of a match up to the one numbered last, all if that is
// 0, in order, until it returns an error. All events of the match are compared with its checksum; the
// error of those that were changed is store.ErrDamaged.
func (r *reader) EachEvent(ctx context.Context, id string, last int64, f func(match.Event) error) error {
	stored, err := r.q.Checksum(ctx, escape(id))
	if err != nil {
		return r.readError(err, "match", id)
	}
	if stored.Seq < last {
		return fmt.Errorf("match %s: its log ends with event %d instead of %d", id, stored.Seq, last)
	}
	var wrong error // of the first event that cannot be used
	use := func(seq int64, text string) {
		if wrong != nil || last > 0 && seq > last {
			return
		}
		var event match.Event
		if err := json.Unmarshal([]byte(text), &event); err != nil {
			wrong = fmt.Errorf("match %s: event %d %w: %w", id, seq, store.ErrUnreadable, err)
		} else {
			wrong = f(event)
		}
	}
	seq, sum := int64(0), checksum.First(id)
	for seq < stored.Seq {
		texts, err := r.q.Events(ctx, query.EventsParams{Match: stored.Number, Seq: seq, Limit: rowLimit(min(eventsAtOnce, stored.Seq-seq))})
		if err != nil {
			return r.readError(err, "match", id)
		}
		if len(texts) == 0 {
			// A match that was deleted meanwhile is not damaged.
			if _, err := r.q.Number(ctx, escape(id)); errors.Is(err, pgx.ErrNoRows) {
				return r.readError(err, "match", id)
			}
			return r.damage(fmt.Errorf("match %s: %w: events are missing, it has %d of %d", id, store.ErrDamaged, seq, stored.Seq))
		}
		for _, text := range texts {
			seq++
			sum = sum.Add(seq, text)
			use(seq, text)
		}
	}
	if string(sum[:]) != string(stored.Checksum) {
		err := fmt.Errorf("match %s: %w: the checksum of its %d events is not the stored one, an event was changed", id, store.ErrDamaged, stored.Seq)
		return r.damage(errors.Join(err, wrong))
	}
	return wrong
}

// damage logs the error of a damaged match, and returns it.
func (r *reader) damage(err error) error {
	r.log.Error("the database is damaged", "error", err)
	return err
}

// Chat returns the chat of a match after a number.
func (s *Store) Chat(ctx context.Context, id string, after int64, limit int) ([]match.ChatMessage, error) {
	return confirmed(ctx, s, func() ([]match.ChatMessage, error) { return s.chat(ctx, id, after, limit) })
}

// chat is Chat that is not confirmed.
func (s *Store) chat(ctx context.Context, id string, after int64, limit int) ([]match.ChatMessage, error) {
	n, err := s.q.Number(ctx, escape(id))
	if err != nil {
		return nil, s.readError(err, "match", id)
	}
	rows, err := s.q.Lines(ctx, query.LinesParams{Match: n, N: after, Limit: rowLimit(limit)})
	if err != nil {
		return nil, s.readError(err, "match", id)
	}
	var lines []match.ChatMessage
	for _, row := range rows {
		lines = append(lines, match.ChatMessage{
			Number: row.N, At: timeOf(row.At), Seat: game.Seat(row.Seat), Name: unescape(row.Name), Text: unescape(row.Text),
		})
	}
	return lines, nil
}

// CommandAnswer returns the answer to a stored command.
func (s *Store) CommandAnswer(ctx context.Context, id string, key store.CommandKey) (store.CommandAnswer, bool, error) {
	row, err := s.q.Answer(ctx, query.AnswerParams{MatchID: escape(id), Client: escape(key.Client), Command: escape(key.ID)})
	if errors.Is(err, pgx.ErrNoRows) {
		return store.CommandAnswer{}, false, nil
	}
	return store.CommandAnswer{Seq: row.Seq, ChatNumber: row.Line}, err == nil, s.readError(err, "match", id)
}

// Uptime returns the last stored uptime.
func (s *Store) Uptime(ctx context.Context) (time.Duration, error) {
	uptime, err := s.q.Uptime(ctx)
	return time.Duration(uptime), s.readError(err, "uptime", "of the service")
}

// Usage reports how much the database takes. The space of what was deleted counts until it
// is used again, and how much is free on the disk is not known.
func (s *Store) Usage(ctx context.Context) (store.Usage, error) {
	bytes, err := s.q.Size(ctx)
	return store.Usage{Bytes: bytes, Free: -1}, s.readError(err, "size", "of the database")
}
