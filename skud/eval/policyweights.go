package eval

// The policy terms; the policy weight of a move is e to the power of their sum.
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

// policyWeights were set by hand.
var policyWeights = [policyTerms]float32{
	policyWin:               12.0,
	policyHarmony:           1.2,
	policyTwoHarmonies:      1.2,
	policyLostLinks:         -0.7,
	policyCapture:           2.5,
	policyCapturedLinks:     0.4,
	policyCaptureRingCorner: 1.5,
	policyBreakHarmony:      0.8,
	policyBlockOwnHarmony:   -0.5,
	policyBreakRing:         1.5,
	policyBlockOwnRing:      -1.0,
	policyBreakNearRing:     2.0,
	policyFillGap:           1.6,
	policyFillNearGap:       2.0,
	policyBlockGap:          1.0,
	policyBlockNearGap:      0.5,
	policyEnterDanger:       -0.8,
	policyLeaveDanger:       0.8,
	policyBloom:             0.6,
	policyLotus:             0.0,
	policyOrchid:            0.0,
	policyOrchidTrap:        0.5,
	policyPlant:             0.8,
	policyGateFlowers:       -0.6,
	policyPlantPartners:     0.15,
	policyPlantMissing:      0.3,
	policyPlantAhead:        1.0,
	policyMidline:           1.0,
	policyLostMidlines:      -0.6,
	policyBreakMidline:      1.0,
	policyCapturedMidlines:  0.6,
	bonusSkip:               0.0,
	bonusPlant:              2.0,
	bonusLotus:              1.5,
	bonusOrchid:             1.5,
	bonusBoatOwn:            -1.5,
	bonusBoatOpp:            -1.5,
	bonusBoatAccent:         -1.0,
	bonusBoatLostLinks:      -0.7,
	bonusBoatBrokenLinks:    1.0,
	bonusKnotweed:           -1.5,
	bonusKnotweedCancels:    0.9,
	bonusRock:               -1.5,
	bonusRockCancels:        0.9,
	bonusWheel:              -1.5,
	bonusWheelTurns:         0.45,
	bonusBreakHarmony:       0.8,
	bonusBlockOwnHarmony:    -0.5,
	bonusBreakRing:          1.5,
	bonusBlockOwnRing:       -1.0,
	bonusBreakNearRing:      2.0,
	bonusBlockGap:           1.0,
	bonusKeepAccents:        -0.8,
}
