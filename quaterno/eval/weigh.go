package eval

import (
	"math"
	"slices"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/quaterno"
)

// What a weight is made of.
const (
	weightWin    = 1e4 // a turn that wins
	threatFactor = 12  // one that threatens to
	nearFactor   = 3   // for each tile less astray
	otherFactor  = 1.5 // the same on the other diagonal
	openFactor   = 1.2 // where nothing tells moves apart, chance does: up to so much
)

// Weigh weighs moves by where they lead.
func (m *mind) Weigh(moves []game.Move, weights []float32) {
	p := &m.g.Pos
	if p.Placing() {
		weighPlacements(p, moves, weights)
		return
	}
	seat := p.ToMove()
	repeats := m.findRepeats()
	before := urge(p, seat)
	for i, move := range moves {
		next := *p
		next.Do(move)
		weights[i] = float32(turnWeight(&next, seat, repeats) / before * jitter(p, move))
	}
}

// turnWeight is what it is worth to seat to have made a turn that led to p.
func turnWeight(p *quaterno.Position, seat game.Seat, repeats []uint64) float64 {
	switch {
	case p.Winner() == seat:
		return weightWin
	case p.Winner() != game.None:
		return 0
	case len(repeats) > 0 && slices.Contains(repeats, p.Key()):
		return 1
	case p.CanWin(seat.Opponent()):
		return 0
	}
	weight := urge(p, seat)
	if p.CanWin(seat) {
		weight *= threatFactor
	}
	return weight
}

// urge is how near seat is to its end and how far the opponent from the other, in factors.
func urge(p *quaterno.Position, seat game.Seat) float64 {
	return nearness(p.Astray(seat)) / nearness(p.Astray(seat.Opponent()))
}

func nearness(astray [quaterno.Axes]int) float64 { return nearnesses[astray[0]][astray[1]] }

// mostAstray is Sun, Moon and two pairs.
const mostAstray = 4

var nearnesses = func() (t [mostAstray + 1][mostAstray + 1]float64) {
	for i := range t {
		for j := range t[i] {
			t[i][j] = math.Pow(nearFactor, -float64(min(i, j))) * math.Pow(otherFactor, -float64(max(i, j)))
		}
	}
	return t
}()

// jitter is from 1 to openFactor, always the same for one move of one position.
func jitter(p *quaterno.Position, move game.Move) float64 {
	return 1 + (openFactor-1)*float64(game.Mix(p.Hash()^uint64(move))>>32)/(1<<32)
}

// pairFactor is for placing a tile where it mirrors its counterpart across a
// main diagonal.
const pairFactor = 4

// weighPlacements tells apart placements that make a pair, those of Second that give
// First one, and others.
func weighPlacements(p *quaterno.Position, moves []game.Move, weights []float32) {
	prospects := p.Prospects(game.First)
	for i, move := range moves {
		weight := jitter(p, move)
		if p.ToMove() == game.Second && gives(p, &prospects, move) {
			weights[i] = float32(weight / pairFactor)
			continue
		}
		k, to, _ := quaterno.Placement(move)
		for _, image := range quaterno.Images(to) {
			if image == p.At(p.ToMove().Opponent(), k) {
				weight *= pairFactor
			}
		}
		weights[i] = float32(weight)
	}
}
