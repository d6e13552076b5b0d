package cli

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"unicode/utf8"

	"golang.org/x/term"
)

// maxLine is the longest line a person may type, in bytes.
const maxLine = 4096

// errLine is what is wrong with a line that can be passed over.
var errLine = errors.New("")

// lines reads what a person types.
type lines struct{ r *bufio.Reader }

func newLines(in io.Reader) *lines { return &lines{bufio.NewReaderSize(in, maxLine)} }

// next returns the next line without its end. An error that is errLine leaves
// the reader at the line behind the bad one; io.EOF is the end of the input.
func (l *lines) next() (string, error) {
	text, err := l.r.ReadSlice('\n')
	line := string(text)
	if errors.Is(err, bufio.ErrBufferFull) {
		for errors.Is(err, bufio.ErrBufferFull) {
			_, err = l.r.ReadSlice('\n')
		}
		return "", fmt.Errorf("a line has more than %d bytes%w", maxLine, errLine)
	}
	if err != nil && (line == "" || !errors.Is(err, io.EOF)) {
		return "", err
	}
	line = strings.TrimRight(line, "\r\n")
	if !utf8.ValidString(line) || strings.ContainsRune(line, 0) {
		return "", fmt.Errorf("a line is not text: it has bytes that are no letters%w", errLine)
	}
	return line, nil
}

// isTerminal reports whether a person sits at the other end of in.
func isTerminal(in io.Reader) bool {
	f, ok := in.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}
