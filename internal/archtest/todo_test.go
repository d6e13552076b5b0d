package archtest

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
)

// later finds what puts something off. Its words are spelled in two halves, so that
// it does not find itself.
var later = regexp.MustCompile(`\b(t|tb|b|f)\.Sk` + `ip(f|Now)?\(|TO` + `DO|FIX` + `ME`)

// finished: no test is passed over and no note says what is missing.
func finished(t *sourceTree) (complaints []string) {
	for _, f := range t.files {
		for i, line := range f.lines {
			if word := later.FindString(line); word != "" {
				complaints = append(complaints, fmt.Sprintf("%s:%d: %s: do it now, or write an issue", f.path, i+1, strings.TrimSuffix(word, "(")))
			}
		}
	}
	return complaints
}

func TestFinished(t *testing.T) {
	for _, line := range []string{"// TO" + "DO: brew", "/* FIX" + "ME */", "// TO" + "DO(guest) brew"} {
		expect(t, finished, source{"a/a.go": "package a\n\n" + line + "\n"}, "^a/a.go:3: (TO|FIX)")
	}
	for _, call := range []string{"t.Sk" + "ip()", "b.Sk" + "ipf(\"\")", "tb.Sk" + "ipNow()", "if x { t.Sk" + "ip() }"} {
		expect(t, finished, source{"a/a_test.go": "package a\n\nfunc f() { " + call + " }\n"}, `^a/a_test.go:3: tb?\.Sk|b\.Sk`)
	}
	expect(t, finished, source{"a/a.go": "package a\n\n// We skip the pot.Skip() and what to do.\n"})
}
