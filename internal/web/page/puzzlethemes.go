package page

import (
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/puzzle"
)

// themeIDs are the messages with what tags are called.
var themeIDs = map[string]string{
	puzzle.TagWinIn1:          "site-puzzle-tag-win-in-1",
	puzzle.TagWinIn3:          "site-puzzle-tag-win-in-3",
	puzzle.TagWinIn5:          "site-puzzle-tag-win-in-5",
	puzzle.TagWinIn7:          "site-puzzle-tag-win-in-7",
	puzzle.TagSave:            "site-puzzle-tag-save",
	puzzle.TagQuiet:           "site-puzzle-tag-quiet",
	puzzle.TagOption:          "site-puzzle-tag-option",
	puzzle.TagCapture:         "site-puzzle-tag-capture",
	puzzle.TagCheck:           "site-puzzle-tag-check",
	puzzle.TagDiscoveredCheck: "site-puzzle-tag-discovered-check",
	puzzle.TagDrop:            "site-puzzle-tag-drop",
	puzzle.TagStrandedCube:    "site-puzzle-tag-stranded-cube",
	puzzle.TagTakenCube:       "site-puzzle-tag-taken-cube",
	puzzle.TagRescue:          "site-puzzle-tag-rescue",
	puzzle.TagRing:            "site-puzzle-tag-ring",
	puzzle.TagRingByBonus:     "site-puzzle-tag-ring-by-bonus",
	puzzle.TagBonus:           "site-puzzle-tag-bonus",
	puzzle.TagLastFlower:      "site-puzzle-tag-last-flower",
	puzzle.TagPlanting:        "site-puzzle-tag-planting",
	puzzle.TagBlockedGate:     "site-puzzle-tag-blocked-gate",
	puzzle.TagBrokenHarmony:   "site-puzzle-tag-broken-harmony",
	puzzle.TagOrchid:          "site-puzzle-tag-orchid",
	puzzle.TagBoat:            "site-puzzle-tag-boat",
	puzzle.TagKnotweed:        "site-puzzle-tag-knotweed",
	puzzle.TagRock:            "site-puzzle-tag-rock",
	puzzle.TagWheel:           "site-puzzle-tag-wheel",
	puzzle.TagFigure:          "site-puzzle-tag-figure",
	puzzle.TagBrokenAxis:      "site-puzzle-tag-broken-axis",
	puzzle.TagSwap:            "site-puzzle-tag-swap",
	puzzle.TagOrbit:           "site-puzzle-tag-orbit",
	puzzle.TagDrawNear:        "site-puzzle-tag-draw-near",
	puzzle.TagPush:            "site-puzzle-tag-push",
	puzzle.TagPlaceBehind:     "site-puzzle-tag-place-behind",
	puzzle.TagSeize:           "site-puzzle-tag-seize",
	puzzle.TagFreed:           "site-puzzle-tag-freed",
	puzzle.TagChain:           "site-puzzle-tag-chain",
	puzzle.TagBrokenChain:     "site-puzzle-tag-broken-chain",
	puzzle.TagDisharmony:      "site-puzzle-tag-disharmony",
	puzzle.TagLotus:           "site-puzzle-tag-lotus",
	puzzle.TagTwig:            "site-puzzle-tag-twig",
	puzzle.TagCup:             "site-puzzle-tag-cup",
	puzzle.TagSpade:           "site-puzzle-tag-spade",
	puzzle.TagBalance:         "site-puzzle-tag-balance",
	puzzle.TagPlacement:       "site-puzzle-tag-placement",
	puzzle.TagMove:            "site-puzzle-tag-move",
	puzzle.TagFixed:           "site-puzzle-tag-fixed",
	puzzle.TagPrevention:      "site-puzzle-tag-prevention",
}

// themeText returns what a tag is called: the tag itself, if it has no message.
func themeText(w *messages.Messages, tag string) string {
	if id, ok := themeIDs[tag]; ok {
		return w.Text(id)
	}
	return tag
}
