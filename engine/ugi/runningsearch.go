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

// runningSearch is a search in progress.
type runningSearch struct {
	cancel  context.CancelFunc
	reports chan searchReport
	limited bool          // ends by itself
	printed []string      // the progress printed last
	held    *searchReport // the last report of a search that waits for stop or ponderhit
	ponder  *goCommand    // what to do after ponderhit; nil if the search does not ponder
}

// searchReport is a report of a search. The session prints it, so that only one goroutine
// writes.
type searchReport struct {
	lines []string // info lines
	last  bool
	turn  string // the turn to play, in the last report
	reply string // the reply that is expected; empty if unknown
	err   error
}

// startSearch starts a search of the present position, or draws a turn where chance is to move.
func (t *session) startSearch(c goCommand) error {
	g := t.position.state
	if o := g.Outcome(); o.Over() {
		return fmt.Errorf("the game is over, %s: there is nothing to search", o)
	}
	if g.ToMove() == game.Chance {
		t.out.print("bestmove " + t.drawChanceTurn(g))
		return nil
	}
	level, err := t.level()
	if err != nil {
		return err
	}
	if _, err := engine.ParseFirstTurns(g, c.searchTurns); err != nil {
		return fmt.Errorf("go searchmoves: %w%s", err, ruleSuffix(err))
	}
	limits := c.limits(g.ToMove())
	limits.MultiPV = t.values.multiPV
	limited := level != nil || limits.Time > 0 || limits.Nodes > 0 || limits.Depth > 0 || limits.Mate > 0
	if !limited && !c.infinite {
		return errors.New("go has no limit: want movetime, nodes, depth, mate, infinite, or the clock of the player who is to move")
	}
	var ponder *goCommand
	if c.ponder {
		level, limits = nil, engine.Limits{MultiPV: limits.MultiPV, SearchTurns: c.searchTurns}
		c.ponder = false
		ponder = &c
	}
	if err := t.ensureEngine(); err != nil {
		return err
	}
	ctx, cancel := context.WithCancel(t.ctx)
	t.search = &runningSearch{cancel: cancel, reports: make(chan searchReport), limited: limited && !c.infinite && ponder == nil, ponder: ponder}
	go t.search.run(ctx, t.values.multiPV, func(report func(engine.Info)) (string, engine.Info, error) {
		return chooseTurn(ctx, t.engine, game.Clone(g), limits, level, t.random, report)
	})
	return nil
}

// chooseTurn searches for the turn to play; level may be nil.
func chooseTurn(ctx context.Context, e engine.Engine, g game.Playable, limits engine.Limits, level Level, r *rand.Rand, report func(engine.Info)) (string, engine.Info, error) {
	if level != nil {
		return level.Choose(ctx, e, g, limits, r, report)
	}
	info, err := e.Search(ctx, g, limits, report)
	if err != nil {
		return "", info, err
	}
	return info.PVs[0].Turns[0], info, nil
}

// run searches in its own goroutine, which ends when the last report has been received.
func (r *runningSearch) run(ctx context.Context, lines int, choose func(report func(engine.Info)) (string, engine.Info, error)) {
	turn, info, err := choose(func(i engine.Info) {
		select {
		case r.reports <- searchReport{lines: infoLines(i, lines)}:
		case <-ctx.Done():
		}
	})
	r.reports <- searchReport{lines: infoLines(info, lines), last: true, turn: turn, reply: replyTo(info, turn), err: err}
}

// replyTo returns the reply to a turn that the search expects, empty if it knows none.
func replyTo(info engine.Info, turn string) string {
	for _, pv := range info.PVs {
		if pv.Turns[0] == turn && len(pv.Turns) > 1 {
			return pv.Turns[1]
		}
	}
	return ""
}

// stopSearch ends the search soon, if there is one.
func (t *session) stopSearch() {
	if t.search == nil {
		return
	}
	t.search.cancel()
	t.search.limited = true
	if held := t.search.held; held != nil {
		t.handleReport(*held)
	}
}

// ponderHit makes the limits of a search begin that ponders: it ends that search, and searches
// again with what the engine has learned.
func (t *session) ponderHit() error {
	if t.search == nil || t.search.ponder == nil {
		return errors.New("no search ponders: want go ponder before ponderhit")
	}
	c, held := *t.search.ponder, t.search.held != nil
	t.search.cancel()
	for !held {
		r := <-t.search.reports
		if t.out.print(r.lines...); r.last {
			break
		}
	}
	t.search = nil
	return t.startSearch(c)
}

// level returns the selected level, nil for none.
func (t *session) level() (Level, error) {
	if t.values.level == 0 {
		return nil, nil
	}
	return t.Level(t.values.rules.Name, t.values.level)
}

// drawChanceTurn draws a turn of chance as the rules of the game say.
func (t *session) drawChanceTurn(g game.Playable) string {
	g = game.Clone(g)
	var text []byte
	for {
		m, _ := game.SampleMove(g, t.random)
		text = g.AppendMoveText(text, m)
		if g.Do(m); !g.MidTurn() {
			return string(text)
		}
	}
}

// reports returns the channel of the search, nil if there is none.
func (t *session) reports() <-chan searchReport {
	if t.search == nil {
		return nil
	}
	return t.search.reports
}

// handleReport prints a report, and ends the search if it is the last.
func (t *session) handleReport(r searchReport) {
	if !r.last {
		t.search.printed = r.lines
		t.out.print(r.lines...)
		return
	}
	if printed := t.search.printed; r.err == nil && !slices.Equal(r.lines, printed) {
		t.search.printed = r.lines
		t.out.print(r.lines...)
	}
	if !t.search.limited && r.err == nil {
		t.search.held = &r // until stop or ponderhit
		return
	}
	t.search.cancel()
	t.search = nil
	if r.err != nil {
		t.printErrorf("the search failed: %w", r.err)
		return
	}
	answer := "bestmove " + r.turn
	if t.values.ponder && r.reply != "" {
		answer += " ponder " + r.reply
	}
	t.out.print(answer)
}

// waitForSearch waits until the search has ended.
func (t *session) waitForSearch() {
	if t.search != nil && !t.search.limited {
		t.printError(errors.New("this search ends only with stop or ponderhit"))
		return
	}
	t.join()
}

// abort ends the search at once, if there is one.
func (t *session) abort() {
	t.stopSearch()
	t.join()
}

// finishAtEOF lets the search end when the input has ended.
func (t *session) finishAtEOF() {
	if t.search != nil && !t.search.limited {
		t.stopSearch()
	}
	t.join()
}

// join prints the reports of the search until it has ended.
func (t *session) join() {
	for t.search != nil {
		t.handleReport(<-t.search.reports)
		if t.out.err != nil && t.search != nil {
			t.search.cancel()
		}
	}
}
