package eval

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kutai"
)

// defences are the moves of the seat to move that may stop the opponent from winning with its
// next turn.
//
// The total does not depend on the order of placements. So the outlook of the position after a
// winning move of the opponent shows for all moves at once whether they would have stopped it.
// A few winning moves rule out nearly everything.
type defences struct {
	computed bool
	moves    []game.Move // not ruled out
	none     bool        // all are ruled out: every move loses

	threats []game.Move
	outlook kutai.PlacementTotals
}

// initialThreats is how many winning moves are tried at first.
const initialThreats = 6

// compute finds the defences of the seat to move in a position where it cannot win at once. o
// is the outlook of the position, moves are all moves, and effort is the largest number of
// moves to try until one is known to stop everything. With an effort of all moves the result is
// exact.
func (a *defences) compute(pos *kutai.Position, o *kutai.PlacementTotals, moves []game.Move, effort int) {
	mover, other := pos.ToMove(), pos.ToMove().Opponent()
	a.computed, a.none = true, false
	a.moves = append(a.moves[:0], moves...)
	a.threats = o.AppendWins(a.threats[:0], other)
	for i := range min(initialThreats, len(a.threats)) {
		a.keepStopping(pos, a.threats[i*len(a.threats)/initialThreats])
	}
	for range effort {
		if len(a.moves) == 0 {
			break
		}
		after := pos.After(mover, a.lowestTotal(o))
		threat, ok := a.outlook.FindWin(&after, other)
		if !ok {
			return
		}
		a.keepStopping(pos, threat)
	}
	a.none = len(a.moves) == 0
}

// lowestTotal returns the move that leaves the lowest total.
func (a *defences) lowestTotal(o *kutai.PlacementTotals) game.Move {
	best := a.moves[0]
	for _, m := range a.moves[1:] {
		if o.Total(m) < o.Total(best) {
			best = m
		}
	}
	return best
}

// keepStopping removes the moves that do not stop a threat, which is a legal move for the turn
// of the other seat.
func (a *defences) keepStopping(pos *kutai.Position, threat game.Move) {
	done := pos.After(pos.ToMove().Opponent(), threat)
	a.outlook.ComputeFor(&done, a.moves)
	kept := 0
	for _, m := range a.moves {
		if kutai.SamePlace(m, threat) || a.outlook.Total(m) < pos.Total()+pos.TotalNeeded() {
			a.moves[kept] = m
			kept++
		}
	}
	a.moves = a.moves[:kept]
}
