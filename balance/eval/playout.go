package eval

import (
	"math"
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/game"
)

const (
	candidateCount = 5  // placements drawn at first
	retryLimit     = 30 // placements drawn if those let the opponent win
)

// playout places the remaining tiles and returns the result for First, and what the final position
// is worth more to the searcher (contempt). Both players place like players who look one turn ahead
// and like balances, except one who does not place the last flower: that one spoils balances. If
// carelessOpponent is set, the opponent of the searcher never does.
func (m *evaluator) playout(p balance.Position, carelessOpponent bool) (result, hopes float64) {
	for !p.Moving() {
		if p.CanWin() {
			return resultFor(p.ToMove()), 0
		}
		mover := p.ToMove()
		if p.LastFlower() != mover && (!carelessOpponent || !m.isOpponent(mover)) {
			p.Do(spoilingPlacement(&p, m.random))
		} else {
			p.Do(naturalPlacement(&p, m.random))
		}
		if o := p.Outcome(nil); o.Over() {
			if o.Winner == mover {
				return resultFor(mover), 0
			}
			return 0.5, 0
		}
	}
	switch {
	case p.CanWin():
		return resultFor(p.ToMove()), 0
	case p.Hopeless():
		return 0.5, 0
	}
	return 0.5, m.contempt(&p)
}

// naturalPlacement draws a placement from those that leave most balances, if possible one that
// does not let the opponent win.
func naturalPlacement(p *balance.Position, r *rand.Rand) (move game.Move) {
	for tried := range retryLimit {
		if tried < candidateCount {
			move = p.SampleRaising(r)
		} else {
			move = p.SamplePlacement(r)
		}
		next := *p
		next.Do(move)
		if !next.CanWin() {
			break
		}
	}
	return move
}

// spoilingPlacement draws a placement that leaves few balances, if possible one that does not
// let the opponent win.
func spoilingPlacement(p *balance.Position, r *rand.Rand) (best game.Move) {
	least := math.MaxInt
	for tried := 0; tried < candidateCount || least == math.MaxInt && tried < retryLimit; tried++ {
		move := p.SamplePlacement(r)
		next := *p
		next.Do(move)
		if tried == 0 {
			best = move
		}
		if total := next.Total(); total < least && !next.CanWin() {
			best, least = move, total
		}
	}
	return best
}

// forSeat converts a result for First to one for a seat.
func forSeat(result float64, s game.Seat) float64 {
	if s == game.Second {
		return 1 - result
	}
	return result
}

func resultFor(s game.Seat) float64 {
	if s == game.First {
		return 1
	}
	return 0
}

const (
	resistCandidates = 80 // turns tried in a lost position
	resistPlayouts   = 10 // playouts for each
)

// resist returns the placement after which an opponent who looks one turn ahead is least likely
// to win, for a side that has lost against perfect play. g must be in the Blossoming.
func resist(g game.State) game.Move {
	m := New(g).(*evaluator)
	p := &m.g.Pos
	m.source.Seed(p.Hash(), resistPlayouts)
	m.moves = p.AppendMoves(m.moves[:0])
	m.random.Shuffle(len(m.moves), func(i, j int) { m.moves[i], m.moves[j] = m.moves[j], m.moves[i] })
	var met [balance.PlacementClasses]bool
	best, most, tried := m.moves[0], -1.0, 0
	for _, move := range m.moves {
		next := *p
		next.Do(move)
		like := p.PlacementClass(move)
		if met[like] || next.CanWin() {
			continue
		}
		met[like] = true
		sum := 0.0
		for range resistPlayouts {
			result, hopes := m.playout(next, true)
			sum += forSeat(result, p.ToMove()) + hopes
		}
		if sum > most {
			best, most = move, sum
		}
		if tried++; tried == resistCandidates {
			break
		}
	}
	return best
}
