package gametest

import (
	"strings"
	"testing"
)

func TestReplayBlock(t *testing.T) {
	for _, block := range []string{
		" heaps=1-0-2\ntake 1 of a\ntake 2 of c\nends second: last-stone",
		"\ntake 3 of a, one to b",
		"\na-1   take 1 of a\nb-3+c take 3 of b, one to c",
	} {
		table, err := replayBlock(toyRules, block)
		if err != nil {
			t.Errorf("%q: %v", block, err)
		} else if reported := strings.Contains(block, "ends"); table.Outcome().Over() != reported {
			t.Errorf("%q: the outcome is %q", block, table.Outcome())
		}
	}
}

func TestReplayBlockCatches(t *testing.T) {
	for block, want := range map[string]string{
		" heaps=many\ntake 1 of a":                          "heaps",
		"\ntake 1 of d":                                     "cannot be read",
		"\ntake 1 of A":                                     "warning",
		"\ntake 1 of a, ONE TO b":                           "cannot be read",
		"\n\ntake 1 of a\n\ntake 1 of a":                    "cannot be read",
		"\nTake 3 of a, one to b":                           "the page shows",
		"\ntake 3 of a, one to b\nends first: last-stone":   "the page says",
		"\na-1 take 1 of a\nb-3+c take 3 of b, one to a":    "the turns are",
		"\ntake 1 of a\ntake 3 of b, one to c\nends nobody": "the game ends",
	} {
		if _, err := replayBlock(toyRules, block); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q is answered with %v, want %q in it", block, err, want)
		}
	}
}
