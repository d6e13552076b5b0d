package lobby

import (
	"cmp"
	"context"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
)

// maxOwnPages is how many pages of a person's matches are looked through at most for those that wait for them.
const maxOwnPages = 20

// WaitingMatch is a match in which it is a person's turn.
type WaitingMatch struct {
	store.Summary
	Left     *time.Duration // of the time for the turn, vacations included; nil: it does not matter
	Reminder *time.Duration // until a fifth of it is left, with days for each turn; not positive: that was before
}

// YourTurn returns the matches in which it is a person's turn, the one with the least time first. Those without a clock come last, the
// one that has waited longest first.
func (r *Lobby) YourTurn(ctx context.Context, p identity.Person) ([]WaitingMatch, error) {
	if !p.Identified() {
		return nil, nil
	}
	uptime := r.Rooms.Uptime()
	var waiting []WaitingMatch
	err := r.eachPlaying(ctx, p, func(s store.Summary) {
		if s.ToMove.IsPlayer() && s.Seats[s.ToMove].Person == p.ID {
			waiting = append(waiting, waitingAt(s, uptime))
		}
	})
	slices.SortStableFunc(waiting, func(a, b WaitingMatch) int {
		switch {
		case a.Left != nil && b.Left != nil:
			return cmp.Compare(*a.Left, *b.Left)
		case a.Left != nil:
			return -1
		case b.Left != nil:
			return 1
		}
		return a.Changed.Compare(b.Changed)
	})
	return waiting, err
}

// waitingAt returns how much time is left in a match.
func waitingAt(s store.Summary, uptime time.Duration) WaitingMatch {
	w := WaitingMatch{Summary: s}
	if s.Deadline == nil {
		return w
	}
	left := max(*s.Deadline-uptime, 0)
	w.Left = &left
	if c, err := clock.Parse(s.Clock); err == nil && c.Kind == clock.DaysPerTurn {
		reminder := match.ReminderOf(c, *s.Deadline) - uptime
		w.Reminder = &reminder
	}
	return w
}

// eachPlaying calls f for the matches of a person that are being played, the last changed first.
func (r *Lobby) eachPlaying(ctx context.Context, p identity.Person, f func(store.Summary)) error {
	filter := store.Filter{Person: p.ID, Status: store.StatusPlaying, Limit: store.MaxList}
	for range maxOwnPages {
		page, err := r.Store.List(ctx, filter)
		if err != nil {
			return err
		}
		for _, s := range page {
			f(s)
		}
		if len(page) < store.MaxList {
			return nil
		}
		last := page[len(page)-1]
		filter.Before = &store.ListCursor{Changed: last.Changed, Match: last.Match}
	}
	return nil
}
