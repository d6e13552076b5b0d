package ugi

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode"
	"unicode/utf8"
)

// MaxLine is the most bytes that a line may have, its end included, in either direction.
const MaxLine = 1 << 20

// Errors of a line that cannot be read; the next one can.
var (
	errLongLine = fmt.Errorf("a line has more than %d bytes", MaxLine)
	errNoText   = errors.New("a line is not text")
)

// lineReader reads lines of text.
type lineReader struct{ r *bufio.Reader }

func newLineReader(r io.Reader) lineReader { return lineReader{bufio.NewReaderSize(r, 1<<16)} }

// next returns the next line without its end. A last line without an end is one, too.
// Besides errLongLine and errNoText the errors are those of the reader.
func (l lineReader) next() (string, error) {
	var line []byte
	long := false
	for {
		part, err := l.r.ReadSlice('\n')
		if long = long || len(line)+len(part) > MaxLine; !long {
			line = append(line, part...)
		}
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
			continue
		case err != nil && (len(part) == 0 && len(line) == 0 || !errors.Is(err, io.EOF)):
			return "", err
		case long:
			return "", errLongLine
		}
		text := strings.TrimRight(string(line), "\r\n")
		if !utf8.ValidString(text) || strings.ContainsFunc(text, unprintable) {
			return "", errNoText
		}
		return text, nil
	}
}

func unprintable(r rune) bool { return unicode.IsControl(r) && r != '\t' }
