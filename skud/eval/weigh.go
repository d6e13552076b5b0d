package eval

import (
	"math"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/skud"
)

// What makes moves promising, as powers of e.
const (
	wishWin     = 12.0 // closes a ring
	wishCapture = 2.5
	wishPrey    = 0.4 // for each Harmony of what is captured
	wishHarmony = 1.2 // for each new one
	wishLost    = -0.7
	wishBreak   = 0.8 // stands between two tiles in Harmony of the opponent
	wishBlock   = -0.5
	wishGap     = 1.6 // where a tile is missing in the cheapest ring
	wishHisGap  = 1.0
	wishHisPath = 1.5
	wishOwnPath = -1.0
	wishDanger  = -0.8
	wishEscape  = 0.8
	wishBloom   = 0.6
	wishPlant   = 0.8
	wishGrowing = -0.6 // for each flower in a gate already
	wishEnd     = 0.0
	wishSpecial = 1.5
	wishBonus   = 2.0 // a basic flower planted as a bonus
	wishAccent  = -1.5
	wishKnot    = 0.9
	wishRock    = 0.9
	wishBoat    = 1.0
	urgentCost  = 25 // a ring that costs no more is near
	wishUrgent  = 2.0
)

// Weigh prefers rings, then what makes or breaks Harmonies, captures, and what fills or
// blocks the gaps of the cheapest rings.
func (e *evaluator) Weigh(moves []game.Move, weights []float32) {
	p := &e.g.Pos
	if !p.Playing() {
		for i := range weights {
			weights[i] = 1
		}
		return
	}
	e.look()
	e.chart()
	if p.MidTurn() {
		e.weighBonuses(moves, weights)
		return
	}
	e.weighTurns(moves, weights)
}

func (e *evaluator) weighTurns(moves []game.Move, weights []float32) {
	p := &e.g.Pos
	us := p.ToMove()
	own := &e.sides[us]
	closing := game.End
	if own.ring <= threatCost {
		if m, ok := p.Closing(us); ok {
			closing = m
		}
	}
	growing := 0
	for _, at := range p.Flowers(us) {
		if at.IsGate() {
			growing++
		}
	}
	for i, m := range moves {
		k, at, to := skud.Read(m)
		wish := 0.0
		switch skud.ActOf(m) {
		case skud.Arrange:
			if m == closing {
				wish = wishWin
				break
			}
			wish = e.arrange(at, to)
		case skud.Plant:
			wish = wishPlant + wishGrowing*float64(growing) + e.company(us, k)
		}
		weights[i] = exp(wish)
	}
}

func exp(x float64) float32 { return float32(math.Exp(x)) }

// company is how well a kind of flower fits those that are in bloom.
func (e *evaluator) company(s game.Seat, k skud.Kind) (wish float64) {
	d := &e.sides[s]
	for i := range d.n {
		if partners[k].has(d.kind[i]) {
			wish += 0.15
		}
	}
	for _, v := range d.wanted[:d.wants] {
		if v.kinds.has(k) {
			wish += 0.3
		}
	}
	return wish
}

// chart is what stands and lies on the board for the seat to move.
type chart struct {
	meets   [8][2]skud.Area // by kind: in line with one, with two tiles in Harmony with it
	hisLine [2]skud.Area    // between tiles of the opponent in Harmony; of the cheapest ring
	ownLine [2]skud.Area
	bonds   [2][256]uint8 // Harmonies of the tile on a point, by player
}

// chart fills the chart of the present position.
func (e *evaluator) chart() {
	p := &e.g.Pos
	us := p.ToMove()
	them := us.Opponent()
	own, his := &e.sides[us], &e.sides[them]
	c := &e.c
	*c = chart{}
	var seen skud.Area
	for k := range skud.Kind(7) {
		for i := range own.n {
			if !partners[k].has(own.kind[i]) {
				continue
			}
			seen = own.sight[i]
			once, twice := &c.meets[k][0], &c.meets[k][1]
			for r := range seen {
				twice[r] |= once[r] & seen[r]
				once[r] |= seen[r]
			}
		}
	}
	for _, h := range own.links[:own.linked] {
		line(h.From, h.To, &c.ownLine[0])
		c.bonds[us][h.From]++
		c.bonds[us][h.To]++
	}
	for _, h := range his.links[:his.linked] {
		line(h.From, h.To, &c.hisLine[0])
		c.bonds[them][h.From]++
		c.bonds[them][h.To]++
	}
	for _, s := range own.path[:own.parts] {
		line(s.a, s.b, &c.ownLine[1])
	}
	for _, s := range his.path[:his.parts] {
		line(s.a, s.b, &c.hisLine[1])
	}
}

// line adds the points strictly between a and b.
func line(a, b board.Point, to *skud.Area) {
	fa, ra, fb, rb := skud.FileOf(a), skud.RankOf(a), skud.FileOf(b), skud.RankOf(b)
	if ra == rb {
		low, high := min(fa, fb), max(fa, fb)
		to[ra] |= 1<<high - 2<<low
		return
	}
	for r := min(ra, rb) + 1; r < max(ra, rb); r++ {
		to[r] |= 1 << fa
	}
}

func has(a *skud.Area, at board.Point) float64 {
	return float64(a[skud.RankOf(at)] >> skud.FileOf(at) & 1)
}

// arrange is the wish to move the flower on at to to.
func (e *evaluator) arrange(at, to board.Point) float64 {
	p := &e.g.Pos
	us := p.ToMove()
	them := us.Opponent()
	own, his := &e.sides[us], &e.sides[them]
	c := &e.c
	k := p.Tile(at).Kind()
	wish := wishHarmony * (has(&c.meets[k][0], to) + has(&c.meets[k][1], to))
	if at.IsGate() {
		wish += wishBloom
	} else {
		wish += wishLost * float64(c.bonds[us][at])
	}
	wish += wishBreak*has(&c.hisLine[0], to) + wishBlock*has(&c.ownLine[0], to)
	wish += wishHisPath*has(&c.hisLine[1], to) + wishOwnPath*has(&c.ownLine[1], to)
	if p.Tile(to) != skud.NoTile {
		wish += wishCapture + wishPrey*float64(c.bonds[them][to])
		if i := his.index[to]; i > 0 && his.onPath(to) {
			wish += wishHisPath
		}
	}
	for _, v := range own.wanted[:own.wants] {
		if v.at == to && v.kinds.has(k) {
			wish += wishGap
			if own.ring <= urgentCost {
				wish += wishUrgent
			}
		}
	}
	for _, v := range his.wanted[:his.wants] {
		if v.at == to {
			wish += wishHisGap
		}
	}
	if his.ring <= urgentCost {
		wish += wishUrgent * (has(&c.hisLine[1], to))
	}
	if e.attacked(k, to) {
		wish += wishDanger
	}
	if !at.IsGate() && e.attacked(k, at) {
		wish += wishEscape
	}
	return wish
}

// onPath reports whether a tile is a corner of the cheapest ring.
func (d *side) onPath(at board.Point) bool {
	for _, s := range d.path[:d.parts] {
		if s.a == at || s.b == at {
			return true
		}
	}
	return false
}

// attacked reports whether a basic flower of the seat to move could be captured on a
// point, as far as distance says.
func (e *evaluator) attacked(k skud.Kind, at board.Point) bool {
	if !k.Basic() {
		return false
	}
	p := &e.g.Pos
	opposite := (k + 3) % 6
	for _, x := range p.Flowers(p.ToMove().Opponent()) {
		if p.Tile(x).Kind() == opposite && distance(x, at) <= opposite.Reach() && x != at {
			return true
		}
	}
	return false
}
