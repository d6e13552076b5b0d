package puzzles

import "github.com/teahouse-games/teahouse/puzzle"

// Tags are the words for what turns of Kutai Pai Sho do.
var Tags = puzzle.TagTable{
	Effects: map[string]string{
		"kutai-chain-grows":      puzzle.TagChain,
		"kutai-chain-broken":     puzzle.TagBrokenChain,
		"kutai-disharmony":       puzzle.TagDisharmony,
		"kutai-disharmony-ended": puzzle.TagSpade,
		"kutai-spade-alone":      puzzle.TagSpade,
		"kutai-lotus-value":      puzzle.TagLotus,
		"kutai-twig-value":       puzzle.TagTwig,
		"kutai-wheel-autumn":     puzzle.TagWheel,
		"kutai-wheel-summer":     puzzle.TagWheel,
		"kutai-cup-spring":       puzzle.TagCup,
		"kutai-cup-winter":       puzzle.TagCup,
	},
	Forcing: []string{puzzle.TagChain, puzzle.TagBrokenChain},
}
