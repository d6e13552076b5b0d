package store

import (
	"context"
	"fmt"
	"reflect"

	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/internal/service/match"
)

// Log is the part of a Store from which matches are made again.
type Log interface {
	EachEvent(ctx context.Context, match string, last int64, f func(match.Event) error) error
	ForEachSummary(ctx context.Context, f func(Summary) error) error
}

// Verified is a match that was made from its events, each of which could follow.
type Verified struct {
	Match *match.Match
	// WithoutRules is the reason why the turns could not be checked by the rules, if
	// that is so.
	WithoutRules error
}

// Verify makes a match from its events up to the one numbered last, all if that is 0,
// and checks each by the rules of the game.
func Verify(ctx context.Context, log Log, games gamelist.Games, id string, last int64) (Verified, error) {
	v := match.NewVerifier(id, games)
	if err := log.EachEvent(ctx, id, last, v.Apply); err != nil {
		return Verified{}, err
	}
	if last > 0 && v.Match().Seq != last {
		return Verified{}, fmt.Errorf("match %s: its log ends with event %d instead of %d", id, v.Match().Seq, last)
	}
	return Verified{v.Match(), v.WithoutRules()}, v.End()
}

// Checked is the result of a check.
type Checked struct {
	Matches      int
	Wrong        int
	WithoutRules int // those whose turns could not be checked
}

// Check rebuilds every match from its events by the rules, derives its summary and
// compares that with the stored one. It calls wrong for each match that differs or
// cannot be rebuilt.
func Check(ctx context.Context, log Log, games gamelist.Games, wrong func(match string, err error)) (Checked, error) {
	var found Checked
	err := log.ForEachSummary(ctx, func(kept Summary) error {
		found.Matches++
		v, err := VerifyAs(ctx, log, games, kept)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err != nil {
			found.Wrong++
			wrong(kept.Match, err)
		} else if v.WithoutRules != nil {
			found.WithoutRules++
		}
		return nil
	})
	return found, err
}

// VerifyAs is Verify that also compares the match with its stored summary.
func VerifyAs(ctx context.Context, log Log, games gamelist.Games, kept Summary) (Verified, error) {
	if kept.Seq < 1 {
		return Verified{}, fmt.Errorf("match %s: its summary cannot be read, or has no events", kept.Match)
	}
	v, err := Verify(ctx, log, games, kept.Match, kept.Seq)
	if err != nil {
		return v, err
	}
	derived := Summarize(v.Match).Normalized()
	// Events that were stored before names were left out may have some that the summary does not have.
	stored, nobody := kept, func(string) string { return "" }
	stored.Seats, derived.Seats = renamedSeats(stored.Seats, nobody), renamedSeats(derived.Seats, nobody)
	if !reflect.DeepEqual(derived, stored) {
		return v, fmt.Errorf("match %s: its summary is %+v, its events say %+v", kept.Match, stored, derived)
	}
	return v, nil
}
