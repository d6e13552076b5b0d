package mcts

import (
	"cmp"

	"github.com/teahouse-games/teahouse/game"
)

// nodeOrder orders nodes by preference of a seat.
type nodeOrder struct {
	seat      game.Seat
	drawClass int // class of proven draws
}

// The classes, worst first. Among wins a shorter one is better, among draws and losses a longer
// one; unproven nodes are ordered by visit count.
const (
	provenLoss   = iota
	unwantedDraw // some unproven node is better than a draw
	unproven
	bestDraw // no unproven node is better than a draw
	provenWin
)

// newNodeOrder returns the order of the nodes that eachNode visits: proven draws, which have the
// given value for First, rank above unproven nodes if the most visited of these has a lower value.
func newNodeOrder(seat game.Seat, draw float64, eachNode func(visit func(*node))) nodeOrder {
	var mostVisited *node
	eachNode(func(n *node) {
		if n.result == unknown && (mostVisited == nil || n.visits > mostVisited.visits) {
			mostVisited = n
		}
	})
	r := nodeOrder{seat, bestDraw}
	if mostVisited != nil && mostVisited.score(seat, 0).Win >= forSeat(draw, seat) {
		r.drawClass = unwantedDraw
	}
	return r
}

func (r nodeOrder) class(n *node) int {
	switch n.result {
	case unknown:
		return unproven
	case drawn:
		return r.drawClass
	case wonBy(r.seat):
		return provenWin
	}
	return provenLoss
}

// compare is negative if a is better than b.
func (r nodeOrder) compare(a, b *node) int {
	class := r.class(a)
	if d := r.class(b) - class; d != 0 {
		return d
	}
	switch class {
	case provenWin:
		return int(a.turnsToEnd+a.turnCount()) - int(b.turnsToEnd+b.turnCount())
	case unproven:
		if a.visits != b.visits {
			return cmp.Compare(b.visits, a.visits)
		}
		return cmp.Compare(b.score(r.seat, 0).Win, a.score(r.seat, 0).Win)
	}
	return int(b.turnsToEnd+b.turnCount()) - int(a.turnsToEnd+a.turnCount())
}
