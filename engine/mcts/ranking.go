package mcts

import (
	"cmp"

	"github.com/teahouse-games/teahouse/game"
)

// ranking orders positions by how gladly a seat goes there.
type ranking struct {
	seat  game.Seat
	drawn int // the class of certain draws
}

// The classes, the worst first. Among wins the shorter is better, among draws and losses
// the longer, else what was visited more often.
const (
	certainLoss = iota
	drawForNeed // there is something better than a draw
	open
	drawForGain // there is nothing
	certainWin
)

// rank returns the ranking of the positions that each calls its argument with: certain
// draws are better than the rest if the most visited of the rest promises less.
func rank(seat game.Seat, each func(visit func(*node))) ranking {
	var first *node
	each(func(n *node) {
		if n.result == unknown && (first == nil || n.visits > first.visits) {
			first = n
		}
	})
	r := ranking{seat, drawForGain}
	if first != nil && first.score(seat, 0).Win >= 0.5 {
		r.drawn = drawForNeed
	}
	return r
}

func (r ranking) class(n *node) int {
	switch n.result {
	case unknown:
		return open
	case drawn:
		return r.drawn
	case wonBy(r.seat):
		return certainWin
	}
	return certainLoss
}

// compare is negative if a is better than b.
func (r ranking) compare(a, b *node) int {
	class := r.class(a)
	if d := r.class(b) - class; d != 0 {
		return d
	}
	switch class {
	case certainWin:
		return int(a.turns+a.turn()) - int(b.turns+b.turn())
	case open:
		if a.visits != b.visits {
			return cmp.Compare(b.visits, a.visits)
		}
		return cmp.Compare(b.score(r.seat, 0).Win, a.score(r.seat, 0).Win)
	}
	return int(b.turns+b.turn()) - int(a.turns+a.turn())
}
