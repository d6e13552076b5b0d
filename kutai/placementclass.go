package kutai

import "math/bits"

// tryAll finds the totals with tiles of the kinds on the place of the trial, for all kinds
// together that are in the same Disharmonies, and sets them in totals where they change. It
// leaves the hard ones out: where the new tile meets a tie, or disturbs what comes after it.
func (t *chainTrial) tryAll(kinds kindSet, totals *[32]uint8) (changed, hard kindSet) {
	t.changed, t.hard = 0, 0
	if t.n == 0 {
		t.applyKind(Kind(bits.TrailingZeros32(uint32(kinds))))
		t.tryClass(kinds, totals)
		return t.changed, t.hard
	}
	for _, class := range t.groupByNeighbours(kinds) {
		t.applyKind(Kind(bits.TrailingZeros32(uint32(class))))
		if t.endsDisharmonies {
			t.hard |= class
			continue
		}
		t.tryClass(class, totals)
	}
	return t.changed, t.hard
}

// tryClass is tryAll for kinds that are in the same Disharmonies, which applyKind has found.
func (t *chainTrial) tryClass(kinds kindSet, totals *[32]uint8) {
	o, pos := t.o, t.o.pos
	last := int(pos.sure) - 1
	stops := t.seen
	for rest := t.disharmonies & o.before[pos.sure]; rest != 0; {
		i := o.index[rest.removeLowest()]
		stops |= 1<<i | 1<<i>>1 // the links on both sides
	}
	for stops &= 1<<last - 1; stops != 0 && kinds != 0; stops &= stops - 1 {
		i := bits.TrailingZeros64(stops)
		u, next, value := pos.chain[i], pos.chain[i+1], pos.link[i]
		if t.see.has(u) && !t.disharmonies.has(u) {
			least := max(value, t.least, o.threshold[u])
			distance := uint16(t.distance(u))
			if least == value && distance > o.length2[i] {
				least++
			}
			attracted := kindsWorthAtLeast[u.kind()][least] & kinds
			kinds &^= attracted
			if attracted != 0 && distance == o.length2[i] {
				tied := attracted & kindsWorth[u.kind()][value]
				t.hard |= tied
				attracted &^= tied
			}
			t.insert(i, attracted, totals)
		}
		if int(o.breaks[t.p]) == i || t.disharmonies != 0 && (t.disharmonies.has(u) && t.raised[u] > value || t.disharmonies.has(next) && t.raised[next] > value) {
			t.breakLink(i, kinds, totals)
			return
		}
	}
	if kinds == 0 {
		return
	}
	u := pos.chain[last]
	if pos.sure < pos.length {
		t.goOn(u, o.before[last+1], o.tail(last, u), kinds, o.worth[last], totals)
		return
	}
	if t.see.has(u) && !t.disharmonies.has(u) {
		t.insert(last, kindsWorthAtLeast[u.kind()][max(1, t.least, o.threshold[u])]&kinds, totals)
	}
}

// insert is for tiles of kinds that the chain comes to after its tile with index i.
func (t *chainTrial) insert(i int, kinds kindSet, totals *[32]uint8) {
	if kinds == 0 {
		return
	}
	o := t.o
	u := o.pos.chain[i]
	for kinds != 0 {
		k := kinds.removeLowest()
		total := o.worth[i] + harmonyValue[k][u.kind()]
		t.kind = k
		switch next, value := t.preferredByNew(o.before[i+1]); {
		case next == 0:
		case !next.single():
			t.hard |= k.bit()
			continue
		default:
			tail := o.tail(i, next.removeLowest())
			if !tail.known || tail.disturbed(t) {
				t.hard |= k.bit()
				continue
			}
			total += value + tail.total
		}
		totals[k] = total
		t.changed |= k.bit()
	}
}

// breakLink is for tiles of kinds that take the link of the chain with index i away and that the
// chain does not come to before.
func (t *chainTrial) breakLink(i int, kinds kindSet, totals *[32]uint8) {
	if kinds == 0 {
		return
	}
	o := t.o
	u := o.pos.chain[i]
	best, value, distance := o.preferredBy(u, o.before[i+1], t)
	if !best.single() {
		t.hard |= kinds
		return
	}
	if t.see.has(u) && !t.disharmonies.has(u) { // those that it comes to now
		least := max(1, value, t.least, o.threshold[u])
		if least == value && t.distance(u) > int(distance) {
			least++
		}
		attracted := kindsWorthAtLeast[u.kind()][least] & kinds
		t.hard |= attracted
		kinds &^= attracted
	}
	if best == 0 {
		t.set(kinds, o.worth[i], totals)
		return
	}
	next := best.removeLowest()
	t.goOn(next, o.before[i+1]|next.bit(), o.tail(i, next), kinds, o.worth[i]+value, totals)
}

// goOn is for tiles of kinds that the chain has not come to when it comes to u with a total, from
// where it goes on with a tail unless the new tile disturbs that.
func (t *chainTrial) goOn(u tile, visited tileSet, tail *chainTail, kinds kindSet, total uint8, totals *[32]uint8) {
	if tail.disturbed(t) {
		tail = &t.tail
		tail.compute(t.o, u, visited, t)
	}
	if !tail.known {
		t.hard |= kinds
		return
	}
	attracted := tail.attracted(t, kinds)
	t.hard |= attracted
	t.set(kinds&^attracted, total+tail.total, totals)
}

// set sets the totals of kinds.
func (t *chainTrial) set(kinds kindSet, total uint8, totals *[32]uint8) {
	for t.changed |= kinds; kinds != 0; {
		totals[kinds.removeLowest()] = total
	}
}

// distance returns the squared distance of a tile and the place of the trial.
func (t *chainTrial) distance(u tile) int {
	dx, dy := t.o.pos.difference(t.o.pos.at[u], t.p)
	return dx*dx + dy*dy
}
