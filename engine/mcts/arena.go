package mcts

import "unsafe"

// Children of a node lie together in chunks, which are linked.
const (
	perChunk  = 8
	perSlab   = 1 << slabShift
	slabShift = 10
)

// chunkRef is the number of a chunk; 0 is none.
type chunkRef uint32

// nodeRef is the number of a node: its chunk's, and its place there.
type nodeRef uint32

type chunk struct {
	nodes [perChunk]node
	next  chunkRef
}

// arena is where nodes live. It grows by slabs that stay where they are, up to a limit.
type arena struct {
	slabs [][]chunk
	made  chunkRef // chunks that were ever handed out; the first is never
	most  chunkRef // chunks at most
	free  chunkRef // the first of those that were given back, which are linked
	spare int      // how many of those there are
}

// newArena returns an arena of so many bytes, or the least that makes a search possible.
func newArena(bytes int64) arena {
	const least = 4 * perSlab
	n := bytes / int64(unsafe.Sizeof(chunk{}))
	return arena{made: 1, most: chunkRef(min(max(n, least), 1<<28))}
}

// clear takes everything back. Slabs are kept.
func (a *arena) clear() { a.made, a.free, a.spare = 1, 0, 0 }

func (a *arena) chunk(c chunkRef) *chunk { return &a.slabs[c>>slabShift][c%perSlab] }

func (a *arena) node(n nodeRef) *node {
	return &a.chunk(chunkRef(n / perChunk)).nodes[n%perChunk]
}

// room is how many chunks can still be had.
func (a *arena) room() int { return int(a.most-a.made) + a.spare }

// take hands out an empty chunk; there must be room.
func (a *arena) take() chunkRef {
	if c := a.free; c != 0 {
		ch := a.chunk(c)
		a.free = ch.next
		a.spare--
		*ch = chunk{}
		return c
	}
	c := a.made
	a.made++
	if int(c>>slabShift) == len(a.slabs) {
		a.slabs = append(a.slabs, make([]chunk, perSlab))
	}
	*a.chunk(c) = chunk{}
	return c
}

// giveBack takes the children of n and all below them back.
func (a *arena) giveBack(n *node) {
	for c := n.kids; c != 0; {
		ch := a.chunk(c)
		for i := range ch.nodes {
			if ch.nodes[i].kids != 0 {
				a.giveBack(&ch.nodes[i])
			}
		}
		next := ch.next
		ch.next = a.free
		a.free = c
		a.spare++
		c = next
	}
	n.kids, n.opened = 0, 0
}

// each calls visit for the children of n, the most promising first.
func (a *arena) each(n *node, visit func(nodeRef, *node)) {
	left := int(n.opened)
	for c := n.kids; c != 0; {
		ch := a.chunk(c)
		for i := range min(left, perChunk) {
			visit(nodeRef(c)*perChunk+nodeRef(i), &ch.nodes[i])
		}
		left -= perChunk
		c = ch.next
	}
}
