package eval

import (
	"slices"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// mind judges the position of a game.
type mind struct {
	g       *balance.Game
	repeats []uint64 // room for the keys that one more occurrence makes a draw
	moves   []game.Move
}

var _ engine.Prover = (*mind)(nil)

// New returns an evaluator of the present position of g, which must be a game of Balance
// Pai Sho.
func New(g game.Table) engine.Evaluator { return &mind{g: g.(*balance.Game)} }

// Value is the chance of First to win.
func (m *mind) Value() float64 { return 0.5 }

// Prove sees a turn that completes the balance, and that every turn lets the opponent do so.
func (m *mind) Prove() (engine.Score, bool) {
	p := &m.g.Pos
	if p.CanWin() {
		return engine.Score{Win: 1, Proof: engine.ProvenWin, In: 1}, true
	}
	if p.Moving() && m.lost() {
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
		if !next.CanWin() {
			return false
		}
	}
	repeats := m.findRepeats()
	return len(repeats) == 0
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

// Weigh weighs moves by where they lead.
func (m *mind) Weigh(moves []game.Move, weights []float32) {
	p := &m.g.Pos
	for i, move := range moves {
		weights[i] = float32(jitter(p, move))
		if !p.Moving() {
			continue
		}
		next := *p
		next.Do(move)
		if next.CanWin() && len(m.findRepeats()) == 0 {
			weights[i] = 0
		}
	}
}

const openFactor = 1.2

// jitter is from 1 to openFactor, always the same for one move of one position.
func jitter(p *balance.Position, move game.Move) float64 {
	return 1 + (openFactor-1)*float64(game.Mix(p.Hash()^uint64(move))>>32)/(1<<32)
}
