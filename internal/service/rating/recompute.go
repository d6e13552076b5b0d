package rating

import (
	"context"
	"maps"
	"slices"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// Recomputed is what a recomputation has found.
type Recomputed struct {
	Results int // that were read
	Changed int // results and ratings that were not as computed
}

// RecomputedPool is what a recomputation has found in a pool so far.
type RecomputedPool struct {
	Recomputed
	Pool  string
	Total int64 // how many results there are to read
	Stale bool  // it was to be computed anew in any case: that something is not as computed is no mistake
	Done  bool
}

// Recompute computes all ratings anew from the results, in the order of their numbers, and stores what differs. The error
// is store.ErrChanged if another process has stored ratings meanwhile: nothing is wrong then, and the
// pool is computed anew by [Project]. So is a pool whose recomputation ctx ends. Progress is called as it goes; nil: it is not.
func Recompute(ctx context.Context, s store.RatingStore, progress func(RecomputedPool)) (sum Recomputed, err error) {
	pools, err := s.RatingPools(ctx)
	if err != nil {
		return sum, err
	}
	for _, pool := range pools {
		now := RecomputedPool{Pool: pool.Name, Total: pool.Last, Stale: pool.Stale}
		report := func(done Recomputed) {
			if now.Recomputed = done; progress != nil {
				progress(now)
			}
		}
		if !pool.Stale {
			pool.Stale = true
			if err := s.StoreRatings(ctx, store.RatingUpdate{Pool: pool}); err != nil {
				return sum, err
			}
			pool.Revision++
		}
		done, err := recompute(ctx, s, pool, report)
		sum.Results, sum.Changed = sum.Results+done.Results, sum.Changed+done.Changed
		if err != nil {
			return sum, err
		}
		now.Done = true
		report(done)
	}
	return sum, nil
}

// recomputation is the recomputation of a pool, which is stale until its end.
type recomputation struct {
	store   store.RatingStore
	pool    store.RatingPool
	ratings *Ratings
	done    Recomputed
	report  func(Recomputed)
}

// recompute computes a pool anew. The ratings that are read meanwhile are partly those from before.
func recompute(ctx context.Context, s store.RatingStore, pool store.RatingPool, report func(Recomputed)) (Recomputed, error) {
	r := &recomputation{store: s, pool: pool, ratings: NewRatings(), report: report}
	if err := r.results(ctx); err != nil {
		return r.done, err
	}
	if err := r.players(ctx); err != nil {
		return r.done, err
	}
	r.pool.Stale, r.pool.Lead = false, store.SeatLead(r.ratings.first)
	return r.done, s.StoreRatings(ctx, store.RatingUpdate{Pool: r.pool})
}

// write stores what differs, if anything does.
func (r *recomputation) write(ctx context.Context, u store.RatingUpdate) error {
	changed := len(u.Results) + len(u.Ratings) + len(u.Removed)
	if changed == 0 {
		return nil
	}
	u.Pool = r.pool
	if err := r.store.StoreRatings(ctx, u); err != nil {
		return err
	}
	r.pool.Revision++
	r.done.Changed += changed
	return nil
}

// results adds all results, and corrects the ratings after them.
func (r *recomputation) results(ctx context.Context) error {
	for after := int64(0); ; {
		page, err := r.store.Results(ctx, r.pool.Name, after, recomputedAtOnce)
		if err != nil {
			return err
		}
		var u store.RatingUpdate
		for i := range page {
			before := page[i].After
			if addResultOf(r.ratings, &page[i]); page[i].After != before {
				u.Results = append(u.Results, page[i])
			}
		}
		if err := r.write(ctx, u); err != nil {
			return err
		}
		r.done.Results += len(page)
		r.report(r.done)
		if len(page) < recomputedAtOnce {
			return nil
		}
		after = page[len(page)-1].Number
	}
}

// players corrects the stored ratings.
func (r *recomputation) players(ctx context.Context) error {
	missing := maps.Clone(r.ratings.players)
	for after := ""; ; {
		page, err := r.store.RatingsAfter(ctx, r.pool.Name, after, recomputedAtOnce)
		if err != nil {
			return err
		}
		var u store.RatingUpdate
		for i := range page {
			person := page[i].Person
			computed, ok := missing[person]
			delete(missing, person)
			if record := recordOf(r.pool.Name, person, computed); !ok {
				u.Removed = append(u.Removed, person)
			} else if record != page[i] {
				u.Ratings = append(u.Ratings, record)
			}
		}
		if err := r.write(ctx, u); err != nil {
			return err
		}
		if len(page) < recomputedAtOnce {
			break
		}
		after = page[len(page)-1].Person
	}
	for people := range slices.Chunk(slices.Sorted(maps.Keys(missing)), recomputedAtOnce) {
		var u store.RatingUpdate
		for _, person := range people {
			u.Ratings = append(u.Ratings, recordOf(r.pool.Name, person, missing[person]))
		}
		if err := r.write(ctx, u); err != nil {
			return err
		}
	}
	return nil
}
