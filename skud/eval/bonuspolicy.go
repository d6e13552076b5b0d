package eval

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/skud"
)

// bonusLogit adds the terms for using a tile as a bonus.
func (e *evaluator) bonusLogit(w *logit, k skud.Kind, at, to board.Point) {
	switch k {
	case skud.WhiteLotus:
		w.add(bonusLotus, 1)
	case skud.Orchid:
		w.add(bonusOrchid, 1)
	case skud.Boat:
		e.accentLogit(w)
		e.boatLogit(w, at, to)
	case skud.Knotweed:
		e.accentLogit(w)
		w.add(bonusKnotweed, 1)
		w.add(bonusKnotweedCancels, e.cancels.around(at))
		e.blockLogit(w, at)
	case skud.Rock:
		e.accentLogit(w)
		w.add(bonusRock, 1)
		w.add(bonusRockCancels, e.cancels.along(at))
		e.blockLogit(w, at)
	case skud.Wheel:
		e.accentLogit(w)
		w.add(bonusWheel, 1)
		w.add(bonusWheelTurns, e.cancels.around(at))
		e.blockLogit(w, at)
	default:
		w.add(bonusPlant, 1)
		w.add(policyPlantAhead, e.lead*e.endNearness)
		e.plantLogit(w, k)
	}
}

// accentLogit adds the term for the tie-break, in which unused Accents count.
func (e *evaluator) accentLogit(w *logit) {
	p := &e.g.Pos
	if p.SiteEdition() {
		return
	}
	_, own := p.HandSizes(p.ToMove())
	if _, opp := p.HandSizes(p.ToMove().Opponent()); own <= opp {
		w.add(bonusKeepAccents, 1)
	}
}

// blockLogit adds the terms for an Accent that blocks lines on its point.
func (e *evaluator) blockLogit(w *logit, at board.Point) {
	points := &e.points
	if contains(&points.oppMidlines, at) {
		w.add(policyBreakMidline, e.endNearness)
	}
	opp := &e.sides[e.g.Pos.ToMove().Opponent()]
	if contains(&points.oppLines[0], at) {
		w.add(bonusBreakHarmony, 1)
		if contains(&points.oppLines[1], at) {
			w.add(bonusBreakRing, 1)
			if opp.ringCost <= nearRingCost {
				w.add(bonusBreakNearRing, 1)
			}
		}
	}
	if contains(&points.ownLines[0], at) {
		w.add(bonusBlockOwnHarmony, 1)
		if contains(&points.ownLines[1], at) {
			w.add(bonusBlockOwnRing, 1)
		}
	}
	for _, v := range opp.missingTiles[:opp.missingCount] {
		if v.at == at {
			w.add(bonusBlockGap, 1)
		}
	}
}

// boatLogit adds the terms for a Boat on a point.
func (e *evaluator) boatLogit(w *logit, at, to board.Point) {
	p := &e.g.Pos
	us := p.ToMove()
	own, opp := &e.sides[us], &e.sides[us.Opponent()]
	t := p.Tile(at)
	switch {
	case t.Kind().Accent():
		w.add(bonusBoatAccent, 1)
		return
	case t.Owner() == us:
		w.add(bonusBoatOwn, 1)
		w.add(bonusBoatLostLinks, float32(own.linkCounts[at]))
		if contains(&e.points.harmonyPoints[t.Kind()][1], to) {
			w.add(policyTwoHarmonies, 1)
		} else if contains(&e.points.harmonyPoints[t.Kind()][0], to) {
			w.add(policyHarmony, 1)
		}
	default:
		w.add(bonusBoatOpp, 1)
		w.add(bonusBoatBrokenLinks, float32(opp.linkCounts[at]))
		if p.SiteEdition() {
			w.add(policyCapturedMidlines, e.endNearness*float32(opp.midlines[at]))
		}
		if opp.onRing(at) {
			w.add(bonusBreakRing, 1)
			if opp.ringCost <= nearRingCost {
				w.add(bonusBreakNearRing, 1)
			}
		}
	}
	e.blockLogit(w, to)
}
