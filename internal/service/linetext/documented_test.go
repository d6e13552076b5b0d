package linetext_test

import (
	"fmt"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/internal/service/linetext"
)

// TestDocumented: docs/protocol.md names characters that are refused, and how many marks a
// character may have.
func TestDocumented(t *testing.T) {
	text, err := os.ReadFile("../../../docs/protocol.md")
	if err != nil {
		t.Fatal(err)
	}
	_, about, _ := strings.Cut(string(text), "Refused are control characters")
	about, _, ok := strings.Cut(about, "U+200D is taken")
	if !ok {
		t.Fatal("docs/protocol.md does not say which characters are refused")
	}
	named := 0
	for _, one := range regexp.MustCompile(`U\+([0-9A-F]{4,5})(?: to U\+([0-9A-F]{4,5}))?`).FindAllStringSubmatch(about, -1) {
		first, last := number(t, one[1]), number(t, one[1])
		if one[2] != "" {
			last = number(t, one[2])
		}
		for c := first; c <= last; c++ {
			if fault, at := linetext.Check("a" + string(c) + "b"); fault != linetext.Hidden || at != c {
				t.Errorf("%U is taken", c)
			}
		}
		named++
	}
	if named < 10 {
		t.Errorf("%d characters are named", named)
	}
	if want := fmt.Sprintf("more than %d combining marks", linetext.MaxMarks); !strings.Contains(about, want) {
		t.Errorf("docs/protocol.md does not say %s", want)
	}
}

func number(t *testing.T, hex string) rune {
	t.Helper()
	n, err := strconv.ParseInt(hex, 16, 32)
	if err != nil {
		t.Fatal(err)
	}
	return rune(n)
}
