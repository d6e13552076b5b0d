package kishogi

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi/messages"
	"github.com/teahouse-games/teahouse/message"
)

func (p *Position) resolveDrop(w parsedTurn) (game.Move, *game.RuleError) {
	us, c := p.toMove, w.face.Cube()
	if c == GyokuCube {
		return 0, game.NewRuleError(rulePlacement, p.cellsOf(gyokus), messages.GyokuPlaced(p.pieceAt(0), p.pieceAt(1)))
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
		return 0, game.NewRuleError(ruleDropZone, append(at, p.cellsOf(zone.anchors)...), messages.NotInZone(us, c.piece(), p.describeZone(zone), w.to.place()))
	}
	if there := p.at(w.to.x, w.to.y); there != noSlot {
		return 0, game.NewRuleError(ruleOccupied, at, messages.DropOccupied(p.pieceOf(there), w.to.place()))
	}
	them := uint8(us.Opponent())
	if p.isWithin(1, them, w.to.x, w.to.y) {
		return 0, game.NewRuleError(ruleShared, append(at, p.cell(them).String()), messages.DropBesideGyoku(w.to.place(), p.pieceAt(them)))
	}
	v := p.dropContext()
	if p.facesFor(&v, c, w.to.x, w.to.y)>>(w.face-firstFace(c))&1 == 0 {
		return 0, game.NewRuleError(ruleDropCheck, append(at, p.cell(them).String()), messages.DropAttacks(w.face.piece(), w.to.place(), p.pieceAt(them)))
	}
	m := withFace(newDrop(anchor, w.to.x-p.x[anchor], w.to.y-p.y[anchor]), w.face)
	return m, p.checkTurnEnd(m)
}

// notInHand returns where the cubes are of which one is missed in the hand.
func (p *Position) notInHand(face Face) *game.RuleError {
	us, c := p.toMove, face.Cube()
	if c == KiCube && !p.ki {
		return game.NewRuleError(ruleHand, nil, messages.WithoutKi(face.piece()))
	}
	standing := uint8(3<<(2*c)) & p.on
	var where message.Message
	switch bits.OnesCount8(standing) {
	case 0:
		where = messages.BothInHand(us.Opponent())
	case 1:
		where = messages.OneInHand(p.pieceAt(firstSlot(standing)), us.Opponent())
	default:
		where = messages.BothOnField(p.pieceAt(firstSlot(standing)), p.pieceAt(firstSlot(standing&(standing-1))))
	}
	if face.String() == c.String() {
		return game.NewRuleError(ruleHand, p.cellsOf(standing), messages.NotInHand(us, c.piece(), where))
	}
	return game.NewRuleError(ruleHand, p.cellsOf(standing), messages.FaceNotInHand(face.piece(), c.piece(), us, where))
}

// describeZone describes a zone, e.g. "beside Black's Gyoku on 0,0".
func (p *Position) describeZone(z dropZone) message.Message {
	gyoku := p.pieceAt(firstSlot(z.anchors & gyokus))
	zone := messages.ZoneBeside(gyoku)
	if z.radius == 2 {
		zone = messages.ZoneWithinTwo(gyoku)
	}
	if ki := z.anchors &^ gyokus; ki != 0 {
		zone = messages.ZoneOrKi(zone, p.piecesAt(ki))
	}
	return zone
}
