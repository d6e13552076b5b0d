package ugi

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// running is a search that goes on.
type running struct {
	cancel  context.CancelFunc
	reports chan report
	bounded bool // ends by itself
	level   Level
	told    []string // of the progress that was printed last
}

// report is what a search tells. The session prints it, so that only one goroutine does.
type report struct {
	texts []string // of progress
	last  bool
	info  engine.Info
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
	if level != nil {
		limits = both(limits, level.Limits())
	}
	bounded := limits.Time > 0 || limits.Nodes > 0 || limits.Depth > 0
	if !bounded && !c.infinite {
		return errors.New("go says not how long: want movetime, nodes, depth, infinite, or the clock of the player who is to move")
	}
	if err := t.prepare(); err != nil {
		return err
	}
	ctx, cancel := context.WithCancel(t.ctx)
	t.search = &running{cancel: cancel, reports: make(chan report), bounded: bounded, level: level}
	go t.search.run(ctx, t.engine, g.Clone(), limits, t.set.lines)
	return nil
}

// run searches in a goroutine of its own, which ends when the last report was taken.
func (r *running) run(ctx context.Context, e engine.Engine, g game.Game, limits engine.Limits, lines int) {
	info, err := e.Search(ctx, g, limits, func(i engine.Info) {
		select {
		case r.reports <- report{texts: infoTexts(i, lines)}:
		case <-ctx.Done():
		}
	})
	r.reports <- report{info: info, err: err, last: true}
}

// stop ends the search soon.
func (r *running) stop() {
	r.cancel()
	r.bounded = true
}

// both are the limits that are kept if two are.
func both(a, b engine.Limits) engine.Limits {
	if a.Time == 0 || b.Time > 0 && b.Time < a.Time {
		a.Time = b.Time
	}
	if a.Nodes == 0 || b.Nodes > 0 && b.Nodes < a.Nodes {
		a.Nodes = b.Nodes
	}
	if a.Depth == 0 || b.Depth > 0 && b.Depth < a.Depth {
		a.Depth = b.Depth
	}
	a.Lines = max(a.Lines, b.Lines)
	return a
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
	level, told := t.search.level, t.search.told
	t.search.cancel()
	t.search = nil
	if r.err != nil {
		t.failf("the search failed: %w", r.err)
		return
	}
	best := r.info.Lines[0]
	if level != nil {
		best = level.Pick(r.info.Lines, t.random)
	}
	if texts := infoTexts(r.info, t.set.lines); !slices.Equal(texts, told) {
		t.out.print(texts...)
	}
	t.out.print("bestmove " + best.Turns[0])
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
