package cli

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/game"
)

// count returns a number with its noun, e.g. "1 legal turn", "16 legal turns".
func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// seatName returns the name of a seat, e.g. "Black".
func seatName(rules *game.Rules, seat game.Seat) string {
	if seat.IsPlayer() {
		return rules.RoleNames[seat]
	}
	return "Chance"
}

// wrapText breaks a text into indented lines of at most 80 columns where possible.
func wrapText(text, indent string) string {
	const width = 80
	var b strings.Builder
	column := 0
	for i, word := range strings.Fields(text) {
		n := utf8.RuneCountInString(word)
		switch {
		case i == 0:
			b.WriteString(indent)
			column = len(indent)
		case column+1+n > width:
			b.WriteString("\n" + indent)
			column = len(indent)
		default:
			b.WriteByte(' ')
			column++
		}
		b.WriteString(word)
		column += n
	}
	return b.String()
}

// printer writes until an error, which it remembers.
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

// strict returns a writer that returns errors. The printer remembers them, too.
func (p *printer) strict() io.Writer { return strictPrinter{p} }

// strictPrinter is a printer that returns errors.
type strictPrinter struct{ p *printer }

func (s strictPrinter) Write(b []byte) (int, error) {
	n, err := s.p.w.Write(b)
	if s.p.err == nil {
		s.p.err = err
	}
	return n, err
}

// printWrapped prints a sentence in wrapped lines.
func (p *printer) printWrapped(format string, args ...any) {
	p.printf("%s\n", wrapText(fmt.Sprintf(format, args...), ""))
}

func (p *printer) printf(format string, args ...any) {
	if p.err == nil {
		_, p.err = fmt.Fprintf(p.w, format, args...)
	}
}
