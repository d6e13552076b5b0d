package kishogi

import (
	"slices"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi/messages"
	"github.com/teahouse-games/teahouse/message"
)

func (p *Position) resolveMove(w parsedTurn) (game.Move, *game.RuleError) {
	us := p.toMove
	for _, c := range [2]cellXY{w.from, w.to} {
		if !p.onField(c.x, c.y) {
			return 0, p.offField(c)
		}
	}
	slot := p.at(w.from.x, w.from.y)
	if slot == noSlot {
		return 0, game.NewRuleError(ruleOwnCube, []string{w.from.String()}, messages.EmptyCell(w.from.place(), us, p.facesAt(p.on&p.ownedBy(us))))
	}
	if p.owner(slot) != us {
		return 0, game.NewRuleError(ruleOwnCube, []string{w.from.String()}, messages.NotOwnCube(p.pieceAt(slot), us))
	}
	m, broken := p.moveTo(slot, w)
	if broken != nil {
		return 0, broken
	}
	if m, broken = p.addLanding(m, slot, w); broken != nil {
		return 0, broken
	}
	return m, p.checkTurnEnd(m)
}

// moveTo returns the move of the cube in slot to the cell of w, if its face and the
// cubes between allow it.
func (p *Position) moveTo(slot uint8, w parsedTurn) (game.Move, *game.RuleError) {
	dx, dy := w.to.x-w.from.x, w.to.y-w.from.y
	way := p.reachOf(slot)
	both := []string{w.from.String(), w.to.String()}
	for d := compass; d < compass+knights; d++ {
		if way.knight && dx == delta[d][0] && dy == delta[d][1] {
			return newMove(formMove, slot, d, 1), nil
		}
	}
	d, n, ok := directionTo(dx, dy)
	near := uint32(dx+2) <= 4 && uint32(dy+2) <= 4 && way.near&nearBit(dx, dy) != 0
	if !ok || !near && (way.slide>>d&1 == 0 || n > maxDistance) {
		return 0, game.NewRuleError(ruleFace, both, messages.FaceDoesNotGo(p.pieceAt(slot), w.to.place(), p.face[slot].piece(), p.describeMovesOf(slot)))
	}
	if !near {
		if first := p.firstBetween(w.from, w.to, p.on); first != noSlot {
			return 0, game.NewRuleError(rulePath, []string{w.from.String(), p.cell(first).String(), w.to.String()},
				messages.PathBlocked(p.pieceAt(slot), p.pieceAt(first), w.to.place()))
		}
	}
	if them := uint8(p.toMove.Opponent()); slot < 2 && !p.inOrbit(them, w.to) {
		ex, ey := p.x[them]-w.to.x, p.y[them]-w.to.y
		return 0, game.NewRuleError(ruleOrbit, []string{w.to.String(), p.cell(them).String()},
			messages.LeavesOrbit(w.to.place(), int(max(ex, -ex, ey, -ey)), p.pieceAt(them)))
	}
	return newMove(formMove, slot, d, n), nil
}

// inOrbit reports whether a cell is at distance exactly 2 from the Gyoku in slot.
func (p *Position) inOrbit(gyoku uint8, c cellXY) bool {
	return p.isWithin(2, gyoku, c.x, c.y) && !p.isWithin(1, gyoku, c.x, c.y)
}

// firstBetween returns the first of the cubes in on strictly between two cells of
// one line, or noSlot.
func (p *Position) firstBetween(from, to cellXY, on uint8) uint8 {
	first := uint8(noSlot)
	d, n, ok := directionTo(to.x-from.x, to.y-from.y)
	for i := range slotsIn(on) {
		if e, k, line := directionTo(p.x[i]-from.x, p.y[i]-from.y); ok && line && e == d && k < n {
			first, n = i, k
		}
	}
	return first
}

// addLanding adds to a move what it takes and what the cube becomes.
func (p *Position) addLanding(m game.Move, slot uint8, w parsedTurn) (game.Move, *game.RuleError) {
	at, both := []string{w.to.String()}, []string{w.from.String(), w.to.String()}
	face := p.face[slot]
	victim := p.at(w.to.x, w.to.y)
	switch {
	case victim == noSlot && w.kind == formCapture:
		return 0, game.NewRuleError(ruleCapture, at, messages.NothingToCapture(w.to.place(), p.pieceAt(slot), parsedTurn{kind: formMove, from: w.from, to: w.to}.turn()))
	case victim == noSlot:
		return withFace(m, face.Opposite()), nil
	case p.owner(victim) == p.toMove:
		return 0, game.NewRuleError(ruleOccupied, at, messages.GoalOccupied(p.pieceAt(slot), w.to.place(), p.pieceOf(victim)))
	case w.kind == formMove:
		return 0, game.NewRuleError(ruleCapture, at, messages.IsCapture(p.pieceOf(victim), w.to.place(), p.captures(slot, w)))
	}
	m = m&^3 | game.Move(formCapture)
	switch {
	case slot < 2 && w.becomes:
		return 0, game.NewRuleError(rulePromotion, both, messages.GyokuKeepsFace(p.pieceAt(slot), parsedTurn{kind: formCapture, from: w.from, to: w.to}.turn()))
	case slot < 2:
		return m, nil
	case !w.becomes || !slices.Contains(faces[face].becomes, w.face):
		return 0, game.NewRuleError(rulePromotion, both, messages.BecomesByCapture(p.pieceAt(slot), piecesOf(faces[face].becomes...), p.captures(slot, w)))
	}
	return withFace(m, w.face), nil
}

// captures returns the texts of a capture, one for each face that the cube may take.
func (p *Position) captures(slot uint8, w parsedTurn) message.List {
	w.kind, w.becomes = formCapture, slot > 1
	var texts message.List
	for _, w.face = range faces[p.face[slot]].becomes {
		texts = append(texts, w.turn())
	}
	return texts
}

// turnEnd is how a position stands at the end of an otherwise legal turn, before
// the stranded cubes are taken.
type turnEnd struct {
	Position
	slot      uint8 // of the cube that was moved or dropped
	lostCubes uint8 // the cubes that are taken for want of support
	attackers uint8 // of the Gyoku of the seat that made the turn, once they are gone
}

func (p *Position) endOfTurn(m game.Move) turnEnd {
	q := turnEnd{Position: *p}
	q.slot = q.applyMove(m)
	q.lostCubes = q.Stranded(p.toMove)
	q.attackers = q.Position.attackers(p.toMove, q.on&^q.lostCubes)
	return q
}

// checkTurnEnd returns the rule that is broken at the end of the turn of an otherwise legal move.
func (p *Position) checkTurnEnd(m game.Move) *game.RuleError {
	us := p.toMove
	q := p.endOfTurn(m)
	if q.lostCubes>>q.slot&1 != 0 && !p.maySacrifice(m) {
		return game.NewRuleError(ruleSupport, append(q.cellsOf(1<<q.slot), q.cellsOf(gyokus)...), messages.TakenAtOnce(q.pieceAt(q.slot), q.describeNoSupport(q.slot)))
	}
	if q.attackers == 0 {
		return nil
	}
	gyoku := q.pieceAt(uint8(us))
	refused := func(m message.Message, by uint8, also ...string) *game.RuleError {
		return game.NewRuleError(ruleCheck, slices.Concat(q.cellsOf(1<<us), q.cellsOf(by), also), m)
	}
	by := q.piecesAt(q.attackers)
	if gone := q.coveringCubes(q.attackers, us); gone != 0 {
		return refused(messages.WouldBeUncovered(gyoku, by, messages.WouldHaveNoSupport(q.piecesAt(gone))), q.attackers, q.cellsOf(gone)...)
	}
	if q.slot == uint8(us) {
		return refused(messages.WouldBeAttacked(gyoku, by), q.attackers)
	}
	if still := q.attackers & p.attackers(us, p.on); still != 0 {
		return refused(messages.WouldStillBeAttacked(gyoku, q.piecesAt(still)), still)
	}
	// Nothing else opens a line than the cube that was moved.
	from := p.cell(q.slot)
	return refused(messages.WouldBeOpened(gyoku, by, p.face[q.slot].piece(), from.place()), q.attackers, from.String())
}

// coveringCubes returns the lost cubes that stand between the attackers and the Gyoku of seat.
func (q *turnEnd) coveringCubes(attackers uint8, seat game.Seat) (gone uint8) {
	gyoku := q.cell(uint8(seat))
	for i := range slotsIn(attackers) {
		if q.canAttack(q.reachOf(i), q.x[i], q.y[i], gyoku.x, gyoku.y, q.on) {
			continue
		}
		for j := range slotsIn(q.lostCubes) {
			if q.firstBetween(q.cell(i), gyoku, 1<<j) != noSlot {
				gone |= 1 << j
			}
		}
	}
	return gone
}

// describeNoSupport describes the place of a stranded cube, e.g. "beside neither
// Black's Gyoku on 0,0 nor White's Gyoku on 1,2".
func (p *Position) describeNoSupport(slot uint8) message.Message {
	first, second := p.pieceAt(0), p.pieceAt(1)
	isKi := CubeIn(slot) == KiCube
	own := p.on & kiSlots & p.ownedBy(p.owner(slot)) &^ (1 << slot)
	for i := range slotsIn(own) {
		switch {
		case !p.isWithin(1, i, p.x[slot], p.y[slot]):
		case isKi:
			return messages.FarWithStrandedKi(first, second, p.pieceAt(i))
		default:
			return messages.BesideStrandedKi(first, second, p.pieceAt(i))
		}
	}
	switch {
	case isKi:
		return messages.FarFromBoth(first, second)
	case p.ki:
		return messages.BesideNeitherNorKi(first, second)
	}
	return messages.BesideNeither(first, second)
}
