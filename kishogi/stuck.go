package kishogi

import (
	"fmt"
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

// stuck says why the seat to move, which has no legal turn, has none.
func (p *Position) stuck() []game.Reason {
	us, them := p.toMove, p.toMove.Opponent()
	gyoku := p.cell(uint8(us))
	attackers := p.attackers(us, p.on)
	var t game.Telling
	if attackers == 0 {
		t.Say([]string{gyoku.String()}, "%s wins: %s has no legal turn, although %s is not attacked", playerNames[them], playerNames[us], p.gyokuOf(us))
	} else {
		t.Say(append(p.cellsOf(1<<us), p.cellsOf(attackers)...), "%s wins: %s is attacked by %s, and %s has no legal turn",
			playerNames[them], p.gyokuOf(us), p.namedAll(attackers), playerNames[us])
		t.Show(p.attackLinks(attackers, gyoku)...)
	}
	t = append(t, p.flights()...)
	for i := range members(p.on & p.ownedBy(us) &^ gyokus) {
		b := p.pinned(i)
		t = append(t, p.reason(fmt.Sprintf("%s cannot move: %s", p.named(i), b.text(p)), 1<<i, b))
	}
	return append(t, p.held()...)
}

// flights says of each cell beside the Gyoku of the seat to move why it cannot step
// there: of each cell of the orbit in a sentence of its own.
func (p *Position) flights() (t game.Telling) {
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
			t.Say([]string{to.String()}, "The Gyoku cannot step to %s, where %s stands", to, p.whose(there))
		default:
			kind, verb := formMove, "step to "+to.String()
			if there != noSlot {
				kind, verb = formCapture, "capture "+p.named(there)
			}
			q := p.judge(newMove(kind, us, d, 1))
			gone := q.uncovered(q.attackers, p.toMove)
			t.Say(slices.Concat([]string{to.String()}, q.cellsOf(q.attackers), q.cellsOf(gone)),
				"The Gyoku cannot %s: %s would attack it there%s", verb, q.namedAll(q.attackers), q.without(gone))
			t.Show(q.attackLinks(q.attackers, to)...)
		}
	}
	if len(away.closed) > 0 {
		t = append(t, p.reason("the Gyoku stays in its orbit: "+away.text(p), 0, &away))
	}
	if len(outside.closed) > 0 {
		t = append(t, p.reason("the Gyoku stays on the field: "+outside.text(p), 0, &outside))
	}
	return t
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
