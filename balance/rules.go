package balance

import (
	"github.com/teahouse-games/teahouse/balance/messages"
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

// Rules are the rules of Balance Pai Sho.
var Rules = game.NewRules(game.Rules{
	Name:      name,
	Title:     "Balance Pai Sho",
	Author:    "Eun_Mi_89, Darren",
	RoleNames: [2]string{"Guest", "Host"},
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
	Messages: messages.Catalogue,
	PieceSet: game.PieceSet{Kinds: wording.KindNames(kind(kinds)), Shared: true, Notes: []string{noteFixed, noteOnPoint}},
	TurnRules: []game.TurnRule{
		{ID: game.RuleText},
		{ID: game.RuleOver},
		{ID: ruleStage},
		{ID: ruleDeal},
		{ID: ruleHand},
		{ID: ruleTile},
		{ID: ruleWheelSquare},
		{ID: ruleLine},
		{ID: ruleWay},
		{ID: ruleFree},
		{ID: ruleHarm},
		{ID: ruleNoUndo},
		{ID: ruleMust},
		{ID: rulePass},
	},
}, game.SetupPositions(begin, parsePosition, wrap))
