package gametest

import (
	"strings"
	"testing"
)

func TestPlaythrough(t *testing.T) { CheckPlaythrough(t, toyRules, "testdata/toy.txt") }

func TestPlaythroughFaults(t *testing.T) {
	tests := []struct{ text, want string }{
		{"options: most=9\n", "valid values are 1 to 4"},
		{"options: colour=red\n", "has no option"},
		{"turns: a-1 a-9\n", "turn 2, a-9: "},
		{"turns: a-1 b-3+b\n", "turn 2, b-3+b: "},
	}
	for _, test := range tests {
		if _, err := renderPlaythrough(toyRules, test.text); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%q: %v, want one that says %q", test.text, err, test.want)
		}
	}
}
