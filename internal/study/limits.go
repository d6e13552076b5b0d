package study

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game"
)

// Limits of what is asked, beside those of package record.
const (
	MaxPath     = 64                   // picks on the way to a turn
	MaxPick     = 64                   // bytes of the id of a pick
	MaxTurn     = 2_000                // bytes of the text of a turn, or of what somebody types as one
	MaxPosition = game.MaxPositionText // bytes of a position text
	MaxOption   = 64                   // bytes of the name or value of an option
	// MaxWarnings are how many warnings of a pasted text are told.
	MaxWarnings = 100
	// MaxTurns are the turns of a line: as many as a match has.
	MaxTurns = 10_000
)

func tooLong(field string, most int) *QuestionError {
	return fieldError(field, fmt.Sprintf("This is longer than %d bytes, the most that is taken here.", most))
}
