package cli

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/games"
)

// docs/ugi.md lists the options that there are.
func TestUGIPage(t *testing.T) {
	page, err := os.ReadFile("../../docs/ugi.md")
	if err != nil {
		t.Fatal(err)
	}
	var out, errs bytes.Buffer
	if code := (Program{Games: games.All()}).Main([]string{"ugi"}, strings.NewReader("ugi\nquit\n"), &out, &errs); code != exitFine {
		t.Fatalf("it ends with %d: %s", code, &errs)
	}
	var options strings.Builder
	for line := range strings.Lines(out.String()) {
		if strings.HasPrefix(line, "option ") {
			options.WriteString(line)
		}
	}
	if options.Len() == 0 || !strings.Contains(string(page), "\n```\n"+options.String()+"```\n") {
		t.Errorf("docs/ugi.md does not list\n%s", &options)
	}
}
