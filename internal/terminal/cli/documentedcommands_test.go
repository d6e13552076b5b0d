package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game/gametest"
	"github.com/teahouse-games/teahouse/games"
)

// TestReadme: what the README says that the program answers, it answers.
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
}

// TestScreens: the screens in the README and in docs are those that the tests of the
// terminal program see; -update puts them there:
//
//	<!-- screen: internal/terminal/tui/testdata/skud-pai-sho-80x24.txt -->
func TestScreens(t *testing.T) {
	t.Chdir(root)
	for page, want := range map[string]int{"README.md": 1, "docs/terminal.md": 7} {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		shown := 0
		now := shownScreen.ReplaceAllStringFunc(string(text), func(block string) string {
			shown++
			file := shownScreen.FindStringSubmatch(block)[1]
			screen, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			return "<!-- screen: " + file + " -->\n```\n" + string(screen) + "```"
		})
		if shown != want {
			t.Errorf("%s shows %d screens, want %d", page, shown, want)
		}
		gametest.Golden(t, page, now)
	}
}

// shownScreen begins with the file of a screen.
var shownScreen = regexp.MustCompile("(?s)<!-- screen: (\\S+) -->\n```\n.*?```")

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
