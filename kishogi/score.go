package kishogi

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/game"
)

// Points of a simple score, in hundredths of a step of freedom.
const (
	pointsCube  = 800 // owning a cube, on the field or in the hand
	pointsReach = 25  // each direction in which a cube on the field can go, slides twice
	pointsCheck = 60
)

// Score counts cubes, what the faces on the field can do, and check.
func (g *Game) Score(seat game.Seat) int {
	return g.Pos.strength(seat) - g.Pos.strength(seat.Opponent())
}

func (p *Position) strength(seat game.Seat) int {
	own := p.inPlay() & p.ownedBy(seat) &^ gyokus
	points := pointsCube * bits.OnesCount8(own)
	for set := own & p.on; set != 0; set &= set - 1 {
		rule := &faces[p.face[bits.TrailingZeros8(set)]]
		ways := bits.OnesCount8(uint8(rule.step|rule.leap)) + 2*bits.OnesCount8(uint8(rule.slide))
		if rule.knight {
			ways += knights
		}
		points += pointsReach * ways
	}
	if !p.Placing() && p.attackers(seat.Opponent(), p.on) != 0 {
		points += pointsCheck
	}
	return points
}
