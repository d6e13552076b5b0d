package cli

import (
	"context"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/games"
)

// shellExample is a call of the program in a help text or a document, as people copy it.
type shellExample struct {
	source, call string
	inline       bool // in a sentence, where words may be left out
}

var (
	markdownCall = regexp.MustCompile(`(?m)^    (?:\$ )?((?:(?:echo|printf) .*\| )?(?:bin/)?teahouse .*)$`)
	inlineCall   = regexp.MustCompile("`((?:bin/)?teahouse [a-z][^`\n]*)`")
	goDocCall    = regexp.MustCompile(`(?m)^//\t(?:\$ )?(teahouse .*)$`)
	// descriptionCall is a line of the help of the program, with what the call does beside it.
	descriptionCall = regexp.MustCompile(`(?m)^  (teahouse (?:\S+ )*\S+)`)
	// placeholder is a word in capitals that stands for a value, or dots for more words.
	placeholder = regexp.MustCompile(`\b(GAME|FILE|TURN|COMMAND|FOLDER|DIR|FORM|WHEN|NAME|VALUE|LANGUAGE|N)\b|…|<[a-z]|\[[a-z]`)
)

// shellExamples returns the examples of all help texts, of the documents and of the comments of
// packages.
func shellExamples(t *testing.T) (list []shellExample) {
	t.Helper()
	known := map[string]bool{}
	add := func(source, call string, inline bool) {
		call, _, _ = strings.Cut(call, "   ") // a remark stands beside some
		if call = strings.TrimSpace(call); call != "" && !known[call] && !placeholder.MatchString(call) {
			known[call] = true
			list = append(list, shellExample{source, call, inline})
		}
	}
	parser, err := (&invocation{Program: Program{Games: games.All()}}).newParser()
	if err != nil {
		t.Fatal(err)
	}
	for _, match := range descriptionCall.FindAllStringSubmatch(description, -1) {
		add("help", match[1], false)
	}
	for _, command := range commandNames(parser) {
		for _, match := range markdownCall.FindAllStringSubmatch(runHelp(t, command), -1) {
			add("help of "+command, match[1], false)
		}
	}
	err = filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && (entry.Name() == "node_modules" || strings.HasPrefix(entry.Name(), ".") && path != root):
			return filepath.SkipDir
		case filepath.Ext(path) != ".md" && filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		calls := markdownCall
		if filepath.Ext(path) == ".go" {
			calls = goDocCall
		}
		for _, match := range calls.FindAllStringSubmatch(string(text), -1) {
			add(path, match[1], false)
		}
		if filepath.Ext(path) == ".md" {
			for _, match := range inlineCall.FindAllStringSubmatch(string(text), -1) {
				add(path, match[1], true)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// shells are the shells that people copy examples into. They expand words differently: zsh refuses
// a * that matches no file.
var shells = map[string][]string{"bash": {"bash", "--norc", "-c"}, "zsh": {"zsh", "-f", "-c"}}

// requireShells returns the shells of this machine, which must have all.
func requireShells(t *testing.T) {
	t.Helper()
	for shell := range shells {
		if _, err := exec.LookPath(shell); err != nil {
			t.Fatalf("%s is needed to run the examples as people do: tools/need.sh %s installs it", shell, shell)
		}
	}
}

// runInShell runs a call in a shell in a folder whose bin is in the path, and returns its output.
func runInShell(t *testing.T, shell, call, folder string, environment ...string) (string, error) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	args := append(slices.Clone(shells[shell]), call)
	command := exec.CommandContext(ctx, args[0], args[1:]...)
	command.Dir = folder
	command.Env = append(os.Environ(), "PATH="+filepath.Join(folder, "bin")+":"+os.Getenv("PATH"), "HOME="+folder, "TEAHOUSE_DATA="+filepath.Join(folder, "data"), "LC_ALL=C.UTF-8")
	command.Env = append(command.Env, environment...)
	out, err := command.CombinedOutput()
	return string(out), err
}

// exampleFolder returns a folder with the files that examples name.
func exampleFolder(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	for _, name := range []string{"bin", ".zfunc", ".local/share/man/man1", ".local/share/bash-completion/completions", ".config/fish/completions"} {
		if err := os.MkdirAll(filepath.Join(folder, name), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	there, err := filepath.Abs(root)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"testdata", "examples", "docs"} {
		if err := os.Symlink(filepath.Join(there, name), filepath.Join(folder, name)); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

// recordingStub stands in for the program: it writes its arguments to a file, a line for each call. A line is written at once, since the
// calls of a pipe run at the same time.
const recordingStub = `#!/bin/sh
printf '%s\n' "$(for word in "$@"; do printf '%s\037' "$word"; done)" >> "$RECORD"
`

// Every example of the help, the documents and the comments of packages can be copied into bash and
// into zsh: both pass on the same words, and the program understands them.
func TestExamplesAreUnderstoodInEveryShell(t *testing.T) {
	requireShells(t)
	folder := exampleFolder(t)
	for name, text := range map[string]string{"teahouse": recordingStub, "less": "#!/bin/sh\ncat >/dev/null\n"} {
		if err := os.WriteFile(filepath.Join(folder, "bin", name), []byte(text), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	parser, err := (&invocation{Program: Program{Games: games.All()}}).newParser()
	if err != nil {
		t.Fatal(err)
	}
	list := shellExamples(t)
	for _, example := range list {
		recorded := map[string]string{}
		for shell := range shells {
			file := filepath.Join(t.TempDir(), "record")
			out, err := runInShell(t, shell, example.call, folder, "RECORD="+file)
			if err != nil {
				t.Errorf("%s: %s in %s: %v, %s", example.source, example.call, shell, err, out)
			}
			text, err := os.ReadFile(file)
			if err != nil {
				t.Errorf("%s: %s in %s does not call the program: %s", example.source, example.call, shell, out)
			}
			calls := strings.Split(strings.TrimSpace(string(text)), "\n")
			slices.Sort(calls) // those of a pipe run at the same time
			recorded[shell] = strings.Join(calls, "\n")
		}
		if recorded["bash"] != recorded["zsh"] {
			t.Errorf("%s: %s\nbash passes on\n%q, zsh\n%q", example.source, example.call, recorded["bash"], recorded["zsh"])
		}
		for call := range strings.SplitSeq(recorded["bash"], "\n") {
			words := strings.Split(strings.TrimSuffix(call, "\037"), "\037")
			if example.inline || slices.Contains(words, "--help") || words[0] == "" || words[0] == "help" {
				continue
			}
			if _, err := parser.Parse(words); err != nil {
				t.Errorf("%s: %s: %v", example.source, example.call, err)
			}
		}
	}
	if len(list) < 90 {
		t.Errorf("only %d examples were found", len(list))
	}
}

// quickCommands are the commands whose examples are run: they need no server, no terminal and little
// time.
var quickCommands = []string{"games", "rules", "show", "draw", "replay", "convert", "why", "pipe", "version", "completion", "man"}

// The examples of quick commands succeed in bash and in zsh, with the same output.
func TestExamplesRunInEveryShell(t *testing.T) {
	requireShells(t)
	folder := exampleFolder(t)
	build := exec.Command("go", "build", "-o", filepath.Join(folder, "bin", "teahouse"), "./cmd/teahouse")
	build.Dir = root
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	ran := map[string]int{}
	for _, example := range shellExamples(t) {
		_, name, _ := strings.Cut(example.call, "teahouse ")
		name, _, _ = strings.Cut(name, " ")
		if example.inline || !slices.Contains(quickCommands, name) {
			continue
		}
		if testing.Short() && ran[name] == 2 {
			continue
		}
		ran[name]++
		outputs := map[string]string{}
		for shell := range shells {
			writeExampleGame(t, folder, example.call)
			call := example.call
			if strings.HasSuffix(call, " -") {
				call += " < game.txt"
			}
			out, err := runInShell(t, shell, call, folder)
			if err != nil && !strings.Contains(call, "| less") { // less is not on every machine
				t.Errorf("%s: %s in %s: %v, %s", example.source, example.call, shell, err, out)
			}
			outputs[shell] = out
		}
		if outputs["bash"] != outputs["zsh"] {
			t.Errorf("%s: %s\nbash prints\n%szsh prints\n%s", example.source, example.call, outputs["bash"], outputs["zsh"])
		}
	}
	for _, name := range quickCommands {
		if ran[name] == 0 && name != "version" {
			t.Errorf("no example of %s was run", name)
		}
	}
}

// writeExampleGame writes the games that an example names, in the form that it reads.
func writeExampleGame(t *testing.T, folder, call string) {
	t.Helper()
	name := "records/skud-pai-sho.game"
	switch {
	case strings.Contains(call, "--to smith"):
		name = "records/ki-shogi.game"
	case strings.Contains(call, "--from site"):
		name = "examples/skud-site-notation.txt"
	case strings.Contains(call, "--from words"):
		name = "examples/quaterno-words.txt"
	}
	text, err := os.ReadFile(filepath.Join(root, "testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range []string{"game.txt", "mygame.txt"} {
		if err := os.WriteFile(filepath.Join(folder, file), text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
}
