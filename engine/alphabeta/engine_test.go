package alphabeta

import "testing"

// Ends of the scale survive the table: they are counted from the position kept there.
func TestValuesThroughTheTable(t *testing.T) {
	table := newTable(1 << 16)
	for key, test := range []struct{ value, ply int }{{0, 3}, {-14_999, 9}, {won - 7, 4}, {-won + 8, 5}, {forfeit, 2}, {-forfeit, 2}} {
		key := uint64(key+1) << 32
		table.keep(key, record{move: 1<<31 + 7, value: toTable(test.value, test.ply), depth: 11, bound: boundLower})
		r, ok := table.find(key)
		if got := fromTable(r.value, test.ply); !ok || got != test.value || r.move != 1<<31+7 || r.depth != 11 || r.bound != boundLower {
			t.Errorf("%d at ply %d comes back as %d in %+v", test.value, test.ply, got, r)
		}
	}
	if r, ok := table.find(99); ok {
		t.Errorf("%+v was never kept", r)
	}
}
