package kishogi

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/game/splitmix"
)

// Key identifies the position for repetitions: cubes with faces and owners, the
// number of cubes of each kind in each hand, the seat to move. On an open field
// positions that differ by a shift have the same key.
func (p *Position) Key() uint64 {
	if p.width == 0 {
		return p.keyFrom(p.x[0], p.y[0])
	}
	return p.keyFrom(0, 0)
}

// Hash is like Key, but differs for shifted positions: their turns have other texts.
func (p *Position) Hash() uint64 { return p.keyFrom(0, 0) }

// keyFrom takes cells relative to x,y. It adds up the cubes so that twins may be
// exchanged.
func (p *Position) keyFrom(x, y int32) uint64 {
	sum := uint64(p.toMove) * keyX
	for set := p.on; set != 0; set &= set - 1 {
		i := bits.TrailingZeros8(set) & 7
		sum += splitmix.Mix(uint64(p.x[i]-x)*keyX + uint64(p.y[i]-y)*keyY + uint64(p.face[i])<<1 + uint64(p.second>>i&1))
	}
	for set := p.inPlay() &^ p.on; set != 0; set &= set - 1 {
		i := bits.TrailingZeros8(set)
		sum += handKeys[p.second>>i&1][i>>1]
	}
	return splitmix.Mix(sum)
}

// Odd multipliers that spread a cell over 64 bits.
const (
	keyX = 0x9e3779b97f4a7c15
	keyY = 0xd1342543de82ef95
)

var handKeys = func() (t [2][4]uint64) {
	for seat := range t {
		for c := range t[seat] {
			t[seat][c] = splitmix.Mix(^uint64(seat*4 + c))
		}
	}
	return t
}()
