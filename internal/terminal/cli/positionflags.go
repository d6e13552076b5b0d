package cli

import (
	"errors"
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/record"
)

// positionFlags are the flags that select the position of a command.
type positionFlags struct {
	Option   []string `short:"o" sep:"none" placeholder:"NAME=VALUE" help:"Set an option of the game; may be repeated. See: teahouse games."`
	Turns    string   `short:"p" placeholder:"TURNS" help:"Play these turns first: their texts with spaces between, or @FILE, a record of a game."`
	Position *string  `placeholder:"TEXT" help:"Begin at this position text, as show prints it."`
}

// gameInProgress is a game in progress and its record.
type gameInProgress struct {
	rules  *game.Rules
	table  game.Game
	record *record.Record
}

// undo takes the last turn back.
func (b *gameInProgress) undo() {
	game.UndoTurn(b.table)
	b.record.Turns = b.record.Turns[:len(b.record.Turns)-1]
	b.record.Result = game.Outcome{}
}

// begin returns the position. The name of the game may be empty if a record has it.
func (f *positionFlags) begin(s *invocation, name string) (*gameInProgress, error) {
	options, err := optionFlags(f.Option)
	if err != nil {
		return nil, err
	}
	text := gameSource{game: name, options: options, text: []byte(f.Turns)}
	if path, isFile := strings.CutPrefix(f.Turns, "@"); isFile {
		if path == "" {
			return nil, callErrorf("-p @: want the name of a file behind the @, e.g. -p @game.txt")
		}
		text.path = path
		if text.text, err = record.ReadText(path); err != nil {
			return nil, err
		}
	}
	rules, r, warnings, err := text.read(s)
	if err != nil {
		return nil, err
	}
	s.warn(text.name(), warnings)
	if f.Position != nil {
		if *f.Position == "" {
			return nil, callErrorf("--position is empty: give it a position text, as teahouse show prints it, or leave it out")
		}
		if r.Position != "" && r.Position != *f.Position {
			return nil, callErrorf("--position is given, but %s begins at a position of its own", text.name())
		}
		r.Position = *f.Position
	}
	table, err := r.Replay(rules)
	if err != nil {
		return nil, text.explainError(err, len(r.Turns))
	}
	r.Options, r.Version = table.Options(), rules.Version
	return &gameInProgress{rules: rules, table: table, record: r}, nil
}

// optionFlags reads the values of -o.
func optionFlags(flags []string) (map[string]string, error) {
	given := map[string]string{}
	for _, flag := range flags {
		name, value, ok := strings.Cut(flag, "=")
		if !ok {
			return nil, callErrorf("-o %s: want NAME=VALUE, e.g. -o ki=on; teahouse games lists the options", wording.QuoteShort(flag))
		}
		if before, twice := given[name]; twice {
			return nil, callErrorf("-o %s is given twice, as %s and as %s", name, before, value)
		}
		given[name] = value
	}
	return given, nil
}

// explainError returns an error about a game that names the part of the call or of the file
// that is wrong.
func (t *gameSource) explainError(err error, turns int) error {
	var turn *record.TurnError
	var header *record.HeaderError
	switch {
	case errors.As(err, &turn) && t.path == "":
		err = fmt.Errorf("turn %d of %d, %s: %w", turn.Number, turns, wording.QuoteShort(turn.Text), turn.Err)
	case errors.As(err, &header):
		header.Err = reasonsInLines(header.Err)
		if header.Line == 0 {
			return err // the call has the error
		}
	}
	return fmt.Errorf("%s: %w", t.name(), withRule(err))
}

// reasonsInLines puts each reason why a position is impossible on a line of its own.
func reasonsInLines(err error) error {
	var impossible *game.SetupError
	if errors.As(err, &impossible) && len(impossible.Reasons) > 1 {
		var lines []string
		for _, clause := range impossible.Clauses() {
			lines = append(lines, "\n  "+clause.String())
		}
		return fmt.Errorf("impossible position of %s:%s", impossible.Game, strings.Join(lines, ""))
	}
	return err
}

// warn prints what was read although the notation writes it differently.
func (s *invocation) warn(name string, warnings []record.Warning) {
	for _, w := range warnings {
		fmt.Fprintf(s.errs, "teahouse: %s: %s\n", name, w)
	}
}

// withRule adds the id of the broken rule to an error.
func withRule(err error) error {
	var broken *game.RuleError
	if errors.As(err, &broken) {
		return fmt.Errorf("%w (rule %s)", err, broken.Rule)
	}
	return err
}
