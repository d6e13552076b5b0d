package coord

import (
	"strings"
	"testing"
)

func TestCutInt(t *testing.T) {
	tests := []struct {
		text string
		n    int
		rest string
		ok   bool
	}{
		{"0", 0, "", true}, {"7x", 7, "x", true}, {"-12-3", -12, "-3", true}, {"999999999", 999999999, "", true},
		{"0,0", 0, ",0", true}, {"", 0, "", false}, {"-", 0, "-", false}, {"--1", 0, "--1", false}, {"-0", 0, "-0", false},
		{"00", 0, "00", false}, {"01", 0, "01", false}, {"-01", 0, "-01", false}, {"+1", 0, "+1", false}, {" 1", 0, " 1", false},
		{"1000000000", 0, "1000000000", false}, {"x", 0, "x", false},
	}
	for _, test := range tests {
		if n, rest, ok := CutInt(test.text); n != test.n || rest != test.rest || ok != test.ok {
			t.Errorf("CutInt(%q) = %d, %q, %v; want %d, %q, %v", test.text, n, rest, ok, test.n, test.rest, test.ok)
		}
	}
}

// Of a number that is too long, no more is read than shows that: a text of digits in which
// each is tried as the beginning of a number is read in linear time.
func TestCutIntLong(t *testing.T) {
	text := strings.Repeat("9", 1<<20)
	for at := range text {
		if _, rest, ok := CutInt(text[at:]); ok != (len(text)-at <= 9) || !ok && len(rest) != len(text)-at {
			t.Fatalf("at %d: %v", at, ok)
		}
	}
}

func TestXY(t *testing.T) {
	for _, text := range []string{"0,0", "-3,4", "12,-100"} {
		x, y, rest, ok := CutXY(text + "-1,1")
		if got := string(AppendXY(nil, x, y)); !ok || rest != "-1,1" || got != text {
			t.Errorf("%s is read as %s, then %q, %v", text, got, rest, ok)
		}
	}
	for _, text := range []string{"", "1", "1,", ",1", "1,-", "1 ,2", "1, 2", "-0,1", "1,02"} {
		if x, y, rest, ok := CutXY(text); ok || rest != text {
			t.Errorf("CutXY(%q) = %d, %d, %q, %v; want none", text, x, y, rest, ok)
		}
	}
}
