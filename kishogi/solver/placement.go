package solver

// placement is a position, seen by the seat to move.
type placement struct {
	frame int32
	n     uint8 // cubes on the field besides the Gyoku
	cells [maxCubes]cell
	codes [maxCubes]code
	hand  [2][kinds]uint8 // by owner
}

// addCube puts a cube on the field that is in no hand any more.
func (p *placement) addCube(c cell, shown code) {
	p.cells[p.n&3], p.codes[p.n&3] = c, shown
	p.n++
}

// removeCube takes the i-th cube from the field. The last one gets its number.
func (p *placement) removeCube(i int) {
	p.n--
	p.cells[i&3], p.codes[i&3] = p.cells[p.n&3], p.codes[p.n&3]
}

// taken returns the cells of all cubes, with the Gyoku and the wall.
func (p *placement) taken(fr *frame) cellSet {
	set := fr.gyokus
	for i := range int(p.n) {
		set |= 1 << p.cells[i&3]
	}
	return set
}

// sets returns the cells of the cubes of each owner.
func (p *placement) sets() (owned [2]cellSet) {
	for i := range int(p.n) {
		owned[ownerOf(p.codes[i&3])] |= 1 << p.cells[i&3]
	}
	return owned
}

// turned returns the position as the other seat sees it: half a turn round the middle of the
// Gyoku as they stand in fr, and through the link.
func (p *placement) turned(fr *frame, to link) placement {
	q := placement{frame: to.frame, n: p.n, hand: [2][kinds]uint8{p.hand[them], p.hand[us]}}
	for i := range int(p.n) {
		q.cells[i&3] = fr.flip - p.cells[i&3]
		q.codes[i&3] = swapOwner[p.codes[i&3]]
	}
	if to.mirrored {
		q.mirror()
	}
	return q
}

// oneOfPair returns the smaller number of a position and its mirror image, where they have two.
func (ix *Index) oneOfPair(number uint64) uint64 {
	var p placement
	ix.unrank(&ix.blocks[ix.blockOf(number)], number, &p)
	if !ix.frames[p.frame].symmetric {
		return number
	}
	p.mirror()
	mirrored, _ := ix.rank(&p)
	return min(number, mirrored)
}

// mirror exchanges left and right.
func (p *placement) mirror() {
	for i := range int(p.n) {
		p.cells[i&3] = board.mirrored[p.cells[i&3]&63]
	}
}

// isAttacked reports whether the Gyoku of the seat to move is attacked.
func (ix *Index) isAttacked(p *placement) bool {
	taken := p.taken(&ix.frames[p.frame])
	for i := range int(p.n) {
		if c := p.codes[i&3]; ownerOf(c) == them && taken&board.aims[0][c][p.cells[i&3]&63] == 0 {
			return true
		}
	}
	return false
}

// isPossible reports whether the Gyoku of the seat that has moved is safe, and whether a step of
// it can have stranded the cubes that are.
func (ix *Index) isPossible(p *placement) bool {
	fr := &ix.frames[p.frame]
	taken := p.taken(fr)
	if own := p.sets()[us]; own&^fr.supported != 0 && !fr.mayStrand(own, taken) {
		return false
	}
	for i := range int(p.n) {
		if c := p.codes[i&3]; ownerOf(c) == us && taken&fr.aims[c][p.cells[i&3]&63] == 0 {
			return false
		}
	}
	return true
}

// mayStrand reports whether the other Gyoku can have come from a cell that is empty and beside
// which, or beside our Gyoku, all our cubes stood.
func (fr *frame) mayStrand(own, taken cellSet) bool {
	for i := range fr.origins {
		if from := &fr.origins[i]; taken&from.cell == 0 && own&^from.beside == 0 {
			return true
		}
	}
	return false
}
