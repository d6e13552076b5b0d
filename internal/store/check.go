package store

import (
	"context"
	"fmt"
	"reflect"

	"github.com/teahouse-games/teahouse/internal/catalog"
	"github.com/teahouse-games/teahouse/internal/match"
)

// Log is the part of a Store from which matches are made again.
type Log interface {
	Events(ctx context.Context, match string, after int64, limit int) ([]match.Event, error)
	Each(ctx context.Context, f func(Summary) error) error
}

// atOnce is how many events are read at once.
const atOnce = 1000

// Replay makes a match from its events, up to the one numbered last.
func Replay(ctx context.Context, log Log, games catalog.Catalog, id string, last int64) (*match.Match, error) {
	m := match.New(id, games)
	for m.Seq < last {
		events, err := log.Events(ctx, id, m.Seq, int(min(atOnce, last-m.Seq)))
		if err != nil {
			return nil, err
		}
		if len(events) == 0 {
			return nil, fmt.Errorf("match %s: its log ends with event %d instead of %d", id, m.Seq, last)
		}
		for _, event := range events {
			if err := m.Apply(event); err != nil {
				return nil, err
			}
		}
	}
	return m, nil
}

// Check makes every match again from its events, derives its summary and compares that
// with the one that is kept. It tells wrong about each that differs or cannot be
// replayed, and returns how many matches there are.
func Check(ctx context.Context, log Log, games catalog.Catalog, wrong func(match string, err error)) (matches int, err error) {
	err = log.Each(ctx, func(kept Summary) error {
		matches++
		m, err := Replay(ctx, log, games, kept.Match, kept.Seq)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err != nil {
			wrong(kept.Match, err)
			return nil
		}
		if derived := Summarize(m).Kept(); !reflect.DeepEqual(derived, kept) {
			wrong(kept.Match, fmt.Errorf("match %s: its summary is %+v, its events say %+v", kept.Match, kept, derived))
		}
		return nil
	})
	return matches, err
}
