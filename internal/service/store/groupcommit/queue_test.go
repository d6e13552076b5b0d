package groupcommit_test

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"go.uber.org/goleak"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/groupcommit"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

func Example() {
	q := groupcommit.NewQueue[string](1, groupcommit.NoSpacing)
	go q.Run(func(calls []*groupcommit.Call[string]) {
		for _, c := range calls {
			fmt.Println("stored", c.Value)
		}
	}, func() { fmt.Println("ended") })
	fmt.Println(q.Do(context.Background(), "a turn", groupcommit.Forever))
	q.Close()
	// Output:
	// stored a turn
	// <nil>
	// ended
}

// What arrives while a group is committed is the next group.
func TestGroups(t *testing.T) {
	q := groupcommit.NewQueue[int](1, groupcommit.NoSpacing)
	begun, release := make(chan struct{}, 100), make(chan struct{})
	var sizes []int
	go q.Run(func(calls []*groupcommit.Call[int]) {
		begun <- struct{}{}
		<-release
		sizes = append(sizes, len(calls))
		for _, c := range calls {
			if c.Value%2 == 1 {
				c.Err = store.ErrConflict
			}
		}
	}, func() {})
	var wg sync.WaitGroup
	do := func(value int) {
		wg.Go(func() {
			err := q.Do(context.Background(), value, groupcommit.Forever)
			if want := value%2 == 1; errors.Is(err, store.ErrConflict) != want {
				t.Errorf("call %d: %v", value, err)
			}
		})
	}
	do(0)
	<-begun
	for value := 1; value <= 20; value++ {
		do(value)
	}
	for q.Len() < 20 {
		time.Sleep(time.Millisecond)
	}
	close(release)
	wg.Wait()
	q.Close()
	if len(sizes) != 2 || sizes[0] != 1 || sizes[1] != 20 {
		t.Errorf("groups of %v calls, want 1 and 20", sizes)
	}
}

// A commit that hangs does not stop the calls after it, which are committed together at the same time.
func TestCommitHangs(t *testing.T) {
	q := groupcommit.NewQueue[string](2, groupcommit.NoSpacing)
	hangs, release := make(chan struct{}), make(chan struct{})
	for range 2 {
		go q.Run(func(calls []*groupcommit.Call[string]) {
			if calls[0].Value == "hangs" {
				close(hangs)
				<-release
			}
		}, func() {})
	}
	var wg sync.WaitGroup
	wg.Go(func() {
		if err := q.Do(context.Background(), "hangs", groupcommit.Forever); err != nil {
			t.Error(err)
		}
	})
	<-hangs
	for range 20 {
		if err := q.Do(context.Background(), "goes on", groupcommit.Forever); err != nil {
			t.Error(err)
		}
	}
	close(release)
	wg.Wait()
	q.Close()
}

// A call whose context ends while it waits is not carried out; one that was taken is, and its caller
// waits as long as its patience lasts.
func TestContextEnds(t *testing.T) {
	q := groupcommit.NewQueue[string](1, groupcommit.NoSpacing)
	begun, release := make(chan struct{}, 1), make(chan struct{})
	var carriedOut []string
	go q.Run(func(calls []*groupcommit.Call[string]) {
		begun <- struct{}{}
		<-release
		for _, c := range calls {
			carriedOut = append(carriedOut, c.Value)
		}
	}, func() {})
	ctx, cancel := context.WithCancel(context.Background())
	var wg sync.WaitGroup
	wg.Go(func() {
		if err := q.Do(ctx, "taken", time.Millisecond); !errors.Is(err, groupcommit.ErrStillRunning) {
			t.Errorf("a call that was taken: %v", err)
		}
	})
	<-begun
	wg.Go(func() {
		if err := q.Do(ctx, "waiting", groupcommit.Forever); !errors.Is(err, context.Canceled) {
			t.Errorf("a call that waits: %v", err)
		}
	})
	for q.Len() == 0 {
		time.Sleep(time.Millisecond)
	}
	cancel()
	wg.Wait()
	close(release)
	q.Close()
	if len(carriedOut) != 1 || carriedOut[0] != "taken" {
		t.Errorf("%v were carried out", carriedOut)
	}
	if err := q.Do(context.Background(), "late", groupcommit.Forever); !errors.Is(err, store.ErrClosed) {
		t.Errorf("after Close: %v", err)
	}
}

// Calls that come one after another are carried out by two goroutines, however many there are: while one commits, the other waits
// for the next call.
func TestFewGoroutinesAreUsed(t *testing.T) {
	q := groupcommit.NewQueue[int](8, groupcommit.NoSpacing)
	var mu sync.Mutex
	used := map[int]bool{}
	for id := range 8 {
		go q.Run(func([]*groupcommit.Call[int]) {
			mu.Lock()
			defer mu.Unlock()
			used[id] = true
		}, func() {})
	}
	time.Sleep(10 * time.Millisecond) // all wait
	for n := range 100 {
		if err := q.Do(context.Background(), n, groupcommit.Forever); err != nil {
			t.Fatal(err)
		}
		time.Sleep(100 * time.Microsecond) // the one that committed waits again
	}
	q.Close()
	if len(used) > 3 {
		t.Errorf("%d goroutines were used for one caller", len(used))
	}
}

// While a commit is delayed the calls after it wait, but only for a quarter of a second.
func TestDelay(t *testing.T) {
	for _, test := range []struct{ delay, want time.Duration }{
		{100 * time.Millisecond, 100 * time.Millisecond},
		{time.Hour, 250 * time.Millisecond},
	} {
		synctest.Test(t, func(t *testing.T) {
			q := groupcommit.NewQueue[string](2, groupcommit.NoSpacing)
			for range 2 {
				go q.Run(func(calls []*groupcommit.Call[string]) {
					if calls[0].Value == "first" {
						end := q.Delay()
						time.Sleep(test.delay)
						end()
					}
				}, func() {})
			}
			begun := time.Now()
			var calls sync.WaitGroup
			calls.Go(func() {
				if err := q.Do(t.Context(), "first", groupcommit.Forever); err != nil {
					t.Error(err)
				}
			})
			synctest.Wait()
			if err := q.Do(t.Context(), "second", groupcommit.Forever); err != nil {
				t.Error(err)
			}
			if took := time.Since(begun); took != test.want {
				t.Errorf("a delay of %v: the next call took %v, want %v", test.delay, took, test.want)
			}
			calls.Wait()
			q.Close()
		})
	}
}

// While many calls come, commits begin with the spacing between them; a call that comes alone does not wait.
func TestSpacing(t *testing.T) {
	for spacing, want := range map[time.Duration][2]int{0: {100, 200}, 15 * time.Millisecond: {7, 9}} { // commits, least and most
		afterMany := func(calls int) time.Duration {
			if calls < 4 {
				return 0
			}
			return spacing
		}
		synctest.Test(t, func(t *testing.T) {
			q := groupcommit.NewQueue[int](2, afterMany)
			var mu sync.Mutex
			var begun []time.Time
			for range 2 {
				go q.Run(func(calls []*groupcommit.Call[int]) {
					mu.Lock()
					begun = append(begun, time.Now())
					mu.Unlock()
					time.Sleep(time.Millisecond / 2)
				}, func() {})
			}
			var wg sync.WaitGroup
			do := func() {
				wg.Go(func() {
					if err := q.Do(t.Context(), 1, groupcommit.Forever); err != nil {
						t.Error(err)
					}
				})
			}
			for range 100 {
				for range 5 {
					do()
				}
				time.Sleep(time.Millisecond)
			}
			wg.Wait()
			if len(begun) < want[0] || len(begun) > want[1] {
				t.Errorf("with a spacing of %v there were %d commits, want %v", spacing, len(begun), want)
			}
			for i := 1; i < len(begun)-1; i++ { // the first group has one call
				if d := begun[i+1].Sub(begun[i]); d < spacing {
					t.Errorf("with a spacing of %v commit %d began %v after the one before", spacing, i+1, d)
				}
			}
			time.Sleep(time.Second)
			for range 3 {
				before := time.Now()
				do()
				wg.Wait()
				if d := time.Since(before); d > time.Millisecond {
					t.Errorf("with a spacing of %v a call that came alone took %v", spacing, d)
				}
			}
			q.Close()
		})
	}
}
