package wording

import (
	"slices"
	"strings"
	"testing"
	"time"
)

func TestSentence(t *testing.T) {
	for clause, want := range map[string]string{
		"the game is over":   "The game is over.",
		"Guest passes":       "Guest passes.",
		`"z" is no place`:    `"z" is no place.`,
		"3 is more than 2":   "3 is more than 2.",
		"über alles gesetzt": "Über alles gesetzt.",
		"\xff stands there":  "\xff stands there.",
		"j10 is taken":       "j10 is taken.",
		"It ends.":           "It ends.",
		"why not?":           "Why not?",
		"":                   "",
	} {
		if got := AsSentence(clause); got != want {
			t.Errorf("%q becomes %q, want %q", clause, got, want)
		}
	}
}

func TestSeries(t *testing.T) {
	for _, test := range []struct{ words, last, want string }{
		{"", "and", ""},
		{"a", "and", "a"},
		{"a b", "or", "a or b"},
		{"a b c", "and", "a, b and c"},
		{"a b c d", "or", "a, b, c or d"},
	} {
		words := strings.Fields(test.words)
		if got := JoinWords(test.last, words); got != test.want {
			t.Errorf("%q are joined %q, want %q", words, got, test.want)
		}
		if !slices.Equal(words, strings.Fields(test.words)) {
			t.Errorf("joining has changed the words to %q", words)
		}
	}
}

func TestCount(t *testing.T) {
	for n, want := range map[int]string{0: "0 Harmonies", 1: "1 Harmony", 2: "2 Harmonies", 12: "12 Harmonies", -1: "-1 Harmonies"} {
		if got := CountNoun(n, "Harmony", "Harmonies"); got != want {
			t.Errorf("%d are %q, want %q", n, got, want)
		}
	}
}

func TestNames(t *testing.T) {
	if got := NamesOf(time.May, time.June, time.May); !slices.Equal(got, []string{"May", "June"}) {
		t.Errorf("the names are %q", got)
	}
	if got := NamesOf[time.Month](); got != nil {
		t.Errorf("the names of nothing are %q, want nil", got)
	}
}

func TestQuote(t *testing.T) {
	for text, want := range map[string]string{
		"a b":                   `"a b"`,
		"\x00":                  `"\x00"`,
		strings.Repeat("ä", 40): `"` + strings.Repeat("ä", 40) + `"`,
		strings.Repeat("ä", 41): `"` + strings.Repeat("ä", 40) + `"…`,
	} {
		if got := QuoteShort(text); got != want {
			t.Errorf("Quote(%q) = %s, want %s", text, got, want)
		}
	}
}

func TestShorten(t *testing.T) {
	for _, test := range []struct {
		text string
		most int
		want string
	}{
		{"abc", 3, "abc"}, {"abcd", 3, "…"}, {"abcdef", 5, "ab…"}, {"äöü", 5, "ä…"}, {"äöüß", 6, "ä…"}, {"abc", 0, "…"},
	} {
		if got := Shorten(test.text, test.most); got != test.want {
			t.Errorf("Shorten(%q, %d) = %q, want %q", test.text, test.most, got, test.want)
		}
	}
}
