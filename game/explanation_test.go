package game

import (
	"reflect"
	"slices"
	"strings"
	"testing"
)

func TestTelling(t *testing.T) {
	var told Explanation
	told.Add(nil, "%s passes", "Guest")
	told.Add([]string{"a", "b"}, "the stone on %s goes to %s", "a", "b")
	check, axis := Link{Kind: LinkCheck}, Link{Kind: LinkAxis}
	told.AddLinks(check)
	told.AddLinks(axis, check)
	want := []Reason{
		{Text: "Guest passes."},
		{Text: "The stone on a goes to b.", Places: []string{"a", "b"}, Links: []Link{check, axis, check}},
	}
	if !reflect.DeepEqual([]Reason(told), want) {
		t.Errorf("told %+v, want %+v", told, want)
	}
}

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
	if got := NamesOf(First, Second, First); !slices.Equal(got, []string{First.String(), Second.String()}) {
		t.Errorf("the names are %q", got)
	}
	if got := NamesOf[Seat](); got != nil {
		t.Errorf("the names of nothing are %q, want nil", got)
	}
}
