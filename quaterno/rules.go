package quaterno

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/quaterno/messages"
)

const name = "quaterno"

// The ids of the rules that a turn can break.
const (
	ruleText        = game.RuleText
	ruleOver        = game.RuleOver
	rulePhase       = "phase"
	ruleHand        = "hand"
	ruleOwnTile     = "own-tile"
	ruleSun         = "sun"
	ruleAction      = "action"
	ruleTarget      = "target"
	ruleLine        = "line"
	ruleOrbit       = "orbit"
	ruleDrawNear    = "draw-near"
	rulePush        = "push"
	rulePlaceBehind = "place-behind"
	ruleDistance    = "distance"
	ruleDiagonal    = "diagonal"
	ruleQuarter     = "quarter"
	ruleEmpty       = "empty-point"
	ruleSeize       = "seize"
	rulePass        = "pass"
)

// Rules is Quaterno. It has no options.
var Rules = game.NewRules(game.Rules{
	Name:      name,
	Title:     "Quaterno",
	Author:    "a Pai Sho player, unnamed in the source",
	RoleNames: players,
	Version:   1,
	Notation:  words,
	PieceSet:  game.PieceSet{Kinds: wording.KindNames(Kind(Kinds)), Notes: []string{noteSeized}},
	Messages:  messages.Catalogue,
	TurnRules: []game.TurnRule{
		{ID: ruleText},
		{ID: ruleOver},
		{ID: rulePhase},
		{ID: ruleHand},
		{ID: ruleOwnTile},
		{ID: ruleSun},
		{ID: ruleAction},
		{ID: ruleTarget},
		{ID: ruleLine},
		{ID: ruleOrbit},
		{ID: ruleDrawNear},
		{ID: rulePush},
		{ID: rulePlaceBehind},
		{ID: ruleDistance},
		{ID: ruleDiagonal},
		{ID: ruleQuarter},
		{ID: ruleEmpty},
		{ID: ruleSeize},
		{ID: rulePass},
	},
}, game.SetupPositions(
	func(game.Options) Position { return start() },
	func(_ game.Options, text string) (Position, error) { return ParsePosition(text) },
	wrap,
))
