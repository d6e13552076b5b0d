package mcts

// prune makes room: it forgets what is below nodes that were visited seldom, until a
// quarter of the memory is free or there is nothing left to forget. What a node itself has
// brought stays.
func (t *tree) prune() {
	root := t.node(t.root)
	for minVisits := uint32(4); t.available() < int(t.maxChunks)/4 && minVisits <= root.visits; minVisits *= 2 {
		t.freeBelow(root, minVisits)
	}
}

// freeBelow takes the children of nodes below n that were visited less than so many times.
// Those with simulations under way stay.
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
