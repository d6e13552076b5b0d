package mcts

import "math"

// tree is the search tree. It is not safe for concurrent use.
type tree struct {
	nodePool
	tuning Tuning
	root   nodeRef // 0 before the first search

	drawValue float64 // what a draw counts for First: a half without contempt
}

// selectChild returns the child of n to descend to, 0 if all lose, or false when n needs more
// children first.
func (t *tree) selectChild(n *node) (best nodeRef, ok bool) {
	visits := float64(n.visits) + float64(n.inFlight)
	width := int(t.tuning.InitialWidth + t.tuning.WideningFactor*t.visitsPower(visits))
	exploration := t.tuning.CPUCT * math.Sqrt(visits)
	considered, bestScore, visitedPrior := 0, math.Inf(-1), 0.0
	unvisited, unvisitedPrior := nodeRef(0), 0.0 // the most promising unvisited child
	left := int(n.childCount)
	for c := n.children; c != 0 && considered < width; {
		ch := t.chunk(c)
		for i := range min(left, chunkSize) {
			if considered >= width {
				break
			}
			k := &ch.nodes[i]
			if k.result != unknown && k.result != drawn {
				if k.result == wonBy(n.seat) {
					return nodeRef(c)*chunkSize + nodeRef(i), true
				}
				continue
			}
			considered++
			childVisits := float64(k.visits) + float64(k.inFlight)
			if childVisits == 0 {
				if unvisited == 0 {
					unvisited, unvisitedPrior = nodeRef(c)*chunkSize+nodeRef(i), float64(k.prior)
				}
				continue
			}
			visitedPrior += float64(k.prior)
			if score := k.meanValue(n.seat, t.drawValue) + exploration*float64(k.prior)/(1+childVisits); score > bestScore {
				best, bestScore = nodeRef(c)*chunkSize+nodeRef(i), score
			}
		}
		left -= chunkSize
		c = ch.next
	}
	if considered < width && n.childCount < n.legalMoves {
		return 0, false
	}
	if unvisited != 0 {
		fpu := forSeat(n.valueSum/float64(n.visits), n.seat) - t.tuning.FPUReduction*math.Sqrt(visitedPrior)
		if fpu+exploration*unvisitedPrior > bestScore {
			best = unvisited
		}
	}
	return best, true
}

// visitsPower is visits to the power of WideningExponent.
func (t *tree) visitsPower(visits float64) float64 {
	if t.tuning.WideningExponent == 0.5 {
		return math.Sqrt(visits)
	}
	return math.Pow(visits, t.tuning.WideningExponent)
}

// expand adds children to n for the candidates that have none, and reports whether there was
// room for at least one.
func (t *tree) expand(n *node, candidates []candidate) bool {
	last := n.children
	for last != 0 && t.chunk(last).next != 0 {
		last = t.chunk(last).next
	}
	for i := int(n.childCount); i < len(candidates); i++ {
		if i%chunkSize == 0 {
			if t.available() == 0 {
				break
			}
			c := t.alloc()
			if last == 0 {
				n.children = c
			} else {
				t.chunk(last).next = c
			}
			last = c
		}
		k := &t.chunk(last).nodes[i%chunkSize]
		*k = node{move: candidates[i].move, prior: candidates[i].prior}
		n.childCount++
	}
	return n.childCount > 0
}

// propagateProof updates the result of n for its child k, which has a proven result.
func (t *tree) propagateProof(n, k *node) {
	if k.result == wonBy(n.seat) {
		if turns := k.turnsToEnd + k.turnCount(); n.result != k.result || turns < n.turnsToEnd {
			n.result, n.turnsToEnd = k.result, turns
		}
		return
	}
	if n.result == unknown && n.expanded && n.childCount == n.legalMoves {
		t.proveFromChildren(n)
	}
}

// proveFromChildren proves n if all its children, which must be all that it can have, are
// proven: its result is their best, with the latest end.
func (t *tree) proveFromChildren(n *node) {
	best, turns, open := wonBy(n.seat.Opponent()), uint16(0), false
	t.eachChild(n, func(_ nodeRef, k *node) {
		switch k.result {
		case unknown:
			open = true
		case best:
			turns = max(turns, k.turnsToEnd+k.turnCount())
		case drawn:
			best, turns = drawn, k.turnsToEnd+k.turnCount()
		}
	})
	if !open {
		n.result, n.turnsToEnd = best, turns
	}
}

// turnCount is 1 if the move that leads to n ends a turn, else 0.
func (n *node) turnCount() uint16 {
	if n.endsTurn {
		return 1
	}
	return 0
}

// prune makes room: it frees the subtrees of nodes with few visits, until a quarter of the
// memory is free or nothing is left to free. The nodes keep their own statistics.
func (t *tree) prune() {
	root := t.node(t.root)
	for minVisits := uint32(4); t.available() < int(t.maxChunks)/4 && minVisits <= root.visits; minVisits *= 2 {
		t.freeBelow(root, minVisits)
	}
}

// freeBelow frees the children of nodes below n with fewer than minVisits visits. Nodes with
// simulations in flight keep theirs.
func (t *tree) freeBelow(n *node, minVisits uint32) {
	t.eachChild(n, func(_ nodeRef, k *node) {
		if k.children == 0 {
			return
		}
		if k.visits < minVisits && k.inFlight == 0 {
			t.free(k)
			k.expanded = false
			return
		}
		t.freeBelow(k, minVisits)
	})
}
