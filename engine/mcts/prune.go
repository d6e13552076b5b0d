package mcts

// prune makes room: it forgets what is below nodes that were visited seldom, until a
// quarter of the memory is free or there is nothing left to forget. What a node itself has
// brought stays.
func (t *tree) prune() {
	root := t.node(t.root)
	for few := uint32(4); t.room() < int(t.most)/4 && few <= root.visits; few *= 2 {
		t.forget(root, few)
	}
}

// forget takes the children of nodes below n that were visited less than so many times.
// Those with simulations under way stay.
func (t *tree) forget(n *node, few uint32) {
	t.each(n, func(_ nodeRef, k *node) {
		if k.kids == 0 {
			return
		}
		if k.visits < few && k.pending == 0 {
			t.giveBack(k)
			k.listed = false
			return
		}
		t.forget(k, few)
	})
}
