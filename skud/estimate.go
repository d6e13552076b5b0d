package skud

import "github.com/teahouse-games/teahouse/game"

// The worth of things in Score.
const (
	scoreWin     = 1_000_000
	scoreHarmony = 10
	scoreHalf    = 25 // a half axis that one's Harmonies cross: a ring crosses all four
	scoreAccent  = 4
	scoreFlower  = 3
)

// Score returns a simple estimate for seat against its opponent: Harmonies, the half
// axes they cross, flowers in bloom, unused Accents; a finished game is worth a
// million.
func (g *Game) Score(seat game.Seat) int {
	if o := g.Outcome(); o.Over() {
		switch o.Winner {
		case seat:
			return scoreWin
		case seat.Opponent():
			return -scoreWin
		}
		return 0
	}
	n := g.Pos.scoreOf()
	return n[seat] - n[seat.Opponent()]
}

func (p *Position) scoreOf() (n [2]int) {
	var list [maxHarmonies]Harmony
	var crossed [2]uint8
	for _, h := range p.Harmonies(list[:0]) {
		n[h.Owner] += scoreHarmony
		crossed[h.Owner] |= h.halfAxes()
	}
	for s := range n {
		for half := range 4 {
			n[s] += scoreHalf * int(crossed[s]>>half&1)
		}
		n[s] += scoreAccent * p.hands[s].accents()
		for _, at := range p.flowers[s].all() {
			if !at.IsGate() {
				n[s] += scoreFlower
			}
		}
	}
	return n
}

// halfAxes returns the set of half axes, north, east, south, west from the lowest
// bit, that h crosses or meets; none when it touches the centre.
func (h Harmony) halfAxes() uint8 {
	if h.TouchesCentre() {
		return 0
	}
	ax, ay := h.From.XY()
	bx, by := h.To.XY()
	set := uint8(0)
	if ax*bx <= 0 && ay == by {
		if ay > 0 {
			set |= 1
		} else {
			set |= 4
		}
	}
	if ay*by <= 0 && ax == bx {
		if ax > 0 {
			set |= 2
		} else {
			set |= 8
		}
	}
	return set
}
