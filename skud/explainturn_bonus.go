package skud

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// whyBonus returns what is against the bonus of a tile in the hand, the Arrange
// being made and the bonus earned; nil when it is legal.
func (p *Position) whyBonus(k Kind, at, to board.Point) *game.RuleError {
	switch {
	case k.Flower():
		return p.whyBonusPlant(k, at)
	case k == Boat:
		return p.whyBoat(at, to)
	case at.IsGate():
		return game.RuleErrorf(RuleEmptyPoint, wording.NamesOf(at), "the %s cannot be put in the gate %s", k.Name(), at)
	case p.tile[at] != NoTile:
		return game.RuleErrorf(RuleEmptyPoint, wording.NamesOf(at), "the %s needs an empty point, and on %s stands %s", k.Name(), at, p.tile[at].Description())
	case k == Wheel:
		return p.whyWheel(at)
	}
	return nil
}

func (p *Position) whyBonusPlant(k Kind, at board.Point) *game.RuleError {
	if broken := p.whyPlant(k, at); broken != nil {
		broken.Rule = RuleBonusPlant
		return broken
	}
	if !k.Basic() || p.mayPlantBonus() {
		return nil
	}
	for _, g := range gates {
		if t := p.tile[g]; t != NoTile && t.Owner() == p.seat {
			return game.RuleErrorf(RuleBonusPlant, wording.NamesOf(at, g), "%s is still growing: only a player without a growing flower plants a basic flower as a bonus", p.describeTile(g))
		}
	}
	return nil
}

func (p *Position) whyWheel(at board.Point) *game.RuleError {
	fault, on, to := p.wheelFault(at)
	switch fault {
	case wheelFine:
		return nil
	case wheelGrowing:
		return game.RuleErrorf(RuleWheel, wording.NamesOf(at, on), "the Wheel on %s would turn %s, which is growing", at, p.describeTile(on))
	case wheelRock:
		return game.RuleErrorf(RuleWheel, wording.NamesOf(at, on), "a Wheel cannot be put on %s beside %s: it cannot turn a Rock", at, p.describeTile(on))
	case wheelRim:
		return game.RuleErrorf(RuleWheel, wording.NamesOf(at, on), "the Wheel on %s would turn %s off the board", at, p.describeTile(on))
	case wheelGate:
		return game.RuleErrorf(RuleWheel, wording.NamesOf(at, on, to), "the Wheel on %s would turn %s into the gate %s", at, p.describeTile(on), to)
	case wheelGarden:
		return game.RuleErrorf(RuleWheel, wording.NamesOf(at, on, to), "the Wheel on %s would turn %s to %s, inside a %s garden",
			at, p.describeTile(on), to, closedGarden(p.tile[on].Kind()))
	}
	after := *p
	after.useWheel(at, p.seat)
	a, b, _ := after.findDisharmony()
	return game.RuleErrorf(RuleWheel, wording.NamesOf(at, a, b), "the Wheel on %s would bring about a Disharmony between %s and %s",
		at, after.describeTile(a), after.describeTile(b))
}

func (p *Position) whyBoat(at, to board.Point) *game.RuleError {
	t := p.tile[at]
	switch {
	case t == NoTile:
		return game.RuleErrorf(RuleBoat, wording.NamesOf(at), "a Boat is put on a blooming flower or on an Accent, and on %s there is no tile", at)
	case t.Kind().Accent() && to != board.NoPoint:
		return game.RuleErrorf(RuleBoat, wording.NamesOf(at, to), "a Boat takes %s away and does not move it to %s", p.describeTile(at), to)
	case t.Kind().Accent():
		return p.whyRemove(at)
	case at.IsGate():
		return game.RuleErrorf(RuleBoat, wording.NamesOf(at), "%s is growing: a Boat moves only blooming flowers", p.describeTile(at))
	case to == board.NoPoint:
		return game.RuleErrorf(RuleBoat, wording.NamesOf(at), "the Boat moves %s: to which point beside it is missing", p.describeTile(at))
	}
	var trips PointSet
	p.boatDestinationsOf(at, &trips)
	if trips.has(to) {
		return nil
	}
	return p.whyNoTrip(at, to)
}

func (p *Position) whyNoTrip(at, to board.Point) *game.RuleError {
	switch k := p.tile[at].Kind(); {
	case at == to || !isAround(at, to):
		return game.RuleErrorf(RuleBoat, wording.NamesOf(at, to), "a Boat moves %s to a point around it, which %s is not", p.describeTile(at), to)
	case to.IsGate():
		return game.RuleErrorf(RuleBoat, wording.NamesOf(at, to), "a Boat cannot move %s into the gate %s", p.describeTile(at), to)
	case p.tile[to] != NoTile:
		return game.RuleErrorf(RuleBoat, wording.NamesOf(at, to), "a Boat moves %s to an empty point, and on %s stands %s", p.describeTile(at), to, p.tile[to].Description())
	case !k.mayStand(to):
		return game.RuleErrorf(RuleBoat, wording.NamesOf(at, to), "a Boat cannot move %s to %s: a %s flower may not stand inside a %s garden", p.describeTile(at), to, flowerColour(k), closedGarden(k))
	}
	after := *p
	after.useBoat(at, to, p.seat)
	a, b, _ := after.findDisharmony()
	return game.RuleErrorf(RuleBoat, wording.NamesOf(at, to, a, b), "the Boat would bring about a Disharmony between %s and %s", after.describeTile(a), after.describeTile(b))
}

func (p *Position) whyRemove(at board.Point) *game.RuleError {
	if !p.isRemovable(at) {
		return game.RuleErrorf(RuleBoat, wording.NamesOf(at), "a Boat takes away a Rock, Wheel or Knotweed, not %s", p.describeTile(at))
	}
	if !p.opensDiscord(at) {
		return nil
	}
	after := *p
	after.removeTile(at)
	a, b, _ := after.findDisharmony()
	return game.RuleErrorf(RuleBoat, wording.NamesOf(at, a, b), "without %s there would be a Disharmony between %s and %s",
		p.describeTile(at), after.describeTile(a), after.describeTile(b))
}
