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

// policyWeights are by hand so far.
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
