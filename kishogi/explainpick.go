package kishogi

import (
	"slices"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/kishogi/messages"
	"github.com/teahouse-games/teahouse/message"
)

// explainRefusal returns why the last pick of path cannot be picked: the rule that every
// turn with these picks breaks, or what is to be picked instead. The picks before
// it have led to offer.
func (g *Game) explainRefusal(offer game.Picks, path []string) *game.RuleError {
	p, last := &g.Pos, path[len(path)-1]
	switch {
	case offer.Turn != "":
		return pickError(messages.PickTooMany(quoted(last)))
	case len(path) == 1:
		return p.explainFirstPick(last)
	}
	if from, ok := pickedCell(path[0]); ok {
		return p.explainAfterCell(from, path[1:])
	}
	c, _ := cubeNamed(path[0])
	return p.explainAfterCube(c, path[1:])
}

func pickError(m message.Message) *game.RuleError { return game.NewRuleError(game.RuleText, nil, m) }

// quoted is a text from outside in quotation marks.
func quoted(text string) message.Text { return message.Text(wording.QuoteShort(text)) }

func pickedCell(id string) (cellXY, bool) {
	c, rest, ok := cutCell(id)
	return c, ok && rest == ""
}

func cubeNamed(id string) (Cube, bool) {
	for c, name := range cubeNames {
		if name == id {
			return Cube(c), true
		}
	}
	return 0, false
}

// explainFirstPick returns why no turn begins with a pick.
func (p *Position) explainFirstPick(id string) *game.RuleError {
	c, isCube := cubeNamed(id)
	cell, isCell := pickedCell(id)
	face, isFace := faceOf(id)
	switch {
	case p.Placing() && isCell:
		_, broken := p.resolveTurn(parsedTurn{kind: formDrop, face: Gyoku, to: cell})
		return broken
	case p.Placing() && isCube && c == GyokuCube:
		return game.NewRuleError(rulePlacement, p.cellsOf(p.on), messages.PickGyokuCell(p.toMove))
	case p.Placing() && isFace:
		return p.notPlacing()
	case isCube && c == GyokuCube:
		_, broken := p.resolveTurn(parsedTurn{kind: formDrop, face: Gyoku})
		return broken
	case isCube && p.handSlot(p.toMove, c) != noSlot:
		b := p.dropBarrier(c, allFaces)
		return p.barrierError(p.noDrop(b, c), 1<<p.toMove, b)
	case isFace && p.handSlot(p.toMove, face.Cube()) != noSlot:
		return pickError(messages.PickCubeFirst(face.piece(), face.Cube().piece()))
	case isFace:
		return p.notInHand(face)
	case isCell:
		return p.explainFromPick(cell)
	}
	return pickError(messages.PickNothing(quoted(id), p.toMove))
}

// explainFromPick returns why no turn begins on a cell.
func (p *Position) explainFromPick(cell cellXY) *game.RuleError {
	slot := p.at(cell.x, cell.y)
	if us := p.toMove; slot == noSlot && p.onField(cell.x, cell.y) && p.HandSlots(us) != 0 {
		return game.NewRuleError(ruleOwnCube, []string{cell.String()}, messages.EmptyCellPick(cell.place(), us, p.facesAt(p.on&p.ownedBy(us))))
	}
	if slot == noSlot || p.owner(slot) != p.toMove {
		_, broken := p.resolveTurn(parsedTurn{kind: formMove, from: cell, to: cell})
		return broken
	}
	if slot > 1 {
		b := p.pinBarrier(slot)
		return p.barrierError(messages.CannotMove(p.pieceAt(slot), b.describe(p)), 1<<slot, b)
	}
	text, places := messages.GyokuCannotMove(p.pieceAt(slot)), []string{cell.String()}
	for _, r := range p.explainGyokuMoves() {
		text = messages.AndThen(text, r.Message)
		places = append(places, r.Places...)
	}
	rule := ruleOrbit
	for d := range compass {
		to := cellXY{p.x[slot] + delta[d][0], p.y[slot] + delta[d][1]}
		if _, broken := p.resolveTurn(parsedTurn{kind: p.kindTo(to), from: cell, to: to}); broken != nil && ruleOrder(broken.Rule) > ruleOrder(rule) {
			rule = broken.Rule
		}
	}
	return game.NewRuleError(rule, uniqueNames(places), text)
}

// barrierError returns the error of a cube that nothing can be done with.
func (p *Position) barrierError(m message.Message, cubes uint8, b *moveBarrier) *game.RuleError {
	return game.NewRuleError(b.nearest(), p.barrierReason(m, cubes, b).Places, m)
}

// explainAfterCell returns why a pick cannot follow that of a cube on the field, and of
// the cell it goes to.
func (p *Position) explainAfterCell(from cellXY, picks []string) *game.RuleError {
	slot := p.at(from.x, from.y)
	to, isCell := pickedCell(picks[0])
	if !isCell {
		return pickError(messages.PickGoal(quoted(picks[0]), p.pieceAt(slot)))
	}
	w := parsedTurn{kind: p.kindTo(to), from: from, to: to, face: faces[p.face[slot]].becomes[0], becomes: slot > 1}
	if len(picks) == 1 {
		_, broken := p.resolveTurn(w)
		return broken
	}
	becomes := faces[p.face[slot]].becomes
	face, isFace := faceOf(picks[1])
	switch {
	case !isFace:
		return pickError(messages.PickNewFace(quoted(picks[1]), p.pieceAt(slot), piecesOf(becomes...)))
	case !slices.Contains(becomes, face):
		return game.NewRuleError(rulePromotion, []string{from.String(), to.String()}, messages.CannotBecome(p.pieceAt(slot), piecesOf(becomes...), face.piece()))
	}
	w.face = face
	_, broken := p.resolveTurn(w)
	return broken
}

// explainAfterCube returns why a pick cannot follow that of a cube in hand, and of the
// face it shows.
func (p *Position) explainAfterCube(c Cube, picks []string) *game.RuleError {
	face, isFace := faceOf(picks[0])
	cell, isCell := pickedCell(picks[len(picks)-1])
	switch {
	case len(picks) == 2 && isCell:
		_, broken := p.resolveTurn(parsedTurn{kind: formDrop, face: face, to: cell})
		return broken
	case len(picks) == 2:
		return pickError(messages.PickDropCell(quoted(picks[1]), face.piece()))
	case isCell:
		return p.explainDropCell(c, cell)
	case isFace && face.Cube() == c:
		b := p.dropBarrier(c, 1<<(face-firstFace(c)))
		return p.barrierError(messages.CannotDropAs(p.toMove, c.piece(), face.piece(), b.describe(p)), 1<<p.toMove, b)
	}
	return pickError(messages.PickOtherCube(quoted(picks[0]), c.piece(), piecesOf(c.faces()...)))
}

// explainDropCell returns why a cube of this kind cannot be dropped on a cell, or that its
// face is to be picked first.
func (p *Position) explainDropCell(c Cube, cell cellXY) *game.RuleError {
	var first *game.RuleError
	for _, face := range c.faces() {
		_, broken := p.resolveTurn(parsedTurn{kind: formDrop, face: face, to: cell})
		if broken == nil {
			return pickError(messages.PickFaceFirst(cell.place(), c.piece()))
		}
		if first == nil || ruleOrder(broken.Rule) > ruleOrder(first.Rule) {
			first = broken
		}
	}
	return first
}

// kindTo returns how a turn to a cell is written: as a capture when an enemy cube
// stands there.
func (p *Position) kindTo(to cellXY) moveForm {
	if p.at(to.x, to.y) != noSlot {
		return formCapture
	}
	return formMove
}
