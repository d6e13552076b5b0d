package kutai

// updateChain brings the chain up to date after the tile t has been placed.
//
// A new tile can take away Harmonies (its own, by standing between two tiles or
// by Disharmony) and can offer its own. It gives no others, unless a Spade has
// ended Disharmonies (eased). So a link of the chain stays the best choice of
// its tile as long as it is possible and t is not as good; losing worse choices
// changes nothing. The chain is kept up to the first link that does not stay.
func (pos *Position) updateChain(eased bool, t tile) {
	from := 0
	if !eased {
		from = pos.firstChange(t)
	}
	if from < 0 {
		return
	}
	pos.growChain(from)
}

// firstChange returns the index of the first tile of the chain whose choice may
// have changed by placing t, or -1 when the chain stays as it is.
func (pos *Position) firstChange(t tile) int {
	p := pos.at[t]
	last := int(pos.length) - 1
	for i := range int(pos.sure) {
		u := pos.chain[i]
		if i == last {
			if v, _ := pos.possible(u, t); v > 0 {
				return i
			}
			return -1
		}
		if i == int(pos.sure)-1 {
			break // a tie: the other choices are not kept
		}
		next, value := pos.chain[i+1], pos.link[i]
		if !pos.open[value].has(u) || !pos.open[value].has(next) || pos.liesBetween(p, pos.at[u], pos.at[next]) {
			return i
		}
		if harmonyValue[u.kind()][t.kind()] < value {
			continue
		}
		if v, distance := pos.possible(u, t); v > value || v == value && distance <= pos.distance(u, next) {
			return i
		}
	}
	return int(pos.sure) - 1
}

// distance returns the squared distance of two tiles.
func (pos *Position) distance(a, b tile) int {
	dx, dy := pos.difference(pos.at[a], pos.at[b])
	return dx*dx + dy*dy
}

// liesBetween reports whether p lies on the segment from a to b, which are other places.
func (pos *Position) liesBetween(p, a, b placeIndex) bool {
	ax, ay := pos.difference(a, p)
	bx, by := pos.difference(p, b)
	return ax*by == ay*bx && ax*bx+ay*by > 0
}

// growChain recomputes the chain from its tile with index from.
func (pos *Position) growChain(from int) {
	var visited tileSet
	pos.total = 0
	for i, t := range pos.chain[:from+1] {
		visited |= t.bit()
		if i < from {
			pos.total += pos.link[i]
		}
	}
	for i := from; ; i++ {
		next, value := pos.preferred(pos.chain[i], visited)
		if next == 0 || !next.single() {
			pos.length, pos.sure = uint8(i)+1, uint8(i)+1
			if next != 0 {
				pos.followTies(visited)
			}
			return
		}
		pos.link[i], pos.chain[i+1] = value, next.removeLowest()
		pos.total += value
		visited |= pos.chain[i+1].bit()
	}
}
