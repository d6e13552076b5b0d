package page

import (
	"errors"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/record"
)

// turnEntry is the form in which a player types a turn. A typed turn is first shown with what
// it does, and played by a second form.
type turnEntry struct {
	Typed    string       // the text as the player typed it; empty at first
	Turn     string       // the turn it is; empty if there is none
	Does     []string     // what the turn does
	Refused  *refusalText // why the text is no legal turn
	Examples []string     // legal turns, as suggestions of the text field
}

// maxExamples is the number of legal turns that a page suggests.
const maxExamples = 12

// refusalText is why a turn cannot be played.
type refusalText struct {
	Text   string
	Rule   string // the id of the rule
	Title  string // its heading
	Lesson string // the address of the step that teaches it; empty: there is none
	Places []string

	message message.Message // the same as Text
}

// newTurnEntry reads what the player typed, which may be empty.
func newTurnEntry(w *messages.Messages, rules *game.Rules, state game.Game, typed string) *turnEntry {
	e := &turnEntry{Typed: typed}
	game.VisitLegalTurns(game.Clone(state), func(text []byte) bool {
		e.Examples = append(e.Examples, string(text))
		return len(e.Examples) < maxExamples
	})
	if typed == "" {
		return e
	}
	turn, _, err := record.ParseTyped(rules, state, typed)
	if err != nil {
		e.Refused = refusalOf(w, rules, err)
		return e
	}
	effects, err := state.ExplainEffects(turn)
	if err != nil {
		e.Refused = refusalOf(w, rules, err)
		return e
	}
	e.Turn = turn
	for _, reason := range effects {
		e.Does = append(e.Does, w.Sentence(reason.Message))
	}
	return e
}

// Example returns a legal turn, to show the notation.
func (e *turnEntry) Example() string {
	if len(e.Examples) == 0 {
		return ""
	}
	return e.Examples[len(e.Examples)/2]
}

// refusalOf returns the rule that an error names.
func refusalOf(w *messages.Messages, rules *game.Rules, err error) *refusalText {
	var broken *game.RuleError
	if !errors.As(err, &broken) {
		m := message.Of(err)
		return &refusalText{Text: w.Sentence(m), message: m}
	}
	return &refusalText{
		Text: w.Sentence(broken.Message), Rule: broken.Rule, Title: w.Title(rules.RuleTitle(broken.Rule)), Places: broken.Places,
		Lesson: lessonAddress(rules, broken.Rule), message: broken.Message,
	}
}
