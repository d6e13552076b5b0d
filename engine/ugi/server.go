package ugi

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"strings"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// Server serves engines to another program.
type Server struct {
	Name, Author string
	Games        []*game.Rules // games with an engine, at least one; the first is selected at the start
	Engine       func(game string, o engine.Options) (engine.Engine, error)

	// OpenTable opens the table of a solved game in a folder, for the option Tables; nil for no such option.
	OpenTable func(folder string) (engine.Table, error)

	// Levels is the number of levels. Level returns a level of a game, numbered from 1.
	Levels int
	Level  func(game string, number int) (Level, error)
}

// Level is a playing strength.
type Level interface {
	// Choose searches like engine.Engine's Search, within its own limits and the given ones,
	// and draws with r which turn to play.
	Choose(ctx context.Context, e engine.Engine, g game.Playable, limits engine.Limits, r *rand.Rand, report func(engine.Info)) (turn string, info engine.Info, err error)
}

// Serve answers commands until the input ends, quit comes, ctx ends or writing fails. When the
// input ends, a search that has a limit runs to its end.
func (s *Server) Serve(ctx context.Context, in io.Reader, out io.Writer) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	lines := readLines(ctx, in)
	t := s.newSession(ctx, out)
	defer func() {
		t.abort()
		_ = t.closeTable() // it was only read
	}()
	for t.out.err == nil {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case report := <-t.reports():
			t.handleReport(report)
		case l, ok := <-lines:
			if !ok {
				t.finishAtEOF()
				return t.out.err
			}
			if l.err != nil {
				t.printError(l.err)
			} else if quit := t.handleLine(l.text); quit {
				return t.out.err
			}
		}
	}
	return t.out.err
}

// inputLine is a line that was read, or the error of reading it.
type inputLine struct {
	text string
	err  error
}

// readLines reads lines in its own goroutine, because reading cannot be interrupted. It stops
// after quit.
func readLines(ctx context.Context, in io.Reader) <-chan inputLine {
	lines := make(chan inputLine)
	go func() {
		defer close(lines)
		reader := newLineReader(in)
		for {
			text, err := reader.next()
			if err != nil && !errors.Is(err, errLineTooLong) && !errors.Is(err, errNotText) {
				return
			}
			select {
			case lines <- inputLine{text, err}:
			case <-ctx.Done():
				return
			}
			if strings.TrimSpace(text) == (quitCommand{}).String() {
				return
			}
		}
	}()
	return lines
}

// printer writes lines until writing fails, and keeps that error.
type printer struct {
	w   *bufio.Writer
	err error
}

// print writes and flushes lines.
func (p *printer) print(lines ...string) {
	for _, l := range lines {
		if p.err == nil {
			_, p.err = p.w.WriteString(l + "\n")
		}
	}
	if p.err == nil {
		p.err = p.w.Flush()
	}
}

// printError reports an error of a command.
func (t *session) printError(err error) {
	const maxRunes = 1000 // runes: an invalid position can have many faults
	text := []rune(strings.Join(strings.Fields(err.Error()), " "))
	t.out.print("info string error " + string(text[:min(maxRunes, len(text))]))
}

func (t *session) printErrorf(format string, args ...any) { t.printError(fmt.Errorf(format, args...)) }
