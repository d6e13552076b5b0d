package ugi

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// session is one run of a Server.
type session struct {
	*Server
	ctx context.Context
	out *printer

	values   optionValues
	position *gamePosition
	engine   engine.Engine // nil until it is needed
	random   *rand.Rand
	search   *runningSearch // nil while there is no search
}

func (s *Server) newSession(ctx context.Context, out io.Writer) *session {
	t := &session{Server: s, ctx: ctx, out: &printer{w: bufio.NewWriter(out)}}
	t.values.rules = s.Games[0]
	t.values.options = map[string]map[string]string{}
	for _, o := range t.values.spins(s.Levels) {
		*o.value = o.defaultValue
	}
	t.position = startPosition(&t.values)
	t.reseed()
	return t
}

// handleLine executes a line and reports whether it was the last one.
func (t *session) handleLine(line string) (quit bool) {
	c, err := parse(line)
	if err != nil {
		t.printError(err)
		return false
	}
	switch c := c.(type) {
	case ugiCommand:
		t.handleUGI()
	case isReadyCommand:
		t.handleIsReady()
	case queryCommand:
		t.out.print("response " + queryResponse(t.position.state, c.key))
	case stopCommand:
		t.stopSearch()
	case ponderHitCommand:
		if err := t.ponderHit(); err != nil {
			t.printError(err)
		}
	case waitCommand:
		t.waitForSearch()
	case quitCommand:
		t.abort()
		return true
	default:
		if t.search != nil && c != nil {
			t.printError(errSearching)
			return false
		}
		if err := t.handleIdle(c); err != nil {
			t.printError(err)
		}
	}
	return false
}

var errSearching = errors.New("a search is running: only ugi, isready, query, stop, ponderhit, wait and quit are answered")

// handleIdle executes a command that is not allowed during a search.
func (t *session) handleIdle(c command) error {
	switch c := c.(type) {
	case setOptionCommand:
		return t.setOption(c.name, c.value)
	case newGameCommand:
		if t.engine != nil {
			t.engine.Reset()
		}
		t.position = startPosition(&t.values)
	case positionCommand:
		at, err := t.position.advance(&t.values, c)
		if err != nil {
			return err
		}
		t.position = at
	case goCommand:
		return t.startSearch(c)
	}
	return nil
}

// handleUGI answers ugi.
func (t *session) handleUGI() {
	t.out.print("id name "+t.Name, "id author "+t.Author)
	t.out.print(t.optionLines()...)
	t.out.print("ugiok")
}

// handleIsReady answers isready. It allocates the engine first.
func (t *session) handleIsReady() {
	if err := t.ensureEngine(); err != nil {
		t.printError(err)
	}
	t.out.print("readyok")
}

// ensureEngine makes the engine unless there is one.
func (t *session) ensureEngine() (err error) {
	if t.engine == nil && t.search == nil {
		t.engine, err = t.Engine(t.values.rules.Name, t.values.engine())
	}
	return err
}

// reseed restarts the random numbers from the seed.
func (t *session) reseed() { t.random = rand.New(rand.NewPCG(uint64(t.values.seed), 0)) }

// queryResponse returns the answer to a query.
func queryResponse(g game.Playable, key string) string {
	switch key {
	case queryTurn:
		return fmt.Sprint(g.ToMove() == game.First)
	case queryOver:
		return fmt.Sprint(g.Outcome().Over())
	}
	switch o := g.Outcome(); {
	case !o.Over():
		return "none"
	case o.IsDraw():
		return "draw"
	case o.Winner == game.First:
		return "p1win"
	}
	return "p2win"
}
