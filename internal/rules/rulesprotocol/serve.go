package rulesprotocol

import (
	"bufio"
	"bytes"
	"errors"
	"io"

	"github.com/teahouse-games/teahouse/internal/rules/rulesprotocol/messages"
	"github.com/teahouse-games/teahouse/message"

	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
)

// MaxLine is the longest request that is read, in bytes, its newline not counted.
const MaxLine = 1 << 20

// Serve answers each line of in with one line on out, written at once, until in ends. A
// last line without newline is answered too. It returns errors of reading and writing;
// errors of a request are in its answer.
func Serve(in io.Reader, out io.Writer, games gamelist.Games) error {
	server := Handler{Games: games}
	lines := lineReader{in: bufio.NewReaderSize(in, 64<<10)}
	var answer []byte
	for {
		line, err := lines.next()
		switch {
		case errors.Is(err, io.EOF):
			return nil
		case errors.Is(err, errTooLong):
			answer = appendError(answer[:0], nil, err, nil)
		case err != nil:
			return err
		case len(bytes.TrimSpace(line)) == 0:
			continue
		default:
			answer = server.Append(answer[:0], line)
		}
		if _, err := out.Write(append(answer, '\n')); err != nil {
			return err
		}
	}
}

var errTooLong = message.NewError(messages.TooLong(MaxLine))

// lineReader reads lines of bounded length.
type lineReader struct {
	in   *bufio.Reader
	line []byte
	skip bool // what follows up to the newline belongs to a line that was too long
}

// next returns the next line without its newline, valid until the next call.
// It returns errTooLong once for a line that is too long, as soon as it is.
func (r *lineReader) next() ([]byte, error) {
	r.line = r.line[:0]
	for {
		part, err := r.in.ReadSlice('\n')
		ended := err == nil
		if err != nil && !errors.Is(err, bufio.ErrBufferFull) && !errors.Is(err, io.EOF) {
			return nil, err
		}
		if errors.Is(err, io.EOF) && (r.skip || len(part)+len(r.line) == 0) {
			return nil, io.EOF
		}
		if r.skip {
			r.skip = !ended
			continue
		}
		r.line = append(r.line, bytes.TrimSuffix(part, []byte("\n"))...)
		if len(r.line) > MaxLine {
			r.skip = !ended
			return nil, errTooLong
		}
		if ended || errors.Is(err, io.EOF) {
			return r.line, nil
		}
	}
}
