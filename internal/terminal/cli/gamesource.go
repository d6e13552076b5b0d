package cli

import (
	"bytes"
	"fmt"
	"io"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/record"
)

// gameSource is a text with a game, and the flags about it.
type gameSource struct {
	path    string // the file; "-" for standard input, "" for the value of -p
	text    []byte
	form    string            // "" to detect it
	game    string            // the name of the game; "" if the text has it
	options map[string]string // given with -o
	guessed bool              // nothing in the text shows its form
}

// recordFlags say which game to read, and what its text does not have.
type recordFlags struct {
	File   string   `type:"file" arg:"" help:"The file to read, or - for standard input."`
	From   string   `enum:"${forms}," default:"" placeholder:"FORM" help:"What is read: ${forms_text}. Not needed if the text shows it."`
	Game   string   `placeholder:"GAME" help:"The game, e.g. quaterno, if the text does not say it."`
	Option []string `short:"o" sep:"none" placeholder:"NAME=VALUE" help:"An option of the game that the text does not have; may be repeated."`
}

// readChecked reads a game and checks all turns, with those of variations.
func (s *invocation) readChecked(flags *recordFlags) (*game.Rules, *record.Record, error) {
	options, err := optionFlags(flags.Option)
	if err != nil {
		return nil, nil, err
	}
	t := gameSource{path: flags.File, form: flags.From, game: flags.Game, options: options}
	if t.text, err = s.readInput(flags.File); err != nil {
		return nil, nil, err
	}
	rules, r, warnings, err := t.read(s)
	if err != nil {
		return nil, nil, err
	}
	s.warn(t.name(), warnings)
	if err := r.Validate(rules); err != nil {
		return nil, nil, t.explainError(err, len(r.Turns))
	}
	r.Options, err = rules.CompleteOptions(r.Options)
	return rules, r, err
}

// The forms of a record. The other forms are the names of the games' notations.
const (
	formRecord = "record"
	formJSON   = "json"
)

// name returns the name of the text in messages.
func (t *gameSource) name() string {
	switch t.path {
	case "":
		return "-p"
	case "-":
		return "standard input"
	}
	return t.path
}

// readInput reads a file or, for "-", the standard input.
func (s *invocation) readInput(path string) ([]byte, error) {
	if path != "-" {
		return record.ReadText(path)
	}
	text, err := io.ReadAll(io.LimitReader(s.in, record.MaxBytes+1))
	if err != nil {
		return nil, fmt.Errorf("cannot read standard input: %w", err)
	}
	return text, nil // the reader rejects a text that is too long
}

// read reads the game. The record has the options of the call. From a notation it has all
// options, and only then its turns are checked.
func (t *gameSource) read(s *invocation) (*game.Rules, *record.Record, []record.Warning, error) {
	if t.path != "" && len(bytes.TrimSpace(t.text)) == 0 {
		return nil, nil, nil, fmt.Errorf("%s is empty: a game says at least which it is, e.g. Game: %s", t.name(), s.Games[0].Name)
	}
	if t.form == "" {
		t.form = t.detectForm(s)
	}
	if t.form != formRecord && t.form != formJSON {
		return t.readNotation(s)
	}
	read := record.Read
	if t.form == formJSON {
		read = record.ReadJSON
	}
	r, err := read(t.text)
	if t.guessed && t.game == "" && (err != nil || len(r.Turns) == 0) {
		return nil, nil, nil, fmt.Errorf("%s is no record of a game: a record begins with its headers, e.g. Game: %s, and an empty line before the turns", t.name(), s.Games[0].Name)
	}
	if err != nil {
		return nil, nil, nil, fmt.Errorf("%s: %w", t.name(), err)
	}
	rules, err := t.rulesOf(s, r)
	if err != nil {
		return nil, nil, nil, err
	}
	if err := t.setOptions(rules, r); err != nil {
		return nil, nil, nil, err
	}
	r.Game = rules.Name
	return rules, r, nil, nil
}

// rulesOf returns the rules that the call and a record name.
func (t *gameSource) rulesOf(s *invocation, r *record.Record) (*game.Rules, error) {
	if t.game == "" && t.path != "" {
		if r.Game == "" {
			return nil, callErrorf("%s does not say which game it is: name it in the call, or in a line at its beginning, e.g. Game: %s", t.name(), s.Games[0].Name)
		}
		rules, err := s.Games.ByName(r.Game)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", t.name(), r.HeaderErrorAt("Game", err))
		}
		return rules, nil
	}
	rules, err := s.gameByName(t.game)
	if err != nil {
		return nil, err
	}
	if r.Game != "" && r.Game != rules.Name {
		return nil, fmt.Errorf("%s is a game of %s, not of %s", t.name(), r.Game, rules.Name)
	}
	return rules, nil
}

// setOptions adds the options of the call to a record.
func (t *gameSource) setOptions(rules *game.Rules, r *record.Record) error {
	if _, err := rules.CompleteOptions(t.options); err != nil {
		return callError{err}
	}
	for name, value := range t.options {
		if fixed, ok := r.Options[name]; ok && fixed != value {
			return callErrorf("-o %s=%s: %s is a game with %s=%s", name, value, t.name(), name, fixed)
		}
		if r.Options == nil {
			r.Options = game.Options{}
		}
		r.Options[name] = value
	}
	return nil
}

// readNotation reads a game in the notation named form.
func (t *gameSource) readNotation(s *invocation) (*game.Rules, *record.Record, []record.Warning, error) {
	rules, err := t.rulesOfNotation(s)
	if err != nil {
		return nil, nil, nil, err
	}
	if _, err := rules.CompleteOptions(t.options); err != nil {
		return nil, nil, nil, callError{err}
	}
	r, warnings, err := record.ParseNotation(rules, t.options, t.text)
	if err != nil {
		return nil, nil, nil, fmt.Errorf("%s: %w", t.name(), withRule(err))
	}
	return rules, r, warnings, nil
}

// rulesOfNotation returns the rules of the game with the notation named form.
func (t *gameSource) rulesOfNotation(s *invocation) (*game.Rules, error) {
	if t.game != "" {
		rules, err := s.gameByName(t.game)
		if err != nil {
			return nil, err
		}
		if own := rules.Notation.Name; own != t.form {
			return nil, callErrorf("%s is not written in the notation %s: its own is %s", rules.Name, t.form, own)
		}
		return rules, nil
	}
	var found []*game.Rules
	for _, rules := range s.Games {
		if rules.Notation.Name == t.form {
			found = append(found, rules)
		}
	}
	if len(found) > 1 {
		found = t.gamesStartingWith(found)
	}
	if len(found) != 1 {
		return nil, callErrorf("%s does not say which game it is: name it with --game, e.g. --game quaterno", t.name())
	}
	return found[0], nil
}

// detectForm detects the form of a text.
func (t *gameSource) detectForm(s *invocation) string {
	switch {
	case t.path == "", record.HasHeaders(t.text):
		return formRecord
	case record.LooksLikeJSON(t.text):
		return formJSON
	}
	games := []*game.Rules(s.Games)
	if t.game != "" {
		rules, err := s.Games.ByName(t.game)
		if err != nil {
			return formRecord
		}
		if r, err := record.Read(t.text); err == nil && len(r.Turns) > 0 && t.isTurn(rules, r.Turns[0].Text) {
			return formRecord
		}
		games = []*game.Rules{rules}
	}
	if begun := t.gamesStartingWith(games); len(begun) > 0 {
		return begun[0].Notation.Name
	}
	t.guessed = true
	return formRecord
}

// isTurn reports whether the text is a legal first turn.
func (t *gameSource) isTurn(rules *game.Rules, text string) bool {
	table, err := rules.New(t.options)
	if err != nil {
		return false
	}
	_, err = table.ParseTurn(text)
	return err == nil
}

// gamesStartingWith returns those of games in whose notation the text begins with a legal turn.
func (t *gameSource) gamesStartingWith(games []*game.Rules) (begun []*game.Rules) {
	for _, rules := range games {
		if record.StartsWithTurn(rules, t.options, t.text) {
			begun = append(begun, rules)
		}
	}
	return begun
}
