package solver

import "math/bits"

// predecessors visits the positions from which a turn leads to a position. It may visit some
// from which none does, and positions more than once: it neither asks whether a Gyoku is attacked nor
// whether a cube that is put back as stranded was.
type predecessors struct {
	ix    *Index
	visit func(number uint64)
}

// of visits the predecessors of p.
func (v *predecessors) of(p *placement) {
	from := &v.ix.frames[p.frame]
	m := p.turned(from, from.stay) // as the seat sees it that has made the turn
	fr := &v.ix.frames[m.frame]
	n := int(m.n)
	if m.sets()[them]&^fr.supported == 0 {
		v.withLost(m, fr.strandable, func(q placement) { v.otherTurns(fr, &q, n) })
	}
	for d := range compass {
		if fr.back[d].frame != noFrame {
			v.gyokuTurns(fr, &m, d)
		}
	}
}

// withLost calls then for the position, and for it with each choice of cubes in the hand of the
// opponent put back on some of the cells as stranded cubes of ours.
func (v *predecessors) withLost(m placement, cells cellSet, then func(placement)) {
	then(m)
	for kind := range kinds {
		if m.hand[them][kind] == 0 {
			continue
		}
		for left := cells; left != 0; left &= left - 1 {
			at := cell(bits.TrailingZeros64(left))
			for face := range facesPerCube {
				q := m
				q.hand[them][kind]--
				q.addCube(at, newCode(kind, us, face))
				v.withLost(q, left&(left-1), then)
			}
		}
	}
}

func (v *predecessors) add(q *placement) {
	if number, ok := v.ix.rank(q); ok {
		v.visit(number)
	}
}

// otherTurns takes back drops, moves and captures of one of the first n cubes.
func (v *predecessors) otherTurns(fr *frame, m *placement, n int) {
	taken := m.taken(fr)
	room := (fr.supported | fr.strandable) &^ taken
	for i := range n {
		c, at := m.codes[i&3], m.cells[i&3]
		if ownerOf(c) != us {
			continue
		}
		if fr.dropCells>>at&1 != 0 && taken&fr.aims[c][at&63] != 0 {
			q := *m
			q.removeCube(i)
			q.hand[us][kindOf(c)]++
			v.add(&q)
		}
		v.origins(m, i, opposite[c], room, taken, func(q placement) { v.add(&q) })
		if m.hand[us] == [kinds]uint8{} {
			continue
		}
		for _, before := range capturedFrom[c] {
			v.origins(m, i, before, room, taken, func(q placement) { v.withVictim(&q, at) })
		}
	}
}

// origins calls then for the position with the i-th cube on each cell from which it could have
// come when it showed before.
func (v *predecessors) origins(m *placement, i int, before code, room, taken cellSet, then func(placement)) {
	q := *m
	q.codes[i&3] = before
	for from := board.reachBack(before, m.cells[i&3], taken) & room; from != 0; from &= from - 1 {
		q.cells[i&3] = cell(bits.TrailingZeros64(from))
		then(q)
	}
}

// withVictim puts a cube in our hand back on a cell, as a cube of the opponent.
func (v *predecessors) withVictim(m *placement, at cell) {
	for kind := range kinds {
		if m.hand[us][kind] == 0 {
			continue
		}
		for face := range facesPerCube {
			q := *m
			q.hand[us][kind]--
			q.addCube(at, newCode(kind, them, face))
			v.add(&q)
		}
	}
}

// gyokuTurns takes back a step of the Gyoku in a direction.
func (v *predecessors) gyokuTurns(fr *frame, m *placement, d int) {
	to := fr.back[d]
	q := *m
	q.frame = to.frame
	for i := range int(q.n) {
		c := board.shifted[d][q.cells[i&3]&63]
		if c == noCell || c == origin {
			return
		}
		q.cells[i&3] = c
	}
	before := &v.ix.frames[to.frame]
	gyoku := board.shifted[d][origin] // where it went
	beside := board.around[gyoku&63] | board.around[board.shifted[d][fr.enemy]&63]
	enemy := cellSet(1) << board.shifted[d][fr.enemy]
	if to.mirrored {
		q.mirror()
		gyoku = board.mirrored[gyoku]
		beside, enemy = board.mirrorSet(beside), board.mirrorSet(enemy)
	}
	cells := (before.supported | before.strandable) &^ (beside | enemy | 1<<gyoku | q.taken(before))
	v.withLost(q, cells, func(q placement) {
		v.add(&q)
		v.withVictim(&q, gyoku)
		if before.symmetric { // its mirror image leads here too
			q.mirror()
			v.add(&q)
			v.withVictim(&q, board.mirrored[gyoku])
		}
	})
}

func (g *geometry) mirrorSet(set cellSet) (mirrored cellSet) {
	for ; set != 0; set &= set - 1 {
		mirrored |= 1 << g.mirrored[bits.TrailingZeros64(set)]
	}
	return mirrored
}
