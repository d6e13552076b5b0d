package memory

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// ratingData is the results of rated matches, and what was computed from them.
type ratingData struct {
	results map[string]*store.RatedResult            // by match
	pools   map[string]*ratingPool                   // by name
	ratings map[string]map[string]store.RatingRecord // by pool and person
}

// ratingPool is a pool with its counted results, in order.
type ratingPool struct {
	store.RatingPool
	counted []*store.RatedResult
}

func newRatingData() ratingData {
	return ratingData{
		results: map[string]*store.RatedResult{}, pools: map[string]*ratingPool{}, ratings: map[string]map[string]store.RatingRecord{},
	}
}

// addResult stores the result of a match that has none, and returns a function that removes it again. The store is locked.
func (s *Store) addResult(r store.RatedResult) (undo func()) {
	_, known := s.results[r.Match]
	_, poolKnown := s.pools[r.Pool]
	if !poolKnown {
		s.pools[r.Pool] = &ratingPool{RatingPool: store.RatingPool{Name: r.Pool}}
	}
	if !known {
		r.At = store.RoundTime(r.At)
		s.results[r.Match] = &r
	}
	return func() {
		if !known {
			delete(s.results, r.Match)
		}
		if !poolKnown {
			delete(s.pools, r.Pool)
		}
	}
}

// addCopiedResult stores a result of a copy, whose pool becomes stale. The store is locked.
func (s *Store) addCopiedResult(r store.RatedResult) {
	s.addResult(r)
	p := s.pools[r.Pool]
	p.Stale = true
	if r.Number > 0 {
		p.count(s.results[r.Match])
	}
}

// count puts a result at its place.
func (p *ratingPool) count(r *store.RatedResult) {
	i, found := p.placeOf(r.Number)
	if !found {
		p.counted = slices.Insert(p.counted, i, r)
	}
	p.Last = max(p.Last, r.Number)
}

// placeOf returns the place of the result with a number, or of the first one after it.
func (p *ratingPool) placeOf(number int64) (int, bool) {
	return slices.BinarySearchFunc(p.counted, number, func(r *store.RatedResult, number int64) int { return cmp.Compare(r.Number, number) })
}

// RatingPools returns all pools.
func (s *Store) RatingPools(ctx context.Context) ([]store.RatingPool, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	pending := map[string]bool{}
	for _, r := range s.results {
		if r.Number == 0 {
			pending[r.Pool] = true
		}
	}
	var pools []store.RatingPool
	for _, name := range slices.Sorted(maps.Keys(s.pools)) {
		p := s.pools[name].RatingPool
		p.Pending = pending[name]
		pools = append(pools, p)
	}
	return pools, nil
}

// PendingResults returns the results of a pool that are not counted yet.
func (s *Store) PendingResults(ctx context.Context, pool string, limit int) ([]store.RatedResult, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	var pending []store.RatedResult
	for _, r := range s.results {
		if r.Pool == pool && r.Number == 0 {
			pending = append(pending, *r)
		}
	}
	slices.SortFunc(pending, func(a, b store.RatedResult) int { return cmp.Or(a.At.Compare(b.At), strings.Compare(a.Match, b.Match)) })
	return pending[:min(len(pending), max(limit, 0))], nil
}

// Results returns the counted results of a pool after a number.
func (s *Store) Results(ctx context.Context, pool string, after int64, limit int) ([]store.RatedResult, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	p := s.pools[pool]
	if p == nil {
		return nil, nil
	}
	i, found := p.placeOf(after)
	if found {
		i++
	}
	var results []store.RatedResult
	for _, r := range p.counted[i:min(len(p.counted), i+max(limit, 0))] {
		results = append(results, *r)
	}
	return results, nil
}

// ResultsOf returns the counted results of a person in a pool before a number.
func (s *Store) ResultsOf(ctx context.Context, person, pool string, before int64, limit int) ([]store.RatedResult, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	p := s.pools[pool]
	if p == nil {
		return nil, nil
	}
	if before == 0 {
		before = math.MaxInt64
	}
	i, _ := p.placeOf(before)
	var results []store.RatedResult
	for _, r := range slices.Backward(p.counted[:i]) {
		if slices.Contains(r.People[:], person) && len(results) < listLimit(limit) {
			results = append(results, *r)
		}
	}
	return results, nil
}

// listLimit returns a limit within its limits.
func listLimit(limit int) int { return min(max(limit, 0), store.MaxList) }

// ResultsAfter returns the results after that of a match.
func (s *Store) ResultsAfter(ctx context.Context, match string, limit int) ([]store.RatedResult, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	var results []store.RatedResult
	for _, id := range slices.Sorted(maps.Keys(s.results)) {
		if id > match && len(results) < max(limit, 1) {
			results = append(results, *s.results[id])
		}
	}
	return results, nil
}

// Result returns the result of a match.
func (s *Store) Result(ctx context.Context, match string) (store.RatedResult, error) {
	if err := s.lockForRead(ctx); err != nil {
		return store.RatedResult{}, err
	}
	defer s.mu.RUnlock()
	r := s.results[match]
	if r == nil {
		return store.RatedResult{}, fmt.Errorf("result of match %s: %w", match, store.ErrNotFound)
	}
	return *r, nil
}

// AnnulResult annuls the result of a match, or makes it count again.
func (s *Store) AnnulResult(ctx context.Context, match string, annulled bool) error {
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	r := s.results[match]
	if r == nil {
		return fmt.Errorf("result of match %s: %w", match, store.ErrNotFound)
	}
	r.Annulled = annulled
	p := s.pools[r.Pool]
	p.Stale = true
	p.Revision++
	return nil
}

// StoreRatings stores what was computed of a pool.
func (s *Store) StoreRatings(ctx context.Context, u store.RatingUpdate) error {
	if err := u.Check(); err != nil {
		return err
	}
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	p := s.pools[u.Pool.Name]
	if p == nil || p.Revision != u.Pool.Revision {
		return fmt.Errorf("ratings of %s: %w", u.Pool.Name, store.ErrChanged)
	}
	for i := range u.Results {
		if r := s.results[u.Results[i].Match]; r == nil || r.Pool != u.Pool.Name {
			return fmt.Errorf("result of match %s: %w", u.Results[i].Match, store.ErrNotFound)
		}
	}
	p.Revision, p.Last, p.Lead, p.Stale = p.Revision+1, u.Pool.Last, u.Pool.Lead, u.Pool.Stale
	for i := range u.Results {
		r := s.results[u.Results[i].Match]
		r.Number, r.After = u.Results[i].Number, u.Results[i].After
		p.count(r)
	}
	if s.ratings[p.Name] == nil {
		s.ratings[p.Name] = map[string]store.RatingRecord{}
	}
	for _, r := range u.Ratings {
		r.At, r.ListedUntil = store.RoundTime(r.At), store.RoundTime(r.ListedUntil)
		s.ratings[p.Name][r.Person] = r
	}
	for _, person := range u.Removed {
		delete(s.ratings[p.Name], person)
	}
	return nil
}

// RatingsOf returns the ratings of people in a pool.
func (s *Store) RatingsOf(ctx context.Context, pool string, people []string) ([]store.RatingRecord, error) {
	return s.selectRatings(ctx, func(r *store.RatingRecord) bool { return r.Pool == pool && slices.Contains(people, r.Person) }, byPerson, -1)
}

// PersonRatings returns the ratings of a person.
func (s *Store) PersonRatings(ctx context.Context, person string) ([]store.RatingRecord, error) {
	byPool := func(a, b store.RatingRecord) int { return strings.Compare(a.Pool, b.Pool) }
	return s.selectRatings(ctx, func(r *store.RatingRecord) bool { return r.Person == person }, byPool, -1)
}

// RatingsAfter returns the ratings of a pool after that of a person.
func (s *Store) RatingsAfter(ctx context.Context, pool, person string, limit int) ([]store.RatingRecord, error) {
	return s.selectRatings(ctx, func(r *store.RatingRecord) bool { return r.Pool == pool && r.Person > person }, byPerson, max(limit, 0))
}

// BestRatings returns the ratings of a pool that are listed at a time.
func (s *Store) BestRatings(ctx context.Context, pool string, now time.Time, after *store.RatingCursor, limit int) ([]store.RatingRecord, error) {
	now = store.RoundTime(now)
	best := func(a, b store.RatingRecord) int { return cmp.Or(cmp.Compare(b.Points, a.Points), byPerson(a, b)) }
	return s.selectRatings(ctx, func(r *store.RatingRecord) bool {
		return r.Pool == pool && r.ListedUntil.After(now) && (after == nil || after.Precedes(r))
	}, best, listLimit(limit))
}

func byPerson(a, b store.RatingRecord) int { return strings.Compare(a.Person, b.Person) }

// selectRatings returns some ratings in an order, at most limit unless that is negative.
func (s *Store) selectRatings(ctx context.Context, selected func(*store.RatingRecord) bool, order func(a, b store.RatingRecord) int, limit int) ([]store.RatingRecord, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	var ratings []store.RatingRecord
	for _, pool := range s.ratings {
		for _, r := range pool {
			if selected(&r) {
				ratings = append(ratings, r)
			}
		}
	}
	slices.SortFunc(ratings, order)
	if limit >= 0 {
		ratings = ratings[:min(len(ratings), limit)]
	}
	return ratings, nil
}

// AllowRated does nothing: all nodes are of this program.
func (n *NodeStore) AllowRated(context.Context) error { return nil }

// AllowVacations does nothing: all nodes are of this program.
func (n *NodeStore) AllowVacations(context.Context) error { return nil }

// AllowChallenges does nothing: all nodes are of this program.
func (n *NodeStore) AllowChallenges(context.Context) error { return nil }
