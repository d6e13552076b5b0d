package quaterno

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
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
	TurnRules: []game.TurnRule{
		{ID: ruleText, Title: "A turn is Fan@x,y, x,y-x,y, x,y>x,y-x,y, x,y<>x,y or pass"},
		{ID: ruleOver, Title: "No turn is made after the end of the game"},
		{ID: rulePhase, Title: "Tiles are placed first; only then they move and act"},
		{ID: ruleHand, Title: "A placement places a tile of one's own hand"},
		{ID: ruleOwnTile, Title: "One moves and acts with one's own tiles"},
		{ID: ruleSun, Title: "The Sun cannot move"},
		{ID: ruleAction, Title: "The Fan swaps; Moon and Soldier have no action; the other actions send the target somewhere"},
		{ID: ruleTarget, Title: "An action has another tile as its target"},
		{ID: ruleLine, Title: "A tile reaches along eight lines up to the first tile; the Moon moves over tiles"},
		{ID: ruleOrbit, Title: "Orbit keeps the target's distance from the Sun"},
		{ID: ruleDrawNear, Title: "Draw Near puts the target between itself and the Anchor"},
		{ID: rulePush, Title: "Push puts the target straight behind itself, up to the first tile"},
		{ID: rulePlaceBehind, Title: "Place Behind puts the target straight behind the Compass, up to the first tile"},
		{ID: ruleDistance, Title: "Tiles are placed at distance 4 or more from 0,0"},
		{ID: ruleDiagonal, Title: "Tiles are not placed on a main diagonal"},
		{ID: ruleQuarter, Title: "Tiles are not placed in a quarter that the opponent controls"},
		{ID: ruleEmpty, Title: "A tile goes to an empty point; nothing is captured"},
		{ID: ruleSeize, Title: "A tile orthogonally next to an enemy Soldier neither moves nor acts"},
		{ID: rulePass, Title: "One passes only when there is no other turn"},
	},
}, game.SetupPositions(
	func(game.Options) Position { return start() },
	func(_ game.Options, text string) (Position, error) { return ParsePosition(text) },
	wrap,
))
