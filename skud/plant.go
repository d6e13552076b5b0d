package skud

import "github.com/teahouse-games/teahouse/game"

// southGate and northGate are where Guest and Host plant their first flowers.
var southGate, northGate = gates[0], gates[3]

// appendPlants appends the turns that plant a basic flower in an open gate.
func (p *Position) appendPlants(dst []game.Move) []game.Move {
	for k := range Kind(basicKinds) {
		if !p.hands[p.seat].has(k) {
			continue
		}
		for _, g := range gates {
			if p.tile[g] == NoTile {
				dst = append(dst, plantMove(k, g))
			}
		}
	}
	return dst
}

// countPlants returns the number of turns that plant.
func (p *Position) countPlants() int {
	return p.hands[p.seat].kinds(0, basicKinds) * p.openGates()
}

// hostFirstKind returns the kind with which Host answers Guest's first flower.
func (p *Position) hostFirstKind() Kind {
	k := p.tile[southGate].Kind()
	if p.clash {
		return k.opposite()
	}
	return k
}
