package store

import (
	"time"

	"github.com/teahouse-games/teahouse/internal/service/match"
)

// Retention sets for each category the time before which the last event of an expired
// match was. A zero time is for ever.
type Retention struct {
	Abandoned  time.Time
	Unfinished time.Time
	Finished   time.Time
}

// Category is a kind of match with its own retention time.
type Category string

// The categories. A match on a clock that has begun is in none of them: its clock ends it.
const (
	Abandoned  Category = "abandoned"  // a seat is empty, or it was aborted, which is possible until both have played
	Unfinished Category = "unfinished" // it has begun and goes on, and no clock will end it
	Finished   Category = "finished"   // it has a result
)

// Categories returns all of them.
func Categories() []Category { return []Category{Abandoned, Unfinished, Finished} }

// Expired is an expired match.
type Expired struct {
	Match    string
	Seq      int64 // of its last event
	Category Category
}

// Category returns the category of a match, empty if it is in none.
func (s *Summary) Category() Category {
	switch {
	case s.Status == StatusWaiting, s.Status == StatusOver && (s.Outcome.Reason == match.ReasonAborted || s.Outcome.Reason == match.ReasonDeclined):
		return Abandoned
	case s.Status == StatusOver:
		return Finished
	case s.Deadline == nil:
		return Unfinished
	}
	return ""
}

// Expires reports whether a match has expired, and its category.
func (r Retention) Expires(s *Summary) (Category, bool) {
	c := s.Category()
	since := map[Category]time.Time{Abandoned: r.Abandoned, Unfinished: r.Unfinished, Finished: r.Finished}[c]
	return c, !since.IsZero() && RoundTime(s.Changed).Before(RoundTime(since))
}

// RowBytes is about the size of a row with a text of this many bytes: a database has
// pages of 4096, and a text that is too long to share one has some of its own.
func RowBytes(text int) int {
	const place, page, of = 1000, 4096, 640
	if text <= place {
		return text + text/8 + 48
	}
	return of + (text-of+page-1)/page*page
}

// Usage is how much is stored.
type Usage struct {
	Bytes int64 // that the database takes, its log included; without what was deleted and can be used again
	Free  int64 // bytes that are free on the disk; negative: it is not known
}
