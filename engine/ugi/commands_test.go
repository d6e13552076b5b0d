package ugi

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestParse(t *testing.T) {
	for _, test := range []struct {
		line string
		want command
	}{
		{"", nil},
		{" \t ", nil},
		{"ugi", ugiCommand{}},
		{"  isready  ", isReadyCommand{}},
		{"uginewgame", newGameCommand{}},
		{"stop", stopCommand{}},
		{"wait", waitCommand{}},
		{"quit", quitCommand{}},
		{"setoption name Hash value 64", setOptionCommand{"Hash", "64"}},
		{"setoption  name a long name  value a  long value", setOptionCommand{"a long name", "a long value"}},
		{"setoption name x value value", setOptionCommand{"x", "value"}},
		{"position startpos", positionCommand{}},
		{"position startpos moves", positionCommand{}},
		{"position startpos moves a b", positionCommand{turns: []string{"a", "b"}}},
		{"position fen board=- hand=x", positionCommand{fen: "board=- hand=x"}},
		{"position fen board=-   hand=x moves a", positionCommand{fen: "board=- hand=x", turns: []string{"a"}}},
		{"position startpos moves a moves b", positionCommand{turns: []string{"a", "moves", "b"}}},
		{"go", goCommand{}},
		{"go infinite", goCommand{infinite: true}},
		{"go mate 3", goCommand{mate: 3}},
		{"go ponder p1time 5", goCommand{ponder: true, clocks: [2]clock{{time: 5}}}},
		{"go searchmoves a b nodes 7", goCommand{searchTurns: []string{"a", "b"}, nodes: 7}},
		{"go infinite searchmoves a", goCommand{searchTurns: []string{"a"}, infinite: true}},
		{"ponderhit", ponderHitCommand{}},
		{"setoption name Clear Hash", setOptionCommand{"Clear Hash", ""}},
		{"go nodes 5000", goCommand{nodes: 5000}},
		{"go depth 1", goCommand{depth: 1}},
		{"go depth 3 movetime 500", goCommand{depth: 3, movetime: 500}},
		{"go p1time 1000 p2time 2000 p1inc 10 p2inc 0", goCommand{clocks: [2]clock{{1000, 10}, {2000, 0}}}},
		{"query p1turn", queryCommand{"p1turn"}},
		{"query gameover", queryCommand{"gameover"}},
		{"query result", queryCommand{"result"}},
	} {
		got, err := parse(test.line)
		if err != nil {
			t.Errorf("%q: %v", test.line, err)
			continue
		}
		if diff := cmp.Diff(test.want, got, cmp.AllowUnexported(setOptionCommand{}, positionCommand{}, goCommand{}, clock{}, queryCommand{})); diff != "" {
			t.Errorf("%q (-want +got):\n%s", test.line, diff)
		}
	}
}

func TestParseErrors(t *testing.T) {
	for line, want := range map[string]string{
		"UGI":                          "unknown command",
		"uci":                          "unknown command",
		"ugi please":                   "cannot be combined with",
		"setoption":                    "want setoption name",
		"setoption Hash 64":            "want setoption name",
		"setoption name value 64":      "want setoption name",
		"setoption name":               "want setoption name",
		"setoption name Hash value":    "want setoption name",
		"position":                     "want position",
		"position fen":                 "want position",
		"position fen moves a":         "want position",
		"position startpos a":          "want position",
		"position moves a":             "want position",
		"go fast":                      "unknown word",
		"go nodes":                     "no number",
		"go nodes many":                "want a number",
		"go nodes 0":                   "want a number",
		"go nodes -5":                  "want a number",
		"go nodes 9999999999999999999": "want a number",
		"go movetime 0":                "want a number",
		"go movetime 1e3":              "want a number",
		"go depth 0":                   "want a number from 1 to 1000",
		"go depth 1001":                "want a number",
		"go nodes 5 nodes 6":           `go has "nodes" twice`,
		"go nodes 5 depth 3 nodes 5":   `go has "nodes" twice`,
		"go infinite infinite":         `go has "infinite" twice`,
		"go p1time 0":                  "want a number",
		"go p2inc -1":                  "want a number",
		"go infinite nodes 5":          "has no limit",
		"go infinite mate 5":           "has no limit",
		"go mate 0":                    "want a number",
		"go searchmoves":               "want 1 to 1000 turns, not 0",
		"go searchmoves infinite":      "want 1 to 1000 turns, not 0",
		"go ponder ponder nodes 5":     `go has "ponder" twice`,
		"ponderhit now":                "cannot be combined with",

		"go searchmoves" + strings.Repeat(" a", 1001): "want 1 to 1000 turns, not 1001",
		"query":                             "want query",
		"query weather":                     "want query",
		"query result please":               "want query",
		strings.Repeat("x", 500) + " y z å": "unknown command",
	} {
		c, err := parse(line)
		if err == nil || !strings.Contains(err.Error(), want) || c != nil {
			t.Errorf("%q: %v, %v; want %q", line, c, err, want)
		} else if len(err.Error()) > 200 {
			t.Errorf("%q: refused in %d bytes", line, len(err.Error()))
		}
	}
}

// FuzzParse parses lines. A parsed command can be written, and parses again to the same.
func FuzzParse(f *testing.F) {
	for _, line := range []string{
		"ugi", "isready", "setoption name Hash value 64", "position startpos moves a,b c*d", "position fen a=b c=- moves x",
		"go nodes 5000 depth 3", "go infinite", "go p1time 1 p2time 2 p1inc 3 p2inc 4", "query result", "go depth 0", "setoption name value value value",
		"position fen moves moves moves", "go mate 4 searchmoves a b ponder", "setoption name Clear Hash", "ponderhit", "\x00", "wait\t", "go movetime 9223372036854775808",
	} {
		f.Add(line)
	}
	f.Fuzz(func(t *testing.T, line string) {
		c, err := parse(line)
		if err != nil {
			if c != nil || err.Error() == "" {
				t.Fatalf("%q: %v, %v", line, c, err)
			}
			return
		}
		if c == nil {
			if strings.TrimSpace(line) != "" {
				t.Fatalf("%q is nothing", line)
			}
			return
		}
		text := c.String()
		again, err := parse(text)
		if err != nil || again.String() != text {
			t.Fatalf("%q is written %q and then read as %v, %v", line, text, again, err)
		}
	})
}

// docs/ugi.md states which commands are executed during a search, and how many lines another
// program may send.
func TestDocumentStatesLimits(t *testing.T) {
	text, err := os.ReadFile("../../docs/ugi.md")
	if err != nil {
		t.Fatal(err)
	}
	page := strings.Join(strings.Fields(string(text)), " ")
	_, answered, _ := strings.Cut(errSearching.Error(), "only ")
	answered = strings.TrimSuffix(answered, " are answered")
	for _, want := range []string{
		"**During a search** only " + regexp.MustCompile(`\b(ugi|isready|query|stop|ponderhit|wait|quit)\b`).ReplaceAllString(answered, "`$1`") + " are answered",
		fmt.Sprintf("at most %d of them", maxUnknownLines),
		fmt.Sprintf("may be at most %d,000 for one answer", maxLines/1000),
		fmt.Sprintf("turns ahead, of both players, 1 to %d", maxDepth),
	} {
		if !strings.Contains(page, want) {
			t.Errorf("docs/ugi.md does not contain %q", want)
		}
	}
}
