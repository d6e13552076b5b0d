package profile

import (
	"context"
	"errors"
	"math"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/rating"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
)

// PersonRating is how strong a person is in the games of a pool, as it is shown.
type PersonRating struct {
	Person      string
	Pool        string
	Points      int
	Deviation   int // now: it grows with the time since the last game
	Provisional bool
	Games       int
	Last        time.Time // the end of the last rated game
}

// ratingOf returns a rating as it is at a time.
func ratingOf(r *store.RatingRecord, now time.Time) PersonRating {
	at := rating.Glicko.At(rating.PlayerOf(r), now)
	return PersonRating{r.Person, r.Pool, rounded(r.Points), rounded(at.Deviation), at.Provisional(), r.Games, r.At}
}

func rounded(x float64) int { return int(math.Round(x)) }

// Ratings returns the ratings of a person, by pool.
func (p *Profiles) Ratings(ctx context.Context, person string) ([]PersonRating, error) {
	return p.shown(p.Store.PersonRatings(ctx, person))
}

// Best returns the best of a pool, the best first, at most limit; see [store.RatingStore.BestRatings].
func (p *Profiles) Best(ctx context.Context, pool string, after *store.RatingCursor, limit int) ([]store.RatingRecord, []PersonRating, error) {
	records, err := p.Store.BestRatings(ctx, pool, p.Now(), after, limit)
	shown, err := p.shown(records, err)
	return records, shown, err
}

func (p *Profiles) shown(records []store.RatingRecord, err error) ([]PersonRating, error) {
	now := p.Now()
	ratings := make([]PersonRating, len(records))
	for i := range records {
		ratings[i] = ratingOf(&records[i], now)
	}
	return ratings, err
}

// RatingPoint is a rated game as one of its players has played it.
type RatingPoint struct {
	Number    int64 // its place in the pool
	At        time.Time
	Score     float64 // 1, 0.5 or 0
	Points    int     // afterwards
	Deviation int
	Annulled  bool
	// Match and Opponent are empty if the reader must not see the match, or if it was deleted.
	Match, Opponent string
}

// History returns the rated games of a person in a pool before a number, the last first; see [store.RatingStore.ResultsOf].
func (p *Profiles) History(ctx context.Context, reader identity.Person, person, pool string, before int64, limit int) ([]RatingPoint, error) {
	results, err := p.Store.ResultsOf(ctx, person, pool, before, limit)
	if err != nil {
		return nil, err
	}
	var games []RatingPoint
	for i := range results {
		r := &results[i]
		seat := seatOf(r, person)
		one := RatingPoint{
			Number: r.Number, At: r.At, Score: float64(r.HalfPoints) / 2, Points: rounded(r.After[seat].Points),
			Deviation: rounded(r.After[seat].Deviation), Annulled: r.Annulled,
		}
		if seat == 1 {
			one.Score = 1 - one.Score
		}
		switch visible, err := p.visible(ctx, reader, r); {
		case err != nil:
			return nil, err
		case visible:
			one.Match, one.Opponent = r.Match, r.People[1-seat]
		}
		games = append(games, one)
	}
	return games, nil
}

// visible reports whether a reader may see the match of a result.
func (p *Profiles) visible(ctx context.Context, reader identity.Person, r *store.RatedResult) (bool, error) {
	if reader.Identified() && slices.Contains(r.People[:], reader.ID) {
		return true, nil
	}
	summary, err := p.Store.Summary(ctx, r.Match)
	if errors.Is(err, store.ErrNotFound) {
		return false, nil
	}
	return summary.Public, err
}

// seatOf returns the seat of a person in a result.
func seatOf(r *store.RatedResult, person string) int {
	if r.People[1] == person {
		return 1
	}
	return 0
}

// Points returns the last games of a person in a pool that count, the first first, at most limit: without what others must not
// see of them.
func (p *Profiles) Points(ctx context.Context, person, pool string, limit int) ([]RatingPoint, error) {
	results, err := p.Store.ResultsOf(ctx, person, pool, 0, limit)
	var games []RatingPoint
	for i := range slices.Backward(results) {
		if r := &results[i]; !r.Annulled {
			after := r.After[seatOf(r, person)]
			games = append(games, RatingPoint{Number: r.Number, At: r.At, Points: rounded(after.Points), Deviation: rounded(after.Deviation)})
		}
	}
	return games, err
}

// poolOf returns the pool in which a match would count.
func poolOf(s *store.Summary) string {
	control, err := clock.Parse(s.Clock)
	if err != nil {
		control = clock.Control{Kind: clock.Untimed}
	}
	return rating.PoolOf(match.Terms{Game: s.Game, Options: s.Options, Clock: control})
}
