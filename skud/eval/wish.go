package eval

// What makes a move promising; a move is e to the power of the sum of its wishes.
const (
	wishWin         = iota // closes a ring
	wishHarmony            // comes in line with a tile in Harmony
	wishHarmonies          // with two
	wishLost               // leaves tiles in Harmony, each
	wishCapture            // captures
	wishPrey               // Harmonies of what is captured
	wishCorner             // captures a corner of the cheapest ring of the opponent
	wishBreak              // stands between two tiles in Harmony of the opponent
	wishBlock              // between two of its own
	wishHisPath            // in the cheapest ring of the opponent
	wishOwnPath            // in its own
	wishHisNear            // in that of the opponent, which is near
	wishGap                // fills a gap of the cheapest ring
	wishGapNear            // of one that is near
	wishHisGap             // stands in a gap of that of the opponent
	wishHisGapNear         // which is near
	wishDanger             // can be captured there
	wishEscape             // could be captured where it was
	wishBloom              // comes out of a gate
	wishLotus              // is the White Lotus
	wishOrchid             // is the Orchid
	wishOrchidTrap         // is the Orchid and comes beside a flower of the opponent
	wishPlant              // plants
	wishGrowing            // plants, for each flower in a gate
	wishCompany            // plants, for each tile in bloom that it would be in Harmony with
	wishWanted             // plants what is missing in the cheapest ring
	bonusEnd               // no bonus
	bonusPlant             // plants a basic flower
	bonusLotus             // plants the White Lotus
	bonusOrchid            // plants the Orchid
	bonusBoatOwn           // Boat on an own flower
	bonusBoatHis           // Boat on a flower of the opponent
	bonusBoatAccent        // Boat on an Accent
	bonusBoatLost          // Boat: Harmonies of the own flower
	bonusBoatBroken        // Boat: Harmonies of the flower of the opponent
	bonusKnotweed          // a Knotweed
	bonusKnotted           // Harmonies of the opponent more than own ones that it cancels
	bonusRock              // a Rock
	bonusRocked            // Harmonies of the opponent more than own ones that it cancels
	bonusWheel             // a Wheel
	bonusTurned            // Harmonies of the opponent more than own ones around it
	bonusBreak             // an Accent stands between two tiles in Harmony of the opponent
	bonusBlock             // between own ones
	bonusHisPath           // in the cheapest ring of the opponent
	bonusOwnPath           // in the own
	bonusHisNear           // in that of the opponent, which is near
	bonusHisGap            // in a gap of it
	bonusSpare             // an Accent, when the opponent has as many or more
	wishCount
)
