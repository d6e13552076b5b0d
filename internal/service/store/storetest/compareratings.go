package storetest

import (
	"context"

	"pgregory.net/rapid"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

var pools = rapid.SampledFrom([]string{"tea live", "tea correspondence"})

// anyResult draws the result of a match that ends, if there is one.
func anyResult(t *rapid.T, id string) *store.RatedResult {
	if rapid.IntRange(0, 2).Draw(t, "rated") > 0 {
		return nil
	}
	people := rapid.Permutation([]string{"p1", "p2", "p3"}).Draw(t, "people")
	return &store.RatedResult{
		Match: id, Pool: pools.Draw(t, "pool"), People: [2]string(people[:2]), HalfPoints: rapid.IntRange(0, 2).Draw(t, "half points"),
		At: moments.Draw(t, "end"),
	}
}

// anyStrength draws what is known of a person.
func anyStrength(t *rapid.T) store.Strength {
	return store.Strength{
		Points: rapid.Float64Range(-5000, 5000).Draw(t, "points"), Deviation: rapid.Float64Range(45, 500).Draw(t, "deviation"),
		Volatility: rapid.Float64Range(0, 1).Draw(t, "volatility"), Games: rapid.IntRange(0, 9).Draw(t, "games"),
	}
}

// rate counts results and stores ratings, or annuls a result.
func (p *storePair) rate(t *rapid.T) {
	ctx := context.Background()
	id, name := ids.Draw(t, "match"), pools.Draw(t, "pool")
	if rapid.IntRange(0, 3).Draw(t, "annul") == 0 {
		annulled := rapid.Bool().Draw(t, "annulled")
		p.both(t, "annul", func(s store.Store) (any, error) { return nil, s.AnnulResult(ctx, id, annulled) })
		return
	}
	pending, err := p.a.PendingResults(ctx, name, rapid.IntRange(0, 3).Draw(t, "most"))
	if err != nil {
		t.Fatal(err)
	}
	all, err := p.a.RatingPools(ctx)
	if err != nil {
		t.Fatal(err)
	}
	u := store.RatingUpdate{Pool: store.RatingPool{Name: name}}
	for _, pool := range all {
		if pool.Name == name {
			u.Pool = pool
		}
	}
	for _, r := range pending {
		u.Pool.Last++
		r.Number, r.After = u.Pool.Last, [2]store.Strength{anyStrength(t), anyStrength(t)}
		u.Results = append(u.Results, r)
		for _, id := range r.People {
			u.Ratings = append(u.Ratings, store.RatingRecord{
				Person: id, Pool: name, Strength: anyStrength(t), At: moments.Draw(t, "at"), ListedUntil: moments.Draw(t, "listed until"),
			})
		}
	}
	u.Ratings = lastRatings(u.Ratings)
	u.Pool.Lead = store.SeatLead{Points: rapid.Float64Range(-99, 99).Draw(t, "lead")}
	u.Pool.Revision += near.Draw(t, "revision")
	u.Pool.Stale = rapid.Bool().Draw(t, "stale")
	if rapid.Bool().Draw(t, "remove") {
		u.Removed = []string{person.Draw(t, "removed")}
	}
	p.both(t, "rate", func(s store.Store) (any, error) { return nil, s.StoreRatings(ctx, u) })
}

// lastRatings returns the last rating of each person.
func lastRatings(ratings []store.RatingRecord) (last []store.RatingRecord) {
	seen := map[string]int{}
	for _, r := range ratings {
		if i, ok := seen[r.Person]; ok {
			last[i] = r
			continue
		}
		seen[r.Person] = len(last)
		last = append(last, r)
	}
	return last
}

// ratingReads returns all that can be read of ratings.
func ratingReads(t *rapid.T, id string) map[string]func(store.Store) (any, error) {
	ctx := context.Background()
	match := ids.Draw(t, "result of")
	pool, now, number := pools.Draw(t, "pool"), moments.Draw(t, "now"), rapid.Int64Range(0, 4).Draw(t, "number")
	limit := rapid.IntRange(0, 3).Draw(t, "limit")
	var after *store.RatingCursor
	if rapid.Bool().Draw(t, "after") {
		after = &store.RatingCursor{Points: rapid.Float64Range(-5000, 5000).Draw(t, "points"), Person: id}
	}
	return map[string]func(store.Store) (any, error){
		"result":          func(s store.Store) (any, error) { return s.Result(ctx, match) },
		"head to head":    func(s store.Store) (any, error) { return s.HeadToHead(ctx, id, "p2") },
		"pools":           func(s store.Store) (any, error) { return s.RatingPools(ctx) },
		"pending results": func(s store.Store) (any, error) { return s.PendingResults(ctx, pool, limit) },
		"results":         func(s store.Store) (any, error) { return s.Results(ctx, pool, number, limit) },
		"results of":      func(s store.Store) (any, error) { return s.ResultsOf(ctx, id, pool, number, limit) },
		"ratings of":      func(s store.Store) (any, error) { return s.RatingsOf(ctx, pool, []string{"p1", id}) },
		"person ratings":  func(s store.Store) (any, error) { return s.PersonRatings(ctx, id) },
		"ratings":         func(s store.Store) (any, error) { return s.RatingsAfter(ctx, pool, id, limit) },
		"best":            func(s store.Store) (any, error) { return s.BestRatings(ctx, pool, now, after, limit) },
	}
}
