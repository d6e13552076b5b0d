package cli

import (
	"errors"
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/game"
)

// start is the flags that say which position a command is about.
type start struct {
	Option   []string `short:"o" sep:"none" placeholder:"NAME=VALUE" help:"Set an option of the game; may be repeated. See: teahouse games."`
	Turns    string   `short:"p" placeholder:"TURNS" help:"Play these turns first: their texts with spaces between, or @FILE, a saved game."`
	Position *string  `placeholder:"TEXT" help:"Begin at this position text, as show prints it."`
}

// begun is a game in progress, with what is needed to save it.
type begun struct {
	rules    *game.Rules
	table    game.Table
	position string   // where it began, if not at the usual place
	turns    []string // made so far
}

func (b *begun) saved() saved {
	return saved{game: b.rules.Name, options: b.table.Options(), position: b.position, turns: b.turns}
}

// play plays a turn.
func (b *begun) play(turn string) error {
	if err := game.PlayTurn(b.table, turn); err != nil {
		return err
	}
	b.turns = append(b.turns, turn)
	return nil
}

// undo takes a turn back.
func (b *begun) undo() {
	game.UndoTurn(b.table)
	b.turns = b.turns[:len(b.turns)-1]
}

// begin makes the position. The name may be empty if a saved game tells it.
func (f *start) begin(s *session, name string) (*begun, error) {
	var g saved
	path, isFile := strings.CutPrefix(f.Turns, "@")
	if isFile {
		var err error
		if g, err = readSaved(path); err != nil {
			return nil, err
		}
	} else {
		g = parseSaved(f.Turns)
	}
	source := "-p"
	if isFile {
		source = path
	}
	rules, err := s.gameOf(name, g, path)
	if err != nil {
		return nil, err
	}
	options, err := f.options(rules, g, path)
	if err != nil {
		return nil, err
	}
	if f.Position != nil {
		if *f.Position == "" {
			return nil, callErrorf("--position is empty: give it a position text, as teahouse show prints it, or leave it out")
		}
		if g.position != "" && g.position != *f.Position {
			return nil, callErrorf("--position is given, but %s begins at a position of its own", path)
		}
		g.position = *f.Position
	}
	b := &begun{rules: rules, position: g.position}
	if g.position == "" {
		b.table, err = rules.New(options)
	} else {
		b.table, err = rules.Setup(options, g.position)
	}
	if err != nil {
		return nil, explained(err)
	}
	for i, turn := range g.turns {
		if err := b.play(turn); err != nil {
			return nil, fmt.Errorf("%s: turn %d of %d, %s: %w", source, i+1, len(g.turns), game.Quote(turn), withRule(err))
		}
	}
	return b, nil
}

// gameOf finds the game that a call and a saved game name.
func (s *session) gameOf(name string, g saved, path string) (*game.Rules, error) {
	switch {
	case name == "" && g.game == "" && path != "":
		return nil, callErrorf("%s does not say which game it is: name it, e.g. teahouse play %s --load %s", path, s.Games[0].Name, path)
	case name == "" && path != "":
		rules, err := s.Games.Find(g.game)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		return rules, nil
	}
	rules, err := s.find(name)
	if err != nil {
		return nil, err
	}
	if g.game != "" && g.game != rules.Name {
		return nil, fmt.Errorf("%s is a game of %s, not of %s", path, g.game, rules.Name)
	}
	return rules, nil
}

// options is the option set that the flags and a saved game give.
func (f *start) options(rules *game.Rules, g saved, path string) (map[string]string, error) {
	given := map[string]string{}
	for _, option := range f.Option {
		name, value, ok := strings.Cut(option, "=")
		if !ok {
			return nil, callErrorf("-o %s: want NAME=VALUE; %s", game.Quote(option), optionsOf(rules))
		}
		if before, twice := given[name]; twice {
			return nil, callErrorf("-o %s is given twice, as %s and as %s", name, before, value)
		}
		if fixed, ok := g.options[name]; ok && fixed != value {
			return nil, callErrorf("-o %s=%s: %s is a game with %s=%s", name, value, path, name, fixed)
		}
		given[name] = value
	}
	if _, err := rules.Resolve(given); err != nil {
		return nil, callError{err}
	}
	for name, value := range g.options {
		given[name] = value
	}
	if _, err := rules.Resolve(given); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return given, nil
}

func optionsOf(rules *game.Rules) string {
	if len(rules.Options) == 0 {
		return rules.Name + " has no options"
	}
	var list []string
	for i := range rules.Options {
		list = append(list, rules.Options[i].Name+" ("+rules.Options[i].Valid()+")")
	}
	return "the options of " + rules.Name + " are " + strings.Join(list, ", ")
}

// explained puts each reason why a position is impossible on a line of its own.
func explained(err error) error {
	var impossible *game.SetupError
	if errors.As(err, &impossible) && len(impossible.Reasons) > 1 {
		return fmt.Errorf("impossible position of %s:\n  %s", impossible.Game, strings.Join(impossible.Reasons, "\n  "))
	}
	return err
}

// withRule names the rule that a turn breaks.
func withRule(err error) error {
	var broken *game.RuleError
	if errors.As(err, &broken) {
		return fmt.Errorf("%w (rule %s)", err, broken.Rule)
	}
	return err
}
