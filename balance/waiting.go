package balance

// Waiting says how freely the Wheel can be moved: a turn of the Wheel changes no balance,
// so that who may make one need never do harm.
type Waiting uint8

// What the Wheel may do.
const (
	InHand  Waiting = iota // the Wheel is in a hand
	Free                   // it moves, or has room to
	Mounted                // a flower stands on it, which may leave
	Held                   // a flower stands on it, which balances need
)

// Waiting tells what the Wheel does.
func (p *Position) Waiting() Waiting {
	at := p.at[wheelTile]
	switch {
	case at == nowhere:
		return InHand
	case !p.mounted:
		return Free
	case p.fixed(p.upper(at)):
		return Held
	}
	return Mounted
}

// Loose is the number of flowers on the board that a move may take.
func (p *Position) Loose() int {
	n := 0
	for tile, at := range p.at[:wheelTile] {
		if at.isSquare() && !p.fixed(tile) {
			n++
		}
	}
	return n
}

// Pair reports whether just two flowers may move and one of them would complete the
// balance in the gardens of the other.
func (p *Position) Pair() bool {
	var loose [2]int
	n := 0
	for tile, at := range p.at[:wheelTile] {
		if !at.isSquare() || p.fixed(tile) {
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
		c := p.completion(tile)
		if c.test(gardensOf[p.at[loose[1-i]]], false) {
			return true
		}
	}
	return false
}
