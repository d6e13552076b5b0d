package eval

import (
	"math"
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// mind judges the position of a game.
type mind struct {
	g       *balance.Game
	root    int     // tiles that had been placed where the search began
	sign    float64 // 1 if First searches, else -1
	source  *rand.PCG
	random  *rand.Rand // of source
	repeats []uint64   // room for the keys that one more occurrence makes a draw
	moves   []game.Move
	now     lookout // in the present position
	next    lookout // after one move
}

var _ engine.Prover = (*mind)(nil)

// New returns an evaluator of the present position of g, which must be a game of Balance
// Pai Sho.
func New(g game.Table) engine.Evaluator {
	m := &mind{g: g.(*balance.Game), sign: 1, source: &rand.PCG{}}
	m.root = m.g.Pos.Placed()
	m.random = rand.New(m.source)
	if g.ToMove() == game.Second {
		m.sign = -1
	}
	return m
}

// What a value is made of.
const (
	hope      = 0.02  // what an open position is worth more than a draw to who searches
	hopeFree  = 0.012 // instead, where the Wheel moves, for each flower that can move
	looseMost = 3     // so many of them
	hopeMount = 0.02  // more where a flower stands on the Wheel, which does not move meanwhile
	hopeHeld  = 0.05  // more where it stands there for good
	hopeLoose = 0.10  // and more the fewer flowers can move
	looseBy   = 2.0   // so many that can make it less by e
	hopePair  = 0.15  // more where two flowers can move and would complete the balance together
	hopeAlive = 0.10  // more in the moving stage, times the share of moves that lose
	squeeze   = 0.35  // what it costs to be to move without a move that does not lose
	trust     = 0.8   // what playing out counts beside a draw
	squeezeBy = 6.0   // so many moves that do not lose make it less by e
)

// Value is the chance of First to win.
func (m *mind) Value() float64 {
	p := &m.g.Pos
	if !p.Moving() {
		m.source.Seed(p.Hash(), 0)
		return 0.5 + trust*(m.playOut(*p)-0.5)
	}
	value := 0.5 + m.hopes(p)
	if p.Waiting() == balance.Free {
		return value
	}
	all, safe := m.countSafe()
	cost := squeeze * math.Exp(-float64(safe)/squeezeBy)
	if p.ToMove() == game.First {
		cost = -cost
	}
	return value + cost + m.sign*hopeAlive*float64(all-safe)/float64(all)
}

// hopes is what an open position of the moving stage is worth to First because of who searches.
func (m *mind) hopes(p *balance.Position) float64 {
	hopes := hope
	switch p.Waiting() {
	case balance.Free:
		hopes = hopeFree * float64(min(p.Loose(), looseMost))
	case balance.Mounted:
		hopes += hopeMount
	case balance.Held:
		if p.Loose() == 0 {
			return 0 // nothing moves any more
		}
		hopes += hopeMount + hopeHeld + hopeLoose*math.Exp(-float64(p.Loose())/looseBy)
		if p.Pair() {
			hopes += hopePair
		}
	}
	return m.sign * hopes
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
