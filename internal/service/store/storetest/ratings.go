package storetest

import (
	"errors"
	"math"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// ratingLaws are those of [store.RatingStore].
var ratingLaws = []law{
	{"a result is stored with the end of its match", testResultWithEnd},
	{"what is no result is refused", testResultRefused},
	{"results are counted once", testCountedOnce},
	{"ratings are read back", testRatingsReadBack},
	{"results of a person are read in parts", testResultsOf},
	{"the best are listed in order", testBestRatings},
	{"an annulled result makes its pool stale", testAnnulled},
	{"results outlive matches and accounts", testResultsStay},
	{"no ratings in a closed store", testRatingsClosed},
}

// result returns that of a match that ends some milliseconds later.
func result(id string, milliseconds int) store.RatedResult {
	return store.RatedResult{Match: id, Pool: "tea live", People: [2]string{"p1", "p2"}, HalfPoints: 2, At: at(milliseconds)}
}

// ends returns an entry that begins and ends a match with a result.
func ends(r store.RatedResult) store.LogEntry {
	e := first(r.Match)
	e.Result = &r
	return e
}

// counted gives a result a number, and ratings after it.
func counted(r store.RatedResult, number int64) store.RatedResult {
	r.Number = number
	n := float64(number)
	r.After = [2]store.Strength{
		{Points: 1500 + n/3, Deviation: 100 / (n + 2), Volatility: math.Nextafter(0.09, n), Games: int(number)},
		{Points: -n, Deviation: math.SmallestNonzeroFloat64, Volatility: math.MaxFloat64, Games: int(number) + 1},
	}
	return r
}

// rating returns that of a person with these points.
func rating(person string, points float64) store.RatingRecord {
	return store.RatingRecord{
		Person: person, Pool: "tea live", Strength: store.Strength{Points: points, Deviation: 50.1, Volatility: 1.0 / 3, Games: 7}, At: at(1), ListedUntil: at(9),
	}
}

// mustPool returns a pool.
func mustPool(t *testing.T, s store.Store, name string) store.RatingPool {
	t.Helper()
	pools, err := s.RatingPools(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range pools {
		if p.Name == name {
			return p
		}
	}
	t.Fatalf("there is no pool %q among %+v", name, pools)
	return store.RatingPool{}
}

// mustCount counts results as they are, and stores ratings.
func mustCount(t *testing.T, s store.Store, results []store.RatedResult, ratings ...store.RatingRecord) {
	t.Helper()
	p := mustPool(t, s, "tea live")
	for _, r := range results {
		p.Last = max(p.Last, r.Number)
	}
	mustDo(t, s.StoreRatings(t.Context(), store.RatingUpdate{Pool: p, Results: results, Ratings: ratings}))
}

func testResultWithEnd(t *testing.T, s store.Store) {
	ctx := t.Context()
	if pools, err := s.RatingPools(ctx); len(pools) != 0 || err != nil {
		t.Errorf("pools of an empty store: %+v, %v", pools, err)
	}
	late, early, same, other := result("m1", 5), result("m2", 3), result("m0", 5), result("m3", 1)
	other.Pool = "te\x00a correspondence"
	mustAppend(t, s, ends(late), ends(other))
	mustAppend(t, s, ends(early))
	mustAppend(t, s, ends(same))
	mustAppend(t, s, first("m4"))
	// The first result stays.
	again := result("m1", 9)
	again.HalfPoints = 0
	e := next("m1", 2, 1)
	e.Result = &again
	mustAppend(t, s, e)
	// What is refused leaves nothing.
	mustRefuse(t, s, store.ErrConflict, ends(result("m5", 1)), next("m1", 9, 1))
	mustRefuse(t, s, store.ErrExists, ends(result("m1", 1)))
	pools, err := s.RatingPools(ctx)
	if err != nil {
		t.Fatal(err)
	}
	requireEqual(t, "pools", pools, []store.RatingPool{{Name: "te\x00a correspondence", Pending: true}, {Name: "tea live", Pending: true}})
	pending, err := s.PendingResults(ctx, "tea live", 10)
	if err != nil {
		t.Fatal(err)
	}
	requireEqual(t, "results in the order of their ends", pending, []store.RatedResult{early, same, late})
	if pending, err = s.PendingResults(ctx, "tea live", 1); err != nil {
		t.Fatal(err)
	}
	requireEqual(t, "the first of them", pending, []store.RatedResult{early})
}

func testResultRefused(t *testing.T, s store.Store) {
	for name, change := range map[string]func(*store.RatedResult){
		"of another match":  func(r *store.RatedResult) { r.Match = "m2" },
		"of no pool":        func(r *store.RatedResult) { r.Pool = "" },
		"of one person":     func(r *store.RatedResult) { r.People[1] = r.People[0] },
		"of nobody":         func(r *store.RatedResult) { r.People[1] = "" },
		"with three points": func(r *store.RatedResult) { r.HalfPoints = 3 },
		"that is counted":   func(r *store.RatedResult) { r.Number = 1 },
		"that is annulled":  func(r *store.RatedResult) { r.Annulled = true },
		"with a rating":     func(r *store.RatedResult) { r.After[1].Games = 1 },
	} {
		r := result("m1", 1)
		change(&r)
		e := first("m1")
		e.Result = &r
		t.Run("a result "+name, func(t *testing.T) { mustRefuse(t, s, store.ErrInvalid, e) })
	}
	mustAppend(t, s, first("m1"))
	chat, r := chatEntry("m1", 1, "Well played."), result("m1", 1)
	chat.Result = &r
	mustRefuse(t, s, store.ErrInvalid, chat)
	mustAppend(t, s, ends(result("m2", 1)))
	p := mustPool(t, s, "tea live")
	p.Last = 1
	for name, u := range map[string]store.RatingUpdate{
		"of no pool":               {},
		"with no number":           {Pool: p, Results: []store.RatedResult{result("m2", 1)}},
		"with a later number":      {Pool: p, Results: []store.RatedResult{counted(result("m2", 1), 2)}},
		"of nobody":                {Pool: p, Ratings: []store.RatingRecord{rating("", 1)}},
		"with no number of points": {Pool: p, Ratings: []store.RatingRecord{rating("p1", math.NaN())}},
		"of boundless points":      {Pool: p, Ratings: []store.RatingRecord{rating("p1", math.Inf(1))}},
	} {
		requireError(t, "ratings "+name, s.StoreRatings(t.Context(), u), store.ErrInvalid)
	}
	unknown := store.RatingUpdate{Pool: p, Results: []store.RatedResult{counted(result("m9", 1), 1)}, Ratings: []store.RatingRecord{rating("p1", 1)}}
	requireError(t, "ratings of an unknown match", s.StoreRatings(t.Context(), unknown), store.ErrNotFound)
	if p := mustPool(t, s, "tea live"); p.Revision != 0 {
		t.Errorf("what was refused has left %+v", p)
	}
}

func testCountedOnce(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustAppend(t, s, ends(result("m1", 1)), ends(result("m2", 2)), ends(result("m3", 3)))
	read := mustPool(t, s, "tea live")
	u := store.RatingUpdate{Pool: read, Results: []store.RatedResult{counted(result("m1", 1), 1), counted(result("m2", 2), 2)}}
	u.Pool.Last, u.Pool.Lead = 2, store.SeatLead{Points: 1.0 / 3, Deviation: 99.9}
	// Of several nodes that count the same results one succeeds.
	const nodes = 4
	errs := make(chan error, nodes)
	for range nodes {
		go func() { errs <- s.StoreRatings(ctx, u) }()
	}
	succeeded := 0
	for range nodes {
		if err := <-errs; err == nil {
			succeeded++
		} else {
			requireError(t, "the same again", err, store.ErrChanged)
		}
	}
	if succeeded != 1 {
		t.Errorf("%d nodes have counted the results", succeeded)
	}
	requireEqual(t, "pool", mustPool(t, s, "tea live"),
		store.RatingPool{Name: "tea live", Revision: 1, Last: 2, Lead: u.Pool.Lead, Pending: true})
	results, err := s.Results(ctx, "tea live", 0, 10)
	if err != nil {
		t.Fatal(err)
	}
	requireEqual(t, "results", results, u.Results)
	if results, err = s.Results(ctx, "tea live", 1, 1); err != nil {
		t.Fatal(err)
	}
	requireEqual(t, "results after the first", results, u.Results[1:])
	pending, err := s.PendingResults(ctx, "tea live", 10)
	if err != nil {
		t.Fatal(err)
	}
	requireEqual(t, "what is left", pending, []store.RatedResult{result("m3", 3)})
	missing := u
	missing.Pool.Name = "coffee"
	missing.Results = nil
	requireError(t, "an unknown pool", s.StoreRatings(ctx, missing), store.ErrChanged)
}

func testRatingsReadBack(t *testing.T, s store.Store) {
	ctx := t.Context()
	other := result("m2", 2)
	other.Pool = "coffee live"
	mustAppend(t, s, ends(result("m1", 1)), ends(other))
	mustCount(t, s, nil, rating("p1", 1500.1), rating("p2", 1400), rating("p\x00", 1))
	coffee := rating("p1", 900)
	coffee.Pool = "coffee live"
	mustDo(t, s.StoreRatings(ctx, store.RatingUpdate{Pool: mustPool(t, s, "coffee live"), Ratings: []store.RatingRecord{coffee}}))
	for _, c := range []struct {
		what string
		read func() ([]store.RatingRecord, error)
		want []store.RatingRecord
	}{
		{"of people", func() ([]store.RatingRecord, error) { return s.RatingsOf(ctx, "tea live", []string{"p1", "p3"}) }, []store.RatingRecord{rating("p1", 1500.1)}},
		{"of nobody", func() ([]store.RatingRecord, error) { return s.RatingsOf(ctx, "tea live", nil) }, nil},
		{"of a person", func() ([]store.RatingRecord, error) { return s.PersonRatings(ctx, "p1") }, []store.RatingRecord{coffee, rating("p1", 1500.1)}},
		{"of another person", func() ([]store.RatingRecord, error) { return s.PersonRatings(ctx, "p9") }, nil},
		{"of a pool", func() ([]store.RatingRecord, error) { return s.RatingsAfter(ctx, "tea live", "", 2) }, []store.RatingRecord{rating("p\x00", 1), rating("p1", 1500.1)}},
		{"after a person", func() ([]store.RatingRecord, error) { return s.RatingsAfter(ctx, "tea live", "p1", 2) }, []store.RatingRecord{rating("p2", 1400)}},
	} {
		got, err := c.read()
		if err != nil {
			t.Fatal(err)
		}
		requireEqual(t, "ratings "+c.what, got, c.want)
	}
	// Some change, one goes.
	p := mustPool(t, s, "tea live")
	p.Stale = true
	mustDo(t, s.StoreRatings(ctx, store.RatingUpdate{Pool: p, Ratings: []store.RatingRecord{rating("p2", 7)}, Removed: []string{"p1", "p3"}}))
	got, err := s.RatingsAfter(ctx, "tea live", "p", 9)
	if err != nil {
		t.Fatal(err)
	}
	requireEqual(t, "ratings afterwards", got, []store.RatingRecord{rating("p\x00", 1), rating("p2", 7)})
	if p := mustPool(t, s, "tea live"); !p.Stale || p.Revision != 2 {
		t.Errorf("the pool is %+v", p)
	}
	if left, err := s.PersonRatings(ctx, "p1"); len(left) != 1 || err != nil {
		t.Errorf("in another pool: %+v, %v", left, err)
	}
}

func testResultsOf(t *testing.T, s store.Store) {
	ctx := t.Context()
	var all []store.RatedResult
	for n, people := range [][2]string{{"p1", "p2"}, {"p2", "p1"}, {"p2", "p3"}, {"p3", "p1"}} {
		r := result("m"+people[0]+people[1], n)
		r.People = people
		mustAppend(t, s, ends(r))
		all = append(all, counted(r, int64(n)+1))
	}
	mustAppend(t, s, ends(result("m9", 9))) // which is not counted
	mustCount(t, s, all)
	for _, c := range []struct {
		before int64
		limit  int
		want   []store.RatedResult
	}{
		{0, 10, []store.RatedResult{all[3], all[1], all[0]}}, {0, 2, []store.RatedResult{all[3], all[1]}},
		{4, 10, []store.RatedResult{all[1], all[0]}}, {1, 10, nil}, {0, 0, nil}, {0, -1, nil},
	} {
		got, err := s.ResultsOf(ctx, "p1", "tea live", c.before, c.limit)
		if err != nil {
			t.Fatal(err)
		}
		requireEqual(t, "results", got, c.want)
	}
	if got, err := s.ResultsOf(ctx, "p1", "coffee", 0, 10); len(got) != 0 || err != nil {
		t.Errorf("of another pool: %+v, %v", got, err)
	}
}

func testBestRatings(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustAppend(t, s, ends(result("m1", 1)))
	late, unlisted := rating("p4", 2000), rating("p5", 3000)
	late.ListedUntil, unlisted.ListedUntil = at(20), at(3)
	mustCount(t, s, nil, rating("p3", 1500.5), rating("p1", 1500.5), rating("p2", 1500.25), late, unlisted)
	for _, c := range []struct {
		now   time.Time
		after *store.RatingCursor
		limit int
		want  []store.RatingRecord
	}{
		{at(5), nil, 10, []store.RatingRecord{late, rating("p1", 1500.5), rating("p3", 1500.5), rating("p2", 1500.25)}},
		{at(5), nil, 2, []store.RatingRecord{late, rating("p1", 1500.5)}},
		{at(5), &store.RatingCursor{Points: 1500.5, Person: "p1"}, 10, []store.RatingRecord{rating("p3", 1500.5), rating("p2", 1500.25)}},
		{at(5), &store.RatingCursor{Points: 1500.25, Person: "p2"}, 10, nil},
		{at(2), nil, 1, []store.RatingRecord{unlisted}},
		{at(9), nil, 10, []store.RatingRecord{late}},
		{at(2), nil, 0, nil},
	} {
		got, err := s.BestRatings(ctx, "tea live", c.now, c.after, c.limit)
		if err != nil {
			t.Fatal(err)
		}
		requireEqual(t, "list", got, c.want)
	}
}

func testAnnulled(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustAppend(t, s, ends(result("m1", 1)), ends(result("m2", 2)))
	mustCount(t, s, []store.RatedResult{counted(result("m1", 1), 1), counted(result("m2", 2), 2)})
	read := mustPool(t, s, "tea live")
	mustDo(t, s.AnnulResult(ctx, "m1", true))
	annulled, err := s.Result(ctx, "m1")
	mustDo(t, err)
	if !annulled.Annulled || annulled.Match != "m1" {
		t.Errorf("the annulled result is %+v", annulled)
	}
	_, err = s.Result(ctx, "m9")
	requireError(t, "the result of an unknown match", err, store.ErrNotFound)
	if p := mustPool(t, s, "tea live"); !p.Stale || p.Revision != 2 {
		t.Errorf("the pool is %+v", p)
	}
	// What was computed before does not count.
	requireError(t, "ratings from before", s.StoreRatings(ctx, store.RatingUpdate{Pool: read}), store.ErrChanged)
	results, err := s.Results(ctx, "tea live", 0, 10)
	if err != nil {
		t.Fatal(err)
	}
	want := counted(result("m1", 1), 1)
	want.Annulled = true
	requireEqual(t, "results", results, []store.RatedResult{want, counted(result("m2", 2), 2)})
	mustDo(t, s.AnnulResult(ctx, "m1", false))
	if results, err = s.Results(ctx, "tea live", 0, 1); err != nil || results[0].Annulled {
		t.Errorf("counted again: %+v, %v", results, err)
	}
	requireError(t, "an unknown match", s.AnnulResult(ctx, "m9", true), store.ErrNotFound)
}

func testResultsStay(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustCreateAccount(t, s, "p1", "Ann")
	mustAppend(t, s, ends(result("m1", 1)))
	mustCount(t, s, []store.RatedResult{counted(result("m1", 1), 1)}, rating("p1", 1500))
	mustDo(t, s.DeleteAccount(ctx, "p1"), s.Delete(ctx, "m1", 1))
	if _, _, err := s.DeletePeople(ctx, at(1000), "", 10); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Person(ctx, "p1"); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("the person is there: %v", err)
	}
	results, err := s.ResultsOf(ctx, "p1", "tea live", 0, 10)
	if err != nil {
		t.Fatal(err)
	}
	requireEqual(t, "results", results, []store.RatedResult{counted(result("m1", 1), 1)})
	ratings, err := s.PersonRatings(ctx, "p1")
	if err != nil {
		t.Fatal(err)
	}
	requireEqual(t, "ratings", ratings, []store.RatingRecord{rating("p1", 1500)})
}

func testRatingsClosed(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustAppend(t, s, ends(result("m1", 1)))
	p := mustPool(t, s, "tea live")
	mustDo(t, s.Close())
	_, pools := s.RatingPools(ctx)
	_, pending := s.PendingResults(ctx, p.Name, 1)
	_, results := s.Results(ctx, p.Name, 0, 1)
	_, ofPerson := s.ResultsOf(ctx, "p1", p.Name, 0, 1)
	_, ratings := s.RatingsOf(ctx, p.Name, []string{"p1"})
	_, person := s.PersonRatings(ctx, "p1")
	_, after := s.RatingsAfter(ctx, p.Name, "", 1)
	_, best := s.BestRatings(ctx, p.Name, at(0), nil, 1)
	_, copies := target(t, s).ResultsAfter(ctx, "", 1)
	failures(t, store.ErrClosed, map[string]error{
		"pools": pools, "pending": pending, "results": results, "of a person": ofPerson, "ratings": ratings, "person": person, "after": after,
		"best": best, "copies": copies, "annul": s.AnnulResult(ctx, "m1", true), "store": s.StoreRatings(ctx, store.RatingUpdate{Pool: p}),
	})
}
