package record

import (
	"errors"

	"github.com/teahouse-games/teahouse/game"
)

// ParseTyped reads a turn as somebody types it: its text or, failing that, the game's
// own notation. A warning says what was understood although it is written
// otherwise. The error is the *[game.RuleError] of the form that fits better.
func ParseTyped(rules *game.Rules, table game.State, text string) (turn, warning string, err error) {
	if _, err = table.ParseTurn(text); err == nil {
		return text, "", nil
	}
	turn, warning, wrong := rules.Notation.ReadEntry(table, text)
	if wrong == nil && turn != "" {
		return turn, warning, nil
	}
	if isNotTurnText(err) && wrong != nil && !isNotTurnText(wrong) {
		err = wrong
	}
	return "", "", err
}

// isNotTurnText reports whether an error is that a text is no turn at all.
func isNotTurnText(err error) bool {
	broken := new(game.RuleError)
	return errors.As(err, &broken) && broken.Rule == game.RuleText
}
