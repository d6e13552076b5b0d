package kutai

// chainTail is how a chain goes on from a tile, as long as nothing disturbs it.
type chainTail struct {
	total   uint8     // what it adds
	known   bool      // or else there are too many ties
	path    tileSet   // the tiles that it may come to, the one from which it goes on included
	between [4]uint64 // the places between linked tiles, a bit each
}

// disturbed reports whether a new tile on p, which is in Disharmony with these tiles, takes a
// link of the tail away.
func (t *chainTail) disturbed(p placeIndex, disharmonies tileSet) bool {
	return t.between[p>>6]>>(p&63)&1 != 0 || t.path&disharmonies != 0
}

// tailTable keeps the tails of one position. They are the same for all the placements
// after which the chain comes from its first i+1 tiles, and perhaps the new one, to the same
// tile.
type tailTable struct {
	numbers [tiles][tiles]uint16 // by i and tile: the number in list plus 1
	list    []chainTail
	used    []uint16 // which numbers are set
}

// clear forgets all tails.
func (t *tailTable) clear() {
	for _, n := range t.used {
		t.numbers[n/uint16(tiles)][n%uint16(tiles)] = 0
	}
	t.used, t.list = t.used[:0], t.list[:0]
}

// tail returns how a chain goes on from u that has come there from the first i+1 tiles of the
// chain. It is valid until the next call.
func (o *PlacementTotals) tail(i int, u tile) *chainTail {
	t := &o.tails
	n := &t.numbers[i][u]
	if *n == 0 {
		tail := chainTail{path: u.bit()}
		allowance := trialTieBudget
		tail.total = o.followTail(&tail, u, o.before[i+1]|u.bit(), &allowance)
		tail.known = allowance >= 0
		t.list = append(t.list, tail)
		t.used = append(t.used, uint16(i)*uint16(tiles)+uint16(u))
		*n = uint16(len(t.list))
	}
	return &t.list[*n-1]
}

// followTail returns what a chain adds that ends with u, and notes in tail where it goes.
func (o *PlacementTotals) followTail(tail *chainTail, u tile, visited tileSet, allowance *int) (total uint8) {
	pos := o.pos
	for {
		group, value := o.preferredBy(u, visited)
		if group == 0 {
			return total
		}
		total += value
		tail.path |= group
		for rest := group; rest != 0; {
			pos.eachBetween(pos.at[u], pos.at[rest.removeLowest()], func(p placeIndex) { tail.between[p>>6] |= 1 << (p & 63) })
		}
		if group.single() {
			u = group.removeLowest()
			visited |= u.bit()
			continue
		}
		best := uint8(0)
		for group != 0 {
			if *allowance--; *allowance < 0 {
				return 0
			}
			x := group.removeLowest()
			best = max(best, o.followTail(tail, x, visited|x.bit(), allowance))
		}
		return total + best
	}
}

// preferredBy is [Position.preferred], from the lists.
func (o *PlacementTotals) preferredBy(u tile, visited tileSet) (best tileSet, value uint8) {
	var distance uint16
	for i := range o.edges[u][:o.count[u]] {
		e := &o.edges[u][i]
		if visited.has(e.tile) {
			continue
		}
		if best == 0 {
			value, distance = e.value, e.distance
		} else if e.value != value || e.distance != distance {
			break
		}
		best |= e.tile.bit()
	}
	return best, value
}
