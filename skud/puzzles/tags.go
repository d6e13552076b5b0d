package puzzles

import (
	"github.com/teahouse-games/teahouse/puzzle"
	"github.com/teahouse-games/teahouse/skud"
)

// Tags are the words for what turns of Skud Pai Sho do.
var Tags = puzzle.TagTable{
	Effects: map[string]string{
		"skud-captures":            puzzle.TagCapture,
		"skud-plants":              puzzle.TagPlanting,
		"skud-bonus-plants":        puzzle.TagBonus,
		"skud-bonus-rock":          puzzle.TagRock,
		"skud-bonus-knotweed":      puzzle.TagKnotweed,
		"skud-bonus-boat-takes":    puzzle.TagBoat,
		"skud-bonus-boat-moves":    puzzle.TagBoat,
		"skud-bonus-wheel":         puzzle.TagWheel,
		"skud-bonus-wheel-nothing": puzzle.TagWheel,
		"skud-harmony-broken":      puzzle.TagBrokenHarmony,
		"skud-trapped":             puzzle.TagOrchid,
		"skud-freed":               puzzle.TagOrchid,
		"skud-orchid-captures":     puzzle.TagOrchid,
	},
	Outcomes: map[string]string{
		skud.ReasonRing:       puzzle.TagRing,
		skud.ReasonLastFlower: puzzle.TagLastFlower,
	},
	Combinations: []puzzle.Combination{
		{All: []string{puzzle.TagRock}, Tag: puzzle.TagBonus},
		{All: []string{puzzle.TagKnotweed}, Tag: puzzle.TagBonus},
		{All: []string{puzzle.TagBoat}, Tag: puzzle.TagBonus},
		{All: []string{puzzle.TagWheel}, Tag: puzzle.TagBonus},
		{All: []string{puzzle.TagBonus, puzzle.TagRing}, Tag: puzzle.TagRingByBonus},
		{All: []string{puzzle.TagSave, puzzle.TagPlanting}, Tag: puzzle.TagBlockedGate},
	},
	Forcing: []string{puzzle.TagCapture, puzzle.TagBrokenHarmony, puzzle.TagOrchid, puzzle.TagBonus},
}
