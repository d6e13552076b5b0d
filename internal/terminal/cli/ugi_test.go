package cli

import (
	"bytes"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/games"
)

// docs/ugi.md lists the options that there are.
func TestUGIPage(t *testing.T) {
	page, err := os.ReadFile("../../../docs/ugi.md")
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

// The conversations on docs/ugi.md are had again: who reads them may try them. A search
// takes another time each time, and … stands for lines that are left out.
func TestUGIPageConversations(t *testing.T) {
	page, err := os.ReadFile("../../../docs/ugi.md")
	if err != nil {
		t.Fatal(err)
	}
	conversations := regexp.MustCompile("(?ms)^```\n(> .*?)^```$").FindAllStringSubmatch(string(page), -1)
	if len(conversations) < 2 {
		t.Fatalf("docs/ugi.md has %d conversations, want 2", len(conversations))
	}
	for _, text := range conversations {
		sentence, answers := "setoption name Game value ki-shogi\n", "" // what the first one says the others take for granted
		for line := range strings.Lines(text[1]) {
			switch reported, ok := strings.CutPrefix(line, "> "); {
			case ok && strings.HasPrefix(reported, "go "):
				sentence += reported + "wait\n" // a reader would wait by himself
			case ok:
				sentence += reported
			case line == "…\n":
				answers += "(?:.*\n)*"
			default:
				answers += regexp.MustCompile(`time \d+ nps \d+`).ReplaceAllString(regexp.QuoteMeta(line), `time \d+ nps \d+`)
			}
		}
		var out, errs bytes.Buffer
		if code := (Program{Games: games.All()}).Main([]string{"ugi"}, strings.NewReader(sentence), &out, &errs); code != exitFine {
			t.Fatalf("it ends with %d: %s", code, &errs)
		}
		if !regexp.MustCompile("^" + answers + "$").MatchString(out.String()) {
			t.Errorf("docs/ugi.md has the conversation\n%s\nand the answers are\n%s", text[1], &out)
		}
	}
}
