package kutai

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/splitmix"
)

// kindSet is a set of kinds, one bit each.
type kindSet uint32

const allKinds kindSet = 1<<Kinds - 1

func (k Kind) bit() kindSet       { return 1 << k }
func (s kindSet) has(k Kind) bool { return s>>k&1 != 0 }
func (s kindSet) count() int      { return bits.OnesCount32(uint32(s)) }
func (s *kindSet) removeLowest() (k Kind) {
	k = Kind(bits.TrailingZeros32(uint32(*s)))
	*s &= *s - 1
	return k
}
func (s *tileSet) removeLowest() (t tile) {
	t = tile(bits.TrailingZeros64(uint64(*s)))
	*s &= *s - 1
	return t
}
func (s tileSet) single() bool              { return s&(s-1) == 0 }
func moveOf(k Kind, p placeIndex) game.Move { return game.Move(k)<<8 | game.Move(p) }
func kindPlace(m game.Move) (Kind, placeIndex) {
	return Kind(m >> 8), placeIndex(m)
}

// The values of the option places.
const (
	points uint8 = iota
	squares
)

// The values of the option lines.
const (
	orthogonal uint8 = iota
	queen
	sight
)

// Position is a position of Kutai Pai Sho: what stands where, what each player
// has left, and the chain, which is kept because most placements leave it alone.
type Position struct {
	places, lines, target uint8 // the options

	cell [256]uint8        // by place: the tile there plus 1, or 0
	at   [tiles]placeIndex // by tile: where it stands
	rows [18]uint32        // occupied places by y+9, a bit for each x+9
	open [4]tileSet        // open[v]: the placed tiles whose thresholds allow Harmonies of v; open[0]: all placed tiles
	hand [2]kindSet        // by seat: what it has not placed
	free [grounds]int16    // empty places by ground
	hash uint64

	turns  uint8 // tiles placed
	length uint8 // tiles in the chain, the Centerpiece included
	sure   uint8 // how many of them stand before the first choice among ties, the one that has it included; length when there is none
	total  uint8 // total Harmony
	chain  [tiles]tile
	link   [tiles]uint8 // link[i]: value of the Harmony between chain[i] and chain[i+1]
}

func newPosition(o game.Options) Position {
	var pos Position
	pos.target = uint8(o.Int("target"))
	for i, name := range lineNames {
		if o["lines"] == name {
			pos.lines = uint8(i)
		}
	}
	for i, name := range placeNames {
		if o["places"] == name {
			pos.places = uint8(i)
		}
	}
	pos.hand = [2]kindSet{allKinds, allKinds}
	for g := range grounds {
		pos.free[g] = int16(len(pos.layout().homes[g]))
	}
	return pos
}

func (pos *Position) layout() *placeTable { return layouts[pos.places] }

// ToMove returns the seat to act; after the last turn, the one that would be.
func (pos *Position) ToMove() game.Seat { return game.Seat(pos.turns & 1) }

// MidTurn is never so: every turn is one move.
func (pos *Position) MidTurn() bool { return false }

// EndsTurn is always true.
func (pos *Position) EndsTurn(game.Move) bool { return true }

// Key identifies the position. None can occur twice in a game.
func (pos *Position) Key() uint64 { return pos.hash }

// Hash identifies everything that decides legal turns and outcome.
func (pos *Position) Hash() uint64 { return pos.hash }

// Centerpiece returns the tile that the game began with; there must be one.
func (pos *Position) centerpiece() tile { return tile(pos.cell[pos.layout().centre] - 1) }

// AppendMoves appends every legal move.
func (pos *Position) AppendMoves(dst []game.Move) []game.Move {
	if pos.over() {
		return dst
	}
	l := pos.layout()
	kinds := pos.hand[pos.ToMove()]
	if pos.turns == 0 {
		for kinds != 0 {
			if k := kinds.removeLowest(); k.IsFlower() {
				dst = append(dst, moveOf(k, l.centre))
			}
		}
		return dst
	}
	for kinds != 0 {
		k := kinds.removeLowest()
		for _, p := range l.homes[groundOf[k]] {
			if pos.cell[p] == 0 {
				dst = append(dst, moveOf(k, p))
			}
		}
	}
	return dst
}

// CountLegalTurns returns the number of legal moves: for each ground the tiles left that
// stand on it times its empty places.
func (pos *Position) CountLegalTurns() int {
	if pos.over() {
		return 0
	}
	kinds := pos.hand[pos.ToMove()]
	if pos.turns == 0 {
		return (kinds &^ groundKinds[yellowGround]).count()
	}
	n := 0
	for g := range grounds {
		n += (kinds & groundKinds[g]).count() * int(pos.free[g])
	}
	return n
}

// Do makes a legal move: it places a tile and brings the chain up to date.
func (pos *Position) Do(m game.Move) { pos.placeTile(pos.ToMove(), m) }

// placeTile makes a move that is legal for the turn of seat.
func (pos *Position) placeTile(seat game.Seat, m game.Move) {
	k, p := kindPlace(m)
	t := pos.put(k, p)
	pos.hand[seat] &^= k.bit()
	pos.hash ^= mixHand(seat, k)
	pos.turns++
	if pos.turns == 1 {
		pos.chain[0], pos.length, pos.sure = t, 1, 1
		return
	}
	pos.updateChain(pos.updateThresholds(t), t)
}

// put sets a tile on an empty place without looking at what it does to others.
func (pos *Position) put(k Kind, p placeIndex) tile {
	l := pos.layout()
	t := tile(2 * k)
	if pos.open[0].has(t) {
		t++
	}
	pos.cell[p], pos.at[t] = uint8(t)+1, p
	pos.rows[l.y[p]+9] |= 1 << (l.x[p] + 9)
	for v := range pos.open {
		pos.open[v] |= t.bit()
	}
	for g := range grounds {
		if l.colours[p]&groundColours[g] != 0 {
			pos.free[g]--
		}
	}
	pos.hash ^= mixPlaced(k, p)
	return t
}

// The random numbers of the hash, made when needed: the two terms are for a
// tile on a place and for a tile that a seat has placed.
func mixPlaced(k Kind, p placeIndex) uint64 { return splitmix.Mix(uint64(k)<<8 | uint64(p)) }
func mixHand(seat game.Seat, k Kind) uint64 { return splitmix.Mix(1<<16 | uint64(seat)<<8 | uint64(k)) }
