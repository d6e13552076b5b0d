package mcts

import (
	"cmp"

	"github.com/teahouse-games/teahouse/game"
)

// nodeOrder orders nodes by preference of a seat.
type nodeOrder struct {
	tree      *tree
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

// newNodeOrder returns the order of the nodes that eachNode visits: proven draws rank above
// unproven nodes if the seat prefers them to the most visited of these.
func (t *tree) newNodeOrder(seat game.Seat, eachNode func(visit func(*node))) nodeOrder {
	var mostVisited *node
	eachNode(func(n *node) {
		if n.result == unknown && (mostVisited == nil || n.visits > mostVisited.visits) {
			mostVisited = n
		}
	})
	r := nodeOrder{t, seat, bestDraw}
	draw := node{result: drawn}
	if mostVisited != nil && r.worth(mostVisited) >= r.worth(&draw) {
		r.drawClass = unwantedDraw
	}
	return r
}

// worth is the value by which the seat chooses.
func (r nodeOrder) worth(n *node) float64 {
	return n.score(r.seat, 0).Win + r.tree.preferenceFor(n, r.seat)
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
		return cmp.Compare(r.worth(b), r.worth(a))
	}
	return int(b.turnsToEnd+b.turnCount()) - int(a.turnsToEnd+a.turnCount())
}
