package kishogi

import (
	"slices"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi/messages"
	"github.com/teahouse-games/teahouse/message"
)

// explainNoTurn returns why the seat to move, which has no legal turn, has none.
func (p *Position) explainNoTurn() []game.Reason {
	us, them := p.toMove, p.toMove.Opponent()
	gyoku := p.cell(uint8(us))
	attackers := p.attackers(us, p.on)
	var t game.Explanation
	if attackers == 0 {
		t.Add([]string{gyoku.String()}, messages.WinsWithoutCheck(them, us, p.pieceAt(uint8(us))))
	} else {
		t.Add(append(p.cellsOf(1<<us), p.cellsOf(attackers)...), messages.WinsWithCheck(them, p.pieceAt(uint8(us)), p.piecesAt(attackers), us))
		t.AddLinks(p.attackLinks(attackers, gyoku)...)
	}
	t = append(t, p.explainGyokuMoves()...)
	for i := range slotsIn(p.on & p.ownedBy(us) &^ gyokus) {
		b := p.pinBarrier(i)
		t = append(t, p.barrierReason(messages.CannotMove(p.pieceAt(i), b.describe(p)), 1<<i, b))
	}
	return p.withSupportExplained(append(t, p.explainHand()...))
}

// supportMessages are the identifiers of the messages of a verdict that speak of support.
var supportMessages = []string{messages.WithoutSupport(nil).ID, messages.WithoutSupportElsewhere().ID, messages.WouldHaveNoSupport(nil).ID}

// withSupportExplained says what support is, behind the first sentence that speaks of it.
func (p *Position) withSupportExplained(verdict game.Explanation) game.Explanation {
	i := slices.IndexFunc(verdict, func(r game.Reason) bool { return speaksOfSupport(r.Message) })
	if i < 0 {
		return verdict
	}
	meaning := messages.SupportMeans()
	if p.ki {
		meaning = messages.SupportMeansWithKi()
	}
	return slices.Insert(verdict, i+1, game.Reason{Message: meaning})
}

// speaksOfSupport reports whether a message, or one that is an argument of it, speaks of support.
func speaksOfSupport(m message.Message) bool {
	return slices.Contains(supportMessages, m.ID) || slices.ContainsFunc(m.Args, func(arg message.Arg) bool {
		inner, ok := arg.Value.(message.Message)
		return ok && speaksOfSupport(inner)
	})
}

// explainGyokuMoves explains for each cell beside the Gyoku of the seat to move why it cannot step
// there: of each cell of the orbit in a sentence of its own.
func (p *Position) explainGyokuMoves() (t game.Explanation) {
	us, other := uint8(p.toMove), uint8(p.toMove.Opponent())
	var outside, away []cellXY
	for d := range compass {
		to := cellXY{p.x[us] + delta[d][0], p.y[us] + delta[d][1]}
		switch there := p.at(to.x, to.y); {
		case !p.onField(to.x, to.y):
			outside = append(outside, to)
		case !p.inOrbit(other, to):
			away = append(away, to)
		case there != noSlot && p.owner(there) == p.toMove:
			t.Add([]string{to.String()}, messages.GyokuStepOccupied(to.place(), p.pieceOf(there)))
		default:
			kind := formMove
			if there != noSlot {
				kind = formCapture
			}
			q := p.endOfTurn(newMove(kind, us, d, 1))
			gone := q.coveringCubes(q.attackers, p.toMove)
			t.Add(slices.Concat([]string{to.String()}, q.cellsOf(q.attackers), q.cellsOf(gone)), p.explainGyokuMove(&q, to, gone))
			t.AddLinks(q.attackLinks(q.attackers, to)...)
		}
	}
	if len(away) > 0 {
		t.Add(uniqueNames(append(namesOf(away), p.cellsOf(1<<other)...)), messages.GyokuOrbit(message.PlacesOf(away...), p.pieceAt(other)))
	}
	if len(outside) > 0 {
		t.Add(nil, messages.GyokuField(message.PlacesOf(outside...)))
	}
	return t
}

// explainGyokuMove returns why the Gyoku cannot go to a cell, where it would be attacked at the end of the
// turn q, perhaps because cubes are gone.
func (p *Position) explainGyokuMove(q *turnEnd, to cellXY, gone uint8) message.Message {
	by, because := q.piecesAt(q.attackers), messages.WouldHaveNoSupport(q.piecesAt(gone))
	switch victim := p.at(to.x, to.y); {
	case victim == noSlot && gone == 0:
		return messages.GyokuStepAttacked(to.place(), by)
	case victim == noSlot:
		return messages.GyokuStepUncovered(to.place(), by, because)
	case gone == 0:
		return messages.GyokuCaptureAttacked(p.pieceAt(victim), by)
	default:
		return messages.GyokuCaptureUncovered(p.pieceAt(victim), by, because)
	}
}

// namesOf returns the names of cells.
func namesOf(cells []cellXY) (names []string) {
	for _, cell := range cells {
		names = append(names, cell.String())
	}
	return names
}

// pinBarrier returns why a cube on the field, other than a Gyoku, has no legal move.
func (p *Position) pinBarrier(slot uint8) *moveBarrier {
	b := new(moveBarrier)
	way := p.reachOf(slot)
	for d := range compass + knights {
		switch {
		case d >= compass:
			if way.knight {
				p.addBarrier(b, slot, d, 1)
			}
		case way.slide>>d&1 != 0:
			p.addSlideBarrier(b, slot, d)
		case way.step>>d&1 != 0:
			p.addBarrier(b, slot, d, 1)
		case way.leap>>d&1 != 0:
			p.addBarrier(b, slot, d, 2)
		}
	}
	return b
}

// addBarrier adds what keeps a cube from the n-th cell in direction d, if anything does.
func (p *Position) addBarrier(b *moveBarrier, slot uint8, d int, n int32) {
	to := cellXY{p.x[slot] + n*delta[d][0], p.y[slot] + n*delta[d][1]}
	kind, there := formMove, p.at(to.x, to.y)
	switch {
	case !p.onField(to.x, to.y):
		b.add(ruleField, 0, to)
		return
	case there != noSlot && p.owner(there) == p.toMove:
		b.add(ruleOccupied, 1<<there)
		return
	case there != noSlot:
		kind = formCapture
	}
	// Any of the faces does: what the cube shows does not bear on its own side.
	p.addEndBarrier(b, p.appendFaces(nil, newMove(kind, slot, d, n))[0], to)
}

// addEndBarrier adds what is wrong at the end of the turn of m, which puts a cube on to.
func (p *Position) addEndBarrier(b *moveBarrier, m game.Move, to cellXY) {
	q := p.endOfTurn(m)
	switch {
	case q.lostCubes>>q.slot&1 != 0 && !p.maySacrifice(m):
		b.add(ruleSupport, 0, to)
	case q.attackers != 0:
		gone := q.coveringCubes(q.attackers, p.toMove)
		b.addReason(closedCells{rule: ruleCheck, by: q.attackers, cells: []cellXY{to}, gone: q.piecesAt(gone), also: q.cellsOf(gone)})
	}
}

// addSlideBarrier adds what keeps a cube from the cells of a line along which it slides.
func (p *Position) addSlideBarrier(b *moveBarrier, slot uint8, d int) {
	from := p.cell(slot)
	last, blocker := p.roomTo(from.x, from.y, d), uint8(noSlot)
	for i := range slotsIn(p.on &^ (1 << slot)) {
		if e, n, ok := directionTo(p.x[i]-from.x, p.y[i]-from.y); ok && e == d && n <= last {
			last, blocker = n-1, i
		}
	}
	landings := p.appendLandings(nil, slot, d, last)
	for _, m := range landings {
		p.addBarrier(b, slot, d, int32(m>>distanceShift))
	}
	switch {
	case blocker != noSlot:
		p.addBarrier(b, slot, d, last+1)
	case last == 0:
		p.addBarrier(b, slot, d, 1)
	}
	if int(last) > len(landings) {
		b.add(ruleSupport, 0)
	}
}
