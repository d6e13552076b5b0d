package eval

import (
	"math"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kutai"
)

// evaluator implements [engine.Prover].
type evaluator struct {
	g             *kutai.Game
	outlook       kutai.PlacementTotals // of the present position
	hash          uint64                // of the position of outlook
	mover         game.Seat
	stoppedAtWin  bool                      // the outlook knows a win of the mover only
	kept          [keptOutlooks]keptOutlook // of positions before, by their hashes
	defences      defences
	endgame       endgameSolver
	rootTilesLeft int         // tiles left at the root of the search
	rootWin       *forcedMove // result of preferForcedWin there
	moves         []game.Move
	defenceSet    map[game.Move]struct{}
}

// forcedMove is a move that wins by force, if one was found.
type forcedMove struct {
	move  game.Move
	found bool
}

// New returns an evaluator of g, a *[kutai.Game]. The present position counts as the root of
// the search.
func New(g game.State) engine.Evaluator {
	e := &evaluator{g: g.(*kutai.Game), defenceSet: map[game.Move]struct{}{}}
	e.rootTilesLeft = e.g.Pos.TilesLeft()
	return e
}

// keptOutlook is the outlook of a position, which the search asks for again when it widens a node.
type keptOutlook struct {
	hash   uint64
	totals kutai.KeptTotals
}

// keptOutlooks is how many are kept. They take 2 MiB.
const keptOutlooks = 256

// update computes the outlook of the present position, once. There must be a Centerpiece.
func (e *evaluator) update() { e.updateUnless(false) }

// updateUnless is update, which may stop at a win of the seat to move if onWin is set; then the
// outlook knows of that win only.
func (e *evaluator) updateUnless(onWin bool) {
	hash := e.g.Hash()
	if hash == e.hash && (onWin || !e.stoppedAtWin) {
		return
	}
	e.hash, e.mover, e.stoppedAtWin = hash, e.g.Pos.ToMove(), false
	e.defences.computed = false
	kept := &e.kept[hash%keptOutlooks]
	if kept.hash == hash {
		e.outlook.Restore(&e.g.Pos, &kept.totals)
		return
	}
	if onWin {
		e.stoppedAtWin = e.outlook.ComputeUnlessWin(&e.g.Pos, e.mover)
	} else {
		e.outlook.Compute(&e.g.Pos)
	}
	if !e.stoppedAtWin {
		kept.hash = hash
		e.outlook.Keep(&kept.totals)
	}
}

// hasCenterpiece reports whether there is a Centerpiece.
func (e *evaluator) hasCenterpiece() bool { return e.g.Pos.TilesLeft() < 2*int(kutai.Kinds) }

// Value returns the winning probability of First.
func (e *evaluator) Value() float64 {
	if !e.hasCenterpiece() {
		return 0.5
	}
	e.update()
	v := e.moverLogOdds()
	if e.mover == game.Second {
		v = -v
	}
	return 1 / (1 + math.Exp(-v))
}

// moverLogOdds returns the logarithm of the odds of the seat to move.
func (e *evaluator) moverLogOdds() float64 {
	if e.outlook.CountWins(e.mover) > 0 {
		return 5
	}
	if e.threatened() {
		return -3 / math.Sqrt(1+float64(len(e.defences.moves)))
	}
	pos := &e.g.Pos
	lacks := float64(pos.TotalNeeded())
	mine := float64(e.outlook.MaxTotal(e.mover) - pos.Total())
	theirs := float64(e.outlook.MaxTotal(e.mover.Opponent()) - pos.Total())
	return 2 * (mine - theirs) / lacks
}
