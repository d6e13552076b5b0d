package rating

import (
	"context"
	"errors"
	"fmt"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// How many results are counted, or computed anew, with one commit.
const (
	countedAtOnce    = 200
	recomputedAtOnce = 1000
)

// Project counts the results that were not counted yet, in the order of their ends, and computes pools anew that
// are stale. If another process does the same, each result is counted once all the same: what this one
// cannot store because of that is left to the next call.
func Project(ctx context.Context, s store.RatingStore) error {
	pools, err := s.RatingPools(ctx)
	if err != nil {
		return err
	}
	for _, pool := range pools {
		err := error(nil)
		switch {
		case pool.Stale:
			_, err = recompute(ctx, s, pool, func(Recomputed) {})
		case pool.Pending:
			err = count(ctx, s, pool)
		}
		if err != nil && !errors.Is(err, store.ErrChanged) {
			return fmt.Errorf("ratings of %s: %w", pool.Name, err)
		}
	}
	return nil
}

// count counts the results of a pool that were not counted yet. The pool was read before, so that a result
// that another process has counted meanwhile is noticed by its revision.
func count(ctx context.Context, s store.RatingStore, pool store.RatingPool) error {
	for {
		pending, err := s.PendingResults(ctx, pool.Name, countedAtOnce)
		if err != nil || len(pending) == 0 {
			return err
		}
		people := map[string]bool{}
		var ids []string
		for i := range pending {
			for _, person := range pending[i].People {
				if !people[person] {
					people[person] = true
					ids = append(ids, person)
				}
			}
		}
		known, err := s.RatingsOf(ctx, pool.Name, ids)
		if err != nil {
			return err
		}
		ratings := resumed(pool, known)
		for i := range pending {
			pool.Last++
			pending[i].Number = pool.Last
			addResultOf(ratings, &pending[i])
		}
		u := store.RatingUpdate{Results: pending}
		for _, person := range ids {
			if r, ok := ratings.players[person]; ok {
				u.Ratings = append(u.Ratings, recordOf(pool.Name, person, r))
			}
		}
		pool.Lead = store.SeatLead(ratings.first)
		u.Pool = pool
		if err := s.StoreRatings(ctx, u); err != nil {
			return err
		}
		pool.Revision++
	}
}

// resumed returns the ratings of a pool with some of its players.
func resumed(pool store.RatingPool, known []store.RatingRecord) *Ratings {
	ratings := NewRatings()
	if pool.Last == 0 {
		return ratings
	}
	players := map[string]PlayerRating{}
	for i := range known {
		players[known[i].Person] = PlayerOf(&known[i])
	}
	ratings.resume(Estimate(pool.Lead), players)
	return ratings
}

// addResultOf adds a result, unless it is annulled, and sets the ratings after it.
func addResultOf(ratings *Ratings, r *store.RatedResult) {
	r.After = [2]store.Strength{}
	if r.Annulled {
		return
	}
	_, after := ratings.Add(RatedGame{Players: r.People, Score: float64(r.HalfPoints) / 2, At: r.At})
	for i := range after {
		r.After[i] = strengthOf(after[i])
	}
}

func strengthOf(r PlayerRating) store.Strength {
	return store.Strength{Points: r.Points, Deviation: r.Deviation, Volatility: r.Volatility, Games: r.Games}
}

// recordOf returns a rating as it is stored.
func recordOf(pool, person string, r PlayerRating) store.RatingRecord {
	return store.RatingRecord{Person: person, Pool: pool, Strength: strengthOf(r), At: r.At, ListedUntil: r.ListedUntil()}
}

// PlayerOf returns a rating that was stored.
func PlayerOf(r *store.RatingRecord) PlayerRating {
	return PlayerRating{Points: r.Points, Deviation: r.Deviation, Volatility: r.Volatility, Games: r.Games, At: r.At}
}
