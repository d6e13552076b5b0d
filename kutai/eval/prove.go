package eval

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// defenceEffort is how many moves are tried as defences.
const defenceEffort = 60

// WinningTurn finds a move that brings the total above the target.
func (e *evaluator) WinningTurn() ([]game.Move, bool) {
	if !e.hasCenterpiece() {
		return nil, false
	}
	e.update()
	if e.outlook.CountWins(e.mover) == 0 {
		return nil, false
	}
	e.moves = e.outlook.AppendWins(e.moves[:0], e.mover)
	return []game.Move{e.moves[0]}, true
}

// Prove knows a win with this turn, a loss if no move stops a win of the other seat, and the
// solutions of the last turns.
func (e *evaluator) Prove() (engine.Score, bool) {
	if !e.hasCenterpiece() {
		return engine.Score{}, false
	}
	e.updateUnless(true)
	switch {
	case e.outlook.CountWins(e.mover) > 0:
		return engine.Score{Win: 1, Proof: engine.ProvenWin, Distance: 1}, true
	case e.solved():
		return e.endgame.solve(&e.g.Pos).score, true
	case e.threatened() && e.defences.none:
		return engine.Score{Proof: engine.ProvenLoss, Distance: 2}, true
	}
	return engine.Score{}, false
}

// threatened reports whether the other seat could win if it were to move, and computes the
// defences if so. The seat to move cannot win at once.
func (e *evaluator) threatened() bool {
	if e.outlook.CountWins(e.mover.Opponent()) == 0 {
		return false
	}
	if !e.defences.computed {
		e.moves = e.g.AppendMoves(e.moves[:0])
		e.defences.compute(&e.g.Pos, &e.outlook, e.moves, defenceEffort)
	}
	return true
}

// solved reports whether so few tiles are left that the position is solved: the last two
// placements everywhere, the last four if the root has no more.
func (e *evaluator) solved() bool {
	left := e.g.Pos.TilesLeft()
	return left <= 2 || left <= solveTiles && e.rootTilesLeft <= solveTiles
}
