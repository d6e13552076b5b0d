package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"syscall"
)

// callError is something wrong with the call rather than with what it reads.
type callError struct{ error }

func (e callError) Unwrap() error { return e.error }

func callErrorf(format string, args ...any) error {
	return callError{fmt.Errorf(format, args...)}
}

var (
	errInterrupted  = errors.New("interrupted")
	errRefusedLines = errors.New("some lines were wrong")
)

// errorText is what a person is told of an error: what the system could not do, in words.
func errorText(err error) string {
	text := err.Error()
	if p := (*fs.PathError)(nil); errors.As(err, &p) {
		do := map[string]string{"mkdir": "make the folder"}[p.Op]
		if do == "" {
			do = p.Op
		}
		text = strings.Replace(text, p.Error(), fmt.Sprintf("cannot %s %s: %v", do, p.Path, p.Err), 1)
	}
	return text
}

// isClosedPipe reports whether err is that nobody reads any longer what is written.
func isClosedPipe(err error) bool { return errors.Is(err, syscall.EPIPE) }
