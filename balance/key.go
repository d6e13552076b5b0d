package balance

import "github.com/teahouse-games/teahouse/game/splitmix"

// Random numbers for keys, each made once from where it stands in this list.
var (
	placeKeys [kinds][places]uint64
	handKeys  [2][kinds][5]uint64
	seatKeys  [3]uint64
	passKeys  [3]uint64
	stallKeys [stallLimit + 1]uint64
)

// The random numbers of Balance Pai Sho: "bala" in ASCII.
const keySeed = 0x62616c61 << 32

func init() {
	n := uint64(keySeed)
	fill := func(keys []uint64) {
		for i := range keys {
			keys[i] = splitmix.Mix(n)
			n++
		}
	}
	for k := range placeKeys {
		fill(placeKeys[k][:])
	}
	for seat := range handKeys {
		for k := range handKeys[seat] {
			fill(handKeys[seat][k][1:]) // holding none adds nothing
		}
	}
	fill(seatKeys[:])
	fill(passKeys[1:])
	fill(stallKeys[1:])
}

// Key identifies the position as repetitions are counted: the kind of flower on
// each place, the Wheel's square, the hands and the seat to move.
func (p *Position) Key() uint64 { return p.key ^ seatKeys[p.toMove] }

// Hash covers besides the move that no-undo speaks of, the passes in a row and
// the turns without a change in the number of balances: the whole position text.
func (p *Position) Hash() uint64 {
	h := p.Key() ^ passKeys[p.passes] ^ stallKeys[p.stalled]
	if p.moved {
		h ^= splitmix.Mix(keySeed - 1 - uint64(p.from)<<8 - uint64(p.to))
	}
	return h
}

// Layout identifies what stands where and is held, for either seat to move.
func (p *Position) Layout() uint64 { return p.key }
