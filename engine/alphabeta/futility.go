package alphabeta

// Near the end of a line no quiet turn is expected to change a value by more.
const (
	futilityMargin = 120 // points for each ply of depth
	futilityBase   = 60  // and for the turn itself
	futilityDepth  = 3
)

// reverseFutility returns a value at least beta if the seat to move stands so well that what is left
// of the line will not change it (reverse futility). It has no part in proofs.
func (w *worker) reverseFutility(beta, depth int, pv bool) (int, bool) {
	b := w.board
	if pv || depth > futilityDepth || beta >= provenWin || beta <= -provenWin || b.InCheck() {
		return 0, false
	}
	value := b.Value()
	return value, value-futilityMargin*depth >= beta && !b.NoLegalMoves()
}

// futilityBound returns what quiet moves can reach at most if that is not above alpha, so that
// they need not be searched unless they give check (futility).
func (w *worker) futilityBound(alpha, depth int, pv bool) (int, bool) {
	if pv || depth >= futilityDepth || alpha <= -provenWin || w.board.InCheck() {
		return 0, false
	}
	bound := w.board.Value() + futilityBase + futilityMargin*depth
	return bound, bound <= alpha
}
