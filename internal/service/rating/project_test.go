package rating_test

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/rating"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/memory"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
)

var began = time.Date(2031, 5, 17, 12, 0, 0, 0, time.UTC)

// addResults stores matches that begin and end with these results.
func addResults(t testing.TB, s store.Store, results ...store.RatedResult) {
	t.Helper()
	for chunk := range slices.Chunk(results, store.MaxEntries) {
		var entries []store.LogEntry
		for _, r := range chunk {
			terms := match.Terms{Game: "tea", Version: 1, Options: game.Options{}, Clock: clock.Control{Kind: clock.Untimed}, Rated: true}
			entries = append(entries, store.LogEntry{
				Match: r.Match, Epoch: 1, Events: []match.Event{{Seq: 1, At: r.At, Data: match.Created{Terms: terms}}}, Result: &r,
				Summary: &store.Summary{Match: r.Match, Seq: 1, Game: "tea", ToMove: game.None, Outcome: game.Outcome{Winner: game.None}, Created: r.At, Changed: r.At},
			})
		}
		if err := s.Append(context.Background(), entries...); err != nil {
			t.Fatal(err)
		}
	}
}

// randomResults returns results among some people in two pools, a few at the same moment.
func randomResults(dice *rand.Rand, n, people int) []store.RatedResult {
	results := make([]store.RatedResult, n)
	at := began
	for i := range results {
		at = at.Add(time.Duration(dice.IntN(3)) * time.Hour)
		a := dice.IntN(people)
		b := (a + 1 + dice.IntN(people-1)) % people
		results[i] = store.RatedResult{
			Match: fmt.Sprint("m", i), Pool: []string{"tea live", "tea correspondence"}[dice.IntN(2)],
			People: [2]string{fmt.Sprint("p", a), fmt.Sprint("p", b)}, HalfPoints: dice.IntN(3), At: at,
		}
	}
	return results
}

// everything is all that is stored of ratings, but for revisions.
type everything struct {
	Pools   []store.RatingPool
	Results []store.RatedResult
	Ratings []store.RatingRecord
}

func readAll(t testing.TB, s store.Store) (all everything) {
	t.Helper()
	ctx := context.Background()
	var err error
	if all.Pools, err = s.RatingPools(ctx); err != nil {
		t.Fatal(err)
	}
	for i := range all.Pools {
		all.Pools[i].Revision = 0
		results, err := s.Results(ctx, all.Pools[i].Name, 0, 1<<20)
		if err != nil {
			t.Fatal(err)
		}
		ratings, err := s.RatingsAfter(ctx, all.Pools[i].Name, "", 1<<20)
		if err != nil {
			t.Fatal(err)
		}
		all.Results, all.Ratings = append(all.Results, results...), append(all.Ratings, ratings...)
	}
	return all
}

func mustProject(t testing.TB, s store.Store) {
	t.Helper()
	if err := rating.Project(context.Background(), s); err != nil {
		t.Fatal(err)
	}
}

// Whatever is counted in parts and annulled on the way, the numbers are those of a computation from the
// beginning, to the last bit, and those of a store in which the annulled matches were never played.
func TestRecomputedIsIncremental(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ctx := context.Background()
		dice := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
		results := randomResults(dice, rapid.IntRange(1, 60).Draw(t, "results"), 6)
		s, never := memory.New(), memory.New()
		annulled := map[string]bool{}
		fatal := func(err error) {
			if err != nil {
				t.Fatal(err)
			}
		}
		tb := rapidTB{t: t}
		for i, r := range results {
			addResults(tb, s, r)
			if rapid.IntRange(0, 2).Draw(t, "count") == 0 {
				fatal(rating.Project(ctx, s))
			}
			if rapid.IntRange(0, 3).Draw(t, "annul") == 0 {
				id := results[dice.IntN(i+1)].Match
				annulled[id] = rapid.IntRange(0, 3).Draw(t, "again") > 0
				fatal(s.AnnulResult(ctx, id, annulled[id]))
			}
		}
		for range 2 { // a result that was pending in a stale pool is counted afterwards
			fatal(rating.Project(ctx, s))
		}
		got := readAll(tb, s)
		done, err := rating.Recompute(ctx, s, nil)
		fatal(err)
		if done.Changed != 0 || done.Results != len(results) {
			t.Fatalf("a recomputation of %d results: %+v", len(results), done)
		}
		if diff := cmp.Diff(got, readAll(tb, s)); diff != "" {
			t.Fatal(diff)
		}
		// The order is that in which results were counted.
		for _, r := range got.Results {
			if !annulled[r.Match] {
				r.Number, r.After = 0, [2]store.Strength{}
				addResults(tb, never, r)
				fatal(rating.Project(ctx, never))
			}
		}
		if diff := cmp.Diff(got.Ratings, readAll(tb, never).Ratings, cmpopts.EquateEmpty()); diff != "" {
			t.Fatalf("had the annulled games never been: %s", diff)
		}
	})
}

// rapidTB is what the functions here need of a test.
type rapidTB struct {
	testing.TB
	t *rapid.T
}

func (r rapidTB) Helper()           {}
func (r rapidTB) Fatal(args ...any) { r.t.Fatal(args...) }

// What is wrong is put right by a recomputation, whatever it is.
func TestRecomputeRepairs(t *testing.T) {
	ctx := t.Context()
	s := memory.New()
	addResults(t, s, randomResults(rand.New(rand.NewPCG(1, 1)), 300, 20)...)
	mustProject(t, s)
	want := readAll(t, s)
	pool := want.Pools[0]
	pools, err := s.RatingPools(ctx)
	if err != nil {
		t.Fatal(err)
	}
	pool.Revision = pools[0].Revision
	pool.Lead.Points += 7
	wrong, stranger := want.Results[3], want.Ratings[2]
	wrong.After[1].Points++
	stranger.Person = "stranger"
	err = s.StoreRatings(ctx, store.RatingUpdate{
		Pool: pool, Results: []store.RatedResult{wrong}, Ratings: []store.RatingRecord{stranger}, Removed: []string{want.Ratings[0].Person},
	})
	if err != nil {
		t.Fatal(err)
	}
	done, err := rating.Recompute(ctx, s, nil)
	if done.Changed != 3 || done.Results != 300 || err != nil {
		t.Errorf("recomputed: %+v, %v", done, err)
	}
	if diff := cmp.Diff(want, readAll(t, s)); diff != "" {
		t.Error(diff)
	}
}

// Several processes that count at the same time count each result once, in one order.
func TestNodesCountOnce(t *testing.T) {
	s := memory.New()
	results := randomResults(rand.New(rand.NewPCG(2, 2)), 2000, 30)
	var working sync.WaitGroup
	errs := make(chan error, 100)
	ctx, stop := context.WithCancel(t.Context())
	for range 4 {
		working.Go(func() {
			for ctx.Err() == nil {
				if err := rating.Project(context.Background(), s); err != nil {
					errs <- err
					return
				}
			}
		})
	}
	for chunk := range slices.Chunk(results, 50) {
		addResults(t, s, chunk...)
	}
	for {
		pools, err := s.RatingPools(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if !slices.ContainsFunc(pools, func(p store.RatingPool) bool { return p.Pending }) {
			break
		}
		time.Sleep(time.Millisecond)
	}
	stop()
	working.Wait()
	close(errs)
	for err := range errs {
		t.Error(err)
	}
	all := readAll(t, s)
	games := 0
	for _, r := range all.Ratings {
		games += r.Games
	}
	if len(all.Results) != len(results) || games != 2*len(results) {
		t.Errorf("%d results with %d games", len(all.Results), games)
	}
	if done, err := rating.Recompute(t.Context(), s, nil); done.Changed != 0 || err != nil {
		t.Errorf("recomputed: %+v, %v", done, err)
	}
}

// A projector counts in the background, unless another node does.
func TestProjector(t *testing.T) {
	s := memory.New()
	results := randomResults(rand.New(rand.NewPCG(3, 3)), 10, 4)
	addResults(t, s, results...)
	idle := rating.Start(rating.Config{Store: s, Leads: func() bool { return false }, Interval: time.Millisecond})
	time.Sleep(10 * time.Millisecond)
	idle.Stop()
	if all := readAll(t, s); len(all.Results) != 0 {
		t.Errorf("%d results were counted by a node that does not lead", len(all.Results))
	}
	p := rating.Start(rating.Config{Store: s, Interval: time.Millisecond})
	defer p.Stop()
	for deadline := time.Now().Add(10 * time.Second); len(readAll(t, s).Results) < len(results); time.Sleep(time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatal("the results are not counted")
		}
	}
}

func TestPool(t *testing.T) {
	terms := match.Terms{Game: "tea", Options: game.Options{"water": "hot", "cups": "2"}}
	for text, want := range map[string]string{
		"none": "tea correspondence cups=2 water=hot", "3d": "tea correspondence cups=2 water=hot",
		"5+3": "tea live cups=2 water=hot", "10+3x30": "tea live cups=2 water=hot",
	} {
		var err error
		if terms.Clock, err = clock.Parse(text); err != nil {
			t.Fatal(err)
		}
		if got := rating.PoolOf(terms); got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
	want := rating.PoolInfo{Game: "tea", Speed: rating.Live, Options: map[string]string{"cups": "2", "water": "hot"}}
	if diff := cmp.Diff(want, rating.ParsePool("tea live cups=2 water=hot")); diff != "" {
		t.Error(diff)
	}
}

// Until a player leaves the list, the deviation is small enough for it, and no longer.
func TestListedUntil(t *testing.T) {
	r := rating.PlayerRating{Points: 1800, Deviation: 50, Volatility: 0.06, At: began}
	until := r.ListedUntil()
	if before := rating.Glicko.At(r, until); !before.Listed() || until.Before(began.Add(24*time.Hour)) {
		t.Errorf("at %v: %+v", until, before)
	}
	if after := rating.Glicko.At(r, until.Add(time.Minute)); after.Listed() {
		t.Errorf("a minute later: %+v", after)
	}
	if r.Deviation = 66; !r.ListedUntil().Equal(began) {
		t.Errorf("a player who is not listed is until %v", r.ListedUntil())
	}
}

var results = flag.Int("results", 10_000, "how many results a benchmark recomputes")

// BenchmarkRecompute computes the ratings of a database anew that are as they should be, as a recomputation finds
// them, and writes those of a copy, which has none.
func BenchmarkRecompute(b *testing.B) {
	for _, c := range []struct {
		name   string
		broken bool
	}{{"as stored", false}, {"all wrong", true}} {
		b.Run(c.name, func(b *testing.B) {
			s, err := sqlite.Open(b.Context(), filepath.Join(b.TempDir(), sqlite.FileName), sqlite.Config{})
			if err != nil {
				b.Fatal(err)
			}
			defer func() {
				if err := s.Close(); err != nil {
					b.Error(err)
				}
			}()
			list := randomResults(rand.New(rand.NewPCG(4, 4)), *results, max(*results/20, 2))
			for i := range list {
				list[i].Pool = "tea live"
			}
			addResults(b, s, list...)
			mustProject(b, s)
			for b.Loop() {
				if c.broken {
					b.StopTimer()
					if err := corrupt(s); err != nil {
						b.Fatal(err)
					}
					b.StartTimer()
				}
				done, err := rating.Recompute(b.Context(), s, nil)
				if err != nil || c.broken != (done.Changed > 0) {
					b.Fatalf("%+v, %v", done, err)
				}
			}
			b.ReportMetric(float64(b.N**results)/b.Elapsed().Seconds(), "games/s")
		})
	}
}

// corrupt removes what is computed of all results.
func corrupt(s store.Store) error {
	ctx := context.Background()
	pools, err := s.RatingPools(ctx)
	if err != nil {
		return err
	}
	all, err := s.Results(ctx, pools[0].Name, 0, 1<<30)
	if err != nil {
		return err
	}
	for i := range all {
		all[i].After = [2]store.Strength{}
	}
	return s.StoreRatings(ctx, store.RatingUpdate{Pool: pools[0], Results: all})
}
