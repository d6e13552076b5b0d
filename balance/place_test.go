package balance

import (
	"math/bits"
	"testing"
)

// Decision 1: 41 kinds of place, 16 inside one garden, 20 in two, 5 at
// crossings: the centre in four gardens, the corners of the diamond in six.
func TestKindsOfPlace(t *testing.T) {
	byGardens, all := map[int]int{}, 0
	for _, kind := range placeClasses {
		byGardens[bits.OnesCount64(uint64(kind.gardens))]++
		all += kind.places
	}
	want := map[int]int{1: 16, 2: 20, 4: 1, 6: 4}
	for gardens, n := range want {
		if byGardens[gardens] != n {
			t.Errorf("%d kinds of place in %d gardens, want %d", byGardens[gardens], gardens, n)
		}
	}
	if all != 505 {
		t.Errorf("the kinds of place have %d places, want 505", all)
	}
}

func TestNamesOfPlaces(t *testing.T) {
	for at := range placeIndex(places) {
		if got, rest, ok := cutPlace(at.String()); got != at || rest != "" || !ok {
			t.Errorf("%s is read as %v", at, got)
		}
	}
	middle, _, _ := cutPlace("j10")
	if c := middle.centre(); c.X != 0.5 || c.Y != 0.5 {
		t.Errorf("j10 lies at %v, just north-east of the centre", c)
	}
}
