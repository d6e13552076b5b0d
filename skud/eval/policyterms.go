package eval

// The policy terms; the policy weight of a move is e to the power of their sum times policySharpness.
const (
	policyWin               = iota // closes a ring
	policyHarmony                  // comes in line with one tile in Harmony
	policyTwoHarmonies             // with two
	policyLostLinks                // leaves tiles in Harmony, for each
	policyCapture                  // captures
	policyCapturedLinks            // Harmonies of the captured tile
	policyCaptureRingCorner        // captures a corner of the opponent's cheapest ring
	policyBreakHarmony             // goes between two opposing tiles in Harmony
	policyBlockOwnHarmony          // goes between two own tiles in Harmony
	policyBreakRing                // of these, in the opponent's cheapest ring
	policyBlockOwnRing             // in the own cheapest ring
	policyBreakNearRing            // in the opponent's, which is near
	policyFillGap                  // fills a gap of the own cheapest ring
	policyFillNearGap              // of a near one
	policyBlockGap                 // fills a gap of the opponent's
	policyBlockNearGap             // of a near one
	policyEnterDanger              // can be captured there
	policyLeaveDanger              // could be captured where it was
	policyBloom                    // leaves a gate
	policyLotus                    // moves the White Lotus
	policyOrchid                   // moves the Orchid
	policyOrchidTrap               // moves the Orchid next to an opposing flower
	policyPlant                    // plants
	policyGateFlowers              // plants, for each flower in a gate
	policyPlantPartners            // plants, for each tile in bloom that it would be in Harmony with
	policyPlantMissing             // plants a tile that is missing in the cheapest ring
	policyPlantAhead               // plants, and so is the end nearer: 1 if the last flower would win now, -1 if it would lose, times the nearness
	policyMidline                  // garden-gate edition: comes in line with a tile in Harmony across a midline, times the nearness of the end
	policyLostMidlines             // leaves such Harmonies, likewise
	policyBreakMidline             // goes between two opposing tiles in such a Harmony, likewise
	policyCapturedMidlines         // captures tiles in such Harmonies, likewise
	bonusSkip                      // no bonus
	bonusPlant                     // plants a basic flower
	bonusLotus                     // plants the White Lotus
	bonusOrchid                    // plants the Orchid
	bonusBoatOwn                   // Boat on an own flower
	bonusBoatOpp                   // Boat on an opposing flower
	bonusBoatAccent                // Boat on an Accent
	bonusBoatLostLinks             // Boat: Harmonies of the own flower
	bonusBoatBrokenLinks           // Boat: Harmonies of the opposing flower
	bonusKnotweed                  // a Knotweed
	bonusKnotweedCancels           // opposing Harmonies minus own ones that it cancels
	bonusRock                      // a Rock
	bonusRockCancels               // opposing Harmonies minus own ones that it cancels
	bonusWheel                     // a Wheel
	bonusWheelTurns                // opposing Harmonies minus own ones around it
	bonusBreakHarmony              // an Accent between two opposing tiles in Harmony
	bonusBlockOwnHarmony           // between two own ones
	bonusBreakRing                 // in the opponent's cheapest ring
	bonusBlockOwnRing              // in the own one
	bonusBreakNearRing             // in the opponent's, which is near
	bonusBlockGap                  // in a gap of it
	bonusKeepAccents               // an Accent, when the opponent has at least as many
	policyTerms
)
