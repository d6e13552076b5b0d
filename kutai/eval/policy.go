package eval

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/splitmix"
	"github.com/teahouse-games/teahouse/kutai"
)

// Policy weighs the moves by the total that they lead to.
func (e *evaluator) Policy(moves []game.Move, weights []float32) {
	if !e.hasCenterpiece() {
		for i := range weights {
			weights[i] = 1
		}
		return
	}
	e.update()
	pos := &e.g.Pos
	won := pos.Total() + pos.TotalNeeded()
	if e.outlook.CountWins(e.mover) > 0 {
		for i, m := range moves {
			weights[i] = 1e-9
			if e.outlook.Total(m) >= won {
				weights[i] = 1
			}
		}
		return
	}
	if e.solved() {
		e.keepBestMove(moves, weights)
		return
	}
	var changeTotals [totalChanges]float32
	hash := pos.Hash()
	for i, m := range moves {
		change := e.outlook.Total(m) - pos.Total()
		weights[i] = classPolicy(m, change, hash)
		changeTotals[changeOf(change)] += weights[i]
	}
	for c := range changeTotals {
		changeTotals[c] = changeShares[c] / changeTotals[c]
	}
	for i, m := range moves {
		total := e.outlook.Total(m)
		c := changeOf(total - pos.Total())
		weights[i] *= changeTotals[c]
		if c == totalRises {
			weights[i] *= safeShares[min(won-total, len(safeShares)-1)]
		}
	}
	if e.threatened() {
		e.zeroLosing(moves, weights)
	}
	e.preferForcedWin(moves, weights)
}

// totalChange is what a move does to the total.
type totalChange uint8

const (
	totalFalls totalChange = iota
	totalStays
	totalRises
	totalChanges
)

func changeOf(change int) totalChange {
	switch {
	case change < 0:
		return totalFalls
	case change > 0:
		return totalRises
	}
	return totalStays
}

// changeShares is the share of the weight of all moves of one kind where they are safe. It was
// set by hand to make games lively: a player who lets the total fall or always waits gets a
// draw.
var changeShares = [totalChanges]float32{totalFalls: 0.15, totalStays: 0.15, totalRises: 0.7}

// safeShares is the share of moves that raise the total after which the other seat cannot win
// at once, by how much the total lacks after them. TestSafeShares measures it.
var safeShares = [...]float32{0, 0.005, 0.02, 0.03, 0.17, 0.45, 0.73, 0.9, 0.95, 0.98, 1}

// classPolicy returns the weight of a move among those with the same change; hash is that of the
// position.
func classPolicy(m game.Move, change int, hash uint64) float32 {
	switch changeOf(change) {
	case totalRises:
		return float32(1 + change)
	case totalFalls:
		return 1 / float32(1-change)
	}
	// Most moves that leave the total are alike; the first in the list are no better.
	w := 1 + float32(splitmix.Mix(uint64(m)^hash)>>40)/(1<<24)
	if kutai.KindOf(m) == kutai.Spade {
		w *= 3 // a Spade has few other uses
	}
	return w
}

// zeroLosing sets the weight of moves after which the other seat wins at once to 0.
func (e *evaluator) zeroLosing(moves []game.Move, weights []float32) {
	clear(e.defenceSet)
	for _, m := range e.defences.moves {
		e.defenceSet[m] = struct{}{}
	}
	for i, m := range moves {
		if _, ok := e.defenceSet[m]; !ok {
			weights[i] = 0
		}
	}
}

// preferForcedWin gives nearly all weight to a move that wins by force in three turns of both
// seats, if this is the root and few tiles are left.
func (e *evaluator) preferForcedWin(moves []game.Move, weights []float32) {
	left := e.g.Pos.TilesLeft()
	if left > forcedWinTiles || left != e.rootTilesLeft {
		return
	}
	if e.rootWin == nil {
		m, ok := e.endgame.findForcedWin(&e.g.Pos, moves)
		e.rootWin = &forcedMove{m, ok}
	}
	if !e.rootWin.found {
		return
	}
	for i, m := range moves {
		if m == e.rootWin.move {
			weights[i] = 1e6
		}
	}
}

// keepBestMove gives weight to one best move only, so that its result proves the position.
func (e *evaluator) keepBestMove(moves []game.Move, weights []float32) {
	best := e.endgame.solve(&e.g.Pos).best
	for i, m := range moves {
		weights[i] = 0
		if m == best {
			weights[i] = 1
		}
	}
}

// Salience weighs the moves by how soon a player who does not look far ahead notices them:
// moves that lengthen the chain, small raises before large ones. It ignores the reply.
func (e *evaluator) Salience(moves []game.Move, weights []float32) {
	if !e.hasCenterpiece() {
		for i := range weights {
			weights[i] = 1
		}
		return
	}
	e.update()
	total := e.g.Pos.Total()
	var changeTotals [totalChanges]float32
	for i, m := range moves {
		change := e.outlook.Total(m) - total
		weights[i] = 1
		if change >= hiddenRaise {
			weights[i] = 0.5
		}
		changeTotals[changeOf(change)] += weights[i]
	}
	for i, m := range moves {
		c := changeOf(e.outlook.Total(m) - total)
		weights[i] *= salienceShares[c] / changeTotals[c]
	}
}

// hiddenRaise is the raise of the total from which on such a player does not expect it.
const hiddenRaise = 5

// salienceShares is the share of the weight of all moves with one change. It was set by hand:
// beginners build, and seldom think of cutting the chain.
var salienceShares = [totalChanges]float32{totalFalls: 0.05, totalStays: 0.15, totalRises: 0.8}
