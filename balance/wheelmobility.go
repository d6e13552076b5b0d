package balance

// WheelMobility says how freely the Wheel can be moved: a turn of the Wheel changes no balance,
// so that who may make one need never do harm.
type WheelMobility uint8

// What the Wheel may do.
const (
	WheelInHand  WheelMobility = iota // the Wheel is in a hand
	WheelFree                         // it moves, or has room to
	WheelMounted                      // a flower stands on it, which may leave
	WheelHeld                         // a flower stands on it, which balances need
)

// WheelMobility returns what the Wheel can do.
func (p *Position) WheelMobility() WheelMobility {
	at := p.at[wheelTile]
	switch {
	case at == nowhere:
		return WheelInHand
	case !p.mounted:
		return WheelFree
	case p.isFixed(p.topTile(at)):
		return WheelHeld
	}
	return WheelMounted
}

// MovableFlowers returns the number of flowers on the board that a move may take.
func (p *Position) MovableFlowers() int {
	n := 0
	for tile, at := range p.at[:wheelTile] {
		if at.isSquare() && !p.isFixed(tile) {
			n++
		}
	}
	return n
}

// OnlyPairMoves reports whether just two flowers may move and one of them would complete the
// balance in the gardens of the other.
func (p *Position) OnlyPairMoves() bool {
	var loose [2]int
	n := 0
	for tile, at := range p.at[:wheelTile] {
		if !at.isSquare() || p.isFixed(tile) {
			continue
		}
		if n == len(loose) {
			return false
		}
		loose[n] = tile
		n++
	}
	if n < len(loose) {
		return false
	}
	for i, tile := range loose {
		c := p.completionTest(tile)
		if c.test(gardensOf[p.at[loose[1-i]]], false) {
			return true
		}
	}
	return false
}
