package main

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"teahouse": main})
}

// The scripts show what a person or a program sees of each command. In addition to the
// words of testscript they have
//
//	ends CODE teahouse …      runs it; it must end with this code
//	unheard CODE teahouse …   runs it with an output that nobody reads
//	full CODE teahouse …      runs it with an output on a full disk
//	bytes FILE "TEXT" N       makes a file of N times a quoted Go string
//
// those of serve_test.go, matchcommands_test.go, postgresql_test.go and play_test.go, and $TESTDATA, the folder of examples, records and vectors.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/script",
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Setup: func(env *testscript.Env) error {
			folder, err := filepath.Abs("../../testdata")
			env.Setenv("TESTDATA", folder)
			return err
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"ends":    ends,
			"unheard": unreachable,
			"full":    full,
			"bytes":   makeFile,
			"serving": serving,
			"signal":  signalled,
			"ended":   ended,
			"free":    free, "profile": profile, "half": half,
			"shut":    waitClosed,
			"ask":     ask,
			"matches": matches,
			"rated":   rated,
			"spoiled": corrupted, "altered": altered, "unlawful": unlawful,
			"typing":     typing,
			"postgresql": newDatabase,
		},
	})
}

// Every kind of bad input follows a line "# bad: …" in a script. It ends with a code
// other than 0 or is answered in a line of its own.
func TestBadInputs(t *testing.T) {
	const least = 40
	kinds := map[string]bool{}
	files, err := filepath.Glob("testdata/script/*.txtar")
	if err != nil {
		t.Fatal(err)
	}
	marked := regexp.MustCompile(`(?m)^# bad: (.+)$`)
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, match := range marked.FindAllSubmatch(text, -1) {
			if kind := string(match[1]); kinds[kind] {
				t.Errorf("%s: bad input %q stands there twice", file, kind)
			} else {
				kinds[kind] = true
			}
		}
	}
	t.Logf("%d kinds of bad input", len(kinds))
	if len(kinds) < least {
		t.Errorf("%d kinds of bad input, want %d", len(kinds), least)
	}
}

func ends(ts *testscript.TestScript, neg bool, args []string) {
	want, args := wanted(ts, neg, args)
	check(ts, want, ts.Exec(args[0], args[1:]...))
}

// check compares the code of a program that has ended.
func check(ts *testscript.TestScript, want int, err error) {
	code := 0
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
		code = exit.ExitCode()
	} else {
		ts.Check(err)
	}
	if code != want {
		ts.Fatalf("it ended with %d, want %d", code, want)
	}
}

func wanted(ts *testscript.TestScript, neg bool, args []string) (int, []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("want CODE PROGRAM ARGS…, not negated")
	}
	code, err := strconv.Atoi(args[0])
	ts.Check(err)
	return code, args[1:]
}

// unheard gives the program a long input and closes its output.
func unreachable(ts *testscript.TestScript, neg bool, args []string) {
	want, args := wanted(ts, neg, args)
	r, w, err := os.Pipe()
	ts.Check(err)
	ts.Check(r.Close())
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Stdin = strings.NewReader(strings.Repeat("{\"game\":\"ki-shogi\"}\n", 100_000))
	quietly(ts, want, cmd, w)
}

func full(ts *testscript.TestScript, neg bool, args []string) {
	want, args := wanted(ts, neg, args)
	w, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	ts.Check(err)
	cmd := exec.Command(args[0], args[1:]...)
	quietly(ts, want, cmd, w)
}

// quietly runs cmd with its output on w. A cmd that ends with 0 must print nothing.
func quietly(ts *testscript.TestScript, want int, cmd *exec.Cmd, w *os.File) {
	var errs bytes.Buffer
	cmd.Stdout, cmd.Stderr, cmd.Dir = w, &errs, ts.Getenv("WORK")
	ts.Check(cmd.Start())
	ts.Check(w.Close())
	check(ts, want, cmd.Wait())
	if want == 0 && errs.Len() > 0 {
		ts.Fatalf("it said %q", errs.String())
	}
	if want != 0 && errs.Len() == 0 {
		ts.Fatalf("it did not say why")
	}
}

func makeFile(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 3 {
		ts.Fatalf("want bytes FILE TEXT N")
	}
	text, err := strconv.Unquote(args[1])
	ts.Check(err)
	n, err := strconv.Atoi(args[2])
	ts.Check(err)
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), []byte(strings.Repeat(text, n)), 0o644))
}
