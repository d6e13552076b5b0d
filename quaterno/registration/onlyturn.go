//go:build !noengine

package registration

import (
	"github.com/teahouse-games/teahouse/quaterno/problems"
	"github.com/teahouse-games/teahouse/quaterno/puzzles"
)

// The program with the rules for browsers proves nothing.
func init() {
	Definition.OnlyTurn = problems.OnlyTurn
	Definition.PuzzleTags = &puzzles.Tags
}
