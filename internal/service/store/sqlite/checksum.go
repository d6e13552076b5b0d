package sqlite

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/checksum"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite/query"
)

// eventsAtOnce is how many events are read at once.
const eventsAtOnce = 1000

// EachEvent calls f for the events of a match up to the one numbered last, all if that is
// 0, in order, until it returns an error. Without f they are only checked. All events of the match are compared with its checksum; the
// error of those that were changed is store.ErrDamaged.
func (r *Reader) EachEvent(ctx context.Context, id string, last int64, f func(match.Event) error) error {
	kept, err := r.q.Checksum(ctx, id)
	if err != nil {
		return r.readError(err, "match", id)
	}
	if kept.Seq < last {
		return fmt.Errorf("match %s: its log ends with event %d instead of %d", id, kept.Seq, last)
	}
	var wrong error // of the first event that cannot be used
	use := func(seq int64, text string) {
		if f == nil || wrong != nil || last > 0 && seq > last {
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
	for seq < kept.Seq && ctx.Err() == nil {
		texts, err := r.q.Events(ctx, query.EventsParams{Match: kept.Number, Seq: seq, Limit: min(eventsAtOnce, kept.Seq-seq)})
		if err != nil {
			return r.damage(id, r.readError(err, "match", id))
		}
		if len(texts) == 0 {
			// A match that was deleted meanwhile is not damaged.
			if _, err := r.q.Number(ctx, id); errors.Is(err, sql.ErrNoRows) {
				return r.readError(err, "match", id)
			}
			return r.damage(id, fmt.Errorf("match %s: %w: events are missing, it has %d of %d", id, store.ErrDamaged, seq, kept.Seq))
		}
		for _, text := range texts {
			seq++
			sum = sum.Add(seq, text)
			use(seq, text)
		}
	}
	if err := ctx.Err(); err != nil {
		return r.readError(err, "match", id)
	}
	if sum != checksum.Sum(kept.Checksum) {
		err := fmt.Errorf("match %s: %w: the checksum of its %d events is not the stored one, an event was changed", id, store.ErrDamaged, kept.Seq)
		return r.damage(id, errors.Join(err, wrong))
	}
	return wrong
}

// fillChecksums gives every match of an older database its checksum, in parts: if it is
// cut short it goes on with the next start.
func fillChecksums(ctx context.Context, db *sql.DB) (matches int, err error) {
	q := query.New(db)
	if done, err := q.HasChecksums(ctx); err != nil || done == 1 {
		return 0, storeError(err)
	}
	const atOnce = 1000
	for last := int64(0); ; {
		rows, err := q.WithoutChecksum(ctx, query.WithoutChecksumParams{Number: last, Limit: atOnce})
		if err != nil {
			return matches, storeError(err)
		}
		if len(rows) == 0 {
			return matches, storeError(q.SetHasChecksums(ctx))
		}
		last = rows[len(rows)-1].Number
		matches += len(rows)
		if err := fillSome(ctx, db, rows); err != nil {
			return matches, storeError(err)
		}
	}
}

// fillSome does some of the matches in one transaction.
func fillSome(ctx context.Context, db *sql.DB, rows []query.WithoutChecksumRow) error {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer func() { _ = tx.Rollback() }() // it does nothing after the commit
	q := query.New(db).WithTx(tx)
	for _, row := range rows {
		sum := checksum.First(row.ID)
		for seq := int64(0); seq < row.Seq; {
			texts, err := q.Events(ctx, query.EventsParams{Match: row.Number, Seq: seq, Limit: min(eventsAtOnce, row.Seq-seq)})
			if err != nil {
				return err
			}
			if len(texts) == 0 {
				break // the checksum will not agree with the number of events
			}
			for _, text := range texts {
				seq++
				sum = sum.Add(seq, text)
			}
		}
		if err := q.SetChecksum(ctx, query.SetChecksumParams{Checksum: sum[:], Number: row.Number}); err != nil {
			return err
		}
	}
	return tx.Commit()
}
