package eval

import (
	"slices"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/splitmix"
)

// The factors of a policy weight.
const (
	duplicateFactor = 0.01 // a placement equivalent to another one with more weight
	forcedWinFactor = 100  // a placement after which every turn of the opponent loses
	balanceFactor   = 50   // a placement of the opponent, for each balance that it adds
	losingFactor    = 1e-3 // a placement that lets the other side win
	forcedWinDepth  = 2    // forced wins are searched at most this many placements below the root, because it takes long
	maxJitter       = 1.2  // random factor between equal moves, at most
)

// Policy weighs moves by the positions that they lead to.
func (m *evaluator) Policy(moves []game.Move, weights []float32) {
	p := &m.g.Pos
	for i, move := range moves {
		weights[i] = float32(jitter(p, move))
	}
	if p.Placed() >= tiles-2 && (!p.Moving() || p.WheelMobility() != balance.WheelFree) {
		m.zeroLosing(moves, weights)
	}
	if p.Moving() {
		return
	}
	if m.isOpponent(p.ToMove()) {
		m.weightNaturalPlacements(moves, weights)
	}
	keepOnePerClass(p, moves, weights)
	if p.Placed() >= tiles-3 && p.Placed()-m.rootPlaced <= forcedWinDepth {
		m.favourForcedWin(moves, weights)
	}
}

// isOpponent reports whether s is not the side that searches.
func (m *evaluator) isOpponent(s game.Seat) bool { return s != m.searcher }

// weightNaturalPlacements weighs placements like a player who looks one turn ahead and likes
// balances, unless they let the next player win.
func (m *evaluator) weightNaturalPlacements(moves []game.Move, weights []float32) {
	p := &m.g.Pos
	var worth [balance.PlacementClasses]float32 // of each class, 0 before it is met
	var places [balance.PlacementClasses]float32
	for _, move := range moves {
		like := p.PlacementClass(move)
		if places[like]++; worth[like] > 0 {
			continue
		}
		next := *p
		next.Do(move)
		worth[like] = 1
		if p.Placed() == tiles-3 && next.CanWin() {
			worth[like] = losingFactor
			continue
		}
		for range next.Total() - p.Total() {
			worth[like] *= balanceFactor
		}
	}
	for i, move := range moves {
		like := p.PlacementClass(move)
		weights[i] *= worth[like] * places[like]
	}
}

// zeroLosing sets the weight of moves after which the opponent wins to 0.
func (m *evaluator) zeroLosing(moves []game.Move, weights []float32) {
	p := &m.g.Pos
	var repeats []uint64
	if p.Moving() {
		repeats = m.drawingKeys()
	}
	m.losses.reset(p)
	for i, move := range moves {
		if !m.losses.loses(move) {
			continue
		}
		if len(repeats) > 0 {
			next := *p
			next.Do(move)
			if slices.Contains(repeats, next.Key()) {
				continue
			}
		}
		weights[i] = 0
	}
}

// favourForcedWin finds a placement after which every turn of the opponent loses, if there is one. It
// checks the one placement of each class that has its weight. One is enough: the search proves the
// win as soon as it visits it.
func (m *evaluator) favourForcedWin(moves []game.Move, weights []float32) {
	next := new(balance.Position)
	for i, move := range moves {
		if weights[i] < 1 {
			continue
		}
		*next = m.g.Pos
		next.Do(move)
		if !next.CanWin() && m.nextLosses.allLose(next) {
			weights[i] *= forcedWinFactor
			return
		}
	}
}

// keepOnePerClass leaves its weight to one placement of each class.
func keepOnePerClass(p *balance.Position, moves []game.Move, weights []float32) {
	var best [balance.PlacementClasses]int32
	for i, move := range moves {
		like := p.PlacementClass(move)
		b := best[like] - 1
		if b < 0 || weights[i] > weights[b] {
			best[like] = int32(i) + 1
		}
	}
	for i, move := range moves {
		if best[p.PlacementClass(move)] != int32(i)+1 {
			weights[i] *= duplicateFactor
		}
	}
}

// jitter is from 1 to maxJitter, always the same for one move of one position.
func jitter(p *balance.Position, move game.Move) float64 {
	return 1 + (maxJitter-1)*float64(splitmix.Mix(p.Hash()^uint64(move))>>32)/(1<<32)
}
