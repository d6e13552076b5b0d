package eval

// What makes a move promising; a move is e to the power of the sum of its wishes.
const (
	policyWin               = iota // closes a ring
	policyHarmony                  // comes in line with a tile in Harmony
	policyTwoHarmonies             // with two
	policyLostLinks                // leaves tiles in Harmony, each
	policyCapture                  // captures
	policyCapturedLinks            // Harmonies of what is captured
	policyCaptureRingCorner        // captures a corner of the cheapest ring of the opponent
	policyBreakHarmony             // stands between two tiles in Harmony of the opponent
	policyBlockOwnHarmony          // between two of its own
	policyBreakRing                // in the cheapest ring of the opponent
	policyBlockOwnRing             // in its own
	policyBreakNearRing            // in that of the opponent, which is near
	policyFillGap                  // fills a gap of the cheapest ring
	policyFillNearGap              // of one that is near
	policyBlockGap                 // stands in a gap of that of the opponent
	policyBlockNearGap             // which is near
	policyEnterDanger              // can be captured there
	policyLeaveDanger              // could be captured where it was
	policyBloom                    // comes out of a gate
	policyLotus                    // is the White Lotus
	policyOrchid                   // is the Orchid
	policyOrchidTrap               // is the Orchid and comes beside a flower of the opponent
	policyPlant                    // plants
	policyGateFlowers              // plants, for each flower in a gate
	policyPlantPartners            // plants, for each tile in bloom that it would be in Harmony with
	policyPlantMissing             // plants what is missing in the cheapest ring
	bonusSkip                      // no bonus
	bonusPlant                     // plants a basic flower
	bonusLotus                     // plants the White Lotus
	bonusOrchid                    // plants the Orchid
	bonusBoatOwn                   // Boat on an own flower
	bonusBoatOpp                   // Boat on a flower of the opponent
	bonusBoatAccent                // Boat on an Accent
	bonusBoatLostLinks             // Boat: Harmonies of the own flower
	bonusBoatBrokenLinks           // Boat: Harmonies of the flower of the opponent
	bonusKnotweed                  // a Knotweed
	bonusKnotweedCancels           // Harmonies of the opponent more than own ones that it cancels
	bonusRock                      // a Rock
	bonusRockCancels               // Harmonies of the opponent more than own ones that it cancels
	bonusWheel                     // a Wheel
	bonusWheelTurns                // Harmonies of the opponent more than own ones around it
	bonusBreakHarmony              // an Accent stands between two tiles in Harmony of the opponent
	bonusBlockOwnHarmony           // between own ones
	bonusBreakRing                 // in the cheapest ring of the opponent
	bonusBlockOwnRing              // in the own
	bonusBreakNearRing             // in that of the opponent, which is near
	bonusBlockGap                  // in a gap of it
	bonusKeepAccents               // an Accent, when the opponent has as many or more
	policyTerms
)
