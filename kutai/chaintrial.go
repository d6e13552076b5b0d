package kutai

// newTile stands for the tile that is tried.
const newTile tile = 63

// trialTieBudget is how many choices among ties a trial follows one by one.
const trialTieBudget = 64

// chainTrial grows the chain of an [PlacementTotals]'s position as it would be with one more tile.
type chainTrial struct {
	o    *PlacementTotals
	p    placeIndex
	see  tileSet // the tiles that see p
	seen uint64  // the indexes of those of the chain up to the first tie, and of the link that p breaks
	near [4]tile // those beside p
	n    int     // how many these are
	safe bool    // a Spade is beside p

	alike []kindSet // what groupKinds and groupByNeighbours return

	changed, hard kindSet   // what tryAll returns
	tail          chainTail // of goOn

	kind             Kind
	least            uint8        // the threshold of the new tile
	disharmonies     tileSet      // the tiles with which it is in Disharmony
	raised           [tiles]uint8 // the thresholds that quarrels get from it
	endsDisharmonies bool         // it is a Spade that ends Disharmonies
	allowance        int
}

// begin prepares to try tiles on p.
func (t *chainTrial) begin(o *PlacementTotals, p placeIndex) {
	pos := o.pos
	t.o, t.p, t.see, t.n, t.safe = o, p, o.see[p], 0, false
	t.seen = 0
	for rest := t.see & o.before[pos.sure]; rest != 0; {
		t.seen |= 1 << o.index[rest.removeLowest()]
	}
	if i := o.breaks[p]; i != noBreak {
		t.seen |= 1 << i
	}
	for _, q := range pos.layout().next[p] {
		if q != noPlace && pos.cell[q] != 0 {
			x := tile(pos.cell[q] - 1)
			t.near[t.n] = x
			t.n++
			t.safe = t.safe || x.kind() == Spade
		}
	}
}

// groupKinds puts kinds together that have the same worth and similarity to all tiles that see
// p, where that matters: in its place they make the same of the total.
func (t *chainTrial) groupKinds(kinds kindSet) []kindSet {
	t.alike = t.alike[:0]
	if kinds == 0 {
		return nil
	}
	t.alike = append(t.alike, kinds)
	open := &t.o.pos.open
	for rest := t.see; rest != 0; {
		x := rest.removeLowest()
		least := uint8(1) // what is worth less is worth nothing
		for least < 4 && !open[least].has(x) {
			least++
		}
		for v := uint8(3); v >= least; v-- {
			t.splitKinds(kindsWorth[x.kind()][v])
		}
	}
	t.splitByNeighbours()
	return t.alike
}

// groupByNeighbours puts kinds together that are in the same Disharmonies.
func (t *chainTrial) groupByNeighbours(kinds kindSet) []kindSet {
	t.alike = t.alike[:0]
	if kinds != 0 {
		t.alike = append(t.alike, kinds)
	}
	t.splitByNeighbours()
	return t.alike
}

// splitByNeighbours parts kinds that have another similarity to a tile beside the place.
func (t *chainTrial) splitByNeighbours() {
	for _, x := range t.near[:t.n] {
		for v := range uint8(3) {
			t.splitKinds(kindsSimilar[x.kind()][v])
		}
	}
	if t.n > 0 {
		t.splitKinds(Spade.bit())
	}
	if t.safe {
		t.splitKinds(groundKinds[yellowGround])
	}
}

// splitKinds parts the kinds that are in a set from those that are not.
func (t *chainTrial) splitKinds(set kindSet) {
	for i, alike := range t.alike {
		if in := alike & set; in != 0 && in != alike {
			t.alike[i] = in
			t.alike = append(t.alike, alike&^set)
		}
	}
}

// applyKind finds the Disharmonies that a tile of kind k makes or ends.
func (t *chainTrial) applyKind(k Kind) {
	t.kind, t.least, t.disharmonies, t.endsDisharmonies = k, 1, 0, false
	if t.n == 0 {
		return
	}
	pos := t.o.pos
	shielded := k == Spade || t.safe && k.IsFlower()
	for _, x := range t.near[:t.n] {
		if k == Spade {
			t.endsDisharmonies = t.endsDisharmonies || x.kind().IsFlower() && t.o.inDisharmony.has(x)
			continue
		}
		s := similarity[k][x.kind()]
		if s == 3 || shielded || t.o.ignoring.has(x) {
			continue
		}
		t.least = max(t.least, 4-s)
		t.disharmonies |= x.bit()
		t.raised[x] = 4 - s
		if pos.at[x] == pos.layout().centre {
			t.raised[x] = 0
		}
	}
}

// firstChange returns the index of the first tile of the chain whose choice may change
// by a tile of kind k, or -1 when the total stays as it is.
func (t *chainTrial) firstChange(k Kind) int {
	t.applyKind(k)
	if t.endsDisharmonies {
		return 0
	}
	pos := t.o.pos
	sure := int(pos.sure)
	for i := range sure {
		u := pos.chain[i]
		if !t.see.has(u) && (i == sure-1 || !t.disharmonies.has(pos.chain[i+1])) {
			continue
		}
		v, distance := t.attraction(u)
		if i == sure-1 {
			if v > 0 && sure == int(pos.length) {
				return i
			}
			break
		}
		next, value := pos.chain[i+1], pos.link[i]
		if v > value || !t.allows(u, next, value) {
			return i
		}
		if v == value && distance <= pos.distance(u, next) {
			return i
		}
	}
	if sure < int(pos.length) {
		return sure - 1
	}
	return -1
}

// attraction returns the value of the possible Harmony between u, which must see the new
// tile, and that, and their squared distance; 0 when they have none.
func (t *chainTrial) attraction(u tile) (value uint8, distance int) {
	value = harmonyValue[t.kind][u.kind()]
	if value < t.least || !t.see.has(u) || !t.o.pos.open[value].has(u) || t.disharmonies.has(u) {
		return 0, 0
	}
	dx, dy := t.o.pos.difference(t.o.pos.at[u], t.p)
	return value, dx*dx + dy*dy
}

// allows reports whether the new tile leaves a possible Harmony of two tiles alone.
func (t *chainTrial) allows(a, b tile, value uint8) bool {
	if t.disharmonies != 0 && (t.disharmonies.has(a) && t.raised[a] > value || t.disharmonies.has(b) && t.raised[b] > value) {
		return false
	}
	return !t.see.has(a) || !t.see.has(b) || !t.o.pos.liesBetween(t.p, t.o.pos.at[a], t.o.pos.at[b])
}

// totalWith returns the total with a tile of kind k.
func (t *chainTrial) totalWith(k Kind) uint8 {
	if from := t.firstChange(k); from >= 0 {
		return t.totalFrom(from)
	}
	return t.o.pos.total
}

// totalFrom returns the total when the chain is recomputed from its tile with index from.
func (t *chainTrial) totalFrom(from int) uint8 {
	pos := t.o.pos
	if !t.endsDisharmonies {
		t.allowance = trialTieBudget
		total := t.grow(pos.chain[from], t.o.before[from+1], t.o.worth[from])
		if t.allowance >= 0 {
			return total
		}
	}
	after := *pos
	x := after.put(t.kind, t.p)
	after.updateChain(after.updateThresholds(x), x)
	return after.total
}

// grow returns the highest total of a chain that ends with u so far.
func (t *chainTrial) grow(u tile, visited tileSet, total uint8) uint8 {
	for {
		group, value := t.preferred(u, visited)
		if group == 0 {
			return total
		}
		total += value
		if group.single() {
			u = group.removeLowest()
			visited |= u.bit()
			continue
		}
		best := uint8(0)
		for group != 0 {
			if t.allowance--; t.allowance < 0 {
				return 0
			}
			x := group.removeLowest()
			best = max(best, t.grow(x, visited|x.bit(), total))
		}
		return best
	}
}

// preferred is [Position.preferred] with the new tile.
func (t *chainTrial) preferred(u tile, visited tileSet) (best tileSet, value uint8) {
	o := t.o
	if u == newTile {
		return t.preferredByNew(visited)
	}
	nearest := 0
	for i := range o.edges[u][:o.count[u]] {
		e := &o.edges[u][i]
		if e.value < value || e.value == value && int(e.distance) > nearest {
			break
		}
		if !visited.has(e.tile) && t.allows(u, e.tile, e.value) {
			best |= e.tile.bit()
			value, nearest = e.value, int(e.distance)
		}
	}
	if t.see.has(u) && !visited.has(newTile) {
		v, distance := t.attraction(u)
		switch {
		case v > value || v == value && v > 0 && distance < nearest:
			return newTile.bit(), v
		case v == value && v > 0 && distance == nearest:
			best |= newTile.bit()
		}
	}
	return best, value
}

// preferredByNew is preferred where the chain has come to the new tile.
func (t *chainTrial) preferredByNew(visited tileSet) (best tileSet, value uint8) {
	pos := t.o.pos
	nearest := 0
	for rest := t.see &^ visited &^ t.disharmonies; rest != 0; {
		x := rest.removeLowest()
		v := harmonyValue[t.kind][x.kind()]
		if v < value || v < t.least || !pos.open[v].has(x) {
			continue
		}
		dx, dy := pos.difference(pos.at[x], t.p)
		distance := dx*dx + dy*dy
		switch {
		case v > value || distance < nearest:
			best, value, nearest = x.bit(), v, distance
		case distance == nearest:
			best |= x.bit()
		}
	}
	return best, value
}
