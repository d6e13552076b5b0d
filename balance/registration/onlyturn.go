//go:build !noengine

package registration

import (
	"github.com/teahouse-games/teahouse/balance/problems"
	"github.com/teahouse-games/teahouse/balance/puzzles"
)

// The program with the rules for browsers proves nothing.
func init() {
	Definition.OnlyTurn = problems.OnlyTurn
	Definition.PuzzleTags = &puzzles.Tags
}
