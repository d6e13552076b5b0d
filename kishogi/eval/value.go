package eval

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
)

// judge values positions.
type judge struct{}

// Points, for a start by hand.
var (
	worthOwned = [4]int{kishogi.HiCube: 500, kishogi.KakuCube: 450, kishogi.KiCube: 400}
	worthFace  = [kishogi.Faces]int{
		kishogi.Hi: 120, kishogi.Cho: 40, kishogi.Han: 40, kishogi.Chuu: 0, kishogi.Ou: 70, kishogi.Shu: 70,
		kishogi.Kaku: 110, kishogi.Myou: 40, kishogi.Hon: 80, kishogi.Ga: 20, kishogi.Zou: 80, kishogi.Ken: 20,
		kishogi.Ki: 60, kishogi.Hou: 60, kishogi.Ro: 10, kishogi.Ja: 30, kishogi.Ba: 20, kishogi.Ryuu: 20,
	}
	worthHand    = 80
	worthFlights = [10]int{-150, -50, 0, 30, 50, 60, 60, 60, 60, 60}
	worthLost    = -200
	worthTurn    = 30
)

func (j *judge) value(p *kishogi.Position) int {
	if p.Placing() {
		return 0
	}
	us := p.ToMove()
	v := worthTurn + j.side(p, us) - j.side(p, us.Opponent())
	if lost := p.Stranded(us); lost != 0 {
		v += worthLost / 2 * bits.OnesCount8(lost)
	}
	return min(max(v, -engine.MaxValue), engine.MaxValue)
}

func (j *judge) side(p *kishogi.Position, seat game.Seat) (v int) {
	for set := p.Field(seat) &^ 3; set != 0; set &= set - 1 {
		slot := uint8(bits.TrailingZeros8(set))
		v += worthOwned[kishogi.CubeIn(slot)] + worthFace[p.FaceOf(slot)]
	}
	for set := p.Hand(seat); set != 0; set &= set - 1 {
		v += worthOwned[kishogi.CubeIn(uint8(bits.TrailingZeros8(set)))] + worthHand
	}
	return v + worthFlights[p.Flights(seat)]
}
