package mcts

import (
	"math"
)

// tree is what is known, and how to go down it. It is not safe for concurrent use.
type tree struct {
	arena
	tuning Tuning
	root   nodeRef // 0 before the first search
}

// choose returns the child of n to go to, or false when more children are needed first. It
// is 0 when all lose.
func (t *tree) choose(n *node) (best nodeRef, ok bool) {
	visits := float64(n.visits) + float64(n.pending)
	width := int(t.tuning.Width + t.tuning.Widen*t.power(visits))
	explore := t.tuning.Explore * math.Sqrt(visits)
	seen, most, tried := 0, math.Inf(-1), 0.0
	fresh, freshPrior := nodeRef(0), 0.0 // the most promising that was never tried
	left := int(n.opened)
	for c := n.kids; c != 0 && seen < width; {
		ch := t.chunk(c)
		for i := range min(left, perChunk) {
			if seen >= width {
				break
			}
			k := &ch.nodes[i]
			if k.result != unknown && k.result != drawn {
				if k.result == wonBy(n.seat) {
					return nodeRef(c)*perChunk + nodeRef(i), true
				}
				continue
			}
			seen++
			times := float64(k.visits) + float64(k.pending)
			if times == 0 {
				if fresh == 0 {
					fresh, freshPrior = nodeRef(c)*perChunk+nodeRef(i), float64(k.prior)
				}
				continue
			}
			tried += float64(k.prior)
			if worth := k.mean(n.seat) + explore*float64(k.prior)/(1+times); worth > most {
				best, most = nodeRef(c)*perChunk+nodeRef(i), worth
			}
		}
		left -= perChunk
		c = ch.next
	}
	if seen < width && n.opened < n.moves {
		return 0, false
	}
	if fresh != 0 {
		expected := forSeat(n.sum/float64(n.visits), n.seat) - t.tuning.Urgency*math.Sqrt(tried)
		if expected+explore*freshPrior > most {
			best = fresh
		}
	}
	return best, true
}

// power is visits to the power of Power.
func (t *tree) power(visits float64) float64 {
	if t.tuning.Power == 0.5 {
		return math.Sqrt(visits)
	}
	return math.Pow(visits, t.tuning.Power)
}

// open gives n children for the candidates that it has none for, and reports whether there
// was room for at least one.
func (t *tree) open(n *node, candidates []candidate) bool {
	last := n.kids
	for last != 0 && t.chunk(last).next != 0 {
		last = t.chunk(last).next
	}
	for i := int(n.opened); i < len(candidates); i++ {
		if i%perChunk == 0 {
			if t.room() == 0 {
				break
			}
			c := t.take()
			if last == 0 {
				n.kids = c
			} else {
				t.chunk(last).next = c
			}
			last = c
		}
		k := &t.chunk(last).nodes[i%perChunk]
		*k = node{move: candidates[i].move, prior: candidates[i].share}
		n.opened++
	}
	return n.opened > 0
}

// settle looks whether child k, the result of which is certain, makes that of n certain.
func (t *tree) settle(n, k *node) {
	if k.result == wonBy(n.seat) {
		if turns := k.turns + k.turn(); n.result != k.result || turns < n.turns {
			n.result, n.turns = k.result, turns
		}
		return
	}
	if n.result == unknown && n.listed && n.opened == n.moves {
		t.settleAll(n)
	}
}

// settleAll looks whether the children of n, which are all that there can be, make its
// result certain: the best of theirs, as late as may be.
func (t *tree) settleAll(n *node) {
	best, turns, open := wonBy(n.seat.Opponent()), uint16(0), false
	t.each(n, func(_ nodeRef, k *node) {
		switch k.result {
		case unknown:
			open = true
		case best:
			turns = max(turns, k.turns+k.turn())
		case drawn:
			best, turns = drawn, k.turns+k.turn()
		}
	})
	if !open {
		n.result, n.turns = best, turns
	}
}

// turn is 1 if the move that leads to n ends a turn, else 0.
func (n *node) turn() uint16 {
	if n.ends {
		return 1
	}
	return 0
}
