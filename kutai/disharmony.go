package kutai

// updateThresholds reckons the thresholds that change when the tile t has been put on the
// board. It reports whether Harmonies that were not possible may have become
// so, other than those of t: only a Spade beside a flower does that.
func (pos *Position) updateThresholds(t tile) (eased bool) {
	l := pos.layout()
	isSpade := t.kind() == Spade
	for _, q := range l.next[pos.at[t]] {
		if q == noPlace || pos.cell[q] == 0 {
			continue
		}
		x := tile(pos.cell[q] - 1)
		if !isSpade {
			pos.restrictPair(t, x)
		} else if x.kind().IsFlower() {
			eased = true
			pos.computeThreshold(x)
			for _, r := range l.next[q] {
				if r != noPlace && pos.cell[r] != 0 {
					pos.computeThreshold(tile(pos.cell[r] - 1))
				}
			}
		}
	}
	return eased
}

// computeThreshold finds the threshold of x from its neighbours.
func (pos *Position) computeThreshold(x tile) {
	for v := range pos.open {
		pos.open[v] |= x.bit()
	}
	for _, q := range pos.layout().next[pos.at[x]] {
		if q != noPlace && pos.cell[q] != 0 {
			pos.restrictTile(x, pos.similarityInDisharmony(x, tile(pos.cell[q]-1)))
		}
	}
}

// restrictPair gives two neighbours the thresholds that they have from each other.
func (pos *Position) restrictPair(a, b tile) {
	s := pos.similarityInDisharmony(a, b)
	pos.restrictTile(a, s)
	pos.restrictTile(b, s)
}

// restrictTile forbids x the Harmonies that a Disharmony of similarity s forbids:
// 0 all of them, 1 those below 3, 2 those below 2, 3 none. The Centerpiece has
// no threshold.
func (pos *Position) restrictTile(x tile, s uint8) {
	if s == 3 || pos.at[x] == pos.layout().centre {
		return
	}
	for v := uint8(1); v < 4-s; v++ {
		pos.open[v] &^= x.bit()
	}
}

// similarityInDisharmony returns the similarity of two neighbours in Disharmony, 0 to 2, or
// 3 when they are not in Disharmony.
func (pos *Position) similarityInDisharmony(a, b tile) uint8 {
	s := similarity[a.kind()][b.kind()]
	if s < 3 && (pos.ignoresDisharmony(a) || pos.ignoresDisharmony(b)) {
		return 3
	}
	return s
}

// ignoresDisharmony reports whether t takes no part in Disharmony: it is a Spade, or a
// flower next to one.
func (pos *Position) ignoresDisharmony(t tile) bool {
	if t.kind() == Spade {
		return true
	}
	if !t.kind().IsFlower() {
		return false
	}
	for _, q := range pos.layout().next[pos.at[t]] {
		if q != noPlace && pos.cell[q] != 0 && tile(pos.cell[q]-1).kind() == Spade {
			return true
		}
	}
	return false
}

// threshold returns the least value of a Harmony that t may have; 4 when it may have none.
func (pos *Position) threshold(t tile) int {
	v := 1
	for v < 4 && !pos.open[v].has(t) {
		v++
	}
	return v
}
