package quaterno

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// Grasp is what the tiles of one seat can bring about in one turn of the play
// phase, whoever is to move: which tile of either player can be brought where.
// It speaks of the position as it was when it was made.
type Grasp struct {
	pos  *Position
	seat game.Seat
	seen [Kinds]sight
	idle kindSet        // the kinds of the tiles that are seized
	by   [tiles]kindSet // the kinds of the tiles that see a tile and could send it elsewhere
}

// Grasp returns what seat can do with a turn. p must not change while it is used.
func (p *Position) Grasp(seat game.Seat) Grasp {
	g := Grasp{pos: p, seat: seat}
	for k := range Kind(Kinds) {
		if t := tileOf(seat, k); p.seized(t) {
			g.idle |= 1 << k
		} else if k != Moon {
			g.seen[k] = p.look(t)
			if k != Fan && k != Soldier {
				for _, u := range g.seen[k].first {
					g.by[u] |= 1 << k // that of noTile is never asked for
				}
			}
		}
	}
	return g
}

// Brings reports whether one turn of g's seat can bring the tile of this owner
// and kind to the point to, leaving all others where they are.
func (g *Grasp) Brings(owner game.Seat, k Kind, to board.Point) bool {
	found := false
	g.eachBringing(tileOf(owner, k), to, func(game.Move) bool { found = true; return false })
	return found
}

// eachBringing yields the turns that bring t to the point to, until yield refuses one.
// Swaps, which move two tiles, are not among them.
func (g *Grasp) eachBringing(t tile, to board.Point, yield func(game.Move) bool) bool {
	at := g.pos.at[t]
	if at == to || g.pos.occupied(to) {
		return true
	}
	if t.seat() == g.seat && g.steps(t.kind(), at, to) && !yield(newMove(deedMove, t, 0, to)) {
		return false
	}
	for by := g.by[t]; by != 0; by &= by - 1 {
		k := Kind(bits.TrailingZeros8(uint8(by)))
		if g.sends(k, at, to) && !yield(newMove(actions[k], tileOf(g.seat, k), t, to)) {
			return false
		}
	}
	return true
}

// steps reports whether the own tile of kind k can move between two points.
func (g *Grasp) steps(k Kind, at, to board.Point) bool {
	d := lines.toward[at][to]
	if d == noWay || k == Sun || g.idle.has(k) {
		return false
	}
	return k == Moon || lines.apart[at][to] <= g.seen[k].free[d]
}

// sends reports whether the action of the own tile of kind k, other than Swap, takes
// the tile that it sees on one point to another, which is empty.
func (g *Grasp) sends(k Kind, at, to board.Point) bool {
	from, s := g.pos.at[tileOf(g.seat, k)], &g.seen[k]
	d := lines.toward[from][at]
	switch k {
	case Sun:
		return lines.apart[from][to] == lines.apart[from][at]
	case Anchor:
		return lines.toward[from][to] == d && lines.apart[from][to] < lines.apart[from][at]
	case Stick:
		return lines.toward[at][to] == d && lines.apart[at][to] <= s.beyond(d)
	}
	back := d.Opposite()
	return lines.toward[from][to] == back && lines.apart[from][to] <= s.free[back]
}

// eachSwap yields the Swaps of g's seat, until yield refuses one.
func (g *Grasp) eachSwap(yield func(game.Move) bool) bool {
	if g.idle.has(Fan) {
		return true
	}
	for _, u := range g.seen[Fan].first {
		if u != noTile && !yield(newMove(deedSwap, tileOf(g.seat, Fan), u, 0)) {
			return false
		}
	}
	return true
}
