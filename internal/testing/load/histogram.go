package load

import (
	"math"
	"math/bits"
	"sync/atomic"
	"time"
)

// histogram counts how long things took, to within 1.6 %, in a fixed space. It is safe for
// concurrent use.
type histogram struct {
	counts [40 * perDoubling]atomic.Int64
	most   atomic.Int64
}

// perDoubling is how many buckets there are from a time to its double.
const perDoubling = 64

// bucket returns where a time in microseconds is counted.
func bucket(us uint64) int {
	if us < perDoubling {
		return int(us)
	}
	doubling := bits.Len64(us) - bits.Len64(perDoubling) // us>>doubling has as many bits as perDoubling
	return min((doubling+1)*perDoubling+int(us>>doubling)-perDoubling, 40*perDoubling-1)
}

// bucketStart returns the least time of a bucket, in microseconds.
func bucketStart(i int) uint64 {
	if i < perDoubling {
		return uint64(i)
	}
	doubling := i/perDoubling - 1
	return uint64(i%perDoubling+perDoubling) << doubling
}

func (t *histogram) add(d time.Duration) {
	us := max(d.Microseconds(), 0)
	t.counts[bucket(uint64(us))].Add(1)
	for {
		most := t.most.Load()
		if int64(d) <= most || t.most.CompareAndSwap(most, int64(d)) {
			return
		}
	}
}

// Percentiles are quantiles of durations.
type Percentiles struct {
	Count int64         `json:"count"`
	P50   time.Duration `json:"p50_ns"`
	P99   time.Duration `json:"p99_ns"`
	P999  time.Duration `json:"p999_ns"`
	Most  time.Duration `json:"most_ns"`
}

func (t *histogram) spread() (s Percentiles) {
	var counts [len(t.counts)]int64
	for i := range counts {
		counts[i] = t.counts[i].Load()
		s.Count += counts[i]
	}
	s.Most = time.Duration(t.most.Load())
	// The times of which so many in a hundred are no longer, rounded up to the end of a bucket.
	at := func(part float64) time.Duration {
		left := int64(math.Ceil(part * float64(s.Count)))
		for i, n := range counts {
			if left -= n; left <= 0 && s.Count > 0 {
				return min(time.Duration(bucketStart(i+1))*time.Microsecond, s.Most)
			}
		}
		return 0
	}
	s.P50, s.P99, s.P999 = at(0.5), at(0.99), at(0.999)
	return s
}
