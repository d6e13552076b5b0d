package store

import (
	"maps"
	"time"

	"github.com/teahouse-games/teahouse/internal/match"
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

// HasOpenSeat reports whether anybody may take a seat.
func (s *Summary) HasOpenSeat() bool {
	return s.Status == StatusWaiting && (s.Seats[0].Holder == match.HolderOpen || s.Seats[1].Holder == match.HolderOpen)
}

// HasPerson reports whether a person has a seat.
func (s *Summary) HasPerson(person string) bool {
	return s.Seats[0].Person == person || s.Seats[1].Person == person
}

// RoundTime is a time as a store keeps it: in UTC and whole milliseconds.
func RoundTime(t time.Time) time.Time { return time.UnixMilli(t.UnixMilli()).UTC() }
