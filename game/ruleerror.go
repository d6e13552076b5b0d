package game

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// Rule ids that every game has; the others are each game's own.
const (
	RuleText = "turn-text" // the text is not a turn text of the game
	RuleOver = "game-over" // the game has ended
)

// RuleError says why a turn is not legal: the first rule it breaks, in the order
// text, game over, phase, ownership, reach, restrictions.
type RuleError struct {
	Rule   string   // the id of one of the Rules' TurnRules
	Text   string   // a sentence with the concrete pieces and places
	Places []string // the places that show it, named as the notation names them
}

func (e *RuleError) Error() string { return e.Text }

// RuleErrorf returns a *RuleError; its text is made as by fmt.Sprintf.
func RuleErrorf(rule string, places []string, format string, args ...any) *RuleError {
	return &RuleError{Rule: rule, Places: places, Text: fmt.Sprintf(format, args...)}
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
	broken := &RuleError{Rule: RuleOver, Text: "the game is over"}
	for _, reason := range verdict {
		broken.Text += ". " + strings.TrimSuffix(reason.Text, ".")
		if broken.Places = reason.Places; len(broken.Places) > 0 {
			break
		}
	}
	return broken
}

// SetupError is why a position text describes no possible position.
type SetupError struct {
	Game    string
	Reasons []string // sentences, at most [MaxReasons]; never empty
	More    int      // how many reasons there are besides
}

func (e *SetupError) Error() string {
	return fmt.Sprintf("impossible position of %s: %s", e.Game, e.Text())
}

// Text returns the [SetupError.Clauses] with semicolons between.
func (e *SetupError) Text() string { return strings.Join(e.Clauses(), "; ") }

// Clauses returns the reasons and, as the last clause, how many more there are.
func (e *SetupError) Clauses() []string {
	clauses := slices.Clone(e.Reasons)
	if e.More > 0 {
		clauses = append(clauses, fmt.Sprintf("and %d more", e.More))
	}
	return clauses
}
