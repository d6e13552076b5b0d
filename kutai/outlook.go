package kutai

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/game"
)

// Outlook is what every placement would make of the total Harmony of a position: for
// each kind that one of the players has left and each place where it may stand. It is
// found many times faster than by making the placements, since most of them leave most
// of the chain alone.
//
//	var o kutai.Outlook
//	o.Look(&g.Pos)
//	o.Total(m)           // what the total will be after m
//	o.Reach(game.First)  // the highest that a tile of First brings
//
// An Outlook is large; it is to be used again and again. It is not safe for concurrent use.
type Outlook struct {
	pos   *Position
	total [Kinds][256]uint8
	best  [Kinds]uint8
	wins  [Kinds]uint8 // places where the kind wins
	live  [4]uint64    // places where a tile can change the total, a bit each

	edges  [tiles][tiles]edge // by tile: its possible Harmonies, the preferred first
	count  [tiles]uint8       // how many they are
	see    [256]tileSet       // by empty place: the tiles on a line with it and nothing between
	uneasy tileSet            // the tiles in Disharmony

	before [tiles + 1]tileSet // before[i]: the first i tiles of the chain
	worth  [tiles + 1]uint8   // worth[i]: the values of the links up to chain[i]

	try trial
}

// edge is a possible Harmony with a tile.
type edge struct {
	tile     tile
	value    uint8
	distance uint16
}

// Look finds the outlook of a position with a Centerpiece. The position must not change
// while the Outlook is asked.
func (o *Outlook) Look(pos *Position) { o.look(pos, pos.hand[0]|pos.hand[1], false) }

// FindWin finds a move of seat that brings the total above the target, whether seat is to
// move or not. Where there is one, this takes less time than to look at everything. The
// Outlook must not be asked afterwards.
func (o *Outlook) FindWin(pos *Position, seat game.Seat) (m game.Move, ok bool) {
	o.look(pos, pos.hand[seat], true)
	for kinds := pos.hand[seat]; kinds != 0; {
		k := kinds.take()
		if o.wins[k] > 0 {
			return moveOf(k, o.try.p), true
		}
	}
	return 0, false
}

// look finds the totals with tiles of the kinds; if brief is set, only until it comes to
// a place where one wins.
func (o *Outlook) look(pos *Position, kinds kindSet, brief bool) {
	o.pos = pos
	o.live = [4]uint64{}
	o.connect()
	o.lookAround()
	reach := o.measure()
	for k := range Kinds {
		o.best[k], o.wins[k] = pos.total, 0
	}
	l := pos.layout()
	for p := range l.places {
		if pos.cell[p] != 0 {
			continue
		}
		won := false
		if o.see[p]&reach != 0 {
			won = o.lookAt(place(p), kinds&l.allowed[p])
		} else if kinds.has(Spade) && o.see[p]&o.uneasy != 0 && l.allowed[p].has(Spade) {
			won = o.lookAtSpade(place(p))
		}
		if won && brief {
			return
		}
	}
}

// Total is the total Harmony after m, which must be a legal move of one of the players.
func (o *Outlook) Total(m game.Move) int {
	k, p := kindPlace(m)
	if o.live[p>>6]>>(p&63)&1 == 0 {
		return int(o.pos.total)
	}
	return int(o.total[k][p])
}

// Reach is the highest total that a tile of seat brings, the present one at least.
func (o *Outlook) Reach(seat game.Seat) int {
	best := o.pos.total
	for kinds := o.pos.hand[seat]; kinds != 0; {
		best = max(best, o.best[kinds.take()])
	}
	return int(best)
}

// CountWins is the number of moves of seat that bring the total above the target.
func (o *Outlook) CountWins(seat game.Seat) (n int) {
	for kinds := o.pos.hand[seat]; kinds != 0; {
		n += int(o.wins[kinds.take()])
	}
	return n
}

// AppendWins appends the moves of seat that bring the total above the target.
func (o *Outlook) AppendWins(dst []game.Move, seat game.Seat) []game.Move {
	for kinds := o.pos.hand[seat]; kinds != 0; {
		k := kinds.take()
		if o.wins[k] == 0 {
			continue
		}
		for _, p := range o.pos.layout().homes[groundOf[k]] {
			if o.live[p>>6]>>(p&63)&1 != 0 && o.pos.cell[p] == 0 && o.total[k][p] > o.pos.target {
				dst = append(dst, moveOf(k, p))
			}
		}
	}
	return dst
}

// connect lists the possible Harmonies of all tiles, and who is in Disharmony.
func (o *Outlook) connect() {
	pos := o.pos
	for rest := pos.open[0]; rest != 0; {
		o.count[rest.take()] = 0
	}
	o.uneasy = 0
	for value := uint8(3); value > 0; value-- {
		for rest := pos.open[value]; rest != 0; {
			t := rest.take()
			for among := partners[t.kind()][value] & rest; among != 0; {
				x := among.take()
				dx, dy := pos.difference(pos.at[t], pos.at[x])
				if !pos.onLine(dx, dy) {
					continue
				}
				distance := dx*dx + dy*dy
				if !pos.quarrel(t, x, distance) && pos.sees(pos.at[t], pos.at[x]) {
					o.insert(t, edge{x, value, uint16(distance)})
					o.insert(x, edge{t, value, uint16(distance)})
				}
			}
		}
	}
	l := pos.layout()
	for rest := pos.open[0]; rest != 0; {
		t := rest.take()
		for _, q := range l.next[pos.at[t]][:2] {
			if q != noPlace && pos.cell[q] != 0 {
				if x := tile(pos.cell[q] - 1); pos.disharmony(t, x) < 3 {
					o.uneasy |= t.bit() | x.bit()
				}
			}
		}
	}
}

// insert keeps the edges of t in the order of preference.
func (o *Outlook) insert(t tile, e edge) {
	list := &o.edges[t]
	i := o.count[t]
	for i > 0 && list[i-1].value == e.value && list[i-1].distance > e.distance {
		list[i] = list[i-1]
		i--
	}
	list[i] = e
	o.count[t]++
}

// lookAround finds which tiles each empty place sees.
func (o *Outlook) lookAround() {
	pos, l := o.pos, o.pos.layout()
	o.see = [256]tileSet{}
	if pos.lines == sight {
		for rest := pos.open[0]; rest != 0; {
			t := rest.take()
			for p := range l.places {
				if pos.cell[p] == 0 && pos.sees(pos.at[t], place(p)) {
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
		t := rest.take()
		for i := range ways {
			for p := ways[i][pos.at[t]]; p != noPlace && pos.cell[p] == 0; p = ways[i][p] {
				o.see[p] |= t.bit()
			}
		}
	}
}

// measure adds up the chain and returns the tiles which a place must see for a tile
// there to change the total: the chain if there is no choice among ties, else all that
// a chain can come to.
func (o *Outlook) measure() tileSet {
	pos := o.pos
	for i := range int(pos.sure) {
		o.before[i+1] = o.before[i] | pos.chain[i].bit()
		if i > 0 {
			o.worth[i] = o.worth[i-1] + pos.link[i-1]
		}
	}
	reach := o.before[pos.sure]
	if pos.sure == pos.length {
		return reach
	}
	for todo := reach; todo != 0; {
		t := todo.take()
		for _, e := range o.edges[t][:o.count[t]] {
			if !reach.has(e.tile) {
				reach |= e.tile.bit()
				todo |= e.tile.bit()
			}
		}
	}
	return reach
}

// lookAt finds the totals with a tile of the kinds on an empty place, and whether one wins.
func (o *Outlook) lookAt(p place, kinds kindSet) (won bool) {
	pos := o.pos
	o.live[p>>6] |= 1 << (p & 63)
	t := &o.try
	t.begin(o, p)
	for _, alike := range t.sort(kinds) {
		total := pos.total
		if from := t.firstChange(Kind(bits.TrailingZeros32(uint32(alike)))); from >= 0 {
			total = t.totalFrom(from)
		}
		win := uint8(0)
		if total > pos.target {
			won, win = true, 1
		}
		for alike != 0 {
			k := alike.take()
			o.total[k][p] = total
			o.best[k] = max(o.best[k], total)
			o.wins[k] += win
		}
	}
	return won
}

// lookAtSpade finds the totals with a tile on an empty place that sees no tile of the
// chain: a Spade there may still end the Disharmony of one that the chain prefers.
func (o *Outlook) lookAtSpade(p place) (won bool) {
	for k := range Kinds {
		o.total[k][p] = o.pos.total
	}
	return o.lookAt(p, Spade.bit())
}
