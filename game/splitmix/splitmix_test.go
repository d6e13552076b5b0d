package splitmix

import "testing"

func TestMixIsOneToOneInPractice(t *testing.T) {
	seen := make(map[uint64]bool)
	ones := 0
	for n := range uint64(100_000) {
		m := Mix(n)
		if seen[m] {
			t.Fatalf("Mix(%d) was met before", n)
		}
		seen[m] = true
		for ; m > 0; m &= m - 1 {
			ones++
		}
	}
	if ones < 3_190_000 || ones > 3_210_000 {
		t.Errorf("%d of 6,400,000 bits are set, want about half", ones)
	}
}
