package solver

import "math/bits"

// turn is a turn that obeys the moves of the faces.
type turn struct {
	cube   int8 // the number of the cube that moves, or one of the following
	victim int8 // the number of the captured cube, or -1
	to     cell
	shown  code  // afterwards; not of the Gyoku
	step   uint8 // the direction of the Gyoku
}

const (
	gyokuMoves int8 = -1
	cubeDrops  int8 = -2
	noVictim   int8 = -1
)

// maxTurns is more than the turns of any position: 2 kinds with 8 cells and 6 faces to drop, and
// 4 cubes and a Gyoku with 14 cells and 3 promotions to move.
const maxTurns = 320

// turnList lists the turns of a position.
type turnList struct {
	ix    *Index
	fr    *frame
	pos   *placement
	taken cellSet
	owned [2]cellSet
	lost  cellSet // our stranded cubes
	n     int
	turns [maxTurns]turn
}

// fill lists the turns of p, which must stay as it is. isLegal decides which of them are legal.
func (l *turnList) fill(ix *Index, p *placement) {
	l.ix, l.pos, l.n = ix, p, 0
	l.fr = &ix.frames[p.frame]
	l.taken, l.owned = p.taken(l.fr), p.sets()
	l.lost = l.owned[us] &^ l.fr.supported
	for i := range int(p.n) {
		if c := p.codes[i&3]; ownerOf(c) == us {
			to := board.reach(c, p.cells[i&3], l.taken) & l.fr.supported &^ l.owned[us]
			l.addMoves(i, c, to)
		}
	}
	for d := range compass {
		if l.fr.steps[d].frame == noFrame {
			continue
		}
		to := board.shifted[d][origin]
		if l.owned[us]>>to&1 == 0 {
			l.add(turn{gyokuMoves, l.cubeAt(to), to, 0, uint8(d)})
		}
	}
	for kind := range kinds {
		if p.hand[us][kind] > 0 {
			l.addDrops(kind)
		}
	}
}

func (l *turnList) add(t turn) {
	l.turns[l.n] = t
	l.n++
}

func (l *turnList) cubeAt(c cell) int8 {
	if l.taken>>c&1 != 0 {
		for i := range int(l.pos.n) {
			if l.pos.cells[i&3] == c {
				return int8(i)
			}
		}
	}
	return noVictim
}

func (l *turnList) addMoves(i int, c code, to cellSet) {
	for free := to &^ l.taken; free != 0; free &= free - 1 {
		l.add(turn{int8(i), noVictim, cell(bits.TrailingZeros64(free)), opposite[c], 0})
	}
	for prey := to & l.owned[them]; prey != 0; prey &= prey - 1 {
		at := cell(bits.TrailingZeros64(prey))
		victim := l.cubeAt(at)
		for _, shown := range capturedAs[c] {
			l.add(turn{int8(i), victim, at, shown, 0})
		}
	}
}

func (l *turnList) addDrops(kind int) {
	for free := l.fr.dropCells &^ l.taken; free != 0; free &= free - 1 {
		to := cell(bits.TrailingZeros64(free))
		for face := range facesPerCube {
			if shown := newCode(kind, us, face); l.taken&l.fr.aims[shown][to] != 0 {
				l.add(turn{cubeDrops, noVictim, to, shown, 0})
			}
		}
	}
}

// isLegal reports whether our Gyoku is safe after the turn.
func (l *turnList) isLegal(t *turn) bool {
	taken, aims := l.taken|1<<t.to, &board.aims[0]
	if t.cube == gyokuMoves {
		taken &^= 1<<origin | l.strandedBy(t)
		aims = &board.aims[1+t.step]
	} else {
		lost := l.lost
		if t.cube >= 0 {
			from := cellSet(1) << l.pos.cells[t.cube&3]
			lost &^= from
			taken &^= from
		}
		taken &^= lost
	}
	for i := range int(l.pos.n) {
		if c := l.pos.codes[i&3]; ownerOf(c) == them && int8(i) != t.victim && taken&aims[c][l.pos.cells[i&3]&63] == 0 {
			return false
		}
	}
	return true
}

// strandedBy returns those of our cubes that are taken after a step of the Gyoku.
func (l *turnList) strandedBy(t *turn) cellSet {
	beside := board.around[t.to&63] | board.around[l.fr.enemy&63]
	return l.owned[us] &^ beside
}

// child returns the position after a legal turn, as the other seat sees it.
func (l *turnList) child(t *turn) placement {
	q := *l.pos
	lost, to := l.lost, l.fr.stay
	switch t.cube {
	case gyokuMoves:
		lost, to = l.strandedBy(t), l.fr.steps[t.step]
	case cubeDrops:
		q.hand[us][kindOf(t.shown)]--
		q.addCube(t.to, t.shown)
	default:
		lost &^= 1 << q.cells[t.cube&3]
		q.cells[t.cube&3], q.codes[t.cube&3] = t.to, t.shown
	}
	if t.victim >= 0 {
		q.hand[us][kindOf(q.codes[t.victim&3])]++
		q.removeCube(int(t.victim))
	}
	if lost != 0 {
		for i := int(q.n) - 1; i >= 0; i-- {
			if c := q.codes[i&3]; ownerOf(c) == us && lost>>q.cells[i&3]&1 != 0 {
				q.hand[them][kindOf(c)]++
				q.removeCube(i)
			}
		}
	}
	return q.turned(l.fr, to)
}
