package load

import (
	"math"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"
)

// The spread is that of the sorted times, to within a bucket.
func TestSpread(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		given := rapid.SliceOfN(rapid.Int64Range(0, int64(20*time.Minute)), 1, 300).Draw(t, "times")
		counted := new(histogram)
		for _, d := range given {
			counted.add(time.Duration(d))
		}
		slices.Sort(given)
		s := counted.spread()
		if s.Count != int64(len(given)) || int64(s.Most) != given[len(given)-1] {
			t.Fatalf("%d times, the longest %v", s.Count, s.Most)
		}
		for part, got := range map[float64]time.Duration{0.5: s.P50, 0.99: s.P99, 0.999: s.P999} {
			want := time.Duration(given[int(math.Ceil(part*float64(len(given))))-1])
			if got < want-want/50-time.Microsecond || got > want+want/50+time.Microsecond {
				t.Fatalf("of %v, p%v is %v and not %v", given, part*100, got, want)
			}
		}
	})
}

// Every time has a bucket, whose lower bound is not above it.
func TestBuckets(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		us := rapid.Uint64Range(0, 1<<44).Draw(t, "microseconds")
		i := bucket(us)
		if bucketStart(i) > us || i+1 < 40*perDoubling && bucketStart(i+1) <= us {
			t.Fatalf("%d is counted in bucket %d, which begins at %d; the next at %d", us, i, bucketStart(i), bucketStart(i+1))
		}
	})
	if got := bucket(math.MaxUint64); got != 40*perDoubling-1 {
		t.Errorf("the longest time is in bucket %d", got)
	}
}
