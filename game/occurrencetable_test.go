package game

import (
	"math/rand/v2"
	"testing"
)

// The table agrees with a map, through growth, removal and keys that collide.
func TestOccurrences(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	var table, copied occurrenceTable
	plain := make(map[uint64]int)
	var stack []uint64
	for i := range 20_000 {
		if len(stack) > 0 && r.IntN(5) < 2 {
			key := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			table.remove(key)
			plain[key]--
		} else {
			key := r.Uint64N(300) << (8 * r.UintN(7)) // many share their low bits
			stack = append(stack, key)
			table.add(key)
			plain[key]++
		}
		key := r.Uint64N(300) << (8 * r.UintN(7))
		if got := table.count(key); got != plain[key] {
			t.Fatalf("step %d: %d counted for %x, want %d", i, got, key, plain[key])
		}
	}
	copied.copyFrom(&table)
	table.clear()
	for key, want := range plain {
		if got := copied.count(key); got != want {
			t.Fatalf("the copy counts %d for %x, want %d", got, key, want)
		}
		if table.count(key) != 0 {
			t.Fatalf("%x is still counted after clear", key)
		}
	}
}
