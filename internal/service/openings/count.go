package openings

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/teahouse-games/teahouse/explorer"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// How matches are counted. After an update there may be many, and rooms write meanwhile.
const (
	countedAtOnce = 50                    // with one commit
	rest          = 50 * time.Millisecond // between two commits
)

// Store is the part of a store that is needed to count.
type Store interface {
	store.ExplorerStore
	EachEvent(ctx context.Context, match string, last int64, f func(match.Event) error) error
}

// Count counts all matches that were not met yet, and returns how many it has counted. If another process does the same,
// each match is counted once all the same. It calls onSkipped for a match that can never be counted.
func Count(ctx context.Context, s Store, games gamelist.Games, onSkipped func(match string, err error)) (counted int, err error) {
	var positions explorer.Positions
	for {
		ids, err := s.UncountedMatches(ctx, countedAtOnce)
		if err != nil || len(ids) == 0 {
			return counted, err
		}
		var list []store.ExplorerGame
		for _, id := range ids {
			g, err := gameOf(ctx, s, games, &positions, id)
			var skipped *skippedError
			switch {
			case errors.Is(err, store.ErrNotFound): // it was deleted meanwhile
				continue
			case errors.As(err, &skipped):
				onSkipped(id, err)
			case err != nil:
				return counted, fmt.Errorf("match %s: %w", id, err)
			}
			list = append(list, g)
		}
		n, err := s.CountGames(ctx, list...)
		if err != nil {
			return counted, err
		}
		counted += n
		if len(ids) < countedAtOnce {
			continue
		}
		select {
		case <-time.After(rest):
		case <-ctx.Done():
			return counted, ctx.Err()
		}
	}
}

// skippedError is the reason why a match can never be counted, although it should be.
type skippedError struct{ cause error }

func (e *skippedError) Error() string { return e.cause.Error() }
func (e *skippedError) Unwrap() error { return e.cause }

// gameOf returns a match as it is counted: without turns if it is not to be counted. The error is a *skippedError if it
// cannot be counted.
func gameOf(ctx context.Context, s Store, games gamelist.Games, positions *explorer.Positions, id string) (store.ExplorerGame, error) {
	g := store.ExplorerGame{ID: id, Match: true}
	m, broken := match.New(id, games), error(nil)
	err := s.EachEvent(ctx, id, 0, func(e match.Event) error {
		if broken == nil {
			broken = m.Apply(e)
		}
		return nil
	})
	switch {
	case errors.Is(err, store.ErrDamaged), errors.Is(err, store.ErrUnreadable):
		return g, &skippedError{err}
	case err != nil:
		return g, err
	case broken != nil:
		return g, &skippedError{broken}
	case !counts(m):
		return g, nil
	}
	rules, err := games.ByName(m.Terms.Game)
	if err != nil {
		return g, &skippedError{err}
	}
	if m.Terms.Version != rules.Version {
		return g, nil // turns may have meant something else
	}
	options, err := rules.CompleteOptions(m.Terms.Options)
	if err != nil {
		return g, &skippedError{err}
	}
	steps, err := positions.Steps(rules, m.Record())
	if err != nil {
		return g, &skippedError{err}
	}
	g.ExplorerBook = store.ExplorerBook{Source: sourceOf(m), Game: rules.Name, Options: store.ExplorerOptions(options)}
	g.Winner, g.Steps = m.Outcome.Winner, stepsOf(steps)
	return g, nil
}

// counts reports whether a match is counted: it has ended as games end, and began at the usual beginning.
func counts(m *match.Match) bool {
	switch m.Outcome.Reason {
	case match.ReasonAborted, match.ReasonDeclined, match.ReasonTooLong:
		return false
	}
	return m.Over() && m.Terms.Public && m.Terms.Position == ""
}

// sourceOf returns the source that a match counts for.
func sourceOf(m *match.Match) store.ExplorerSource {
	for _, seat := range m.Seats {
		if seat.Holder != match.HolderComputer {
			return store.SourcePlayed
		}
	}
	return store.SourceSelfPlay
}

func stepsOf(steps []explorer.Step) []store.ExplorerStep {
	list := make([]store.ExplorerStep, len(steps))
	for i, s := range steps {
		list[i] = store.ExplorerStep(s)
	}
	return list
}
