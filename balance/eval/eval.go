package eval

import (
	"math"
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// evaluator evaluates the position of a game.
type evaluator struct {
	g          *balance.Game
	rootPlaced int // tiles placed at the root of the search
	searcher   game.Seat
	source     *rand.PCG
	random     *rand.Rand // reads source
	repeatKeys []uint64   // buffer of drawingKeys
	moves      []game.Move
	preference float64     // of the last Value
	losses     lossChecker // of the present position
	nextLosses lossChecker // of the position after a move
}

var (
	_ engine.Prover  = (*evaluator)(nil)
	_ engine.Stylist = (*evaluator)(nil)
)

// New returns an evaluator of the present position of g, which must be a game of Balance
// Pai Sho.
func New(g game.State) engine.Evaluator {
	m := &evaluator{g: g.(*balance.Game), searcher: game.First, source: &rand.PCG{}}
	m.rootPlaced = m.g.Pos.Placed()
	m.random = rand.New(m.source)
	if g.ToMove() == game.Second {
		m.searcher = game.Second
	}
	return m
}

// The terms of a value and of a preference. Contempt is what an open position is worth more than a
// draw to the side that searches: preferences alone contain it.
const (
	contemptOpen        = 0.02  // in every open position
	contemptFreeWheel   = 0.012 // instead, while the Wheel is free, for each flower that can move
	maxFreeFlowers      = 3     // of these flowers, at most this many count
	contemptMounted     = 0.02  // more if a flower stands on the Wheel, which does not move meanwhile
	contemptHeld        = 0.05  // more if it stands there for good
	contemptFewFlowers  = 0.10  // more the fewer flowers can move
	fewFlowersScale     = 2.0   // this many flowers reduce it by a factor of e
	contemptPair        = 0.15  // more if two flowers can move and would complete the balance together
	contemptLosingShare = 0.10  // more in the moving stage, times the share of moves that lose
	zugzwangCost        = 0.35  // cost of being to move without a move that does not lose
	playoutWeight       = 0.8   // weight of the result of a playout against a draw
	zugzwangScale       = 6.0   // this many safe moves reduce zugzwangCost by a factor of e
)

// Value returns the winning probability of First.
func (m *evaluator) Value() float64 {
	p := &m.g.Pos
	if !p.Moving() {
		m.source.Seed(p.Hash(), 0)
		result, hopes := m.playout(*p, false)
		m.preference = playoutWeight * hopes
		if m.isOpponent(p.LastFlower()) {
			return 0.5 + playoutWeight*(result-0.5) // the searcher spoils, the opponent need not
		}
		m.source.Seed(p.Hash(), 0)
		hoped, hopes := m.playout(*p, true)
		m.preference = playoutWeight * (forSeat(hoped, m.searcher) - forSeat(result, m.searcher) + hopes)
		return 0.5 + playoutWeight*(result-0.5)
	}
	m.preference = m.contempt(p)
	if p.WheelMobility() == balance.WheelFree {
		return 0.5
	}
	all, safe := m.countSafeMoves()
	m.preference += contemptLosingShare * float64(all-safe) / float64(all)
	return 0.5 + zugzwang(p.ToMove(), safe)
}

// zugzwang returns what it adds to the value that a seat has to move, with so many moves that do not
// lose.
func zugzwang(mover game.Seat, safe int) float64 {
	cost := zugzwangCost * math.Exp(-float64(safe)/zugzwangScale)
	if mover == game.First {
		return -cost
	}
	return cost
}

// Preference returns what the position is worth more to the side that searches because it hopes for
// careless moves. It belongs to the last Value.
func (m *evaluator) Preference() float64 { return m.preference }

// contempt returns what an open position of the moving stage is worth more than a draw to the side
// that searches.
func (m *evaluator) contempt(p *balance.Position) float64 {
	hopes := contemptOpen
	switch p.WheelMobility() {
	case balance.WheelFree:
		hopes = contemptFreeWheel * float64(min(p.MovableFlowers(), maxFreeFlowers))
	case balance.WheelMounted:
		hopes += contemptMounted
	case balance.WheelHeld:
		if p.MovableFlowers() == 0 {
			return 0 // nothing moves any more
		}
		hopes += contemptMounted + contemptHeld + contemptFewFlowers*math.Exp(-float64(p.MovableFlowers())/fewFlowersScale)
		if p.OnlyPairMoves() {
			hopes += contemptPair
		}
	}
	return hopes
}

// everyMoveLoses reports whether the opponent wins with the next turn after every move.
func (m *evaluator) everyMoveLoses() bool {
	p := &m.g.Pos
	return p.Placed() >= tiles-2 && m.losses.allLose(p) && (!p.Moving() || len(m.drawingKeys()) == 0)
}

// sampledMoves is the largest number of moves that a value examines.
const sampledMoves = 24

// countSafeMoves returns the number of moves of the moving stage, and an estimate of the number of
// those that do not let the opponent win.
func (m *evaluator) countSafeMoves() (all, safe int) {
	m.moves = m.g.Pos.AppendMoves(m.moves[:0])
	all = len(m.moves)
	step, tried := max(1, (all+sampledMoves-1)/sampledMoves), 0
	for i := 0; i < all; i += step {
		if tried++; !allowsWin(&m.g.Pos, m.moves[i]) {
			safe++
		}
	}
	return all, safe * all / tried
}

// WinningTurn finds a turn that completes the balance.
func (m *evaluator) WinningTurn() ([]game.Move, bool) {
	for move := range m.g.Pos.VisitWins {
		return []game.Move{move}, true
	}
	return nil, false
}

// Prove finds a turn that completes the balance, a loss if every turn lets the opponent do so,
// and a draw if neither side ever can.
func (m *evaluator) Prove() (engine.Score, bool) {
	p := &m.g.Pos
	if p.CanWin() {
		return engine.Score{Win: 1, Proof: engine.ProvenWin, Distance: 1}, true
	}
	if p.Hopeless() {
		return engine.Score{Win: 0.5, Proof: engine.ProvenDraw}, true // how long the game goes on is not known
	}
	if m.everyMoveLoses() {
		return engine.Score{Proof: engine.ProvenLoss, Distance: 2}, true
	}
	return engine.Score{}, false
}

// drawingKeys returns the keys of positions whose next occurrence would end the game.
func (m *evaluator) drawingKeys() []uint64 {
	m.repeatKeys = m.g.Past().RepeatedKeys(m.repeatKeys[:0])
	return m.repeatKeys
}
