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

// session is a conversation of a Server.
type session struct {
	*Server
	ctx context.Context
	out *printer

	set    settings
	at     *place
	engine engine.Engine // nil until it is needed
	random *rand.Rand
	search *running // nil while nothing is searched
}

func (s *Server) newSession(ctx context.Context, out io.Writer) *session {
	t := &session{Server: s, ctx: ctx, out: &printer{w: bufio.NewWriter(out)}}
	t.set.rules = s.Games[0]
	t.set.options = map[string]map[string]string{}
	for _, o := range t.set.spins(s.Levels) {
		*o.value = o.standard
	}
	t.at = begin(&t.set)
	t.reseed()
	return t
}

// obey does what a line says and reports whether it was the last one.
func (t *session) obey(line string) (over bool) {
	c, err := parse(line)
	if err != nil {
		t.fail(err)
		return false
	}
	switch c := c.(type) {
	case hello:
		t.introduce()
	case isReady:
		t.ready()
	case query:
		t.out.print("response " + answer(t.at.table, c.what))
	case stop:
		if t.search != nil {
			t.search.stop()
		}
	case wait:
		t.await()
	case quit:
		t.abort()
		return true
	default:
		if t.search != nil && c != nil {
			t.fail(errSearching)
			return false
		}
		if err := t.change(c); err != nil {
			t.fail(err)
		}
	}
	return false
}

var errSearching = errors.New("a search goes on: only ugi, isready, query, stop, wait and quit are answered")

// change does what cannot be done during a search.
func (t *session) change(c command) error {
	switch c := c.(type) {
	case setOption:
		return t.setOption(c.name, c.value)
	case newGame:
		if t.engine != nil {
			t.engine.Forget()
		}
		t.at = begin(&t.set)
	case position:
		at, err := t.at.to(&t.set, c)
		if err != nil {
			return err
		}
		t.at = at
	case search:
		return t.begin(c)
	}
	return nil
}

// introduce answers ugi.
func (t *session) introduce() {
	t.out.print("id name "+t.Name, "id author "+t.Author)
	t.out.print(t.optionTexts()...)
	t.out.print("ugiok")
}

// ready answers isready. Before, it does what takes memory.
func (t *session) ready() {
	if err := t.prepare(); err != nil {
		t.fail(err)
	}
	t.out.print("readyok")
}

// prepare makes the engine unless there is one.
func (t *session) prepare() (err error) {
	if t.engine == nil && t.search == nil {
		t.engine, err = t.Engine(t.set.rules.Name, t.set.engine())
	}
	return err
}

// reseed makes what is drawn depend on the seed alone.
func (t *session) reseed() { t.random = rand.New(rand.NewPCG(uint64(t.set.seed), 0)) }

// answer is the answer to a query.
func answer(g game.Game, what string) string {
	switch what {
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
