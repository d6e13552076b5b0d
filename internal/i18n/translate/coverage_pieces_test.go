package translate

import (
	"flag"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var (
	shown = flag.Int("missing", 40, "how many sentences without a translation are shown for each game")
	pairs = flag.Bool("pairs", false, "show a sentence of each shape with its translation")
)

// TestMissingTranslations: every sentence of the games is translated completely.
func TestMissingTranslations(t *testing.T) {
	for _, rules := range germanGames(t) {
		t.Run(rules.Name, func(t *testing.T) {
			t.Parallel()
			texts := everything(t, rules, 3)
			de := newDictionary(german().entries)
			shapes := map[string][]string{}
			paired := map[string]bool{}
			for _, text := range texts {
				if shape := shapeOf(text); *pairs && !paired[shape] {
					paired[shape] = true
					t.Logf("%s\n%s", text, de.Translate(text))
				}
				if !de.Covers(text) {
					shape := shapeOf(text)
					shapes[shape] = append(shapes[shape], text)
				}
			}
			names := slices.SortedFunc(maps.Keys(shapes), func(a, b string) int {
				if n := len(shapes[b]) - len(shapes[a]); n != 0 {
					return n
				}
				return strings.Compare(a, b)
			})
			for _, name := range names[:min(*shown, len(names))] {
				t.Errorf("%d× %s", len(shapes[name]), shapes[name][0])
			}
			t.Logf("%d texts; of %d shapes of sentences something is not understood", len(texts), len(names))
		})
	}
}

var special = regexp.MustCompile(`"[^"]*"|\S*\d\S*|\b[A-Z][A-Za-z]*(’s|'s)?`)

// shapeOf is a sentence without its names and numbers.
func shapeOf(text string) string {
	return special.ReplaceAllString(text, "*")
}
