package kishogi

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game"
)

func (p *Position) findDrop(w words) (game.Move, *game.RuleError) {
	us, c := p.toMove, w.face.Cube()
	if c == GyokuCube {
		return 0, game.Broken(rulePlacement, p.cellsOf(gyokus), "no Gyoku is dropped any more: %s and %s are placed", p.named(0), p.named(1))
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
		return 0, game.Broken(ruleDropZone, append(at, p.cellsOf(zone.anchors)...), "%s drops a %s cube %s, and %s is not there", playerNames[us], c, p.around(zone), w.to)
	}
	if there := p.at(w.to.x, w.to.y); there != noSlot {
		return 0, game.Broken(ruleOccupied, at, "a cube is dropped on an empty cell, and %s stands on %s", p.whose(there), w.to)
	}
	them := uint8(us.Opponent())
	if p.within(1, them, w.to.x, w.to.y) {
		return 0, game.Broken(ruleShared, append(at, p.cell(them).String()),
			"%s is beside %s, and no cube is dropped beside the enemy Gyoku", w.to, p.named(them))
	}
	v := p.look()
	if p.facesFor(&v, c, w.to.x, w.to.y)>>(w.face-firstFace(c))&1 == 0 {
		return 0, game.Broken(ruleDropCheck, append(at, p.cell(them).String()),
			"%s on %s would attack %s, and a dropped cube must not attack the enemy Gyoku", w.face, w.to, p.named(them))
	}
	m := withFace(newDrop(anchor, w.to.x-p.x[anchor], w.to.y-p.y[anchor]), w.face)
	return m, p.exposes(m)
}

// notInHand says where the cubes are of which one is missed in the hand.
func (p *Position) notInHand(face Face) *game.RuleError {
	us, c := p.toMove, face.Cube()
	if c == KiCube && !p.ki {
		return game.Broken(ruleHand, nil, "%s is a face of the Ki cube, and this game is played without the Ki cubes", face)
	}
	of := ""
	if face.String() != c.String() {
		of = fmt.Sprintf(", of which %s is a face", face)
	}
	all := uint8(3 << (2 * c))
	var where []string
	for i := range members(all & p.on) {
		where = append(where, fmt.Sprintf("%s is one", p.named(i)))
	}
	switch held := all &^ p.on; {
	case held == all:
		where = append(where, fmt.Sprintf("%s has both in hand", playerNames[us.Opponent()]))
	case held != 0:
		where = append(where, fmt.Sprintf("%s has the other in hand", playerNames[us.Opponent()]))
	}
	return game.Broken(ruleHand, p.cellsOf(all&p.on), "%s has no %s cube in hand%s: %s", playerNames[us], c, of, game.Series("and", where))
}

// around says where a zone is, e.g. "beside Black's Gyoku on 0,0".
func (p *Position) around(z dropZone) string {
	gyoku := z.anchors & gyokus
	text := "beside " + p.namedAll(gyoku)
	if z.radius == 2 {
		text = "at distance 1 or 2 from " + p.namedAll(gyoku)
	}
	if ki := z.anchors &^ gyokus; ki != 0 {
		text += " or beside " + p.namedAll(ki)
	}
	return text
}
