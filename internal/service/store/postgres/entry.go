package postgres

import (
	"fmt"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/checksum"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

// preparedEntry is an entry as it is written down.
type preparedEntry struct {
	store.LogEntry
	id      string     // of the match, escaped
	command commandKey // zero: there is none
	events  []string   // in JSON
	row     *query.Match
	uptime  time.Duration // the greatest
}

// commandKey is the key of a command, escaped.
type commandKey struct{ match, client, id string }

// prepareEntries checks entries and writes them down. It returns the greatest uptime of their events.
func prepareEntries(entries []store.LogEntry) (all []preparedEntry, uptime time.Duration, err error) {
	if len(entries) > store.MaxEntries {
		return nil, 0, fmt.Errorf("%w: at most %d entries at once", store.ErrInvalid, store.MaxEntries)
	}
	all = make([]preparedEntry, len(entries))
	for i, e := range entries {
		if all[i], err = prepareEntry(e); err != nil {
			return nil, 0, fmt.Errorf("match %s: %w", e.Match, err)
		}
		uptime = max(uptime, all[i].uptime)
	}
	return all, uptime, nil
}

// prepareEntry checks an entry and writes it down.
func prepareEntry(e store.LogEntry) (preparedEntry, error) {
	w := preparedEntry{LogEntry: e, id: escape(e.Match)}
	if err := e.Check(); err != nil {
		return w, err
	}
	if e.CommandKey != nil {
		w.command = commandKey{w.id, escape(e.CommandKey.Client), escape(e.CommandKey.ID)}
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

// checksum returns that of the match after the events of the entry.
func (w *preparedEntry) checksum(sum checksum.Sum) checksum.Sum {
	for i, text := range w.events {
		sum = sum.Add(w.Events[i].Seq, text)
	}
	return sum
}
