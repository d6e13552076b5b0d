package quaterno

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/splitmix"
)

// Position is the tiles, the figures made, the seat to move and the passes that
// came last. It is copied by assignment.
type Position struct {
	key    uint64
	taken  [4]uint64          // one bit a point that holds a tile
	at     [tiles]board.Point // where each tile stands; board.NoPoint in the hand
	hand   [2]kindSet         // by seat; both empty in the play phase
	made   [2]kindSet         // the kinds each seat has made a figure with
	toMove game.Seat
	passes uint8 // in a row, just before this position

	aligned [2]alignment // what stands well for each main diagonal; putTile and removeTile keep it
}

// keys are the fixed random numbers that a Position's key is made of.
var keys = newKeyTable()

type keyTable struct {
	tile   [tiles][256]uint64
	made   [2][Kinds]uint64
	toMove uint64
	passes [3]uint64
}

func newKeyTable() *keyTable {
	k := new(keyTable)
	n := uint64(0)
	next := func() uint64 {
		n++
		return splitmix.Mix(n ^ 0x5175617465726e6f)
	}
	for t := range k.tile {
		for p := range board.Points {
			k.tile[t][p] = next()
		}
	}
	for seat := range k.made {
		for kind := range k.made[seat] {
			k.made[seat][kind] = next()
		}
	}
	k.toMove = next()
	k.passes = [3]uint64{0, next(), next()}
	return k
}

// start returns the position every game begins with (decision 2).
func start() Position {
	p := empty()
	p.putTile(tileOf(game.First, Sun), board.PointAt(-4, -4))
	p.putTile(tileOf(game.First, Moon), board.PointAt(4, -4))
	p.putTile(tileOf(game.Second, Sun), board.PointAt(4, 4))
	p.putTile(tileOf(game.Second, Moon), board.PointAt(-4, 4))
	return p
}

// empty returns a board without tiles, the placed kinds in both hands, First to move.
func empty() Position {
	p := Position{hand: [2]kindSet{placed, placed}}
	for t := range p.at {
		p.at[t] = board.NoPoint
	}
	return p
}

// ToMove returns the seat to act, also when the game has ended here.
func (p *Position) ToMove() game.Seat { return p.toMove }

// MidTurn is always false: every turn is one move.
func (p *Position) MidTurn() bool { return false }

// EndsTurn is always true.
func (p *Position) EndsTurn(game.Move) bool { return true }

// Key covers the tiles, the figures and the seat to move; not the passes.
func (p *Position) Key() uint64 { return p.key }

// Hash covers the passes too.
func (p *Position) Hash() uint64 { return p.key ^ keys.passes[p.passes] }

// Placing reports whether the placement phase lasts.
func (p *Position) Placing() bool { return p.hand[0]|p.hand[1] != 0 }

// At returns where a tile stands, board.NoPoint while it is in the hand.
func (p *Position) At(seat game.Seat, k Kind) board.Point { return p.at[tileOf(seat, k)] }

func (p *Position) isOccupied(q board.Point) bool { return p.taken[q>>6]>>(q&63)&1 != 0 }

// tileOn returns the tile that stands on q, or noTile.
func (p *Position) tileOn(q board.Point) tile {
	if q == board.NoPoint {
		return noTile // where tiles in the hand are
	}
	for t, r := range p.at {
		if r == q {
			return tile(t)
		}
	}
	return noTile
}

// putTile stands t on the empty point q.
func (p *Position) putTile(t tile, q board.Point) {
	p.at[t] = q
	p.taken[q>>6] |= 1 << (q & 63)
	p.key ^= keys.tile[t][q]
	p.align(t)
}

// removeTile takes t off the board.
func (p *Position) removeTile(t tile) {
	q := p.at[t]
	p.taken[q>>6] &^= 1 << (q & 63)
	p.key ^= keys.tile[t][q]
	p.at[t] = board.NoPoint
	for a := range p.aligned {
		p.aligned[a] &^= alignmentBit[t]
	}
}

// Do makes a move that AppendMoves lists.
func (p *Position) Do(m game.Move) {
	mover, t := p.toMove, moveTile(m)
	p.toMove = mover.Opponent()
	p.key ^= keys.toMove
	switch moveAction(m) {
	case actionPass:
		p.passes++
		return
	case actionPlace:
		p.putTile(t, moveTo(m))
		p.hand[mover] &^= 1 << t.kind()
		return
	case actionMove:
		p.removeTile(t)
		p.putTile(t, moveTo(m))
	case actionSwap:
		u := moveTarget(m)
		here, there := p.at[t], p.at[u]
		p.removeTile(t)
		p.removeTile(u)
		p.putTile(t, there)
		p.putTile(u, here)
	default:
		u := moveTarget(m)
		p.removeTile(u)
		p.putTile(u, moveTo(m))
	}
	p.passes = 0
	p.makeFigures(mover)
}
