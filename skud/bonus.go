package skud

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// mayPlantBonus reports whether a basic flower may be planted as a bonus.
func (p *Position) mayPlantBonus() bool { return !p.hasGrowing(p.seat) }

// appendBonuses appends the Harmony Bonuses that may be used now.
func (p *Position) appendBonuses(dst []game.Move) []game.Move {
	for k := range Kind(Kinds) {
		dst = p.appendBonus(dst, k)
	}
	return dst
}

// appendBonus appends the Harmony Bonuses with a tile of kind k.
func (p *Position) appendBonus(dst []game.Move, k Kind) []game.Move {
	if !p.hands[p.seat].has(k) {
		return dst
	}
	switch {
	case k.Flower():
		if k.Basic() && !p.mayPlantBonus() {
			return dst
		}
		for _, g := range gates {
			if p.tile[g] == NoTile {
				dst = append(dst, bonusMove(k, g, board.NoPoint))
			}
		}
	case k == Boat:
		dst = p.appendBoats(dst)
	default:
		for r := 1; r < Ranks-1; r++ {
			for row := ^p.rows[r]; row != 0; row &= row - 1 {
				at := PointIn(r, bits.TrailingZeros32(row))
				if k != Wheel || p.canUseWheel(at) {
					dst = append(dst, bonusMove(k, at, board.NoPoint))
				}
			}
		}
	}
	return dst
}

func (p *Position) appendBoats(dst []game.Move) []game.Move {
	var discords [basicKinds]PointSet
	var to PointSet
	p.allDiscordPoints(&discords)
	for s := range p.flowers {
		for _, at := range p.flowers[s].all() {
			if at.IsGate() {
				continue
			}
			p.boatDestinations(at, discordsOf(&discords, p.tile[at].Kind()), &to)
			for r := int(rankOf[at]) - 1; r <= int(rankOf[at])+1; r++ {
				for row := to[r]; row != 0; row &= row - 1 {
					dst = append(dst, bonusMove(Boat, at, PointIn(r, bits.TrailingZeros32(row))))
				}
			}
		}
	}
	for _, at := range p.accents.all() {
		if p.mayRemove(at) {
			dst = append(dst, bonusMove(Boat, at, board.NoPoint))
		}
	}
	return dst
}

// hasBonus reports whether the player to move may use some Harmony Bonus.
func (p *Position) hasBonus() bool {
	h := p.hands[p.seat]
	// The board has more points than there are tiles, so that a Rock or a
	// Knotweed always finds a place.
	if h.has(Rock) || h.has(Knotweed) {
		return true
	}
	for k := range Kind(Kinds) {
		if p.hasBonusOf(k) {
			return true
		}
	}
	return false
}

// hasBonusOf reports whether a tile of kind k may be used as a bonus.
func (p *Position) hasBonusOf(k Kind) bool {
	h := p.hands[p.seat]
	if !h.has(k) {
		return false
	}
	switch {
	case k.Flower():
		return p.openGates() > 0 && (!k.Basic() || p.mayPlantBonus())
	case k == Boat:
		return p.hasBoatBonus()
	case k == Wheel:
		return p.hasWheelBonus()
	}
	return true
}

func (p *Position) hasBoatBonus() bool {
	for s := range p.flowers {
		for _, at := range p.flowers[s].all() {
			if !at.IsGate() && p.canMoveByBoat(at) {
				return true
			}
		}
	}
	for _, at := range p.accents.all() {
		if p.mayRemove(at) {
			return true
		}
	}
	return false
}

// canMoveByBoat reports whether a Boat may move the blooming flower on at.
func (p *Position) canMoveByBoat(at board.Point) bool {
	var to PointSet
	p.boatDestinationsOf(at, &to)
	return to.count() > 0
}

func (p *Position) hasWheelBonus() bool {
	for r := 1; r < Ranks-1; r++ {
		for row := ^p.rows[r]; row != 0; row &= row - 1 {
			if p.canUseWheel(PointIn(r, bits.TrailingZeros32(row))) {
				return true
			}
		}
	}
	return false
}

// useBonus makes a Harmony Bonus for the player to move.
func (p *Position) useBonus(m game.Move) {
	k, at := kindOf(m), atOf(m)
	p.hands[p.seat] -= oneTile(k)
	switch k {
	case Boat:
		p.useBoat(at, toOf(m), p.seat)
		p.formed = anyHarmony
	case Wheel:
		p.useWheel(at, p.seat)
		p.formed = anyHarmony
	default:
		p.putTile(at, tileOf(k, p.seat))
	}
}
