package kutai

import (
	"math"
	"sync"
)

// followMany does what followTies says for positions with very many ties.
func (pos *Position) followMany(visited tileSet) {
	s := chainSearchPool.Get().(*chainSearch)
	n := int(pos.length)
	rest := pos.open[0] &^ visited
	s.prepare(pos, pos.chain[n-1], rest)
	left := s.solve(pos.chain[n-1], rest, -1, math.MaxInt)
	pos.total += uint8(left)
	for {
		group, value := s.preferred(pos.chain[n-1], rest)
		if group == 0 {
			break
		}
		left -= int(value)
		t := pos.removeFirst(&group)
		for group != 0 && s.solve(t, rest&^t.bit(), left-1, left) < left {
			t = pos.removeFirst(&group)
		}
		pos.chain[n], pos.link[n-1] = t, value
		rest &^= t.bit()
		n++
	}
	pos.length = uint8(n)
	chainSearchPool.Put(s)
}

// exceeds reports whether the total is above the target, without finding it. It
// looks at the tiles only; there must be a Centerpiece.
func (pos *Position) exceeds() bool {
	s := chainSearchPool.Get().(*chainSearch)
	c := pos.centerpiece()
	rest := pos.open[0] &^ c.bit()
	s.prepare(pos, c, rest)
	target := int(pos.target)
	exceeds := s.solve(c, rest, target, target+1) > target
	chainSearchPool.Put(s)
	return exceeds
}

// chainSearchPool keeps what a search needs, which is too large for the stack.
var chainSearchPool = sync.Pool{New: func() any { return &chainSearch{cache: make([]cacheEntry, 1<<memoryBits)} }}

const memoryBits = 16

// chainSearch finds the highest total that a chain can add by branch and bound. Plain
// following of ties takes exponential time where tiles stand in a lattice, so
// three things spare it work; none changes the answer:
//
//   - What a chain can still add depends on its last tile and on the unvisited
//     tiles within reach only, those that possible Harmonies between unvisited
//     tiles connect with it: others cannot come into the chain, and whether a
//     tile within reach prefers another one is decided among its unvisited
//     partners, which are within reach too. So it is remembered by that pair,
//     in full, not by a hash of it.
//   - A chain is given up when a bound of what it can add does not lift it above
//     the best one found (see bound.go).
//   - Other choices are not tried when one has reached the bound.
type chainSearch struct {
	partners  [tiles][4]tileSet        // by tile and value: those with which it has a possible Harmony
	near      [tiles]tileSet           // the same for all values
	choices   [tiles][tiles]linkChoice // by tile, the preferred first
	count     [tiles]uint8             // how many choices there are
	linkPrice [tiles]int               // see linkBound
	cache     []cacheEntry             // by a hash; a newer entry takes the place of an older one
	run       uint32                   // distinguishes the entries of this run from older ones
}

// linkChoice is a group of tiles with which a tile's possible Harmonies have the same
// value and the same length.
type linkChoice struct {
	tiles tileSet
	value uint8
}

// cacheEntry is what a chain that ends with tile can add with the tiles of reach.
type cacheEntry struct {
	reach tileSet
	run   uint32
	tile  tile
	value uint8
	exact bool // or else it adds value at most
}

// prepare lists the possible Harmonies of u and of all tiles that a chain can
// come to from there.
func (s *chainSearch) prepare(pos *Position, u tile, unvisited tileSet) {
	if s.run++; s.run == 0 {
		clear(s.cache)
		s.run = 1
	}
	listed := u.bit()
	s.listHarmonies(pos, u, unvisited)
	for todo := s.near[u]; todo != 0; {
		t := todo.removeLowest()
		s.listHarmonies(pos, t, unvisited|u.bit())
		listed |= t.bit()
		todo |= s.near[t] & unvisited &^ listed
	}
}

// listHarmonies finds the possible Harmonies of t with the tiles among, in the order of preference.
func (s *chainSearch) listHarmonies(pos *Position, t tile, among tileSet) {
	n := 0
	s.near[t], s.linkPrice[t] = 0, 0
	for value := uint8(3); value > 0; value-- {
		first := n
		var distances [tiles]int
		s.partners[t][value] = 0
		for rest := partners[t.kind()][value] & pos.open[value] & among; rest != 0; {
			x := rest.removeLowest()
			v, distance := pos.possible(t, x)
			if v == 0 {
				continue
			}
			s.partners[t][value] |= x.bit()
			i := n
			for i > first && distances[i-1] > distance {
				i--
			}
			if i > first && distances[i-1] == distance {
				s.choices[t][i-1].tiles |= x.bit()
				continue
			}
			copy(s.choices[t][i+1:n+1], s.choices[t][i:n])
			copy(distances[i+1:n+1], distances[i:n])
			s.choices[t][i], distances[i] = linkChoice{x.bit(), value}, distance
			n++
		}
		s.near[t] |= s.partners[t][value]
	}
	s.count[t] = uint8(n)
}

// preferred is [Position.preferred], from the lists.
func (s *chainSearch) preferred(u tile, unvisited tileSet) (best tileSet, value uint8) {
	for i := range s.choices[u][:s.count[u]] {
		c := &s.choices[u][i]
		if best = c.tiles & unvisited; best != 0 {
			return best, c.value
		}
	}
	return 0, 0
}

// reachableTiles returns the unvisited tiles that a chain which ends with u could come to.
func (s *chainSearch) reachableTiles(u tile, unvisited tileSet) tileSet {
	found := s.near[u] & unvisited
	for todo := found; todo != 0; {
		fresh := s.near[todo.removeLowest()] & unvisited &^ found
		found |= fresh
		todo |= fresh
	}
	return found
}

// solve returns the most that a chain can add which ends with u. When that is
// not above alpha it may return anything from there up to alpha; when it is
// beta or above, anything from beta up to there.
func (s *chainSearch) solve(u tile, unvisited tileSet, alpha, beta int) int {
	sure := 0 // added without a choice
	group, value := s.preferred(u, unvisited)
	for group.single() {
		if group == 0 {
			return sure
		}
		u = group.removeLowest()
		unvisited &^= u.bit()
		sure += int(value)
		group, value = s.preferred(u, unvisited)
	}
	alpha, beta = alpha-sure, beta-sure
	unvisited = s.reachableTiles(u, unvisited)
	bound := s.bound(u, unvisited, alpha)
	if bound <= alpha {
		return sure + bound
	}
	m := s.cacheSlot(u, unvisited)
	if m.run == s.run && m.tile == u && m.reach == unvisited && (m.exact || int(m.value) <= alpha) {
		return sure + int(m.value)
	}
	best := 0
	for group != 0 && best < bound && best < beta {
		t := group.removeLowest()
		v := int(value)
		best = max(best, v+s.solve(t, unvisited&^t.bit(), max(alpha, best)-v, beta-v))
	}
	if best < beta {
		*m = cacheEntry{unvisited, s.run, u, uint8(best), best > alpha}
	}
	return sure + best
}

// cacheSlot returns the place in memory for this pair.
func (s *chainSearch) cacheSlot(u tile, reach tileSet) *cacheEntry {
	h := (uint64(reach) ^ uint64(u)<<58) * 0x9e3779b97f4a7c15
	return &s.cache[h>>(64-memoryBits)]
}
