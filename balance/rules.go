package balance

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// The ids of the rules that a turn can break, besides those of every game.
const (
	ruleStage       = "stage"
	ruleDeal        = "deal"
	ruleHand        = "hand"
	ruleTile        = "tile"
	ruleWheelSquare = "wheel-square"
	ruleLine        = "line"
	ruleWay         = "way"
	ruleFree        = "free"
	ruleHarm        = "harm"
	ruleNoUndo      = "no-undo"
	ruleMust        = "must-balance"
	rulePass        = "pass"
)

const name = "balance-pai-sho"

// players are the names of First and Second in what a person reads.
var players = [2]string{"Guest", "Host"}

// Rules are the rules of Balance Pai Sho.
var Rules = game.NewRules(game.Rules{
	Name:      name,
	Title:     "Balance Pai Sho",
	Author:    "Eun_Mi_89, Darren",
	RoleNames: players,
	Version:   1,
	Options: []game.Option{
		{Name: "no-undo", Default: "on", Values: []string{"on", "off"},
			Description: "a move may not take back the move just made"},
		{Name: "must-balance", Default: "off", Values: []string{"off", "on"},
			Description: "a player who can raise the number of balances must do so, in both stages"},
		{Name: "matching", Default: "classic", Values: []string{"classic", "opposites"},
			Description: "classic: Lotus with Rose, Orchid with Lily, of 1 Rose 2 Lotus 3 Orchid 4 Lily; " +
				"opposites: Rose and Lotus with Orchid and Lily, of 1 Rose 4 Lotus 2 Orchid 3 Lily. " +
				"Careful players mostly draw classic, opposites decides more games"},
	},
	Notation: words,
	PieceSet: game.PieceSet{Kinds: wording.KindNames(kind(kinds)), Shared: true, Notes: []string{noteFixed, noteOnPoint}},
	TurnRules: []game.TurnRule{
		{ID: game.RuleText, Title: "A turn is a deal, a placement, a move or a pass, written in the one way"},
		{ID: game.RuleOver, Title: "The game has ended"},
		{ID: ruleStage, Title: "First the deal, then the Blossoming of eleven placements, then moving"},
		{ID: ruleDeal, Title: "Guest is dealt six tiles of the set"},
		{ID: ruleHand, Title: "In the Blossoming a player places a tile from the own hand"},
		{ID: ruleTile, Title: "A move moves the upper tile of a square; tiles on points never move"},
		{ID: ruleWheelSquare, Title: "The Wheel is placed on a square"},
		{ID: ruleLine, Title: "A tile moves horizontally or vertically"},
		{ID: ruleWay, Title: "A tile does not move over another tile"},
		{ID: ruleFree, Title: "The place is free: no tile there, or for a flower the Wheel alone"},
		{ID: ruleHarm, Title: "A flower may move only if its gardens keep their number of balances without it"},
		{ID: ruleNoUndo, Title: "The move just made may not be taken back at once"},
		{ID: ruleMust, Title: "A player who can raise the number of balances must do so"},
		{ID: rulePass, Title: "Only a player without a legal turn passes"},
	},
}, game.SetupPositions(begin, parsePosition, wrap))
