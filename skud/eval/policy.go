package eval

import (
	"math"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/skud"
)

// nearRingCost is the highest cost of a ring that is near.
const nearRingCost = 25

// policySharpness is how far the policy prefers good moves: 0 not at all. With 1 the search stays too
// long with the moves that the terms prefer.
const policySharpness = 0.7

// logit adds up the policy terms of a move; its policy weight is e to the power of the sum, times
// policySharpness. If terms is set it notes them there.
type logit struct {
	sum     float32
	weights *[policyTerms]float32
	terms   *[policyTerms]float32
}

//go:noinline
func (w *logit) add(i int, times float32) {
	w.sum += w.weights[i] * times
	if w.terms != nil {
		w.terms[i] += times
	}
}

// Policy prefers rings, then moves that make or break Harmonies, captures, and moves that fill
// or block gaps of the cheapest rings.
func (e *evaluator) Policy(moves []game.Move, weights []float32) {
	if !e.g.Pos.InPlayPhase() {
		for i := range weights {
			weights[i] = 1
		}
		return
	}
	e.preparePolicy()
	for i, m := range moves {
		w := logit{weights: &e.weights.policy}
		e.moveLogit(&w, m)
		weights[i] = fastExp(w.sum * policySharpness)
	}
}

// PolicyTerms visits the terms of moves, each times policySharpness.
func (e *evaluator) PolicyTerms(moves []game.Move, visit func(i int, terms []float32)) {
	if !e.g.Pos.InPlayPhase() {
		return
	}
	e.preparePolicy()
	var terms [policyTerms]float32
	for i, m := range moves {
		clear(terms[:])
		e.moveLogit(&logit{weights: &e.weights.policy, terms: &terms}, m)
		for t := range terms {
			terms[t] *= policySharpness
		}
		visit(i, terms[:])
	}
}

// preparePolicy computes what the policy of all moves needs.
func (e *evaluator) preparePolicy() {
	p := &e.g.Pos
	us := p.ToMove()
	e.update()
	e.points.compute(p, &e.sides[us], &e.sides[us.Opponent()])
	e.winningMove = game.End
	basic, accents := p.HandSizes(us)
	e.judgeLastFlower(us, basic, accents)
	e.winIsPossible = e.sides[us].ringCost <= oneArrangeCost || basic == 1
	if p.MidTurn() {
		e.cancels.compute(&e.sides[us], &e.sides[us.Opponent()])
		return
	}
	if m, ok := p.WinningPlant(); ok {
		e.winningMove = m
	} else if e.winIsPossible {
		if m, ok := p.RingClosingMove(us); ok {
			e.winningMove = m
		}
	}
}

// judgeLastFlower computes how near the last flower is, and for whom it would decide now.
func (e *evaluator) judgeLastFlower(us game.Seat, basic, accents int) {
	p := &e.g.Pos
	own, opp := &e.sides[us], &e.sides[us.Opponent()]
	oppBasic, oppAccents := p.HandSizes(us.Opponent())
	e.endNearness = nearnessOfEnd(min(basic, oppBasic))
	switch {
	case p.SiteEdition():
		e.lead = leadSign(own.midlineCrossings - opp.midlineCrossings)
	case accents != oppAccents:
		e.lead = leadSign(accents - oppAccents)
	default:
		e.lead = leadSign(own.harmonies - opp.harmonies)
	}
}

func leadSign(n int) float32 { return float32(max(-1, min(n, 1))) }

// nearnessOfEnd returns how much the last flower matters with that many basic flowers left.
func nearnessOfEnd(left int) float32 {
	switch tieBucket(left) {
	case 0, 1:
		return 1
	case 2:
		return 0.8
	case 3:
		return 0.5
	case 4:
		return 0.25
	}
	return 0.1
}

// moveLogit adds the terms of a move.
func (e *evaluator) moveLogit(w *logit, m game.Move) {
	k, at, to := skud.MoveParts(m)
	switch skud.TypeOf(m) {
	case skud.MoveArrange:
		if m == e.winningMove {
			w.add(policyWin, 1)
			return
		}
		e.arrangeLogit(w, at, to)
	case skud.MovePlant:
		if m == e.winningMove {
			w.add(policyWin, 1)
			return
		}
		w.add(policyPlant, 1)
		w.add(policyPlantAhead, e.lead*e.endNearness)
		w.add(policyGateFlowers, e.points.gateFlowers)
		e.plantLogit(w, k)
	case skud.MoveBonus:
		if e.winIsPossible && bonusWins(&e.g.Pos, m, false) {
			w.add(policyWin, 1)
			return
		}
		e.bonusLogit(w, k, at, to)
	case skud.MoveEnd:
		w.add(bonusSkip, 1)
	}
}

// plantLogit adds the terms for how well a kind of flower fits the tiles in bloom.
func (e *evaluator) plantLogit(w *logit, k skud.Kind) {
	d := &e.sides[e.g.Pos.ToMove()]
	partnerCount, missing := float32(0), float32(0)
	for i := range d.nodeCount {
		if partners[k].has(d.kind[i]) {
			partnerCount++
		}
	}
	for _, v := range d.missingTiles[:d.missingCount] {
		if v.kinds.has(k) {
			missing++
		}
	}
	w.add(policyPlantPartners, partnerCount)
	w.add(policyPlantMissing, missing)
}

// arrangeLogit adds the terms for moving the flower on at to to.
func (e *evaluator) arrangeLogit(w *logit, at, to board.Point) {
	p := &e.g.Pos
	us := p.ToMove()
	own, opp := &e.sides[us], &e.sides[us.Opponent()]
	points := &e.points
	t := p.Tile(at)
	k := t.Kind()
	if contains(&points.harmonyPoints[k][0], to) {
		if contains(&points.harmonyPoints[k][1], to) {
			w.add(policyTwoHarmonies, 1)
		} else {
			w.add(policyHarmony, 1)
		}
	}
	if p.SiteEdition() {
		e.midlineLogit(w, k, at, to)
	}
	if at.IsGate() {
		w.add(policyBloom, 1)
	} else if n := own.linkCounts[at]; n > 0 {
		w.add(policyLostLinks, float32(n))
	}
	if contains(&points.oppLines[0], to) {
		w.add(policyBreakHarmony, 1)
		if contains(&points.oppLines[1], to) {
			w.add(policyBreakRing, 1)
			if opp.ringCost <= nearRingCost {
				w.add(policyBreakNearRing, 1)
			}
		}
	}
	if contains(&points.ownLines[0], to) {
		w.add(policyBlockOwnHarmony, 1)
		if contains(&points.ownLines[1], to) {
			w.add(policyBlockOwnRing, 1)
		}
	}
	if p.Tile(to) != skud.NoTile {
		w.add(policyCapture, 1)
		w.add(policyCapturedLinks, float32(opp.linkCounts[to]))
		if opp.onRing(to) {
			w.add(policyCaptureRingCorner, 1)
		}
	}
	for _, v := range own.missingTiles[:own.missingCount] {
		if v.at == to && v.kinds.has(k) {
			w.add(policyFillGap, 1)
			if own.ringCost <= nearRingCost {
				w.add(policyFillNearGap, 1)
			}
		}
	}
	for _, v := range opp.missingTiles[:opp.missingCount] {
		if v.at == to {
			w.add(policyBlockGap, 1)
			if opp.ringCost <= nearRingCost {
				w.add(policyBlockNearGap, 1)
			}
		}
	}
	switch {
	case k.Basic():
		if contains(&points.capturePoints[k], to) {
			w.add(policyEnterDanger, 1)
		}
		if !at.IsGate() && contains(&points.capturePoints[k], at) {
			w.add(policyLeaveDanger, 1)
		}
	case k == skud.WhiteLotus:
		w.add(policyLotus, 1)
	default:
		w.add(policyOrchid, 1)
		if contains(&points.besideOpponent, to) {
			w.add(policyOrchidTrap, 1)
		}
	}
}

// midlineLogit adds the terms for the Harmonies that decide the garden-gate edition at the last flower.
func (e *evaluator) midlineLogit(w *logit, k skud.Kind, at, to board.Point) {
	us := e.g.Pos.ToMove()
	own, opp := &e.sides[us], &e.sides[us.Opponent()]
	if contains(&e.points.midlinePoints[k], to) {
		w.add(policyMidline, e.endNearness)
	}
	if n := own.midlines[at]; n > 0 {
		w.add(policyLostMidlines, e.endNearness*float32(n))
	}
	if contains(&e.points.oppMidlines, to) {
		w.add(policyBreakMidline, e.endNearness)
	}
	if n := opp.midlines[to]; n > 0 {
		w.add(policyCapturedMidlines, e.endNearness*float32(n))
	}
}

// onRing reports whether a tile is a corner of the cheapest ring.
func (d *side) onRing(at board.Point) bool {
	for _, s := range d.ringLinks[:d.ringLinkCount] {
		if s.a == at || s.b == at {
			return true
		}
	}
	return false
}

// fastExp is e to the power of x, rounded to a sixteenth: a table is several times faster.
func fastExp(x float32) float32 {
	return expTable[max(0, min(int(x*expSteps+expOffset), len(expTable)-1))]
}

const (
	expSteps  = 16
	expOffset = 16 * expSteps
)

var expTable = func() (t [2*expOffset + 1]float32) {
	for i := range t {
		t[i] = float32(math.Exp(float64(i-expOffset) / expSteps))
	}
	return t
}()
