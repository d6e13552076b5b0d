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

// thought is what a program tells during one search.
type thought struct {
	client *Client
	game   game.Game // the position, ours to play on
	began  time.Time
	most   int // lines that are wanted
	report func(engine.Info)

	info  engine.Info
	ranks []int // multipv of each line
}

// follow listens until the program has chosen, at most as long as it may take.
func (t *thought) follow(ctx context.Context, limits engine.Limits) (engine.Info, error) {
	c := t.client
	longest := c.settings.Longest
	if limits.Time > 0 {
		longest = limits.Time + c.settings.Grace
	}
	late := newPatience(longest)
	defer late.Stop()
	stopped := ctx.Done()
	c.noises = 0
	for count := 0; ; {
		select {
		case <-stopped:
			stopped = nil
			if err := c.tell(stop{}); err != nil {
				return engine.Info{}, err
			}
			late.renew(c.settings.Grace)
		case <-late.C:
			if !late.out() {
				continue
			}
			return engine.Info{}, c.breakOff(&EngineError{Fault: Overtime, Detail: t.lateness(stopped == nil && ctx.Err() != nil)})
		case said, ok := <-c.process.said:
			words, err := c.understand(said, ok, &count)
			if err == nil && len(words) > 0 {
				var chosen bool
				if chosen, err = t.hear(words); chosen && err == nil {
					return t.info, nil
				}
			}
			if err != nil {
				return engine.Info{}, c.breakOff(err)
			}
		}
	}
}

func (t *thought) lateness(stopped bool) string {
	text := fmt.Sprintf("no turn after %v", time.Since(t.began).Round(time.Millisecond))
	if stopped {
		text += fmt.Sprintf(", of which %v after stop", t.client.settings.Grace)
	}
	return text
}

// hear takes in a line and reports whether the program has chosen.
func (t *thought) hear(words []string) (chosen bool, err error) {
	switch words[0] {
	case "bestmove":
		return true, t.choose(words[1:])
	case "info":
		if err := refusal(words); err != nil {
			return false, err
		}
		if i, ok := parseInfo(words[1:]); ok {
			t.note(i)
			return false, nil
		}
	case "readyok", "id", "option", "response":
		return false, nil
	}
	return false, t.client.noise(strings.Join(words, " "))
}

// note takes in what is found so far. A line that begins with no legal turn is passed over.
func (t *thought) note(i heardInfo) {
	if i.depth > 0 {
		t.info.Depth = i.depth
	}
	if i.nodes > 0 {
		t.info.Nodes = i.nodes
	}
	t.info.Time = time.Since(t.began)
	turns := t.legal(i.pv)
	if len(turns) == 0 || i.rank > t.most {
		return
	}
	line := engine.Line{Score: i.score, Turns: turns}
	if at := slices.Index(t.ranks, i.rank); at >= 0 {
		t.info.Lines[at] = line
	} else {
		at, _ := slices.BinarySearch(t.ranks, i.rank)
		t.ranks = slices.Insert(t.ranks, at, i.rank)
		t.info.Lines = slices.Insert(t.info.Lines, at, line)
	}
	if t.report != nil && i.rank == 1 {
		t.report(t.info)
	}
}

// legal is the beginning of a line as far as it can be played.
func (t *thought) legal(line []string) []string {
	played := 0
	for _, turn := range line[:min(mostTurns, len(line))] {
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

// choose takes in the turn that the program plays: it comes first of all lines, each of
// which begins with another turn.
func (t *thought) choose(words []string) error {
	if len(words) == 0 {
		return &EngineError{Fault: Garbled, Detail: "a bestmove without a turn"}
	}
	turn := words[0]
	if _, err := t.game.ParseTurn(turn); err != nil {
		return &EngineError{Fault: Illegal, Detail: game.Quote(turn), Err: err}
	}
	t.info.Time = time.Since(t.began)
	best := engine.Line{Score: engine.Score{Win: 0.5}, Turns: []string{turn}}
	var rest []engine.Line
	seen := map[string]bool{}
	for _, l := range t.info.Lines {
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
	t.info.Lines = append([]engine.Line{best}, rest...)
	return nil
}
