package main

import (
	"bufio"
	"io"
	"os/exec"

	"github.com/rogpeppe/go-internal/testscript"
)

// typing starts a program in the background, types the lines of a file and leaves its input
// open. It then waits for a line of output. The words signal and ended for services work
// for it, too.
//
//	typing NAME FILE LINE teahouse …
func typing(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 4 {
		ts.Fatalf("want typing NAME FILE LINE PROGRAM ARGS…")
	}
	program, err := exec.LookPath(args[3])
	ts.Check(err)
	s := &service{cmd: exec.Command(program, args[4:]...)}
	s.cmd.Dir, s.cmd.Stderr = ts.Getenv("WORK"), &s.errs
	out, err := s.cmd.StdoutPipe()
	ts.Check(err)
	in, err := s.cmd.StdinPipe()
	ts.Check(err)
	ts.Check(s.cmd.Start())
	ts.Defer(func() { _ = s.cmd.Process.Kill() })
	_, err = io.WriteString(in, ts.ReadFile(args[1]))
	ts.Check(err)
	lines := bufio.NewScanner(io.TeeReader(out, &s.out))
	for lines.Scan() && lines.Text() != args[2] {
	}
	if lines.Text() != args[2] {
		ts.Fatalf("it does not say %q but\n%s%s", args[2], &s.out, &s.errs)
	}
	s.read.Go(func() { _, _ = io.Copy(&s.out, out) })
	services.Store(ts.Getenv("WORK")+args[0], s)
}
