package mcts

import (
	"cmp"

	"github.com/teahouse-games/teahouse/game"
)

// nodeOrder orders positions by how gladly a seat goes there.
type nodeOrder struct {
	seat      game.Seat
	drawClass int // the class of certain draws
}

// The classes, the worst first. Among wins the shorter is better, among draws and losses
// the longer, else what was visited more often.
const (
	provenLoss   = iota
	unwantedDraw // there is something better than a draw
	unproven
	bestDraw // there is nothing
	provenWin
)

// newNodeOrder returns the ranking of the positions that each calls its argument with: certain
// draws are better than the rest if the most visited of the rest promises less.
func newNodeOrder(seat game.Seat, eachNode func(visit func(*node))) nodeOrder {
	var mostVisited *node
	eachNode(func(n *node) {
		if n.result == unknown && (mostVisited == nil || n.visits > mostVisited.visits) {
			mostVisited = n
		}
	})
	r := nodeOrder{seat, bestDraw}
	if mostVisited != nil && mostVisited.score(seat, 0).Win >= 0.5 {
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
