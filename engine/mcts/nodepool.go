package mcts

import "unsafe"

// The children of a node are stored in linked chunks.
const (
	chunkSize = 8
	slabSize  = 1 << slabShift
	slabShift = 10
)

// chunkRef is the number of a chunk; 0 means none.
type chunkRef uint32

// nodeRef is the number of a node: the number of its chunk and its place there.
type nodeRef uint32

type chunk struct {
	nodes [chunkSize]node
	next  chunkRef
}

// nodePool allocates nodes. It grows by slabs, which never move, up to a limit.
type nodePool struct {
	slabs     [][]chunk
	allocated chunkRef // chunks ever allocated; chunk 0 is never used
	maxChunks chunkRef
	freeList  chunkRef // first free chunk of a linked list
	freeCount int      // length of freeList
}

// newNodePool returns a pool of that many bytes, but at least the minimum for a search: 1.3 MB.
func newNodePool(bytes int64) nodePool {
	const least = 4 * slabSize
	n := bytes / int64(unsafe.Sizeof(chunk{}))
	return nodePool{allocated: 1, maxChunks: chunkRef(min(max(n, least), 1<<28))}
}

// clear frees all chunks. It keeps the slabs.
func (p *nodePool) clear() { p.allocated, p.freeList, p.freeCount = 1, 0, 0 }

func (p *nodePool) chunk(c chunkRef) *chunk { return &p.slabs[c>>slabShift][c%slabSize] }

func (p *nodePool) node(n nodeRef) *node {
	return &p.chunk(chunkRef(n / chunkSize)).nodes[n%chunkSize]
}

// available returns the number of chunks that can still be allocated.
func (p *nodePool) available() int { return int(p.maxChunks-p.allocated) + p.freeCount }

// hashFull returns the share of the chunks in use, in thousandths.
func (p *nodePool) hashFull() int {
	return int(1000 * (int64(p.maxChunks) - int64(p.available())) / int64(p.maxChunks))
}

// alloc returns an empty chunk; there must be one available.
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

// free frees the children of n and everything below them.
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

// eachChild calls visit for the children of n, most promising first.
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
