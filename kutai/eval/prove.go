package eval

import "github.com/teahouse-games/teahouse/engine"

// defenceEffort is how many moves are looked at where a threat must be stopped.
const defenceEffort = 60

// Prove knows who wins with the next turn, who cannot help the other one doing so, and
// how the last turns go.
func (e *evaluator) Prove() (engine.Score, bool) {
	if !e.hasCenterpiece() {
		return engine.Score{}, false
	}
	e.update()
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

// threatened reports whether the seat not to move could win if it were to move, and finds
// the answers if it could. The seat to move cannot win at once.
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
// placements wherever they are looked at, the last four if the search begins there.
func (e *evaluator) solved() bool {
	left := e.g.Pos.Left()
	return left <= 2 || left <= solveTiles && e.rootTilesLeft <= solveTiles
}
