package skud

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/skud/messages"
)

// The options and those of their values that are not the default.
const (
	optionEdition     = "edition"
	editionGardenGate = "garden-gate"
	optionAccents     = "accents"
	accentsHost       = "host"
	optionOpening     = "opening"
	openingClash      = "clash"
)

// The rules a turn can break, by id, in the order in which they are tested.
const (
	RuleText       = game.RuleText
	RuleOver       = game.RuleOver
	RulePhase      = "phase"
	RulePass       = "pass"
	RuleHand       = "hand"
	RuleOwnFlower  = "own-flower"
	RuleTrap       = "trap"
	RuleGate       = "gate"
	RuleReach      = "reach"
	RuleCapture    = "capture"
	RuleGarden     = "garden"
	RuleDisharmony = "disharmony"
	RuleBonus      = "harmony-bonus"
	RuleBonusPlant = "bonus-planting"
	RuleEmptyPoint = "empty-point"
	RuleWheel      = "wheel"
	RuleBoat       = "boat"
)

const name = "skud-pai-sho"

// Rules are the rules of Skud Pai Sho.
var Rules = game.NewRules(game.Rules{
	Name:      name,
	Title:     "Skud Pai Sho",
	Author:    "Zach Burnham",
	RoleNames: [2]string{game.First: "Guest", game.Second: "Host"},
	Version:   1,
	Options: []game.Option{
		{Name: optionEdition, Default: "german", Values: []string{"german", editionGardenGate},
			Description: "the rules of the German translation, or those of the site where the game is played today"},
		{Name: optionAccents, Default: "each", Values: []string{"each", accentsHost},
			Description: "each player picks four Accent tiles, or Host picks the same four kinds for both"},
		{Name: optionOpening, Default: "same", Values: []string{"same", openingClash},
			Description: "Host's first flower: the same kind as Guest's, or the kind in Disharmony with it"},
	},
	Notation: siteNotation,
	Messages: messages.Catalogue,
	PieceSet: game.PieceSet{Kinds: wording.KindNames(Kind(Kinds)), Notes: []string{noteGrowing, noteTrapped}},
	TurnRules: []game.TurnRule{
		{ID: RuleText}, {ID: RuleOver}, {ID: RulePhase}, {ID: RulePass}, {ID: RuleHand}, {ID: RuleOwnFlower},
		{ID: RuleTrap}, {ID: RuleGate}, {ID: RuleReach}, {ID: RuleCapture}, {ID: RuleGarden}, {ID: RuleDisharmony},
		{ID: RuleBonus}, {ID: RuleBonusPlant}, {ID: RuleEmptyPoint}, {ID: RuleWheel}, {ID: RuleBoat},
	},
}, game.SetupPositions(begin, parsePosition, wrap))
