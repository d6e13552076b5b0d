package cli

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/term"
)

// maxLine is the longest line a person may type, in bytes.
const maxLine = 4096

// lineReader reads typed lines. A goroutine of its own reads, because a read from a
// terminal cannot be interrupted. It stops at the end of the input, or with the program
// if it waits for a line then.
type lineReader struct{ c chan readLine }

type readLine struct {
	text string
	err  error
}

// readLines starts reading.
func readLines(in io.Reader) *lineReader {
	feed := &lineReader{make(chan readLine)}
	go feed.read(bufio.NewReaderSize(in, maxLine))
	return feed
}

// notTextError means that a line has control characters, as those of an arrow key, or is not UTF-8. The next line can be read.
type notTextError struct{ line int }

func (e *notTextError) Error() string { return fmt.Sprintf("line %d of the input is not text", e.line) }

func (feed *lineReader) read(r *bufio.Reader) {
	defer close(feed.c)
	for number := 1; ; number++ {
		text, err := r.ReadSlice('\n')
		line := string(text)
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
			feed.c <- readLine{err: fmt.Errorf("line %d of the input has more than %d bytes", number, maxLine)}
			return
		case err != nil && !errors.Is(err, io.EOF):
			feed.c <- readLine{err: fmt.Errorf("cannot read line %d of the input: %w", number, err)}
			return
		case err != nil && line == "":
			return
		case !utf8.ValidString(line) || strings.ContainsFunc(strings.TrimSpace(line), unicode.IsControl):
			feed.c <- readLine{err: &notTextError{number}}
			continue
		}
		feed.c <- readLine{text: strings.TrimSpace(line)}
	}
}

// next returns the next line without the space around it; ok is false at the end. The
// error names the line that cannot be read, or is errInterrupted.
func (feed *lineReader) next(ctx context.Context) (line string, ok bool, err error) {
	select {
	case l, ok := <-feed.c:
		return l.text, ok && l.err == nil, l.err
	case <-ctx.Done():
		return "", false, errInterrupted
	}
}

// isTerminal reports whether in is a terminal.
func isTerminal(in io.Reader) bool {
	f, ok := in.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}
