package quaterno

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// Reachability is what the tiles of one seat can bring about in one turn of the play
// phase, for either seat to move: which tile of either player can be brought where.
// It speaks of the position as it was when it was made.
type Reachability struct {
	pos       *Position
	seat      game.Seat
	freeKinds kindSet // the kinds of the tiles that are not seized
}

// Reachability returns what seat can do with a turn. p must not change while it is used.
func (p *Position) Reachability(seat game.Seat) Reachability {
	return Reachability{pos: p, seat: seat, freeKinds: p.freeKinds(seat)}
}

// CanBring reports whether one turn of g's seat can bring the tile of this owner
// and kind to the point to, leaving all others where they are.
func (g *Reachability) CanBring(owner game.Seat, k Kind, to board.Point) bool {
	t := tileOf(owner, k)
	at := g.pos.at[t]
	if at == to || g.pos.isOccupied(to) {
		return false
	}
	if owner == g.seat && g.steps(k, at, to) {
		return true
	}
	for _, sender := range senderKinds {
		if g.sends(sender, at, to) {
			return true
		}
	}
	return false
}

// visitBringing yields the turns that bring t to the point to, until yield refuses one.
// Swaps, which move two tiles, are not among them.
func (g *Reachability) visitBringing(t tile, to board.Point, yield func(game.Move) bool) bool {
	p, at := g.pos, g.pos.at[t]
	if at == to || p.isOccupied(to) {
		return true
	}
	if t.seat() == g.seat && g.steps(t.kind(), at, to) && !yield(newMove(actionMove, t, 0, to)) {
		return false
	}
	for _, k := range senderKinds {
		if g.sends(k, at, to) && !yield(newMove(actionOfKind[k], tileOf(g.seat, k), t, to)) {
			return false
		}
	}
	return true
}

// sends reports whether the action of the own tile of kind k takes the tile on one point to
// another, which is empty.
func (g *Reachability) sends(k Kind, at, to board.Point) bool {
	from := g.pos.at[tileOf(g.seat, k)]
	// Few tiles stand right for that, so whether there is a line of sight comes last.
	return g.freeKinds.has(k) && lines.toward[from][at] != noWay && g.canSend(k, at, to) && g.pos.clear(from, at)
}

// senderKinds are the kinds with an action other than Swap.
var senderKinds = [...]Kind{Sun, Anchor, Stick, Compass}

// visitBringingBy is visitBringing for a caller that knows the senders of t already.
func (g *Reachability) visitBringingBy(by kindSet, t tile, to board.Point, yield func(game.Move) bool) bool {
	at := g.pos.at[t]
	if at == to || g.pos.isOccupied(to) {
		return true
	}
	if t.seat() == g.seat && g.steps(t.kind(), at, to) && !yield(newMove(actionMove, t, 0, to)) {
		return false
	}
	for ; by != 0; by &= by - 1 {
		k := Kind(bits.TrailingZeros8(uint8(by)))
		if g.canSend(k, at, to) && !yield(newMove(actionOfKind[k], tileOf(g.seat, k), t, to)) {
			return false
		}
	}
	return true
}

// senders returns the kinds of g's tiles that see t and have an action other than Swap.
func (g *Reachability) senders(t tile) (by kindSet) {
	at := g.pos.at[t]
	for _, k := range senderKinds {
		from := g.pos.at[tileOf(g.seat, k)]
		if g.freeKinds.has(k) && lines.toward[from][at] != noWay && g.pos.clear(from, at) {
			by |= 1 << k
		}
	}
	return by
}

// steps reports whether the own tile of kind k can move between two points.
func (g *Reachability) steps(k Kind, at, to board.Point) bool {
	if lines.toward[at][to] == noWay || k == Sun || !g.freeKinds.has(k) {
		return false
	}
	return k == Moon || g.pos.clear(at, to)
}

// canSend reports whether the action of the own tile of kind k, one of the senders, takes
// the tile on one point to another, which is empty.
func (g *Reachability) canSend(k Kind, at, to board.Point) bool {
	p, from := g.pos, g.pos.at[tileOf(g.seat, k)]
	d := lines.toward[from][at]
	switch k {
	case Sun:
		return lines.apart[from][to] == lines.apart[from][at]
	case Anchor:
		return lines.toward[from][to] == d && lines.apart[from][to] < lines.apart[from][at]
	case Stick:
		return lines.toward[at][to] == d && p.clear(at, to)
	}
	return lines.toward[from][to] == d.Opposite() && p.clear(from, to)
}

// clear reports whether no tile stands between two points of a line.
func (p *Position) clear(from, to board.Point) bool {
	for _, q := range from.Ray(lines.toward[from][to])[:lines.apart[from][to]-1] {
		if p.isOccupied(q) {
			return false
		}
	}
	return true
}

// eachSwap yields Swaps of g's seat, until yield refuses one: all that could win across
// the main diagonal a, which needs the tiles off of the seat on it and so many figures more
// than stand.
func (g *Reachability) eachSwap(a diagonal, off kindSet, missing int, yield func(game.Move) bool) bool {
	p, fan := g.pos, tileOf(g.seat, Fan)
	from := p.at[fan]
	swap := func(u tile) bool {
		at := p.at[u&15]
		return u == noTile || u == fan || lines.toward[from][at] == noWay || !p.clear(from, at) || yield(newMove(actionSwap, fan, u, 0))
	}
	switch {
	case !g.freeKinds.has(Fan):
		return true
	case off != 0:
		return mirrors[a][from] != from || swap(tileOf(g.seat, Kind(bits.TrailingZeros8(uint8(off)))))
	case missing > 0: // the Fan comes to mirror the other, or its target what stands across from here
		there := mirrors[a][p.at[tileOf(g.seat.Opponent(), Fan)]]
		return swap(p.tileOn(there)) && swap(p.tileOn(mirrors[a][from]).counterpart())
	}
	for u := range p.at {
		if u := tile(u); u.kind() < Kinds && !swap(u) {
			return false
		}
	}
	return true
}
