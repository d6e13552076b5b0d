package ugi

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"
)

// docs/ugi.md says what the program says of commands during a search, and how much another
// program may say.
func TestDocumentStatesLimits(t *testing.T) {
	text, err := os.ReadFile("../../docs/ugi.md")
	if err != nil {
		t.Fatal(err)
	}
	page := strings.Join(strings.Fields(string(text)), " ")
	_, obeyed, _ := strings.Cut(errSearching.Error(), "only ")
	obeyed = strings.TrimSuffix(obeyed, " are answered")
	for _, want := range []string{
		"**During a search** only " + regexp.MustCompile(`\b(ugi|isready|query|stop|wait|quit)\b`).ReplaceAllString(obeyed, "`$1`") + " are obeyed",
		fmt.Sprintf("not more than %d of them", maxUnknownLines),
		fmt.Sprintf("may be %d,000 for one answer", maxLines/1000),
		fmt.Sprintf("turns ahead, of both players, 1 to %d", maxDepth),
	} {
		if !strings.Contains(page, want) {
			t.Errorf("docs/ugi.md does not say %q", want)
		}
	}
}
