package kutai

// chainTail is how a chain goes on from a tile, as long as nothing disturbs it.
type chainTail struct {
	total   uint8         // what it adds
	known   bool          // or else there are too many ties
	path    tileSet       // the tiles that it may come to, the one from which it goes on included
	between [4]uint64     // the places between linked tiles, a bit each
	linked  [4]tileSet    // the tiles of path that go on with a Harmony of a value; linked[0]: those at an end
	touched [4]tileSet    // the tiles at both ends of links of a value
	longest [tiles]uint16 // the squared length of these Harmonies, by tile; the longest if there are several
}

// disturbed reports whether the new tile of a trial takes a link of the tail away.
func (t *chainTail) disturbed(trial *chainTrial) bool {
	p := trial.p
	if t.between[p>>6]>>(p&63)&1 != 0 {
		return true
	}
	for rest := t.path & trial.disharmonies; rest != 0; {
		x := rest.removeLowest()
		for value := uint8(1); value < trial.raised[x]; value++ {
			if t.touched[value].has(x) {
				return true
			}
		}
	}
	return false
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
		t.list = append(t.list, chainTail{})
		t.list[len(t.list)-1].compute(o, u, o.before[i+1]|u.bit(), nil)
		t.used = append(t.used, uint16(i)*uint16(tiles)+uint16(u))
		*n = uint16(len(t.list))
	}
	return &t.list[*n-1]
}

// compute finds how a chain that ends with u goes on, with the new tile of a trial on its place if
// there is a trial.
func (t *chainTail) compute(o *PlacementTotals, u tile, visited tileSet, trial *chainTrial) {
	t.path, t.between, t.linked, t.touched = u.bit(), [4]uint64{}, [4]tileSet{}, [4]tileSet{}
	allowance := trialTieBudget
	t.total = t.follow(o, u, visited, trial, &allowance)
	t.known = allowance >= 0
}

// follow returns what a chain adds that ends with u, and notes where it goes.
func (t *chainTail) follow(o *PlacementTotals, u tile, visited tileSet, trial *chainTrial, allowance *int) (total uint8) {
	pos := o.pos
	for {
		group, value, distance := o.preferredBy(u, visited, trial)
		if !t.isLinked(u) {
			t.longest[u] = 0
		}
		t.linked[value] |= u.bit()
		t.longest[u] = max(t.longest[u], distance)
		if group == 0 {
			return total
		}
		total += value
		t.path |= group
		t.touched[value] |= group | u.bit()
		if trial == nil {
			for rest := group; rest != 0; {
				pos.eachBetween(pos.at[u], pos.at[rest.removeLowest()], func(p placeIndex) { t.between[p>>6] |= 1 << (p & 63) })
			}
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
			best = max(best, t.follow(o, x, visited|x.bit(), trial, allowance))
		}
		return total + best
	}
}

// isLinked reports whether the tail has come to u before.
func (t *chainTail) isLinked(u tile) bool {
	return (t.linked[0] | t.linked[1] | t.linked[2] | t.linked[3]).has(u)
}

// attracted returns the kinds of which a new tile would be preferred by some tile of the tail, or
// as good as what it prefers.
func (t *chainTail) attracted(trial *chainTrial, kinds kindSet) (drawn kindSet) {
	for value := range t.linked {
		for rest := t.linked[value] & trial.see &^ trial.disharmonies; rest != 0; {
			x := rest.removeLowest()
			least := max(1, uint8(value), trial.least, trial.o.threshold[x])
			if int(least) == value && trial.distance(x) > int(t.longest[x]) {
				least++
			}
			drawn |= kindsWorthAtLeast[x.kind()][least] & kinds
		}
	}
	return drawn
}

// preferredBy is [Position.preferred], from the lists, and with the new tile of a trial, if there
// is one, standing in the way.
func (o *PlacementTotals) preferredBy(u tile, visited tileSet, trial *chainTrial) (best tileSet, value uint8, distance uint16) {
	for i := range o.edges[u][:o.count[u]] {
		e := &o.edges[u][i]
		if best != 0 && (e.value != value || e.distance != distance) {
			break
		}
		if !visited.has(e.tile) && (trial == nil || trial.allows(u, e.tile, e.value)) {
			best |= e.tile.bit()
			value, distance = e.value, e.distance
		}
	}
	return best, value, distance
}
