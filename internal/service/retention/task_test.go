package retention_test

import (
	"bytes"
	"context"
	"fmt"
	"log/slog"
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/testutil"
	"go.uber.org/goleak"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/retention"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/memory"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

const day = 24 * time.Hour

// testStore is a store with matches of all categories and ages, and rooms that delete them.
type testStore struct {
	*memory.Store
	t      *testing.T
	now    time.Time
	counts *metrics.Metrics
	log    bytes.Buffer

	mu    sync.Mutex
	inUse map[string]error // with what deleting them fails
}

func newTestStore(t *testing.T) *testStore {
	return &testStore{
		Store: memory.New(), t: t, now: time.Now(), counts: metrics.New(prometheus.NewRegistry()), inUse: map[string]error{},
	}
}

func (s *testStore) Delete(ctx context.Context, id string, seq int64) error {
	s.mu.Lock()
	err := s.inUse[id]
	s.mu.Unlock()
	if err != nil {
		return err
	}
	return s.Store.Delete(ctx, id, seq)
}

// put stores a match in which nothing has happened for the given time.
func (s *testStore) put(id string, category store.Category, age time.Duration) {
	s.t.Helper()
	at := s.now.Add(-age)
	sum := &store.Summary{Match: id, Seq: 1, Game: "ki-shogi", Clock: "none", ToMove: game.First, Outcome: game.Outcome{Winner: game.None}, Created: at, Changed: at}
	switch category {
	case store.Abandoned:
		sum.Status = store.StatusWaiting
	case store.Unfinished:
		sum.Status = store.StatusPlaying
	case store.Finished:
		sum.Status, sum.Outcome = store.StatusOver, game.Win(game.First, match.ReasonResign)
	default:
		sum.Status, sum.Deadline = store.StatusPlaying, new(time.Duration)
	}
	sum.Seats[0] = match.SeatState{Holder: match.HolderPerson, Person: "of " + id}
	e := store.LogEntry{Match: id, Epoch: 1, Events: []match.Event{{Seq: 1, At: at, Data: match.Seated{Seat: game.First, Person: "p"}}}, Summary: sum}
	if err := s.Append(context.Background(), e); err != nil {
		s.t.Fatal(err)
	}
}

func (s *testStore) fill() {
	for _, category := range append(store.Categories(), "on a clock") {
		for _, days := range []int{0, 29, 31, 400, 4000} {
			s.put(fmt.Sprint(category, " ", days), category, time.Duration(days)*day)
		}
	}
}

func (s *testStore) left() (ids []string) {
	err := s.ForEachSummary(context.Background(), func(sum store.Summary) error {
		ids = append(ids, sum.Match)
		return nil
	})
	if err != nil {
		s.t.Fatal(err)
	}
	slices.Sort(ids)
	return ids
}

func (s *testStore) config() retention.Config {
	return retention.Config{
		Store: s, Rooms: s, Log: slog.New(slog.NewTextHandler(&s.log, nil)), Metrics: s.counts, Now: func() time.Time { return s.now },
	}
}

// Exactly the data that the settings name is deleted.
func TestPass(t *testing.T) {
	for name, test := range map[string]struct {
		change func(c *retention.Config)
		gone   []string
	}{
		"nothing":    {func(*retention.Config) {}, nil},
		"abandoned":  {func(c *retention.Config) { c.Abandoned = 30 * day }, []string{"abandoned 31", "abandoned 400", "abandoned 4000"}},
		"unfinished": {func(c *retention.Config) { c.Unfinished = 365 * day }, []string{"unfinished 400", "unfinished 4000"}},
		"finished":   {func(c *retention.Config) { c.Finished = 3650 * day }, []string{"finished 4000"}},
		"all": {func(c *retention.Config) { c.Abandoned, c.Unfinished, c.Finished = 3650*day, 3650*day, 3650*day },
			[]string{"abandoned 4000", "finished 4000", "unfinished 4000"}},
	} {
		t.Run(name, func(t *testing.T) {
			s := newTestStore(t)
			s.fill()
			before := s.left()
			c := s.config()
			test.change(&c)
			(&retention.Task{Config: c}).Pass(t.Context())
			want := slices.DeleteFunc(before, func(id string) bool { return slices.Contains(test.gone, id) })
			if got := s.left(); !slices.Equal(got, want) {
				t.Errorf("left are %v, want %v", got, want)
			}
			var counted float64
			for _, category := range store.Categories() {
				counted += testutil.ToFloat64(s.counts.MatchesDeleted.WithLabelValues(string(category)))
			}
			if int(counted) != len(test.gone) || strings.Contains(s.log.String(), "deleted") != (len(test.gone) > 0) {
				t.Errorf("%v are counted, the log is %s", counted, &s.log)
			}
		})
	}
}

// People stay as long as they may come back or have a match.
func TestPeople(t *testing.T) {
	s := newTestStore(t)
	s.put("m", store.Abandoned, 31*day)
	for id, days := range map[string]int{"new": 364, "old": 366, "of m": 366} {
		if err := s.PutPerson(t.Context(), store.PersonRecord{ID: id, Seen: s.now.Add(-time.Duration(days) * day)}); err != nil {
			t.Fatal(err)
		}
	}
	there := func() map[string]bool {
		there := map[string]bool{}
		for _, id := range []string{"new", "old", "of m"} {
			if _, err := s.Person(t.Context(), id); err == nil {
				there[id] = true
			}
		}
		return there
	}
	c := s.config()
	(&retention.Task{Config: c}).Pass(t.Context())
	if got := there(); len(got) != 3 {
		t.Errorf("with no setting, left are %v", got)
	}
	c.People = 365 * day
	(&retention.Task{Config: c}).Pass(t.Context())
	if got := there(); !maps.Equal(got, map[string]bool{"new": true, "of m": true}) {
		t.Errorf("left are %v", got)
	}
	c.Abandoned = 30 * day // with their match they go in the same pass
	(&retention.Task{Config: c}).Pass(t.Context())
	if got := there(); !maps.Equal(got, map[string]bool{"new": true}) {
		t.Errorf("after their match, left are %v", got)
	}
	if n := testutil.ToFloat64(s.counts.PeopleDeleted); n != 2 {
		t.Errorf("%v are counted", n)
	}
}

// Many matches are deleted in pages. Those that are in use or damaged are left, an error of the whole store ends the pass.
func TestManyMatches(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newTestStore(t)
		for i := range 3*retention.Page + 7 {
			s.put(fmt.Sprint("m", i), store.Abandoned, 31*day)
		}
		s.inUse["m3"], s.inUse["m700"], s.inUse["m900"] = room.ErrInUse, store.ErrConflict, store.ErrNotFound
		c := s.config()
		c.Abandoned = 30 * day
		begun := time.Now()
		(&retention.Task{Config: c}).Pass(t.Context())
		if got := s.left(); !slices.Equal(got, []string{"m3", "m700", "m900"}) {
			t.Errorf("left are %v", got)
		}
		if took := time.Since(begun); took != 3*retention.Rest {
			t.Errorf("between pages it waited for %v", took)
		}
		for i := range 3 {
			s.put(fmt.Sprint("n", i), store.Abandoned, 31*day)
		}
		s.inUse["n1"] = fmt.Errorf("match n1: %w", store.ErrDamaged)
		(&retention.Task{Config: c}).Pass(t.Context())
		if got := s.left(); !slices.Equal(got, []string{"m3", "m700", "m900", "n1"}) || !strings.Contains(s.log.String(), "match=n1") {
			t.Errorf("after an error of a match, left are %v; the log is %s", got, &s.log)
		}
		for i := range 3 {
			s.put(fmt.Sprint("o", i), store.Abandoned, 31*day)
		}
		s.inUse["o1"] = store.ErrUnavailable
		(&retention.Task{Config: c}).Pass(t.Context())
		if got := s.left(); len(got) != 6 || !strings.Contains(s.log.String(), "next attempt in an hour") {
			t.Errorf("after an error of the store, left are %v; the log is %s", got, &s.log)
		}
	})
}

// Sessions that have expired are deleted, a page at a time, whatever else is kept for ever.
func TestExpiredLogins(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newTestStore(t)
		ctx := t.Context()
		const expired = retention.Page + 1
		for i := range expired + 1 {
			expires := s.now
			if i == expired {
				expires = s.now.Add(time.Millisecond)
			}
			c := store.Challenge{Hash: store.Hash{byte(i), byte(i >> 8)}, Data: []byte("{}"), Expires: expires}
			if err := s.PutChallenge(ctx, c); err != nil {
				t.Fatal(err)
			}
		}
		begun := time.Now()
		(&retention.Task{Config: s.config()}).Pass(ctx)
		if took := time.Since(begun); took != 2*retention.Rest {
			t.Errorf("between pages it waited for %v", took)
		}
		if want := fmt.Sprint("logins=", expired); !strings.Contains(s.log.String(), want) {
			t.Errorf("the log is %s, want %s", &s.log, want)
		}
		if _, err := s.TakeChallenge(ctx, store.Hash{byte(expired & 0xff), byte(expired >> 8)}, s.now); err != nil {
			t.Errorf("what has not expired: %v", err)
		}
	})
}

// The task runs on its own, and ends at once.
func TestTask(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newTestStore(t)
		c := s.config()
		c.Abandoned = 30 * day
		c.Now = nil
		begin := func(id string) { s.now = time.Now(); s.put(id, store.Abandoned, 31*day) }
		begin("first")
		task := retention.Start(c)
		defer task.Stop()
		has := func(when string, want int) {
			t.Helper()
			synctest.Wait()
			if n := len(s.left()); n != want {
				t.Errorf("%s there are %d matches, want %d", when, n, want)
			}
		}
		time.Sleep(retention.First - time.Second)
		has("before the first pass", 1)
		time.Sleep(2 * time.Second)
		has("after the first pass", 0)
		begin("second")
		time.Sleep(retention.Every - 2*time.Second)
		has("before the second pass", 1)
		time.Sleep(2 * time.Second)
		has("after the second pass", 0)
		begin("third")
		task.Stop()
		time.Sleep(2 * retention.Every)
		has("after its end", 1)
	})
}

// A clock that jumps does not delete anything at once.
func TestJumpingClock(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newTestStore(t)
		s.put("m", store.Abandoned, day)
		c := s.config()
		c.Abandoned = 30 * day
		var mu sync.Mutex
		var by time.Duration
		c.Now = func() time.Time {
			mu.Lock()
			defer mu.Unlock()
			return time.Now().Add(by)
		}
		task := retention.Start(c)
		defer task.Stop()
		time.Sleep(retention.First + time.Second)
		set := func(to time.Duration) {
			mu.Lock()
			defer mu.Unlock()
			by = to
		}
		set(10 * 365 * day)
		time.Sleep(retention.Every + time.Minute)
		synctest.Wait()
		if !strings.Contains(s.log.String(), "jumped") {
			t.Errorf("the log is %s", &s.log)
		}
		set(0) // somebody has set it right
		time.Sleep(retention.Settle + 2*retention.Every)
		if n := len(s.left()); n != 1 {
			t.Errorf("a clock that was wrong for an hour has cost %d matches", 1-n)
		}
	})
}
