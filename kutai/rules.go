package kutai

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/kutai/messages"
)

// The rule ids, besides those of every game.
const (
	RuleCenterpiece = "centerpiece"
	RuleSet         = "own-set"
	RulePlaces      = "places"
	RuleEmpty       = "empty"
	RuleColours     = "colours"
)

// The reasons of the endings.
const (
	ReasonHarmony   = "harmony"   // the player who placed last has brought the total above the target
	ReasonExhausted = "exhausted" // all tiles are placed without a winner
)

var (
	lineNames  = []string{orthogonal: "orthogonal", queen: "queen", sight: "sight"}
	placeNames = []string{points: "points", squares: "squares"}
)

// name is the game in everything a machine reads.
const name = "kutai-pai-sho"

// Rules are the rules of Kutai Pai Sho.
var Rules = game.NewRules(game.Rules{
	Name:      name,
	Title:     "Kutai Pai Sho",
	Author:    "Red Kutai",
	RoleNames: [2]string{"Guest", "Host"},
	Version:   1,
	Notation:  words,
	Messages:  messages.Catalogue,
	PieceSet:  game.PieceSet{Kinds: wording.KindNames(Kinds), Shared: true, Notes: notes},
	Options: []game.Option{
		{Name: "target", Default: "30", Description: "the total Harmony that must be exceeded", Range: &game.IntRange{Min: 3, Max: 60}},
		{Name: "lines", Default: "orthogonal", Description: "what a straight line is: rows and columns; those and diagonals; any direction", Values: lineNames},
		{Name: "places", Default: "points", Description: "where tiles stand", Values: placeNames},
	},
	TurnRules: []game.TurnRule{
		{ID: game.RuleText},
		{ID: game.RuleOver},
		{ID: RuleCenterpiece},
		{ID: RuleSet},
		{ID: RulePlaces},
		{ID: RuleEmpty},
		{ID: RuleColours},
	},
}, game.SetupPositions(newPosition, parsePosition, wrap))
