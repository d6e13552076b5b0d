package analysis

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/analysis/messages"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/message"
)

// GameLine is a game at one moment: which one, what was chosen, and the turns played.
type GameLine struct {
	Game     string            `json:"game"`
	Options  map[string]string `json:"options,omitempty"`  // those that are not given have their default
	Position string            `json:"position,omitempty"` // the position text it begins at; empty for the usual beginning
	Turns    []string          `json:"turns"`
}

// ResolveGame finds a game, completes its options and tests how long everything is. The error
// is an *[QuestionError].
func ResolveGame(games gamelist.Games, name string, given map[string]string, position string) (*game.Rules, game.Options, error) {
	rules, err := games.ByName(name)
	if err != nil {
		return nil, nil, fieldError("game", message.Of(err))
	}
	if len(position) > MaxPosition {
		return nil, nil, tooLong("position", MaxPosition)
	}
	for name, value := range given {
		if len(name) > MaxOption || len(value) > MaxOption {
			return nil, nil, tooLong("options", MaxOption)
		}
	}
	options, err := rules.CompleteOptions(given)
	if err != nil {
		return nil, nil, setupError("options", err)
	}
	return rules, options, nil
}

// NewAnalysis returns the analysis of a line of at most maxTurns turns. The error is a *[QuestionError].
func NewAnalysis(games gamelist.Games, l GameLine, maxTurns int) (*Analysis, error) {
	rules, options, err := l.resolve(games, maxTurns)
	if err != nil {
		return nil, err
	}
	b, err := newBoard(rules, options, l.Position)
	if err != nil {
		return nil, err
	}
	return b, b.goTo(l.Turns)
}

func (l *GameLine) resolve(games gamelist.Games, maxTurns int) (*game.Rules, game.Options, error) {
	rules, options, err := ResolveGame(games, l.Game, l.Options, l.Position)
	if err != nil {
		return nil, nil, err
	}
	if len(l.Turns) > maxTurns {
		return nil, nil, fieldError("turns", messages.TooManyTurns(maxTurns))
	}
	for _, turn := range l.Turns {
		if len(turn) > MaxTurn {
			return nil, nil, tooLong("turns", MaxTurn)
		}
	}
	return rules, options, nil
}

func newBoard(rules *game.Rules, options game.Options, position string) (*Analysis, error) {
	if position == "" {
		return &Analysis{Rules: rules, Table: rules.MustNew(options)}, nil
	}
	table, err := rules.NewFromPosition(options, position)
	if err != nil {
		return nil, setupError("position", err)
	}
	return &Analysis{Rules: rules, Table: table}, nil
}

// Limits of questions, in addition to those of package record.
const (
	MaxPath     = 64                   // picks on the way to a turn
	MaxPick     = 64                   // bytes of the id of a pick
	MaxTurn     = 2_000                // bytes of a turn text or of a typed turn
	MaxPosition = game.MaxPositionText // bytes of a position text
	MaxOption   = 64                   // bytes of the name or value of an option
	// MaxWarnings is how many warnings of a pasted text are reported.
	MaxWarnings = 100
	// MaxTurns are the turns of a line: as many as a match has.
	MaxTurns = 10_000
)

func tooLong(field string, maxBytes int) *QuestionError {
	return fieldError(field, messages.TooLong(maxBytes))
}
