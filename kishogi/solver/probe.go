package solver

// probe looks up values for one search. It counts them, and keeps the first error.
type probe struct {
	table *Table
	hits  uint64
	err   error
	pos   placement
	list  turnList
}

// at returns the value of a number.
func (p *probe) at(number uint64) Value {
	p.hits++
	value, err := p.table.At(number)
	if p.err == nil {
		p.err = err
	}
	return value
}

// children makes a probe the positions of a solved game. After an error it returns none. A position and its mirror image
// have one number.
func (p *probe) children(number uint64) (list []child, inCheck bool) {
	if p.err != nil {
		return nil, false
	}
	ix := p.table.Index
	ix.unrank(&ix.blocks[ix.blockOf(number)], number, &p.pos)
	p.list.fill(ix, &p.pos)
	for i := range p.list.turns[:p.list.n] {
		if t := &p.list.turns[i]; p.list.isLegal(t) {
			after := p.list.child(t)
			if n, ok := ix.rank(&after); ok {
				n = ix.oneOfPair(n)
				list = append(list, child{n, p.at(n), ix.isAttacked(&after)})
			}
		}
	}
	return list, ix.isAttacked(&p.pos)
}
