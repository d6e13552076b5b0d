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
	case c.broken != nil:
		return engine.Info{}, c.broken
	case g.Outcome().Over():
		return engine.Info{}, engine.ErrOver
	case g.ToMove() == game.Chance:
		return engine.Info{}, engine.ErrChance
	}
	if err := c.prepare(g, max(1, limits.Lines)); err != nil {
		return engine.Info{}, err
	}
	if err := c.tell(asking(limits)); err != nil {
		return engine.Info{}, err
	}
	t := &thought{client: c, game: g.Clone(), began: time.Now(), most: max(1, limits.Lines), report: report}
	return t.follow(ctx, limits)
}

// prepare tells the program everything but to go.
func (c *Client) prepare(g game.Game, lines int) error {
	if err := c.tellGame(g); err != nil {
		return err
	}
	if o, ok := c.offers[optionLines]; ok && (lines > 1 || c.told[optionLines] != "") {
		if o.max > 0 {
			lines = min(lines, o.max)
		}
		if err := c.setOption(optionLines, strconv.Itoa(lines)); err != nil {
			return err
		}
	}
	if c.fresh {
		c.fresh = false
		if err := c.tell(newGame{}); err != nil {
			return err
		}
		if err := c.sync(context.Background()); err != nil {
			return err
		}
	}
	if err := c.tell(positionOf(g)); err != nil {
		return err
	}
	return c.sync(context.Background())
}

// tellGame tells which game is played, with its options. A program without an option for
// it plays one game only, which is taken for granted.
func (c *Client) tellGame(g game.Game) error {
	rules := g.Rules()
	if o, ok := c.offers[optionGame]; ok {
		if len(o.values) > 0 && !slices.Contains(o.values, rules.Name) {
			return &engine.GameError{Engine: fmt.Sprint(o.values), Game: rules.Name}
		}
		if c.told[optionGame] != rules.Name {
			c.fresh = true
		}
		if err := c.setOption(optionGame, rules.Name); err != nil {
			return err
		}
	}
	options := g.Options()
	for i := range rules.Options {
		o := &rules.Options[i]
		value, name := options[o.Name], ofGame(rules, o.Name)
		if told, ok := c.told[name]; ok && told == value || !ok && value == o.Default {
			continue
		}
		if _, ok := c.offers[name]; !ok {
			return c.breakOff(&EngineError{Fault: Refusing, Detail: fmt.Sprintf("it has no option %s, which is needed to play %s=%s", name, o.Name, value)})
		}
		c.fresh = true
		if err := c.setOption(name, value); err != nil {
			return err
		}
	}
	return nil
}

// positionOf is where a game stands, told by its turns.
func positionOf(g game.Game) position {
	moves := g.AppendMade(nil)
	from := g.Clone()
	from.Restart()
	var p position
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
