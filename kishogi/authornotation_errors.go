package kishogi

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi/messages"
	"github.com/teahouse-games/teahouse/message"
)

// nearestRule says of an entry that fits no legal turn which rule the turn breaks that
// comes nearest to it: the turn for which it is the last rule that is tested.
func (p *Position) nearestRule(e *authorEntry) *game.RuleError {
	switch {
	case p.Placing() && (!e.drop || e.face != Gyoku):
		return p.notPlacing()
	case p.Placing():
		if wrong := e.placed(p); wrong != nil {
			return wrong
		}
		return p.explainTurn(parsedTurn{kind: formDrop, face: Gyoku, to: e.goal(p)})
	case e.drop && e.face == Gyoku:
		_, broken := p.resolveTurn(parsedTurn{kind: formDrop, face: Gyoku})
		return broken
	case e.drop && !e.place.isNear():
		return game.NewRuleError(game.RuleText, p.cellsOf(1<<p.toMove), messages.SmithDropPlace(e.face.piece(), p.pieceAt(uint8(p.toMove))))
	case e.drop:
		return p.explainTurn(parsedTurn{kind: formDrop, face: e.face, to: p.cellFromGyoku(p.toMove, e.place)})
	case e.place.given && !e.place.isNear():
		return game.NewRuleError(game.RuleText, p.cellsOf(1<<p.toMove), messages.SmithCubePlace(p.pieceAt(uint8(p.toMove))))
	case e.way.given && !e.way.isStraight():
		return game.NewRuleError(game.RuleText, nil, messages.SmithLeap(message.Turn(ring[e.way.word].word)))
	}
	return p.nearestMove(e)
}

// explainTurn returns why the turn that is said is not legal.
func (p *Position) explainTurn(w parsedTurn) *game.RuleError {
	_, broken := p.resolveTurn(w)
	return game.NewRuleError(broken.Rule, broken.Places, messages.SmithWouldBe(w.turn(), broken.Message))
}

func (p *Position) nearestMove(e *authorEntry) *game.RuleError {
	us := p.toMove
	own := p.on & p.ownedBy(us)
	var showing, meant uint8
	for i := range slotsIn(own) {
		if p.face[i] == e.face {
			showing |= 1 << i
			if !e.place.given || p.cellFromGyoku(us, e.place) == p.cell(i) {
				meant |= 1 << i
			}
		}
	}
	switch {
	case showing == 0:
		return game.NewRuleError(ruleOwnCube, p.cellsOf(own), messages.SmithNoSuchCube(us, e.face.piece(), p.facesAt(own)))
	case meant == 0:
		at := p.cellFromGyoku(us, e.place)
		return game.NewRuleError(ruleOwnCube, p.cellsOf(showing), messages.SmithCubeElsewhere(message.Turn(e.place.String()), p.pieceAt(uint8(us)), at.place(), us, e.face.piece(), p.placesOf(showing)))
	}
	var near *game.RuleError
	for i := range slotsIn(meant) {
		for _, broken := range p.readingErrors(e, i) {
			if near == nil || ruleOrder(broken.Rule) > ruleOrder(near.Rule) {
				near = broken
			}
		}
	}
	return near
}

// readingErrors says of each turn of the cube in slot that the entry may mean why it
// is not legal or not what is said.
func (p *Position) readingErrors(e *authorEntry, slot uint8) (list []*game.RuleError) {
	from := p.cell(slot)
	to := cellXY{from.x + e.way.dx, from.y + e.way.dy}
	if !e.capture {
		w := parsedTurn{kind: formMove, from: from, to: to}
		if _, broken := p.resolveTurn(w); broken == nil {
			return append(list, p.wrongFaceError(e, slot, w))
		}
		return append(list, p.explainTurn(w))
	}
	var victims uint8
	for i := range slotsIn(p.on &^ p.ownedBy(p.toMove)) {
		if p.face[i] == e.taken && (!e.way.given || p.cell(i) == to) {
			victims |= 1 << i
		}
	}
	for i := range slotsIn(victims) {
		w := parsedTurn{kind: formCapture, from: from, to: p.cell(i), face: e.becomes, becomes: e.becomesPhrase}
		list = append(list, p.explainTurn(w))
	}
	if victims == 0 {
		list = append(list, p.missedCaptureError(e, slot, to))
	}
	return list
}

// wrongFaceError returns the error of a legal move without capture that is said with another new face.
func (p *Position) wrongFaceError(e *authorEntry, slot uint8, w parsedTurn) *game.RuleError {
	places := []string{w.from.String(), w.to.String()}
	face, next := p.face[slot], p.face[slot].Opposite()
	right := authorEntry{face: face, becomes: next, becomesPhrase: true}
	var wrong message.Message
	switch {
	case slot < 2:
		wrong = messages.SmithGyokuFace()
	case e.becomesPhrase:
		wrong = messages.SmithFaceWrong(face.piece(), next.piece(), e.becomes.piece(), right.turn())
	default:
		wrong = messages.SmithFaceMissing(face.piece(), next.piece(), right.turn())
	}
	return game.NewRuleError(rulePromotion, places, messages.SmithWouldBe(w.turn(), wrong))
}

// missedCaptureError returns the error of a capture when no such cube stands where it is said to.
func (p *Position) missedCaptureError(e *authorEntry, slot uint8, to cellXY) *game.RuleError {
	them := p.toMove.Opponent()
	if !e.way.given {
		enemy := p.on & p.ownedBy(them)
		return game.NewRuleError(ruleCapture, p.cellsOf(enemy), messages.SmithNoSuchVictim(them, e.taken.piece(), p.pieceAt(slot), p.facesAt(enemy)))
	}
	way := message.Turn(e.way.String())
	if there := p.at(to.x, to.y); there != noSlot {
		return game.NewRuleError(ruleCapture, []string{p.cell(slot).String(), to.String()}, messages.SmithOtherVictim(way, p.pieceAt(slot), to.place(), p.pieceOf(there), e.taken.piece(), them))
	}
	if !p.onField(to.x, to.y) {
		return p.offField(to)
	}
	return game.NewRuleError(ruleCapture, []string{p.cell(slot).String(), to.String()}, messages.SmithNoVictim(way, p.pieceAt(slot), to.place()))
}
