package puzzles

import "github.com/teahouse-games/teahouse/puzzle"

// Tags are the words for what turns of Quaterno do.
var Tags = puzzle.TagTable{
	Effects: map[string]string{
		"quaterno-swaps":       puzzle.TagSwap,
		"quaterno-orbits":      puzzle.TagOrbit,
		"quaterno-draws":       puzzle.TagDrawNear,
		"quaterno-pushes":      puzzle.TagPush,
		"quaterno-puts-behind": puzzle.TagPlaceBehind,
		"quaterno-is-seized":   puzzle.TagSeize,
		"quaterno-seizes":      puzzle.TagSeize,
		"quaterno-freed":       puzzle.TagFreed,
		"quaterno-figure":      puzzle.TagFigure,
		"quaterno-axis-lost":   puzzle.TagBrokenAxis,
	},
	Outcomes: map[string]string{"figures": puzzle.TagFigure},
	Forcing:  []string{puzzle.TagFigure, puzzle.TagSeize, puzzle.TagBrokenAxis},
}
