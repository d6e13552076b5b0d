package newgame

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestBrowserRules builds the rules for browsers with one line more in the list of games, and asks
// them about the example.
func TestBrowserRules(t *testing.T) {
	root, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	list := filepath.Join(root, "games", "games.go")
	source, err := os.ReadFile(list)
	if err != nil {
		t.Fatal(err)
	}
	const module = "github.com/teahouse-games/teahouse/"
	text := strings.Replace(string(source), "import (\n", "import (\n\t\""+module+"examples/tictactoe\"\n", 1)
	text = strings.Replace(text, "Definition{\n", "Definition{\n\t&tictactoe.Definition,\n", 1)
	dir := t.TempDir()
	changed, overlay, program := filepath.Join(dir, "games.go"), filepath.Join(dir, "overlay.json"), filepath.Join(dir, "rules.wasm")
	replace, err := json.Marshal(map[string]map[string]string{"Replace": {list: changed}})
	if err != nil {
		t.Fatal(err)
	}
	for name, content := range map[string][]byte{changed: []byte(text), overlay: replace} {
		if err := os.WriteFile(name, content, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	build := exec.CommandContext(t.Context(), "go", "build", "-overlay", overlay, "-trimpath", "-buildvcs=false", "-ldflags=-s -w", "-o", program, "./wasm/rules")
	build.Dir, build.Env = root, append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if output, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, output)
	}
	goRoot, err := exec.CommandContext(t.Context(), "go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	node := exec.CommandContext(t.Context(), "node", filepath.Join(root, "wasm/rules/testdata/ask.mjs"),
		filepath.Join(strings.TrimSpace(string(goRoot)), "lib", "wasm", "wasm_exec.js"), program, "teahouseRules")
	node.Stdin = strings.NewReader(`["view", "{\"game\":\"tic-tac-toe\",\"turns\":[\"b2\"]}"]` + "\n")
	answer, err := node.Output()
	if err != nil || !strings.Contains(string(answer), `"place\":\"b2\"`) {
		t.Errorf("%s, %v", answer, err)
	}
}
