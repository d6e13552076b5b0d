package mcts

import "unsafe"

// Children of a node lie together in chunks, which are linked.
const (
	chunkSize = 8
	slabSize  = 1 << slabShift
	slabShift = 10
)

// chunkRef is the number of a chunk; 0 is none.
type chunkRef uint32

// nodeRef is the number of a node: its chunk's, and its place there.
type nodeRef uint32

type chunk struct {
	nodes [chunkSize]node
	next  chunkRef
}

// nodePool is where nodes live. It grows by slabs that stay where they are, up to a limit.
type nodePool struct {
	slabs     [][]chunk
	allocated chunkRef // chunks that were ever handed out; the first is never
	maxChunks chunkRef // chunks at most
	freeList  chunkRef // the first of those that were given back, which are linked
	freeCount int      // how many of those there are
}

// newNodePool returns an arena of so many bytes, or the least that makes a search possible.
func newNodePool(bytes int64) nodePool {
	const least = 4 * slabSize
	n := bytes / int64(unsafe.Sizeof(chunk{}))
	return nodePool{allocated: 1, maxChunks: chunkRef(min(max(n, least), 1<<28))}
}

// clear takes everything back. Slabs are kept.
func (p *nodePool) clear() { p.allocated, p.freeList, p.freeCount = 1, 0, 0 }

func (p *nodePool) chunk(c chunkRef) *chunk { return &p.slabs[c>>slabShift][c%slabSize] }

func (p *nodePool) node(n nodeRef) *node {
	return &p.chunk(chunkRef(n / chunkSize)).nodes[n%chunkSize]
}

// available is how many chunks can still be had.
func (p *nodePool) available() int { return int(p.maxChunks-p.allocated) + p.freeCount }

// alloc hands out an empty chunk; there must be room.
func (p *nodePool) alloc() chunkRef {
	if c := p.freeList; c != 0 {
		ch := p.chunk(c)
		p.freeList = ch.next
		p.freeCount--
		*ch = chunk{}
		return c
	}
	c := p.allocated
	p.allocated++
	if int(c>>slabShift) == len(p.slabs) {
		p.slabs = append(p.slabs, make([]chunk, slabSize))
	}
	*p.chunk(c) = chunk{}
	return c
}

// free takes the children of n and all below them back.
func (p *nodePool) free(n *node) {
	for c := n.children; c != 0; {
		ch := p.chunk(c)
		for i := range ch.nodes {
			if ch.nodes[i].children != 0 {
				p.free(&ch.nodes[i])
			}
		}
		next := ch.next
		ch.next = p.freeList
		p.freeList = c
		p.freeCount++
		c = next
	}
	n.children, n.childCount = 0, 0
}

// eachChild calls visit for the children of n, the most promising first.
func (p *nodePool) eachChild(n *node, visit func(nodeRef, *node)) {
	left := int(n.childCount)
	for c := n.children; c != 0; {
		ch := p.chunk(c)
		for i := range min(left, chunkSize) {
			visit(nodeRef(c)*chunkSize+nodeRef(i), &ch.nodes[i])
		}
		left -= chunkSize
		c = ch.next
	}
}
