package cli

import (
	"regexp"
	"testing"
)

// In Ki Shogi, Black is dark and White is light: in the pages of every language as in pictures.
func TestKiShogiPagesNameTheColoursOfTheCubes(t *testing.T) {
	for lang, want := range map[string][2]string{
		"en": {`Black begins,\s+with\s+the\s+dark\s+cubes`, `Dark\s+cubes\s+are\s+Black's,\s+light\s+ones\s+White's`},
		"de": {`Schwarz\s+beginnt,\s+hat\s+die\s+dunklen\s+Würfel`, `Die\s+dunklen\s+Würfel\s+gehören\s+Schwarz`},
		"es": {`Negras\s+empieza,\s+tiene\s+los\s+cubos\s+oscuros`, `Los\s+cubos\s+oscuros\s+son\s+de\s+Negras`},
	} {
		for i, args := range [][]string{{"rules", "ki-shogi", "--lang", lang}, {"rules", "ki-shogi", "--exact", "--lang", lang}} {
			if code, page, errs := called(t, args...); code != exitFine || !regexp.MustCompile(want[i]).MatchString(page) {
				t.Errorf("%v: exit code %d, %s: %q is not in\n%s", args, code, errs, want[i], page)
			}
		}
	}
}
