package samplegames

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/record"
)

// SampleGame is a finished game.
type SampleGame struct {
	Name     string
	Options  game.Options
	Position string // where Turns begin; empty for the usual beginning
	Turns    []string
	Seats    []game.Seat // who plays them
	Outcome  game.Outcome
}

// ByName returns the game of a kind.
func ByName(list gamelist.Games, name string) (*SampleGame, error) {
	d, ok := games.Definition(name)
	if !ok || d.Sample == "" {
		return nil, fmt.Errorf("there is no recorded game %s", wording.QuoteShort(name))
	}
	r, err := record.Read([]byte(d.Sample))
	if err != nil {
		return nil, err
	}
	rules, err := list.ByName(r.Game)
	if err != nil {
		return nil, err
	}
	options, err := rules.CompleteOptions(r.Options)
	if err != nil {
		return nil, err
	}
	table := rules.MustNew(options)
	g := &SampleGame{Name: r.Game, Options: options, Turns: r.TurnTexts()}
	for table.ToMove() == game.Chance {
		if err := game.PlayTurn(table, g.Turns[0]); err != nil {
			return nil, err
		}
		g.Position, g.Turns = table.PositionText(), g.Turns[1:]
	}
	for i, turn := range g.Turns {
		if table.ToMove() == game.Chance {
			return nil, fmt.Errorf("turn %d of %s is one of chance", i+1, name)
		}
		g.Seats = append(g.Seats, table.ToMove())
		if err := game.PlayTurn(table, turn); err != nil {
			return nil, fmt.Errorf("turn %d of %s: %w", i+1, name, err)
		}
	}
	if g.Outcome = table.Outcome(); !g.Outcome.Over() {
		return nil, fmt.Errorf("the recorded game of %s is not over", name)
	}
	return g, nil
}
