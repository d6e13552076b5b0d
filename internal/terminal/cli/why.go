package cli

import (
	"strings"

	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/message"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

type whyCommand struct {
	Game string  `arg:"" optional:"" help:"The game, e.g. ki-shogi; not needed with -p @FILE if the file names it."`
	Turn *string `arg:"" optional:"" help:"A turn of the player to move. Without it: what decided the game."`
	positionFlags
	JSON bool `name:"json" help:"Print the answer as JSON for a program to read."`
}

// Help returns examples.
func (*whyCommand) Help() string {
	return `Says why a turn is not legal, with the first rule it breaks and the pieces and places that show it; or what a legal turn does; or, without a turn, what decided a finished game. A question that is answered ends with exit code 0, whatever the answer.

Examples:

    teahouse why ki-shogi -p "Gyoku*0,0" "Gyoku*1,1"
    teahouse why ki-shogi -p "Gyoku*0,0 Gyoku*1,2 Cho*1,0" 1,2-2,1
    teahouse why -p @mygame.txt
    teahouse why kutai-pai-sho --json CBd@0,0

To see it on the board: teahouse draw --why TURN.`
}

// Run prints the explanation.
func (c *whyCommand) Run(s *invocation) error {
	if first := c.Game; first != "" && c.Turn == nil && c.fromFile() && !s.isGame(first) {
		c.Game, c.Turn = "", &first
	}
	if c.Game == "" && !c.fromFile() {
		return callErrorf("missing <game>: want teahouse why <game> [<turn>] [flags]\nTry teahouse why --help.")
	}
	b, err := c.begin(s, c.Game)
	if err != nil {
		return err
	}
	if c.Turn == nil {
		return c.verdict(s, b)
	}
	answer := game.ExplainTurn(b.table, *c.Turn)
	if c.JSON {
		return s.printJSON(analysis.TurnExplanation{
			Turn: answer.Turn, Legal: answer.Legal, Rule: answer.Rule, Reasons: analysis.ReasonsIn(nil, answer.Reasons),
		})
	}
	s.printExplanation(b.rules, &answer)
	return nil
}

// fromFile reports whether the position comes from a file, which may name its game.
func (f *positionFlags) fromFile() bool { return strings.HasPrefix(f.Turns, "@") }

// isGame reports whether a word is the name of a game, or nearly.
func (s *invocation) isGame(word string) bool {
	if _, err := s.Games.ByName(word); err == nil {
		return true
	}
	var names []string
	for _, rules := range s.Games {
		names = append(names, rules.Name)
	}
	_, ok := gamelist.Closest(word, names)
	return ok
}

// english is the language of the terminal.
var english *message.Language

// printExplanation prints why a turn is legal or not.
func (s *invocation) printExplanation(rules *game.Rules, answer *game.TurnExplanation) {
	if !answer.Legal {
		s.out.printWrapped("%s is not legal by the rule %s (%s):", wording.QuoteShort(answer.Turn), answer.Rule, english.Title(rules.RuleTitle(answer.Rule)))
	}
	if answer.Legal {
		s.out.printWrapped("%s is legal:", wording.QuoteShort(answer.Turn))
	}
	s.reasons(answer.Reasons)
}

// verdict prints what decided the game.
func (c *whyCommand) verdict(s *invocation, b *gameInProgress) error {
	outcome := b.table.Outcome()
	if c.JSON {
		return s.printJSON(struct {
			Outcome game.Outcome      `json:"outcome"`
			Reasons []analysis.Reason `json:"reasons"`
		}{outcome, analysis.ReasonsIn(nil, b.table.ExplainOutcome())})
	}
	if !outcome.Over() {
		s.out.printWrapped("The game goes on: %s to move. Name a turn to ask about it.", seatName(b.rules, b.table.ToMove()))
		return nil
	}
	s.out.printf("%s after %s:\n", outcomeText(b.rules, outcome), count(b.table.TurnCount(), "turn"))
	s.reasons(b.table.ExplainOutcome())
	return nil
}

// outcomeText returns the outcome of a game, e.g. "White wins (no-legal-turn)".
func outcomeText(rules *game.Rules, o game.Outcome) string {
	if o.IsDraw() {
		return "A draw (" + o.Reason + ")"
	}
	return seatName(rules, o.Winner) + " wins (" + o.Reason + ")"
}

// reasons prints sentences, each with its places.
func (s *invocation) reasons(reasons []game.Reason) {
	for _, reason := range reasons {
		text := reason.Text()
		if len(reason.Places) > 0 {
			text += " [" + strings.Join(reason.Places, " ") + "]"
		}
		s.out.printf("%s\n", wrapText(text, "  "))
	}
}
