package eval

import "github.com/teahouse-games/teahouse/engine"

// Prove knows who wins with the next turn, and who cannot help the other one doing so.
func (e *evaluator) Prove() (engine.Score, bool) {
	if !e.opened() {
		return engine.Score{}, false
	}
	e.look()
	if e.outlook.CountWins(e.mover) > 0 {
		return engine.Score{Win: 1, Proof: engine.ProvenWin, In: 1}, true
	}
	if e.g.Pos.Left() == 1 {
		return engine.Score{Win: 0.5, Proof: engine.ProvenDraw, In: 1}, true
	}
	if e.threatened() && e.answers.lost {
		return engine.Score{Proof: engine.ProvenLoss, In: 2}, true
	}
	return engine.Score{}, false
}

// threatened reports whether the seat not to move could win if it were to move, and finds
// the answers if it could. The seat to move cannot win at once.
func (e *evaluator) threatened() bool {
	if e.outlook.CountWins(e.mover.Opponent()) == 0 {
		return false
	}
	if !e.answers.known {
		e.moves = e.g.AppendMoves(e.moves[:0])
		e.answers.find(&e.g.Pos, &e.outlook, e.moves)
	}
	return true
}
