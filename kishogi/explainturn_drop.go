package kishogi

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

func (p *Position) resolveDrop(w parsedTurn) (game.Move, *game.RuleError) {
	us, c := p.toMove, w.face.Cube()
	if c == GyokuCube {
		return 0, game.RuleErrorf(rulePlacement, p.cellsOf(gyokus), "no Gyoku is dropped any more: %s and %s are placed", p.describeCube(0), p.describeCube(1))
	}
	if p.handSlot(us, c) == noSlot {
		return 0, p.notInHand(w.face)
	}
	if !p.onField(w.to.x, w.to.y) {
		return 0, p.offField(w.to)
	}
	at := []string{w.to.String()}
	zone := p.dropZone(us, c)
	anchor := p.anchorOf(zone, w.to.x, w.to.y)
	if anchor == noSlot {
		return 0, game.RuleErrorf(ruleDropZone, append(at, p.cellsOf(zone.anchors)...), "%s drops a %s cube %s, and %s is not there", playerNames[us], c, p.describeZone(zone), w.to)
	}
	if there := p.at(w.to.x, w.to.y); there != noSlot {
		return 0, game.RuleErrorf(ruleOccupied, at, "a cube is dropped on an empty cell, and %s stands on %s", p.cubeName(there), w.to)
	}
	them := uint8(us.Opponent())
	if p.isWithin(1, them, w.to.x, w.to.y) {
		return 0, game.RuleErrorf(ruleShared, append(at, p.cell(them).String()),
			"%s is beside %s, and no cube is dropped beside the enemy Gyoku", w.to, p.describeCube(them))
	}
	v := p.dropContext()
	if p.facesFor(&v, c, w.to.x, w.to.y)>>(w.face-firstFace(c))&1 == 0 {
		return 0, game.RuleErrorf(ruleDropCheck, append(at, p.cell(them).String()),
			"%s on %s would attack %s, and a dropped cube must not attack the enemy Gyoku", w.face, w.to, p.describeCube(them))
	}
	m := withFace(newDrop(anchor, w.to.x-p.x[anchor], w.to.y-p.y[anchor]), w.face)
	return m, p.checkTurnEnd(m)
}

// notInHand returns where the cubes are of which one is missed in the hand.
func (p *Position) notInHand(face Face) *game.RuleError {
	us, c := p.toMove, face.Cube()
	if c == KiCube && !p.ki {
		return game.RuleErrorf(ruleHand, nil, "%s is a face of the Ki cube, and this game is played without the Ki cubes", face)
	}
	of := ""
	if face.String() != c.String() {
		of = fmt.Sprintf(", of which %s is a face", face)
	}
	all := uint8(3 << (2 * c))
	var where []string
	for i := range slotsIn(all & p.on) {
		where = append(where, fmt.Sprintf("%s is one", p.describeCube(i)))
	}
	switch held := all &^ p.on; {
	case held == all:
		where = append(where, fmt.Sprintf("%s has both in hand", playerNames[us.Opponent()]))
	case held != 0:
		where = append(where, fmt.Sprintf("%s has the other in hand", playerNames[us.Opponent()]))
	}
	return game.RuleErrorf(ruleHand, p.cellsOf(all&p.on), "%s has no %s cube in hand%s: %s", playerNames[us], c, of, wording.JoinWords("and", where))
}

// describeZone describes a zone, e.g. "beside Black's Gyoku on 0,0".
func (p *Position) describeZone(z dropZone) string {
	gyoku := z.anchors & gyokus
	text := "beside " + p.describeCubes(gyoku)
	if z.radius == 2 {
		text = "at distance 1 or 2 from " + p.describeCubes(gyoku)
	}
	if ki := z.anchors &^ gyokus; ki != 0 {
		text += " or beside " + p.describeCubes(ki)
	}
	return text
}
