package eval

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/skud"
)

// weighBonuses weighs what may be done once an Arrange has earned a bonus.
func (e *evaluator) weighBonuses(moves []game.Move, weights []float32) {
	p := &e.g.Pos
	us := p.ToMove()
	var g grid
	e.grid(&g)
	for i, m := range moves {
		wish := wishEnd
		if skud.ActOf(m) == skud.Bonus {
			k, at, to := skud.Read(m)
			switch {
			case k.Basic():
				wish = wishBonus + e.company(us, k)
			case k.Flower():
				wish = wishSpecial
			case k == skud.Boat:
				wish = wishAccent + e.boat(at, to)
			case k == skud.Knotweed:
				wish = wishAccent + wishKnot*g.around(at) + e.standing(at)
			case k == skud.Rock:
				wish = wishAccent + wishRock*(float64(g.row[skud.RankOf(at)])+float64(g.column[skud.FileOf(at)])) + e.standing(at)
			case k == skud.Wheel:
				wish = wishAccent + 0.5*wishKnot*g.around(at) + e.standing(at)
			}
		}
		weights[i] = exp(wish)
	}
}

// grid says how many Harmonies of the opponent more than own ones an Accent would cancel.
type grid struct {
	near   [skud.Ranks][skud.Ranks]int8 // of tiles beside a point
	row    [skud.Ranks]int8
	column [skud.Ranks]int8
}

func (g *grid) around(at board.Point) float64 {
	return float64(g.near[skud.RankOf(at)][skud.FileOf(at)])
}

func (e *evaluator) grid(g *grid) {
	us := e.g.Pos.ToMove()
	for s := range e.sides {
		d := &e.sides[s]
		sign := int8(1)
		if game.Seat(s) == us {
			sign = -1
		}
		for _, h := range d.links[:d.linked] {
			if skud.RankOf(h.From) == skud.RankOf(h.To) {
				g.row[skud.RankOf(h.From)] += sign
			} else {
				g.column[skud.FileOf(h.From)] += sign
			}
			for _, at := range [2]board.Point{h.From, h.To} {
				r, f := skud.RankOf(at), skud.FileOf(at)
				for i := r - 1; i <= r+1; i++ {
					for j := f - 1; j <= f+1; j++ {
						g.near[i][j] += sign
					}
				}
			}
		}
	}
}

// standing is the wish to have an Accent on a point because it stands in the way there.
func (e *evaluator) standing(at board.Point) float64 {
	c := &e.c
	his := &e.sides[e.g.Pos.ToMove().Opponent()]
	wish := wishBreak*has(&c.hisLine[0], at) + wishBlock*has(&c.ownLine[0], at) +
		wishHisPath*has(&c.hisLine[1], at) + wishOwnPath*has(&c.ownLine[1], at)
	for _, v := range his.wanted[:his.wants] {
		if v.at == at {
			wish += wishHisGap
		}
	}
	if his.ring <= urgentCost {
		wish += wishUrgent * has(&c.hisLine[1], at)
	}
	return wish
}

// boat is the wish to use a Boat on a point.
func (e *evaluator) boat(at, to board.Point) float64 {
	p := &e.g.Pos
	us := p.ToMove()
	c := &e.c
	t := p.Tile(at)
	if t.Kind().Accent() {
		if t.Owner() == us {
			return 0
		}
		return wishBoat
	}
	if t.Owner() == us {
		k := t.Kind()
		wish := wishLost*float64(c.bonds[us][at]) + wishHarmony*(has(&c.meets[k][0], to)+has(&c.meets[k][1], to))
		return wish + e.standing(at) + e.standing(to)
	}
	return wishBoat*float64(c.bonds[us.Opponent()][at]) + wishHisPath*b2f(e.sides[us.Opponent()].onPath(at)) + e.standing(at)
}

func b2f(b bool) float64 {
	if b {
		return 1
	}
	return 0
}
