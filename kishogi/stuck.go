package kishogi

import (
	"fmt"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
)

// closed is cells that a cube cannot go to or fall on, for one reason.
type closed struct {
	rule  string
	by    uint8    // the cubes that keep it away
	cells []xy     // none: all others that it could slide to
	text  string   // the reason in a clause without the cells, where cubes do not tell it
	also  []string // places of which the text speaks
}

// barrier collects what keeps a cube away from cells, by reason.
type barrier struct{ closed []closed }

func (b *barrier) add(rule string, by uint8, text string, cell ...xy) *closed {
	i := slices.IndexFunc(b.closed, func(c closed) bool {
		return c.rule == rule && (c.by == by || rule == ruleOccupied) && c.text == text && (len(c.cells) == 0) == (len(cell) == 0)
	})
	if i < 0 {
		i = len(b.closed)
		b.closed = append(b.closed, closed{rule: rule, text: text})
	}
	b.closed[i].by |= by
	b.closed[i].cells = append(b.closed[i].cells, cell...)
	return &b.closed[i]
}

// text tells all reasons, that of the rule which is tested last first, and at the
// end that of the cells without a name.
func (b *barrier) text(p *Position) string {
	slices.SortStableFunc(b.closed, func(c, d closed) int {
		if c.elsewhere() != d.elsewhere() {
			return len(d.cells) - len(c.cells)
		}
		return rank(d.rule) - rank(c.rule)
	})
	clauses := make([]string, len(b.closed))
	for i := range b.closed {
		clauses[i] = b.closed[i].clause(p)
	}
	return strings.Join(clauses, "; ")
}

// nearest returns the rule of those that keep the cube away which is tested last.
func (b *barrier) nearest() string {
	return slices.MaxFunc(b.closed, func(c, d closed) int { return rank(c.rule) - rank(d.rule) }).rule
}

// elsewhere reports whether the cells are those of slides that have no name: on
// them nothing supports a cube.
func (c *closed) elsewhere() bool { return c.rule == ruleSupport && len(c.cells) == 0 }

// clause says why the cells are closed.
func (c *closed) clause(p *Position) string {
	cells := enumerate("and", c.cells)
	is, stands := "is", "stands"
	if len(c.cells) > 1 {
		is = "are"
	}
	if c.by&(c.by-1) != 0 {
		stands = "stand"
	}
	switch c.rule {
	case ruleField:
		return fmt.Sprintf("%s would be outside the field", cells)
	case ruleOccupied:
		return fmt.Sprintf("%s %s in the way", p.namedAll(c.by), stands)
	case ruleShared:
		return fmt.Sprintf("%s %s beside %s", cells, is, p.namedAll(c.by))
	case ruleOrbit:
		return fmt.Sprintf("%s %s not at distance 2 from %s", cells, is, p.namedAll(c.by))
	case ruleCheck:
		return fmt.Sprintf("on %s it would leave %s attacked by %s%s", cells, p.gyokuOf(p.toMove), p.namedAll(c.by), c.text)
	}
	if c.elsewhere() {
		return "wherever else it could slide, it would " + c.text
	}
	return fmt.Sprintf("on %s it would %s", cells, c.text)
}

// stuck says why the seat to move, which has no legal turn, has none.
func (p *Position) stuck() []game.Reason {
	us, them := p.toMove, p.toMove.Opponent()
	gyoku := p.cell(uint8(us))
	attackers := p.attackers(us, p.on)
	var reasons []game.Reason
	if attackers == 0 {
		reasons = append(reasons, game.Reason{
			Text: fmt.Sprintf("%s wins: %s has no legal turn, and who has none loses, although %s is not attacked.",
				playerNames[them], playerNames[us], p.gyokuOf(us)),
			Places: []string{gyoku.String()},
		})
	} else {
		reasons = append(reasons, game.Reason{
			Text: fmt.Sprintf("%s wins: %s is attacked by %s, and %s has no legal turn.",
				playerNames[them], p.gyokuOf(us), p.namedAll(attackers), playerNames[us]),
			Places: append(p.cellsOf(1<<us), p.cellsOf(attackers)...),
			Links:  p.attackLinks(attackers, gyoku),
		})
	}
	reasons = append(reasons, p.flights()...)
	for i := range members(p.on & p.ownedBy(us) &^ gyokus) {
		b := p.pinned(i)
		reasons = append(reasons, p.reason(fmt.Sprintf("%s cannot move: %s", p.named(i), b.text(p)), 1<<i, b))
	}
	return append(reasons, p.held()...)
}

// reason points at the cubes that a sentence speaks of, and at what attacks.
func (p *Position) reason(clause string, cubes uint8, b *barrier) game.Reason {
	r := game.Reason{Text: sentence(clause), Places: p.cellsOf(cubes)}
	for i := range b.closed {
		c := &b.closed[i]
		for _, cell := range c.cells {
			if p.onField(cell.x, cell.y) {
				r.Places = append(r.Places, cell.String())
			}
		}
		if c.rule == ruleCheck {
			r.Places = append(r.Places, p.cell(uint8(p.toMove)).String())
		}
		r.Places = slices.Concat(r.Places, p.cellsOf(c.by), c.also)
		if c.rule == ruleCheck {
			r.Links = append(r.Links, p.attackLinks(c.by, p.cell(uint8(p.toMove)))...)
		}
	}
	r.Places = distinct(r.Places)
	return r
}

// distinct leaves the first of equal names.
func distinct(names []string) []string {
	var list []string
	for _, name := range names {
		if !slices.Contains(list, name) {
			list = append(list, name)
		}
	}
	return list
}

// flights says of each cell beside the Gyoku of the seat to move why it cannot step
// there: of each cell of the orbit in a sentence of its own.
func (p *Position) flights() (reasons []game.Reason) {
	us, other := uint8(p.toMove), uint8(p.toMove.Opponent())
	var outside, away barrier
	for d := range compass {
		to := xy{p.x[us] + delta[d][0], p.y[us] + delta[d][1]}
		switch there := p.at(to.x, to.y); {
		case !p.onField(to.x, to.y):
			outside.add(ruleField, 0, "", to)
		case !p.inOrbit(other, to):
			away.add(ruleOrbit, 1<<other, "", to)
		case there != noSlot && p.owner(there) == p.toMove:
			reasons = append(reasons, game.Reason{Text: fmt.Sprintf("The Gyoku cannot step to %s, where %s stands.", to, p.whose(there)), Places: []string{to.String()}})
		default:
			kind, verb := formMove, "step to "+to.String()
			if there != noSlot {
				kind, verb = formCapture, "capture "+p.named(there)
			}
			q := p.judge(newMove(kind, us, d, 1))
			gone := q.uncovered(q.attackers, p.toMove)
			reasons = append(reasons, game.Reason{
				Text:   fmt.Sprintf("The Gyoku cannot %s: %s would attack it there%s.", verb, q.namedAll(q.attackers), q.without(gone)),
				Places: slices.Concat([]string{to.String()}, q.cellsOf(q.attackers), q.cellsOf(gone)),
				Links:  q.attackLinks(q.attackers, to),
			})
		}
	}
	if len(away.closed) > 0 {
		reasons = append(reasons, p.reason("the Gyoku stays in its orbit: "+away.text(p), 0, &away))
	}
	if len(outside.closed) > 0 {
		reasons = append(reasons, p.reason("the Gyoku stays on the field: "+outside.text(p), 0, &outside))
	}
	return reasons
}

// pinned says why a cube on the field, other than a Gyoku, has no legal move.
func (p *Position) pinned(slot uint8) *barrier {
	b := new(barrier)
	way := p.reachOf(slot)
	for d := range compass + knights {
		switch {
		case d >= compass:
			if way.knight {
				p.bar(b, slot, d, 1)
			}
		case way.slide>>d&1 != 0:
			p.barSlide(b, slot, d)
		case way.step>>d&1 != 0:
			p.bar(b, slot, d, 1)
		case way.leap>>d&1 != 0:
			p.bar(b, slot, d, 2)
		}
	}
	return b
}

// bar adds what keeps a cube from the n-th cell in direction d, if anything does.
func (p *Position) bar(b *barrier, slot uint8, d int, n int32) {
	to := xy{p.x[slot] + n*delta[d][0], p.y[slot] + n*delta[d][1]}
	kind, there := formMove, p.at(to.x, to.y)
	switch {
	case !p.onField(to.x, to.y):
		b.add(ruleField, 0, "", to)
		return
	case there != noSlot && p.owner(there) == p.toMove:
		b.add(ruleOccupied, 1<<there, "")
		return
	case there != noSlot:
		kind = formCapture
	}
	// Any of the faces does: what the cube shows does not bear on its own side.
	p.barEnd(b, p.appendFaces(nil, newMove(kind, slot, d, n))[0], to)
}

// barEnd adds what is wrong at the end of the turn of m, which puts a cube on to.
func (p *Position) barEnd(b *barrier, m game.Move, to xy) {
	q := p.judge(m)
	switch {
	case q.lost>>q.slot&1 != 0 && !p.maySacrifice(m):
		b.add(ruleSupport, 0, "stand without support", to)
	case q.attackers != 0:
		gone := q.uncovered(q.attackers, p.toMove)
		c := b.add(ruleCheck, q.attackers, q.without(gone), to)
		c.also = q.cellsOf(gone)
	}
}

// barSlide adds what keeps a cube from the cells of a line along which it slides.
func (p *Position) barSlide(b *barrier, slot uint8, d int) {
	from := p.cell(slot)
	last, blocker := p.roomTo(from.x, from.y, d), uint8(noSlot)
	for i := range members(p.on &^ (1 << slot)) {
		if e, n, ok := heading(p.x[i]-from.x, p.y[i]-from.y); ok && e == d && n <= last {
			last, blocker = n-1, i
		}
	}
	landings := p.appendLandings(nil, slot, d, last)
	for _, m := range landings {
		p.bar(b, slot, d, int32(m>>distanceShift))
	}
	switch {
	case blocker != noSlot:
		p.bar(b, slot, d, last+1)
	case last == 0:
		p.bar(b, slot, d, 1)
	}
	if int(last) > len(landings) {
		b.add(ruleSupport, 0, "stand without support")
	}
}
