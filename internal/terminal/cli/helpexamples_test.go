package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/games"
)

// helpExample is a call in the examples of a command's help.
var helpExample = regexp.MustCompile(`(?m)^    (?:\$ )?((?:echo '[^']*' \| )?teahouse (\w+).*)$`)

// TestHelpExamples runs the examples that --help shows, for commands that need no
// server, no terminal and little time. Files that an example names are there.
func TestHelpExamples(t *testing.T) {
	var files [4][]byte
	for i, name := range []string{"records/skud-pai-sho.game", "records/ki-shogi.game", "examples/skud-site-notation.txt", "examples/quaterno-words.txt"} {
		var err error
		if files[i], err = os.ReadFile(filepath.Join(root, "testdata", name)); err != nil {
			t.Fatal(err)
		}
	}
	ran := map[string]int{}
	for _, command := range []string{"games", "show", "draw", "replay", "convert", "why", "perft", "rules", "pipe"} {
		for _, match := range helpExample.FindAllStringSubmatch(runHelp(t, command), -1) {
			call, name := match[1], match[2]
			if name != command {
				continue
			}
			t.Run(call, func(t *testing.T) {
				t.Chdir(t.TempDir())
				game := files[0]
				switch {
				case strings.Contains(call, "--to smith"):
					game = files[1]
				case strings.Contains(call, "--from site"):
					game = files[2]
				case strings.Contains(call, "--from words"):
					game = files[3]
				}
				for _, file := range []string{"game.txt", "mygame.txt"} {
					if err := os.WriteFile(file, game, 0o600); err != nil {
						t.Fatal(err)
					}
				}
				in := game
				if echo := echoed.FindStringSubmatch(call); echo != nil {
					in, call = []byte(echo[1]+"\n"), echo[2]
				}
				call, _, _ = strings.Cut(call, " | ")
				args, err := words(call)
				if err != nil {
					t.Fatal(err)
				}
				var out, errs bytes.Buffer
				code := (Program{Games: games.All()}).Main(args[1:], bytes.NewReader(in), &out, &errs)
				if code != exitFine || out.Len() == 0 && !writesFile(args) {
					t.Errorf("exit code %d, standard output of %d bytes, standard error %q", code, out.Len(), errs.String())
				}
			})
			ran[command]++
		}
		if ran[command] == 0 {
			t.Errorf("the help of %s has no example that was run", command)
		}
	}
}

// writesFile reports whether a call writes its output to a file.
func writesFile(args []string) bool {
	return slices.Contains(args, "--output")
}

// runHelp returns the help of a command.
func runHelp(t *testing.T, command string) string {
	t.Helper()
	var out, errs bytes.Buffer
	if code := (Program{Games: games.All()}).Main([]string{command, "--help"}, strings.NewReader(""), &out, &errs); code != exitFine {
		t.Fatalf("%s --help: exit code %d, %s", command, code, errs.String())
	}
	return out.String()
}

// Shells expand * and fail if no file matches (zsh, fish), so turns with * are quoted.
func TestExamplesQuoteStars(t *testing.T) {
	texts := map[string]string{}
	for _, command := range []string{"show", "draw", "replay", "convert", "why", "perft", "play", "rules", "pipe", "ugi", "match"} {
		texts["help of "+command] = runHelp(t, command)
	}
	readme, err := os.ReadFile(filepath.Join(root, "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	texts["README.md"] = string(readme)
	calls := 0
	for name, text := range texts {
		for _, call := range regexp.MustCompile("(?:\\$ bin/|`| {4})teahouse [^`\n]*").FindAllString(text, -1) {
			calls++
			bare := regexp.MustCompile(`"[^"]*"|'[^']*'`).ReplaceAllString(call, "")
			if strings.Contains(bare, "*") {
				t.Errorf("%s: %s has an unquoted *", name, strings.TrimSpace(call))
			}
		}
	}
	if calls < 30 {
		t.Errorf("only %d calls were found", calls)
	}
}
