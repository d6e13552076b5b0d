package puzzles

import "github.com/teahouse-games/teahouse/puzzle"

// unchanged is a word for combinations alone: the turn balances nothing.
const unchanged = "unchanged"

// Tags are the words for what turns of Balance Pai Sho do.
var Tags = puzzle.TagTable{
	Effects: map[string]string{
		"balance-places":           puzzle.TagPlacement,
		"balance-places-on-wheel":  puzzle.TagPlacement,
		"balance-moves":            puzzle.TagMove,
		"balance-moves-off-wheel":  puzzle.TagMove,
		"balance-moves-onto-wheel": puzzle.TagMove,
		"balance-counts-twice":     puzzle.TagWheel,
		"balance-makes-balances":   puzzle.TagBalance,
		"balance-fixes-others":     puzzle.TagFixed,
		"balance-frees-others":     puzzle.TagFreed,
		"balance-total-stays":      unchanged,
		"balance-total-stays-for":  unchanged,
	},
	Combinations: []puzzle.Combination{{All: []string{puzzle.TagSave, unchanged}, Tag: puzzle.TagPrevention}},
	Outcomes:     map[string]string{"balance": puzzle.TagBalance},
	Forcing:      []string{puzzle.TagBalance},
}
