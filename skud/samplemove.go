package skud

import (
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// sampleTries is how often Sample draws before it lists all moves.
const sampleTries = 12

// SampleMove draws a legal move of the position and reports whether there is one.
// Every legal move is possible. In the opening all have the same chance. In a
// turn, first one of the own flowers in play or planting is drawn, each with
// the same chance, then one of what it may do. For a bonus, first ending the
// turn or one of the kinds in the hand is drawn, then how it is used. Draws that
// come to nothing are repeated; after some of them all moves are listed and
// one is drawn.
func (p *Position) SampleMove(r *rand.Rand) (game.Move, bool) {
	if p.over() {
		return 0, false
	}
	switch p.stage {
	case stageHostAccents, stageGuestAccents:
		return accentsMove(r.IntN(len(accentChoices))), true
	case stageGuestFlower:
		return plantMove(Kind(r.IntN(basicKinds)), southGate), true
	case stageHostFlower:
		return plantMove(p.hostFirstKind(), northGate), true
	}
	for range sampleTries {
		var m game.Move
		var ok bool
		if p.stage == stageTurn {
			m, ok = p.sampleTurn(r)
		} else {
			m, ok = p.sampleBonus(r)
		}
		if ok {
			return m, true
		}
	}
	return p.sampleListed(r), true
}

// maxMoves is more than any position has moves: 20 flowers with at most 84
// points in reach, or Boats, Wheels, Rocks and Knotweeds on every point.
const maxMoves = 2048

func (p *Position) sampleListed(r *rand.Rand) game.Move {
	var all [maxMoves]game.Move
	list := p.AppendMoves(all[:0])
	return list[r.IntN(len(list))]
}

func (p *Position) sampleTurn(r *rand.Rand) (game.Move, bool) {
	flowers := p.flowers[p.seat].all()
	i := r.IntN(len(flowers) + 1)
	if i == len(flowers) {
		return p.samplePlant(r)
	}
	var ends PointSet
	p.destinations(flowers[i], &ends)
	n := ends.count()
	if n == 0 {
		return 0, false
	}
	return arrangeMove(flowers[i], ends.nth(r.IntN(n))), true
}

func (p *Position) samplePlant(r *rand.Rand) (game.Move, bool) {
	k, gate := Kind(r.IntN(basicKinds)), gates[r.IntN(len(gates))]
	if !p.hands[p.seat].has(k) || p.tile[gate] != NoTile {
		return 0, false
	}
	return plantMove(k, gate), true
}

func (p *Position) sampleBonus(r *rand.Rand) (game.Move, bool) {
	h := p.hands[p.seat]
	i := r.IntN(h.kinds(0, Kinds) + 1)
	k := Kind(0)
	for ; k < Kinds; k++ {
		if !h.has(k) {
			continue
		}
		if i == 0 {
			break
		}
		i--
	}
	if k == Kinds {
		return game.End, true
	}
	if k.Flower() {
		gate := gates[r.IntN(len(gates))]
		if p.tile[gate] != NoTile || k.Basic() && !p.mayPlantBonus() {
			return 0, false
		}
		return bonusMove(k, gate, board.NoPoint), true
	}
	if k == Boat {
		return p.sampleBoat(r)
	}
	at := board.Point(r.IntN(board.Points))
	if p.tile[at] != NoTile || at.IsGate() || k == Wheel && !p.canUseWheel(at) {
		return 0, false
	}
	return bonusMove(k, at, board.NoPoint), true
}

func (p *Position) sampleBoat(r *rand.Rand) (game.Move, bool) {
	first, second, accents := p.flowers[game.First].all(), p.flowers[game.Second].all(), p.accents.all()
	i := r.IntN(len(first) + len(second) + len(accents))
	if i -= len(accents); i < 0 {
		at := accents[i+len(accents)]
		return bonusMove(Boat, at, board.NoPoint), p.mayRemove(at)
	}
	list := first
	if i >= len(first) {
		list, i = second, i-len(first)
	}
	if list[i].IsGate() {
		return 0, false
	}
	var to PointSet
	p.boatDestinationsOf(list[i], &to)
	n := to.count()
	if n == 0 {
		return 0, false
	}
	return bonusMove(Boat, list[i], to.nth(r.IntN(n))), true
}
