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
	cubesNearOwn    = 0                              // by face, next to the own Gyoku alone,
	cubesNearBoth   = cubesNearOwn + kishogi.Faces   // next to both,
	cubesNearEnemy  = cubesNearBoth + kishogi.Faces  // next to the other one alone,
	cubesElsewhere  = cubesNearEnemy + kishogi.Faces // or elsewhere
	inHand          = cubesElsewhere + kishogi.Faces // by kind of cube, one of them
	twoInHand       = inHand + 4                     // and again if there are two
	mobility        = twoInHand + 4                  // by kind: the cells to which a cube can go and stand
	flights         = mobility + 4                   // by number: safe steps of the Gyoku
	freeFlights     = flights + 4                    // by number: those that leave no own cube behind
	attackedOrbit   = freeFlights + 4                // cells of the enemy's orbit that are attacked
	dropCells       = attackedOrbit + 1              // by number of cubes in hand, up to 2: cells to drop them on
	hangingToMove   = dropCells + 3                  // by kind: attacked and not covered, and it is the seat's turn
	hanging         = hangingToMove + 4              // or the other's
	contestedToMove = hanging + 4                    // attacked and covered, likewise
	contested       = contestedToMove + 4            //
	strandedCubes   = contested + 4                  // by kind: stranded, to be saved in this turn
	gyokuInCheck    = strandedCubes + 4              // the Gyoku is attacked, by number of flights
	tempo           = gyokuInCheck + 4               // to have the turn
	weightsCount    = tempo + 1
)

// weights are points by what is counted.
type weights [weightsCount]int16

// evaluate judges a position for the seat to move.
func evaluate(p *kishogi.Position) int {
	if p.Placing() {
		return 0
	}
	w := &weightsWithout
	if p.WithKi() {
		w = &weightsWithKi
	}
	s := evaluation{weights: w}
	s.evaluate(p)
	return min(max(s.points, -engine.MaxValue), engine.MaxValue)
}

// evaluation adds up weights; with a trace it also notes how often it has added each.
type evaluation struct {
	weights *weights
	points  int
	counts  *[weightsCount]int
}

func (s *evaluation) add(at, times int) {
	s.points += int(s.weights[at]) * times
	if s.counts != nil {
		s.counts[at] += times
	}
}

func (s *evaluation) evaluate(p *kishogi.Position) {
	var plan kishogi.Plan
	p.Plan(&plan)
	us := p.ToMove()
	s.evaluateSide(p, &plan, us, 1, true)
	s.evaluateSide(p, &plan, us.Opponent(), -1, false)
	for set := p.Stranded(us); set != 0; set &= set - 1 {
		s.add(strandedCubes+int(kishogi.CubeIn(slotOf(set))), 1)
	}
	s.add(tempo, 1)
}

func slotOf(set uint8) uint8 { return uint8(bits.TrailingZeros8(set)) & 7 }

// evaluateSide weighs what one seat has.
func (s *evaluation) evaluateSide(p *kishogi.Position, plan *kishogi.Plan, seat game.Seat, sign int, toMove bool) {
	them := seat.Opponent()
	ours, theirs := plan.Beside[seat&1], plan.Beside[them&1]
	steps := plan.Safe(seat)
	safe := steps.Count() // at most 3
	s.add(flights+safe, sign)
	s.add(freeFlights+plan.Costless(seat, steps).Count(), sign)
	if toMove && plan.At[seat&1]&plan.Reached[them&1] != 0 {
		s.add(gyokuInCheck+safe, sign)
	}
	s.add(attackedOrbit, sign*(plan.Reached[seat&1]&plan.Orbit[them&1]).Count())
	hangingAt, contestedAt := hanging, contested
	if toMove {
		hangingAt, contestedAt = hangingToMove, contestedToMove
	}
	attacked := plan.Reached[them&1] | plan.Orbit[them&1]
	covered := plan.Reached[seat&1] | plan.Orbit[seat&1]
	landing := (ours | theirs) &^ plan.On[seat&1]
	for set := p.Field(seat) &^ 3; set != 0; set &= set - 1 {
		slot := slotOf(set)
		at, cube := plan.At[slot], int(kishogi.CubeIn(slot))
		place := cubesElsewhere
		switch {
		case at&ours&theirs != 0:
			place = cubesNearBoth
		case at&ours != 0:
			place = cubesNearOwn
		case at&theirs != 0:
			place = cubesNearEnemy
		}
		s.add(place+int(p.FaceOf(slot)), sign)
		s.add(mobility+cube, sign*(plan.Attacks[slot]&landing).Count())
		if at&attacked != 0 {
			if at&covered != 0 {
				s.add(contestedAt+cube, sign)
			} else {
				s.add(hangingAt+cube, sign)
			}
		}
	}
	s.evaluateHand(p, plan, seat, sign, ours&^theirs)
}

func (s *evaluation) evaluateHand(p *kishogi.Position, plan *kishogi.Plan, seat game.Seat, sign int, drops kishogi.Cells) {
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
		s.add(dropCells+min(held, 2), sign*(drops&^(plan.On[0]|plan.On[1])).Count())
	}
}

// Counts is what is counted in a position for the seat to move, less what is for the
// other; the value is the sum of the products with Weights. Neither Gyoku is still to be placed.
func Counts(p *kishogi.Position) []int {
	var counts [weightsCount]int
	s := evaluation{weights: new(weights), counts: &counts}
	s.evaluate(p)
	return counts[:]
}

// Weights are points by what is counted, without the Ki cubes or with them.
func Weights(ki bool) []int16 {
	if ki {
		return weightsWithKi[:]
	}
	return weightsWithout[:]
}
