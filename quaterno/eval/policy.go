package eval

import (
	"math"
	"slices"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/splitmix"
	"github.com/teahouse-games/teahouse/quaterno"
)

// The factors of a policy weight.
const (
	winPolicy    = 1e4 // a turn that wins
	threatFactor = 12  // a turn that threatens to win
	nearFactor   = 3   // for each tile less astray
	otherFactor  = 1.5 // the same on the other diagonal
	maxJitter    = 1.2 // random factor between equal moves, at most
)

// Policy weighs moves by the positions that they lead to.
func (m *evaluator) Policy(moves []game.Move, weights []float32) {
	p := &m.g.Pos
	if p.Placing() {
		placementPolicy(p, moves, weights)
		return
	}
	seat := p.ToMove()
	repeats := m.drawingKeys()
	before := raceFactor(p, seat)
	effect, known, race := p.TurnEffect(), uint32(0), 0.0
	hash := p.Hash()
	for i, move := range moves {
		considered := effect.Consider(move)
		if considered && (race == 0 || effect.Alignment() != known) {
			known = effect.Alignment()
			race = nearness(effect.MisplacedTiles(seat)) / nearness(effect.MisplacedTiles(seat.Opponent()))
		}
		weight := race
		switch {
		case !considered:
			next := *p
			next.Do(move)
			weight = movePolicy(&next, seat, repeats)
		case len(repeats) > 0 && slices.Contains(repeats, effect.Key()):
			weight = 1
		default:
			weight *= threatPolicy(p, move, effect.MayWin(seat), effect.MayWin(seat.Opponent()))
		}
		weights[i] = float32(weight / before * jitter(hash, move))
	}
}

// threatPolicy returns 0 if the opponent can win after the move, threatFactor if the seat to move could, and else
// 1. It makes the move only where one of them may.
func threatPolicy(p *quaterno.Position, move game.Move, ownMay, otherMay bool) float64 {
	if !ownMay && !otherMay {
		return 1
	}
	next := *p
	next.Do(move)
	switch {
	case otherMay && next.CanWin(next.ToMove()):
		return 0
	case ownMay && next.CanWin(p.ToMove()):
		return threatFactor
	}
	return 1
}

// movePolicy returns the policy weight for seat of a turn that led to p.
func movePolicy(p *quaterno.Position, seat game.Seat, repeats []uint64) float64 {
	switch {
	case p.Winner() == seat:
		return winPolicy
	case p.Winner() != game.None:
		return 0
	case len(repeats) > 0 && slices.Contains(repeats, p.Key()):
		return 1
	case p.CanWin(seat.Opponent()):
		return 0
	}
	weight := raceFactor(p, seat)
	if p.CanWin(seat) {
		weight *= threatFactor
	}
	return weight
}

// raceFactor returns how near seat is to winning and how far the opponent is, as factors.
func raceFactor(p *quaterno.Position, seat game.Seat) float64 {
	return nearness(p.MisplacedTiles(seat)) / nearness(p.MisplacedTiles(seat.Opponent()))
}

func nearness(astray [quaterno.Axes]int) float64 { return nearnessTable[astray[0]][astray[1]] }

// maxAstray is Sun, Moon and two pairs.
const maxAstray = 4

var nearnessTable = func() (t [maxAstray + 1][maxAstray + 1]float64) {
	for i := range t {
		for j := range t[i] {
			t[i][j] = math.Pow(nearFactor, -float64(min(i, j))) * math.Pow(otherFactor, -float64(max(i, j)))
		}
	}
	return t
}()

// jitter is from 1 to maxJitter, always the same for one move of the position with a hash.
func jitter(hash uint64, move game.Move) float64 {
	return 1 + (maxJitter-1)*float64(splitmix.Mix(hash^uint64(move))>>32)/(1<<32)
}

// pairFactor is the factor for placing a tile where it mirrors its counterpart across a main
// diagonal.
const pairFactor = 4

// placementPolicy prefers placements that make a pair, and avoids those of Second that give
// First one.
func placementPolicy(p *quaterno.Position, moves []game.Move, weights []float32) {
	prospects := p.MirrorProspects(game.First)
	for i, move := range moves {
		weight := jitter(p.Hash(), move)
		if p.ToMove() == game.Second && givesPair(p, &prospects, move) {
			weights[i] = float32(weight / pairFactor)
			continue
		}
		k, to, _ := quaterno.Placement(move)
		for _, image := range quaterno.MirrorImages(to) {
			if image == p.At(p.ToMove().Opponent(), k) {
				weight *= pairFactor
			}
		}
		weights[i] = float32(weight)
	}
}
