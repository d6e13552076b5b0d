package ugi

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"time"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// Search lets the program think. Beside those of engine.Engine its errors are
// *[EngineError], and after one of them it returns that one for ever.
func (c *Client) Search(ctx context.Context, g game.Game, limits engine.Limits, report func(engine.Info)) (engine.Info, error) {
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
	t := &clientSearch{client: c, game: g.Clone(), start: time.Now(), maxPVs: max(1, limits.MultiPV), report: report}
	return t.run(ctx, limits)
}

// prepare tells the program everything but to go.
func (c *Client) prepare(g game.Game, lines int) error {
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

// sendGame tells which game is played, with its options. A program without an option for
// it plays one game only, which is taken for granted.
func (c *Client) sendGame(g game.Game) error {
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

// positionCommandOf is where a game stands, told by its turns.
func positionCommandOf(g game.Game) positionCommand {
	moves := g.AppendMade(nil)
	from := g.Clone()
	from.Restart()
	var p positionCommand
	if text := from.PositionText(); text != g.Rules().Begin(g.Options()).PositionText() {
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
