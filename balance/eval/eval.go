package eval

import (
	"math"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// mind judges the position of a game.
type mind struct {
	g       *balance.Game
	seat    game.Seat // who searches
	repeats []uint64  // room for the keys that one more occurrence makes a draw
	moves   []game.Move
	now     lookout // in the present position
	next    lookout // after one move
}

var _ engine.Prover = (*mind)(nil)

// New returns an evaluator of the present position of g, which must be a game of Balance
// Pai Sho.
func New(g game.Table) engine.Evaluator { return &mind{g: g.(*balance.Game), seat: g.ToMove()} }

// What a value is made of.
const (
	hope      = 0.03 // what an open position is worth more than a draw to who searches
	hopeAlive = 0.06 // the same, times the share of moves that lose
	squeeze   = 0.35 // what it costs to be to move without a move that does not lose
	squeezeBy = 6.0  // so many moves that do not lose make it less by e
)

// Value is the chance of First to win.
func (m *mind) Value() float64 {
	p := &m.g.Pos
	value := 0.5
	hopes := hope
	if p.Moving() {
		all, safe := m.countSafe()
		cost := squeeze * math.Exp(-float64(safe)/squeezeBy)
		if p.ToMove() == game.First {
			cost = -cost
		}
		value += cost
		hopes += hopeAlive * float64(all-safe) / float64(all)
	}
	if m.seat == game.Second {
		hopes = -hopes
	}
	return value + hopes
}

// lost reports whether whatever the seat to move does, the opponent wins with the next turn.
func (m *mind) lost() bool {
	p := &m.g.Pos
	return p.Placed() >= tiles-2 && m.now.lost(p) && (!p.Moving() || len(m.findRepeats()) == 0)
}

// sampled is how many turns at most a value looks at.
const sampled = 24

// countSafe is the number of turns of the moving stage, and about that of those that do
// not let the opponent win.
func (m *mind) countSafe() (all, safe int) {
	m.moves = m.g.Pos.AppendMoves(m.moves[:0])
	all = len(m.moves)
	step, tried := max(1, (all+sampled-1)/sampled), 0
	for i := 0; i < all; i += step {
		if tried++; !losesAlone(&m.g.Pos, m.moves[i]) {
			safe++
		}
	}
	return all, safe * all / tried
}

// Prove sees a turn that completes the balance, and that every turn lets the opponent do so.
func (m *mind) Prove() (engine.Score, bool) {
	p := &m.g.Pos
	if p.CanWin() {
		return engine.Score{Win: 1, Proof: engine.ProvenWin, In: 1}, true
	}
	if p.Hopeless() {
		return engine.Score{Win: 0.5, Proof: engine.ProvenDraw, In: tiles}, true
	}
	if m.lost() {
		return engine.Score{Proof: engine.ProvenLoss, In: 2}, true
	}
	return engine.Score{}, false
}

// findRepeats returns the keys of positions that have occurred so often that once more
// would end the game.
func (m *mind) findRepeats() []uint64 {
	m.repeats = m.g.Past().Repeated(m.repeats[:0])
	return m.repeats
}
