package ugi

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// running is a search that goes on.
type running struct {
	cancel  context.CancelFunc
	reports chan report
	bounded bool     // ends by itself
	told    []string // of the progress that was printed last
}

// report is what a search tells. The session prints it, so that only one goroutine does.
type report struct {
	texts []string // of what was found
	last  bool
	turn  string // that is played, in the last report
	err   error
}

// begin starts a search of the present position, or draws where chance is to move.
func (t *session) begin(c search) error {
	g := t.at.table
	if o := g.Outcome(); o.Over() {
		return fmt.Errorf("the game is over, %s: there is nothing to search", o)
	}
	if g.ToMove() == game.Chance {
		t.out.print("bestmove " + t.draw(g))
		return nil
	}
	level, err := t.level()
	if err != nil {
		return err
	}
	limits := c.limits(g.ToMove())
	limits.Lines = t.set.lines
	bounded := level != nil || limits.Time > 0 || limits.Nodes > 0 || limits.Depth > 0
	if !bounded && !c.infinite {
		return errors.New("go says not how long: want movetime, nodes, depth, infinite, or the clock of the player who is to move")
	}
	if err := t.prepare(); err != nil {
		return err
	}
	ctx, cancel := context.WithCancel(t.ctx)
	t.search = &running{cancel: cancel, reports: make(chan report), bounded: bounded}
	go t.search.run(ctx, t.set.lines, func(tell func(engine.Info)) (string, engine.Info, error) {
		return think(ctx, t.engine, g.Clone(), limits, level, t.random, tell)
	})
	return nil
}

// think searches for the turn to play; level may be nil.
func think(ctx context.Context, e engine.Engine, g game.Game, limits engine.Limits, level Level, r *rand.Rand, tell func(engine.Info)) (string, engine.Info, error) {
	if level != nil {
		return level.Choose(ctx, e, g, limits, r, tell)
	}
	found, err := e.Search(ctx, g, limits, tell)
	if err != nil {
		return "", found, err
	}
	return found.Lines[0].Turns[0], found, nil
}

// run searches in a goroutine of its own, which ends when the last report was taken.
func (r *running) run(ctx context.Context, lines int, think func(tell func(engine.Info)) (string, engine.Info, error)) {
	turn, found, err := think(func(i engine.Info) {
		select {
		case r.reports <- report{texts: infoTexts(i, lines)}:
		case <-ctx.Done():
		}
	})
	r.reports <- report{texts: infoTexts(found, lines), last: true, turn: turn, err: err}
}

// stop ends the search soon.
func (r *running) stop() {
	r.cancel()
	r.bounded = true
}

// level is the one that is set, nil for none.
func (t *session) level() (Level, error) {
	if t.set.level == 0 {
		return nil, nil
	}
	return t.Level(t.set.rules.Name, t.set.level)
}

// draw is a turn of chance, drawn as the game's rules say.
func (t *session) draw(g game.Table) string {
	g = g.Clone()
	var text []byte
	for {
		m, _ := g.Sample(t.random)
		text = g.AppendMoveText(text, m)
		if g.Do(m); !g.MidTurn() {
			return string(text)
		}
	}
}

// found is where the search tells, nil if there is none.
func (t *session) found() <-chan report {
	if t.search == nil {
		return nil
	}
	return t.search.reports
}

// finish prints what a search tells, and ends it if that is the last.
func (t *session) finish(r report) {
	if !r.last {
		t.search.told = r.texts
		t.out.print(r.texts...)
		return
	}
	told := t.search.told
	t.search.cancel()
	t.search = nil
	if r.err != nil {
		t.failf("the search failed: %w", r.err)
		return
	}
	if !slices.Equal(r.texts, told) {
		t.out.print(r.texts...)
	}
	t.out.print("bestmove " + r.turn)
}

// await reads on only when the search has ended.
func (t *session) await() {
	if t.search != nil && !t.search.bounded {
		t.fail(errors.New("this search ends only with stop"))
		return
	}
	t.join()
}

// abort ends the search, if there is one, at once.
func (t *session) abort() {
	if t.search != nil {
		t.search.stop()
		t.join()
	}
}

// lastWords ends the search as it should when nothing more is read.
func (t *session) lastWords() {
	if t.search != nil && !t.search.bounded {
		t.search.stop()
	}
	t.join()
}

// join prints what the search tells until it has ended.
func (t *session) join() {
	for t.search != nil {
		t.finish(<-t.search.reports)
		if t.out.err != nil && t.search != nil {
			t.search.cancel()
		}
	}
}
