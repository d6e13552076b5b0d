package mcts

import (
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

// positionHashes returns the hashes of all positions between turns, from the beginning of g to
// the present one.
func positionHashes(g game.Playable) []uint64 {
	c := game.Clone(g)
	hashes := []uint64{c.Hash()}
	for game.UndoTurn(c) {
		hashes = append(hashes, c.Hash())
	}
	slices.Reverse(hashes)
	return hashes
}

// rerootAt makes the node of g's position the root, if the tree contains it. history is g's.
func (e *searcher) rerootAt(g game.Playable, history []uint64) bool {
	if len(history) < len(e.rootHistory) || !slices.Equal(history[:len(e.rootHistory)], e.rootHistory) {
		return false
	}
	c := game.Clone(g)
	for range len(history) - len(e.rootHistory) {
		game.UndoTurn(c)
	}
	t := e.tree
	node := t.root
	for _, hash := range history[len(e.rootHistory):] {
		next := t.findPosition(c, node, hash)
		if next == 0 {
			return false
		}
		node = next
	}
	t.reroot(node)
	return true
}

// findPosition returns the node below r at which a turn has led to the position with this hash,
// and plays that turn in g, which must be at r. It returns 0 if there is none.
func (t *tree) findPosition(g game.Playable, r nodeRef, hash uint64) (match nodeRef) {
	t.eachChild(t.node(r), func(k nodeRef, n *node) {
		if match != 0 || n.visits == 0 {
			return
		}
		g.Do(n.move)
		switch {
		case g.MidTurn():
			match = t.findPosition(g, k, hash)
		case g.Hash() == hash:
			match = k
		}
		if match == 0 {
			g.Undo()
		}
	})
	return match
}

// reset empties the tree.
func (t *tree) reset() {
	if t.root != 0 {
		t.free(t.node(t.root))
	} else {
		t.root = nodeRef(t.alloc()) * chunkSize
	}
	*t.node(t.root) = node{}
}

// reroot makes r the root and frees everything that is not below it.
func (t *tree) reroot(r nodeRef) {
	if r == t.root {
		return
	}
	n := t.node(r)
	newRoot := *n
	n.children = 0
	root := t.node(t.root)
	t.free(root)
	*root = newRoot
}

// clearProof removes a proven result of n that does not come from its children, so that the
// search finds the turn that leads to it.
func (t *tree) clearProof(n *node) {
	n.result, n.turnsToEnd = unknown, 0
	t.eachChild(n, func(_ nodeRef, k *node) {
		if k.result != unknown {
			t.propagateProof(n, k)
		}
	})
}
