package balance

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/board"
)

// tally is sixteen numbers from 0 to 7, one a garden: garden g has the bits 4g
// to 4g+2. The bit above each number is free, so that all sixteen are compared
// at once. A set of gardens is a tally of ones.
//
// No number passes 7: the largest side of one matching has five flowers, and one
// of them counts twice when it stands on the Wheel.
type tally uint64

const (
	ones tally = 0x1111_1111_1111_1111
	tops tally = ones << 3
)

func garden(g board.Region) tally { return 1 << (4 * g) }

// below is the set of gardens in which a is less than b.
func below(a, b tally) tally { return ^((a | tops) - b) & tops >> 3 }

// least is the smaller number in each garden.
func least(a, b tally) tally {
	fromA := below(a, b) * 7
	return a&fromA | b&^fromA
}

// in keeps the numbers of a set of gardens.
func (t tally) in(gardens tally) tally { return t & (gardens * 7) }

// first is the first garden of a set that is not empty.
func (t tally) first() board.Region { return board.Region(bits.TrailingZeros64(uint64(t)) / 4) }

// each yields the gardens of a set.
func (t tally) each(yield func(board.Region) bool) {
	for ; t != 0; t &= t - 1 {
		if !yield(t.first()) {
			return
		}
	}
}

// of is the number of one garden.
func (t tally) of(g board.Region) int { return int(t >> (4 * g) & 7) }

// sum is the sum of the sixteen numbers.
func (t tally) sum() int {
	const bytes = 0x0f0f_0f0f_0f0f_0f0f
	pairs := t&bytes + t>>4&bytes
	return int(pairs * 0x0101_0101_0101_0101 >> 56)
}

// sides returns the capacities of the kinds that k stands with in the matching,
// its own included, and of those that they match.
func (p *Position) sides(k kind) (own, partners tally) {
	if p.matching == opposites {
		up, down := p.capacity[rose]+p.capacity[lotus], p.capacity[orchid]+p.capacity[lily]
		if k <= lotus {
			return up, down
		}
		return down, up
	}
	return p.capacity[k], p.capacity[k^1]
}

// balances is the number of balances in each garden.
func (p *Position) balances() tally {
	up, down := p.sides(rose)
	if p.matching == opposites {
		return least(up, down)
	}
	return least(up, down) + least(p.capacity[orchid], p.capacity[lily])
}

// lacking is the set of gardens in which one flower more of kind k would make a
// balance. On the Wheel, counting twice, it makes one in the same gardens.
func (p *Position) lacking(k kind) tally {
	own, partners := p.sides(k)
	return below(own, partners)
}

// lackingWithout is the same when the flower with this number is away. The
// flower harms the balance by going exactly when it belongs to one of these
// gardens; and if it does not, its move raises the number of balances exactly
// when it goes to one of them.
func (p *Position) lackingWithout(tile int) tally {
	own, partners := p.sides(p.set().kind[tile])
	return below(own-p.share(tile), partners)
}

// share is what a flower on the board adds to the capacity of its kind: one in
// each of its gardens, two on the Wheel.
func (p *Position) share(tile int) tally {
	at := p.at[tile]
	if at == p.at[wheelTile] {
		return 2 * gardensOf[at]
	}
	return gardensOf[at]
}

// fixed reports whether the flower with this number may not move for now or ever.
func (p *Position) fixed(tile int) bool {
	return p.at[tile].isPoint() || p.lackingWithout(tile)&gardensOf[p.at[tile]] != 0
}
