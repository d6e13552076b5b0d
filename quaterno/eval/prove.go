package eval

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// WinInOne finds a turn that wins at once.
func (m *evaluator) WinInOne() ([]game.Move, bool) {
	p := &m.g.Pos
	if m.moves = p.AppendWinning(m.moves[:0]); len(m.moves) == 0 {
		return nil, false
	}
	return []game.Move{m.moves[0]}, true
}

// Prove finds a win in one turn, and a loss if every turn lets the opponent win at once.
func (m *evaluator) Prove() (engine.Score, bool) {
	p := &m.g.Pos
	seat := p.ToMove()
	if p.CanWin(seat) {
		return engine.Score{Win: 1, Proof: engine.ProvenWin, Distance: 1}, true
	}
	if p.CanWin(seat.Opponent()) && m.everyMoveLoses() {
		return engine.Score{Proof: engine.ProvenLoss, Distance: 2}, true
	}
	return engine.Score{}, false
}

// everyMoveLoses reports whether the opponent wins with the next turn after every move.
func (m *evaluator) everyMoveLoses() bool {
	p := &m.g.Pos
	m.moves = p.AppendMoves(m.moves[:0])
	for _, move := range m.moves {
		next := *p
		next.Do(move)
		if !next.CanWin(next.ToMove()) && next.Winner() != next.ToMove() {
			return false
		}
	}
	return len(m.drawingKeys()) == 0
}

// drawingKeys returns the keys of positions whose next occurrence would end the game.
func (m *evaluator) drawingKeys() []uint64 {
	m.repeatKeys = m.g.Past().RepeatedKeys(m.repeatKeys[:0])
	return m.repeatKeys
}
