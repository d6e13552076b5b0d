package kishogi

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/kishogi/messages"
)

const minSide, maxSide = 5, 64

// turnRules are the rules that a turn can break, in the order in which they are tested.
var turnRules = []game.TurnRule{
	{ID: game.RuleText},
	{ID: game.RuleOver},
	{ID: rulePlacement},
	{ID: ruleHand},
	{ID: ruleField},
	{ID: ruleOwnCube},
	{ID: ruleFace},
	{ID: rulePath},
	{ID: ruleOrbit},
	{ID: ruleDropZone},
	{ID: ruleOccupied},
	{ID: ruleCapture},
	{ID: rulePromotion},
	{ID: ruleShared},
	{ID: ruleDropCheck},
	{ID: ruleSupport},
	{ID: ruleCheck},
}

// Rules is Ki Shogi: its names, options and rule ids.
var Rules = game.NewRules(game.Rules{
	Name:      "ki-shogi",
	Title:     "Ki Shogi",
	Author:    "L. Lynn Smith",
	RoleNames: [2]string{"Black", "White"},
	Version:   1,
	Options: []game.Option{
		{Name: "ki", Default: "off", Values: []string{"off", "on"}, Description: "play with the Ki (Unicorn) cubes"},
		{Name: "field", Default: "open", Values: []string{"open"}, Description: "the playing surface: unbounded, or W columns by H rows",
			Pattern: &game.ValuePattern{
				Form: fmt.Sprintf("WxH with W and H from %d to %d, e.g. 7x7", minSide, maxSide),
				Match: func(value string) bool {
					width, _ := fieldSize(value)
					return width > 0
				},
			}},
	},
	Notation:  authorNotation,
	PieceSet:  game.PieceSet{Kinds: wording.KindNames(Face(Faces)), Notes: []string{noteStranded}},
	Messages:  messages.Catalogue,
	TurnRules: turnRules,
}, game.SetupPositions(start, parsePosition, wrap))

func start(o game.Options) Position {
	width, height := fieldSize(o["field"])
	return Start(o["ki"] == "on", width, height)
}

// fieldSize reads "WxH"; it returns zeros for "open" and for anything else.
func fieldSize(value string) (width, height int) {
	w, h, ok := strings.Cut(value, "x")
	width, okW := side(w)
	height, okH := side(h)
	if !ok || !okW || !okH {
		return 0, 0
	}
	return width, height
}

func side(text string) (int, bool) {
	n, err := strconv.Atoi(text)
	return n, err == nil && strconv.Itoa(n) == text && n >= minSide && n <= maxSide
}
