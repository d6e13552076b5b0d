package puzzle

// The words for what a puzzle is about. Those of each game are found by its [TagTable].
const (
	TagWinIn1 = "win-in-1" // the only turn wins at once
	TagWinIn3 = "win-in-3"
	TagWinIn5 = "win-in-5"
	TagWinIn7 = "win-in-7"
	TagSave   = "save"   // only one turn does not lose
	TagQuiet  = "quiet"  // the first turn of a longer win forces nothing by itself
	TagOption = "option" // the game has an option that is not the usual one

	TagCapture         = "capture"
	TagCheck           = "check"
	TagDiscoveredCheck = "discovered-check"
	TagDrop            = "drop"
	TagStrandedCube    = "stranded-cube"
	TagTakenCube       = "taken-cube"
	TagRescue          = "rescue" // a stranded cube has support again

	TagRing          = "ring"
	TagRingByBonus   = "ring-by-bonus"
	TagBonus         = "bonus"
	TagLastFlower    = "last-flower"
	TagPlanting      = "planting"
	TagBlockedGate   = "blocked-gate" // a flower planted in a gate saves
	TagBrokenHarmony = "broken-harmony"
	TagOrchid        = "orchid"

	TagBoat     = "boat"
	TagKnotweed = "knotweed"
	TagRock     = "rock"
	TagWheel    = "wheel"

	TagFigure      = "figure"
	TagBrokenAxis  = "broken-axis"
	TagSwap        = "swap"
	TagOrbit       = "orbit"
	TagDrawNear    = "draw-near"
	TagPush        = "push"
	TagPlaceBehind = "place-behind"
	TagSeize       = "seize"
	TagFreed       = "freed"

	TagChain       = "chain"
	TagBrokenChain = "broken-chain"
	TagDisharmony  = "disharmony"
	TagLotus       = "lotus"
	TagTwig        = "twig"
	TagCup         = "cup"
	TagSpade       = "spade"

	TagBalance    = "balance"
	TagPlacement  = "placement"
	TagMove       = "move"
	TagFixed      = "fixed"      // other flowers can no longer move
	TagPrevention = "prevention" // a turn that balances nothing saves
)

// Tags are all words for puzzles, in the order in which they are listed for players.
var Tags = []string{
	TagWinIn1, TagWinIn3, TagWinIn5, TagWinIn7, TagSave, TagQuiet, TagOption,
	TagCapture, TagCheck, TagDiscoveredCheck, TagDrop, TagStrandedCube, TagTakenCube, TagRescue,
	TagRing, TagRingByBonus, TagBonus, TagLastFlower, TagPlanting, TagBlockedGate, TagBrokenHarmony, TagOrchid,
	TagBoat, TagKnotweed, TagRock, TagWheel,
	TagFigure, TagBrokenAxis, TagSwap, TagOrbit, TagDrawNear, TagPush, TagPlaceBehind, TagSeize, TagFreed,
	TagChain, TagBrokenChain, TagDisharmony, TagLotus, TagTwig, TagCup, TagSpade,
	TagBalance, TagPlacement, TagMove, TagFixed, TagPrevention,
}
