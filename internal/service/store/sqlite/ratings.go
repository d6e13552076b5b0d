package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite/query"
)

// insertResult stores the result of a match that has none, and its pool.
func insertResult(ctx context.Context, q *query.Queries, r *store.RatedResult) error {
	if err := q.AddRatingPool(ctx, r.Pool); err != nil {
		return err
	}
	return q.InsertResult(ctx, query.InsertResultParams(resultRow(r)))
}

// copyResult stores a result of a copy, whose pool becomes stale.
func copyResult(ctx context.Context, q *query.Queries, r *store.RatedResult) error {
	if err := q.CopyRatingPool(ctx, query.CopyRatingPoolParams{Name: r.Pool, Last: r.Number}); err != nil {
		return err
	}
	return q.InsertResult(ctx, query.InsertResultParams(resultRow(r)))
}

// resultRow makes the row of a result.
func resultRow(r *store.RatedResult) query.RatedResult {
	return query.RatedResult{
		Match: r.Match, Pool: r.Pool, Number: r.Number, FirstPerson: r.People[0], SecondPerson: r.People[1], HalfPoints: int64(r.HalfPoints),
		At: r.At.UnixMilli(), Annulled: boolInt(r.Annulled),
		FirstPoints: r.After[0].Points, FirstDeviation: r.After[0].Deviation, FirstVolatility: r.After[0].Volatility, FirstGames: int64(r.After[0].Games),
		SecondPoints: r.After[1].Points, SecondDeviation: r.After[1].Deviation, SecondVolatility: r.After[1].Volatility, SecondGames: int64(r.After[1].Games),
	}
}

// resultsOf makes results of rows.
func resultsOf(rows []query.RatedResult) []store.RatedResult {
	var results []store.RatedResult
	for _, row := range rows {
		results = append(results, store.RatedResult{
			Match: row.Match, Pool: row.Pool, People: [2]string{row.FirstPerson, row.SecondPerson}, HalfPoints: int(row.HalfPoints),
			At: timeOf(row.At), Number: row.Number, Annulled: row.Annulled != 0,
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
			Person: row.Person, Pool: row.Pool, At: timeOf(row.At), ListedUntil: timeOf(row.ListedUntil),
			Strength: store.Strength{Points: row.Points, Deviation: row.Deviation, Volatility: row.Volatility, Games: int(row.Games)},
		})
	}
	return ratings
}

// RatingPools returns all pools.
func (r *Reader) RatingPools(ctx context.Context) ([]store.RatingPool, error) {
	rows, err := r.q.RatingPools(ctx)
	if err != nil {
		return nil, r.readError(err, "list", "of rating pools")
	}
	var pools []store.RatingPool
	for _, row := range rows {
		pools = append(pools, store.RatingPool{
			Name: row.Name, Revision: row.Revision, Last: row.Last, Lead: store.SeatLead{Points: row.LeadPoints, Deviation: row.LeadDeviation},
			Stale: row.Stale != 0, Pending: row.Pending,
		})
	}
	return pools, nil
}

// PendingResults returns the results of a pool that are not counted yet.
func (r *Reader) PendingResults(ctx context.Context, pool string, limit int) ([]store.RatedResult, error) {
	rows, err := r.q.PendingResults(ctx, query.PendingResultsParams{Pool: pool, Limit: int64(max(limit, 0))})
	return resultsOf(rows), r.readError(err, "results of", pool)
}

// Results returns the counted results of a pool after a number.
func (r *Reader) Results(ctx context.Context, pool string, after int64, limit int) ([]store.RatedResult, error) {
	rows, err := r.q.Results(ctx, query.ResultsParams{Pool: pool, Number: after, Limit: int64(max(limit, 0))})
	return resultsOf(rows), r.readError(err, "results of", pool)
}

// ResultsOf returns the counted results of a person in a pool before a number.
func (r *Reader) ResultsOf(ctx context.Context, person, pool string, before int64, limit int) ([]store.RatedResult, error) {
	if before == 0 {
		before = math.MaxInt64
	}
	rows, err := r.q.ResultsOf(ctx, query.ResultsOfParams{Person: person, Pool: pool, Before: before, Most: listLimit(limit)})
	return resultsOf(rows), r.readError(err, "results of", person)
}

// listLimit returns a limit within its limits.
func listLimit(limit int) int64 { return int64(min(max(limit, 0), store.MaxList)) }

// Result returns the result of a match.
func (r *Reader) Result(ctx context.Context, match string) (store.RatedResult, error) {
	row, err := r.q.ResultOfMatch(ctx, match)
	if err != nil {
		return store.RatedResult{}, r.readError(err, "result of match", match)
	}
	return resultsOf([]query.RatedResult{row})[0], nil
}

// ResultsAfter returns the results after that of a match.
func (r *Reader) ResultsAfter(ctx context.Context, match string, limit int) ([]store.RatedResult, error) {
	rows, err := r.q.ResultsAfter(ctx, query.ResultsAfterParams{Match: match, Limit: int64(max(limit, 1))})
	return resultsOf(rows), r.readError(err, "list", "of results")
}

// AnnulResult annuls the result of a match, or makes it count again.
func (s *Store) AnnulResult(ctx context.Context, match string, annulled bool) error {
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		pool, err := q.AnnulResult(ctx, query.AnnulResultParams{Annulled: boolInt(annulled), Match: match})
		if errors.Is(err, sql.ErrNoRows) {
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
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		p := u.Pool
		n, err := q.UpdateRatingPool(ctx, query.UpdateRatingPoolParams{
			Last: p.Last, LeadPoints: p.Lead.Points, LeadDeviation: p.Lead.Deviation, Stale: boolInt(p.Stale), Name: p.Name, Revision: p.Revision,
		})
		if err == nil && n == 0 {
			err = fmt.Errorf("ratings of %s: %w", p.Name, store.ErrChanged)
		}
		if err != nil {
			return err
		}
		for i := range u.Results {
			if err := updateResult(ctx, q, p.Name, &u.Results[i]); err != nil {
				return err
			}
		}
		for _, r := range u.Ratings {
			err := q.PutRating(ctx, query.PutRatingParams{
				Person: r.Person, Pool: r.Pool, Points: r.Points, Deviation: r.Deviation, Volatility: r.Volatility, Games: int64(r.Games),
				At: r.At.UnixMilli(), ListedUntil: r.ListedUntil.UnixMilli(),
			})
			if err != nil {
				return err
			}
		}
		for _, person := range u.Removed {
			if err := q.RemoveRating(ctx, query.RemoveRatingParams{Person: person, Pool: p.Name}); err != nil {
				return err
			}
		}
		return nil
	})
}

// updateResult stores the number of a result of a pool and the ratings after it.
func updateResult(ctx context.Context, q *query.Queries, pool string, r *store.RatedResult) error {
	row := resultRow(r)
	n, err := q.UpdateResult(ctx, query.UpdateResultParams{
		Number: row.Number, FirstPoints: row.FirstPoints, FirstDeviation: row.FirstDeviation, FirstVolatility: row.FirstVolatility, FirstGames: row.FirstGames,
		SecondPoints: row.SecondPoints, SecondDeviation: row.SecondDeviation, SecondVolatility: row.SecondVolatility, SecondGames: row.SecondGames,
		Match: row.Match, Pool: pool,
	})
	return changed(n, err, "result of match "+r.Match)
}

// RatingsOf returns the ratings of people in a pool.
func (r *Reader) RatingsOf(ctx context.Context, pool string, people []string) ([]store.RatingRecord, error) {
	var rows []query.Rating
	for _, person := range slices.Compact(slices.Sorted(slices.Values(people))) {
		row, err := r.q.Rating(ctx, query.RatingParams{Person: person, Pool: pool})
		if errors.Is(err, sql.ErrNoRows) {
			continue
		}
		if err != nil {
			return nil, r.readError(err, "ratings of", pool)
		}
		rows = append(rows, row)
	}
	return ratingsOf(rows), nil
}

// PersonRatings returns the ratings of a person.
func (r *Reader) PersonRatings(ctx context.Context, person string) ([]store.RatingRecord, error) {
	rows, err := r.q.PersonRatings(ctx, person)
	return ratingsOf(rows), r.readError(err, "ratings of person", person)
}

// RatingsAfter returns the ratings of a pool after that of a person.
func (r *Reader) RatingsAfter(ctx context.Context, pool, person string, limit int) ([]store.RatingRecord, error) {
	rows, err := r.q.RatingsAfter(ctx, query.RatingsAfterParams{Pool: pool, Person: person, Limit: int64(max(limit, 0))})
	return ratingsOf(rows), r.readError(err, "ratings of", pool)
}

// BestRatings returns the ratings of a pool that are listed at a time.
func (r *Reader) BestRatings(ctx context.Context, pool string, now time.Time, after *store.RatingCursor, limit int) ([]store.RatingRecord, error) {
	var rows []query.Rating
	var err error
	if after == nil {
		rows, err = r.q.BestRatings(ctx, query.BestRatingsParams{Pool: pool, ListedUntil: now.UnixMilli(), Limit: listLimit(limit)})
	} else {
		rows, err = r.q.BestRatingsAfter(ctx, query.BestRatingsAfterParams{
			Pool: pool, Now: now.UnixMilli(), Points: after.Points, Person: after.Person, Most: listLimit(limit),
		})
	}
	return ratingsOf(rows), r.readError(err, "ratings of", pool)
}
