package skud

import (
	"math/bits"
)

// CountLegalTurns returns the number of legal turns of a position between turns. It
// makes an Arrange to see whether it earns a bonus, but not the bonuses.
func (p *Position) CountLegalTurns() int {
	if p.over() {
		return 0
	}
	switch p.stage {
	case stageHostAccents, stageGuestAccents:
		return len(accentChoices)
	case stageGuestFlower:
		return basicKinds
	case stageHostFlower:
		return 1
	}
	n := p.countPlants()
	var v arrangeContext
	var ends PointSet
	p.arrangeContext(&v)
	for _, from := range p.flowers[p.seat].all() {
		p.destinationsIn(&v, from, &ends)
		for r := 1; r < Ranks-1; r++ {
			for row := ends[r]; row != 0; row &= row - 1 {
				after := *p
				n++
				if after.arrange(from, PointIn(r, bits.TrailingZeros32(row)))&harmonyOf(p.seat) != 0 {
					n += after.countBonuses()
				}
			}
		}
	}
	return max(n, 1) // with nothing else to do there is the pass
}

// countBonuses returns the number of Harmony Bonuses that may be used now.
func (p *Position) countBonuses() int {
	h := p.hands[p.seat]
	n := h.kinds(WhiteLotus, Boat)
	if p.mayPlantBonus() {
		n += h.kinds(0, basicKinds)
	}
	n *= p.openGates()
	n += h.kinds(Knotweed, Wheel) * p.countEmpty()
	if h.has(Wheel) {
		n += p.countWheels()
	}
	if h.has(Boat) {
		n += p.countBoats()
	}
	return n
}

func (p *Position) countWheels() int {
	n := 0
	for r := 1; r < Ranks-1; r++ {
		for row := ^p.rows[r]; row != 0; row &= row - 1 {
			if p.canUseWheel(PointIn(r, bits.TrailingZeros32(row))) {
				n++
			}
		}
	}
	return n
}

func (p *Position) countBoats() int {
	var discords [basicKinds]PointSet
	var to PointSet
	p.allDiscordPoints(&discords)
	n := 0
	for s := range p.flowers {
		for _, at := range p.flowers[s].all() {
			if !at.IsGate() {
				p.boatDestinations(at, discordsOf(&discords, p.tile[at].Kind()), &to)
				n += to.count()
			}
		}
	}
	for _, at := range p.accents.all() {
		if p.mayRemove(at) {
			n++
		}
	}
	return n
}
