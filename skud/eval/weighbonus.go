package eval

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/skud"
)

// bonus is the wish to use a tile once an Arrange has earned it.
func (e *evaluator) bonus(w *wish, k skud.Kind, at, to board.Point) {
	switch k {
	case skud.WhiteLotus:
		w.add(bonusLotus, 1)
	case skud.Orchid:
		w.add(bonusOrchid, 1)
	case skud.Boat:
		e.spare(w)
		e.boat(w, at, to)
	case skud.Knotweed:
		e.spare(w)
		w.add(bonusKnotweed, 1)
		w.add(bonusKnotted, e.cancels.around(at))
		e.standing(w, at)
	case skud.Rock:
		e.spare(w)
		w.add(bonusRock, 1)
		w.add(bonusRocked, e.cancels.along(at))
		e.standing(w, at)
	case skud.Wheel:
		e.spare(w)
		w.add(bonusWheel, 1)
		w.add(bonusTurned, e.cancels.around(at))
		e.standing(w, at)
	default:
		w.add(bonusPlant, 1)
		e.company(w, k)
	}
}

// spare minds the tie-break, in which unused Accents count.
func (e *evaluator) spare(w *wish) {
	p := &e.g.Pos
	if p.SiteEdition() {
		return
	}
	_, own := p.HandSizes(p.ToMove())
	if _, his := p.HandSizes(p.ToMove().Opponent()); own <= his {
		w.add(bonusSpare, 1)
	}
}

// standing is the wish to have an Accent on a point because it stands in the way there.
func (e *evaluator) standing(w *wish, at board.Point) {
	c := &e.chart
	his := &e.sides[e.g.Pos.ToMove().Opponent()]
	if has(&c.hisLine[0], at) {
		w.add(bonusBreak, 1)
		if has(&c.hisLine[1], at) {
			w.add(bonusHisPath, 1)
			if his.ring <= urgent {
				w.add(bonusHisNear, 1)
			}
		}
	}
	if has(&c.ownLine[0], at) {
		w.add(bonusBlock, 1)
		if has(&c.ownLine[1], at) {
			w.add(bonusOwnPath, 1)
		}
	}
	for _, v := range his.wanted[:his.wants] {
		if v.at == at {
			w.add(bonusHisGap, 1)
		}
	}
}

// boat is the wish to use a Boat on a point.
func (e *evaluator) boat(w *wish, at, to board.Point) {
	p := &e.g.Pos
	us := p.ToMove()
	own, his := &e.sides[us], &e.sides[us.Opponent()]
	t := p.Tile(at)
	switch {
	case t.Kind().Accent():
		w.add(bonusBoatAccent, 1)
		return
	case t.Owner() == us:
		w.add(bonusBoatOwn, 1)
		w.add(bonusBoatLost, float32(own.bonds[at]))
		if has(&e.chart.meets[t.Kind()][1], to) {
			w.add(wishHarmonies, 1)
		} else if has(&e.chart.meets[t.Kind()][0], to) {
			w.add(wishHarmony, 1)
		}
	default:
		w.add(bonusBoatHis, 1)
		w.add(bonusBoatBroken, float32(his.bonds[at]))
		if his.onPath(at) {
			w.add(bonusHisPath, 1)
			if his.ring <= urgent {
				w.add(bonusHisNear, 1)
			}
		}
	}
	e.standing(w, to)
}
