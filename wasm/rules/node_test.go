package main

import (
	"bufio"
	"encoding/json"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/internal/i18n/languages"
)

// browser is the program as browsers run it, under Node.js.
type browser struct {
	t   testing.TB
	in  io.Writer
	out *bufio.Reader
}

func openBrowser(t testing.TB) *browser {
	t.Helper()
	node, err := exec.LookPath("node")
	if err != nil {
		t.Fatal("The rules in WebAssembly are run with Node.js, which is missing: install it (Debian: apt-get install nodejs)")
	}
	program := filepath.Join(t.TempDir(), "rules.wasm")
	build := exec.Command("go", "build", "-tags", "noengine", "-trimpath", "-buildvcs=false", "-ldflags=-s -w", "-o", program, ".")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if output, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, output)
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	support := filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js")
	run := exec.Command(node, filepath.Join("testdata", "ask.mjs"), support, program, "teahouseRules")
	run.Stderr = os.Stderr
	in, err := run.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := run.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := run.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = in.Close()
		if err := run.Wait(); err != nil {
			t.Errorf("node: %v", err)
		}
	})
	return &browser{t, in, bufio.NewReaderSize(out, 1<<20)}
}

// loadLanguage gives the program what the rules say in a language.
func (b *browser) loadLanguage(tag string) {
	b.t.Helper()
	text, err := languages.RulesText(tag)
	if err != nil {
		b.t.Fatal(err)
	}
	question, err := json.Marshal([2]string{tag, text})
	if err != nil {
		b.t.Fatal(err)
	}
	if mistakes, _ := b.ask("language", question); mistakes != "" {
		b.t.Fatalf("%s: %s", tag, mistakes)
	}
}

// ask returns the reply to a question, and how many milliseconds it took.
func (b *browser) ask(kind string, question []byte) (reply string, took float64) {
	b.t.Helper()
	line, err := json.Marshal([2]string{kind, string(question)})
	if err == nil {
		_, err = b.in.Write(append(line, '\n'))
	}
	if err != nil {
		b.t.Fatal(err)
	}
	text, err := b.out.ReadBytes('\n')
	if err != nil {
		b.t.Fatalf("%s %s: %v", kind, question, err)
	}
	if err := json.Unmarshal(text, &[2]any{&took, &reply}); err != nil {
		b.t.Fatalf("%s: %v", text, err)
	}
	return reply, took
}
