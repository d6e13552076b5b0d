package cli

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"strings"
	"syscall"
	"testing"

	"github.com/teahouse-games/teahouse/games"
)

// closedPipe is a pipe whose reader is gone.
type closedPipe struct{}

func (closedPipe) Write([]byte) (int, error) {
	return 0, &os.PathError{Op: "write", Path: "|1", Err: syscall.EPIPE}
}

// A reader that has seen enough ends a command without an error. A connection that broke elsewhere is an error.
func TestClosedPipes(t *testing.T) {
	broken := fmt.Errorf("the database: %w", &net.OpError{Op: "write", Net: "unix", Err: syscall.EPIPE})
	for name, test := range map[string]struct {
		out     io.Writer
		write   func(p *printer) error
		code    int
		message string
	}{
		"database":                   {new(bytes.Buffer), func(*printer) error { return broken }, exitInput, "the database: write unix: broken pipe"},
		"output":                     {closedPipe{}, func(p *printer) error { p.printf("a"); return nil }, exitFine, ""},
		"output that returns errors": {closedPipe{}, func(p *printer) error { _, err := p.strict().Write([]byte("a")); return err }, exitFine, ""},
	} {
		var errs bytes.Buffer
		s := &invocation{Program: Program{games.All()}, out: &printer{w: test.out}, errs: &errs}
		if code := s.exitCode(test.write(s.out)); code != test.code || !strings.Contains(errs.String(), test.message) || test.message == "" && errs.Len() > 0 {
			t.Errorf("%s: exit code %d, %q", name, code, errs.String())
		}
	}
}

// The menu asks for what a call says of a game: without the name of a game nothing is silently ignored.
func TestFlagsOfAGameNeedItsName(t *testing.T) {
	position := "x"
	for want, c := range map[string]playCommand{
		"--first 5":   {First: "5"},
		"--second 5":  {Second: "5"},
		"--both":      {Both: true},
		"--option a=": {positionFlags: positionFlags{Option: []string{"a=b"}}},
		"--position":  {positionFlags: positionFlags{Position: &position}},
	} {
		err := c.fullScreen(t.Context(), &invocation{Program: Program{games.All()}})
		if !errors.As(err, new(callError)) || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", want, err)
		}
	}
}
