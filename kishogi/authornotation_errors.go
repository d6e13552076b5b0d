package kishogi

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
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
		return game.RuleErrorf(game.RuleText, p.cellsOf(1<<p.toMove),
			"*%s needs the place where it falls, seen from %s: one of 8 compass words as in *%s E, or a displacement as in *%s (0,2)", e.face, p.gyokuOf(p.toMove), e.face, e.face)
	case e.drop:
		return p.explainTurn(parsedTurn{kind: formDrop, face: e.face, to: p.cellFromGyoku(p.toMove, e.place)})
	case e.place.given && !e.place.isNear():
		return game.RuleErrorf(game.RuleText, p.cellsOf(1<<p.toMove),
			"behind @ stands the place of the cube, seen from %s: one of 8 compass words as in @E, or a displacement as in @(2,1)", p.gyokuOf(p.toMove))
	case e.way.given && !e.way.isStraight():
		return game.RuleErrorf(game.RuleText, nil, "%s is a leap of Ba and takes no number", ring[e.way.word].word)
	}
	return p.nearestMove(e)
}

// explainTurn returns why the turn that is said is not legal.
func (p *Position) explainTurn(w parsedTurn) *game.RuleError {
	_, broken := p.resolveTurn(w)
	return game.RuleErrorf(broken.Rule, broken.Places, "the turn would be %s, but %s", w, broken.Error())
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
		return game.RuleErrorf(ruleOwnCube, p.cellsOf(own), "%s has no %s on the field: there %[1]s has %[3]s", playerNames[us], e.face, p.describeCubesShort(own))
	case meant == 0:
		at := p.cellFromGyoku(us, e.place)
		return game.RuleErrorf(ruleOwnCube, p.cellsOf(showing), "%s of %s is %s, where no %s of %s's stands, but on %s",
			e.place, p.gyokuOf(us), at, e.face, playerNames[us], wording.JoinWords("and", p.cellsOf(showing)))
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
	if slot < 2 {
		return game.RuleErrorf(rulePromotion, places, "the turn would be %s, but a Gyoku has one face: nothing stands in brackets behind it", w)
	}
	next := p.face[slot].Opposite()
	sentence := "which is said in brackets"
	if e.becomesPhrase {
		sentence = "not to " + e.becomes.String()
	}
	return game.RuleErrorf(rulePromotion, places, "the turn would be %s, but a %s that moves without capture turns to %s, %s: write %s(%s)", w, p.face[slot], next, sentence, p.face[slot], next)
}

// missedCaptureError returns the error of a capture when no such cube stands where it is said to.
func (p *Position) missedCaptureError(e *authorEntry, slot uint8, to cellXY) *game.RuleError {
	them := p.toMove.Opponent()
	if !e.way.given {
		enemy := p.on & p.ownedBy(them)
		return game.RuleErrorf(ruleCapture, p.cellsOf(enemy), "%s has no %s on the field that %s could capture: there %[1]s has %[4]s", playerNames[them], e.taken, p.describeCube(slot), p.describeCubesShort(enemy))
	}
	if there := p.at(to.x, to.y); there != noSlot {
		return game.RuleErrorf(ruleCapture, []string{p.cell(slot).String(), to.String()}, "%s of %s is %s, where %s stands and no %s of %s's", e.way, p.describeCube(slot), to, p.cubeName(there), e.taken, playerNames[them])
	}
	if !p.onField(to.x, to.y) {
		return p.offField(to)
	}
	return game.RuleErrorf(ruleCapture, []string{p.cell(slot).String(), to.String()}, "%s of %s is %s, where nothing stands to be captured", e.way, p.describeCube(slot), to)
}
