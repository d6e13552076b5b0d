package mcts

import (
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

// pastOf are the hashes of the positions between turns from the beginning of g up to now.
func pastOf(g game.Game) []uint64 {
	c := g.Clone()
	hashes := []uint64{c.Hash()}
	for game.UndoTurn(c) {
		hashes = append(hashes, c.Hash())
	}
	slices.Reverse(hashes)
	return hashes
}

// follow goes from the root to the position of g if the tree contains it, and makes that
// the root. past is that of g.
func (e *searcher) follow(g game.Game, past []uint64) bool {
	if len(past) < len(e.past) || !slices.Equal(past[:len(e.past)], e.past) {
		return false
	}
	c := g.Clone()
	for range len(past) - len(e.past) {
		game.UndoTurn(c)
	}
	t := e.tree
	here := t.root
	for _, hash := range past[len(e.past):] {
		next := t.find(c, here, hash)
		if next == 0 {
			return false
		}
		here = next
	}
	t.plant(here)
	return true
}

// find returns the node below r where a turn has led to the position with this hash, and
// plays that turn in g, which stands at r; 0 if there is none.
func (t *tree) find(g game.Game, r nodeRef, hash uint64) (found nodeRef) {
	t.each(t.node(r), func(k nodeRef, n *node) {
		if found != 0 || n.visits == 0 {
			return
		}
		g.Do(n.move)
		switch {
		case g.MidTurn():
			found = t.find(g, k, hash)
		case g.Hash() == hash:
			found = k
		}
		if found == 0 {
			g.Undo()
		}
	})
	return found
}

// reset makes an empty tree.
func (t *tree) reset() {
	if t.root != 0 {
		t.giveBack(t.node(t.root))
	} else {
		t.root = nodeRef(t.take()) * perChunk
	}
	*t.node(t.root) = node{}
}

// plant makes a node the root and forgets all that is not below it.
func (t *tree) plant(r nodeRef) {
	if r == t.root {
		return
	}
	n := t.node(r)
	kept := *n
	n.kids = 0
	root := t.node(t.root)
	t.giveBack(root)
	*root = kept
}

// reconsider makes a result of n that does not come from its children uncertain again, so
// that the search finds the turn that brings it about.
func (t *tree) reconsider(n *node) {
	n.result, n.turns = unknown, 0
	t.each(n, func(_ nodeRef, k *node) {
		if k.result != unknown {
			t.settle(n, k)
		}
	})
}
