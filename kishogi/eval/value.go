package eval

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
)

// What is counted for each seat, as places in the table of weights. What the seat to
// move has counts for it and what the other one has against it.
const (
	cubesBeside  = 0                           // by face, next to the own Gyoku alone,
	cubesShared  = cubesBeside + kishogi.Faces // next to both,
	cubesOver    = cubesShared + kishogi.Faces // next to the other one alone,
	cubesAway    = cubesOver + kishogi.Faces   // or elsewhere
	inHand       = cubesAway + kishogi.Faces   // by kind of cube, one of them
	twoInHand    = inHand + 4                  // and again if there are two
	goes         = twoInHand + 4               // by kind: the cells to which a cube can go and stand
	flights      = goes + 4                    // by number: safe steps of the Gyoku
	costless     = flights + 4                 // by number: those that leave no own cube behind
	guarded      = costless + 4                // cells of the enemy's orbit that are attacked
	room         = guarded + 1                 // by number of cubes in hand, up to 2: cells to drop them on
	hangsToMove  = room + 3                    // by kind: attacked and not covered, and it is the seat's turn
	hangs        = hangsToMove + 4             // or the other's
	tradedToMove = hangs + 4                   // attacked and covered, likewise
	traded       = tradedToMove + 4            //
	adrift       = traded + 4                  // by kind: stranded, to be saved in this turn
	checked      = adrift + 4                  // the Gyoku is attacked, by number of flights
	turnToMove   = checked + 4                 // to have the turn
	weightsCount = turnToMove + 1
)

// weights are points by what is counted.
type weights [weightsCount]int16

// value judges a position for the seat to move.
func value(p *kishogi.Position) int {
	if p.Placing() {
		return 0
	}
	w := &weightsWithout
	if p.WithKi() {
		w = &weightsWithKi
	}
	s := scale{weights: w}
	s.weigh(p)
	return min(max(s.points, -engine.MaxValue), engine.MaxValue)
}

// scale adds up weights; with a trace it also notes how often it has added each.
type scale struct {
	weights *weights
	points  int
	trace   *[weightsCount]int
}

func (s *scale) add(at, times int) {
	s.points += int(s.weights[at]) * times
	if s.trace != nil {
		s.trace[at] += times
	}
}

func (s *scale) weigh(p *kishogi.Position) {
	var plan kishogi.Plan
	p.Plan(&plan)
	us := p.ToMove()
	s.side(p, &plan, us, 1, true)
	s.side(p, &plan, us.Opponent(), -1, false)
	for set := p.Stranded(us); set != 0; set &= set - 1 {
		s.add(adrift+int(kishogi.CubeIn(slotOf(set))), 1)
	}
	s.add(turnToMove, 1)
}

func slotOf(set uint8) uint8 { return uint8(bits.TrailingZeros8(set)) & 7 }

// side weighs what one seat has.
func (s *scale) side(p *kishogi.Position, plan *kishogi.Plan, seat game.Seat, sign int, toMove bool) {
	them := seat.Opponent()
	ours, theirs := plan.Beside[seat&1], plan.Beside[them&1]
	steps := plan.Safe(seat)
	safe := steps.Count() // at most 3
	s.add(flights+safe, sign)
	s.add(costless+plan.Costless(seat, steps).Count(), sign)
	if toMove && plan.At[seat&1]&plan.Reached[them&1] != 0 {
		s.add(checked+safe, sign)
	}
	s.add(guarded, sign*(plan.Reached[seat&1]&plan.Orbit[them&1]).Count())
	hanging, trading := hangs, traded
	if toMove {
		hanging, trading = hangsToMove, tradedToMove
	}
	attacked := plan.Reached[them&1] | plan.Orbit[them&1]
	covered := plan.Reached[seat&1] | plan.Orbit[seat&1]
	landing := (ours | theirs) &^ plan.On[seat&1]
	for set := p.Field(seat) &^ 3; set != 0; set &= set - 1 {
		slot := slotOf(set)
		at, cube := plan.At[slot], int(kishogi.CubeIn(slot))
		place := cubesAway
		switch {
		case at&ours&theirs != 0:
			place = cubesShared
		case at&ours != 0:
			place = cubesBeside
		case at&theirs != 0:
			place = cubesOver
		}
		s.add(place+int(p.FaceOf(slot)), sign)
		s.add(goes+cube, sign*(plan.Attacks[slot]&landing).Count())
		if at&attacked != 0 {
			if at&covered != 0 {
				s.add(trading+cube, sign)
			} else {
				s.add(hanging+cube, sign)
			}
		}
	}
	s.hand(p, plan, seat, sign, ours&^theirs)
}

func (s *scale) hand(p *kishogi.Position, plan *kishogi.Plan, seat game.Seat, sign int, drops kishogi.Cells) {
	var n [4]int
	held := 0
	for set := p.Hand(seat); set != 0; set &= set - 1 {
		cube := kishogi.CubeIn(slotOf(set))
		n[cube]++
		held++
		if n[cube] == 1 {
			s.add(inHand+int(cube), sign)
		} else {
			s.add(twoInHand+int(cube), sign)
		}
	}
	if held > 0 {
		s.add(room+min(held, 2), sign*(drops&^(plan.On[0]|plan.On[1])).Count())
	}
}

// Counts is what is counted in a position for the seat to move, less what is for the
// other; the value is the sum of the products with Weights. Neither Gyoku is still to be placed.
func Counts(p *kishogi.Position) []int {
	var counts [weightsCount]int
	s := scale{weights: new(weights), trace: &counts}
	s.weigh(p)
	return counts[:]
}

// Weights are points by what is counted, without the Ki cubes or with them.
func Weights(ki bool) []int16 {
	if ki {
		return weightsWithKi[:]
	}
	return weightsWithout[:]
}
