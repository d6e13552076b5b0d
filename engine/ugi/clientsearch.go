package ugi

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// Search lets the program search. Besides those of engine.Engine its errors are *[EngineError];
// after one of these it always returns the same error.
func (c *Client) Search(ctx context.Context, g game.Playable, limits engine.Limits, report func(engine.Info)) (engine.Info, error) {
	switch {
	case c.failure != nil:
		return engine.Info{}, c.failure
	case g.Outcome().Over():
		return engine.Info{}, engine.ErrGameOver
	case g.ToMove() == game.Chance:
		return engine.Info{}, engine.ErrChanceToMove
	}
	if err := c.prepare(g, max(1, limits.MultiPV)); err != nil {
		return engine.Info{}, err
	}
	if err := c.send(goCommandFor(limits)); err != nil {
		return engine.Info{}, err
	}
	t := &clientSearch{client: c, game: game.Clone(g), start: time.Now(), maxPVs: max(1, limits.MultiPV), report: report}
	return t.run(ctx, limits)
}

// prepare sends everything that the program needs before go.
func (c *Client) prepare(g game.Playable, lines int) error {
	if err := c.sendGame(g); err != nil {
		return err
	}
	if o, ok := c.options[optionMultiPV]; ok && (lines > 1 || c.sent[optionMultiPV] != "") {
		if o.max > 0 {
			lines = min(lines, o.max)
		}
		if err := c.sendOption(optionMultiPV, strconv.Itoa(lines)); err != nil {
			return err
		}
	}
	if c.newGame {
		c.newGame = false
		if err := c.send(newGameCommand{}); err != nil {
			return err
		}
		if err := c.sync(context.Background()); err != nil {
			return err
		}
	}
	if err := c.send(positionCommandOf(g)); err != nil {
		return err
	}
	return c.sync(context.Background())
}

// sendGame sends which game is played, with its options. It assumes that a program without an
// option for it plays this one game only.
func (c *Client) sendGame(g game.Playable) error {
	rules := g.Rules()
	if o, ok := c.options[optionGame]; ok {
		if len(o.values) > 0 && !slices.Contains(o.values, rules.Name) {
			return &engine.WrongGameError{Engine: fmt.Sprint(o.values), Game: rules.Name}
		}
		if c.sent[optionGame] != rules.Name {
			c.newGame = true
		}
		if err := c.sendOption(optionGame, rules.Name); err != nil {
			return err
		}
	}
	options := g.Options()
	for i := range rules.Options {
		o := &rules.Options[i]
		value, name := options[o.Name], gameOptionName(rules, o.Name)
		if sent, ok := c.sent[name]; ok && sent == value || !ok && value == o.Default {
			continue
		}
		if _, ok := c.options[name]; !ok {
			return c.fail(&EngineError{Kind: Refused, Detail: fmt.Sprintf("it has no option %s, which is needed to play %s=%s", name, o.Name, value)})
		}
		c.newGame = true
		if err := c.sendOption(name, value); err != nil {
			return err
		}
	}
	return nil
}

// positionCommandOf returns the position of a game, as its initial position and turns.
func positionCommandOf(g game.Playable) positionCommand {
	moves := g.AppendPlayedMoves(nil)
	from := game.Clone(g)
	game.Reset(from)
	var p positionCommand
	if text := from.PositionText(); text != g.Rules().MustNew(g.Options()).PositionText() {
		p.fen = text
	}
	var turn []byte
	for _, m := range moves {
		turn = from.AppendMoveText(turn, m)
		if from.Do(m); !from.MidTurn() {
			p.turns = append(p.turns, string(turn))
			turn = turn[:0]
		}
	}
	return p
}

// clientSearch collects what a program reports during one search.
type clientSearch struct {
	client *Client
	game   game.Playable // the position; moves are made in it
	start  time.Time
	maxPVs int
	report func(engine.Info)

	info    engine.Info
	pvRanks []int // multipv of each PV
}

// run reads lines until the program has sent bestmove or its time is over.
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

// handleLine handles a line and reports whether the search is done.
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

// recordInfo records the progress. It ignores a variation that does not begin with a legal
// turn.
func (t *clientSearch) recordInfo(i searchInfo) {
	if i.depth > 0 {
		t.info.Depth = i.depth
	}
	if i.nodes > 0 {
		t.info.Nodes = i.nodes
	}
	t.info.SelectiveDepth = max(t.info.SelectiveDepth, i.selectiveDepth)
	t.info.HashFull = max(t.info.HashFull, i.hashFull)
	t.info.TableHits = max(t.info.TableHits, i.tableHits)
	t.info.Time = time.Since(t.start)
	turns := t.legalPrefix(i.pv)
	if len(turns) == 0 || i.rank > t.maxPVs {
		return
	}
	line := engine.PV{Score: i.score, Preference: i.preference, Turns: turns}
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

// legalPrefix returns the part of a variation up to the first illegal turn.
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

// recordBestMove puts the turn that the program plays first. Each PV begins with another turn.
func (t *clientSearch) recordBestMove(words []string) error {
	if len(words) == 0 {
		return &EngineError{Kind: Malformed, Detail: "a bestmove without a turn"}
	}
	turn := words[0]
	if _, err := t.game.ParseTurn(turn); err != nil {
		return &EngineError{Kind: IllegalTurn, Detail: wording.QuoteShort(turn), Err: err}
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
