package kishogi

import (
	"fmt"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
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
		return 0, game.RuleErrorf(ruleOwnCube, []string{w.from.String()}, "no cube stands on %s: on the field %s has %s", w.from, playerNames[us], p.describeCubesShort(p.on&p.ownedBy(us)))
	}
	if p.owner(slot) != us {
		return 0, game.RuleErrorf(ruleOwnCube, []string{w.from.String()}, "%s is not %s's to move", p.describeCube(slot), playerNames[us])
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
		return 0, game.RuleErrorf(ruleFace, both, "%s does not go to %s: %s %s", p.describeCube(slot), w.to, p.face[slot], p.describeMovesOf(slot))
	}
	if !near {
		if first := p.firstBetween(w.from, w.to, p.on); first != noSlot {
			return 0, game.RuleErrorf(rulePath, []string{w.from.String(), p.cell(first).String(), w.to.String()},
				"%s slides over empty cells only, and %s stands on the way to %s", p.describeCube(slot), p.describeCube(first), w.to)
		}
	}
	if them := uint8(p.toMove.Opponent()); slot < 2 && !p.inOrbit(them, w.to) {
		ex, ey := p.x[them]-w.to.x, p.y[them]-w.to.y
		return 0, game.RuleErrorf(ruleOrbit, []string{w.to.String(), p.cell(them).String()},
			"the two Gyoku stay at distance 2, and %s is at distance %d from %s", w.to, max(ex, -ex, ey, -ey), p.describeCube(them))
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
		return 0, game.RuleErrorf(ruleCapture, at, "nothing stands on %s that %s could capture: going there is written %s-%s", w.to, p.describeCube(slot), w.from, w.to)
	case victim == noSlot:
		return withFace(m, face.Opposite()), nil
	case p.owner(victim) == p.toMove:
		return 0, game.RuleErrorf(ruleOccupied, at, "%s cannot go to %s, where %s stands", p.describeCube(slot), w.to, p.cubeName(victim))
	case w.kind == formMove:
		return 0, game.RuleErrorf(ruleCapture, at, "%s stands on %s, so that going there is a capture, written %s", p.cubeName(victim), w.to, p.captureTexts(slot, w))
	}
	m = m&^3 | game.Move(formCapture)
	switch {
	case slot < 2 && w.becomes:
		return 0, game.RuleErrorf(rulePromotion, both, "%s has one face and stays what it is: the capture is written %s", p.describeCube(slot), p.captureTexts(slot, w))
	case slot < 2:
		return m, nil
	case !w.becomes || !slices.Contains(faces[face].becomes, w.face):
		return 0, game.RuleErrorf(rulePromotion, both, "%s becomes %s when it captures: write %s", p.describeCube(slot), wording.JoinWords("or", wording.NamesOf(faces[face].becomes...)), p.captureTexts(slot, w))
	}
	return withFace(m, w.face), nil
}

// captureTexts returns the texts of a capture, one for each face that the cube may take.
func (p *Position) captureTexts(slot uint8, w parsedTurn) string {
	text := fmt.Sprintf("%sx%s", w.from, w.to)
	if slot < 2 {
		return text
	}
	var texts []string
	for _, face := range faces[p.face[slot]].becomes {
		texts = append(texts, text+"="+face.String())
	}
	return wording.JoinWords("or", texts)
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
		return game.RuleErrorf(ruleSupport, append(q.cellsOf(1<<q.slot), q.cellsOf(gyokus)...), "%s would be taken at once: it would stand %s", q.describeCube(q.slot), q.describeNoSupport(q.slot))
	}
	if q.attackers == 0 {
		return nil
	}
	gyoku := q.gyokuOf(us)
	refused := func(be string, by uint8, when string, also ...string) *game.RuleError {
		places := slices.Concat(q.cellsOf(1<<us), q.cellsOf(by), also)
		return game.RuleErrorf(ruleCheck, places, "%s would %s attacked by %s%s", gyoku, be, q.describeCubes(by), when)
	}
	if gone := q.coveringCubes(q.attackers, us); gone != 0 {
		return refused("be", q.attackers, q.describeUncovering(gone), q.cellsOf(gone)...)
	}
	if q.slot == uint8(us) {
		return refused("be", q.attackers, "")
	}
	if still := q.attackers & p.attackers(us, p.on); still != 0 {
		return refused("still be", still, "")
	}
	// Nothing else opens a line than the cube that was moved.
	from := p.cell(q.slot).String()
	return refused("be", q.attackers, fmt.Sprintf(" as soon as the %s leaves %s", p.face[q.slot], from), from)
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

// describeUncovering returns when an attack begins that the lost cubes in gone hold off.
func (q *turnEnd) describeUncovering(gone uint8) string {
	if gone == 0 {
		return ""
	}
	return fmt.Sprintf(" after the loss of %s for want of support", q.describeCubes(gone))
}

// describeNoSupport describes the place of a stranded cube, e.g. "beside neither
// Black's Gyoku on 0,0 nor White's Gyoku on 1,2".
func (p *Position) describeNoSupport(slot uint8) string {
	text := "beside"
	if CubeIn(slot) == KiCube {
		text = "within 2 cells of"
	}
	text += fmt.Sprintf(" neither %s nor %s", p.describeCube(0), p.describeCube(1))
	own := p.on & kiSlots & p.ownedBy(p.owner(slot)) &^ (1 << slot)
	for i := range slotsIn(own) {
		if p.isWithin(1, i, p.x[slot], p.y[slot]) {
			return text + fmt.Sprintf(", and %s beside it cannot hold it up, being stranded too", p.describeCube(i))
		}
	}
	switch {
	case CubeIn(slot) == KiCube:
		return text + ", nor beside another Ki cube"
	case p.ki:
		return text + " nor a Ki cube"
	}
	return text
}

// describeMovesOf returns how a cube on the field moves and, where it matters, which way it looks.
func (p *Position) describeMovesOf(slot uint8) string {
	face := p.face[slot]
	if way := &reaches[0][face]; *way == reaches[1][face] {
		return face.describeMoves()
	}
	return face.describeMoves() + [2]string{" (forward is north for Black)", " (forward is south for White)"}[p.owner(slot)]
}

// describeMoves returns in words how a face moves, e.g. "steps left and right, slides forward and backward".
func (face Face) describeMoves() string {
	rule := &faces[face]
	var parts []string
	for _, way := range []struct {
		verb string
		set  directions
	}{{"steps", rule.step}, {"slides", rule.slide}, {"leaps two cells", rule.leap}} {
		if way.set != 0 {
			parts = append(parts, way.verb+" "+way.set.String())
		}
	}
	if rule.knight {
		parts = append(parts, "leaps one cell aside and two forward or backward")
	}
	return strings.Join(parts, ", ")
}

// String lists the directions in words.
func (set directions) String() string {
	switch set {
	case orthogonal | diagonal:
		return "in all directions"
	case diagonal:
		return "diagonally"
	}
	var list []string
	for _, way := range []struct {
		set  directions
		word string
	}{
		{f, "forward"}, {fl, "forward left"}, {fr, "forward right"}, {l, "left"}, {r, "right"},
		{b, "backward"}, {bl, "backward left"}, {br, "backward right"},
	} {
		if set&way.set != 0 {
			list = append(list, way.word)
		}
	}
	return wording.JoinWords("and", list)
}
