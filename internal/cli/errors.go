package cli

import (
	"errors"
	"fmt"
	"syscall"
)

// callError is something wrong with the call rather than with what it reads.
type callError struct{ error }

func (e callError) Unwrap() error { return e.error }

func callErrorf(format string, args ...any) error {
	return callError{fmt.Errorf(format, args...)}
}

var (
	errInterrupted = errors.New("interrupted")
	errWrongLines  = errors.New("some lines were wrong")
)

// unheard reports whether err is that nobody reads any longer what is written.
func unheard(err error) bool { return errors.Is(err, syscall.EPIPE) }
