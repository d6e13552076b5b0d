package game

import (
	"errors"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game/messages"
	"github.com/teahouse-games/teahouse/message"
)

// Rule ids that every game has; the others are each game's own.
const (
	RuleText = "turn-text" // the text is not a turn text of the game
	RuleOver = "game-over" // the game has ended
)

// RuleError says why a turn is not legal: the first rule it breaks, in the order
// text, game over, phase, ownership, reach, restrictions.
type RuleError struct {
	Rule    string          // the id of one of the Rules' TurnRules
	Message message.Message // names the concrete pieces and places
	Places  []string        // the places that show it, named as the notation names them
}

// Error returns the message in English, as a clause.
func (e *RuleError) Error() string { return e.Message.String() }

// NewRuleError returns a *RuleError.
func NewRuleError(rule string, places []string, m message.Message) *RuleError {
	return &RuleError{Rule: rule, Places: places, Message: m}
}

// AsRuleError returns the *[RuleError] in err. Errors of other kinds come from a bug in
// a rules package and panic.
func AsRuleError(err error) *RuleError {
	var broken *RuleError
	if !errors.As(err, &broken) {
		panic(err)
	}
	return broken
}

// OverError returns the error of a turn after the end of the game. It says with the
// verdict what ended the game, up to the first sentence that points at something.
func OverError(verdict []Reason) *RuleError {
	broken := &RuleError{Rule: RuleOver, Message: messages.Over()}
	for _, reason := range verdict {
		broken.Message = messages.OverBecause(broken.Message, reason.Message)
		if broken.Places = reason.Places; len(broken.Places) > 0 {
			break
		}
	}
	return broken
}

// SetupError is why a position text describes no possible position.
type SetupError struct {
	Game    string
	Reasons []message.Message // at most [MaxReasons]; never empty
	More    int               // how many reasons there are besides
}

// Error returns the message in English, as a clause.
func (e *SetupError) Error() string { return e.Message().String() }

// Message returns what is wrong as one message.
func (e *SetupError) Message() message.Message {
	return messages.ImpossiblePosition(message.Text(e.Game), message.ListOf(e.Clauses()...))
}

// Text returns the [SetupError.Clauses] in English, with semicolons between.
func (e *SetupError) Text() string {
	var clauses []string
	for _, clause := range e.Clauses() {
		clauses = append(clauses, clause.String())
	}
	return strings.Join(clauses, "; ")
}

// Clauses returns the reasons and, as the last clause, how many more there are.
func (e *SetupError) Clauses() []message.Message {
	clauses := slices.Clone(e.Reasons)
	if e.More > 0 {
		clauses = append(clauses, messages.MoreReasons(e.More))
	}
	return clauses
}
