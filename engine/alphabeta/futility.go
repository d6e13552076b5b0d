package alphabeta

// Near the end of a line no quiet turn is expected to change a value by more.
const (
	swing      = 120 // points for each ply of depth
	swingLast  = 60  // and for the turn itself
	swingDepth = 3
)

// ahead returns a value at least beta if the seat to move stands so well that what is left
// of the line will not change it (reverse futility). It has no part in proofs.
func (w *worker) ahead(beta, depth int, pv bool) (int, bool) {
	b := w.board
	if pv || depth > swingDepth || beta >= proven || beta <= -proven || b.Check() {
		return 0, false
	}
	value := b.Value()
	return value, value-swing*depth >= beta && !b.Stuck()
}

// behind returns what quiet moves can reach at most if that is not above alpha, so that
// they need not be searched unless they give check (futility).
func (w *worker) behind(alpha, depth int, pv bool) (int, bool) {
	if pv || depth >= swingDepth || alpha <= -proven || w.board.Check() {
		return 0, false
	}
	most := w.board.Value() + swingLast + swing*depth
	return most, most <= alpha
}
