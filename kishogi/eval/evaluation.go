package eval

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
)

// The features, as indices of the weights. Features of the seat to move count for it, those of
// the other seat against it.
const (
	cubesNearOwn    = 0                              // by face: next to the own Gyoku only,
	cubesNearBoth   = cubesNearOwn + kishogi.Faces   // next to both,
	cubesNearEnemy  = cubesNearBoth + kishogi.Faces  // next to the enemy Gyoku only,
	cubesElsewhere  = cubesNearEnemy + kishogi.Faces // or elsewhere
	inHand          = cubesElsewhere + kishogi.Faces // by kind of cube: the first one in hand
	twoInHand       = inHand + 4                     // the second one in hand
	mobility        = twoInHand + 4                  // by kind: cells near a Gyoku to which a cube can move
	flights         = mobility + 4                   // by number: safe steps of the Gyoku
	freeFlights     = flights + 4                    // by number: flights that leave no own cube behind
	attackedOrbit   = freeFlights + 4                // attacked cells of the enemy Gyoku's orbit
	dropCells       = attackedOrbit + 1              // by number of cubes in hand, up to 2: cells to drop them on
	hangingToMove   = dropCells + 3                  // by kind: attacked and not covered, with the seat to move
	hanging         = hangingToMove + 4              // the same, with the other seat to move
	contestedToMove = hanging + 4                    // attacked and covered, with the seat to move
	contested       = contestedToMove + 4            // the same, with the other seat to move
	strandedCubes   = contested + 4                  // by kind: stranded, to be saved in this turn
	gyokuInCheck    = strandedCubes + 4              // by number of flights: the Gyoku is attacked
	tempo           = gyokuInCheck + 4               // being to move
	// By face and cell, see orientation: each cube counts twice, once as seen from the own Gyoku
	// and once as seen from the enemy one.
	cellsFromOwn   = tempo + 1
	cellsFromEnemy = cellsFromOwn + kishogi.Faces*neighbourhood
	weightsCount   = cellsFromEnemy + kishogi.Faces*neighbourhood
)

// orientation is how a seat sees the field: what its cubes call forward is up, and the enemy Gyoku
// is not to the left. So a position and its mirror image have the same features.
type orientation struct {
	x, y     int32 // signs of the coordinates
	straight bool  // the enemy Gyoku is neither to the left nor to the right
}

func orientationOf(p *kishogi.Position, seat game.Seat) orientation {
	o := orientation{x: 1, y: 1}
	if seat == game.Second {
		o = orientation{x: -1, y: -1}
	}
	own, _ := p.CellOf(uint8(seat))
	enemy, _ := p.CellOf(uint8(seat.Opponent()))
	o.straight = own == enemy
	if (enemy-own)*o.x < 0 {
		o.x = -o.x
	}
	return o
}

// cell returns the index of a displacement; those that are farther than maxDistance count as at
// the border.
func (o orientation) cell(dx, dy int32) int {
	dx, dy = min(max(dx*o.x, -maxDistance), maxDistance), min(max(dy*o.y, -maxDistance), maxDistance)
	return int((dy+maxDistance)*(2*maxDistance+1) + dx + maxDistance)
}

// evaluate evaluates a position for the seat to move.
func evaluate(p *kishogi.Position, t *weightTables) int {
	if p.Placing() {
		return 0
	}
	s := evaluation{weights: t.of(p)}
	s.evaluate(p)
	return min(max(s.points, -engine.MaxValue), engine.MaxValue)
}

// evaluation adds up weights; if counts is set it also counts the features, and if terms is set it
// notes what they belong to.
type evaluation struct {
	weights *weights
	points  int
	counts  *[weightsCount]int
	terms   *termRecorder
}

func (s *evaluation) add(at, times int) {
	s.points += int(s.weights[at]) * times
	if s.counts != nil {
		s.counts[at] += times
	}
}

func (s *evaluation) evaluate(p *kishogi.Position) {
	var plan kishogi.GyokuMap
	p.GyokuMap(&plan)
	us := p.ToMove()
	s.evaluateSide(p, &plan, us, 1, true)
	s.evaluateSide(p, &plan, us.Opponent(), -1, false)
	for set := p.Stranded(us); set != 0; set &= set - 1 {
		s.add(strandedCubes+int(kishogi.CubeIn(slotOf(set))), 1)
		s.note(strandedTerm, us, slotOf(set))
	}
	s.add(tempo, 1)
	s.note(tempoTerm, us, 0)
}

// note notes that the points since the last call belong to a term.
func (s *evaluation) note(kind termKind, seat game.Seat, detail uint8) {
	if s.terms != nil {
		s.terms.note(kind, seat, detail, s.points)
	}
}

func slotOf(set uint8) uint8 { return uint8(bits.TrailingZeros8(set)) & 7 }

// evaluateSide adds the features of one seat.
func (s *evaluation) evaluateSide(p *kishogi.Position, plan *kishogi.GyokuMap, seat game.Seat, sign int, toMove bool) {
	them := seat.Opponent()
	ours, theirs := plan.Beside[seat&1], plan.Beside[them&1]
	steps := plan.SafeSteps(seat)
	safe := steps.Count() // at most 3
	s.add(flights+safe, sign)
	s.add(freeFlights+plan.FreeSteps(seat, steps).Count(), sign)
	if toMove && plan.At[seat&1]&plan.Reached[them&1] != 0 {
		s.add(gyokuInCheck+safe, sign)
	}
	s.note(gyokuTerm, seat, uint8(safe))
	orbit := (plan.Reached[seat&1] & plan.Orbit[them&1]).Count()
	s.add(attackedOrbit, sign*orbit)
	s.note(orbitTerm, seat, uint8(orbit))
	hangingAt, contestedAt := hanging, contested
	if toMove {
		hangingAt, contestedAt = hangingToMove, contestedToMove
	}
	attacked := plan.Reached[them&1] | plan.Orbit[them&1]
	covered := plan.Reached[seat&1] | plan.Orbit[seat&1]
	landing := (ours | theirs) &^ plan.CubeCells[seat&1]
	o := orientationOf(p, seat)
	for set := p.FieldSlots(seat) &^ 3; set != 0; set &= set - 1 {
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
		s.evaluateCell(p, o, seat, slot, sign)
		s.add(mobility+cube, sign*(plan.Attacks[slot]&landing).Count())
		kind := cubeTerm
		if at&attacked != 0 {
			if at&covered != 0 {
				s.add(contestedAt+cube, sign)
				kind = contestedTerm
			} else {
				s.add(hangingAt+cube, sign)
				kind = hangingTerm
			}
		}
		s.note(kind, seat, slot)
	}
	s.evaluateHand(p, plan, seat, sign, ours&^theirs)
}

// evaluateCell adds the features of the cell of a cube. Without a left and a right both mirror images
// count, each once.
func (s *evaluation) evaluateCell(p *kishogi.Position, o orientation, seat game.Seat, slot uint8, sign int) {
	x, y := p.CellOf(slot)
	of := int(p.FaceOf(slot)) * neighbourhood
	for i, gyoku := range [2]uint8{uint8(seat), uint8(seat.Opponent())} {
		gx, gy := p.CellOf(gyoku)
		first := of + cellsFromOwn + i*(cellsFromEnemy-cellsFromOwn)
		if !o.straight {
			s.add(first+o.cell(x-gx, y-gy), 2*sign)
			continue
		}
		s.add(first+o.cell(x-gx, y-gy), sign)
		s.add(first+o.cell(gx-x, y-gy), sign)
	}
}

func (s *evaluation) evaluateHand(p *kishogi.Position, plan *kishogi.GyokuMap, seat game.Seat, sign int, drops kishogi.CellSet) {
	var n [4]int
	held := 0
	for set := p.HandSlots(seat); set != 0; set &= set - 1 {
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
		s.add(dropCells+min(held, 2), sign*(drops&^(plan.CubeCells[0]|plan.CubeCells[1])).Count())
	}
	s.note(handTerm, seat, uint8(held))
}

// countsOf returns the features of a position for the seat to move minus those of the other seat; the
// value is the sum of their products with the weights. Both Gyoku must be placed.
func countsOf(p *kishogi.Position) *[weightsCount]int {
	counts := new([weightsCount]int)
	s := evaluation{weights: new(weights), counts: counts}
	s.evaluate(p)
	return counts
}
