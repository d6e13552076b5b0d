package ugi

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// clientSearch is what a program tells during one search.
type clientSearch struct {
	client *Client
	game   game.Game // the position, ours to play on
	start  time.Time
	maxPVs int // lines that are wanted
	report func(engine.Info)

	info    engine.Info
	pvRanks []int // multipv of each line
}

// run listens until the program has chosen, at most as long as it may take.
func (t *clientSearch) run(ctx context.Context, limits engine.Limits) (engine.Info, error) {
	c := t.client
	timeLimit := c.settings.SearchTimeout
	if limits.Time > 0 {
		timeLimit = limits.Time + c.settings.GracePeriod
	}
	timeout := newCountdown(timeLimit)
	defer timeout.Stop()
	stopped := ctx.Done()
	c.unknownLines = 0
	for count := 0; ; {
		select {
		case <-stopped:
			stopped = nil
			if err := c.send(stopCommand{}); err != nil {
				return engine.Info{}, err
			}
			timeout.restart(c.settings.GracePeriod)
		case <-timeout.C:
			if !timeout.expired() {
				continue
			}
			return engine.Info{}, c.fail(&EngineError{Kind: Overtime, Detail: t.overtimeText(stopped == nil && ctx.Err() != nil)})
		case line, ok := <-c.process.lines:
			words, err := c.parseLine(line, ok, &count)
			if err == nil && len(words) > 0 {
				var done bool
				if done, err = t.handleLine(words); done && err == nil {
					return t.info, nil
				}
			}
			if err != nil {
				return engine.Info{}, c.fail(err)
			}
		}
	}
}

func (t *clientSearch) overtimeText(stopped bool) string {
	text := fmt.Sprintf("no turn after %v", time.Since(t.start).Round(time.Millisecond))
	if stopped {
		text += fmt.Sprintf(", of which %v after stop", t.client.settings.GracePeriod)
	}
	return text
}

// handleLine takes in a line and reports whether the program has chosen.
func (t *clientSearch) handleLine(words []string) (done bool, err error) {
	switch words[0] {
	case "bestmove":
		return true, t.recordBestMove(words[1:])
	case "info":
		if err := refusalError(words); err != nil {
			return false, err
		}
		if i, ok := parseInfo(words[1:]); ok {
			t.recordInfo(i)
			return false, nil
		}
	case "readyok", "id", "option", "response":
		return false, nil
	}
	return false, t.client.countUnknown(strings.Join(words, " "))
}

// recordInfo takes in what is found so far. A line that begins with no legal turn is passed over.
func (t *clientSearch) recordInfo(i searchInfo) {
	if i.depth > 0 {
		t.info.Depth = i.depth
	}
	if i.nodes > 0 {
		t.info.Nodes = i.nodes
	}
	t.info.Time = time.Since(t.start)
	turns := t.legalPrefix(i.pv)
	if len(turns) == 0 || i.rank > t.maxPVs {
		return
	}
	line := engine.PV{Score: i.score, Turns: turns}
	if at := slices.Index(t.pvRanks, i.rank); at >= 0 {
		t.info.PVs[at] = line
	} else {
		at, _ := slices.BinarySearch(t.pvRanks, i.rank)
		t.pvRanks = slices.Insert(t.pvRanks, at, i.rank)
		t.info.PVs = slices.Insert(t.info.PVs, at, line)
	}
	if t.report != nil && i.rank == 1 {
		t.report(t.info)
	}
}

// legalPrefix is the beginning of a line as far as it can be played.
func (t *clientSearch) legalPrefix(line []string) []string {
	played := 0
	for _, turn := range line[:min(maxPVTurns, len(line))] {
		if t.game.ToMove() == game.Chance || game.PlayTurn(t.game, turn) != nil {
			break
		}
		played++
	}
	for range played {
		game.UndoTurn(t.game)
	}
	return slices.Clone(line[:played])
}

// recordBestMove takes in the turn that the program plays: it comes first of all lines, each of
// which begins with another turn.
func (t *clientSearch) recordBestMove(words []string) error {
	if len(words) == 0 {
		return &EngineError{Kind: Malformed, Detail: "a bestmove without a turn"}
	}
	turn := words[0]
	if _, err := t.game.ParseTurn(turn); err != nil {
		return &EngineError{Kind: IllegalTurn, Detail: game.Quote(turn), Err: err}
	}
	t.info.Time = time.Since(t.start)
	best := engine.PV{Score: engine.Score{Win: 0.5}, Turns: []string{turn}}
	var rest []engine.PV
	seen := map[string]bool{}
	for _, l := range t.info.PVs {
		first := l.Turns[0]
		switch {
		case seen[first]:
		case first == turn:
			best = l
		default:
			rest = append(rest, l)
		}
		seen[first] = true
	}
	t.info.PVs = append([]engine.PV{best}, rest...)
	return nil
}
