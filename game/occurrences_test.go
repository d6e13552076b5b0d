package game

import (
	"math/rand/v2"
	"testing"
)

// occurrences counts as a map does, and what was taken back leaves no trace.
func TestOccurrences(t *testing.T) {
	var o occurrences
	want := map[uint64]int{}
	r := rand.New(rand.NewPCG(1, 2))
	live := 0
	for range 200_000 {
		// Keys that collide: many share their low bits.
		key := r.Uint64N(64) | r.Uint64N(4)<<32
		if want[key] > 0 && r.IntN(2) == 0 {
			o.remove(key)
			want[key]--
			if want[key] == 0 {
				live--
			}
		} else {
			o.add(key)
			want[key]++
			if want[key] == 1 {
				live++
			}
		}
		if other := r.Uint64N(64) | r.Uint64N(4)<<32; o.count(other) != want[other] {
			t.Fatalf("key %x occurs %d times, want %d", other, o.count(other), want[other])
		}
		if o.used != live {
			t.Fatalf("%d slots are taken by %d keys", o.used, live)
		}
	}
}
