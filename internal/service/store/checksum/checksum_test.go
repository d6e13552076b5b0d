package checksum_test

import (
	"testing"

	"github.com/teahouse-games/teahouse/internal/service/store/checksum"
)

// Each change of a match gives another sum.
func TestSumDependsOnAllEvents(t *testing.T) {
	of := func(match string, events ...string) checksum.Sum {
		sum := checksum.First(match)
		for i, event := range events {
			sum = sum.Add(int64(i)+1, event)
		}
		return sum
	}
	seen := map[checksum.Sum]string{}
	for name, sum := range map[string]checksum.Sum{
		"none": of("m1"), "one": of("m1", "a"), "two": of("m1", "a", "b"), "reversed": of("m1", "b", "a"),
		"joined": of("m1", "ab"), "of another match": of("m2", "a", "b"), "with another number": checksum.First("m1").Add(2, "a"),
	} {
		if other, ok := seen[sum]; ok {
			t.Errorf("%s and %s have the same sum", name, other)
		}
		seen[sum] = name
	}
	if again := of("m1", "a", "b"); seen[again] != "two" {
		t.Error("the same events have two sums")
	}
}
