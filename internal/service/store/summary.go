package store

import (
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
)

// Normalized returns the summary as a store returns it: times in UTC and whole
// milliseconds, sharing nothing with s.
func (s *Summary) Normalized() Summary {
	k := *s
	k.Options = maps.Clone(s.Options)
	k.Created, k.Changed = RoundTime(s.Created), RoundTime(s.Changed)
	if s.Deadline != nil {
		deadline := *s.Deadline
		k.Deadline = &deadline
	}
	return k
}

// HasOpenSeat reports whether anyone may take a seat.
func (s *Summary) HasOpenSeat() bool {
	return s.Status == StatusWaiting && (s.Seats[0].Holder == match.HolderOpen || s.Seats[1].Holder == match.HolderOpen)
}

// HasPerson reports whether a person has a seat.
func (s *Summary) HasPerson(person string) bool {
	return s.Seats[0].Person == person || s.Seats[1].Person == person
}

// RoundTime returns a time as stores keep it: in UTC and whole milliseconds.
func RoundTime(t time.Time) time.Time { return time.UnixMilli(t.UnixMilli()).UTC() }

// StoredTime returns a time as a column of milliseconds has it that has 0 for none.
func StoredTime(t time.Time) int64 {
	if t.IsZero() {
		return 0
	}
	return t.UnixMilli()
}

// TimeOfStored returns the time of such a column.
func TimeOfStored(milliseconds int64) time.Time {
	if milliseconds == 0 {
		return time.Time{}
	}
	return time.UnixMilli(milliseconds).UTC()
}

// Summarize derives the summary of a match.
func Summarize(m *match.Match) *Summary {
	s := &Summary{
		Match:   m.ID,
		Seq:     m.Seq,
		Game:    m.Terms.Game,
		Options: maps.Clone(m.Terms.Options),
		Clock:   m.Terms.Clock.String(),
		Public:  m.Terms.Public,
		Rated:   m.Terms.Rated,
		Seats:   m.Seats,
		Status:  statusOf(m),
		ToMove:  m.ToMove,
		Turns:   len(m.Turns),
		Outcome: m.Outcome,
		Created: m.Created,
		Changed: m.Changed,
	}
	if deadline, ok := m.Deadline(); ok {
		s.Deadline = &deadline
	}
	s.Computer = s.Status == StatusPlaying && m.ToMove.IsPlayer() && m.Seats[m.ToMove].Holder == match.HolderComputer
	return s
}

func statusOf(m *match.Match) MatchStatus {
	switch {
	case m.Over():
		return StatusOver
	case m.Began:
		return StatusPlaying
	}
	return StatusWaiting
}

// MaxList is the most that a list has.
const MaxList = 100

// EffectiveLimit returns how many matches are wanted at most: Limit, within its limits.
func (f Filter) EffectiveLimit() int { return min(max(f.Limit, 1), MaxList) }

// Matches reports whether a match is selected.
func (f Filter) Matches(s *Summary) bool {
	return (!f.Public || s.Public) &&
		(f.Person == "" || s.HasPerson(f.Person) && f.matches(s, f.Person)) &&
		(f.Game == "" || s.Game == f.Game) &&
		(f.Status == "" || s.Status == f.Status) &&
		(!f.Open || s.HasOpenSeat()) &&
		(f.Before == nil || f.Before.precedes(s))
}

// matches reports whether a match of a person is selected.
func (f *PersonFilter) matches(s *Summary, person string) bool {
	return (f.Opponent == "" || s.Seats[0].Person == person && s.Seats[1].Person == f.Opponent ||
		s.Seats[1].Person == person && s.Seats[0].Person == f.Opponent) &&
		(f.Rated == nil || s.Rated == *f.Rated) &&
		(f.Live == nil || s.Live() == *f.Live) &&
		(f.Result == "" || s.ResultOf(person) == f.Result) &&
		f.Challenges.matches(s, person) &&
		(!f.NoUnbegun || !s.Unbegun())
}

// Unbegun reports whether the match ended before it began: a seat was never taken.
func (s *Summary) Unbegun() bool {
	return s.Status == StatusOver && slices.ContainsFunc(s.Seats[:], match.SeatState.Waits)
}

// Live reports whether the players sit at the board together, see [clock.Control.RealTime]. Databases decide the same by the text of the clock.
func (s *Summary) Live() bool {
	return s.Clock != string(clock.Untimed) && !strings.HasSuffix(s.Clock, "d")
}

// ResultOf returns how the match ended for a person; empty if it has no result for them.
func (s *Summary) ResultOf(person string) PersonResult {
	switch {
	case s.Status != StatusOver || s.Outcome.Reason == match.ReasonAborted || s.Outcome.Reason == match.ReasonDeclined || s.Seats[0].Person == s.Seats[1].Person:
		return ""
	case !s.Outcome.Winner.IsPlayer():
		return Drawn
	case s.Seats[s.Outcome.Winner].Person == person:
		return Won
	}
	return Lost
}

// precedes reports whether a match comes after the place. Of matches that changed at
// the same time the one with the greater id comes first.
func (p *ListCursor) precedes(s *Summary) bool {
	if at, changed := RoundTime(p.Changed), RoundTime(s.Changed); !changed.Equal(at) {
		return changed.Before(at)
	}
	return strings.Compare(s.Match, p.Match) < 0
}

// Add counts matches that ended with this winner. First reports whether the person had the first seat.
func (h *HeadToHead) Add(winner game.Seat, first bool, matches int) {
	switch {
	case !winner.IsPlayer():
		h.Drawn += matches
	case (winner == game.First) == first:
		h.Won += matches
	default:
		h.Lost += matches
	}
}
