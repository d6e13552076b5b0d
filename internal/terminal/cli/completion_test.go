package cli

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/games"
)

// completionScript returns the script of a shell.
func completionScript(t *testing.T, shell string) string {
	t.Helper()
	var out, errs bytes.Buffer
	if code := (Program{Games: games.All()}).Main([]string{"completion", shell}, strings.NewReader(""), &out, &errs); code != exitFine {
		t.Fatal(errs.String())
	}
	return out.String()
}

// bash offers what can stand at the end of a call.
func TestBashCompletion(t *testing.T) {
	bash, err := exec.LookPath("bash")
	if err != nil {
		return // a machine without bash has nothing to complete
	}
	script := filepath.Join(t.TempDir(), "teahouse")
	if err := os.WriteFile(script, []byte(completionScript(t, "bash")), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ words, want string }{
		{"teahouse pl", "play"},
		{"teahouse play ki", "ki-shogi"},
		{"teahouse play --sec", "--second"},
		{"teahouse play --second h", "human"},
		{"teahouse show --color = al", "always"},
		{"teahouse replay --game qu", "quaterno"},
		{"teahouse completion z", "zsh"},
		{"teahouse man conv", "convert"},
		{"teahouse show --no-c", ""}, // hidden
		{"teahouse admin re", "rename reports"},
		{"teahouse explorer import --so", "--source"},
		{"teahouse explorer import --from si", "site"},
		{"teahouse show --reas", ""}, // the flag of admin disable
	} {
		ask := exec.Command(bash, "--norc", "-c", `source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($#-1)); _teahouse; echo "${COMPREPLY[*]}"`,
			"bash", script)
		ask.Args = append(ask.Args, strings.Fields(test.words)...)
		got, err := ask.CombinedOutput()
		if err != nil || strings.TrimSpace(string(got)) != test.want {
			t.Errorf("%s: %q, %v, want %q", test.words, got, err, test.want)
		}
	}
}

// The other shells can read their scripts, and these have every command.
func TestCompletionScripts(t *testing.T) {
	for shell, want := range map[string][2]string{
		"zsh": {
			"'--second=[Who plays second]:second:(human 1 2 3 4 5 6 7 8 random greedy)'",
			"    disable)\n            _arguments \\\n                '--reason=",
		},
		"fish": {
			"complete -c teahouse -n '__fish_seen_subcommand_from play' -l second -x -a 'human 1 2 3 4 5 6 7 8 random greedy' -d 'Who plays second'",
			"complete -c teahouse -n '__fish_seen_subcommand_from admin; and __fish_seen_subcommand_from disable' -l reason -r -d ",
		},
	} {
		script := completionScript(t, shell)
		for _, text := range []string{want[0], want[1], "play", "completion", "ki-shogi"} {
			if !strings.Contains(script, text) {
				t.Errorf("the script for %s has no %s:\n%s", shell, text, script)
			}
		}
		if path, err := exec.LookPath(shell); err == nil {
			check := exec.Command(path, "-n")
			check.Stdin = strings.NewReader(script)
			if out, err := check.CombinedOutput(); err != nil {
				t.Errorf("%s: %v, %s", shell, err, out)
			}
		}
	}
}
