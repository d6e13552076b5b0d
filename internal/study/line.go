package study

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/catalog"
)

// Line is a game at one moment: which one, what was chosen, and the turns played.
type Line struct {
	Game     string            `json:"game"`
	Options  map[string]string `json:"options,omitempty"`  // those that are not given have their default
	Position string            `json:"position,omitempty"` // the position text it begins at; empty for the usual beginning
	Turns    []string          `json:"turns"`
}

// Find finds a game, completes its options and tests how long everything is. The error
// is an *[Error].
func Find(games catalog.Catalog, name string, given map[string]string, position string) (*game.Rules, game.Options, error) {
	rules, err := games.Find(name)
	if err != nil {
		return nil, nil, wrong("game", err.Error())
	}
	if len(position) > MaxPosition {
		return nil, nil, tooLong("position", MaxPosition)
	}
	for name, value := range given {
		if len(name) > MaxOption || len(value) > MaxOption {
			return nil, nil, tooLong("options", MaxOption)
		}
	}
	options, err := rules.Resolve(given)
	if err != nil {
		return nil, nil, optional("options", err)
	}
	return rules, options, nil
}

// Lay returns the board of a line of at most so many turns. The error is an *[Error].
func Lay(games catalog.Catalog, l Line, most int) (*Board, error) {
	rules, options, err := l.find(games, most)
	if err != nil {
		return nil, err
	}
	b, err := begin(rules, options, l.Position)
	if err != nil {
		return nil, err
	}
	return b, b.to(l.Turns)
}

func (l *Line) find(games catalog.Catalog, most int) (*game.Rules, game.Options, error) {
	rules, options, err := Find(games, l.Game, l.Options, l.Position)
	if err != nil {
		return nil, nil, err
	}
	if len(l.Turns) > most {
		return nil, nil, wrong("turns", fmt.Sprintf("These are more than %d turns, the most that is taken here.", most))
	}
	for _, turn := range l.Turns {
		if len(turn) > MaxTurn {
			return nil, nil, tooLong("turns", MaxTurn)
		}
	}
	return rules, options, nil
}

func begin(rules *game.Rules, options game.Options, position string) (*Board, error) {
	if position == "" {
		return &Board{Rules: rules, Table: rules.Begin(options)}, nil
	}
	table, err := rules.SetUp(options, position)
	if err != nil {
		return nil, optional("position", err)
	}
	return &Board{Rules: rules, Table: table}, nil
}
