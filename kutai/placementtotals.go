package kutai

import (
	"math/bits"
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

// PlacementTotals is what every placement would make of the total Harmony of a position: for
// each kind that one of the players has left and each place where it may stand. It is
// found many times faster than by making the placements, since most of them leave most
// of the chain alone.
//
//	var o kutai.PlacementTotals
//	o.Compute(&g.Pos)
//	o.Total(m)              // what the total will be after m
//	o.MaxTotal(game.First)  // the highest that a tile of First brings
//
// PlacementTotals are large; they are to be used again and again. They are not safe for concurrent use.
type PlacementTotals struct {
	pos *Position
	placementAnswers

	edges        [tiles][tiles]possibleHarmony // by tile: its possible Harmonies, the preferred first
	count        [tiles]uint8                  // how many they are
	see          [256]tileSet                  // by empty place: the tiles on a line with it and nothing between
	reach        tileSet                       // those that a place must see for a tile there to change the total
	inDisharmony tileSet                       // the tiles in Disharmony
	ignoring     tileSet                       // the tiles that take no part in Disharmony

	before    [tiles + 1]tileSet // before[i]: the first i tiles of the chain
	worth     [tiles + 1]uint8   // worth[i]: the values of the links up to chain[i]
	index     [tiles]uint8       // of the tiles of the chain up to the first tie
	length2   [tiles]uint16      // the squared distance of chain[i] and chain[i+1]
	breaks    [256]uint8         // by place: the first link of the chain that it lies between, or noBreak
	threshold [tiles]uint8       // the least value of a Harmony that a tile may have

	winningPlaces [8]placeIndex // where tiles won lately, the last first

	tails tailTable
	trial chainTrial
}

// placementAnswers are what is asked of [PlacementTotals].
type placementAnswers struct {
	total [256][32]uint8 // by place and kind
	best  [Kinds]uint8
	wins  [Kinds]uint8 // places where the kind wins
	live  [4]uint64    // places where a tile can change the total, a bit each
}

// KeptTotals are the totals of a position, kept to be asked again later. They take about 8 KiB.
type KeptTotals struct{ answers placementAnswers }

// Keep copies the totals that were computed.
func (o *PlacementTotals) Keep(into *KeptTotals) { into.answers = o.placementAnswers }

// Restore brings back the totals of a position, which must be that of Compute.
func (o *PlacementTotals) Restore(pos *Position, kept *KeptTotals) {
	o.pos, o.placementAnswers = pos, kept.answers
}

// possibleHarmony is a possible Harmony with a tile.
type possibleHarmony struct {
	tile     tile
	value    uint8
	distance uint16
}

// Compute finds the outlook of a position with a Centerpiece. The position must not change
// while the Outlook is asked.
func (o *PlacementTotals) Compute(pos *Position) {
	o.begin(pos)
	o.computeEverywhere(pos.hand[0]|pos.hand[1], nil)
}

// ComputeUnlessWin is Compute that stops at the first win of seat that it finds, and reports
// whether it has found one: then nothing but [PlacementTotals.CountWins] of seat may be asked, which is
// above 0.
func (o *PlacementTotals) ComputeUnlessWin(pos *Position, seat game.Seat) (win bool) {
	kinds := pos.hand[0] | pos.hand[1]
	o.begin(pos)
	stop := func(p placeIndex) bool {
		if o.CountWins(seat) == 0 {
			return false
		}
		o.remember(p)
		return true
	}
	for _, p := range o.winningPlaces {
		if int(p) < pos.layout().places && pos.cell[p] == 0 && o.live[p>>6]>>(p&63)&1 == 0 && o.tryPlace(p, kinds) && stop(p) {
			return true
		}
	}
	return o.computeEverywhere(kinds, stop)
}

// ComputeFor is Compute for some moves alone: nothing but [PlacementTotals.Total] of these may be asked.
func (o *PlacementTotals) ComputeFor(pos *Position, moves []game.Move) {
	var kinds [256]kindSet // by place
	for _, m := range moves {
		k, p := kindPlace(m)
		kinds[p] |= k.bit()
	}
	o.begin(pos)
	for i, k := range kinds {
		if k != 0 && pos.cell[i] == 0 {
			o.tryPlace(placeIndex(i), k)
		}
	}
}

// remember puts a place where a tile wins at the beginning of those that are tried first.
func (o *PlacementTotals) remember(p placeIndex) {
	i := max(0, slices.Index(o.winningPlaces[:], p))
	if i == 0 {
		i = len(o.winningPlaces) - 1
	}
	copy(o.winningPlaces[1:i+1], o.winningPlaces[:i])
	o.winningPlaces[0] = p
}

// FindWin finds a move of seat that brings the total above the target, whether seat is to
// move or not. Where there is one, this takes less time than to look at everything. The
// Outlook must not be asked afterwards.
func (o *PlacementTotals) FindWin(pos *Position, seat game.Seat) (m game.Move, ok bool) {
	o.begin(pos)
	o.computeEverywhere(pos.hand[seat], func(placeIndex) bool { return true })
	for kinds := pos.hand[seat]; kinds != 0; {
		k := kinds.removeLowest()
		if o.wins[k] > 0 {
			return moveOf(k, o.trial.p), true
		}
	}
	return 0, false
}

// begin finds what the totals of all places are made of.
func (o *PlacementTotals) begin(pos *Position) {
	o.pos = pos
	o.live = [4]uint64{}
	o.listHarmonies()
	o.computeSight()
	o.reach = o.sumChain()
	o.tails.clear()
	for k := range Kinds {
		o.best[k], o.wins[k] = pos.total, 0
	}
}

// computeEverywhere finds the totals with tiles of the kinds on all places that were not tried. Where one wins, it calls stop,
// if that is not nil, and reports true if it says so.
func (o *PlacementTotals) computeEverywhere(kinds kindSet, stop func(placeIndex) bool) (stopped bool) {
	for i := range o.pos.layout().places { // 256 squares are too many for a placeIndex to count to
		p := placeIndex(i)
		if o.pos.cell[p] == 0 && o.live[p>>6]>>(p&63)&1 == 0 && o.tryPlace(p, kinds) && stop != nil && stop(p) {
			return true
		}
	}
	return false
}

// tryPlace finds the totals with tiles of the kinds on an empty place, and reports whether one wins.
func (o *PlacementTotals) tryPlace(p placeIndex, kinds kindSet) (won bool) {
	allowed := kinds & o.pos.layout().allowed[p]
	switch {
	case o.see[p]&o.reach != 0:
		return o.computeAt(p, allowed)
	case allowed.has(Spade) && o.see[p]&o.inDisharmony != 0:
		return o.computeAt(p, Spade.bit()) // it may end the Disharmony of a tile that the chain prefers
	}
	return false
}

// Total returns the total Harmony after m, which must be a legal move of one of the players.
func (o *PlacementTotals) Total(m game.Move) int {
	k, p := kindPlace(m)
	if o.live[p>>6]>>(p&63)&1 == 0 {
		return int(o.pos.total)
	}
	return int(o.total[p][k])
}

// MaxTotal returns the highest total that a tile of seat brings, the present one at least.
func (o *PlacementTotals) MaxTotal(seat game.Seat) int {
	best := o.pos.total
	for kinds := o.pos.hand[seat]; kinds != 0; {
		best = max(best, o.best[kinds.removeLowest()])
	}
	return int(best)
}

// CountWins returns the number of moves of seat that bring the total above the target.
func (o *PlacementTotals) CountWins(seat game.Seat) (n int) {
	for kinds := o.pos.hand[seat]; kinds != 0; {
		n += int(o.wins[kinds.removeLowest()])
	}
	return n
}

// AppendWins appends the moves of seat that bring the total above the target.
func (o *PlacementTotals) AppendWins(dst []game.Move, seat game.Seat) []game.Move {
	for kinds := o.pos.hand[seat]; kinds != 0; {
		k := kinds.removeLowest()
		if o.wins[k] == 0 {
			continue
		}
		for _, p := range o.pos.layout().homes[groundOf[k]] {
			if o.live[p>>6]>>(p&63)&1 != 0 && o.pos.cell[p] == 0 && o.total[p][k] > o.pos.target {
				dst = append(dst, moveOf(k, p))
			}
		}
	}
	return dst
}

// AppendReaching appends the moves of seat that bring the total to this number or above it, of those
// that change it.
func (o *PlacementTotals) AppendReaching(dst []game.Move, seat game.Seat, total int) []game.Move {
	for kinds := o.pos.hand[seat]; kinds != 0; {
		k := kinds.removeLowest()
		for _, p := range o.pos.layout().homes[groundOf[k]] {
			if o.live[p>>6]>>(p&63)&1 != 0 && o.pos.cell[p] == 0 && int(o.total[p][k]) >= max(total, int(o.pos.total)+1) {
				dst = append(dst, moveOf(k, p))
			}
		}
	}
	return dst
}

// listHarmonies lists the possible Harmonies of all tiles, and who is in Disharmony.
func (o *PlacementTotals) listHarmonies() {
	pos := o.pos
	o.inDisharmony, o.ignoring = 0, 0
	for rest := pos.open[0]; rest != 0; {
		t := rest.removeLowest()
		o.count[t], o.threshold[t] = 0, uint8(pos.threshold(t))
		if pos.ignoresDisharmony(t) {
			o.ignoring |= t.bit()
		}
	}
	for value := uint8(3); value > 0; value-- {
		for rest := pos.open[value]; rest != 0; {
			t := rest.removeLowest()
			for among := partners[t.kind()][value] & rest; among != 0; {
				x := among.removeLowest()
				dx, dy := pos.difference(pos.at[t], pos.at[x])
				if !pos.onLine(dx, dy) {
					continue
				}
				distance := dx*dx + dy*dy
				if !pos.inDisharmony(t, x, distance) && pos.canSee(pos.at[t], pos.at[x]) {
					o.insert(t, possibleHarmony{x, value, uint16(distance)})
					o.insert(x, possibleHarmony{t, value, uint16(distance)})
				}
			}
		}
	}
	l := pos.layout()
	for rest := pos.open[0]; rest != 0; {
		t := rest.removeLowest()
		for _, q := range l.next[pos.at[t]][:2] {
			if q != noPlace && pos.cell[q] != 0 {
				if x := tile(pos.cell[q] - 1); similarity[t.kind()][x.kind()] < 3 && o.ignoring&(t.bit()|x.bit()) == 0 {
					o.inDisharmony |= t.bit() | x.bit()
				}
			}
		}
	}
}

// insert keeps the edges of t in the order of preference.
func (o *PlacementTotals) insert(t tile, e possibleHarmony) {
	list := &o.edges[t]
	i := o.count[t]
	for i > 0 && list[i-1].value == e.value && list[i-1].distance > e.distance {
		list[i] = list[i-1]
		i--
	}
	list[i] = e
	o.count[t]++
}

// computeSight finds which tiles each empty place sees.
func (o *PlacementTotals) computeSight() {
	pos, l := o.pos, o.pos.layout()
	o.see = [256]tileSet{}
	if pos.lines == sight {
		for rest := pos.open[0]; rest != 0; {
			t := rest.removeLowest()
			for p := range l.places {
				if pos.cell[p] == 0 && pos.canSee(pos.at[t], placeIndex(p)) {
					o.see[p] |= t.bit()
				}
			}
		}
		return
	}
	ways := l.ways[:]
	if pos.lines == orthogonal {
		ways = ways[:4]
	}
	for rest := pos.open[0]; rest != 0; {
		t := rest.removeLowest()
		for i := range ways {
			for p := ways[i][pos.at[t]]; p != noPlace && pos.cell[p] == 0; p = ways[i][p] {
				o.see[p] |= t.bit()
			}
		}
	}
}

// sumChain adds up the chain and returns the tiles which a place must see for a tile
// there to change the total: the chain if there is no choice among ties, else all that
// a chain can come to.
func (o *PlacementTotals) sumChain() tileSet {
	pos := o.pos
	for i := range int(pos.sure) {
		o.before[i+1] = o.before[i] | pos.chain[i].bit()
		o.index[pos.chain[i]] = uint8(i)
		if i > 0 {
			o.worth[i] = o.worth[i-1] + pos.link[i-1]
		}
	}
	o.listBreaks()
	reach := o.before[pos.sure]
	if pos.sure == pos.length {
		return reach
	}
	for todo := reach; todo != 0; {
		t := todo.removeLowest()
		for _, e := range o.edges[t][:o.count[t]] {
			if !reach.has(e.tile) {
				reach |= e.tile.bit()
				todo |= e.tile.bit()
			}
		}
	}
	return reach
}

// noBreak is above every index of a link.
const noBreak = 255

// listBreaks lists the links of the chain up to the first tie, and the places between their
// tiles.
func (o *PlacementTotals) listBreaks() {
	pos := o.pos
	for p := range o.breaks {
		o.breaks[p] = noBreak
	}
	for i := int(pos.sure) - 2; i >= 0; i-- { // the first one last
		a, b := pos.chain[i], pos.chain[i+1]
		o.length2[i] = uint16(pos.distance(a, b))
		pos.eachBetween(pos.at[a], pos.at[b], func(p placeIndex) { o.breaks[p] = uint8(i) })
	}
}

// computeAt finds the totals with a tile of the kinds on an empty place, and whether one wins.
func (o *PlacementTotals) computeAt(p placeIndex, kinds kindSet) (won bool) {
	pos := o.pos
	o.live[p>>6] |= 1 << (p & 63)
	o.trial.begin(o, p)
	row := &o.total[p]
	for k := range row {
		row[k] = pos.total
	}
	if pos.total > pos.target { // this position is asked about only to compare totals
		won = kinds != 0
		for rest := kinds; rest != 0; {
			o.wins[rest.removeLowest()]++
		}
	}
	changed, hard := o.trial.tryAll(kinds, row)
	for _, alike := range o.trial.groupKinds(hard) {
		total := o.trial.totalWith(Kind(bits.TrailingZeros32(uint32(alike))))
		for changed |= alike; alike != 0; {
			row[alike.removeLowest()] = total
		}
	}
	for changed != 0 {
		k := changed.removeLowest()
		o.best[k] = max(o.best[k], row[k])
		switch wins, counted := row[k] > pos.target, pos.total > pos.target; {
		case wins && !counted:
			won = true
			o.wins[k]++
		case !wins && counted:
			o.wins[k]--
		}
	}
	return won
}
