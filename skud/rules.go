package skud

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
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

var players = [2]string{game.First: "Guest", game.Second: "Host"}

// Rules are the rules of Skud Pai Sho.
var Rules = game.NewRules(game.Rules{
	Name:      name,
	Title:     "Skud Pai Sho",
	Author:    "Zach Burnham",
	RoleNames: players,
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
	PieceSet: game.PieceSet{Kinds: wording.KindNames(Kind(Kinds)), Notes: []string{noteGrowing, noteTrapped}},
	TurnRules: []game.TurnRule{
		{ID: RuleText, Title: "How a turn is written"},
		{ID: RuleOver, Title: "After the end there are no turns"},
		{ID: RulePhase, Title: "First the Accents, then each player's first flower, then normal turns"},
		{ID: RulePass, Title: "Only a player with no other turn passes"},
		{ID: RuleHand, Title: "A tile is planted or used from one's own hand"},
		{ID: RuleOwnFlower, Title: "Only one's own flowers are arranged"},
		{ID: RuleTrap, Title: "A flower beside a blooming Orchid of the enemy cannot arrange"},
		{ID: RuleGate, Title: "Flowers are planted in open gates; nothing else enters a gate"},
		{ID: RuleReach, Title: "A flower goes 1 to its reach steps over empty points"},
		{ID: RuleCapture, Title: "Which enemy flowers a flower captures"},
		{ID: RuleGarden, Title: "White flowers stay out of the red gardens, red ones out of the white"},
		{ID: RuleDisharmony, Title: "No two flowers in Disharmony may be in line"},
		{ID: RuleBonus, Title: "A Harmony Bonus is earned by a new Harmony of one's own"},
		{ID: RuleBonusPlant, Title: "A bonus flower needs an open gate, a basic one also a player without a growing flower"},
		{ID: RuleEmptyPoint, Title: "Rock, Wheel and Knotweed are put on an empty point"},
		{ID: RuleWheel, Title: "What a Wheel may turn"},
		{ID: RuleBoat, Title: "What a Boat may move or take away"},
	},
}, game.SetupPositions(begin, parsePosition, wrap))
