package quaterno

import "github.com/teahouse-games/teahouse/game"

// alignment is what stands well for a main diagonal: the bits of the Suns and Moons that stand
// on it are those of their tiles, and the bit of a kind whose two tiles mirror each other
// across it is that of First's tile.
type alignment uint16

// alignmentBit is the bit of each tile.
var alignmentBit = func() (bits [tiles]alignment) {
	for t := range tile(tiles) {
		switch k := t.kind(); {
		case k <= Moon:
			bits[t] = 1 << t
		case k < Kinds:
			bits[t] = 1 << k
		}
	}
	return bits
}()

// align notes how t stands for the main diagonals.
func (p *Position) align(t tile) {
	at := p.at[t]
	across := at // the Sun and the Moon mirror themselves
	if t.kind() > Moon {
		across = p.at[t.counterpart()&15]
	}
	for a := range p.aligned {
		p.aligned[a] &^= alignmentBit[t]
		if mirrors[a][at] == across {
			p.aligned[a] |= alignmentBit[t]
		}
	}
}

// mirrored returns the kinds of which the two tiles, both placed, mirror each other.
func (s alignment) mirrored() kindSet { return kindSet(s) & placed }

// off returns which of a seat's Sun and Moon stand off the diagonal.
func (s alignment) off(seat game.Seat) kindSet { return ^kindSet(s>>(8*seat)) & (1<<Sun | 1<<Moon) }
