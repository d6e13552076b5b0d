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

// MaxLine is the most bytes of a line, with its end, in either direction.
const MaxLine = 1 << 20

// Errors of an invalid line. The next line can still be read.
var (
	errLineTooLong = fmt.Errorf("a line has more than %d bytes", MaxLine)
	errNotText     = errors.New("a line is not text")
)

// lineReader reads lines of text.
type lineReader struct {
	r        *bufio.Reader
	skipping bool // in the rest of a line that is too long
}

func newLineReader(r io.Reader) *lineReader { return &lineReader{r: bufio.NewReaderSize(r, 1<<16)} }

// next returns the next line without its end. A last line without an end counts as a line.
// Besides errLineTooLong, which is returned before the end of that line, and errNotText the
// errors are those of the reader.
func (l *lineReader) next() (string, error) {
	var line []byte
	for {
		part, err := l.r.ReadSlice('\n')
		full := errors.Is(err, bufio.ErrBufferFull)
		switch {
		case err != nil && !full && (!errors.Is(err, io.EOF) || len(line)+len(part) == 0):
			return "", err
		case l.skipping:
			l.skipping = full
			continue
		case len(line)+len(part) > MaxLine:
			l.skipping = full
			return "", errLineTooLong
		}
		if line = append(line, part...); full {
			continue
		}
		text := strings.TrimRight(string(line), "\r\n")
		if !utf8.ValidString(text) || strings.ContainsFunc(text, unprintable) {
			return "", errNotText
		}
		return text, nil
	}
}

func unprintable(r rune) bool { return unicode.IsControl(r) && r != '\t' }
