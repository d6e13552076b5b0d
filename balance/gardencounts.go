package balance

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/board"
)

// gardenCounts is sixteen numbers from 0 to 7, one a garden: garden g has the bits 4g
// to 4g+2. The bit above each number is free, so that all sixteen are compared
// at once. A set of gardens is a tally of ones.
//
// No number passes 7: the largest side of one matching has five flowers, and one
// of them counts twice when it stands on the Wheel.
type gardenCounts uint64

const (
	oneEach  gardenCounts = 0x1111_1111_1111_1111
	highBits gardenCounts = oneEach << 3
)

func gardenBit(g board.Region) gardenCounts { return 1 << (4 * g) }

// lessThan returns the set of gardens in which a is less than b.
func lessThan(a, b gardenCounts) gardenCounts { return ^((a | highBits) - b) & highBits >> 3 }

// minCounts returns the smaller number in each garden.
func minCounts(a, b gardenCounts) gardenCounts {
	fromA := lessThan(a, b) * 7
	return a&fromA | b&^fromA
}

// within keeps the numbers of a set of gardens.
func (t gardenCounts) within(gardens gardenCounts) gardenCounts { return t & (gardens * 7) }

// firstGarden returns the first garden of a set that is not empty.
func (t gardenCounts) firstGarden() board.Region {
	return board.Region(bits.TrailingZeros64(uint64(t)) / 4)
}

// gardens yields the gardens of a set.
func (t gardenCounts) gardens(yield func(board.Region) bool) {
	for ; t != 0; t &= t - 1 {
		if !yield(t.firstGarden()) {
			return
		}
	}
}

// countIn returns the number of one garden.
func (t gardenCounts) countIn(g board.Region) int { return int(t >> (4 * g) & 7) }

// sum returns the sum of the sixteen numbers.
func (t gardenCounts) sum() int {
	const bytes = 0x0f0f_0f0f_0f0f_0f0f
	pairs := t&bytes + t>>4&bytes
	return int(pairs * 0x0101_0101_0101_0101 >> 56)
}

// sides returns the capacities of the kinds that k stands with in the matching,
// its own included, and of those that they match.
func (p *Position) sides(k kind) (own, partners gardenCounts) {
	if p.matching == opposites {
		up, down := p.capacity[rose]+p.capacity[lotus], p.capacity[orchid]+p.capacity[lily]
		if k <= lotus {
			return up, down
		}
		return down, up
	}
	return p.capacity[k], p.capacity[k^1]
}

// balances returns the number of balances in each garden.
func (p *Position) balances() gardenCounts {
	up, down := p.sides(rose)
	if p.matching == opposites {
		return minCounts(up, down)
	}
	return minCounts(up, down) + minCounts(p.capacity[orchid], p.capacity[lily])
}

// raisingGardens returns the set of gardens in which one flower more of kind k would make a
// balance. On the Wheel, counting twice, it makes one in the same gardens.
func (p *Position) raisingGardens(k kind) gardenCounts {
	own, partners := p.sides(k)
	return lessThan(own, partners)
}

// raisingGardensWithout returns the same when the flower with this number is away. The
// flower harms the balance by going exactly when it belongs to one of these
// gardens; and if it does not, its move raises the number of balances exactly
// when it goes to one of them.
func (p *Position) raisingGardensWithout(tile int) gardenCounts {
	own, partners := p.sides(p.inventory().kind[tile])
	return lessThan(own-p.contribution(tile), partners)
}

// contribution returns what a flower on the board adds to the capacity of its kind: one in
// each of its gardens, two on the Wheel.
func (p *Position) contribution(tile int) gardenCounts {
	at := p.at[tile]
	if at == p.at[wheelTile] {
		return 2 * gardensOf[at]
	}
	return gardensOf[at]
}

// isFixed reports whether the flower with this number may not move for now or ever.
func (p *Position) isFixed(tile int) bool {
	return p.at[tile].isPoint() || p.raisingGardensWithout(tile)&gardensOf[p.at[tile]] != 0
}
