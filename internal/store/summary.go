package store

import (
	"maps"
	"time"

	"github.com/teahouse-games/teahouse/internal/match"
)

// Kept returns the summary as a store returns it: times in UTC and whole
// milliseconds, sharing nothing with s.
func (s *Summary) Kept() Summary {
	k := *s
	k.Options = maps.Clone(s.Options)
	k.Created, k.Changed = Moment(s.Created), Moment(s.Changed)
	if s.Deadline != nil {
		deadline := *s.Deadline
		k.Deadline = &deadline
	}
	return k
}

// Open reports whether anybody may take a seat.
func (s *Summary) Open() bool {
	return s.Status == Waiting && (s.Chairs[0].Holder == match.Open || s.Chairs[1].Holder == match.Open)
}

// Has reports whether a person has a seat.
func (s *Summary) Has(person string) bool {
	return s.Chairs[0].Person == person || s.Chairs[1].Person == person
}

// Moment is a time as a store keeps it: in UTC and whole milliseconds.
func Moment(t time.Time) time.Time { return time.UnixMilli(t.UnixMilli()).UTC() }
