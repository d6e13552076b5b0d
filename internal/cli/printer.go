package cli

import (
	"fmt"
	"io"
)

// printer writes until writing fails, and then remembers why.
type printer struct {
	w   io.Writer
	err error
}

// Write makes a printer an io.Writer; it never fails.
func (p *printer) Write(b []byte) (int, error) {
	if p.err == nil {
		_, p.err = p.w.Write(b)
	}
	return len(b), nil
}

// strict returns a writer that does fail.
func (p *printer) strict() io.Writer { return p.w }

// printWrapped prints a sentence, broken into lines.
func (p *printer) printWrapped(format string, args ...any) {
	p.printf("%s\n", wrapText(fmt.Sprintf(format, args...), ""))
}

func (p *printer) printf(format string, args ...any) {
	if p.err == nil {
		_, p.err = fmt.Fprintf(p.w, format, args...)
	}
}
