package cli

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/alecthomas/kong"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/record"
)

type convertCommand struct {
	recordFlags
	To     string `enum:"${forms}" required:"" placeholder:"FORM" help:"What is written: ${forms_text}."`
	Output string `type:"file" placeholder:"FILE" help:"Write to this file instead of standard output (-). A game that is there is replaced, whole or not at all; anything else is left."`
}

// Help returns examples.
func (*convertCommand) Help() string {
	return `The forms:

    record  text with headers, turns, comments and variations (docs/records.md)
    json    the same on one line, e.g. a request for teahouse pipe
    site    Skud Pai Sho as the site writes it where it is played: 1G.R3(0,-8)
    smith   Ki Shogi as its author writes it: *Cho E
    words   Quaterno, Kutai Pai Sho and Balance Pai Sho in words

Each game is played through and must keep the rules. What is read from site is played by the rules of the site, edition=garden-gate, and a bonus that was not earned is left out, as the site does; other options that the text does not have are set with -o. Warnings go to standard error.

Examples:

    teahouse convert --to json game.txt
    teahouse convert --from site --to record -
    teahouse convert --from words --game quaterno --to record game.txt
    teahouse convert --to smith --output game.smith game.txt
    teahouse convert --to json game.txt | teahouse pipe`
}

// Run converts a game to another form.
func (c *convertCommand) Run(s *invocation) error {
	rules, r, err := s.readChecked(&c.recordFlags)
	if err != nil {
		return err
	}
	text, err := s.formatRecord(rules, r, c.To)
	if err != nil {
		return fmt.Errorf("%s: %w", (&gameSource{path: c.File}).name(), err)
	}
	if c.Output != "" && c.Output != "-" {
		if err := mayReplaceGame(c.Output, rules, r.Options); err != nil {
			return fmt.Errorf("cannot save %s: %w", c.Output, err)
		}
		return record.WriteText(c.Output, text)
	}
	s.out.printf("%s", text)
	return nil
}

// mayReplaceGame returns an error if the file at path is not a game and must stay as it is.
// Among the notations it knows only that of rules.
func mayReplaceGame(path string, rules *game.Rules, options game.Options) error {
	return mayReplace(path, "a game", func() bool {
		text, err := record.ReadText(path)
		known := err == nil && record.StartsWithTurn(rules, options, text)
		for _, read := range [...]func([]byte) (*record.Record, error){record.Read, record.ReadJSON} {
			r, err := read(text)
			known = known || err == nil && r.Game != ""
		}
		return known
	})
}

// formatRecord returns a record in a form, with a newline at its end.
func (s *invocation) formatRecord(rules *game.Rules, r *record.Record, form string) ([]byte, error) {
	switch form {
	case formRecord:
		return record.Write(r)
	case formJSON:
		text, err := record.WriteJSON(r)
		return append(text, '\n'), err
	}
	if own := rules.Notation.Name; own != form {
		return nil, callErrorf("%s is not written in the notation %s: its own is %s", rules.Name, form, own)
	}
	text, err := record.FormatNotation(rules, r)
	if err != nil {
		return nil, err
	}
	s.warnOfLoss(rules, r, text)
	return []byte(strings.TrimSuffix(text, "\n") + "\n"), nil
}

// warnOfLoss warns of the parts of a record that a notation cannot express.
func (s *invocation) warnOfLoss(rules *game.Rules, r *record.Record, text string) {
	name := rules.Notation.Name
	if lost := unrepresentedParts(r); len(lost) > 0 {
		fmt.Fprintf(s.errs, "teahouse: the notation %s has no place for %s: left out\n", name, strings.Join(lost, ", "))
	}
	implied := map[string]string{}
	if rules.Notation.ImpliedOptions != nil {
		implied = rules.Notation.ImpliedOptions(text)
	}
	understood, err := rules.CompleteOptions(implied)
	if err != nil || maps.Equal(understood, r.Options) {
		return
	}
	var flags []string
	for _, name := range slices.Sorted(maps.Keys(r.Options)) {
		if understood[name] != r.Options[name] {
			flags = append(flags, "-o "+name+"="+r.Options[name])
		}
	}
	fmt.Fprintf(s.errs, "teahouse: the notation %s does not write the options of this game: read it with %s\n", name, strings.Join(flags, " "))
}

// unrepresentedParts names the parts of a record besides game, options and main line.
func unrepresentedParts(r *record.Record) []string {
	var sentence []string
	if slices.ContainsFunc([]string{r.First, r.Second, r.Date, r.Clock}, func(v string) bool { return v != "" }) || len(r.Headers) > 0 {
		sentence = append(sentence, "headers")
	}
	if record.EndsOutsideRules(r.Result.Reason) {
		sentence = append(sentence, "result")
	}
	if r.Comment != "" || slices.ContainsFunc(r.Turns, func(t record.AnnotatedTurn) bool { return t.Comment != "" || t.Mark != "" }) {
		sentence = append(sentence, "comments")
	}
	if slices.ContainsFunc(r.Turns, func(t record.AnnotatedTurn) bool { return len(t.Variations) > 0 }) {
		sentence = append(sentence, "variations")
	}
	return sentence
}

// formVars returns the names of the forms for the parser of the command line: the forms of
// records and the notations of the games.
func formVars(list gamelist.Games) kong.Vars {
	var notations []string
	for _, rules := range list {
		if name := rules.Notation.Name; !slices.Contains(notations, name) {
			notations = append(notations, name)
		}
	}
	slices.Sort(notations)
	forms := append([]string{"record", "json"}, notations...)
	return kong.Vars{"forms": strings.Join(forms, ","), "forms_text": wording.JoinWords("or", forms)}
}
