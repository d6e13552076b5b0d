package kishogi

import (
	"slices"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi/messages"
	"github.com/teahouse-games/teahouse/message"
)

// explainHand returns why no cube in the hand of the seat to move can be dropped, kinds
// with the same reasons together.
func (p *Position) explainHand() (t game.Explanation) {
	var kinds [][]Cube
	var barriers []*moveBarrier
	for c := HiCube; c <= KiCube; c++ {
		if p.handSlot(p.toMove, c) == noSlot {
			continue
		}
		b := p.dropBarrier(c, allFaces)
		if n := len(barriers) - 1; n >= 0 && barriers[n].equal(b) {
			kinds[n] = append(kinds[n], c)
			continue
		}
		kinds, barriers = append(kinds, []Cube{c}), append(barriers, b)
	}
	if len(kinds) == 0 {
		t.Add(nil, messages.HandEmpty(p.toMove))
	}
	for i, b := range barriers {
		t = append(t, p.barrierReason(p.noDrop(b, kinds[i]...), 1<<p.toMove, b))
	}
	return t
}

// noDrop is e.g. "Black cannot drop the Hi or Kaku cube in hand beside Black's Gyoku on 0,0: …".
func (p *Position) noDrop(b *moveBarrier, kinds ...Cube) message.Message {
	return messages.CannotDrop(p.toMove, piecesOf(kinds...), p.describeZone(p.dropZone(p.toMove, kinds[0])), b.describe(p))
}

// dropBarrier returns why a cube of this kind, of which one is in the hand, cannot be
// dropped on the cells of its zone with the faces of a set, a bit each from the
// cube's first.
func (p *Position) dropBarrier(c Cube, shown uint8) *moveBarrier {
	b := new(moveBarrier)
	us, them := p.toMove, uint8(p.toMove.Opponent())
	v := p.dropContext()
	zone := p.dropZone(us, c)
	for a := range slotsIn(zone.anchors) {
		radius := zone.around(a)
		for dy := -radius; dy <= radius; dy++ {
			for dx := -radius; dx <= radius; dx++ {
				to := cellXY{p.x[a] + dx, p.y[a] + dy}
				if !p.onField(to.x, to.y) || p.anchorOf(zone, to.x, to.y) != a {
					continue
				}
				there := p.at(to.x, to.y)
				faces := shown &^ (allFaces &^ p.facesFor(&v, c, to.x, to.y))
				switch {
				case zone.anchors>>there&1 != 0:
				case there != noSlot:
					b.add(ruleOccupied, 1<<there)
				case p.isWithin(1, them, to.x, to.y):
					b.add(ruleShared, 1<<them, to)
				case faces == 0:
					b.add(ruleDropCheck, 0, to)
				default:
					p.addEndBarrier(b, withFace(newDrop(a, dx, dy), lowestFace(c, faces)), to)
				}
			}
		}
	}
	b.sort()
	return b
}

// lowestFace returns the first face of a set.
func lowestFace(c Cube, faces uint8) Face { return firstFace(c) + Face(firstSlot(faces)) }

// ruleOrder returns the place of a rule in the order of the tests.
func ruleOrder(rule string) int {
	return slices.IndexFunc(turnRules, func(h game.TurnRule) bool { return h.ID == rule })
}
