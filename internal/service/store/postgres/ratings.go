package postgres

import (
	"context"
	"errors"
	"fmt"
	"math"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

// resultsOf makes results of rows.
func resultsOf(rows []query.RatedResult) []store.RatedResult {
	var results []store.RatedResult
	for _, row := range rows {
		results = append(results, store.RatedResult{
			Match: unescape(row.Match), Pool: unescape(row.Pool), People: [2]string{unescape(row.FirstPerson), unescape(row.SecondPerson)},
			HalfPoints: int(row.HalfPoints), At: timeOf(row.At), Number: row.Number, Annulled: row.Annulled,
			After: [2]store.Strength{
				{Points: row.FirstPoints, Deviation: row.FirstDeviation, Volatility: row.FirstVolatility, Games: int(row.FirstGames)},
				{Points: row.SecondPoints, Deviation: row.SecondDeviation, Volatility: row.SecondVolatility, Games: int(row.SecondGames)},
			},
		})
	}
	return results
}

// ratingsOf makes ratings of rows.
func ratingsOf(rows []query.Rating) []store.RatingRecord {
	var ratings []store.RatingRecord
	for _, row := range rows {
		ratings = append(ratings, store.RatingRecord{
			Person: unescape(row.Person), Pool: unescape(row.Pool), At: timeOf(row.At), ListedUntil: timeOf(row.ListedUntil),
			Strength: store.Strength{Points: row.Points, Deviation: row.Deviation, Volatility: row.Volatility, Games: int(row.Games)},
		})
	}
	return ratings
}

// RatingPools returns all pools.
func (r *reader) RatingPools(ctx context.Context) ([]store.RatingPool, error) {
	rows, err := r.q.RatingPools(ctx)
	if err != nil {
		return nil, r.readError(err, "list", "of rating pools")
	}
	var pools []store.RatingPool
	for _, row := range rows {
		pools = append(pools, store.RatingPool{
			Name: unescape(row.Name), Revision: row.Revision, Last: row.Last, Lead: store.SeatLead{Points: row.LeadPoints, Deviation: row.LeadDeviation},
			Stale: row.Stale, Pending: row.Pending,
		})
	}
	return pools, nil
}

// PendingResults returns the results of a pool that are not counted yet.
func (r *reader) PendingResults(ctx context.Context, pool string, limit int) ([]store.RatedResult, error) {
	rows, err := r.q.PendingResults(ctx, query.PendingResultsParams{Pool: escape(pool), Limit: rowLimit(limit)})
	return resultsOf(rows), r.readError(err, "results of", pool)
}

// Results returns the counted results of a pool after a number.
func (r *reader) Results(ctx context.Context, pool string, after int64, limit int) ([]store.RatedResult, error) {
	rows, err := r.q.Results(ctx, query.ResultsParams{Pool: escape(pool), Number: after, Limit: rowLimit(limit)})
	return resultsOf(rows), r.readError(err, "results of", pool)
}

// ResultsOf returns the counted results of a person in a pool before a number.
func (r *reader) ResultsOf(ctx context.Context, person, pool string, before int64, limit int) ([]store.RatedResult, error) {
	if before == 0 {
		before = math.MaxInt64
	}
	rows, err := r.q.ResultsOf(ctx, query.ResultsOfParams{Person: escape(person), Pool: escape(pool), Before: before, Most: listLimit(limit)})
	return resultsOf(rows), r.readError(err, "results of", person)
}

// listLimit returns a limit within its limits, as the database has it.
func listLimit(limit int) int32 { return rowLimit(min(limit, store.MaxList)) }

// ResultsAfter returns the results after that of a match.
func (r *reader) ResultsAfter(ctx context.Context, match string, limit int) ([]store.RatedResult, error) {
	rows, err := r.q.ResultsAfter(ctx, query.ResultsAfterParams{Match: escape(match), Limit: rowLimit(max(limit, 1))})
	return resultsOf(rows), r.readError(err, "list", "of results")
}

// Result returns the result of a match.
func (r *reader) Result(ctx context.Context, match string) (store.RatedResult, error) {
	row, err := r.q.ResultOfMatch(ctx, escape(match))
	if err != nil {
		return store.RatedResult{}, r.readError(err, "result of match", match)
	}
	return resultsOf([]query.RatedResult{row})[0], nil
}

// RatingsOf returns the ratings of people in a pool.
func (r *reader) RatingsOf(ctx context.Context, pool string, people []string) ([]store.RatingRecord, error) {
	escaped := make([]string, len(people))
	for i, person := range people {
		escaped[i] = escape(person)
	}
	rows, err := r.q.RatingsOf(ctx, query.RatingsOfParams{Pool: escape(pool), People: escaped})
	return ratingsOf(rows), r.readError(err, "ratings of", pool)
}

// PersonRatings returns the ratings of a person.
func (r *reader) PersonRatings(ctx context.Context, person string) ([]store.RatingRecord, error) {
	rows, err := r.q.PersonRatings(ctx, escape(person))
	return ratingsOf(rows), r.readError(err, "ratings of person", person)
}

// RatingsAfter returns the ratings of a pool after that of a person.
func (r *reader) RatingsAfter(ctx context.Context, pool, person string, limit int) ([]store.RatingRecord, error) {
	rows, err := r.q.RatingsAfter(ctx, query.RatingsAfterParams{Pool: escape(pool), Person: escape(person), Limit: rowLimit(limit)})
	return ratingsOf(rows), r.readError(err, "ratings of", pool)
}

// BestRatings returns the ratings of a pool that are listed at a time.
func (r *reader) BestRatings(ctx context.Context, pool string, now time.Time, after *store.RatingCursor, limit int) ([]store.RatingRecord, error) {
	var rows []query.Rating
	var err error
	if after == nil {
		rows, err = r.q.BestRatings(ctx, query.BestRatingsParams{Pool: escape(pool), ListedUntil: now.UnixMilli(), Limit: listLimit(limit)})
	} else {
		rows, err = r.q.BestRatingsAfter(ctx, query.BestRatingsAfterParams{
			Pool: escape(pool), Now: now.UnixMilli(), Points: after.Points, Person: escape(after.Person), Most: listLimit(limit),
		})
	}
	return ratingsOf(rows), r.readError(err, "ratings of", pool)
}

// AnnulResult annuls the result of a match, or makes it count again.
func (s *Store) AnnulResult(ctx context.Context, match string, annulled bool) error {
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		pool, err := q.AnnulResult(ctx, query.AnnulResultParams{Annulled: annulled, Match: escape(match)})
		if errors.Is(err, pgx.ErrNoRows) {
			return fmt.Errorf("result of match %s: %w", match, store.ErrNotFound)
		}
		if err != nil {
			return err
		}
		return q.MarkPoolStale(ctx, pool)
	})
}

// StoreRatings stores what was computed of a pool.
func (s *Store) StoreRatings(ctx context.Context, u store.RatingUpdate) error {
	if err := u.Check(); err != nil {
		return err
	}
	name := escape(u.Pool.Name)
	var results resultLists
	for i := range u.Results {
		results.add(&u.Results[i])
	}
	ratings := query.PutRatingsParams{Pool: name}
	for _, r := range u.Ratings {
		ratings.People = append(ratings.People, escape(r.Person))
		ratings.Points = append(ratings.Points, r.Points)
		ratings.Deviations = append(ratings.Deviations, r.Deviation)
		ratings.Volatilities = append(ratings.Volatilities, r.Volatility)
		ratings.Games = append(ratings.Games, int64(r.Games))
		ratings.Times = append(ratings.Times, r.At.UnixMilli())
		ratings.ListedUntil = append(ratings.ListedUntil, r.ListedUntil.UnixMilli())
	}
	removed := query.RemoveRatingsParams{Pool: name}
	for _, person := range u.Removed {
		removed.People = append(removed.People, escape(person))
	}
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		// Another transaction that computes the same waits here, and then finds another revision.
		n, err := q.UpdateRatingPool(ctx, query.UpdateRatingPoolParams{
			Last: u.Pool.Last, LeadPoints: u.Pool.Lead.Points, LeadDeviation: u.Pool.Lead.Deviation, Stale: u.Pool.Stale, Name: name, Revision: u.Pool.Revision,
		})
		if err == nil && n == 0 {
			err = fmt.Errorf("ratings of %s: %w", u.Pool.Name, store.ErrChanged)
		}
		if err != nil {
			return err
		}
		if len(u.Results) > 0 {
			n, err := q.UpdateResults(ctx, results.update(name))
			if err == nil && n != int64(len(u.Results)) {
				err = fmt.Errorf("results of %s: %w", u.Pool.Name, store.ErrNotFound)
			}
			if err != nil {
				return err
			}
		}
		if len(u.Ratings) > 0 {
			if err := q.PutRatings(ctx, ratings); err != nil {
				return err
			}
		}
		if len(u.Removed) > 0 {
			return q.RemoveRatings(ctx, removed)
		}
		return nil
	})
}

// ratedForm is the first form of the database that has ratings.
const ratedForm = 4

// vacationForm is the first form of the database whose programs know vacations.
const vacationForm = 7

// challengeForm is the first form of the database whose programs know challenges and limits of ratings.
const challengeForm = 11

// AllowRated prepares the database for rated matches.
func (s *Store) AllowRated(ctx context.Context) error { return s.requireForm(ctx, ratedForm) }

// AllowVacations prepares the database for vacations.
func (s *Store) AllowVacations(ctx context.Context) error { return s.requireForm(ctx, vacationForm) }

// AllowChallenges prepares the database for challenges, and for seats with limits of ratings.
func (s *Store) AllowChallenges(ctx context.Context) error { return s.requireForm(ctx, challengeForm) }

// requireForm keeps programs away that do not know a form of the database. The error is store.ErrOlderNodes if one is alive.
func (s *Store) requireForm(ctx context.Context, form int64) error {
	if needs, err := s.q.Needs(ctx); err != nil || needs >= form {
		return s.readError(err, "form", "of the database")
	}
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		if err := q.LockService(ctx); err != nil {
			return err
		}
		older, err := q.NodesBefore(ctx, form)
		if err == nil && older > 0 {
			err = store.ErrOlderNodes
		}
		if err != nil {
			return err
		}
		return q.RequireForm(ctx, form)
	})
}
