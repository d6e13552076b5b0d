package eval

import (
	"slices"

	"github.com/teahouse-games/teahouse/engine"
)

// Prove sees a win in one turn, and that every turn lets the opponent win at once.
func (m *mind) Prove() (engine.Score, bool) {
	p := &m.g.Pos
	seat := p.ToMove()
	if p.CanWin(seat) {
		return engine.Score{Win: 1, Proof: engine.ProvenWin, In: 1}, true
	}
	if p.CanWin(seat.Opponent()) && m.lost() {
		return engine.Score{Proof: engine.ProvenLoss, In: 2}, true
	}
	return engine.Score{}, false
}

// lost reports whether whatever the seat to move does, the opponent wins with the next turn.
func (m *mind) lost() bool {
	p := &m.g.Pos
	m.moves = p.AppendMoves(m.moves[:0])
	for _, move := range m.moves {
		next := *p
		next.Do(move)
		if !next.CanWin(next.ToMove()) && next.Winner() != next.ToMove() {
			return false
		}
	}
	return len(m.findRepeats()) == 0
}

// findRepeats returns the keys of positions that have occurred so often that once more
// would end the game.
func (m *mind) findRepeats() []uint64 {
	past := m.g.Past()
	keys := m.repeats[:0]
	for i := range past.Moves() {
		keys = append(keys, past.KeyBefore(i))
	}
	keys = append(keys, m.g.Key())
	slices.Sort(keys)
	n := 0
	for i := 1; i < len(keys); i++ {
		if keys[i] == keys[i-1] {
			keys[n] = keys[i]
			n++
		}
	}
	m.repeats = keys
	return keys[:n]
}
