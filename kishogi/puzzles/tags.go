package puzzles

import "github.com/teahouse-games/teahouse/puzzle"

// Tags are the words for what turns of Ki Shogi do.
var Tags = puzzle.TagTable{
	Effects: map[string]string{
		"kishogi-captures":             puzzle.TagCapture,
		"kishogi-captures-and-becomes": puzzle.TagCapture,
		"kishogi-drops-beside":         puzzle.TagDrop,
		"kishogi-drops-two-cells-away": puzzle.TagDrop,
		"kishogi-gives-check":          puzzle.TagCheck,
		"kishogi-wins-with-check":      puzzle.TagCheck,
		"kishogi-gives-check-opened":   puzzle.TagDiscoveredCheck,
		"kishogi-hangs":                puzzle.TagStrandedCube,
		"kishogi-hangs-because":        puzzle.TagStrandedCube,
		"kishogi-taken":                puzzle.TagTakenCube,
		"kishogi-saved":                puzzle.TagRescue,
	},
	Combinations: []puzzle.Combination{
		{All: []string{puzzle.TagDiscoveredCheck}, Tag: puzzle.TagCheck},
	},
	Forcing: []string{puzzle.TagCapture, puzzle.TagCheck},
}
