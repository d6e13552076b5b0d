package store

import (
	"time"

	"github.com/teahouse-games/teahouse/internal/service/match"
)

// Retention says for each category of matches since when nothing must have happened in
// one of them for it to be deleted. A category whose time is zero is kept for ever.
type Retention struct {
	Abandoned  time.Time
	Unfinished time.Time
	Finished   time.Time
}

// Category is a kind of match that is kept for a time of its own.
type Category string

// The categories. A match on a clock that has begun is in none of them: its clock ends it.
const (
	Abandoned  Category = "abandoned"  // a seat is empty, or it was aborted, which is possible until both have played
	Unfinished Category = "unfinished" // it has begun and goes on, and no clock will end it
	Finished   Category = "finished"   // it has a result
)

// Categories are all of them.
func Categories() []Category { return []Category{Abandoned, Unfinished, Finished} }

// Expired is a match that is not kept any longer.
type Expired struct {
	Match    string
	Seq      int64 // of its last event
	Category Category
}

// Category returns the category of a match, empty if it is in none.
func (s *Summary) Category() Category {
	switch {
	case s.Status == StatusWaiting, s.Status == StatusOver && s.Outcome.Reason == match.ReasonAborted:
		return Abandoned
	case s.Status == StatusOver:
		return Finished
	case s.Deadline == nil:
		return Unfinished
	}
	return ""
}

// Expires reports whether a match is not kept any longer, and its category.
func (r Retention) Expires(s *Summary) (Category, bool) {
	c := s.Category()
	since := map[Category]time.Time{Abandoned: r.Abandoned, Unfinished: r.Unfinished, Finished: r.Finished}[c]
	return c, !since.IsZero() && RoundTime(s.Changed).Before(RoundTime(since))
}

// RowBytes is about how much a row takes of which the text has so many bytes: a
// database has pages of 4096, and what is too long for a place among others has some of
// its own.
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
