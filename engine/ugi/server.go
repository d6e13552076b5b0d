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

// Server answers a program that wants to know what engines think.
type Server struct {
	Name, Author string
	Games        []*game.Rules // that have an engine, at least one; the first is set
	Engine       func(game string, o engine.Options) (engine.Engine, error)

	// Levels is how many there are; Level returns one of them, from 1, for a game.
	Levels int
	Level  func(game string, number int) (Level, error)
}

// Level is a strength to play at.
type Level interface {
	// Choose thinks as engine.Engine's Search does, within its own limits and those that
	// are given, and draws from r which turn to play.
	Choose(ctx context.Context, e engine.Engine, g game.Game, limits engine.Limits, r *rand.Rand, report func(engine.Info)) (turn string, found engine.Info, err error)
}

// Serve answers until the input ends, quit comes, ctx ends or the output cannot be
// written to. At the end of the input a search that has a limit goes on to its end.
func (s *Server) Serve(ctx context.Context, in io.Reader, out io.Writer) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	lines := readInput(ctx, in)
	t := s.newSession(ctx, out)
	defer t.abort()
	for t.out.err == nil {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case found := <-t.found():
			t.finish(found)
		case l, ok := <-lines:
			if !ok {
				t.lastWords()
				return t.out.err
			}
			if l.err != nil {
				t.fail(l.err)
			} else if over := t.obey(l.text); over {
				return t.out.err
			}
		}
	}
	return t.out.err
}

// input is a line that was read, or why it could not be.
type input struct {
	text string
	err  error
}

// readInput reads lines in a goroutine of its own, because reading cannot be
// interrupted, and stops by itself behind quit.
func readInput(ctx context.Context, in io.Reader) <-chan input {
	lines := make(chan input)
	go func() {
		defer close(lines)
		reader := newLineReader(in)
		for {
			text, err := reader.next()
			if err != nil && !errors.Is(err, errLongLine) && !errors.Is(err, errNoText) {
				return
			}
			select {
			case lines <- input{text, err}:
			case <-ctx.Done():
				return
			}
			if strings.TrimSpace(text) == (quit{}).String() {
				return
			}
		}
	}()
	return lines
}

// printer writes lines until writing fails, and then remembers why.
type printer struct {
	w   *bufio.Writer
	err error
}

// print writes lines and sends them off.
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

// fail says what is wrong with a command.
func (t *session) fail(err error) {
	const most = 1000 // letters: an impossible position can have many reasons
	text := []rune(strings.Join(strings.Fields(err.Error()), " "))
	t.out.print("info string error " + string(text[:min(most, len(text))]))
}

func (t *session) failf(format string, args ...any) { t.fail(fmt.Errorf(format, args...)) }
