package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/games"
)

// TestReadme: what the README says that the program answers, it answers; its screen
// is one that the tests of the terminal program see.
func TestReadme(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(root, "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(root)
	answered := 0
	for _, block := range strings.Split(string(text), "\n\n") {
		if !strings.HasPrefix(block, "    $ ") {
			continue
		}
		call, answer, _ := strings.Cut(strings.TrimPrefix(block, "    $ "), "\n")
		if answer == "" || strings.HasPrefix(answer, "    $ ") {
			continue // calls without their answers
		}
		answered++
		var want []string
		for line := range strings.Lines(answer) {
			want = append(want, strings.TrimPrefix(strings.TrimRight(line, "\n"), "    "))
		}
		got := strings.Split(strings.TrimRight(ask(t, call), "\n"), "\n")
		for i := range max(len(got), len(want)) {
			if i >= len(got) || i >= len(want) || timeless(got[i]) != timeless(want[i]) {
				t.Errorf("%s is answered\n%s\nthe README says\n%s", call, strings.Join(got, "\n"), strings.Join(want, "\n"))
				break
			}
		}
	}
	if answered < 3 {
		t.Errorf("the README has %d calls with answers", answered)
	}
	const screen = "internal/tui/testdata/skud-pai-sho-80x24.txt"
	board, err := os.ReadFile(screen)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(text), "```\n"+strings.TrimRight(string(board), "\n")+"\n```") {
		t.Errorf("the README does not show the screen of %s", screen)
	}
}

// echoed is a call that is fed one line.
var echoed = regexp.MustCompile(`^echo '([^']*)' \| (.*)$`)

// ask makes a call of the README and returns what it answers.
func ask(t *testing.T, call string) string {
	t.Helper()
	in := ""
	if match := echoed.FindStringSubmatch(call); match != nil {
		in, call = match[1]+"\n", match[2]
	}
	args, err := words(call)
	if err != nil || args[0] != "bin/teahouse" {
		t.Fatalf("%s is no call of the program: %v", call, err)
	}
	var out, errs bytes.Buffer
	(Program{Games: games.All()}).Main(args[1:], strings.NewReader(in), &out, &errs)
	return out.String() + errs.String()
}

// timeless leaves out of a line how long something took.
func timeless(line string) string {
	return regexp.MustCompile(`^[0-9.]+ s(, [0-9]+ leaves/s)?$`).ReplaceAllString(line, "some time")
}
