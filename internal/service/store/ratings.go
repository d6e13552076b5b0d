package store

import (
	"context"
	"errors"
	"fmt"
	"math"
	"time"
)

// RatingStore stores the results of rated matches, and what is computed from them. A result is stored with the event
// that ends its match, see [LogEntry]. It gets its number in its pool when it is counted. All else
// follows from the results in the order of their numbers. See docs/adr/0025-ratings.md.
type RatingStore interface {
	// RatingPools returns all pools that have results, by name.
	RatingPools(ctx context.Context) ([]RatingPool, error)
	// PendingResults returns the results of a pool that are not counted yet, in the order of their ends, at most limit.
	PendingResults(ctx context.Context, pool string, limit int) ([]RatedResult, error)
	// Results returns the results of a pool after a number, in order, at most limit.
	Results(ctx context.Context, pool string, after int64, limit int) ([]RatedResult, error)
	// ResultsOf returns the counted results of a person in a pool before a number, the newest first, at most limit
	// and MaxList. With 0 it begins with the newest.
	ResultsOf(ctx context.Context, person, pool string, before int64, limit int) ([]RatedResult, error)
	// Result returns the result of a match, counted or not.
	Result(ctx context.Context, match string) (RatedResult, error)
	// AnnulResult annuls the result of a match, or makes it count again, and marks its pool as stale.
	AnnulResult(ctx context.Context, match string, annulled bool) error
	// StoreRatings stores what was computed, all or nothing. The error is ErrChanged if the pool has another revision:
	// of two nodes that have computed the same, one succeeds.
	StoreRatings(ctx context.Context, u RatingUpdate) error

	// RatingsOf returns the ratings of people in a pool. Those who have none are left out.
	RatingsOf(ctx context.Context, pool string, people []string) ([]RatingRecord, error)
	// PersonRatings returns the ratings of a person, by pool.
	PersonRatings(ctx context.Context, person string) ([]RatingRecord, error)
	// RatingsAfter returns the ratings of a pool after that of a person, by person, at most limit.
	RatingsAfter(ctx context.Context, pool, person string, limit int) ([]RatingRecord, error)
	// BestRatings returns the ratings of a pool that are listed at a time, the best first, at most limit and MaxList.
	// Of those with the same points the one with the smaller person comes first. With a cursor
	// it begins after that place.
	BestRatings(ctx context.Context, pool string, now time.Time, after *RatingCursor, limit int) ([]RatingRecord, error)
}

// MaxPoolName is the greatest length of the name of a pool in characters.
const MaxPoolName = 256

// RatingPool is the games that share their ratings.
type RatingPool struct {
	Name     string
	Revision int64    // how often its ratings were stored
	Last     int64    // the greatest number of a result
	Lead     SeatLead // once there were results
	Stale    bool     // all ratings have to be computed anew
	Pending  bool     // it has results that are not counted; only for reading
}

// SeatLead is how many points the first seat is worth.
type SeatLead struct {
	Points    float64
	Deviation float64
}

// RatedResult is the result of a rated match.
type RatedResult struct {
	Match      string
	Pool       string
	People     [2]string // by their seats
	HalfPoints int       // of the first seat: 2 for a win, 1 for a draw
	At         time.Time // of the end
	Number     int64     // its place in the pool; 0: it is not counted yet
	Annulled   bool      // it counts as if it had not been played
	After      [2]Strength
}

// Strength is what is known about how strong a person is.
type Strength struct {
	Points     float64
	Deviation  float64
	Volatility float64
	Games      int
}

// RatingRecord is the rating of a person in a pool.
type RatingRecord struct {
	Person string
	Pool   string
	Strength
	At          time.Time // of the last game
	ListedUntil time.Time // until when it is good enough for the list of the best; not after At: it is not
}

// RatingUpdate is what was computed of a pool.
type RatingUpdate struct {
	Pool    RatingPool     // as it is afterwards, but with the revision from before
	Results []RatedResult  // whose Number and After are new or have changed
	Ratings []RatingRecord // that are new or have changed
	Removed []string       // people who have no rating any longer
}

// RatingCursor is a place in the list of the best: that of the person with these points.
type RatingCursor struct {
	Points float64
	Person string
}

// Precedes reports whether a rating comes after the place.
func (c *RatingCursor) Precedes(r *RatingRecord) bool {
	if r.Points != c.Points {
		return r.Points < c.Points
	}
	return r.Person > c.Person
}

// ErrOlderNodes means that a node is alive whose version does not know rated matches.
var ErrOlderNodes = errors.New("a node of an older version is alive")

// check reports with ErrInvalid a mistake in the result of a match that ends.
func (r *RatedResult) check(match string) error {
	switch {
	case r.Match != match:
		return fmt.Errorf("%w: the result is of match %s", ErrInvalid, r.Match)
	case r.Pool == "" || !isText(r.Pool, MaxPoolName):
		return fmt.Errorf("%w: the name of a pool has 1 to %d characters", ErrInvalid, MaxPoolName)
	case !isName(r.People[0]) || !isName(r.People[1]) || r.People[0] == r.People[1]:
		return fmt.Errorf("%w: a result is of two people", ErrInvalid)
	case r.HalfPoints < 0 || r.HalfPoints > 2:
		return fmt.Errorf("%w: a result has 0 to 2 half points", ErrInvalid)
	case r.Number != 0 || r.Annulled || r.After != [2]Strength{}:
		return fmt.Errorf("%w: a new result is not counted", ErrInvalid)
	}
	return nil
}

// Check reports with ErrInvalid a mistake in what was computed.
func (u *RatingUpdate) Check() error {
	if u.Pool.Name == "" || !isText(u.Pool.Name, MaxPoolName) {
		return fmt.Errorf("%w: the name of a pool has 1 to %d characters", ErrInvalid, MaxPoolName)
	}
	numbers := []float64{u.Pool.Lead.Points, u.Pool.Lead.Deviation}
	for _, r := range u.Results {
		if r.Number < 1 || r.Number > u.Pool.Last || r.Pool != u.Pool.Name {
			return fmt.Errorf("%w: a result has a number of its pool", ErrInvalid)
		}
		for _, after := range r.After {
			numbers = append(numbers, after.Points, after.Deviation, after.Volatility)
		}
	}
	for _, r := range u.Ratings {
		if !isName(r.Person) || r.Pool != u.Pool.Name {
			return fmt.Errorf("%w: a rating is of a person in the pool", ErrInvalid)
		}
		numbers = append(numbers, r.Points, r.Deviation, r.Volatility)
	}
	for _, n := range numbers {
		if math.IsNaN(n) || math.IsInf(n, 0) {
			return fmt.Errorf("%w: a rating is a finite number", ErrInvalid)
		}
	}
	return nil
}
